"""Planning a turn: the best plan is followed to its end, and luck is averaged."""

import bunkhouse
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.plan_comparison import PlanComparison, still_racing
from bunkhouse.bots.search_bot import SearchBot
from bunkhouse.bots.turn_planner import TurnPlanner, chance
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.judging.search_settings import SearchSettings

GAME = bunkhouse.game("el-paso")


def turn(seed: int, players: int = 2) -> State:
    """A position in which a turn begins."""
    state, luck = GAME.new(players, seed), seeded(seed)
    while not state.turn_begins():
        legal = state.legal()
        state.play(legal[luck.below(len(legal))])
    return state


def guesses(state: State, count: int) -> list[State]:
    return [state.determinize(state.actor, number) for number in range(count)]


def test_without_following_any_plan_the_next_position_decides() -> None:
    state = turn(1)
    (guess,) = guesses(state, 1)
    plans = TurnPlanner(GAME).plans([guess], 0)
    assert sorted(plan.path[0] for plan in plans) == sorted(state.legal())
    for plan in plans:
        outcome = guess.copy()
        outcome.play(plan.path[0])
        assert plan.value == judgement_of(GAME).value(outcome, 0)
    assert [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)


def test_the_best_plan_is_worth_what_its_end_is_worth() -> None:
    for seed in range(1, 6):
        best = TurnPlanner(GAME).plans(guesses(turn(seed), 3), 500)[0]
        value = best.value
        while best.next:
            best = best.best()
            assert best.value == value
        assert best.ends


def test_luck_is_averaged_over_the_guesses() -> None:
    found = guesses(turn(2), 4)
    exchange = GAME.parse("exchange")
    assert exchange in found[0].legal()
    plan = next(plan for plan in TurnPlanner(GAME).plans(found, 0) if plan.path == [exchange])
    total = 0.0
    for guess in found:
        outcome = guess.copy()
        outcome.play(exchange)
        total += judgement_of(GAME).value(outcome, 0)
    assert plan.ends
    assert abs(plan.value - total / 4) < 1e-9


def test_a_preference_can_turn_the_choice() -> None:
    planner = TurnPlanner(GAME)
    planner.network = judgement_of(GAME).network(GAME.setting(2, {}))
    (guess,) = guesses(turn(3), 1)
    plain = planner.plans([guess], 0)
    planner.preferences = {1: 1000.0}
    greedy = planner.plans([guess], 0)
    assert [plan.value for plan in plain] != [plan.value for plan in greedy]


def test_planning_is_repeatable_and_says_its_chances() -> None:
    state = turn(4)
    settings = SearchSettings(plans_turns=True, determinizations=3)
    view = Perspective(state, int(state.seat))
    first, second = (SearchBot(GAME, 20, None, settings).advise(view, seeded(7)) for _ in range(2))
    assert [advice.action for advice in first] == [advice.action for advice in second]
    assert 0.0 < first[-1].chance <= first[0].chance < 1.0


def test_an_even_game_gives_everybody_the_same_chance() -> None:
    assert chance(0.0, 4, 6.0) == 0.25
    assert chance(0.0, 2, 6.0) == 0.5
    assert chance(20.0, 4, 6.0) > 0.8


def test_a_comparison_ranks_the_best_plans_and_keeps_the_rest() -> None:
    state = turn(6)
    view = Perspective(state, int(state.seat))
    plans = TurnPlanner(GAME).plans(guesses(state, 2), 10)
    codes = [plan.path[0] for plan in plans]
    seen = PlanComparison(
        GAME, SearchSettings(rollouts=2, candidates=3, margin=1000.0, rollout_iterations=2)
    ).compare(plans, view, seeded(1))
    assert sorted(plan.path[0] for plan in seen) == sorted(codes)
    assert {plan.path[0] for plan in seen[:3]} == set(codes[:3])
    assert [plan.value for plan in seen[:3]] == sorted((plan.value for plan in seen[:3]), reverse=True)


def test_nothing_is_looked_at_where_one_plan_is_clearly_best() -> None:
    state = turn(6)
    view = Perspective(state, int(state.seat))
    plans = TurnPlanner(GAME).plans(guesses(state, 2), 10)
    values = [plan.value for plan in plans]
    assert (
        PlanComparison(GAME, SearchSettings(rollouts=2, candidates=3, margin=0.0)).compare(
            plans, view, seeded(1)
        )
        == plans
    )
    assert [plan.value for plan in plans] == values


_LUCK = [float(number * 37 % 11) for number in range(24)]
"""What guesses bring to everybody alike."""


def test_whoever_is_clearly_behind_is_out_of_the_race() -> None:
    little_less = [luck - 0.5 for luck in _LUCK]
    now_and_then_more = [luck + (3.0 if at % 3 == 0 else -2.0) for at, luck in enumerate(_LUCK)]
    assert still_racing([little_less, _LUCK, now_and_then_more], [0, 1, 2]) == [1, 2]
    mostly_less = [luck + (3.0 if at % 6 == 0 else -2.0) for at, luck in enumerate(_LUCK)]
    assert still_racing([_LUCK, mostly_less], [0, 1]) == [0]


def test_it_is_enough_to_try_one_of_two_that_come_to_the_same() -> None:
    assert still_racing([_LUCK, list(_LUCK)], [0, 1]) == [0]


def test_whoever_is_out_stays_out() -> None:
    better = [luck + 9.0 for luck in _LUCK]
    assert still_racing([better[:12], _LUCK], [1]) == [1]


def test_a_race_is_over_when_one_is_left() -> None:
    """Every rollout takes one number of the generator."""
    state = turn(6)
    view, rng = Perspective(state, int(state.seat)), seeded(1)
    plans = TurnPlanner(GAME).plans(guesses(state, 2), 10)
    rollouts, before = 60, rng.counter
    PlanComparison(GAME, SearchSettings(rollouts=rollouts, candidates=2)).compare(
        [plans[0], plans[-1]], view, rng
    )
    assert 0 < rng.counter - before < rollouts


def test_alone_there_is_time_for_more_steps() -> None:
    """For those who look beyond a turn; the others follow as few as anywhere."""
    settings = SearchSettings(plans_turns=True, hard_iterations=4, solo=SearchSettings(hard_iterations=40))

    def followed(state: State, iterations: int) -> int:
        view = Perspective(state, int(state.seat))
        return sum(
            each.visits for each in SearchBot(GAME, iterations, None, settings).advise(view, seeded(7))
        )

    assert max(followed(turn(seed, players=1), 4) for seed in range(1, 9)) > 4
    assert max(followed(turn(seed, players=1), 3) for seed in range(1, 9)) == 3
    assert max(followed(turn(seed), 4) for seed in range(1, 9)) == 4


def test_rollouts_with_guesses_at_luck_are_other_rollouts_and_can_be_repeated() -> None:
    state = turn(2, players=1)

    def compared(guessed: int) -> list[float]:
        settings = SearchSettings(
            rollouts=3, candidates=2, horizon_turns=2, rollout_iterations=2, rollout_determinizations=guessed
        )
        plans = TurnPlanner(GAME).plans(guesses(state, 2), 4)[:2]
        return [
            plan.value
            for plan in PlanComparison(GAME, settings).compare(plans, Perspective(state, 0), seeded(1))
        ]

    assert compared(2) == compared(2)
    assert compared(2) != compared(0)
