"""Player boards: one's own in the dock, a few lines for every seat; and the common supply."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.montana.components import (
    GOOD_NAMES,
    TRADE_COINS,
    TRADE_NAMES,
    WORKER_LIMIT,
    WORKER_NAMES,
)
from bunkhouse.games.montana.table.element_ids import (
    GOOD_SYMBOLS,
    HOLE,
    OWN_CANTEENS,
    OWN_CATTLE,
    WORKER_SYMBOLS,
    Part,
    View,
    barter_id,
    remembered,
    stock_id,
    thing_symbol,
    worker_list,
)
from bunkhouse.games.montana.table.words import Words, words

_LOW: Final = 3
"""When so few are left, a shortage is near (MT-27)."""
_SHOWN: Final = ("goods", "workers", "coins", "cattle", "canteens", "left")
"""What is shown of a player board wherever it is shown."""


def dock_seat(view: View, context: DrawContext) -> int:
    """Whose player board the dock shows: the viewer's; to a spectator the one on turn."""
    if context.viewer is not None:
        return context.viewer
    turn = view["turn"] if view["turn"] is not None else view["starter"]
    return int(turn)


def dock(view: View, context: DrawContext) -> Part:
    seat = dock_seat(view, context)
    board, own = view["seats"][seat], seat == context.viewer
    state = packed([board[field] for field in _SHOWN], board["settlements"])
    key = ("dock", context.language, own, seat, context.names[seat], context.colours[seat], state)
    return remembered(key, lambda: _dock(seat, board, own, context))


def _dock(seat: int, board: View, own: bool, context: DrawContext) -> Part:
    title = (
        words(context).plain["your-ranch"] if own else context.say("board-ranch-of", name=context.names[seat])
    )
    return {
        "colour": context.colours[seat],
        "title": title,
        "goods": _goods(seat, board["goods"], context),
        "workers": _workers(seat, board["workers"], context),
        "purse": _purse(seat, board["coins"], board["cattle"], board["canteens"], context),
        "homes": _homes(seat, board["left"], board["settlements"], context),
        "ids": [OWN_CATTLE, OWN_CANTEENS],
    }


def _goods(seat: int, held: dict[str, int], context: DrawContext) -> Part:
    said = words(context)

    def make() -> Part:
        crates = [_crate(good, held.get(good, 0), said) for good in GOOD_NAMES]
        return {"seat": seat, "word": said.plain["goods"], "crates": crates}

    return remembered(("goods", context.language, seat, packed(held)), make)


def _workers(seat: int, held: dict[str, int], context: DrawContext) -> Part:
    said = words(context)

    def make() -> Part:
        workers = worker_list(held)
        return {
            "seat": seat,
            "word": said.plain["workers"],
            "count": context.say("board-workers-of", count=len(workers), limit=int(WORKER_LIMIT)),
            "workers": [
                {
                    "symbol": WORKER_SYMBOLS[worker],
                    "holds": f"w-{worker}",
                    "kind": worker,
                    "name": said.workers[worker],
                }
                for worker in workers
            ],
            "holes": [HOLE] * (int(WORKER_LIMIT) - len(workers)),
        }

    return remembered(("workers", context.language, seat, packed(held)), make)


def _purse(seat: int, coins: int, cattle: int, canteens: int, context: DrawContext) -> Part:
    said = words(context).plain

    def make() -> Part:
        return {
            "seat": seat,
            "word": said["purse"],
            "coins": coins,
            "coins_word": said["coins"],
            "cattle": cattle,
            "cattle_word": said["cattle"],
            "cattle_name": context.say("board-cattle-name", count=cattle),
            "trade": said["trade"],
            "ask": said["barter-ask"],
            "canteens": canteens,
            "canteens_word": said["canteens"],
            "canteens_name": context.say("board-canteens-name", count=canteens),
            "use": said["use"],
            "cattle_id": OWN_CATTLE,
            "canteens_id": OWN_CANTEENS,
            "ids": [OWN_CATTLE, OWN_CANTEENS],
        }

    return remembered(("purse", context.language, seat, coins, cattle, canteens), make)


