"""A tournament: any number of workers, interruptions, failing bots; the results are the same."""

import json
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.arena.playing import GameResult, play
from bunkhouse.arena.processes import Processes
from bunkhouse.arena.results_file import FILE, Ledger
from bunkhouse.arena.runner import Runner
from bunkhouse.arena.tournament import Tournament
from bunkhouse.arena.tournament_plan import ScheduledGame, TournamentPlan
from bunkhouse.engine.errors import BunkhouseError

GAME = bunkhouse.game("el-gaucho")


def plan(*bots: str, games: int = 4, seed: int = 1, players: int = 2) -> TournamentPlan:
    options = GAME.setting(players, {}).options
    return TournamentPlan(
        GAME.slug, GAME.rules, players, options, (), bots or ("random", "random"), games, seed
    )


class Here:
    """Plays right here, the last game first; after some games somebody presses Ctrl-C."""

    def __init__(self, until: int = 1000) -> None:
        self.until = until
        self.closed = False

    def run(self, plan: TournamentPlan, schedule: Iterator[ScheduledGame]) -> Generator[GameResult]:
        try:
            for number, scheduled in enumerate(reversed(list(schedule))):
                if number == self.until:
                    raise KeyboardInterrupt
                yield play(plan, scheduled)
        finally:
            self.closed = True


def held(plan: TournamentPlan, folder: Path, runner: Runner | None = None) -> Tournament:
    tournament = Tournament(plan, folder)
    tournament.run(runner or Here(), lambda: None)
    tournament.close()
    return tournament


def test_any_number_of_workers_gives_the_same_results(tmp_path: Path) -> None:
    here = held(plan(games=4), tmp_path / "here")
    assert len(here.games) == 4
    for workers in (1, 3):
        there = held(plan(games=4), tmp_path / str(workers), Processes(workers))
        assert there.games == here.games
        assert [row.document() for row in there.standings().rows] == [
            row.document() for row in here.standings().rows
        ]


def test_an_interruption_keeps_what_has_ended(tmp_path: Path) -> None:
    runner = Here(until=3)
    broken = held(plan(games=6), tmp_path / "one", runner)
    assert broken.interrupted
    assert runner.closed
    assert [game.number for game in broken.games] == [3, 4, 5]
    again = Tournament(plan(games=6), tmp_path / "one")
    played: list[int] = []
    again.run(Here(), lambda: played.append(len(again.games)))
    assert played == [4, 5, 6]
    assert again.games == held(plan(games=6), tmp_path / "two").games


def test_a_finished_tournament_can_be_carried_on(tmp_path: Path) -> None:
    held(plan(games=2), tmp_path)
    longer = held(plan(games=5), tmp_path)
    assert len(longer.games) == 5
    assert len(held(plan(games=3), tmp_path).games) == 3


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = held(plan(games=4), tmp_path).games
    path = tmp_path / FILE
    path.write_bytes(path.read_bytes()[:-25])
    torn = Tournament(plan(games=4), tmp_path)
    assert len(torn.games) == 3
    torn.run(Here(), lambda: None)
    torn.close()
    assert torn.games == whole
    assert len(path.read_text().splitlines()) == 5
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_a_heading_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"format":"bunkh')
    assert len(held(plan(games=2), tmp_path).games) == 2
    assert len(held(plan(games=2), tmp_path).games) == 2


@pytest.mark.parametrize("other", [plan(seed=2), plan("random", "greedy"), plan(players=3), plan("random")])
def test_games_of_another_tournament_are_not_taken(tmp_path: Path, other: TournamentPlan) -> None:
    Ledger(tmp_path, plan()).close()
    with pytest.raises(BunkhouseError) as refused:
        Ledger(tmp_path, other)
    assert refused.value.reason == "tournament-of-another-plan"


@pytest.mark.parametrize("line", ["nonsense\n", "[]\n", '{"number": 1}\n', '{"failures": {"x": "y"}}\n'])
def test_a_damaged_file_is_left_alone(tmp_path: Path, line: str) -> None:
    Ledger(tmp_path, plan()).close()
    content = (tmp_path / FILE).read_text() + line
    (tmp_path / FILE).write_text(content)
    with pytest.raises(BunkhouseError) as refused:
        Ledger(tmp_path, plan())
    assert refused.value.reason == "tournament-damaged"
    assert (tmp_path / FILE).read_text() == content


def test_two_tournaments_do_not_share_a_folder(tmp_path: Path) -> None:
    first = Ledger(tmp_path, plan())
    with pytest.raises(BunkhouseError) as refused:
        Ledger(tmp_path, plan())
    assert refused.value.reason == "tournament-under-way"
    first.close()
    Ledger(tmp_path, plan()).close()


def test_failing_programs_lose_and_stop_nothing(tmp_path: Path, program: Callable[..., str]) -> None:
    bad = "cmd:" + program("crashing later")
    tournament = held(plan("random", bad, "greedy", games=6, players=3), tmp_path / "out", Processes(2))
    assert len(tournament.games) == 6
    rows = {row.entry.bot: row.entry for row in tournament.standings().rows}
    assert rows[bad].failures == rows[bad].games == 6
    assert rows[bad].wins == 0
    assert rows[bad].scores.mean is None
    assert rows["random"].wins + rows["greedy"].wins >= 6
    assert tournament.standings().rows[-1].entry.bot == bad


def test_a_worker_that_dies_twice_is_reported(tmp_path: Path) -> None:
    """No bot by this name: the workers end with an error."""
    with pytest.raises(BunkhouseError) as died:
        held(plan("greedy", "nobody", games=2), tmp_path, Processes(1))
    assert died.value.reason == "tournament-worker-died"
