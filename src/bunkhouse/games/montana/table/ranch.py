"""Player boards: one's own in the dock, a few lines for every seat; and the common supply."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.montana.components import (
    GOOD_NAMES,
    TRADE_COINS,
    TRADE_NAMES,
    WORKER_LIMIT,
    WORKER_NAMES,
)
from bunkhouse.games.montana.table.names import (
    GOOD_SYMBOLS,
    HOLE,
    OWN_CANTEENS,
    OWN_CATTLE,
    WORKER_SYMBOLS,
    View,
    barter_id,
    stock_id,
    thing_symbol,
    worker_list,
)
from bunkhouse.games.montana.table.words import Words, words

_LOW: Final = 3
"""When so few are left, a shortage is near (MT-27)."""


def dock_seat(view: View, look: Look) -> int:
    """Whose player board the dock shows: the viewer's; to a spectator the one on turn."""
    if look.viewer is not None:
        return look.viewer
    turn = view["turn"] if view["turn"] is not None else view["starter"]
    return int(turn)


def dock(view: View, look: Look) -> dict[str, Any]:
    said = words(look)
    seat = dock_seat(view, look)
    board = view["seats"][seat]
    own = seat == look.viewer
    workers = worker_list(board["workers"])
    total = board["left"] + board["settlements"]
    return {
        "seat": seat,
        "colour": look.colours[seat],
        "title": said.plain["your-ranch"] if own else look.say("board-ranch-of", name=look.names[seat]),
        "goods_word": said.plain["goods"],
        "goods": [_crate(good, board["goods"].get(good, 0), said) for good in GOOD_NAMES],
        "workers_word": said.plain["workers"],
        "workers_count": look.say("board-workers-of", count=len(workers), limit=int(WORKER_LIMIT)),
        "workers": [
            {
                "symbol": WORKER_SYMBOLS[worker],
                "holds": f"w-{worker}",
                "name": said.workers[worker],
            }
            for worker in workers
        ],
        "holes": [HOLE] * (int(WORKER_LIMIT) - len(workers)),
        "purse_word": said.plain["purse"],
        "coins": board["coins"],
        "coins_word": said.plain["coins"],
        "cattle": board["cattle"],
        "cattle_word": said.plain["cattle"],
        "cattle_name": look.say("board-cattle-name", count=board["cattle"]),
        "trade": said.plain["trade"],
        "canteens": board["canteens"],
        "canteens_word": said.plain["canteens"],
        "canteens_name": look.say("board-canteens-name", count=board["canteens"]),
        "use": said.plain["use"],
        "homes_word": said.plain["homes-left"],
        "left": board["left"],
        "gone": total - board["left"],
        "stock_id": stock_id(seat),
        "stock_name": look.say("board-stock", count=board["left"]),
        "cattle_id": OWN_CATTLE,
        "canteens_id": OWN_CANTEENS,
        "ids": [OWN_CATTLE, OWN_CANTEENS],
        "own": own,
    }


def _crate(good: str, count: int, said: Words) -> dict[str, Any]:
    return {
        "what": good,
        "symbol": GOOD_SYMBOLS[good],
        "count": count,
        "word": said.goods[good],
    }


def barter(look: Look) -> dict[str, Any] | None:
    """MT-79: what a cattle can be traded for, while it can."""
    if OWN_CATTLE not in look.legal:
        return None
    said = words(look)
    things = [
        {
            "id": barter_id(thing),
            "symbol": thing_symbol(thing),
            "count": int(TRADE_COINS) if thing == "coins" else 0,
            "name": said.things[thing],
        }
        for thing in TRADE_NAMES
    ]
    return {
        "title": said.plain["barter"],
        "things": things,
        "ids": [],
    }


def seats(view: View, look: Look) -> list[dict[str, Any]]:
    docked = dock_seat(view, look)
    return [_seat(number, number == docked, view, look) for number in range(len(view["seats"]))]


def _seat(number: int, docked: bool, view: View, look: Look) -> dict[str, Any]:
    said = words(look)
    board = view["seats"][number]
    workers = worker_list(board["workers"])
    return {
        "number": number,
        "id": "",
        "docked": docked,
        "stock_id": "" if docked else stock_id(number),
        "left": board["left"],
        "left_name": look.say("board-stock", count=board["left"]),
        "starter": said.plain["starts"] if number == view["starter"] and view["actor"] is not None else "",
        "goods": [
            (good, GOOD_SYMBOLS[good], board["goods"].get(good, 0), said.goods[good]) for good in GOOD_NAMES
        ],
        "workers": [(f"w-{worker}", WORKER_SYMBOLS[worker]) for worker in workers],
        "workers_name": look.say("board-workers-of", count=len(workers), limit=int(WORKER_LIMIT)),
        "coins": board["coins"],
        "coins_word": said.plain["coins"],
        "cattle": board["cattle"],
        "cattle_word": said.plain["cattle"],
        "canteens": board["canteens"],
        "canteens_word": said.plain["canteens"],
    }


def supply(view: View, look: Look) -> dict[str, Any]:
    """MT-16: goods in play are limited; MT-15: so are workers."""
    said = words(look)
    stock = view["supply"]
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


def idle_workers(view: View, look: Look) -> dict[str, Any]:
    said = words(look)
    stock = view["supply"]["workers"]
    return {
        "title": said.plain["idle"],
        "workers": [
            {
                "what": f"w-{worker}",
                "symbol": WORKER_SYMBOLS[worker],
                "count": stock.get(worker, 0),
                "low": stock.get(worker, 0) <= _LOW,
                "word": said.workers[worker],
            }
            for worker in WORKER_NAMES
        ],
        "id": "",
    }
