"""Who comes out best, and how sure that is."""

import pytest

from bunkhouse.arena.plan import TournamentPlan
from bunkhouse.arena.playing import FixtureResult
from bunkhouse.arena.standings import Standings
from bunkhouse.arena.tally import wilson


def plan(*bots: str, automata: tuple[str, ...] = (), players: int = 2) -> TournamentPlan:
    return TournamentPlan("el-gaucho", 1, players, {}, automata, bots, 10, 1)


def game(
    number: int, seats: list[int], ranking: list[int], failures: dict[int, str] | None = None
) -> FixtureResult:
    return FixtureResult(number, seats, [10 * (4 - place) for place in ranking], ranking, 50, failures or {})


def test_the_winner_is_first() -> None:
    games = [game(number, [0, 1], [2, 1]) for number in range(5)]
    rows = Standings(plan("a", "b"), games).rows
    assert [row.entry.bot for row in rows] == ["b", "a"]
    assert rows[0].rating > 25 > rows[1].rating
    assert rows[0].uncertainty < 25 / 3
    assert (rows[0].entry.wins, rows[0].entry.games) == (5, 5)


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [game(number, [0, 1], [1, 2] if number < 4 else [2, 1]) for number in range(9)]
    one, two = Standings(plan("a", "b"), games), Standings(plan("a", "b"), games[::-1])
    assert [row.document() for row in one.rows] == [row.document() for row in two.rows]


def test_equal_results_give_equal_ratings() -> None:
    games = [game(0, [0, 1], [1, 2]), game(1, [1, 0], [1, 1])]
    rows = Standings(plan("a", "b"), games[1:]).rows
    assert rows[0].rating == pytest.approx(rows[1].rating)
    assert [row.entry.shared_wins for row in rows] == [1, 1]


def test_a_bot_at_several_seats_is_one_bot() -> None:
    """One against three: when it wins a quarter of the games, nobody is better."""
    names = ("one", "three", "three", "three")
    games = [
        game(number, [0, 1, 2, 3], [1 + (seat + number) % 4 for seat in range(4)]) for number in range(400)
    ]
    rows = {row.entry.bot: row for row in Standings(plan(*names, players=4), games).rows}
    assert rows.keys() == {"one", "three"}
    assert rows["three"].entry.games == 1200
    assert rows["three"].entry.win_rate == rows["one"].entry.win_rate == 0.25
    assert rows["one"].rating == pytest.approx(rows["three"].rating, abs=3)


def test_an_automaton_is_rated_too() -> None:
    games = [game(number, [0], [2, 1]) for number in range(3)]
    rows = Standings(plan("a", automata=("sue",), players=1), games).rows
    assert [row.entry.bot for row in rows] == ["sue", "a"]
    assert rows[0].entry.win_rate == 1


def test_a_bot_against_itself_is_not_rated() -> None:
    rows = Standings(plan("a"), [game(0, [0, 0], [1, 2])]).rows
    assert (rows[0].rating, rows[0].entry.games) == (25, 2)


def test_failures_are_counted_and_their_scores_are_not() -> None:
    games = [game(0, [0, 1], [1, 2]), game(1, [1, 0], [1, 2], {1: "bot-silent"})]
    rows = {row.entry.bot: row.entry for row in Standings(plan("a", "b"), games).rows}
    assert (rows["a"].failures, rows["a"].games, rows["a"].scores.mean) == (1, 2, 30)
    assert (rows["b"].failures, rows["b"].scores.mean) == (0, 25)


def test_wilson() -> None:
    assert list(wilson(45, 100)) == pytest.approx([0.3561, 0.5476], abs=1e-4)
    assert wilson(0, 0) == (None, None)
