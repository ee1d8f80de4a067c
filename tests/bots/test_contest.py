"""How the actions of a decision compete, and what the strengths make of it."""

import showdown

import bunkhouse
from bunkhouse.bots.contest import Contest
from bunkhouse.bots.ismcts import SearchBot
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.search import Search
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.engine.thinking import Thinking

GAME = bunkhouse.game("montana")


def opening(seed: int) -> State:
    state = GAME.new(4, seed)
    while len(state.legal()) < 4:
        state.apply(state.legal()[0])
    return state


def contest(thinking: Thinking) -> Contest:
    return Contest(Search(GAME, thinking), thinking)


def test_the_actions_that_look_best_enter() -> None:
    state = opening(1)
    ring = contest(Thinking(candidates=3))
    ring.enter([state.copy()], 10)
    seat, values = int(state.seat), {}
    for code in state.legal():
        outcome = state.copy()
        outcome.play(code)
        values[code] = GAME.evaluate(outcome, seat)
    entered = [int(ring.search.tree.action[node]) for node in ring.standing]
    assert [values[code] for code in entered] == sorted(values.values(), reverse=True)[:3]


def test_an_action_that_looks_much_worse_stays_out() -> None:
    ring = contest(Thinking(margin=0.0))
    ring.enter([opening(1)], 10)
    everybody = contest(Thinking())
    everybody.enter([opening(1)], 10)
    assert len(ring.standing) < len(everybody.standing)


def test_everybody_is_tried_on_every_guess_and_the_better_half_goes_on() -> None:
    state = opening(2)
    ring = contest(Thinking(candidates=4))
    ring.enter([state.copy()], 10)
    ring.heat(state, seeded(1))
    tree = ring.search.tree
    assert [int(tree.visits[node]) for node in ring.standing] == [1, 1, 1, 1]
    ring.halve()
    assert (len(ring.standing), len(ring.fallen)) == (2, 2)
    ring.halve()
    assert (len(ring.standing), len(ring.fallen)) == (1, 3)


def test_the_first_look_counts_while_there_are_few_walks() -> None:
    """With boundless trust nothing but the first look decides."""
    state = opening(3)
    trusting = SearchBot(GAME, 8, thinking=Thinking(trust=1e9, looks=1))
    plain = SearchBot(GAME, 1, thinking=Thinking(looks=1))
    view = Perspective(state, int(state.seat))
    assert trusting.choose(view, seeded(4)) == plain.choose(view, seeded(4))


def test_a_whim_takes_anything() -> None:
    state = opening(4)
    view = Perspective(state, int(state.seat))
    bot = SearchBot(GAME, 1, whim=1)
    luck = seeded(1)
    assert len({bot.choose(view, luck) for _ in range(40)}) > 2


def test_a_whim_ends_what_was_thought_before() -> None:
    """The tree of an earlier decision says nothing about what follows an action it did not choose."""
    state = opening(4)
    bot = SearchBot(GAME, 6)
    luck = seeded(2)
    state.apply(bot.choose(Perspective(state, int(state.seat)), luck))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    bot.whim = 1
    bot.choose(Perspective(state, int(state.seat)), luck)
    assert bot._last == -1


def test_a_turn_of_el_paso_begins_with_a_move() -> None:
    """Alone, nobody else's decision shows that a turn is over."""
    game = bunkhouse.game("el-paso")
    state, bot, luck = game.new(1, 3), make_bot("greedy", game), seeded(1)
    view, begun = Perspective(state, 0), 0
    for _ in range(40):
        if state.turn_begins():
            begun += 1

        state.apply(bot.choose(view, luck))
    assert 3 <= begun <= 20


def test_a_lone_candidate_costs_one_walk() -> None:
    state = opening(5)
    bot = SearchBot(GAME, 500, thinking=Thinking(candidates=1))
    advice = bot.advise(Perspective(state, int(state.seat)), seeded(1))
    assert [item.visits for item in advice] == [1]


def test_a_game_without_figures_of_its_own_can_be_searched() -> None:
    state = showdown.GAME.new(2, 1)
    assert SearchBot(showdown.GAME, 5).choose(Perspective(state, int(state.seat)), seeded(1)) in state.legal()


def test_a_hasty_walk_goes_by_hunches_to_the_end_of_the_game() -> None:
    """Only what a quick player considers is compared, its favourite first."""
    game = bunkhouse.game("old-west")
    thinking = game.thinking().deep()
    state = game.new(4, 2)
    ring = Contest(Search(game, thinking), thinking)
    ring.enter([state.copy()], 10)
    tree, favourite = ring.search.tree, ring.standing[0]
    worths = {code: worth for worth, code in game.hunches(state)}
    assert worths[int(tree.action[favourite])] == max(worths.values())
    ring.search.try_out(state.determinize(int(state.seat), 1), favourite, seeded(1))
    assert ring.search.hunches > 100
    assert tree.chance(favourite) in (0.0, 0.25, 0.5, 1.0)


def test_a_few_games_do_not_overrule_a_hunch() -> None:
    game = bunkhouse.game("old-west")
    state = game.new(2, 6)
    thinking = Thinking(hasty=True, rounds=0, candidates=3, trust=1e9, hard=3, closing=0.0, victory=0.0)
    chosen = SearchBot(game, 3, thinking=thinking).choose(Perspective(state, int(state.seat)), seeded(1))
    worths = {code: worth for worth, code in game.hunches(state)}
    assert worths[chosen] == max(worths.values())


def test_patience_ends_the_thinking() -> None:
    game = bunkhouse.game("old-west")
    state = game.new(2, 6)
    view = Perspective(state, int(state.seat))
    for patience, visits in ((1, 2), (10**6, 4)):
        thinking = Thinking(hasty=True, rounds=0, candidates=2, patience=patience)
        advice = SearchBot(game, 4, thinking=thinking).advise(view, seeded(2))
        assert sum(item.visits for item in advice) == visits


def test_the_hard_one_may_have_ways_of_its_own() -> None:
    plain = Thinking(hard=7)
    assert plain.deep() is plain
    deep = Thinking(hard=9)
    assert Thinking(deep=deep).deep() is deep
    bot = make_bot("hard", bunkhouse.game("old-west"))
    assert isinstance(bot, SearchBot)
    assert bot.iterations == bunkhouse.game("old-west").thinking().deep().hard
