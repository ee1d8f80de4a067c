"""Components and setup."""

import pytest

from bunkhouse.engine.errors import OptionError
from bunkhouse.engine.state import State
from bunkhouse.games.el_gaucho import GAME

from ..playing import legal
from .table import BREEDS, FOREST, RIVER, SPACES, TILES, UNUSED, table
from .verbs import pasture, value

COUNTS = [2, 3, 4]
SEEDS = range(60)


def first_round(players: int, seed: int = 1) -> State:
    """A new game played into its first round in the quickest way."""
    state = GAME.new(players=players, seed=seed)
    while state.dump()["round"] == 0:
        state.apply(state.legal()[0])
    return state


def tiles_in_sight(state: State) -> list[str]:
    """Every tile of a new game that is not in the box, wherever it lies."""
    position = state.dump()
    tiles: list[str] = [space["tile"] for space in position["pampa"].values() if isinstance(space, dict)]
    tiles += [tile for seat in position["seats"] for tile in seat["hand"]]
    tiles += [slot["tile"] for slot in position["steppe"]]
    tiles += position["stack"]
    return tiles


def test_two_to_four_play() -> None:
    """EG-1"""
    for players in COUNTS:
        assert GAME.new(players=players, seed=1).players == players
    for players in (0, 1, 5):
        with pytest.raises(OptionError):
            GAME.new(players=players, seed=1)


def test_sixty_tiles_each_breed_and_value_once() -> None:
    """EG-2"""
    tiles = tiles_in_sight(GAME.new(players=4, seed=1))
    assert len(tiles) == 60
    expected = {f"{breed}-{n:02}" for breed in BREEDS for n in range(1, 13)}
    assert set(tiles) == expected


@pytest.mark.parametrize("breed", BREEDS)
def test_small_numbers_are_about_half_the_value(breed: str) -> None:
    """EG-2, EG-R2: the small number of an 11 is 5; in all breeds 1 1 1 2 2 3 3 4 4 5 5 6."""
    smalls = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    tiles = {SPACES[n]: f"{breed}-{n + 1:02}" for n in range(12)}
    for face in range(1, 7):
        lying = legal(table(pampa=tiles, dice=[face]), "lie")
        expected = {f"lie {SPACES[n]} with {face}" for n in range(12) if smalls[n] == face}
        assert lying == expected


