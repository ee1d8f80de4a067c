"""What can be had: the train, tokens, the markets for cattle, buildings and workers."""

from collections.abc import Iterable
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import (
    BREEDING,
    BUILDERS,
    CARD_VP,
    COW_NAMES,
    COWBOYS_NEEDED,
    DOLLARS_PER_WORKER,
    ENGINEERS_NEEDED,
    FACE_NAMES,
    FACE_VP,
    MARKET,
    TRAIN_NAMES,
    TYPE_NAMES,
    VERSATILE_SURCHARGE,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.board_layout import printed
from bunkhouse.games.el_paso.table.clicks import tag
from bunkhouse.games.el_paso.table.element_ids import HEADS, WORKER_SIGNS, Mark, Part, View, remembered
from bunkhouse.games.el_paso.table.moment import Moment, in_use
from bunkhouse.games.el_paso.table.signs import CARS, FACES
from bunkhouse.games.el_paso.table.tokens import token

_CAR_PLACES: Final = {"1": (10, 134), "2": (151, 120), "3": (278, 186), "4": (471, 174)}
"""Where a train card begins on the board, and how wide it is."""
_CAR_ART: Final = {"1": "art-loco", "2": "art-wagon", "3": "art-long", "4": "art-caboose"}
_SUPPLIES: Final = {"objective": ("objectives", "objective_stack"), "bonus": ("bonuses", "bonus_stack")}
"""The fields of a view with the tokens of a kind: those that lie open, and the stack."""
_FOR_SALE: Final = [element_ids.market_id(name) for name in (*COW_NAMES, *WORKER_NAMES)]

Prices = dict[str, list[Mark]]
"""The price tags of pieces that have one."""

assert set(_CAR_PLACES) == set(TRAIN_NAMES)


def _prices(ids: Iterable[str], view: View, context: DrawContext) -> Prices:
    legal = context.legal
    found = {id: _price(legal[id], view, context) for id in ids if id in legal} if legal else {}
    return {id: marks for id, marks in found.items() if marks}


def _price(codes: list[int], view: View, context: DrawContext) -> list[Mark]:
    """The price of what can be had now; nothing where it is printed beside it, or where all is free."""
    kind = ACTIONS.kind(codes[0])
    if kind not in (kinds.HIRE, kinds.GAIN, kinds.BONUS, kinds.TRAIN):
        return []
    marks = tag(codes[0], view)
    if marks:
        return [("", element_ids.money(marks[-1][1], context))]
    return [] if kind == kinds.BONUS else [("", context.say("board-free"))]


def railway(view: View, context: DrawContext) -> Part:
    """The train and the tokens beside it."""
    moment = in_use("train", view, context)
    used = None if moment is None else (moment.top["card"], moment.used)
    tokens = [(view[row], len(view[stack])) for row, stack in _SUPPLIES.values()]
    open_ids = [element_ids.token_id(token) for row, _ in tokens for token in row if token is not None]
    prices = _prices(
        [*map(element_ids.car_id, TRAIN_NAMES), *map(element_ids.stack_id, _SUPPLIES), *open_ids],
        view,
        context,
    )
    key = ("railway", context.language, packed(view["train"], used, tokens, prices))
    return remembered(key, lambda: _drawn_railway(moment, prices, view, context))


def _drawn_railway(moment: Moment | None, prices: Prices, view: View, context: DrawContext) -> Part:
    cars, tokens = (
        _train(moment, prices, view, context),
        [_supply(kind, prices, view, context) for kind in _SUPPLIES],
    )
    return {"train": cars, "supplies": tokens, "ids": [id for each in (*cars, *tokens) for id in each["ids"]]}


def _train(moment: Moment | None, prices: Prices, view: View, context: DrawContext) -> list[Part]:
    """EP-10, EP-63: the four train cards as they lie; the moment is about one of them, if at all."""
    used = None if moment is None else moment.top["card"]
    return [
        _car(card, side, moment if card == used else None, prices.get(element_ids.car_id(card), []), context)
        for card, side in zip(TRAIN_NAMES, view["train"], strict=True)
    ]


def _car(card: str, side: str, moment: Moment | None, marks: list[Mark], context: DrawContext) -> Part:
    used = None if moment is None else tuple(moment.used)
    key = ("car", context.language, card, side, used, tuple(marks))
    return remembered(key, lambda: _drawn_car(card, side, moment, marks, context))


def _drawn_car(card: str, side: str, moment: Moment | None, marks: list[Mark], context: DrawContext) -> Part:
    left, width = _CAR_PLACES[card]
    symbols = CARS[card, side]
    id = element_ids.car_id(card)
    rows = [] if moment is None else printed(moment, context, "tr")
    engineers = int(ENGINEERS_NEEDED[TRAIN_NAMES.index(card)])
    told = ", ".join(context.say("table-symbol", **symbol.words) for symbol in symbols)
    return {
        "id": id,
        "cls": f"tcar{' eng' if card == TRAIN_NAMES[0] else ''}",
        "style": f"left:{left}px;width:{width}px",
        "art": _CAR_ART[card],
        "needed": engineers,
        "star": side == "star",
        "marks": marks,
        "signs": [symbol.signs for symbol in symbols],
        "acting": rows,
        "ids": [id, *(row["id"] for row in rows)],
        "name": context.say(
            "board-car", count=engineers, dollars=engineers * int(DOLLARS_PER_WORKER), actions=told
        ),
        "tip": f"train-{card}-{side}",
    }


def _supply(kind: str, prices: Prices, view: View, context: DrawContext) -> Part:
    """EP-11: the face-up tokens of a kind and their stack."""
    row, stack = _SUPPLIES[kind]
    key = ("supply", context.language, kind, packed(view[row], len(view[stack]), prices))
    return remembered(key, lambda: _drawn_supply(kind, view[row], len(view[stack]), prices, context))


def _drawn_supply(kind: str, row: list[str | None], left: int, prices: Prices, context: DrawContext) -> Part:
    id = element_ids.stack_id(kind)
    shown = [None if token is None else _offered(token, id, prices, context) for token in row]
    return {
        "kind": kind,
        "tokens": shown,
        "stack": id,
        "left": left,
        "name": context.say("board-token-stack", kind=kind, count=left),
        "marks": prices.get(id, []),
        "ids": [id, *(token["id"] for token in shown if token is not None)],
    }


def _offered(name: str, stack: str, prices: Prices, context: DrawContext) -> Part:
    marks = prices.get(element_ids.token_id(name), [])
    face = token(name, {}, context)
    return remembered(
        ("offered", context.language, name, stack, tuple(marks)),
        lambda: {"id": face["id"], "face": face, "marks": marks, "from": stack},
    )


def markets(view: View, context: DrawContext) -> Part:
    """Everything that is for sale."""
    prices = _prices(_FOR_SALE, view, context)
    key = ("markets", context.language, packed(view["stock"], view["faces"], view["tiles"], prices))
    return remembered(key, lambda: _drawn_markets(prices, view, context))


def _drawn_markets(prices: Prices, view: View, context: DrawContext) -> Part:
    stock = view["stock"]
    cows, tiles, people = (
        _cattle(stock, prices, context),
        _buildings(view, context),
        _workers(stock, prices, context),
    )
    return {
        "cattle": cows,
        "buildings": tiles,
        "workers": people,
        "titles": {
            "cattle": context.say("board-cattle"),
            "buildings": context.say("board-buildings"),
            "workers": context.say("board-hiring"),
        },
        "ids": [each["id"] for each in (*cows, *tiles, *people)],
    }


def _cattle(stock: dict[str, int], prices: Prices, context: DrawContext) -> list[Part]:
    """EP-13, EP-61: the stacks of the cattle market with what a cow costs."""
    return [_cow(place, cow, stock, prices, context) for place, cow in enumerate(MARKET)]


def _cow(place: int, cow: int, stock: dict[str, int], prices: Prices, context: DrawContext) -> Part:
    name = COW_NAMES[cow]
    left, marks = stock.get(name, 0), prices.get(element_ids.market_id(name), [])
    key = ("cow", context.language, name, left, tuple(marks))
    return remembered(key, lambda: _drawn_cow(place, cow, left, marks, context))


def _drawn_cow(place: int, cow: int, left: int, marks: list[Mark], context: DrawContext) -> Part:
    name, cowboys = COW_NAMES[cow], int(COWBOYS_NEEDED[place])
    value, points, price = int(BREEDING[cow]), int(CARD_VP[cow]), cowboys * int(DOLLARS_PER_WORKER)
    told: dict[str, Param] = {"cow": name, "value": value, "points": points, "count": left}
    return {
        "id": element_ids.market_id(name),
        "cow": name,
        "head": HEADS[name],
        "value": value,
        "points": points,
        "left": left,
        "needed": cowboys,
        "price": price,
        "marks": marks,
        "name": context.say("board-cow", **told, cowboys=cowboys, dollars=price),
        "tip": f"cow-{name}",
    }


def _buildings(view: View, context: DrawContext) -> list[Part]:
    """EP-14, EP-67: the stacks of the building market."""
    return [_type(number, kind, view, context) for number, kind in enumerate(TYPE_NAMES)]


def _type(number: int, kind: str, view: View, context: DrawContext) -> Part:
    face, left = view["faces"][number], view["tiles"].get(kind, 0)
    return remembered(
        ("type", context.language, face, left), lambda: _drawn_type(number, face, left, context)
    )


def _drawn_type(number: int, face: str, left: int, context: DrawContext) -> Part:
    symbols, builders = FACES[face], int(BUILDERS[number])
    points, price = int(FACE_VP[FACE_NAMES.index(face)]), builders * int(DOLLARS_PER_WORKER)
    actions = ", ".join(context.say("table-symbol", **symbol.words) for symbol in symbols)
    told: dict[str, Param] = {"building": face, "points": points, "count": left, "builders": builders}
    return {
        "id": element_ids.type_id(TYPE_NAMES[number]),
        "face": face,
        "points": points,
        "signs": [symbol.signs for symbol in symbols],
        "needed": builders,
        "price": price,
        "left": left,
        "none": context.say("board-none"),
        "name": context.say("board-type", **told, dollars=price, actions=actions),
        "tip": f"building-{face}",
    }


def _workers(stock: dict[str, int], prices: Prices, context: DrawContext) -> list[Part]:
    """EP-15, EP-54: the worker market."""
    return [_worker(worker, stock.get(worker, 0), prices, context) for worker in WORKER_NAMES]


def _worker(worker: str, left: int, prices: Prices, context: DrawContext) -> Part:
    id = element_ids.market_id(worker)
    marks = prices.get(id, [])
    return remembered(
        ("worker", context.language, worker, left, tuple(marks)),
        lambda: {
            "id": id,
            "sign": WORKER_SIGNS[worker],
            "left": left,
            "more": element_ids.money(f"+{int(VERSATILE_SURCHARGE)}", context)
            if worker == WORKER_NAMES[-1]
            else "",
            "marks": marks,
            "name": context.say("board-worker-stack", worker=worker, count=left),
            "tip": f"worker-{worker}",
        },
    )
