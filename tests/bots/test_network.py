"""The learnt value: what a network computes, what it is fed with, and what games to learn from leave."""

import json
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.bots.self_play import SelfPlayGame
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import seeded
from bunkhouse.judging.network import Inputs, Network

LEARNT = [
    game
    for game in bunkhouse.games()
    if judgement_of(game).network(game.setting(game.max_players, {})) is not None
]


def told(network: Network, *features: float) -> float:
    network.inputs.clear()
    for feature in features:
        network.inputs.add(feature)
    return network.value()


def test_hidden_units_count_above_zero_and_the_straight_way_always() -> None:
    network = Network(2, 1)
    network.learn([1.0, 10.0, -2.0, 100.0], [0.5, 1000.0], [3.0])
    assert told(network, 1.0, 0.0) == 1010.0 + 3.0 * 1.5
    assert told(network, 0.0, 1.0) == 1100.0
    assert told(network, 0.0, 0.0) == 1000.0 + 3.0 * 0.5


def test_weights_must_fit_the_features() -> None:
    network = Network(2, 1)
    with pytest.raises(ValueError, match="do not fit"):
        network.learn([1.0] * 5, [0.0, 0.0], [1.0])


def test_weights_are_read_from_a_file_and_bring_their_own_width(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(
        json.dumps({"into": [1.0, 2.0, 4.0], "bias": [0.0, 0.0, 8.0], "out": [1.0, 1.0]}), "utf-8"
    )
    network = Network(1, 5)
    network.read(path)
    assert network.hidden == 2
    assert told(network, 1.0) == 1.0 + 2.0 + 4.0 + 8.0


def test_inputs_are_written_in_order() -> None:
    inputs = Inputs(4)
    inputs.add(0.5)
    inputs.number(3)
    inputs.flag(True)
    assert inputs.listed() == [0.5, 3.0, 1.0]
    inputs.clear()
    assert inputs.listed() == []


@pytest.mark.parametrize("game", LEARNT, ids=repr)
def test_every_position_has_all_features_at_every_table(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        state, bot, luck = game.new(players, players), RandomBot(), seeded(players)
        network = judgement_of(game).network(state.setting)
        assert network is not None
        inputs = Inputs(network.size)
        views = [Perspective(state, seat) for seat in range(players)]
        for _ in range(120):
            if state.actor is None:
                break
            for seat in range(players):
                judgement_of(game).describe(state, seat, inputs)
                assert len(inputs.listed()) == network.size
            state.apply(bot.choose(views[state.actor], luck))


@pytest.mark.parametrize("game", LEARNT, ids=repr)
def test_what_a_seat_sees_does_not_depend_on_the_hidden_truth(game: Game) -> None:
    for players in (game.min_players, game.max_players):
        state, bot, luck = game.new(players, 5), RandomBot(), seeded(5)
        views = [Perspective(state, seat) for seat in range(state.players)]
        for number in range(60):
            if state.actor is None:
                break
            seat = state.actor
            assert judgement_of(game).value(state.determinize(seat, number), seat) == judgement_of(
                game
            ).value(state, seat)
            state.apply(bot.choose(views[seat], luck))


@pytest.mark.parametrize("game", LEARNT, ids=repr)
def test_a_game_for_learning_can_be_repeated_and_knows_its_end(game: Game) -> None:
    network = judgement_of(game).network(game.setting(2, {}))
    assert network is not None
    games = []
    for _ in range(2):
        practice = SelfPlayGame(game, network, True)
        practice.play(2, 9, {}, [0, 5])
        games.append(practice)
    first, second = games
    assert (first.seats, first.features, first.expected) == (second.seats, second.features, second.expected)
    assert len(first.seats) == len(first.features) == len(first.values) == len(first.expected)
    assert {len(row) for row in first.features} == {network.size}
    tried = [seat for seat, hope in zip(first.seats, first.expected, strict=True) if hope > -1e8]
    assert tried
    assert set(tried) == {1}
    lead = first.scores[0] - first.scores[1]
    assert first.results[0] - first.results[1] == pytest.approx(lead)


@pytest.mark.skipif(not bunkhouse.compiled(), reason="takes its time interpreted")
@pytest.mark.parametrize("game", LEARNT, ids=repr)
def test_after_a_closer_look_that_is_what_is_thought_of_a_position(game: Game) -> None:
    network = judgement_of(game).network(game.setting(1, {}))
    assert network is not None
    plain, close = (SelfPlayGame(game, network, True, rollouts) for rollouts in (0, 1))
    for practice in (plain, close):
        practice.play(1, 9, {}, [0])
    at_first_sight = [
        [told(network, *features) for features in practice.features] for practice in (plain, close)
    ]
    assert plain.values == at_first_sight[0]
    other = [value for value, first in zip(close.values, at_first_sight[1], strict=True) if value != first]
    assert len(other) > len(close.values) / 2
