"""Who plays whom, and where they sit."""

from collections import Counter

import pytest

from bunkhouse.arena.plan import TournamentPlan


def plan(bots: int, players: int, games: int, seed: int = 1) -> TournamentPlan:
    names = tuple(f"bot-{number}" for number in range(bots))
    return TournamentPlan("el-gaucho", 1, players, {}, (), names, games, seed)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 4), (2, 4), (3, 4), (6, 4), (5, 2), (1, 3)])
def test_everybody_sits_everywhere_equally_often(bots: int, players: int) -> None:
    games = 12 * bots * players
    seats: Counter[tuple[int, int]] = Counter()
    for fixture in plan(bots, players, games).fixtures():
        seats.update((bot, seat) for seat, bot in enumerate(fixture.seats))
    assert set(seats.values()) == {games // bots}


@pytest.mark.parametrize(("bots", "players"), [(4, 4), (6, 4), (7, 3)])
def test_nobody_sits_twice_without_need(bots: int, players: int) -> None:
    assert all(len(set(fixture.seats)) == players for fixture in plan(bots, players, 50).fixtures())


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = plan(5, 3, 10), plan(5, 3, 25)
    assert list(long.fixtures())[:10] == list(short.fixtures())
    assert long.document() == short.document()


def test_every_game_has_a_seed_of_its_own() -> None:
    fixtures = list(plan(3, 3, 60).fixtures())
    assert len({fixture.seed for fixture in fixtures}) == 60
    assert [fixture.number for fixture in fixtures] == list(range(60))
    assert [fixture.seed for fixture in plan(3, 3, 60, seed=2).fixtures()] != [each.seed for each in fixtures]


def test_neighbours_change() -> None:
    """Not everybody always plays after the same bot."""
    orders = {fixture.seats for fixture in plan(4, 4, 80).fixtures()}
    assert len(orders) > 12


def test_everybody_meets_everybody() -> None:
    met = {frozenset(fixture.seats) for fixture in plan(4, 2, 200).fixtures()}
    assert len(met) == 6
