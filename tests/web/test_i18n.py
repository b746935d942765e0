"""The page's words: five complete languages, the same keys and variables, the glossary's terms, right plurals."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import elfenland
from elfenland.board import BOARD, CARD_NAMES, CHART, EDITIONS, OPTION_VALUES
from elfenland.board.board import load
from elfenland.bots import BOTS
from elfenland.bots.characters import CHARACTERS, STRENGTH
from elfenland.bots.levels import LEVELS
from elfenland.picture.portraits import NEUTRAL_FACES, PEOPLE_FACES

I18N = Path(elfenland.__path__[0]) / "web" / "i18n"
LANGUAGES = ("de", "en", "fr", "it", "ru")
PARTS = tuple(sorted(path.stem for path in (I18N / "en").glob("*.ftl")))
RUSSIAN_PLURALS = {"one", "few", "many", "other"}
PLURAL_CATEGORIES = {"zero", "two", *RUSSIAN_PLURALS}


class Uses(Visitor):
    """Variables, messages and selects of one pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def uses(pattern: ast.Pattern) -> Uses:
    found = Uses()
    found.visit(pattern)
    return found


@cache
def resource(language: str, part: str) -> ast.Resource:
    return FluentParser().parse((I18N / language / f"{part}.ftl").read_text(encoding="utf-8"))


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute (`message.attribute`) of a language."""
    found: dict[str, ast.Pattern] = {}
    for part in PARTS:
        for entry in resource(language, part).body:
            if not isinstance(entry, ast.Message):
                continue
            own = {entry.id.name: entry.value} if entry.value else {}
            own |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in own.items():
                assert key not in found, f"{language}: {key} is there twice"
                found[key] = pattern
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables that a message needs, those of the messages it refers to included."""
    own = uses(patterns(language)[key])
    return own.variables.union(*(variables(language, reference) for reference in own.references))


def variant_keys(select: ast.SelectExpression) -> list[str]:
    return [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants]


def text(language: str, key: str) -> str:
    """The words of a message that has no variables."""
    (element,) = patterns(language)[key].elements
    assert isinstance(element, ast.TextElement)
    return element.value