def test_large_numbers_are_the_values() -> None:
    """EG-2"""
    tiles = {SPACES[n]: f"white-{n + 1:02}" for n in range(12)}
    for total in range(2, 13):
        low, high = (total // 2, total - total // 2) if total < 12 else (6, 6)
        standing = legal(table(pampa=tiles, dice=[low, high]), "stand")
        assert f"stand {SPACES[total - 1]} with {low}+{high}" in standing


def test_gauchos_and_dice_of_the_box() -> None:
    """EG-3: 8 gauchos in each of 4 colours and 9 dice; with 2 and 3 players all 8 are used."""
    for players in (2, 3):
        assert [seat["supply"] for seat in GAME.new(players=players, seed=1).dump()["seats"]] == [8] * players
    rolled = [first_round(4, seed).dump()["rodeo"] for seed in range(10)]
    assert all(len(dice) == 9 for dice in rolled)
    assert {face for dice in rolled for face in dice} == {1, 2, 3, 4, 5, 6}


def test_money_bags_show_100_and_200() -> None:
    """EG-3"""
    state = table(pesos={0: 99, 1: 100, 2: 199, 3: 200})
    assert [seat["bag"] for seat in state.observe(None)["seats"]] == [0, 100, 100, 200]


def test_pampa_has_four_pastures_the_bottom_one_smallest() -> None:
    """EG-4, EG-R7: 4, 5, 5 and 6 spaces."""
    spaces = GAME.new(players=4, seed=1).dump()["pampa"]
    sizes = [sum(name.startswith(f"P{row}-") for name in spaces) for row in range(1, 5)]
    assert sizes == [4, 5, 5, 6]
    assert len(spaces) == 20


def test_four_river_and_two_forest_spaces() -> None:
    """EG-4, EG-R7: one river space per pasture, forest in the two upper ones."""
    without_marks = {name for name, space in first_round(2).dump()["pampa"].items() if space == "covered"}
    without_forest = {name for name, space in first_round(3).dump()["pampa"].items() if space == "covered"}
    assert without_forest == {"P3-5", "P4-6"}
    assert without_marks - without_forest == {"P1-4", "P2-5", "P3-4", "P4-5"}


def test_six_special_places_with_a_space_for_each_colour() -> None:
    """EG-5"""
    state = GAME.new(players=4, seed=1)
    while state.prompt().id != "prompt-post":
        state.apply(state.legal()[0])
    names = ["merchant", "rodeo", "sorting", "thief", "foreman", "steppe"]
    assert legal(state) == {f"post {name}" for name in names}
    everywhere = " ".join(names)
    together = table(places=dict.fromkeys(range(4), everywhere))
    assert all(set(seat["places"]) == set(names) for seat in together.dump()["seats"])


@pytest.mark.parametrize(("players", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_dice_in_play(players: int, dice: int) -> None:
    """EG-6, EG-R1"""
    assert len(first_round(players).dump()["rodeo"]) == dice


@pytest.mark.parametrize("breed", BREEDS)
def test_two_players_leave_one_breed_out(breed: str) -> None:
    """EG-7: six tiles cover the marked spaces, six go to the box, 48 remain."""
    state = GAME.new(players=2, seed=3, removed_breed=breed)
    position = state.dump()
    assert position["box"] == [f"{breed}-{n:02}" for n in range(1, 13)]
    remaining = tiles_in_sight(state)
    assert len(remaining) == len(set(remaining)) == 48
    assert not any(tile.startswith(breed) for tile in remaining)
    assert [name for name, space in position["pampa"].items() if space == "covered"] == sorted(RIVER + FOREST)


def test_any_breed_may_be_left_out() -> None:
    """EG-7"""
    assert {GAME.new(players=2, seed=seed).dump()["box"][0].split("-")[0] for seed in SEEDS} == set(BREEDS)
    assert not GAME.new(players=3, seed=1).dump()["box"]
    assert not GAME.new(players=4, seed=1).dump()["box"]


def test_three_players_leave_the_forest_empty_and_use_the_river() -> None:
    """EG-8: covered only later."""
    filled = [GAME.new(players=3, seed=seed).dump()["pampa"] for seed in SEEDS]
    assert all(spaces[name] is None for spaces in filled for name in FOREST)
    assert any(spaces[name] is not None for spaces in filled for name in RIVER)


def test_four_players_use_all_spaces() -> None:
    """EG-8"""
    filled = [GAME.new(players=4, seed=seed).dump()["pampa"] for seed in range(400)]
    for name in RIVER + FOREST:
        assert any(spaces[name] is not None for spaces in filled)


@pytest.mark.parametrize("players", COUNTS)
def test_pastures_are_filled_up_to_twenty(players: int) -> None:
    """EG-9: one by one until the sum is 20 or more, or no usable space is left."""
    for seed in SEEDS:
        state = GAME.new(players=players, seed=seed)
        for row in range(1, 5):
            values = [value(tile) for tile in pasture(state, row)]
            usable = [name for name in SPACES if name.startswith(f"P{row}-") and name not in UNUSED[players]]
            assert sum(values[:-1]) < 20
            assert sum(values) >= 20 or len(values) == len(usable)


def test_tiles_are_shuffled() -> None:
    """EG-9: another seed lays out another Pampa, the same seed the same."""
    assert len({tuple(pasture(GAME.new(players=4, seed=seed), 1)) for seed in SEEDS}) > 50
    assert GAME.new(players=4, seed=5).dump() == GAME.new(players=4, seed=5).dump()


@pytest.mark.parametrize("players", COUNTS)
def test_four_tiles_on_the_steppe_and_the_rest_in_the_stack(players: int) -> None:
    """EG-10: all face down."""
    state = GAME.new(players=players, seed=1)
    position = state.dump()
    assert len(position["steppe"]) == 4
    elsewhere = sum(len(pasture(state, row)) for row in range(1, 5)) + players * {2: 5, 3: 4, 4: 3}[players]
    assert len(position["stack"]) == {2: 48, 3: 60, 4: 60}[players] - 4 - elsewhere
    for seat in (None, *range(players)):
        assert state.observe(seat)["steppe"] == ["hidden"] * 4
        assert state.observe(seat)["stack"] == len(position["stack"])


@pytest.mark.parametrize(("players", "gauchos"), [(2, 8), (3, 8), (4, 7)])
def test_gauchos_per_player(players: int, gauchos: int) -> None:
    """EG-11"""
    assert [seat["supply"] for seat in GAME.new(players=players, seed=1).dump()["seats"]] == [
        gauchos
    ] * players


@pytest.mark.parametrize("players", COUNTS)
def test_scores_start_at_zero(players: int) -> None:
    """EG-12"""
    state = GAME.new(players=players, seed=1)
    assert state.scores() == [0] * players
    assert state.ranking() == [1] * players


@pytest.mark.parametrize("players", COUNTS)
def test_the_dice_choose_a_starting_player(players: int) -> None:
    """EG-13: anybody may win the roll; the winner has the black gaucho and the first turn."""
    games = [GAME.new(players=players, seed=seed) for seed in SEEDS]
    assert {game.observe(None)["starter"] for game in games} == set(range(players))
    opened = first_round(players, 4)
    assert opened.actor == opened.dump()["starter"] == GAME.new(players=players, seed=4).dump()["starter"]


def test_all_names_are_known_to_the_notation() -> None:
    """Tiles and spaces are called by the same names in actions and in positions."""
    assert all(GAME.notation(GAME.parse(f"add {tile}")) == f"add {tile}" for tile in TILES)
    assert all(GAME.notation(GAME.parse(f"settle {space}")) == f"settle {space}" for space in SPACES)
