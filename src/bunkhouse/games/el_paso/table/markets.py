"""What is for sale: the markets for cattle, buildings and workers."""

from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.rules.payment import worker_dollars
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.amounts import money
from bunkhouse.games.el_paso.table.cards import HEADS, WORKER_SIGNS
from bunkhouse.games.el_paso.table.prices import Prices, prices
from bunkhouse.games.el_paso.table.printed_actions import FACES, told
from bunkhouse.games.el_paso.view_types import Cards, View

_FOR_SALE: Final = [element_ids.market_id(name) for name in c.CARD_NAMES]


def markets(view: View, context: DrawContext) -> PartDict:
    """Everything that is for sale."""
    tags = prices(_FOR_SALE, view, context)
    return _markets(context.texts, view["stock"], view["faces"], view["tiles"], tags)


@cached_part
def _markets(texts: Texts, stock: Cards, faces: list[str], tiles: dict[str, int], prices: Prices) -> PartDict:
    """EP-13 to EP-15: the stacks of cows, buildings and workers."""
    cows = [
        _cow(texts, name, stock.get(name, 0), prices.get(element_ids.market_id(name), []))
        for name in c.MARKET_NAMES
    ]
    buildings = [
        _type(texts, face, tiles.get(kind, 0)) for kind, face in zip(c.TYPE_NAMES, faces, strict=True)
    ]
    workers = [
        _worker(texts, name, stock.get(name, 0), prices.get(element_ids.market_id(name), []))
        for name in c.WORKER_NAMES
    ]
    return {
        "cattle": cows,
        "buildings": buildings,
        "workers": workers,
        "titles": {
            "cattle": texts.say("board-cattle"),
            "buildings": texts.say("board-buildings"),
            "workers": texts.say("board-hiring"),
        },
        "ids": [each["id"] for each in (*cows, *buildings, *workers)],
    }


@cached_part
def _cow(texts: Texts, name: str, left: int, marks: list[Mark]) -> PartDict:
    """EP-61: what a cow costs."""
    cow, cowboys = c.COW_NAMES.index(name), int(c.COWBOYS_NEEDED[c.MARKET_NAMES.index(name)])
    value, points, price = int(c.BREEDING[cow]), int(c.CARD_VP[cow]), int(worker_dollars(cowboys))
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
        "name": texts.say(
            "board-cow", cow=name, value=value, points=points, count=left, cowboys=cowboys, dollars=price
        ),
        "tip": f"cow-{name}",
    }


@cached_part
def _type(texts: Texts, face: str, left: int) -> PartDict:
    """EP-67: what a building costs, without its space."""
    kind, symbols = face[:-1], FACES[face]
    builders, points = int(c.BUILDERS[c.TYPE_NAMES.index(kind)]), int(c.FACE_VP[c.FACE_NAMES.index(face)])
    price = int(worker_dollars(builders))
    return {
        "id": element_ids.type_id(kind),
        "face": face,
        "points": points,
        "signs": [symbol.signs for symbol in symbols],
        "needed": builders,
        "price": price,
        "left": left,
        "none": texts.say("board-none"),
        "name": texts.say(
            "board-type",
            building=face,
            points=points,
            count=left,
            builders=builders,
            dollars=price,
            actions=told(texts, symbols),
        ),
        "tip": f"building-{face}",
    }


@cached_part
def _worker(texts: Texts, worker: str, left: int, marks: list[Mark]) -> PartDict:
    """EP-54, EP-55"""
    dearer = worker == c.CARD_NAMES[c.VERSATILE]
    return {
        "id": element_ids.market_id(worker),
        "sign": WORKER_SIGNS[worker],
        "left": left,
        "more": money(texts, f"+{int(c.VERSATILE_SURCHARGE)}") if dearer else "",
        "marks": marks,
        "name": texts.say("board-worker-stack", worker=worker, count=left),
        "tip": f"worker-{worker}",
    }
