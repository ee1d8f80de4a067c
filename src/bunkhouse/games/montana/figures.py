"""Reading ``components.toml`` and checking that its figures are complete and fit together.

Whoever owns the box may replace the reconstructed figures there. Every mistake is reported as a
``ComponentError`` with the place (which table, which entry) and with what was expected; a mistake of TOML
itself with its line.
"""

import tomllib
from typing import Any

from bunkhouse.engine.errors import ComponentError, Param, PositionError
from bunkhouse.engine.reading import Reader
from bunkhouse.games.montana.ground import check_ground

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
        self.box = {name: item.number(0, 1000) for name, item in self.tables["components"].only(_BOX).items()}

    def all(self) -> None:
        self._meta()
        self._coins()
        self._workers()
        self._goods()
        self._settlements()
        self._wheel()
        self._bank()
        self._areas()
        self._city()
        self._build()
        self._trade()
        self._ranking()
        check_ground(self.tables, self.box, self.counts, GOODS)

    def _expect(self, reader: Reader, given: int, expected: int) -> None:
        """MT-2, MT-4, MT-6, MT-7: a total that the figures elsewhere add up to."""
        if given != expected:
            raise reader.error("not-expected", given=given, expected=expected)

    def _total(self, name: str, expected: int) -> None:
        self._expect(self.tables["components"].field(name), self.box[name], expected)

    def _meta(self) -> None:
        colours = _names(self.tables["player_colours"].only(["list"])["list"])
        if len(colours) < self.high:
            raise (
                self.tables["player_colours"]
                .field("list")
                .error("not-enough", given=len(colours), expected=self.high)
            )
        for name in ("player_pawns", "player_boards"):
            self._total(name, len(colours))
        for name in ("action_boards", "recruitment_wheels", "start_tiles", "start_player_tokens"):
            self._total(name, 1)
        self._total("settlements_total", len(colours) * self.box["settlements_per_colour"])

    def _coins(self) -> None:
        coins = self.tables["coins"].only(["gold_value", "silver_value", "unlimited"])
        coins["gold_value"].number(1, MOST)
        coins["silver_value"].same(1)
        if not coins["unlimited"].flag():
            raise coins["unlimited"].error("not-expected", given="false", expected="true")
        self._total("coins_total", self.box["coins_gold"] + self.box["coins_silver"])
        for item in self.tables["start_coins"].only(["by_seat"])["by_seat"].items(self.high):
            item.number(0, MOST)

    def _workers(self) -> None:
        workers = self.tables["workers"].only(["per_kind", "kinds", "limit_on_player_board", "colour"])
        _exactly(workers["kinds"], WORKERS)
        each = workers["per_kind"].number(1, MOST)
        self._total("workers_total", each * len(WORKERS))
        self.limit = workers["limit_on_player_board"].number(MOST_WORKERS, MOST - MOST_WORKERS)
        for item in workers["colour"].only(WORKERS).values():
            _text(item)

    def _goods(self) -> None:
        """MT-4, MT-16, MT-19: what is laid out must be in the box."""
        box = {good: item.number(0, MOST) for good, item in self.tables["goods_box"].only(GOODS).items()}
        self._total("goods_total", sum(box.values()))
        names = [
            "cattle",
            "grain",
            "pumpkin",
            "copper_small",
            "stone_small",
            "wheel_spins",
            "workers_per_spin",
        ]
        start = {name: item.number(0, MOST) for name, item in self.tables["start_items"].only(names).items()}
        supplies = self.tables["supply"].only(self.counts)
        for players in range(self.low, self.high + 1):
            for good, item in supplies[f"p{players}"].only(GOODS).items():
                item.number(1, box[good] - players * start.get(good, 0))
        spun = start["wheel_spins"] * start["workers_per_spin"]
        if spun > self.limit:
            raise (
                self.tables["start_items"]
                .field("wheel_spins")
                .error("over-the-limit", given=spun, high=self.limit)
            )

    def _settlements(self) -> None:
        for item in self.tables["settlements_per_player"].only(self.counts).values():
            item.number(1, self.box["settlements_per_colour"])

    def _wheel(self) -> None:
        """MT-33 to MT-36: every field shows known workers or only white ones."""
        wheel = self.tables["wheel"].only(
            [
                "field_count",
                "workers_per_field",
                "extra_hire_cost_good",
                "extra_hire_cost_per_step",
                "extra_hire_max_steps",
                "extra_hires_per_action",
                "fields",
                "spin_distribution",
            ]
        )
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
        if not bank["any_colour"].flag():
            raise bank["any_colour"].error("not-expected", given="false", expected="true")
        self.ids: list[str] = []
        for space in _some(bank["spaces"]):
            figures = space.only(["id", "workers", "coins"])
            self._id(figures["id"])
            figures["workers"].number(1, MOST_WORKERS)
            figures["coins"].number(1, MOST)
        staffing = board["staffing"].only(["matching_workers", "other_workers"])
        for item in staffing.values():
            item.number(1, MOST_WORKERS)

    def _areas(self) -> None:
        """MT-10, MT-42, MT-45: one area for each kind of worker."""
        board, workers = self.tables["action_board"], list(WORKERS)
        for name in AREA_NAMES:
            area = board.field(name).only(["worker", "good", "spaces"])
            workers.remove(workers[area["worker"].name(workers)])
            area["good"].name(GOODS)
            for space in _some(area["spaces"]):
                figures = space.only(["id", "coins", "goods", "extra_goods"])
                self._id(figures["id"])
                figures["coins"].number(0, MOST)
                figures["goods"].number(1, MOST)
                figures["extra_goods"].number(1, MOST)

    def _id(self, reader: Reader) -> None:
        """Spaces are called by their ids, so no two may have the same one."""
        name = _text(reader)
        if name in self.ids:
            raise reader.error("name-twice", given=name)
        self.ids.append(name)

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
        names = [
            "min_settlements",
            "max_settlements",
            "coin_per_unbuilt",
            "tokens_on_double_field",
            "line_bonus_length",
            "line_bonus_tokens",
        ]
        build = self.tables["build"].only(names)
        build["min_settlements"].same(1)
        build["max_settlements"].number(1, MOST)
        build["coin_per_unbuilt"].number(0, MOST)
        build["tokens_on_double_field"].number(1, 4)
        build["line_bonus_length"].number(2, 6)
        build["line_bonus_tokens"].number(0, 3)

    def _trade(self) -> None:
        trade = self.tables["cattle_trade"].only(
            ["goods_choice", "goods_amount", "coins_amount", "workers_amount"]
        )
        offered = [item.name(GOODS) for item in _some(trade["goods_choice"])]
        if len(set(offered)) != len(offered):
            raise trade["goods_choice"].error("name-twice", given="goods_choice")
        trade["goods_amount"].number(1, 6)
        trade["coins_amount"].number(1, MOST)
        trade["workers_amount"].number(1, MOST_WORKERS)

    def _ranking(self) -> None:
        _exactly(self.tables["ranking"].only(["order"])["order"], RANKED_BY)


def _some(reader: Reader) -> list[Reader]:
    """The entries of a list that has any."""
    items = reader.items()
    if not items:
        raise reader.error("not-enough", given=0, expected=1)
    return items


def _names(reader: Reader) -> list[str]:
    return [_text(item) for item in _some(reader)]


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
