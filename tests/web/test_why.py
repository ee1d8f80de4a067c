"""A piece that cannot be used now says what stands in the way, and says it of what was meant."""

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import bunkhouse
from bunkhouse.drawing.clicks import Clicks
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State
from bunkhouse.server.table_view.why_not import Reason, attempts, nearest, why_not
from bunkhouse.server.tables.position import Position
from bunkhouse.web.phrases import table_words
from bunkhouse.web.table_drawing import drawing
from bunkhouse.words import LANGUAGES

from .drawn import Page, page, positions, seen, touches

DRAWN = [game for game in bunkhouse.games() if drawing(game).drawn]
NAMES = ["Gosia", "Ala", "Ben", "Dan", "Eve", "Fay"]
MOST = 70
"""More attempts than any piece takes; El Gaucho alone has 5,907 moves."""
ONLY_NARROWS = {"el-gaucho": ("d-h",)}
"""Dice in hand begin moves all over the board: alone they mean none of them."""


def told(game: Game, state: State, target: str, language: str = "en") -> Reason:
    found = asked(game, state, target, language)
    assert found is not None
    return found


def asked(game: Game, state: State, target: str, language: str = "en") -> Reason | None:
    info: Any = SimpleNamespace(
        game=game.slug, seats=[SimpleNamespace(name=name, kind="person") for name in NAMES]
    )
    return why_not(Position(game, state, 0, 0, ()), state.actor, target, language, info)


def unlit(game: Game, state: State) -> list[str]:
    """The pieces on the table of the player on turn that nothing can be done with now.

    Old West's routes and cities are printed on the board; a pointer finds them there.
    """
    scene = seen(game, state, state.actor)
    drawn = Page(page(scene))
    printed = {id for id in drawn.tips if game.slug == "old-west" and id.startswith(("r-", "c-"))}
    usable = {target for choice in scene.choices for target in choice.targets}
    return sorted((set(drawn.targets) | printed) - drawn.lit - usable)


def walked(game: Game, players: int, seed: int) -> list[State]:
    """Some positions of a game, more of them from its middle than from its beginning."""
    found = [state.copy() for state in positions(game, players, seed, every=17) if state.actor is not None]
    return Random(seed).sample(found, min(9, len(found)))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_every_piece_says_what_is_in_its_own_way(game: Game, seed: int) -> None:
    """The reason is that of a move which the piece belongs to, the nearest of them, in few attempts."""
    words, met = table_words("en", game.slug, tuple(NAMES)), Counter[bool]()
    for state in walked(game, game.max_players if seed == 1 else game.min_players, seed):
        position, view, seat = Position(game, state, 0, 0, ()), state.observe(state.actor), state.actor
        assert seat is not None
        for target in unlit(game, state):
            codes = attempts(position, seat, target)
            assert len(codes) <= MOST, target
            assert not set(codes) & set(state.legal())
            for code in codes:
                assert any(target in way for way in touches(game, code, view, seat)), (target, code)
            refusal, said = nearest(state, codes), told(game, state, target)
            met[refusal is None] += 1
            if refusal is not None:
                assert words.reason(refusal) in said.text
                assert refusal.near == max(state.why_not(code).near for code in codes)
    assert met[False] > 10 * met[True]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_no_piece_is_without_a_reason_that_begins_a_move(game: Game) -> None:
    """Against all moves of the game: whatever begins one is known to."""
    for state in walked(game, 3, seed=3)[:5]:
        position, view, seat = Position(game, state, 0, 0, ()), state.observe(state.actor), state.actor
        assert seat is not None
        begins: dict[str, list[int]] = {}
        for code in range(game.actions.size):
            for way in touches(game, code, view, seat):
                begins.setdefault(way[0], []).append(code)
        for target in unlit(game, state):
            if target in begins and not target.startswith(ONLY_NARROWS.get(game.slug, ("-",))):
                assert attempts(position, seat, target), target


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_the_moves_of_a_piece_are_not_looked_for_among_all(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = walked(game, 3, seed=4)[0]
    targets = unlit(game, state)

    def never(*_: object) -> list[str]:
        raise AssertionError("targets of moves are asked for")

    monkeypatch.setattr(Clicks, "targets", never)
    for target in targets:
        assert told(game, state, target).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_reasons_are_whole_sentences(game: Game, language: str) -> None:
    for state in walked(game, game.max_players, seed=5):
        for target in unlit(game, state):
            text = told(game, state, target, language).text
            assert text.endswith(".")
            assert not {"{", "}", "$"} & set(text), text


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_anything_may_be_asked_about(game: Game) -> None:
    """A client may send anything."""
    state = walked(game, game.min_players, seed=6)[0]
    kinds = {id.partition("-")[0] for id in unlit(game, state)} | set("abcdefghijklmnopqrstuvwxyz")
    for kind in kinds:
        for name in ("", "nowhere", "0", "999", "1-999", "-", "a-b-c", "herd-nothing", "ł", "²"):
            asked(game, state, f"{kind}-{name}")
    assert told(game, state, "").text


def test_a_tile_speaks_of_its_own_number() -> None:
    """EG-29, EG-30: not of the first dice that somebody does not have."""
    game = bunkhouse.game("el-gaucho")
    checked = 0
    for state in positions(game, 3, seed=8, every=1):
        dice = [] if state.actor is None else state.observe(state.actor)["turn"]["dice"]
        if len(dice) != 2:
            continue
        for target in (each for each in unlit(game, state) if each.startswith("t-")):
            said = told(game, state, target).text
            if "to stand or" in said:
                assert f"your dice are {'+'.join(map(str, sorted(dice)))}." in said
                checked += 1
        if checked > 40:
            return
    raise AssertionError("too few tiles")


def test_a_field_that_cannot_be_built_on_does_not_speak_of_the_beginning() -> None:
    """MT-12 and MT-67 are about the same fields; once everybody has begun only building can be meant."""
    game = bunkhouse.game("montana")
    state = game.new(2, 1)
    while game.parse("recruit") not in state.legal():
        state.apply(state.legal()[0])
    legal = {game.actions.notation(code) for code in state.legal()}
    fields = [name for name in game.actions.kinds[0].axes[0].values if f"build {name}" not in legal]
    rules = {told(game, state, f"f-{name}").rule for name in fields[:12]}
    assert rules
    assert "MT-12" not in rules


def test_a_field_speaks_of_building_also_in_the_middle_of_another_action() -> None:
    """MT-12 is over once the start tile lies, whatever is being decided."""
    game = bunkhouse.game("montana")
    state = game.new(2, 1)
    while game.parse("city") not in state.legal():
        state.apply(state.legal()[0])
    state.apply(game.parse("city"))
    fields = game.actions.kinds[0].axes[0].values[:12]
    assert {told(game, state, f"f-{name}").rule for name in fields} == {"MT-23"}
