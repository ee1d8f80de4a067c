"""Player boards: one's own in the dock, a few lines for every seat; and the common supply."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.table import element_ids as ids
from bunkhouse.games.montana.view_types import Counts, Holdings, SeatView, View

_LOW: Final = 3
"""When so few are left, a shortage is near (MT-27)."""


def _docked_seat(view: View, viewer: int | None) -> int:
    """The seat whose player board the dock shows: the viewer's; to a spectator the one on turn."""
    if viewer is not None:
        return viewer
    return view["starter"] if view["turn"] is None else view["turn"]


def _holdings(board: SeatView) -> Holdings:
    return {
        "goods": board["goods"],
        "workers": board["workers"],
        "coins": board["coins"],
        "cattle": board["cattle"],
        "canteens": board["canteens"],
        "left": board["left"],
    }


def dock(view: View, context: DrawContext) -> PartDict:
    seat = _docked_seat(view, context.viewer)
    board, name = view["seats"][seat], "" if seat == context.viewer else context.names[seat]
    return _dock(context.texts, seat, name, context.colours[seat], _holdings(board), board["settlements"])


@cached_part
def _dock(texts: Texts, seat: int, name: str, colour: str, held: Holdings, placed: int) -> PartDict:
    """``name``: empty for the viewer's own; ``placed``: settlements on the land."""
    return {
        "colour": colour,
        "title": texts.say("board-ranch-of", name=name) if name else texts.say("board-your-ranch"),
        "goods": _goods(texts, seat, held["goods"]),
        "workers": _workers(texts, seat, held["workers"]),
        "purse": _purse(texts, seat, held["coins"], held["cattle"], held["canteens"]),
        "homes": _homes(texts, seat, colour, held["left"], placed),
        "ids": [ids.OWN_CATTLE, ids.OWN_CANTEENS],
    }


@cached_part
def _goods(texts: Texts, seat: int, held: Counts) -> PartDict:
    return {"seat": seat, "word": texts.say("board-goods"), "crates": _stock(texts, held)}


def _stock(texts: Texts, held: Counts) -> list[PartDict]:
    return [
        {
            "what": good,
            "symbol": ids.GOOD_SYMBOLS[good],
            "count": held.get(good, 0),
            "low": held.get(good, 0) <= _LOW,
            "word": texts.say("good-word", good=good),
        }
        for good in c.GOOD_NAMES
    ]


@cached_part
def _workers(texts: Texts, seat: int, held: Counts) -> PartDict:
    workers, limit = ids.listed(held, c.WORKER_NAMES), int(c.WORKER_LIMIT)
    return {
        "seat": seat,
        "word": texts.say("board-workers"),
        "count": texts.say("board-workers-of", count=len(workers), limit=limit),
        "workers": [
            {
                "symbol": ids.WORKER_SYMBOLS[worker],
                "holds": f"w-{worker}",
                "kind": worker,
                "name": texts.say("board-worker", worker=worker),
            }
            for worker in workers
        ],
        "holes": [ids.HOLE] * (limit - len(workers)),
    }


@cached_part
def _purse(texts: Texts, seat: int, coins: int, cattle: int, canteens: int) -> PartDict:
    return {
        "seat": seat,
        "word": texts.say("board-purse"),
        "coins": coins,
        "coins_word": texts.say("board-coins"),
        "cattle": cattle,
        "cattle_word": texts.say("board-cattle"),
        "cattle_name": texts.say("board-cattle-name", count=cattle),
        "trade": texts.say("board-trade"),
        "ask": texts.say("board-barter-ask"),
        "canteens": canteens,
        "canteens_word": texts.say("board-canteens"),
        "canteens_name": texts.say("board-canteens-name", count=canteens),
        "use": texts.say("board-use"),
        "cattle_id": ids.OWN_CATTLE,
        "canteens_id": ids.OWN_CANTEENS,
        "ids": [ids.OWN_CATTLE, ids.OWN_CANTEENS],
    }


@cached_part
def _homes(texts: Texts, seat: int, colour: str, left: int, built: int) -> PartDict:
    return {
        "word": texts.say("board-homes-left"),
        "colour": colour,
        "left": left,
        "gone": built,
        "stock_id": ids.stock_id(seat),
        "stock_name": texts.say("board-stock", count=left),
    }


def barter(context: DrawContext) -> PartDict | None:
    """MT-79: what a cattle can be traded for, while it can."""
    return _barter(context.texts) if ids.OWN_CATTLE in context.legal else None


@cached_part
def _barter(texts: Texts) -> PartDict:
    coins = int(c.TRADE_COINS)
    things = [
        {
            "id": ids.barter_id(thing),
            "symbol": ids.thing_symbol(thing),
            "count": coins if thing == "coins" else 0,
            "name": texts.say("action-trade", thing=thing, coins=coins),
        }
        for thing in c.TRADE_NAMES
    ]
    return {"title": texts.say("board-barter"), "things": things, "ids": []}


def seats(view: View, context: DrawContext) -> list[PartDict]:
    docked = _docked_seat(view, context.viewer)
    starter = view["starter"] if view["actor"] is not None else None
    return [
        _seat(context.texts, seat, seat == docked, seat == starter, _holdings(board))
        for seat, board in enumerate(view["seats"])
    ]


@cached_part
def _seat(texts: Texts, seat: int, docked: bool, starts: bool, held: Holdings) -> PartDict:
    crew, limit = ids.listed(held["workers"], c.WORKER_NAMES), int(c.WORKER_LIMIT)
    return {
        "number": seat,
        "id": "",
        "docked": docked,
        "stock_id": "" if docked else ids.stock_id(seat),
        "left": held["left"],
        "left_name": texts.say("board-stock", count=held["left"]),
        "starter": texts.say("board-starts") if starts else "",
        "goods": [
            (good, ids.GOOD_SYMBOLS[good], held["goods"].get(good, 0), texts.say("good-word", good=good))
            for good in c.GOOD_NAMES
        ],
        "workers": [(f"w-{worker}", ids.WORKER_SYMBOLS[worker]) for worker in crew],
        "workers_name": texts.say("board-workers-of", count=len(crew), limit=limit),
        "coins": held["coins"],
        "coins_word": texts.say("board-coins"),
        "cattle": held["cattle"],
        "cattle_word": texts.say("board-cattle"),
        "canteens": held["canteens"],
        "canteens_word": texts.say("board-canteens"),
    }


@cached_part
def supply(texts: Texts, goods: Counts, cattle: int) -> PartDict:
    """MT-16: goods in play are limited."""
    stock = _stock(texts, goods)
    return {
        "title": texts.say("board-supply"),
        "low": texts.say("board-running-out") if any(good["low"] for good in stock) else "",
        "goods": stock,
        "cattle": cattle,
        "cattle_word": texts.say("board-cattle"),
        "id": "",
    }


@cached_part
def idle_workers(texts: Texts, stock: Counts) -> PartDict:
    """MT-15: so are workers."""
    return {
        "title": texts.say("board-idle"),
        "workers": [
            {
                "what": f"w-{worker}",
                "kind": worker,
                "symbol": ids.WORKER_SYMBOLS[worker],
                "count": stock.get(worker, 0),
                "low": stock.get(worker, 0) <= _LOW,
                "word": texts.say("board-worker", worker=worker),
            }
            for worker in c.WORKER_NAMES
        ],
        "id": "",
    }
