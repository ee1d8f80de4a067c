"""The log turn by turn: headlines that each game names, details folded, losses of the viewer open."""

import random
import re
from collections.abc import Iterator

import pytest

import bunkhouse
from bunkhouse.engine.errors import Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.web.log_lines import BREAKS, LogLine
from bunkhouse.web.log_turns import LogTurn
from bunkhouse.web.pages import table_page, table_update
from bunkhouse.web.phrases import table_words
from bunkhouse.web.scene import Scene
from bunkhouse.web.table_drawing import drawing
from bunkhouse.words import LANGUAGES

from .tables import NAMES, PLACE, Deed, Played, played

GAMES = list(bunkhouse.games())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
STOLEN: dict[str, Param] = {"seat": 1, "victim": 0, "pesos": 8, "breed": "black", "value": 8}
VISIBLE = 3
"""So many lines of a turn are to be read at most without opening anything, on average."""


def whole(game: Game, seed: int, players: int) -> Iterator[Played]:
    """A game of random moves to its end, every so often."""
    table, chance = played(game, 0, seed, players), random.Random(seed)
    while table.state.actor is not None:
        table.go_on(25, chance)
        yield table


def shown(turn: LogTurn, html: str) -> int:
    """The lines of a turn that can be read on a page as it comes."""
    drawn = html[html.index(f'id="{turn.id}"') :]
    if " bare" in drawn[: drawn.index(">")]:
        return 0
    opened = not turn.divider and "<details open>" in drawn[: drawn.index("<summary>")]
    return 1 + (len(turn.lines) if opened else 0)


@BY_GAME
def test_a_turn_takes_few_lines(game: Game) -> None:
    """Over whole games, for those who sit there and for those who watch."""
    for players in range(max(game.min_players, 2), game.max_players + 1):
        before, after, turns = 0, 0, 0
        for number, table in enumerate(whole(game, players, players)):
            viewer = None if number % 3 == 0 else number % players
            seen = table.seen(viewer, LANGUAGES[number % 2])
            html = table_page(seen, PLACE)
            lines = {turn: shown(turn, html) for turn in seen.turns if not turn.divider}
            before += sum(len(turn.lines) for turn in lines)
            after += sum(lines.values())
            turns += sum(count > 0 for count in lines.values())
        print(f"{game.slug}, {players} players: {before / turns:.1f} lines a turn, {after / turns:.2f} shown")
        assert after / turns <= VISIBLE


@BY_GAME
@BY_LANGUAGE
def test_turns_hold_all_lines_in_order(game: Game, language: str) -> None:
    """Each turn is one seat's, and whatever happened in it stands there once, the earliest first."""
    table, chance = played(game, 0, 8), random.Random(8)
    for _ in range(8):
        table.go_on(17, chance)
        for viewer in (None, *range(table.state.players)):
            seen = table.seen(viewer, language)
            assert [line for turn in seen.turns for line in reversed(turn.lines)] == seen.log
            assert len({turn.id for turn in seen.turns}) == len(seen.turns)
            for turn in seen.turns:
                assert {line.owner for line in turn.lines} == {turn.owner}
                assert not any(line.breaks for line in turn.lines[1:])
            assert sum(len(turn.lines) for turn in seen.turns[: seen.new_turns]) == seen.since


@BY_GAME
@BY_LANGUAGE
def test_a_headline_is_short_and_says_you_to_you(game: Game, language: str) -> None:
    """At most three deeds; nobody reads their own name in a headline."""
    you = {"en": "You", "pl": "Ty"}[language]
    named = 0
    for table in whole(game, 4, max(2, game.min_players)):
        for viewer in (0, 1, None):
            for turn in table.seen(viewer, language).turns:
                assert turn.headline.count(", ") <= 3
                if turn.name and turn.owner is not None:
                    assert turn.name == (you if turn.owner == viewer else NAMES[turn.owner])
                    named += 1
                if viewer is not None and turn.name:
                    assert NAMES[viewer] not in turn.headline
    assert named > 20


