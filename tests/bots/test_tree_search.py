"""The searching bot: it repeats itself, it knows no secrets, and it finds what is there to be found."""

import pytest
import showdown

import bunkhouse
from bunkhouse.bots.bot import Bot
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.bots.search_bot import SearchBot
from bunkhouse.bots.search_tree import NOTHING, SearchTree
from bunkhouse.bots.simulate import play_game
from bunkhouse.bots.tree_search import TreeSearch
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.judging.search_settings import SearchSettings

GAMES = [*bunkhouse.games(), showdown.GAME]


def position(game: Game, seed: int, decisions: int) -> State:
    """A position of a random game at which there is something to decide."""
    state, rng = game.new(game.max_players, seed), seeded(seed, 5)
    for _ in range(decisions):
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        if state.actor is None:
            return position(game, seed + 1, decisions // 2)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    return state if state.actor is not None else position(game, seed + 1, decisions // 2)


def view(state: State) -> Perspective:
    assert state.actor is not None
    return Perspective(state, state.actor)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_same_luck_gives_the_same_choice(game: Game) -> None:
    state = position(game, 3, 15)
    one = SearchBot(game, 8).choose(view(state), seeded(1))
    two = SearchBot(game, 8).choose(view(state), seeded(1))
    assert one == two
    assert one in state.legal()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_choice_does_not_depend_on_the_hidden_truth(game: Game) -> None:
    """The true position is replaced by one that looks the same to the seat."""
    state = position(game, 2, 20)
    assert state.actor is not None
    other = state.determinize(state.actor, 77)
    advice = SearchBot(game, 10).advise(view(state), seeded(5))
    same = SearchBot(game, 10).advise(view(other), seeded(5))
    assert [(a.action, a.visits, a.chance) for a in advice] == [(a.action, a.visits, a.chance) for a in same]


def test_thinking_games_through_uses_no_secrets_either() -> None:
    game = bunkhouse.game("old-west")
    settings, state = judgement_of(game).search_settings().for_hard(), position(game, 2, 160)
    assert settings.policy_rollouts
    assert state.actor is not None
    other = state.determinize(state.actor, 77)
    advice = SearchBot(game, 4, settings=settings).advise(view(state), seeded(5))
    same = SearchBot(game, 4, settings=settings).advise(view(other), seeded(5))
    assert [(a.action, a.visits, a.chance) for a in advice] == [(a.action, a.visits, a.chance) for a in same]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_searching_leaves_the_position_alone(game: Game) -> None:
    state = position(game, 4, 20)
    before = state.fingerprint()
    SearchBot(game, 6).choose(view(state), seeded(1))
    assert state.fingerprint() == before


def test_advice_names_legal_actions_best_first_with_chances() -> None:
    state = position(bunkhouse.game("el-gaucho"), 2, 40)
    advice = SearchBot(bunkhouse.game("el-gaucho"), 30).advise(view(state), seeded(3))
    assert advice
    assert {item.action for item in advice} <= set(state.legal())
    assert [item.visits for item in advice] == sorted((item.visits for item in advice), reverse=True)
    assert all(0 <= item.chance <= 1 for item in advice)


def test_full_playouts_reach_the_end() -> None:
    game = showdown.GAME
    search = TreeSearch(game, SearchSettings(), full_playouts=True)
    state, luck = game.new(2, 5), seeded(1)
    for _ in range(50):
        search.iterate(view(state), luck)
    assert search.visits() == 50
    assert 0 < search.tree.size <= 51


def test_it_beats_chance_in_a_game_it_has_never_seen() -> None:
    wins = 0
    for seed in range(40):
        searching = seed % 2
        line_up: list[Bot] = [RandomBot(), RandomBot()]
        line_up[searching] = SearchBot(showdown.GAME, 60)
        wins += play_game(showdown.GAME, 2, seed, {}, line_up).ranking[searching] == 1
    assert wins >= 28


def test_a_limit_of_time_ends_the_thinking() -> None:
    state = position(showdown.GAME, 1, 0)
    bot = SearchBot(showdown.GAME, 10**9, seconds=0.01)
    assert bot.choose(view(state), seeded(1)) in state.legal()


def test_a_tree_keeps_what_it_knows_below_an_action() -> None:
    tree = SearchTree()
    tree.clear()
    child = tree.add(0, 7, 1)
    grandchild = tree.add(child, 9, 0)
    assert tree.child(0, 7) == child
    assert tree.child(child, 9) == grandchild
    assert tree.child(0, 9) == NOTHING
    tree.clear()
    assert tree.size == 1
    assert tree.child(0, 7) == NOTHING


def test_a_following_decision_begins_with_what_was_learnt() -> None:
    """After an action of the own turn that nothing disturbed, the visits below it are not thrown away."""
    game = bunkhouse.game("montana")
    for seed in range(30):
        state = position(game, seed, 12)
        if len(state.legal()) < 2:
            continue
        bot, seat = SearchBot(game, 40), state.actor
        state.apply(bot.choose(view(state), seeded(seed)))
        limit = state.undo_limit()
        if state.actor == seat and limit.steps > 0 and len(state.legal()) > 1:
            bot._enter(view(state))
            assert bot._search.visits() > 0
            return
    pytest.fail("no turn with two decisions in a row")