def selects(language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    for key, pattern in patterns(language).items():
        for select in uses(pattern).selects:
            yield key, select


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse_without_junk(language: str) -> None:
    for part in PARTS:
        junk = [entry for entry in resource(language, part).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{part}.ftl: {junk[0].content}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_in_the_same_files(language: str) -> None:
    for part in PARTS:
        ids = [
            [e.id.name for e in resource(lang, part).body if isinstance(e, ast.Message)] for lang in ("en", language)
        ]
        assert ids[0] == ids[1], f"{language}/{part}.ftl has other messages, or in another order"
    assert patterns(language).keys() == patterns("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_variables(language: str) -> None:
    wrong = [key for key in patterns("en") if variables(language, key) != variables("en", key)]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_exist(language: str) -> None:
    known = patterns(language)
    assert not [key for key, p in known.items() if not uses(p).references <= known.keys()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_exclamation_marks_and_no_markup(language: str) -> None:
    for part in PARTS:
        for number, line in enumerate((I18N / language / f"{part}.ftl").read_text(encoding="utf-8").splitlines(), 1):
            assert not set("!¡<") & set(line), f"{language}/{part}.ftl:{number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Real apostrophes, no double spaces, and before : ; ? a narrow no-break space in French, elsewhere nothing."""
    before = "\u202f" if language == "fr" else r"\S"
    for part in PARTS:
        text = (I18N / language / f"{part}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            if line.startswith("#"):
                continue
            words = re.sub(r'\{ "\\u00AD" \}', "", line).strip()  # soft hyphens are written by their number
            assert not re.search(r"['\"]|  ", words), f"{language}/{part}.ftl: {words}"
            assert not re.search(rf"(?<!{before})[:;?»](?=\s|$)", words), f"{language}/{part}.ftl: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_the_glossary(language: str) -> None:
    glossary = load("glossary")["terms"]
    ours = {key for key in patterns(language) if key.startswith("term-") and "." not in key}
    assert ours == {f"term-{name.replace('_', '-')}" for name in glossary}
    for name, words in glossary.items():
        assert text(language, f"term-{name.replace('_', '-')}").casefold() == words[language].casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_have_the_same_words_everywhere(language: str) -> None:
    """A select by id (not by number) offers the same ids as the English one."""

    def ids(lang: str) -> dict[str, list[set[str]]]:
        found: dict[str, list[set[str]]] = {}
        for key, select in selects(lang):
            keys = set(variant_keys(select))
            if not keys & (PLURAL_CATEGORIES - {"other"}):
                found.setdefault(key, []).append(keys)
        return {key: sorted(each, key=sorted) for key, each in found.items()}

    english, ours = ids("en"), ids(language)
    by_form = {"kind-a-object"}  # English has one form where others have two
    assert {k: v for k, v in ours.items() if k not in by_form} == {k: v for k, v in english.items() if k not in by_form}


def test_ids_are_those_of_the_game() -> None:
    def offered(key: str) -> set[str]:
        return {name for select in uses(patterns("en")[key]).selects for name in variant_keys(select)}

    assert offered("kind-name") == offered("kind-a") == set(CARD_NAMES)
    assert offered("kind-count") >= set(CARD_NAMES)
    assert offered("terrain-name") == {way.terrain for way in BOARD.connections}
    assert offered("edition-name") == offered("edition-about") == {*EDITIONS, "custom"}
    assert offered("option-name") == offered("option-about") == set(OPTION_VALUES)
    values = {v for all_values in OPTION_VALUES.values() for v in all_values}
    spelt = {("on" if v else "off") if isinstance(v, bool) else str(v) for v in values}
    assert offered("option-value") == offered("option-value-about") == spelt


def test_every_bot_has_a_name_and_every_opponent_a_character() -> None:
    def offered(key: str) -> set[str]:
        return {name for select in uses(patterns("en")[key]).selects for name in variant_keys(select)} - {"other"}

    assert offered("bot-name") == set(BOTS)
    opponents = {level.bot for level in LEVELS} | {character.name for character in CHARACTERS}
    assert offered("bot-about") == opponents | {"random", "wanderer"}
    page = (I18N.parent / "js" / "rivals.js").read_text(encoding="utf-8")
    said = dict(re.findall(r"const (\w+) = (.+);", page))
    assert (int(said["LEVELS"]), int(said["OF_CHARACTERS"])) == (len(LEVELS), STRENGTH)
    assert set(json.loads(said["CHARACTERS"])) == {character.name for character in CHARACTERS}


def test_every_portrait_for_people_has_words() -> None:
    (select,) = uses(patterns("en")["me-face-name"]).selects
    assert set(variant_keys(select)) == {*PEOPLE_FACES, *NEUTRAL_FACES}
    page = (I18N.parent / "js" / "components" / "me-sheet.js").read_text(encoding="utf-8")
    (said,) = re.findall(r"FACES = (\[[^]]*\]);", page)
    assert set(re.findall(r'"([a-z-]+)"', said)) == set(PEOPLE_FACES)


def test_russian_numbers_have_all_forms() -> None:
    for key, select in selects("ru"):
        keys = set(variant_keys(select))
        if keys & (PLURAL_CATEGORIES - {"other"}):
            assert keys >= RUSSIAN_PLURALS, f"{key} lacks {RUSSIAN_PLURALS - keys}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_selected_where_english_selects_them(language: str) -> None:
    """A message that counts in English counts everywhere, unless its words do not change with the number."""

    def counting(lang: str) -> set[str]:
        plural = PLURAL_CATEGORIES - {"other"}
        return {key for key, select in selects(lang) if set(variant_keys(select)) & plural}

    invariable = {"de": {"kind-count"}, "fr": set(), "it": set(), "ru": set()}.get(language, set())
    assert counting("en") - counting(language) <= invariable


def test_every_rule_paragraph_is_in_the_index_with_its_picture() -> None:
    index = json.loads((I18N / "rules.json").read_text(encoding="utf-8"))
    keys = [entry["key"] for entry in index]
    assert len(set(keys)) == len(keys)
    assert set(keys) == {key for key in patterns("en") if key.startswith("rule-") and "." not in key}
    assert all(f"{key}.title" in patterns("en") for key in keys)
    for entry in index:
        assert entry["key"].split("-")[1] == entry["chapter"]
        assert entry["phase"] in (None, 1, 2, 3, 4, 5, 6)
        assert entry["rules"]
        assert all(re.fullmatch(r"R\d\.\d", rule) for rule in entry["rules"])
        check_picture(entry["picture"])


def check_picture(picture: dict[str, Any]) -> None:
    """What a picture shows is on the board, legal by R3.2 and R3.3, and not nothing."""
    names = ("towns", "connections", "counters", "obstacles", "boot", "cards", "tiles")
    assert tuple(picture) == names
    towns, connections, counters, obstacles, boot, cards, tiles = (picture[name] for name in names)
    assert any((towns, connections, counters, boot, cards, tiles))
    assert {*towns, *([boot] if boot else [])} <= BOARD.town_index.keys()
    assert set(connections) <= BOARD.connection_index.keys()
    for road, kind in counters.items():
        assert CHART[kind][BOARD.connections[BOARD.connection_index[road]].terrain] > 0
    assert set(obstacles) <= counters.keys()
    assert set(cards) <= set(CARD_NAMES)
    assert set(tiles) <= {*CARD_NAMES[:6], "secret"}


def test_every_refusal_has_a_sentence() -> None:
    """The codes that the engine refuses with, and the messages that the page says them by."""
    package = I18N.parents[1]
    engine = "".join((package / "game" / name).read_text() for name in ("refusals.py", "game.py"))
    codes = set(re.findall(r'(?:return|Refused\() ?"([a-z_]+)", (?:"R\d\.\d"|rule|None)', engine))
    assert {"terrain", "cannot_pay", "not_your_turn", "card_count"} <= codes
    page = (package / "web" / "js" / "refusals.js").read_text(encoding="utf-8")
    said = dict(re.findall(r'^  "?([a-z_]+)(?: R\d\.\d)?"?: "([a-z-]+)"', page, re.MULTILINE))
    assert codes <= said.keys()
    assert set(re.findall(r'"(refusal-[a-z-]+)"', page)) <= patterns("en").keys()