def _homes(seat: int, left: int, built: int, context: DrawContext) -> Part:
    colour = context.colours[seat]

    def make() -> Part:
        return {
            "word": words(context).plain["homes-left"],
            "colour": colour,
            "left": left,
            "gone": built,
            "stock_id": stock_id(seat),
            "stock_name": context.say("board-stock", count=left),
        }

    return remembered(("homes", context.language, seat, colour, left, built), make)


def _crate(good: str, count: int, said: Words) -> Part:
    return {
        "what": good,
        "symbol": GOOD_SYMBOLS[good],
        "count": count,
        "word": said.goods[good],
    }


def barter(context: DrawContext) -> Part | None:
    """MT-79: what a cattle can be traded for, while it can."""
    return (
        remembered(("barter", context.language), lambda: _barter(context))
        if OWN_CATTLE in context.legal
        else None
    )


def _barter(context: DrawContext) -> Part:
    said = words(context)
    things = [
        {
            "id": barter_id(thing),
            "symbol": thing_symbol(thing),
            "count": int(TRADE_COINS) if thing == "coins" else 0,
            "name": said.things[thing],
        }
        for thing in TRADE_NAMES
    ]
    return {"title": said.plain["barter"], "things": things, "ids": []}


def seats(view: View, context: DrawContext) -> list[Part]:
    docked = dock_seat(view, context)
    starter = view["starter"] if view["actor"] is not None else None
    return [
        _remembered_seat(number, number == docked, number == starter, board, context)
        for number, board in enumerate(view["seats"])
    ]


def _remembered_seat(number: int, docked: bool, starts: bool, board: View, context: DrawContext) -> Part:
    key = ("seat", context.language, number, docked, starts, packed([board[field] for field in _SHOWN]))
    return remembered(key, lambda: _seat(number, docked, starts, board, context))


def _seat(number: int, docked: bool, starts: bool, board: View, context: DrawContext) -> Part:
    said = words(context)
    workers = worker_list(board["workers"])
    return {
        "number": number,
        "id": "",
        "docked": docked,
        "stock_id": "" if docked else stock_id(number),
        "left": board["left"],
        "left_name": context.say("board-stock", count=board["left"]),
        "starter": said.plain["starts"] if starts else "",
        "goods": [
            (good, GOOD_SYMBOLS[good], board["goods"].get(good, 0), said.goods[good]) for good in GOOD_NAMES
        ],
        "workers": [(f"w-{worker}", WORKER_SYMBOLS[worker]) for worker in workers],
        "workers_name": context.say("board-workers-of", count=len(workers), limit=int(WORKER_LIMIT)),
        "coins": board["coins"],
        "coins_word": said.plain["coins"],
        "cattle": board["cattle"],
        "cattle_word": said.plain["cattle"],
        "canteens": board["canteens"],
        "canteens_word": said.plain["canteens"],
    }


def supply(view: View, context: DrawContext) -> Part:
    """MT-16: goods in play are limited; MT-15: so are workers."""
    stock = view["supply"]
    key = ("supply", context.language, stock["cattle"], packed(stock["goods"]))
    return remembered(key, lambda: _supply(stock, context))


def _supply(stock: View, context: DrawContext) -> Part:
    said = words(context)
    goods = [(good, GOOD_SYMBOLS[good], stock["goods"].get(good, 0)) for good in GOOD_NAMES]
    return {
        "title": said.plain["supply"],
        "low": said.plain["running-out"] if any(count <= _LOW for _, _, count in goods) else "",
        "goods": [
            {
                "what": good,
                "symbol": symbol,
                "count": count,
                "low": count <= _LOW,
                "word": said.goods[good],
            }
            for good, symbol, count in goods
        ],
        "cattle": stock["cattle"],
        "cattle_word": said.plain["cattle"],
        "id": "",
    }


def idle_workers(view: View, context: DrawContext) -> Part:
    stock = view["supply"]["workers"]
    return remembered(("idle", context.language, packed(stock)), lambda: _idle_workers(stock, context))


def _idle_workers(stock: dict[str, int], context: DrawContext) -> Part:
    said = words(context)
    return {
        "title": said.plain["idle"],
        "workers": [
            {
                "what": f"w-{worker}",
                "kind": worker,
                "symbol": WORKER_SYMBOLS[worker],
                "count": stock.get(worker, 0),
                "low": stock.get(worker, 0) <= _LOW,
                "word": said.workers[worker],
            }
            for worker in WORKER_NAMES
        ],
        "id": "",
    }
