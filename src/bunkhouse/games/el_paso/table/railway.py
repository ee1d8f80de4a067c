"""The train along the top of the board, and the supply of tokens beside it."""

from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso.components import ENGINEERS_NEEDED, TRAIN_NAMES
from bunkhouse.games.el_paso.rules.payment import worker_dollars
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.current_step import own_step
from bunkhouse.games.el_paso.table.prices import Prices, prices
from bunkhouse.games.el_paso.table.printed_actions import CARS, buttons, told
from bunkhouse.games.el_paso.table.tokens import token
from bunkhouse.games.el_paso.view_types import Side, View

_CAR_ART: Final = {"1": "art-loco", "2": "art-wagon", "3": "art-long", "4": "art-caboose"}

Row = list[str | None]
"""Tokens that lie face up."""

assert set(_CAR_ART) == set(TRAIN_NAMES)


def railway(view: View, context: DrawContext) -> PartDict:
    """The train and the tokens beside it."""
    top = own_step(view, context.viewer)
    using = (top["card"], top["used"]) if top is not None and top["step"] == "train" else ("", [])
    rows = [view["objectives"], view["bonuses"]]
    left = [len(view["objective_stack"]), len(view["bonus_stack"])]
    shown = [element_ids.token_id(token) for row in rows for token in row if token is not None]
    ids = [*map(element_ids.car_id, TRAIN_NAMES), *map(element_ids.stack_id, ("objective", "bonus")), *shown]
    return _railway(context.texts, view["train"], *using, rows, left, prices(ids, view, context))


@cached_part
def _railway(
    texts: Texts,
    sides: list[Side],
    using: str,
    used: list[str],
    rows: list[Row],
    left: list[int],
    prices: Prices,
) -> PartDict:
    """``using``, ``used``: the train card that the viewer uses, and what is over of it."""
    cars = [
        _car(texts, card, side, prices.get(element_ids.car_id(card), []), used if card == using else None)
        for card, side in zip(TRAIN_NAMES, sides, strict=True)
    ]
    supplies = [
        _supply(texts, kind, row, count, prices)
        for kind, row, count in zip(("objective", "bonus"), rows, left, strict=True)
    ]
    ids = [id for each in (*cars, *supplies) for id in each["ids"]]
    return {"train": cars, "supplies": supplies, "ids": ids}


@cached_part
def _car(texts: Texts, card: str, side: Side, marks: list[Mark], used: list[str] | None) -> PartDict:
    """EP-10, EP-63: a train card as it lies."""
    id, symbols = element_ids.car_id(card), CARS[card, side]
    rows = [] if used is None else buttons(texts, symbols, used, "tr")
    engineers = int(ENGINEERS_NEEDED[TRAIN_NAMES.index(card)])
    price = int(worker_dollars(engineers))
    return {
        "id": id,
        "cls": f"tcar car-{card}",
        "art": _CAR_ART[card],
        "needed": engineers,
        "star": side == "star",
        "marks": marks,
        "signs": [symbol.signs for symbol in symbols],
        "acting": rows,
        "ids": [id, *(row["id"] for row in rows)],
        "name": texts.say("board-car", count=engineers, dollars=price, actions=told(texts, symbols)),
        "tip": f"train-{card}-{side}",
    }


@cached_part
def _supply(texts: Texts, kind: str, row: Row, left: int, prices: Prices) -> PartDict:
    """EP-11: the face-up tokens of a kind and their stack."""
    id = element_ids.stack_id(kind)
    shown = [
        None if name is None else _offered(texts, name, id, prices.get(element_ids.token_id(name), []))
        for name in row
    ]
    return {
        "kind": kind,
        "tokens": shown,
        "stack": id,
        "left": left,
        "name": texts.say("board-token-stack", kind=kind, count=left),
        "marks": prices.get(id, []),
        "ids": [id, *(token["id"] for token in shown if token is not None)],
    }


@cached_part
def _offered(texts: Texts, name: str, stack: str, marks: list[Mark]) -> PartDict:
    face = token(texts, name, {})
    return {"id": face["id"], "face": face, "marks": marks, "from": stack}
