"""What can be had: the train, tokens, the markets for cattle, buildings and workers."""

from typing import Final

from bunkhouse.engine.errors import Param
from bunkhouse.engine.look import Look
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import (
    BONUS_EFFECT,
    BONUS_NAMES,
    BONUS_VP,
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
    OBJECTIVE_NAMES,
    OBJECTIVE_NEEDS,
    OBJECTIVE_VP,
    TRAIN_NAMES,
    TYPE_NAMES,
    VERSATILE_SURCHARGE,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.table import names
from bunkhouse.games.el_paso.table.ground import printed
from bunkhouse.games.el_paso.table.moment import Moment
from bunkhouse.games.el_paso.table.names import HEADS, WORKER_SIGNS, Mark, Part, View, remembered
from bunkhouse.games.el_paso.table.signs import CARS, FACES
from bunkhouse.games.el_paso.table.touch import tag

_CAR_PLACES: Final = {"1": (12, 152), "2": (172, 134), "3": (314, 134), "4": (456, 186)}
"""Where a train card begins on the board, and how wide it is."""
_CAR_ART: Final = {"1": "art-loco", "2": "art-wagon", "3": "art-wagon", "4": "art-caboose"}
_NEED_SIGNS: Final = {
    **WORKER_SIGNS,
    **HEADS,
    "building": "cabin",
    "building_3plus": "cabin",
    "building_4plus": "cabin",
    "dark_disc": "disc",
    "bonus_token": "bonus",
}
_EFFECT_SIGNS: Final = {"permanent_certificate": "pcert", "count_duplicate": "dup", "none": "vp"}
_LEAST: Final = {"building_3plus": "3+", "building_4plus": "4+"}

assert set(_CAR_PLACES) == set(TRAIN_NAMES)


def _price_marks(id: str, view: View, look: Look) -> list[Mark]:
    """The price of what can be had now; nothing where the price is printed beside it."""
    codes = look.legal.get(id)
    if not codes or ACTIONS.kind(codes[0]) not in (kinds.HIRE, kinds.GAIN, kinds.BONUS):
        return []
    marks = tag(codes[0], view)
    return [("", names.money(marks[0][1], look))] if marks else [("", look.say("board-free"))]


def railway(view: View, look: Look) -> Part:
    """The train and the tokens beside it."""
    cars, tokens = train(view, look), supplies(view, look)
    return {"train": cars, "supplies": tokens, "ids": [id for each in (*cars, *tokens) for id in each["ids"]]}


def train(view: View, look: Look) -> list[Part]:
    """EP-10, EP-63: the four train cards as they lie."""
    moment = Moment(view)
    in_use = moment.top.get("card") if moment.step == "train" and view["actor"] == look.viewer else None
    return [
        _car(card, side, card == in_use, moment, look)
        for card, side in zip(TRAIN_NAMES, view["train"], strict=True)
    ]


def _car(card: str, side: str, in_use: bool, moment: Moment, look: Look) -> Part:
    used = tuple(moment.used) if in_use else None
    key = ("car", look.language, card, side, used)
    return remembered(key, lambda: _drawn_car(card, side, in_use, moment, look))


def _drawn_car(card: str, side: str, in_use: bool, moment: Moment, look: Look) -> Part:
    left, width = _CAR_PLACES[card]
    symbols = CARS[card, side]
    id = names.car_id(card)
    rows = printed(moment, look) if in_use else []
    engineers = int(ENGINEERS_NEEDED[TRAIN_NAMES.index(card)])
    told = ", ".join(look.say("table-symbol", **symbol.words) for symbol in symbols)
    return {
        "id": id,
        "cls": f"tcar{' eng' if card == TRAIN_NAMES[0] else ''}",
        "style": f"left:{left}px;width:{width}px",
        "art": _CAR_ART[card],
        "needed": engineers,
        "star": side == "star",
        "signs": [symbol.signs for symbol in symbols],
        "acting": rows,
        "ids": [id, *(row["id"] for row in rows)],
        "name": look.say(
            "board-car", count=engineers, dollars=engineers * int(DOLLARS_PER_WORKER), actions=told
        ),
        "tip": f"train-{card}-{side}",
    }


def supplies(view: View, look: Look) -> list[Part]:
    """EP-11: the face-up tokens and their stacks."""
    return [
        _supply("objective", "objectives", "objective_stack", view, look),
        _supply("bonus", "bonuses", "bonus_stack", view, look),
    ]


def _supply(kind: str, row: str, stack: str, view: View, look: Look) -> Part:
    id = names.stack_id(kind)
    shown = [None if token is None else _offered(token, id, view, look) for token in view[row]]
    left = len(view[stack])
    return {
        "kind": kind,
        "tokens": shown,
        "stack": id,
        "left": left,
        "name": look.say("board-token-stack", kind=kind, count=left),
        "marks": _price_marks(id, view, look),
        "ids": [id, *(token["id"] for token in shown if token is not None)],
    }


def _offered(name: str, stack: str, view: View, look: Look) -> Part:
    return {**token(name, {}, look), "marks": _price_marks(names.token_id(name), view, look), "from": stack}


def token(name: str, have: dict[str, int], look: Look) -> Part:
    """A token anywhere on the table; needs that are met have a tick."""
    needs = OBJECTIVE_NEEDS[OBJECTIVE_NAMES.index(name)] if name in OBJECTIVE_NAMES else {}
    met = tuple(have.get(need, 0) for need in needs)
    return remembered(("token", look.language, name, met), lambda: _drawn_token(name, have, look))


def _drawn_token(name: str, have: dict[str, int], look: Look) -> Part:
    if name in BONUS_NAMES:
        number = BONUS_NAMES.index(name)
        effect = BONUS_EFFECT[number]
        return {
            "id": names.token_id(name),
            "cls": "oc bo",
            "sign": _EFFECT_SIGNS[effect],
            "needs": [],
            "points": int(BONUS_VP[number]),
            "name": look.say("board-bonus", effect=effect, points=int(BONUS_VP[number])),
            "tip": f"bonus-{effect}",
        }
    number = OBJECTIVE_NAMES.index(name)
    needs = OBJECTIVE_NEEDS[number]
    flat = [_need(need, copy < have.get(need, 0)) for need, count in needs.items() for copy in range(count)]
    return {
        "id": names.token_id(name),
        "cls": f"oc n{len(flat)}",
        "sign": "",
        "needs": flat,
        "points": int(OBJECTIVE_VP[number]),
        "name": look.say("board-objective", needs=told_needs(needs, look), points=int(OBJECTIVE_VP[number])),
        "tip": "objective",
    }


def told_needs(needs: dict[str, int], look: Look) -> str:
    return ", ".join(look.say("board-need", need=need, count=count) for need, count in needs.items())


def _need(need: str, met: bool) -> Part:
    return {
        "sign": _NEED_SIGNS[need],
        "cow": need if need in HEADS else "",
        "disc": need == "dark_disc",
        "house": need.startswith("building"),
        "least": _LEAST.get(need, ""),
        "met": met,
    }


def markets(view: View, look: Look) -> Part:
    """Everything that is for sale."""
    cows, tiles, people = cattle(view, look), buildings(view, look), workers(view, look)
    return {
        "cattle": cows,
        "buildings": tiles,
        "workers": people,
        "titles": {
            "cattle": look.say("board-cattle"),
            "buildings": look.say("board-buildings"),
            "workers": look.say("board-hiring"),
        },
        "ids": [each["id"] for each in (*cows, *tiles, *people)],
    }


def cattle(view: View, look: Look) -> list[Part]:
    """EP-13, EP-61: the stacks of the cattle market with what a cow costs."""
    return [_cow(place, cow, view, look) for place, cow in enumerate(MARKET)]


def _cow(place: int, cow: int, view: View, look: Look) -> Part:
    name = COW_NAMES[cow]
    left, marks = view["stock"].get(name, 0), _price_marks(names.market_id(name), view, look)
    key = ("cow", look.language, name, left, tuple(marks))
    return remembered(key, lambda: _drawn_cow(place, cow, left, marks, look))


def _drawn_cow(place: int, cow: int, left: int, marks: list[Mark], look: Look) -> Part:
    name, cowboys = COW_NAMES[cow], int(COWBOYS_NEEDED[place])
    value, points, price = int(BREEDING[cow]), int(CARD_VP[cow]), cowboys * int(DOLLARS_PER_WORKER)
    told: dict[str, Param] = {"cow": name, "value": value, "points": points, "count": left}
    return {
        "id": names.market_id(name),
        "cow": name,
        "head": HEADS[name],
        "value": value,
        "points": points,
        "left": left,
        "needed": cowboys,
        "price": price,
        "marks": marks,
        "name": look.say("board-cow", **told, cowboys=cowboys, dollars=price),
        "tip": f"cow-{name}",
    }


def buildings(view: View, look: Look) -> list[Part]:
    """EP-14, EP-67: the stacks of the building market."""
    return [_type(number, kind, view, look) for number, kind in enumerate(TYPE_NAMES)]


def _type(number: int, kind: str, view: View, look: Look) -> Part:
    face, left = view["faces"][number], view["tiles"].get(kind, 0)
    return remembered(("type", look.language, face, left), lambda: _drawn_type(number, face, left, look))


def _drawn_type(number: int, face: str, left: int, look: Look) -> Part:
    symbols, builders = FACES[face], int(BUILDERS[number])
    points, price = int(FACE_VP[FACE_NAMES.index(face)]), builders * int(DOLLARS_PER_WORKER)
    actions = ", ".join(look.say("table-symbol", **symbol.words) for symbol in symbols)
    told: dict[str, Param] = {"building": face, "points": points, "count": left, "builders": builders}
    return {
        "id": names.type_id(TYPE_NAMES[number]),
        "face": face,
        "points": points,
        "signs": [symbol.signs for symbol in symbols],
        "needed": builders,
        "price": price,
        "left": left,
        "none": look.say("board-none"),
        "name": look.say("board-type", **told, dollars=price, actions=actions),
        "tip": f"building-{face}",
    }


def workers(view: View, look: Look) -> list[Part]:
    """EP-15, EP-54: the worker market."""
    return [
        {
            "id": names.market_id(worker),
            "sign": WORKER_SIGNS[worker],
            "left": view["stock"].get(worker, 0),
            "more": names.money(f"+{int(VERSATILE_SURCHARGE)}", look) if worker == WORKER_NAMES[-1] else "",
            "marks": _price_marks(names.market_id(worker), view, look),
            "name": look.say("board-worker-stack", worker=worker, count=view["stock"].get(worker, 0)),
            "tip": f"worker-{worker}",
        }
        for worker in WORKER_NAMES
    ]
