"""A position as one line of text that can be read back (docs/position.md), as FEN is for chess.

    rio-grande 2/plan 1>0:0 EUUWD 3D8Ux23 el:DDR:EU:C:uswyja:x:- us:PPD:W:-:wyjati:-:-

The rules, the round and its phase, who starts and who is to act, the counters beside the board, the roads, and for
each seat: boot, cards, face-up counters, secret counters, towns still to visit, obstacle, town card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from elfenland.board import (
    BOARD,
    CARD_NAMES,
    CARDS_OF_KIND,
    COUNTERS_OF_KIND,
    DEFAULT_EDITION,
    OPTION_VALUES,
    EarlyFinish,
    Options,
    name_of,
    resolve,
)
from elfenland.errors import OptionError, PositionError
from elfenland.rules.numbering import (
    BAG,
    BAG_COUNT,
    BLIND,
    BLOCKED,
    BOOT,
    CARD_COUNT,
    CARD_KINDS,
    COLLECTED,
    COUNTER_KINDS,
    CURRENT,
    DEAL,
    DISCARD,
    DRAW,
    DRAWS,
    FREE,
    HAND,
    HAND_KEPT,
    HAND_SIZE,
    HIDDEN,
    KEEP,
    LAST_ROUND,
    MARKET,
    MARKET_SIZE,
    MAX_PLAYERS,
    NONE,
    OBSTACLE_LEFT,
    OPEN,
    OPT_CARAVAN_ALWAYS,
    OPT_EARLY,
    OPT_FERRY_ONE_RAFT,
    OPT_RESHUFFLE,
    OPT_ROADS_ONLY,
    OPT_TIE_DISTANCE,
    OPT_TOWN_CARDS,
    OVER,
    PASSES,
    PAY,
    PAY_CONNECTION,
    PAY_LEFT,
    PHASE,
    PIECE,
    PIECES,
    PLAN,
    PLAYERS,
    REFILL,
    ROAD,
    ROADS,
    ROUND,
    SECRET,
    STACK,
    STACK_COUNT,
    START,
    STEP,
    TOWN_CARD,
    TOWN_CARD_LEFT,
    TOWN_CARDS,
    TOWNS,
    TRAVEL,
    TURN_UP,
    WINNER,
    hand_at,
    open_at,
    piece_at,
    secret_at,
)
from elfenland.rules.state import State

#: The kinds' letters in the order of CARD_NAMES: Pig, Elfcycle, Cloud, Unicorn, Wagon, Dragon, Raft.
LETTERS = "PECUWDR"
#: The towns' letters: the first two of their names, which differ.
CODES = tuple(town.id[:2] for town in BOARD.towns)
PHASES = {
    "draw": DRAW,
    "plan": PLAN,
    "travel": TRAVEL,
    "pay": PAY,
    "discard": DISCARD,
    "keep": KEEP,
    "town-cards": TOWN_CARDS,
    "turn-up": TURN_UP,
    "deal": DEAL,
    "secret": SECRET,
    "refill": REFILL,
    "blind": BLIND,
    "over": OVER,
}
PHASE_NAMES = {number: name for name, number in PHASES.items()}
#: By the numbers FINISH_ROUND, INSTANT and AFTER_ROUND_THREE.
EARLY: tuple[EarlyFinish, ...] = ("finish_round", "instant", "after_round_three")
MOST_CHARACTERS = 1000


# ------------------------------------------------------------------ write


def to_text(state: State, secrets: Sequence[int] | None = None) -> str:
    """The position as text. Of a state that hides things, `secrets` says how many secret counters each seat has."""
    block = state.to_bytes()
    players = block[PLAYERS]
    counts = secrets or [sum(_row(block, HIDDEN, COUNTER_KINDS, seat)) for seat in range(players)]
    current = f"{block[START]}>{block[CURRENT]}:{block[PASSES] if block[PHASE] == PLAN else block[STEP]}"
    market = _letters(block[MARKET : MARKET + COUNTER_KINDS])
    seats = [_seat_text(block, seat, counts[seat]) for seat in range(players)]
    return " ".join([_rules_text(options_of(state)), _phase_text(block), current, market, _roads_text(block), *seats])


def options_of(state: State) -> Options:
    """The options that a state is played by."""
    town_cards = bool(state.at(OPT_TOWN_CARDS))
    return Options(
        town_cards=town_cards,
        early_finish=EARLY[state.at(OPT_EARLY)],
        face_up_counters="reshuffle" if state.at(OPT_RESHUFFLE) else "stay",
        caravan="always" if state.at(OPT_CARAVAN_ALWAYS) else "when_unable",
        nebulae_ferry="one_raft_or_caravan" if state.at(OPT_FERRY_ONE_RAFT) else "two_rafts",
        town_distance="roads_only" if state.at(OPT_ROADS_ONLY) else "all_connections",
        tie_break="distance" if state.at(OPT_TIE_DISTANCE) else "cards",
    )


def _rules_text(options: Options) -> str:
    """An edition, and each option that differs from it."""
    named = name_of(options)
    edition = DEFAULT_EDITION if named == "custom" else named
    preset = resolve(edition, options.town_cards).to_dict() | {"town_cards": resolve(edition).town_cards}
    changed = {name: value for name, value in options.to_dict().items() if value != preset[name]}
    return ",".join([edition, *(f"{name}={str(value).lower()}" for name, value in changed.items())])


def _phase_text(block: bytes) -> str:
    text = f"{block[ROUND] + 1}/{PHASE_NAMES[block[PHASE]]}"
    if block[PHASE] == PAY:
        text += f"={block[PAY_LEFT]}*{BOARD.connections[block[PAY_CONNECTION]].id}"
    return f"{text}={block[WINNER]}" if block[WINNER] != NONE else text


def _roads_text(block: bytes) -> str:
    """The roads in the order of the board: counters as letters, x behind a blocked one, empty roads counted."""
    signs = [
        "." if not block[ROAD + r] else LETTERS[block[ROAD + r] - 1] + "x" * block[BLOCKED + r] for r in range(ROADS)
    ]
    return re.sub(r"\.+", lambda run: str(len(run[0])), "".join(signs))


def _seat_text(block: bytes, seat: int, secrets: int) -> str:
    hand, hidden = _row(block, HAND, CARD_KINDS, seat), _row(block, HIDDEN, COUNTER_KINDS, seat)
    towns = [code for code, lies in zip(CODES, _row(block, PIECE, TOWNS, seat), strict=True) if lies]
    card = block[TOWN_CARD + seat]
    unseen = block[OPT_TOWN_CARDS] and block[PHASE] != TOWN_CARDS
    return ":".join(
        [
            CODES[block[BOOT + seat]],
            _letters(hand, block[CARD_COUNT + seat] - sum(hand)),
            _letters(_row(block, OPEN, COUNTER_KINDS, seat)),
            _letters(hidden, secrets - sum(hidden)),
            "".join(towns) or "-",
            "x" if block[OBSTACLE_LEFT + seat] else "-",
            CODES[card] if card != NONE else "?" if unseen else "-",
        ]
    )


def _row(block: bytes, place: int, width: int, seat: int) -> bytes:
    return block[place + width * seat : place + width * (seat + 1)]


def _letters(counts: Iterable[int], hidden: int = 0) -> str:
    known = "".join(letter * count for letter, count in zip(LETTERS, counts, strict=False))
    return known + (f"?{hidden}" if hidden else "") or "-"


# ------------------------------------------------------------------ read


def from_text(text: str) -> State:
    """The position that a text describes; a PositionError says what is wrong with it."""
    if not isinstance(text, str):
        raise PositionError(f"a position is a line of text, not {text!r}")
    if len(text) > MOST_CHARACTERS:
        raise PositionError(f"a position has at most {MOST_CHARACTERS} characters")
    parts = text.split()
    if not 7 <= len(parts) <= 5 + MAX_PLAYERS:
        raise PositionError("a position has five parts and one for each of 2 to 6 players")
    rules, phase, turn, market, roads, *seats = parts
    block = bytearray(State.start(_options(rules), len(seats)).to_bytes())
    block[TOWN_CARD_LEFT : TOWN_CARD_LEFT + TOWNS] = bytes(TOWNS)
    _read_phase(block, phase)
    _read_turn(block, turn)
    block[MARKET : MARKET + COUNTER_KINDS] = _counts(market, COUNTER_KINDS)[0]
    _read_roads(block, roads)
    hidden = [_read_seat(block, seat, part) for seat, part in enumerate(seats)]
    _fill_stacks(block, sum(hidden))
    _check(block, any(hidden) or any("?" in part for part in seats))
    return State.from_bytes(bytes(block))


def _options(text: str) -> Options:
    edition, *changes = text.split(",")
    values: dict[str, Any] = {}
    for change in changes:
        name, _, word = change.partition("=")
        known = {str(value).lower(): value for value in OPTION_VALUES.get(name, ())}
        if word not in known:
            raise PositionError(f"{change!r} is not an option and its value")
        values[name] = known[word]
    try:
        return resolve(edition, values.pop("town_cards", None), **values)
    except OptionError as problem:
        raise PositionError(str(problem)) from None


def _read_phase(block: bytearray, text: str) -> None:
    found = re.fullmatch(r"([1-4])/([a-z-]+)(?:=(\d)(?:\*([\w-]+))?)?", text)
    if found is None or found[2] not in PHASES:
        raise PositionError(f"{text!r} is not a round and a phase, such as 2/plan")
    block[ROUND] = int(found[1]) - 1
    block[PHASE] = PHASES[found[2]]
    if (block[PHASE] == PAY) != (found[4] is not None) or (found[3] is not None and block[PHASE] not in (PAY, OVER)):
        raise PositionError(f"{text!r} is not a round and a phase; a caravan is written 2/pay=3*feodor-lapphalya")
    if block[PHASE] == PAY:
        if found[4] not in BOARD.connection_index:
            raise PositionError(f"there is no connection {found[4]!r}")
        block[PAY_LEFT], block[PAY_CONNECTION] = int(found[3]), BOARD.connection_index[found[4]]
    elif found[3] is not None:
        block[WINNER] = int(found[3])


def _read_turn(block: bytearray, text: str) -> None:
    found = re.fullmatch(r"([0-5])>([0-5]):(\d\d?)", text)
    if found is None:
        raise PositionError(
            f"{text!r} does not say who starts, who is to act and how many turns are over, as 1>0:3 does"
        )
    block[START], block[CURRENT] = int(found[1]), int(found[2])
    block[PASSES if block[PHASE] == PLAN else STEP] = int(found[3])
    block[STEP if block[PHASE] == PLAN else PASSES] = 0


def _read_roads(block: bytearray, text: str) -> None:
    if re.fullmatch(r"(\d{1,2}|[PECUWD]x?)*", text) is None:
        raise PositionError(
            f"{text!r} is not a row of roads: letters of counters, x for obstacles, numbers of empty roads"
        )
    road = 0
    for empty, letter, blocked in re.findall(r"(\d{1,2})|([PECUWD])(x?)", text):
        if letter and road < ROADS:
            block[ROAD + road], block[FREE + road], block[BLOCKED + road] = LETTERS.index(letter) + 1, 0, bool(blocked)
        road += int(empty or 1)
    if road != ROADS:
        raise PositionError(f"there are {ROADS} roads, not {road}")


def _read_seat(block: bytearray, seat: int, text: str) -> int:
    """Read a seat's part of the block; return how many of its secret counters are of unknown kind."""
    parts = text.split(":")
    if len(parts) != 7:
        raise PositionError(f"seat {seat} has seven parts with colons between them, not {text!r}")
    boot, cards, counters, secret, towns, obstacle, town_card = parts
    block[BOOT + seat] = _town(boot)
    hand, unseen = _counts(cards, CARD_KINDS)
    block[hand_at(seat, 0) : hand_at(seat + 1, 0)] = hand
    block[CARD_COUNT + seat] = min(NONE, sum(hand) + unseen)
    block[open_at(seat, 0) : open_at(seat + 1, 0)] = _counts(counters, COUNTER_KINDS)[0]
    known, hidden = _counts(secret, COUNTER_KINDS)
    block[secret_at(seat, 0) : secret_at(seat + 1, 0)] = known
    pieces = set() if towns == "-" else {_town(towns[at : at + 2]) for at in range(0, len(towns), 2)}
    for town in range(TOWNS):
        block[piece_at(seat, town)] = town in pieces
    block[COLLECTED + seat] = max(0, PIECES - len(pieces))
    if obstacle not in ("x", "-"):
        raise PositionError(f"seat {seat} has its obstacle (x) or not (-), not {obstacle!r}")
    block[OBSTACLE_LEFT + seat] = obstacle == "x"
    block[TOWN_CARD + seat] = NONE if town_card in ("-", "?") else _town(town_card)
    return hidden


