"""The table of figures: what stands in it, and what is refused with a path and a reason."""

import copy
import re
from typing import Any

import pytest

from bunkhouse.engine.errors import ComponentError
from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.components_check import check_figures, read_figures

from .table import DATA

TEXT = (GAME.folder / "components.toml").read_text(encoding="utf-8")
GONE = object()
"""Written in place of a value: the entry is left out."""


def refused(figures: dict[str, Any]) -> ComponentError:
    with pytest.raises(ComponentError) as error:
        check_figures(figures)
    return error.value


def changed(path: str, value: Any) -> dict[str, Any]:
    """A copy of the figures with another value at a path such as ``wheel.fields[2][0]``."""
    twin = copy.deepcopy(DATA)
    keys: list[str | int] = [int(k) if k.isdigit() else k for k in re.findall(r"[^.\[\]]+", path)]
    place: Any = twin
    for key in keys[:-1]:
        place = place[key]
    if value is GONE:
        del place[keys[-1]]
    else:
        place[keys[-1]] = value
    return twin


def test_the_figures_are_sound() -> None:
    check_figures(copy.deepcopy(DATA))
    assert read_figures(TEXT) == DATA


def test_every_table_says_where_it_comes_from() -> None:
    """A provenance tag stands in the comment before every table."""
    tables = re.findall(r"((?:^#.*\n)*)^\[+[a-z_.0-9]+\]+$", TEXT, re.MULTILINE)
    assert len(tables) > 40
    assert all(re.search(r"\[(seed|public|derived)", comment) for comment in tables)


def test_reconstructions_are_marked() -> None:
    """MT-R17: bank, wheel, city prices, layouts and tiles."""
    for words in ("[derived: rulebook says spaces take 1-3", "[derived: the six different colour pairs"):
        assert words in TEXT
    for table in ("layouts.p2", "layouts.p3", "layouts.p4", "city"):
        comment = TEXT[: TEXT.index(f"\n[{table}]")].rpartition("\n\n")[2]
        assert "[derived" in comment, table
    assert TEXT.count("# [derived: see note above]\n[[terrain_tile]]") == 12


def test_other_figures_can_be_put_in() -> None:
    """MT-R17: an owner of the box replaces reconstructed figures in this one file."""
    for path, value in [
        ("action_board.bank.spaces[0].coins", 3),
        ("city.columns", [1, 2, 4, 6]),
        ("wheel.fields[0]", ["copper", "copper"]),
        ("action_board.fields.spaces[0].goods", 1),
        ("layouts.p2.centres", [[1, -3], [3, -2], [-2, -1], [0, 0], [2, 1], [-3, 2], [5, -1]]),
        ("terrain_tile[0].fields[1].cost", {"stone_large": 2}),
    ]:
        check_figures(changed(path, value))


def test_a_mistake_of_the_format_names_the_line() -> None:
    with pytest.raises(ComponentError) as error:
        read_figures(TEXT.replace("slug = ", "slug : ", 1))
    assert error.value.reason == "not-toml"
    assert f"line {TEXT[: TEXT.index('slug = ')].count(chr(10)) + 1}" in str(error.value)


