"""The editions: every option of the rules, and the eight rulebooks as presets (docs/rules.md, Editions)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_type_hints

from elfenland.errors import OptionError

EarlyFinish = Literal["finish_round", "instant", "after_round_three"]
FaceUpCounters = Literal["stay", "reshuffle"]
CaravanRule = Literal["when_unable", "always"]
NebulaeFerry = Literal["two_rafts", "one_raft_or_caravan"]
TownDistance = Literal["all_connections", "roads_only"]
TieBreak = Literal["cards", "distance"]


@dataclass(frozen=True, slots=True)
class Options:
    """A value for every option; `tie_break` is always `cards` when town cards are off."""

    town_cards: bool = False
    early_finish: EarlyFinish = "instant"
    face_up_counters: FaceUpCounters = "stay"
    caravan: CaravanRule = "when_unable"
    nebulae_ferry: NebulaeFerry = "two_rafts"
    town_distance: TownDistance = "all_connections"
    tie_break: TieBreak = "cards"
    rounds: Literal[4] = 4

    def __post_init__(self) -> None:
        for name, values in OPTION_VALUES.items():
            value = getattr(self, name)
            if not any(value is v or (type(value) is type(v) and value == v) for v in values):
                raise OptionError(f"option {name} cannot be {value!r}; it must be {' or '.join(map(_spell, values))}")
        if not self.town_cards and self.tie_break != "cards":
            raise OptionError("without town cards, the tie break is always cards (R6.1)")

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in OPTION_VALUES}


def _spell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


OPTION_VALUES: dict[str, tuple[Any, ...]] = {
    name: (False, True) if hint is bool else get_args(hint) for name, hint in get_type_hints(Options).items()
}


@dataclass(frozen=True, slots=True)
class Edition:
    """One rulebook as a preset: its options, and its tie break when town cards are used."""

    name: str
    text: str
    options: Options
    tie_break: TieBreak


def _edition(name: str, text: str, tie_break: TieBreak, **options: Any) -> Edition:
    if options.get("town_cards"):
        options["tie_break"] = tie_break
    return Edition(name, text, Options(**options), tie_break)


DEFAULT_EDITION = "rio-grande"

EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        _edition("amigo-de", "German, 2008", "distance", early_finish="finish_round"),
        _edition("amigo-en", "English, same booklet", "distance", early_finish="instant"),
        _edition(
            "amigo-fr", "French, same booklet", "distance", early_finish="finish_round", face_up_counters="reshuffle"
        ),
        _edition("amigo-it", "Italian, same booklet", "distance", early_finish="finish_round"),
        _edition(DEFAULT_EDITION, "English, revised (the default)", "distance", early_finish="instant"),
        _edition("elfland-it", "Italian fan translation", "distance", early_finish="after_round_three"),
        _edition("hobby-world", "Russian, 2014", "distance", early_finish="instant"),
        _edition(
            "jesweb",
            "French one-page summary card",
            "cards",
            town_cards=True,
            early_finish="after_round_three",
            face_up_counters="reshuffle",
            caravan="always",
            nebulae_ferry="one_raft_or_caravan",
            town_distance="roads_only",
        ),
    )
}


def resolve(edition: str = DEFAULT_EDITION, town_cards: bool | None = None, **changes: Any) -> Options:
    """An edition's options, with town cards turned on or off and any other options changed."""
    if edition not in EDITIONS:
        raise OptionError(f"there is no edition {edition!r}; choose from {', '.join(EDITIONS)}")
    unknown = sorted(set(changes) - set(OPTION_VALUES))
    if unknown:
        raise OptionError(f"there is no option {unknown[0]!r}; choose from {', '.join(OPTION_VALUES)}")
    preset = EDITIONS[edition]
    on = preset.options.town_cards if town_cards is None else town_cards
    if on is not True and on is not False:
        raise OptionError(f"option town_cards cannot be {on!r}; it must be false or true")
    changes.setdefault("tie_break", preset.tie_break if on else "cards")
    return replace(preset.options, town_cards=on, **changes)


def name_of(options: Options) -> str:
    """The first edition with these options (ignoring town cards and their tie break), or `custom`."""
    for name in (DEFAULT_EDITION, *EDITIONS):
        if matches(name, options):
            return name
    return "custom"


def matches(edition: str, options: Options) -> bool:
    """Whether a record with these options may name this edition."""
    return edition in EDITIONS and resolve(edition, options.town_cards) == options


def from_mapping(data: Mapping[str, Any]) -> Options:
    """Read options from JSON; every key must be present, and no others."""
    missing = [name for name in OPTION_VALUES if name not in data]
    unknown = [name for name in data if name not in OPTION_VALUES]
    if missing or unknown:
        raise OptionError(f"option {missing[0]!r} is missing" if missing else f"there is no option {unknown[0]!r}")
    return Options(**data)