def _town(code: str) -> int:
    if code not in CODES:
        raise PositionError(f"{code!r} is no town; towns are written as the first two letters of their names")
    return CODES.index(code)


def _counts(text: str, kinds: int) -> tuple[bytes, int]:
    """Letters counted by kind, and how many things of an unknown kind follow them."""
    found = re.fullmatch(rf"-|([{LETTERS[:kinds]}]{{0,60}})(?:\?(\d\d?))?", text)
    if found is None or not text:
        raise PositionError(f"{text!r} are no kinds; they are written {LETTERS[:kinds]}, or - for none")
    return bytes((found[1] or "").count(letter) for letter in LETTERS[:kinds]), int(found[2] or 0)


# ------------------------------------------------------------------ what must hold


def _fill_stacks(block: bytearray, hidden: int) -> None:
    """What lies nowhere else lies in the stacks; there are 72 cards and 48 counters."""
    players = range(block[PLAYERS])
    for kind, name in enumerate(CARD_NAMES):
        held = sum(block[hand_at(seat, kind)] for seat in players)
        block[STACK + kind] = _rest(CARDS_OF_KIND[kind], held, f"cards {name}")
    cards = sum(block[CARD_COUNT + seat] for seat in players)
    block[STACK_COUNT] = _rest(sum(CARDS_OF_KIND), cards, "cards")
    for kind, name in enumerate(CARD_NAMES[:COUNTER_KINDS]):
        held = sum(block[place(seat, kind)] for place in (open_at, secret_at) for seat in players)
        used = held + block[MARKET + kind] + block[ROAD : ROAD + ROADS].count(kind + 1)
        block[BAG + kind] = _rest(COUNTERS_OF_KIND, used, f"counters {name}")
    block[BAG_COUNT] = _rest(sum(block[BAG : BAG + COUNTER_KINDS]), hidden, "counters")


