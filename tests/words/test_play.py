"""Whole games, told in every language: every prompt, every choice, every event and many refusals."""

import random
from collections.abc import Callable

import pytest

from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.words import LANGUAGES, Words

from .harvest import GAMES

NAMES = ["Gosia", "Maciek", "Rdza", "Marysia", "Zoë", "Żaneta"]
TABLES = [
    pytest.param(game, players, seed, id=f"{game.slug}-{players}p-{seed}")
    for game in GAMES
    for players in range(game.min_players, game.max_players + 1)
    for seed in range(2)
]
NAMED = {"turn-begins"}
"""Events that head a turn, and name whose it is."""
Visit = Callable[[State, list[Event]], None]


def play(game: Game, players: int, seed: int, visit: Visit) -> None:
    """A random game; the visitor sees every position with the events that led to it."""
    state, chance = game.new(players, seed), random.Random(seed)
    events: list[Event] = []
    while True:
        visit(state, events)
        if state.actor is None:
            return
        events = []
        state.journal = events
        state.apply(chance.choice(state.legal()))


def sound(text: str) -> bool:
    return text != "" and "{" not in text and "???" not in text and text == text.strip()


def spoken_to(words: Words, event: Event, players: int) -> list[str]:
    """An event as everybody at the table reads it: nobody reads their own name, but where a turn begins."""
    lines = [words.event(event, reader) for reader in range(players)]
    if event.id not in NAMED:
        for reader, line in enumerate(lines):
            done = reader in (event.params.get("seat"), event.params.get("victim"))
            assert not (done and NAMES[reader] in line), (event.id, line)
    return lines


@pytest.mark.parametrize(("game", "players", "seed"), TABLES)
def test_a_whole_game_is_told(game: Game, players: int, seed: int) -> None:
    speakers = [Words(language, game, NAMES[:players]) for language in LANGUAGES]

    def told(state: State, events: list[Event]) -> None:
        for words in speakers:
            texts = [words.event(event) for event in events]
            for event in events:
                texts += spoken_to(words, event, players)
            if state.actor is not None:
                menu = [words.action(state, code) for code in state.legal()]
                assert len(set(menu)) == len(menu), "two choices of one decision read alike"
                texts += [words.prompt(state.prompt()), *menu]
                texts += [words.label(state, code) for code in state.legal()]
                assert "{" not in words.hint(state.prompt())
            assert [text for text in texts if not sound(text)] == []

    play(game, players, seed, told)
    assert [words.problems for words in speakers] == [[], []]


@pytest.mark.parametrize(("game", "players", "seed"), TABLES)
def test_refusals_are_told(game: Game, players: int, seed: int) -> None:
    speakers = [Words(language, game, NAMES[:players]) for language in LANGUAGES]
    chance = random.Random(seed)

    def refused(state: State, events: list[Event]) -> None:
        legal = set(state.legal())
        for code in {chance.randrange(game.actions.size) for _ in range(8)} - legal:
            for words in speakers:
                refusal = state.why_not(code)
                assert sound(words.reason(refusal))
                assert words.refusal(refusal).endswith(f"({refusal.rule})." if refusal.rule else ".")

    play(game, players, seed, refused)
    assert [words.problems for words in speakers] == [[], []]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_options_and_scores_are_told(game: Game, language: str) -> None:
    words = Words(language, game)
    texts = [words.title(), *(words.score_line(line) for line in game.new().breakdown())]
    for option in game.options:
        values = [words.option_value(option.name, value) for value in option.values]
        assert len(set(values)) == len(values)
        texts += [words.option(option.name), *values]
    assert all(sound(text) for text in texts)
    assert words.problems == []
