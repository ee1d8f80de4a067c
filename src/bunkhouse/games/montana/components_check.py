"""Reading ``components.toml`` and checking that its figures are complete and fit together.

Whoever owns the box may replace the reconstructed figures there. Every mistake is reported as a
``ComponentError`` with the place (which table, which entry) and with what was expected; a mistake of TOML
itself with its line.
"""

import tomllib
from typing import Any

from bunkhouse.engine.authoring import ComponentError, Param, PositionError, Reader
from bunkhouse.games.montana.land_check import check_land, expect, expect_true

AREA_NAMES = ["mine", "quarry", "fields", "farm"]
GOODS = ["grain", "pumpkin", "copper_small", "copper_large", "stone_small", "stone_large"]
WORKERS = ["copper", "stone", "grain", "pumpkin"]
ANY = "any"
MOST = 127
"""Pieces of one kind are counted in seven bits."""
MOST_WORKERS = 3
"""The largest group of workers that is ever sent, taken or returned at once."""
RANKED_BY = ["settlements_on_board", "cattle_plus_canteens", "coins_plus_workers_plus_goods"]

_TABLES = [
    "meta",
    "components",
    "coins",
    "goods_box",
    "player_colours",
    "workers",
    "supply",
    "settlements_per_player",
    "terrain_tiles_used",
    "start_items",
    "start_coins",
    "wheel",
    "action_board",
    "city",
    "upgrades",
    "build",
    "cattle_trade",
    "ranking",
    "hex",
    "layouts",
    "terrain_tile",
]
_BOX = [
    "action_boards",
    "canteens",
    "recruitment_wheels",
    "terrain_tiles",
    "start_tiles",
    "start_player_tokens",
    "player_pawns",
    "cattle",
    "player_boards",
    "workers_total",
    "settlements_total",
    "settlements_per_colour",
    "coins_total",
    "coins_gold",
    "coins_silver",
    "goods_total",
]
_WHEEL = [
    "field_count",
    "workers_per_field",
    "extra_hire_cost_good",
    "extra_hire_cost_per_step",
    "extra_hire_max_steps",
    "extra_hires_per_action",
    "fields",
    "spin_distribution",
]

Ranges = dict[str, tuple[int, int]]
"""The lowest and the highest value of every number."""
_BUILD: Ranges = {
    "max_settlements": (1, MOST),
    "coin_per_unbuilt": (0, MOST),
    "tokens_on_double_field": (1, 4),
    "line_bonus_length": (2, 6),
    "line_bonus_tokens": (0, 3),
}


def read_figures(text: str) -> dict[str, Any]:
    """The figures in the text of a ``components.toml``; a ``ComponentError`` for any mistake."""
    try:
        figures = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError("not-toml", {"path": "components.toml", "given": str(error)}) from error
    check_figures(figures)
    return figures


def check_figures(figures: dict[str, Any]) -> None:
    try:
        _Check(Reader(figures, "")).all()
    except PositionError as error:
        raise ComponentError(error.reason, error.params) from error