def _rest(all_of_them: int, used: int, what: str) -> int:
    if used > all_of_them:
        raise PositionError(f"there are only {all_of_them} {what}, not {used}")
    return all_of_them - used


def _check(block: bytearray, hides: bool) -> None:
    """Refuse a position that no game can reach, as far as the rules depend on it."""
    players, phase, step = block[PLAYERS], block[PHASE], block[STEP]
    seat = block[CURRENT]
    if not (block[START] < players and seat < players and (block[WINNER] == NONE or block[WINNER] < players)):
        raise PositionError(f"there are only {players} seats, from 0")
    hand = block[CARD_COUNT + seat]
    market = sum(block[MARKET : MARKET + COUNTER_KINDS])
    counters = sum(block[place(seat, kind)] for place in (open_at, secret_at) for kind in range(COUNTER_KINDS))
    way = BOARD.connections[block[PAY_CONNECTION]]
    turns = {DRAW: DRAWS * players, REFILL: DRAWS * players, BLIND: DRAWS * players, TURN_UP: MARKET_SIZE}
    beside = {TOWN_CARDS: 0, TURN_UP: step, REFILL: MARKET_SIZE - 1}.get(phase, MARKET_SIZE)
    in_turn = seat == (block[START] if phase == TURN_UP else (block[START] + step) % players)
    before = phase in (TOWN_CARDS, TURN_UP, DEAL, SECRET)
    draws = DRAWS * players - step if phase in (DRAW, REFILL, BLIND) else (1 + DRAWS) * players * before
    holds = {
        f"a hand has at most {HAND_SIZE} cards": max(block[CARD_COUNT : CARD_COUNT + players]) <= HAND_SIZE,
        "the capital has no pieces": not any(block[piece_at(p, BOARD.capital)] for p in range(players)),
        f"{beside} counters lie beside the board now": market == beside,
        "so many turns cannot be over in this phase": phase == OVER or step < turns.get(phase, players),
        "not everybody has passed": block[PASSES] < players,
        "the turn goes around from the starting player": phase in (PLAN, OVER) or in_turn,
        "a counter is left for every draw": block[BAG_COUNT] >= draws,
        "the hand can still be filled": phase != DEAL or hand < HAND_SIZE,
        "the caravan can be paid from where the boot stands": phase != PAY
        or (0 < block[PAY_LEFT] <= hand and block[BOOT + seat] in (way.a, way.b)),
        "more than four cards must be in the hand": phase != DISCARD or hand > HAND_KEPT,
        "whoever keeps a counter has one": phase != KEEP or counters > 0 or hides,
        "the last round has no keeping": phase != KEEP or block[ROUND] < LAST_ROUND,
    }
    for sentence, true in holds.items():
        if not true:
            raise PositionError(f"this position is not possible: {sentence}")
    _check_town_cards(block, hides)


def _check_town_cards(block: bytearray, hides: bool) -> None:
    """Everybody has a town card of their own, or nobody has one (R1.5)."""
    cards = [block[TOWN_CARD + seat] for seat in range(block[PLAYERS])]
    dealt = [card for card in cards if card != NONE]
    if len(set(dealt)) != len(dealt) or any(not BOARD.towns[card].town_card for card in dealt):
        raise PositionError("two seats have the same town card, or a town's that has none")
    if block[PHASE] == TOWN_CARDS:
        for town in BOARD.towns:
            block[TOWN_CARD_LEFT + town.index] = town.town_card and town.index not in dealt
    elif not hides and len(dealt) != (block[PLAYERS] if block[OPT_TOWN_CARDS] else 0):
        raise PositionError("with town cards each seat has one, without them none has")
