"""``simulate`` and ``bench``: figures that are right, repeatable, and there even after an interruption."""

from typing import Any

import pytest

import bunkhouse
from bunkhouse.arena.tally import Tally, wilson
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.simulate import Outcome, play_game
from bunkhouse.cli import measure as measuring
from bunkhouse.cli import simulate
from bunkhouse.cli.measure import Measurement, measure, mid_game
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.playout import play_random
from bunkhouse.engine.rng import derive, seeded

from .conftest import Run


def test_the_same_arguments_give_the_same_document(run: Run) -> None:
    arguments = ("simulate", "el-gaucho", "--players", "2", "--games", "4", "--seed", "5", "--json")
    first = run(*arguments)
    assert first.code == 0
    assert first.err == ""
    assert first.out == run(*arguments).out == run(*arguments, "--lang", "pl").out
    assert first.out != run(*arguments[:-2], "6", "--json").out


def test_json_shape(run: Run) -> None:
    document = run("simulate", "el-gaucho", "--games", "6", "--players", "3", "--json").json
    bots = document.pop("bots")
    assert document.pop("automata") == []
    assert document.pop("decisions").keys() == {"mean", "min", "max"}
    assert document == {
        "game": "el-gaucho",
        "rules": bunkhouse.game("el-gaucho").rules,
        "players": 3,
        "options": {"removed_breed": "random"},
        "seed": 0,
        "games": 6,
        "games_asked": 6,
        "interrupted": False,
    }
    assert [set(bot) for bot in bots] == [
        {"bot", "games", "wins", "shared_wins", "win_rate", "win_rate_95", "failures", "score"}
    ]
    assert bots[0]["games"] == 18
    assert bots[0]["wins"] >= 6
    assert bots[0]["score"].keys() == {"mean", "min", "max"}


def test_random_games_are_counted_right(run: Run) -> None:
    """What the document says, worked out by hand from the engine."""
    game = bunkhouse.game("el-gaucho")
    scores: list[int] = []
    decisions: list[int] = []
    for number in range(3):
        state = game.new(2, derive(9, number))
        decisions.append(play_random(state, seeded(derive(9, number), 1), Choices()))
        scores += state.scores()
    document = run("simulate", "el-gaucho", "--players", "2", "--games", "3", "--seed", "9", "--json").json
    assert document["decisions"] == {
        "mean": round(sum(decisions) / 3, 4),
        "min": min(decisions),
        "max": max(decisions),
    }
    assert document["bots"][0]["score"] == {
        "mean": round(sum(scores) / 6, 4),
        "min": min(scores),
        "max": max(scores),
    }


def test_bots_change_seats_from_game_to_game(run: Run) -> None:
    game = bunkhouse.game("el-gaucho")
    bots = {name: make_bot(name, game) for name in ("greedy", "random")}
    options = game.setting(2, {}).options
    won = {"greedy": 0, "random": 0}
    for number, seats in enumerate([["greedy", "random"], ["random", "greedy"]]):
        outcome = play_game(game, 2, derive(1, number), options, [bots[name] for name in seats])
        for name, place in zip(seats, outcome.ranking, strict=True):
            won[name] += place == 1
    arguments = ("--players", "2", "--games", "2", "--seed", "1", "--bots", "greedy, Random", "--json")
    document = run("simulate", "el-gaucho", *arguments).json
    assert {bot["bot"]: bot["wins"] for bot in document["bots"]} == won
    assert [bot["games"] for bot in document["bots"]] == [2, 2]


def test_seating_is_cyclic_and_balanced() -> None:
    tally = Tally(["a", "b", "c"])
    tables = [[entry.bot for entry in tally.seating(number, 2)] for number in range(4)]
    assert tables == [["a", "b"], ["b", "c"], ["c", "a"], ["a", "b"]]
    assert [entry.bot for entry in Tally(["a", "b"]).seating(1, 4)] == ["b", "a", "b", "a"]


def test_shared_wins_count_and_are_named() -> None:
    tally = Tally(["a", "b"])
    tally.add(tally.seating(0, 3), Outcome([5, 5, 1], [1, 1, 3], 10))
    tally.add(tally.seating(1, 3), Outcome([1, 9, 2], [3, 1, 2], 20))
    first, second = tally.entries
    assert (first.games, first.wins, first.shared_wins) == (3, 2, 1)
    assert (second.games, second.wins, second.shared_wins) == (3, 1, 1)
    assert (first.scores.low, first.scores.high, first.scores.mean) == (1, 9, 5.0)
    assert tally.decisions.mean == 15.0


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 10, (0.0, 0.2775)), (5, 10, (0.2366, 0.7634)), (10, 10, (0.7225, 1.0)), (30, 100, (0.2189, 0.3958))],
)
def test_wilson_interval(wins: int, games: int, interval: tuple[float, float]) -> None:
    low, high = wilson(wins, games)
    assert (round(low or 0, 4), round(high or 0, 4)) == interval
    assert wilson(0, 0) == (None, None)