@BY_GAME
@BY_LANGUAGE
def test_the_words_of_turns_are_complete(game: Game, language: str) -> None:
    """Whatever a game names as a deed or a loss has its words, for everybody who may read it."""
    for seed, players in enumerate(range(game.min_players, game.max_players + 1)):
        known: set[str] | None = None
        for table in whole(game, seed, players):
            if known is None:  # words are shared, also with tests of what is not there
                known = set(table_words(language, game.slug, tuple(NAMES[: table.state.seats])).problems)
            for viewer in (None, *range(table.state.players)):
                seen = table.seen(viewer, language)
                assert not re.search(r"deed-|stake-|event-", " ".join(_said(seen)))
                assert set(seen.words.problems) == known


def _said(seen: Scene) -> Iterator[str]:
    for turn in seen.turns:
        yield turn.headline
        yield from (f"{line.phrase} {line.extent} {line.text}" for line in turn.lines)


@BY_GAME
def test_what_matters_is_in_the_headline(game: Game) -> None:
    """A turn is told by its highest deeds; what is hardly worth it only when there is nothing else."""
    for table in whole(game, 3, max(2, game.min_players)):
        for turn in table.seen(0).turns:
            told = _deeds(turn)
            if not told:
                continue
            best = max(told, key=_rank)
            assert best.phrase in turn.headline
            if _rank(best):
                assert not any(line.phrase in turn.headline for line in told if not _rank(line))


def _deeds(turn: LogTurn) -> list[LogLine]:
    return [line for line in turn.lines if line.phrase and line.seat == turn.owner]


def _rank(line: LogLine) -> int:
    return 0 if line.deed is None else line.deed.rank


def robbed() -> Played:
    """Somebody's cow is stolen in the turn of the second seat."""
    table = played(bunkhouse.game("el-gaucho"), 60, 4)
    took = Event("takes", {"seat": 0, "dice": "1+2"})
    return Played(table.game, table.state, [Deed(0, [took]), Deed(1, [Event("steals", STOLEN)])])


@pytest.mark.parametrize(
    ("language", "victim", "thief", "other"),
    [
        ("en", "steals your Angus 8", "steal Angus 8 from Marysia", "steals Angus 8 from Marysia"),
        (
            "pl",
            "kradnie ci Angus 8",
            "kradniesz Angus 8 graczowi Marysia",
            "kradnie Angus 8 graczowi Marysia",
        ),
    ],
)
def test_a_headline_speaks_to_its_reader(language: str, victim: str, thief: str, other: str) -> None:
    told = [robbed().seen(viewer, language).turns[0].headline for viewer in (0, 1, 2, None)]
    assert told == [victim, thief, other, other]


@pytest.mark.parametrize(
    ("language", "extent"), [("en", "\N{MINUS SIGN}1 cow"), ("pl", "\N{MINUS SIGN}1 krowa")]
)
def test_a_turn_that_cost_something_is_open(language: str, extent: str) -> None:
    """For whoever lost it, with how much; for all others it is folded like any."""
    for viewer in (0, 1, 2, None):
        seen = robbed().seen(viewer, language)
        html = table_update(seen, PLACE)
        turn = html[html.index(f'id="{seen.turns[0].id}"') :].split("</summary>")[0]
        assert ("<details open>" in turn) == (viewer == 0)
        assert (extent in turn) == (viewer == 0)
        assert ('data-about="me"' in turn) == (viewer == 0)


def test_a_gain_is_the_sum_of_the_turn() -> None:
    """What others got in the course of it is not added."""
    table = played(bunkhouse.game("el-gaucho"), 60, 4)
    sold: dict[str, Param] = {"seat": 1, "breed": "black", "count": 3, "highest": 9, "pesos": 27}
    events = [
        Event("sells", sold),
        Event("bonus", {"seat": 1, "pesos": 5}),
        Event("bonus", {"seat": 2, "pesos": 4}),
    ]
    turn = Played(table.game, table.state, [Deed(1, events)]).seen(0).turns[0]
    assert turn.gains == (("peso", 32),)


@BY_GAME
def test_every_game_names_its_deeds_and_its_pieces(game: Game) -> None:
    """No turn of a game is told by chance, and many of its lines can be shown on the table."""
    table = drawing(game).table
    events = [
        event
        for each in whole(game, 5, max(2, game.min_players))
        for deed in each.deeds
        for event in deed.events
    ]
    deeds = {event.id for event in events if table.headline(event.id, event.params) is not None}
    assert len(deeds) >= 8
    assert sum(bool(table.lights(event.id, event.params)) for event in events) > len(events) / 6
    for event in events:
        deed = table.headline(event.id, event.params)
        assert deed is None or event.id not in BREAKS
