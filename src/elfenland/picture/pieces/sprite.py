"""All pieces by name: in one sprite that shares its figures, or each by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from elfenland.board import CARD_NAMES, COUNTER_NAMES

from ..colours import PLAYER_COLOURS
from . import animals, cards, counters, marks, players, scenery, vehicles
from .pen import tag

#: The whole figure of each kind.
FIGURES: dict[str, Callable[[], str]] = {
    "giant_pig": animals.pig,
    "elfcycle": vehicles.elfcycle,
    "magic_cloud": vehicles.cloud,
    "unicorn": animals.unicorn,
    "troll_wagon": vehicles.wagon,
    "dragon": animals.dragon,
    "raft": vehicles.raft,
}


def _mark(data: str) -> str:
    return tag("path", d=data, fill="currentColor", fill_rule="evenodd")


_DRAWN: dict[str, Callable[[], str]] = {
    **{f"counter-{kind}": partial(counters.counter, kind) for kind in COUNTER_NAMES},
    **{f"mini-{kind}": partial(counters.mini, kind) for kind in CARD_NAMES},
    **{f"card-{kind}": partial(cards.card, kind) for kind in CARD_NAMES},
    "counter-obstacle": counters.obstacle,
    "mini-obstacle": counters.mini_obstacle,
    "counter-back": counters.back,
    "card-back": cards.card_back,
    **{f"boot-{seat}": partial(players.boot, seat) for seat in range(len(PLAYER_COLOURS))},
    **{f"piece-{seat}": partial(players.piece, seat) for seat in range(len(PLAYER_COLOURS))},
    "mark-caravan": partial(_mark, marks.CAMEL),
    "mark-castle": partial(_mark, marks.CASTLE),
    "mark-boot": partial(_mark, players.SILHOUETTE),
}

#: The names of all pieces.
SYMBOLS: tuple[str, ...] = tuple(_DRAWN)

USE = re.compile(r'<use href="#([\w-]+)"/>')


@cache
def _shared() -> dict[str, str]:
    """What several symbols copy: each is a group with an id."""
    found = {f"figure-{kind}": f'<g id="figure-{kind}">{draw()}</g>' for kind, draw in FIGURES.items()}
    found["boot-leather"] = f'<g id="boot-leather">{players.boot_leather()}</g>'
    trees = re.findall(r'<g id="(scene-tree\d)".*?</g>', scenery.tree_definitions())
    parts = re.split(r'(?=<g id="scene-tree)', scenery.tree_definitions())[1:]
    return found | dict(zip(trees, parts, strict=True))


def box(name: str) -> str:
    """The view box of a piece."""
    return "0 0 100 140" if name.startswith("card-") else "0 0 100 100"


@cache
def symbol(name: str) -> str:
    """A piece as a symbol of its own, which needs nothing else."""
    return f'<symbol id="{name}" viewBox="{box(name)}">{_alone(name)}</symbol>'


@cache
def _alone(name: str) -> str:
    """The drawing of a piece with everything it copies written out."""
    if name not in _DRAWN:
        raise ValueError(f"there is no piece {name!r}; choose from {', '.join(SYMBOLS)}")

    def shared(found: re.Match[str]) -> str:
        return _shared()[found[1]].replace(f' id="{found[1]}"', "")

    return USE.sub(shared, _DRAWN[name]())


@cache
def piece_svg(name: str, size: int | None = None) -> str:
    """One piece as a picture that stands alone; `size` is its width in pixels."""
    body, view = _alone(name), box(name)
    high = "" if size is None else f' width="{size}" height="{size * 7 // 5 if name.startswith("card-") else size}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}"{high}>{body}</svg>\n'


@cache
def sprite() -> str:
    """Every symbol, sharing figures and trees."""
    symbols = (f'<symbol id="{name}" viewBox="{box(name)}">{draw()}</symbol>' for name, draw in _DRAWN.items())
    shared = "".join(_shared().values())
    return '<svg xmlns="http://www.w3.org/2000/svg">\n<defs>' + shared + "</defs>\n" + "\n".join(symbols) + "\n</svg>\n"
