"""What the Great Western Trail games share: herds, certificates, the trail."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from bunkhouse.engine.cases import cases, some
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import seeded
from bunkhouse.families.great_western import certificates, herd
from bunkhouse.families.great_western.draw_pile import draw_pile
from bunkhouse.families.great_western.trail import TOO_FAR, Trail
from bunkhouse.games.el_paso import GAME as EL_PASO
from bunkhouse.games.great_western_trail import GAME as TRAIL

# 0 -> 1 -> (2 -> 3 | 4) -> 5 -> 0, a circle with one fork.
CIRCLE = Trail([[1], [2, 4], [3], [5], [5], [0]], 0)


def packed(*numbers: int) -> vec[i16]:
    return vec[i16]([i16(number) for number in numbers])


def test_the_shortest_way_counts_only_stops() -> None:
    tiles = packed(7, 7, 7, 7, -1, 7)
    assert CIRCLE.fewest_steps(tiles, 1, 5) == 1
    assert CIRCLE.fewest_steps(tiles, 1, 3) == 2
    assert CIRCLE.fewest_steps(tiles, 0, 5) == 2
    assert CIRCLE.fewest_steps(tiles, 3, 0) == 2


def test_a_lap_ends_where_it_began() -> None:
    tiles = packed(7, 7, 7, 7, 7, 7)
    assert CIRCLE.fewest_steps(tiles, 5, 1) == TOO_FAR
    assert CIRCLE.fewest_steps(tiles, 2, 4) == TOO_FAR
    assert CIRCLE.fewest_steps(tiles, 2, 2) == 0


def test_stops_on_the_branches_of_a_fork() -> None:
    tiles = packed(7, 7, 7, -1, -1, 7)
    first = int(CIRCLE.branch_first[1])
    assert [CIRCLE.stops(tiles, branch) for branch in range(first, int(CIRCLE.branch_first[2]))] == [1, 0]
    assert int(CIRCLE.junction[1]) == 5


def test_values_of_a_hand() -> None:
    counts, kinds, values = packed(9, 2, 0, 3), packed(0, 1, 2), packed(2, 5, 3)
    assert herd.different_values(counts, 1, 3, kinds, values) == 2 + 3
    assert [herd.duplicate_values(counts, 1, 3, values, copies) for copies in range(5)] == [0, 3, 6, 8, 8]


def test_dealing_keeps_every_card() -> None:
    counts = packed(2, 0, 1, 1, 4, 5)
    herd.deal(counts, 0, 3, 3, 2, seeded(1))
    assert int(counts[0]) + int(counts[1]) == 3
    assert [int(counts[0]) + int(counts[3]), int(counts[1]) + int(counts[4])] == [3, 4]
    assert (int(counts[2]), int(counts[5])) == (1, 5)


def test_a_track_with_gaps() -> None:
    track = packed(0, 1, 2, 3, 4, 6)
    assert [certificates.room(track, 3, limit) for limit in (3, 4, 6)] == [0, 1, 2]
    assert certificates.forward(track, 3, 2) == 6
    assert certificates.spent(track, 6, 1) == 4
    assert certificates.spent(track, 4, 4) == 0


@pytest.mark.parametrize("game", [TRAIL, EL_PASO], ids=str)
def test_an_owner_knows_what_is_left_to_be_drawn(game: Game) -> None:
    """GWT-20, EP-43: the cards of the draw pile follow from what its owner sees; nobody sees their order."""
    for case in cases(game):
        for state, _ in some(case, 3, 50):
            truth = state.dump()["seats"]
            for seat in range(state.players):
                board = state.observe(seat)["seats"][seat]
                assert draw_pile(board["hand_and_draw"], board["hand"]) == truth[seat]["draw"]
