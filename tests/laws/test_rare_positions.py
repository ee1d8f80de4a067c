"""Where directed play leads, everything can be said, shown and explained, in every language.

``BUNKHOUSE_RARE_GAMES`` sets how many games of every case are played; one is enough for every day.
"""

import os
import re
from itertools import product

import pytest

import bunkhouse
from bunkhouse.engine.conformance import Case, cases, not_allowed, position_is_sound, rare
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Refusal
from bunkhouse.engine.rarity import Rarity
from bunkhouse.engine.state import State
from bunkhouse.web.pages import Place, table_update
from bunkhouse.web.scene import Sitter, scene
from bunkhouse.words import LANGUAGES, Words

SEEDS = range(int(os.environ.get("BUNKHOUSE_RARE_GAMES", "1")))
NAMES = ["Gosia", "Maciek", "Rdza", "Marysia", "Zoë", "Staś"]
COLOURS = ["blue", "red", "yellow", "green", "black", "white"]


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=lambda game: game.slug)
def test_rare_positions_are_sound_told_drawn_and_explained(game: Game) -> None:
    """One memory for all cases of a game: every position is one that no case before has led to."""
    rarity, speakers, rules = Rarity(), _speakers(game), _rules(game)
    explained: set[str] = set()
    for case, seed in product(cases(game), SEEDS):
        for number, (state, rng) in enumerate(rare(case, seed, rarity)):
            position_is_sound(case, seed, state, rng)
            _is_told(state, speakers)
            if number % 8 == 0:
                _is_drawn(case, state, LANGUAGES[number // 8 % len(LANGUAGES)])
            for code in not_allowed(state, rng):
                refusal = state.why_not(code)
                assert refusal.rule == "" or refusal.rule in rules, (game.notation(code), refusal.rule)
                told = f"{refusal.reason} {sorted(refusal.params.items())}"
                if told not in explained:
                    explained.add(told)
                    _is_explained(refusal, speakers)
    assert [words.problems for words in speakers] == [[] for _ in speakers]


def _speakers(game: Game) -> list[Words]:
    return [Words(language, game, NAMES) for language in LANGUAGES]


def _rules(game: Game) -> set[str]:
    """The ids of the rules that every language's rules page has."""
    pages = [(game.folder / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    found = [set(re.findall(r"\*\*([A-Z]+-[A-Z]*\d+)\*\*", page)) for page in pages]
    return set.intersection(*found)


def _is_explained(refusal: Refusal, speakers: list[Words]) -> None:
    for words in speakers:
        assert _sound(words.reason(refusal)), (refusal.reason, refusal.params)
        assert _sound(words.refusal(refusal))


def _is_told(state: State, speakers: list[Words]) -> None:
    for words in speakers:
        if state.actor is None:
            continue
        menu = [words.action(state, code) for code in state.legal()]
        assert len(set(menu)) == len(menu), "two choices of one decision read alike"
        texts = [words.prompt(state.prompt()), *menu, *(words.label(state, code) for code in state.legal())]
        assert [text for text in texts if not _sound(text)] == []
        assert "{" not in words.hint(state.prompt())


def _is_drawn(case: Case, state: State, language: str) -> None:
    sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(state.seats)]
    shown = scene(case.game, state, state.actor, sitters, [], language)
    assert table_update(shown, Place(base="/t/somewhere", seq=7))


def _sound(text: str) -> bool:
    return text != "" and "{" not in text and "???" not in text and text == text.strip()
