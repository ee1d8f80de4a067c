"""How the actions of a decision compete, and what the strengths make of it."""

import showdown

import bunkhouse
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.search_bot import SearchBot
from bunkhouse.bots.sequential_halving import SequentialHalving
from bunkhouse.bots.tree_search import TreeSearch
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.judging.search_settings import SearchSettings

GAME = bunkhouse.game("montana")


def opening(seed: int) -> State:
    state = GAME.new(4, seed)
    while len(state.legal()) < 4:
        state.apply(state.legal()[0])
    return state


def sequential_halving(settings: SearchSettings) -> SequentialHalving:
    return SequentialHalving(TreeSearch(GAME, settings), settings)


def test_the_actions_that_look_best_enter() -> None:
    state = opening(1)
    halving = sequential_halving(SearchSettings(candidates=3))
    halving.enter([state.copy()], 10)
    seat, values = int(state.seat), {}
    for code in state.legal():
        outcome = state.copy()
        outcome.play(code)
        values[code] = judgement_of(GAME).evaluate(outcome, seat)
    entered = [int(halving.search.tree.action[node]) for node in halving.remaining]
    assert [values[code] for code in entered] == sorted(values.values(), reverse=True)[:3]


def test_an_action_that_looks_much_worse_stays_out() -> None:
    halving = sequential_halving(SearchSettings(margin=0.0))
    halving.enter([opening(1)], 10)
    everybody = sequential_halving(SearchSettings())
    everybody.enter([opening(1)], 10)
    assert len(halving.remaining) < len(everybody.remaining)


def test_everybody_is_tried_on_every_guess_and_the_better_half_goes_on() -> None:
    state = opening(2)
    halving = sequential_halving(SearchSettings(candidates=4))
    halving.enter([state.copy()], 10)
    halving.try_each(state, seeded(1))
    tree = halving.search.tree
    assert [int(tree.visits[node]) for node in halving.remaining] == [1, 1, 1, 1]
    halving.halve()
    assert (len(halving.remaining), len(halving.eliminated)) == (2, 2)
    halving.halve()
    assert (len(halving.remaining), len(halving.eliminated)) == (1, 3)


def test_the_first_value_counts_while_there_are_few_rollouts() -> None:
    """With boundless trust nothing but the first look decides."""
    state = opening(3)
    trusting = SearchBot(GAME, 8, settings=SearchSettings(prior_weight=1e9, determinizations=1))
    plain = SearchBot(GAME, 1, settings=SearchSettings(determinizations=1))
    view = Perspective(state, int(state.seat))
    assert trusting.choose(view, seeded(4)) == plain.choose(view, seeded(4))


def test_a_random_choice_takes_anything() -> None:
    state = opening(4)
    view = Perspective(state, int(state.seat))
    bot = SearchBot(GAME, 1, random_one_in=1)
    luck = seeded(1)
    assert len({bot.choose(view, luck) for _ in range(40)}) > 2


def test_a_random_choice_ends_what_was_thought_before() -> None:
    """The tree of an earlier decision says nothing about what follows an action it did not choose."""
    state = opening(4)
    bot = SearchBot(GAME, 6)
    luck = seeded(2)
    state.apply(bot.choose(Perspective(state, int(state.seat)), luck))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    bot.random_one_in = 1
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


def test_a_lone_candidate_costs_one_rollout() -> None:
    state = opening(5)
    bot = SearchBot(GAME, 500, settings=SearchSettings(candidates=1))
    advice = bot.advise(Perspective(state, int(state.seat)), seeded(1))
    assert [item.visits for item in advice] == [1]


def test_a_game_without_figures_of_its_own_can_be_searched() -> None:
    state = showdown.GAME.new(2, 1)
    assert SearchBot(showdown.GAME, 5).choose(Perspective(state, int(state.seat)), seeded(1)) in state.legal()


def test_a_policy_rollout_goes_on_to_the_end_of_the_game() -> None:
    """Only what a quick player considers is compared, its favourite first."""
    game = bunkhouse.game("old-west")
    settings = judgement_of(game).search_settings().for_hard()
    state = game.new(4, 2)
    halving = SequentialHalving(TreeSearch(game, settings), settings)
    halving.enter([state.copy()], 10)
    tree, favourite = halving.search.tree, halving.remaining[0]
    worths = {code: worth for worth, code in judgement_of(game).rollout_candidates(state)}
    assert worths[int(tree.action[favourite])] == max(worths.values())
    halving.search.rollout_from(state.determinize(int(state.seat), 1), favourite, seeded(1))
    assert halving.search.policy_decisions > 100
    assert tree.chance(favourite) in (0.0, 0.25, 0.5, 1.0)


def test_a_few_games_do_not_overrule_the_policy() -> None:
    game = bunkhouse.game("old-west")
    state = game.new(2, 6)
    settings = SearchSettings(
        policy_rollouts=True,
        horizon_turns=0,
        candidates=3,
        prior_weight=1e9,
        hard_iterations=3,
        final_rival_weight=0.0,
        win_weight=0.0,
    )
    chosen = SearchBot(game, 3, settings=settings).choose(Perspective(state, int(state.seat)), seeded(1))
    worths = {code: worth for worth, code in judgement_of(game).rollout_candidates(state)}
    assert worths[chosen] == max(worths.values())


def test_enough_decisions_of_the_policy_end_the_thinking() -> None:
    game = bunkhouse.game("old-west")
    state = game.new(2, 6)
    view = Perspective(state, int(state.seat))
    for most, visits in ((1, 2), (10**6, 4)):
        settings = SearchSettings(policy_rollouts=True, horizon_turns=0, candidates=2, policy_decisions=most)
        advice = SearchBot(game, 4, settings=settings).advise(view, seeded(2))
        assert sum(item.visits for item in advice) == visits


def test_the_hard_one_may_have_ways_of_its_own() -> None:
    plain = SearchSettings(hard_iterations=7)
    assert plain.for_hard() is plain
    deep = SearchSettings(hard_iterations=9)
    assert SearchSettings(hard=deep).for_hard() is deep
    bot = make_bot("hard", bunkhouse.game("old-west"))
    assert isinstance(bot, SearchBot)
    assert (
        bot.iterations
        == judgement_of(bunkhouse.game("old-west")).search_settings().for_hard().hard_iterations
    )
