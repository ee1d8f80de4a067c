"""The rules pages and the catalogues say what the figures say; whoever changes a figure is reminded here."""

import re

import pytest

from bunkhouse.engine.messages import Event
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.components import CARD_NAMES, DATA
from bunkhouse.words import LANGUAGES, Words

BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TOGETHER = "\N{NO-BREAK SPACE}"
MARKS = re.compile(r"[ †‡]+$")


def page(language: str) -> str:
    return (GAME.folder / f"rules.{language}.md").read_text(encoding="utf-8")


def rows(language: str) -> dict[str, list[str]]:
    """The rows of all tables of a rules page by their first cell, without the marks of reconstruction."""
    found: dict[str, list[str]] = {}
    for line in page(language).splitlines():
        if line.startswith("| "):
            first, *others = [MARKS.sub("", cell.strip()) for cell in line.strip("|").split("|")]
            found.setdefault(first, others)
    return found


@BY_LANGUAGE
def test_every_rule_example_and_ruling_stands_once_in_order(language: str) -> None:
    for family, last in (("EP", 135), ("EX", 16), ("R", 38)):
        numbers = re.findall(rf"^- \*\*{family}-(\d+)\*\*", page(language), re.MULTILINE)
        assert numbers == [str(number) for number in range(1, last + 1)]


@BY_LANGUAGE
def test_the_tables_of_the_rules_page_hold_the_figures(language: str) -> None:
    table = rows(language)
    for cow in DATA["cow_types"]:
        assert table[cow["name"]][1:4] == [
            str(cow["breeding"]),
            str(cow["vp"]),
            str(cow.get("market_cowboys", "")),
        ]
    for building in DATA["common_buildings"]:
        for side in "ab":
            assert table[f"{building['type']}{side}"][0] == str(building[side]["vp"])
    for post in DATA["trading_posts"]:
        assert table[str(post["value"])][3] == str(post["vp"])
    for card in DATA["bot_cards"]:
        assert table[card["id"]][0].startswith(str(card["move"].get("steps", 1)))


def amounts(needs: dict[str, int]) -> list[str]:
    """The numbers that a text about an objective must hold besides the names."""
    return [str(count) for count in needs.values() if count > 1]


@BY_LANGUAGE
def test_objectives_are_described_as_they_are(language: str) -> None:
    words, table = Words(language, GAME), rows(language)
    for token in DATA["objective_tokens"]:
        text = words.say("objective", token=token["id"])
        assert text.endswith(f"({token['vp']}{TOGETHER}{'VP' if language == 'en' else 'PZ'})")
        assert len(text.split(", ")) == len(token["needs"])
        for name, count in token["needs"].items():
            if name in CARD_NAMES and name not in ("cowboy", "builder", "engineer"):
                cow = words.say("card", card=name)
                assert (f"{count} {cow}" if count > 1 else cow) in text
                assert f"{count} {cow}" in table[token["id"]][1]
        assert all(amount in text for amount in amounts(token["needs"]))
        assert table[token["id"]][0] == str(token["vp"])


@BY_LANGUAGE
@pytest.mark.parametrize("catalogue", ["", "board.", "tokens.", "lesson."])
def test_a_number_and_its_unit_stay_on_one_line(language: str, catalogue: str) -> None:
    text = (GAME.folder / "text" / f"{catalogue}{language}.ftl").read_text(encoding="utf-8")
    unit = r"VP\b" if language == "en" else r"(?:PZ\b|\$(?!\w))"
    assert re.findall(rf"(?:\}}|\d) {unit}", text) == []


@BY_LANGUAGE
def test_bonus_tokens_are_described_as_they_are(language: str) -> None:
    words = Words(language, GAME)
    described: dict[str, set[str]] = {}
    for token in DATA["bonus_tokens"]:
        text, _, points = words.say("bonus", token=token["id"]).rpartition(" (")
        assert points.startswith(f"{token['vp']}{TOGETHER}")
        described.setdefault(token["effect"], set()).add(text)
    assert [len(texts) for texts in described.values()] == [1, 1, 1]


def told(language: str, seed: int) -> list[list[str]]:
    """The turns of Sue in a game of first choices, in words."""
    words, state = Words(language, GAME, ["Ann"]), GAME.new(1, seed)
    words.names += words.automata(state.setting)
    turns: list[list[str]] = []
    while state.actor is not None and len(turns) < 8:
        events: list[Event] = []
        state.journal = events
        state.apply(state.legal()[0])
        for event in events:
            if event.id == "turn-begins":
                turns.append([])
            if turns and event.params.get("seat") == 1:
                turns[-1].append(words.event(event))
    assert words.problems == []
    return [turn for turn in turns if turn]


@BY_LANGUAGE
def test_the_whole_turn_of_sue_is_told(language: str) -> None:
    """EP-119: the card, the move, and what comes of it."""
    turns = told(language, 3)
    assert turns
    for turn in turns:
        assert len(turn) >= 4
        assert all(line.startswith("Sue ") for line in turn)