class _Check:
    """Goes through the tables one after another."""

    def __init__(self, document: Reader) -> None:
        self.tables = document.only(_TABLES)
        meta = self.tables["meta"]
        self.low = meta.field("players_min").number(1, 8)
        self.high = meta.field("players_max").number(self.low, 8)
        self.counts = [f"p{players}" for players in range(self.low, self.high + 1)]
        self.box = _numbers(self.tables["components"], dict.fromkeys(_BOX, (0, 1000)))
        self.ids: list[str] = []

    def all(self) -> None:
        self._meta()
        self._coins()
        self._workers()
        self._goods()
        self._wheel()
        self._bank()
        self._areas()
        self._city()
        self._build()
        self._trade()
        _exactly(self.tables["ranking"].only(["order"])["order"], RANKED_BY)
        check_land(self.tables, self.box, self.counts, GOODS)

    def _total(self, name: str, expected: int) -> None:
        expect(self.tables["components"].field(name), expected)

    def _meta(self) -> None:
        listed = self.tables["player_colours"].only(["list"])["list"]
        colours = [_text(item) for item in _some(listed)]
        if len(colours) < self.high:
            raise listed.error("not-enough", given=len(colours), expected=self.high)
        for name in ("player_pawns", "player_boards"):
            self._total(name, len(colours))
        for name in ("action_boards", "recruitment_wheels", "start_tiles", "start_player_tokens"):
            self._total(name, 1)
        self._total("settlements_total", len(colours) * self.box["settlements_per_colour"])
        for item in self.tables["settlements_per_player"].only(self.counts).values():
            item.number(1, self.box["settlements_per_colour"])

    def _coins(self) -> None:
        coins = self.tables["coins"].only(["gold_value", "silver_value", "unlimited"])
        coins["gold_value"].number(1, MOST)
        coins["silver_value"].same(1)
        expect_true(coins["unlimited"])
        self._total("coins_total", self.box["coins_gold"] + self.box["coins_silver"])
        for item in self.tables["start_coins"].only(["by_seat"])["by_seat"].items(self.high):
            item.number(0, MOST)

    def _workers(self) -> None:
        workers = self.tables["workers"].only(["per_kind", "kinds", "limit_on_player_board", "colour"])
        _exactly(workers["kinds"], WORKERS)
        self._total("workers_total", workers["per_kind"].number(1, MOST) * len(WORKERS))
        self.limit = workers["limit_on_player_board"].number(MOST_WORKERS, MOST - MOST_WORKERS)
        for item in workers["colour"].only(WORKERS).values():
            _text(item)

    def _goods(self) -> None:
        """MT-4, MT-16, MT-19: what is laid out must be in the box."""
        box = _numbers(self.tables["goods_box"], dict.fromkeys(GOODS, (0, MOST)))
        self._total("goods_total", sum(box.values()))
        small = [good for good in GOODS if not good.endswith("large")]
        names = ["cattle", *small, "wheel_spins", "workers_per_spin"]
        start = _numbers(self.tables["start_items"], dict.fromkeys(names, (0, MOST)))
        supplies = self.tables["supply"].only(self.counts)
        for players in range(self.low, self.high + 1):
            for good, item in supplies[f"p{players}"].only(GOODS).items():
                item.number(1, box[good] - players * start.get(good, 0))
        spun = start["wheel_spins"] * start["workers_per_spin"]
        if spun > self.limit:
            spins = self.tables["start_items"].field("wheel_spins")
            raise spins.error("over-the-limit", given=spun, high=self.limit)

    def _wheel(self) -> None:
        """MT-33 to MT-36: every field shows known workers or only white ones."""
        wheel = self.tables["wheel"].only(_WHEEL)
        count = wheel["field_count"].number(1, MOST)
        each = wheel["workers_per_field"].number(1, MOST_WORKERS)
        self.tables["start_items"].field("workers_per_spin").same(each)
        for field in wheel["fields"].items(count):
            shown = [item.name([*WORKERS, ANY]) for item in field.items(each)]
            if len(WORKERS) in shown and shown != [len(WORKERS)] * each:
                raise field.error("white-and-coloured")
        wheel["extra_hire_cost_good"].name(GOODS)
        wheel["extra_hire_cost_per_step"].number(0, MOST)
        wheel["extra_hire_max_steps"].number(1, count)
        wheel["extra_hires_per_action"].same(1)
        wheel["spin_distribution"].same("uniform")

    def _bank(self) -> None:
        board = self.tables["action_board"].only(["bank", "staffing", *AREA_NAMES])
        bank = board["bank"].only(["any_colour", "spaces"])
        expect_true(bank["any_colour"])
        for space in _some(bank["spaces"]):
            self._space(space, {"workers": (1, MOST_WORKERS), "coins": (1, MOST)})
        ranges = dict.fromkeys(["matching_workers", "other_workers"], (1, MOST_WORKERS))
        _numbers(board["staffing"], ranges)

    def _areas(self) -> None:
        """MT-10, MT-42, MT-45: one area for each kind of worker."""
        board, workers = self.tables["action_board"], list(WORKERS)
        for name in AREA_NAMES:
            area = board.field(name).only(["worker", "good", "spaces"])
            workers.remove(workers[area["worker"].name(workers)])
            area["good"].name(GOODS)
            for space in _some(area["spaces"]):
                self._space(space, {"coins": (0, MOST), "goods": (1, MOST), "extra_goods": (1, MOST)})

    def _space(self, space: Reader, ranges: Ranges) -> None:
        """Spaces are called by their ids, so no two may have the same one."""
        id = space.only(["id", *ranges])["id"]
        name = _text(id)
        if name in self.ids:
            raise id.error("name-twice", given=name)
        self.ids.append(name)
        _numbers(space, ranges, "id")

    def _city(self) -> None:
        """MT-51 to MT-64; the free pumpkins must open the first column (MT-R15)."""
        city = self.tables["city"].only(["free_pumpkin_for_active", "columns", "waiting_area", "rows"])
        free = city["free_pumpkin_for_active"].number(0, MOST)
        lowest = 0
        for at, price in enumerate(_some(city["columns"])):
            lowest = price.number(lowest + 1 if at else 0, MOST if at else free)
        _text(city["waiting_area"])
        rows = _some(city["rows"])
        if len(rows) < self.high:
            raise city["rows"].error("not-enough", given=len(rows), expected=self.high)
        for at, row in enumerate(rows):
            figures = row.only(["id", "cattle", "coins", "free_goods", "free_goods_from", "max_upgrades"])
            figures["id"].same(at + 1)
            for name in ("cattle", "coins"):
                figures[name].number(0, MOST)
            free_goods = figures["free_goods"].number(0, 6)
            offered = figures["free_goods_from"]
            named = {item.name(GOODS) for item in offered.items()}
            if (free_goods > 0) != (len(named) > 0) or len(named) != len(offered.items()):
                raise offered.error("goods-offered", given=len(named), count=free_goods)
            figures["max_upgrades"].number(0, 6)
        for small, large in self.tables["upgrades"].mapping().items():
            Reader(small, large.path).name(GOODS)
            large.name(GOODS)

    def _build(self) -> None:
        build = self.tables["build"]
        _numbers(build, _BUILD, "min_settlements")
        build.field("min_settlements").same(1)

    def _trade(self) -> None:
        trade = self.tables["cattle_trade"]
        ranges = {"goods_amount": (1, 6), "coins_amount": (1, MOST), "workers_amount": (1, MOST_WORKERS)}
        _numbers(trade, ranges, "goods_choice")
        offered = [item.name(GOODS) for item in _some(trade.field("goods_choice"))]
        if len(set(offered)) != len(offered):
            raise trade.field("goods_choice").error("name-twice", given="goods_choice")


def _numbers(reader: Reader, ranges: Ranges, *others: str) -> dict[str, int]:
    """The numbers of a table, each within its range; it has nothing else but the ``others``."""
    fields = reader.only([*others, *ranges])
    return {name: fields[name].number(low, high) for name, (low, high) in ranges.items()}


def _some(reader: Reader) -> list[Reader]:
    """The entries of a list that has any."""
    items = reader.items()
    if not items:
        raise reader.error("not-enough", given=0, expected=1)
    return items


def _exactly(reader: Reader, names: list[str]) -> None:
    for item, name in zip(reader.items(len(names)), names, strict=True):
        item.same(name)


def _text(reader: Reader) -> str:
    """A name without blanks, as the notation of actions needs it."""
    value: object = reader.value
    if not isinstance(value, str) or not value or value.split() != [value]:
        shown: Param = repr(value)
        raise reader.error("not-a-name", given=shown)
    return value