CASES: list[tuple[str, Any, str, str]] = [
    ("wheel", GONE, "wheel", "missing"),
    ("whele", {}, "whele", "unknown-field"),
    ("meta.players_max", "four", "meta.players_max", "not-a-number"),
    ("components.workers_total", 70, "components.workers_total", "not-expected"),
    ("components.goods_total", 119, "components.goods_total", "not-expected"),
    ("components.coins_total", 50, "components.coins_total", "not-expected"),
    ("components.settlements_total", 47, "components.settlements_total", "not-expected"),
    ("components.canteens", 5, "components.canteens", "not-expected"),
    ("components.cattle", 13, "components.cattle", "not-enough"),
    ("components.player_pawns", 3, "components.player_pawns", "not-expected"),
    ("components.start_tiles", 2, "components.start_tiles", "not-expected"),
    ("player_colours.list", ["blue"], "player_colours.list", "not-enough"),
    ("coins.unlimited", False, "coins.unlimited", "not-expected"),
    ("coins.silver_value", 2, "coins.silver_value", "not-expected"),
    ("start_coins.by_seat", [3, 4, 5], "start_coins.by_seat", "wrong-length"),
    ("start_coins.by_seat[1]", -1, "start_coins.by_seat[1]", "out-of-range"),
    ("workers.kinds[0]", "iron", "workers.kinds[0]", "not-expected"),
    ("workers.colour.copper", GONE, "workers.colour.copper", "missing"),
    ("workers.colour.copper", "dark brown", "workers.colour.copper", "not-a-name"),
    ("workers.limit_on_player_board", 1, "workers.limit_on_player_board", "out-of-range"),
    ("start_items.wheel_spins", 9, "start_items.wheel_spins", "over-the-limit"),
    ("start_items.workers_per_spin", 1, "start_items.workers_per_spin", "not-expected"),
    ("supply.p4.grain", 21, "supply.p4.grain", "out-of-range"),
    ("supply.p3", GONE, "supply.p3", "missing"),
    ("supply.p2.gold", 3, "supply.p2.gold", "unknown-field"),
    ("settlements_per_player.p2", 13, "settlements_per_player.p2", "out-of-range"),
    ("wheel.field_count", 9, "wheel.fields", "wrong-length"),
    ("wheel.fields[2][0]", "stones", "wheel.fields[2][0]", "unknown-name"),
    ("wheel.fields[0][0]", "copper", "wheel.fields[0]", "white-and-coloured"),
    ("wheel.extra_hire_cost_good", "corn", "wheel.extra_hire_cost_good", "unknown-name"),
    ("wheel.extra_hires_per_action", 2, "wheel.extra_hires_per_action", "not-expected"),
    ("wheel.spin_distribution", "skewed", "wheel.spin_distribution", "not-expected"),
    ("action_board.bank.any_colour", False, "action_board.bank.any_colour", "not-expected"),
    ("action_board.bank.spaces", [], "action_board.bank.spaces", "not-enough"),
    ("action_board.bank.spaces[1].workers", 4, "action_board.bank.spaces[1].workers", "out-of-range"),
    ("action_board.bank.spaces[1].id", "bank-1", "action_board.bank.spaces[1].id", "name-twice"),
    ("action_board.staffing.other_workers", 0, "action_board.staffing.other_workers", "out-of-range"),
    ("action_board.mine.worker", "stone", "action_board.quarry.worker", "unknown-name"),
    ("action_board.farm.good", "pumpkins", "action_board.farm.good", "unknown-name"),
    ("action_board.farm.spaces[2].goods", 0, "action_board.farm.spaces[2].goods", "out-of-range"),
    ("action_board.farm.spaces[2].price", 1, "action_board.farm.spaces[2].price", "unknown-field"),
    ("city.columns", [1, 2, 2], "city.columns[2]", "out-of-range"),
    ("city.columns", [2, 3, 4], "city.columns[0]", "out-of-range"),
    ("city.rows[3]", GONE, "city.rows", "not-enough"),
    ("city.rows[2].id", 7, "city.rows[2].id", "not-expected"),
    ("city.rows[1].free_goods_from", [], "city.rows[1].free_goods_from", "goods-offered"),
    ("city.rows[1].free_goods_from[1]", "gold", "city.rows[1].free_goods_from[1]", "unknown-name"),
    ("city.rows[0].max_upgrades", 9, "city.rows[0].max_upgrades", "out-of-range"),
    ("upgrades.copper_small", "gold", "upgrades.copper_small", "unknown-name"),
    ("build.min_settlements", 0, "build.min_settlements", "not-expected"),
    ("build.line_bonus_length", 1, "build.line_bonus_length", "out-of-range"),
    ("cattle_trade.goods_choice", ["grain", "grain"], "cattle_trade.goods_choice", "name-twice"),
    ("cattle_trade.coins_amount", 0, "cattle_trade.coins_amount", "out-of-range"),
    ("ranking.order[0]", "coins", "ranking.order[0]", "not-expected"),
    ("hex.directions[1]", [0, 1], "hex.directions[0]", "not-in-circular-order"),
    ("hex.positions[3]", [5, 5], "hex.positions[3]", "not-expected"),
    ("hex.lines_along[0]", [0, 1], "hex.lines_along[0]", "not-expected"),
    ("hex.hexes_per_tile", 6, "hex.hexes_per_tile", "not-expected"),
    ("layouts.p2.centres[0]", [0, 1], "layouts.p2.centres[3]", "tiles-overlap"),
    ("layouts.p2.centres[0]", [40, 40], "layouts.p2.centres[1]", "tile-apart"),
    ("layouts.p2.centres[6]", GONE, "layouts.p2.centres", "wrong-length"),
    ("terrain_tiles_used.p4", 13, "terrain_tiles_used.p4", "out-of-range"),
    ("terrain_tile[11]", GONE, "terrain_tile", "wrong-length"),
    ("terrain_tile[3].id", "T01", "terrain_tile[3].id", "name-twice"),
    ("terrain_tile[3].fields[2].pos", 5, "terrain_tile[3].fields[2].pos", "not-expected"),
    ("terrain_tile[3].fields[2].kind", "swamp", "terrain_tile[3].fields[2].kind", "unknown-name"),
    ("terrain_tile[3].fields[2].cost", {}, "terrain_tile[3].fields[2].cost", "not-enough"),
    ("terrain_tile[3].fields[2].cost", {"gold": 1}, "terrain_tile[3].fields[2].cost.gold", "unknown-name"),
    (
        "terrain_tile[3].fields[2].cost.copper_small",
        0,
        "terrain_tile[3].fields[2].cost.copper_small",
        "out-of-range",
    ),
    ("terrain_tile[3].fields[2].double", 1, "terrain_tile[3].fields[2].double", "not-a-flag"),
    ("terrain_tile[3].fields[1].canteen", False, "terrain_tile[3].fields[1].canteen", "not-expected"),
    ("terrain_tile[3].fields[1].cost", {"grain": 1}, "terrain_tile[3].fields[1].cost", "unknown-field"),
    ("terrain_tile[3].fields", [], "terrain_tile[3].fields", "wrong-length"),
]


@pytest.mark.parametrize(("path", "value", "where", "reason"), CASES)
def test_mistakes_are_named_with_their_place(path: str, value: Any, where: str, reason: str) -> None:
    error = refused(changed(path, value))
    assert (error.params["path"], error.reason) == (where, reason)


def test_land_for_every_settlement() -> None:
    """MT-7, MT-17: tiles that may leave too little land are refused."""
    figures = copy.deepcopy(DATA)
    for tile in figures["terrain_tile"][:7]:
        for at in (1, 2, 3):
            if tile["fields"][at]["kind"] == "land":
                tile["fields"][at] = {"pos": at, "kind": "mountain"}
    error = refused(figures)
    assert error.reason == "too-little-land"
    assert str(error.params["path"]).startswith("layouts.")


def test_rows_beyond_the_alphabet() -> None:
    figures = copy.deepcopy(DATA)
    figures["layouts"]["p2"]["centres"] = [[-k, 3 * k] for k in range(7)]
    check_figures(figures)
    figures["terrain_tiles_used"]["p4"] = 12
    figures["layouts"]["p4"]["centres"] = [[-k, 3 * k] for k in range(12)]
    assert refused(figures).reason == "too-many-rows"