def test_options_reach_the_game(run: Run) -> None:
    arguments = ("simulate", "el-gaucho", "--players", "2", "--games", "1", "--json", "--option")
    assert run(*arguments, "removed_breed=white").json["options"] == {"removed_breed": "white"}


def test_figures_for_people(run: Run) -> None:
    out = run("simulate", "el-gaucho", "--games", "2", "--players", "2").out
    assert "2 games with 2 players, seed 0" in out
    assert "decisions per second" in out
    assert "Win rate" in out
    polish = run("simulate", "el-gaucho", "--games", "2", "--players", "2", "--lang", "pl").out
    assert "2 partie 2-osobowe" in polish
    assert "Odsetek" in polish
    assert max(len(line) for line in (out + polish).splitlines()) <= 80


def _interrupt_after(games: int) -> Any:
    left = [games]

    def playing(*arguments: Any) -> int:
        if left[0] == 0:
            raise KeyboardInterrupt
        left[0] -= 1
        return play_random(*arguments)

    return playing


@pytest.mark.parametrize("finished", [0, 2])
def test_an_interruption_reports_what_is_finished(
    run: Run, monkeypatch: pytest.MonkeyPatch, finished: int
) -> None:
    monkeypatch.setattr(simulate, "play_random", _interrupt_after(finished))
    ended = run("simulate", "el-gaucho", "--players", "2", "--games", "50", "--json")
    assert ended.code == 130
    assert ended.err == ""
    document = ended.json
    assert (document["games"], document["games_asked"], document["interrupted"]) == (finished, 50, True)
    assert document["bots"][0]["games"] == 2 * finished
    monkeypatch.setattr(simulate, "play_random", _interrupt_after(finished))
    assert f"Interrupted after {finished} of 50" in run("simulate", "el-gaucho", "--games", "50").out


def test_progress_goes_to_the_other_stream(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.cli.progress._SECONDS_BETWEEN_LINES", 0.0)
    ended = run("simulate", "el-gaucho", "--players", "2", "--games", "3", "--json")
    assert ended.json["games"] == 3
    assert "Simulating: 1 of 3" in ended.err


def test_bench_as_json(run: Run) -> None:
    ended = run("bench", "el-gaucho", "--seconds", "0.05", "--json")
    assert ended.code == 0
    assert ended.err == ""
    (speed,) = ended.json["games"]
    assert speed["game"] == "el-gaucho"
    assert speed["players"] == 4
    assert speed["compiled"] == bunkhouse.compiled()
    assert speed["mcts_iterations_per_second"] > 0
    assert speed["decisions_per_second"] > speed["games_per_second"] > 0
    assert speed["copies_per_second"] > speed["decisions_per_second"]


def test_bench_for_people_measures_every_game(run: Run) -> None:
    out = run("bench", "--seconds", "0,05").out
    assert all(game.slug in out for game in bunkhouse.games())
    assert "Decisions/s" in out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_however_fast_a_game_is_its_name_stays_whole(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(
        "bunkhouse.cli.bench.measure",
        lambda game, _: Measurement(game.slug, 4, True, 98_765_432.0, 98_765.4, 987_654_321.0, 987_654.0),
    )
    monkeypatch.setenv("COLUMNS", "80")
    out = run("bench", "--lang", language).out
    assert all(game.slug in out for game in bunkhouse.games())


def test_bench_can_be_interrupted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bunkhouse.cli.bench.measure", interrupted)
    ended = run("bench", "--json")
    assert ended.code == 130
    assert ended.json == {"games": [], "interrupted": True}


def test_the_middle_of_a_game_is_in_the_middle() -> None:
    game = bunkhouse.game("el-gaucho")
    state = mid_game(game)
    left = play_random(state.copy(), seeded(3), Choices())
    assert state.actor is not None
    assert left > 50


def test_measuring_takes_the_best_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([(10.0, 1.0), (30.0, 3.0), (20.0, 2.0), (5.0, 0.5), (1.0, 0.1)])
    monkeypatch.setattr(measuring.Playouts, "run", lambda *_: next(rates))
    speed = measure(bunkhouse.game("el-gaucho"), 0.02)
    assert (speed.decisions, speed.games) == (30.0, 3.0)
