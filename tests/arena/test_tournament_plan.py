"""Who plays whom, and where they sit."""

from collections import Counter

import pytest

from bunkhouse.arena.tournament_plan import TournamentPlan


def plan(bots: int, players: int, games: int, seed: int = 1) -> TournamentPlan:
    names = tuple(f"bot-{number}" for number in range(bots))
    return TournamentPlan("el-gaucho", 1, players, {}, (), names, games, seed)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 4), (2, 4), (3, 4), (6, 4), (5, 2), (1, 3)])
def test_everybody_sits_everywhere_equally_often(bots: int, players: int) -> None:
    games = 12 * bots * players
    seats: Counter[tuple[int, int]] = Counter()
    for scheduled in plan(bots, players, games).schedule():
        seats.update((bot, seat) for seat, bot in enumerate(scheduled.seats))
    assert set(seats.values()) == {games // bots}


@pytest.mark.parametrize(("bots", "players"), [(4, 4), (6, 4), (7, 3)])
def test_nobody_sits_twice_without_need(bots: int, players: int) -> None:
    assert all(len(set(scheduled.seats)) == players for scheduled in plan(bots, players, 50).schedule())


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = plan(5, 3, 10), plan(5, 3, 25)
    assert list(long.schedule())[:10] == list(short.schedule())
    assert long.document() == short.document()


def test_every_game_has_a_seed_of_its_own() -> None:
    schedule = list(plan(3, 3, 60).schedule())
    assert len({scheduled.seed for scheduled in schedule}) == 60
    assert [scheduled.number for scheduled in schedule] == list(range(60))
    assert [scheduled.seed for scheduled in plan(3, 3, 60, seed=2).schedule()] != [
        each.seed for each in schedule
    ]


def test_neighbours_change() -> None:
    """Not everybody always plays after the same bot."""
    orders = {scheduled.seats for scheduled in plan(4, 4, 80).schedule()}
    assert len(orders) > 12


def test_everybody_meets_everybody() -> None:
    met = {frozenset(scheduled.seats) for scheduled in plan(4, 2, 200).schedule()}
    assert len(met) == 6
