"""The action board: the recruitment wheel, the bank and the four production areas."""

import math
from functools import cache
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.rules.recruit import advance_price, field_after
from bunkhouse.games.montana.rules.work import space_params
from bunkhouse.games.montana.table import element_ids as ids
from bunkhouse.games.montana.table.decision import under_way
from bunkhouse.games.montana.view_types import View

_SECTOR: Final = 360 / int(c.WHEEL_FIELDS)
_RADIUS: Final = 70
_MIDDLE: Final = 74
_TAGS: Final = 28
_PICTURES: Final = 49
"""How far from the middle of the wheel its workers are drawn; the prices of the fields stand further in."""
_PLENTY: Final = max(int(count) for count in c.SPACE_YIELD)
"""As many goods as any space gives."""
_BANK: Final = c.SPACE_NAMES[: int(c.BANK_SPACES)]
_AREAS: Final = [
    c.SPACE_NAMES[int(c.AREA_START[number]) : int(c.AREA_START[number + 1])]
    for number in range(len(c.AREA_NAMES))
]
"""The spaces of the production areas."""
_AREA_GOODS: Final = [c.GOOD_NAMES[int(good)] for good in c.AREA_GOOD]

Crews = list[list[str]]
"""For each of some spaces the crews on its parts."""
Part = tuple[str, str]
"""A space and one of its parts."""


def wheel(view: View, context: DrawContext) -> PartDict:
    pointer, legal = view["wheel"]["pointer"], context.legal
    near = {step: int(field_after(pointer, step)) for step in range(1, int(c.ADVANCE_MOST) + 1)}
    return _wheel(context.texts, pointer, [step for step in near if ids.wheel_field_id(near[step]) in legal])


@cached_part
def _wheel(texts: Texts, pointer: int, steps: list[int]) -> PartDict:
    """``steps``: how far the pointer can be moved now."""
    fields = [_wheel_field(texts, int(field_after(pointer, step)), step) for step in steps]
    return {
        "id": ids.WHEEL,
        "ids": [ids.WHEEL, *(field["id"] for field in fields)],
        "title": texts.say("board-recruit"),
        "name": f"{texts.say('board-wheel')}: {texts.say('crew', **parts(c.WHEEL_NAMES[pointer]))}",
        "spin": texts.say("board-spin"),
        "price": texts.say("board-advance", count=int(advance_price(1))),
        "turn": round(pointer * _SECTOR, 1),
        "pointer": pointer,
        "count": int(c.WHEEL_FIELDS),
        "fields": fields,
    }


def _wheel_field(texts: Texts, number: int, steps: int) -> PartDict:
    """A field that the pointer can be moved to."""
    price = int(advance_price(steps))
    return {
        "id": ids.wheel_field_id(number),
        "style": _spot(number),
        "turn": round(number * _SECTOR, 1),
        "price": price,
        "name": texts.say("action-advance", price=price, **parts(c.WHEEL_NAMES[number])),
    }


def _spot(number: int) -> str:
    """Where on the wheel a field is clicked, in hundredths; its tag lies further in."""
    (x, y), (a, b) = _at(number, _PICTURES), _at(number, _TAGS)
    place = f"left:{x / (2 * _MIDDLE) * 100:.1f}%;top:{y / (2 * _MIDDLE) * 100:.1f}%"
    return f"{place};--tx:{a - x:.0f}px;--ty:{b - y:.0f}px"


def _at(number: float, far: float) -> tuple[float, float]:
    turn = math.radians(number * _SECTOR - 90)
    return _MIDDLE + far * math.cos(turn), _MIDDLE + far * math.sin(turn)


@cache
def wheel_art() -> list[PartDict]:
    """The printed sectors of the wheel."""
    drawn = []
    for number, name in enumerate(c.WHEEL_NAMES):
        (a, b), (e, f) = _at(number - 0.5, _RADIUS), _at(number + 0.5, _RADIUS)
        x, y = _at(number, _PICTURES)
        white = name == "white"
        workers = [ids.ANY_WORKER] * 2 if white else _symbols(name.split("+"))
        drawn.append(
            {
                "path": f"M{_MIDDLE} {_MIDDLE}L{a:.1f} {b:.1f}A{_RADIUS} {_RADIUS} 0 0 1 {e:.1f} {f:.1f}Z",
                "fill": "#FFFDF5" if white else ("#EBD9AE" if number % 2 else "#F6EBD0"),
                "workers": [
                    (symbol, round(x - 16 + 15.5 * at, 1), round(y - 11, 1))
                    for at, symbol in enumerate(workers)
                ],
            }
        )
    return drawn


def bank(view: View, context: DrawContext) -> PartDict:
    return _bank(context.texts, *_staffed(_BANK, view))


def areas(view: View, context: DrawContext) -> list[PartDict]:
    stock = [min(view["supply"]["goods"].get(good, 0), _PLENTY) for good in _AREA_GOODS]
    return [
        _area(context.texts, number, stock[number], *_staffed(spaces, view))
        for number, spaces in enumerate(_AREAS)
    ]


def _staffed(spaces: list[str], view: View) -> tuple[Crews, Part | None]:
    """All that changes on some spaces: their workers, and the part that more are sent to now."""
    decision, now = under_way(view), None
    if decision is not None and decision["step"] == "staff" and decision["space"] in spaces:
        now = decision["space"], decision["part"]
    return [view["crews"].get(space, []) for space in spaces], now


@cached_part
def _bank(texts: Texts, crews: Crews, now: Part | None) -> PartDict:
    spaces = []
    for space, name in enumerate(_BANK):
        crew = _workers(crews[space], 0)
        holes = int(c.BANK_WORKERS[space]) - len(crew)
        spaces.append(
            {
                "id": ids.space_id(name),
                "name": _space_name(texts, "board-bank", space, crew),
                "slots": [*_symbols(crew), *[ids.HOLE] * holes],
                "holds": _holds(crew),
                "coins": int(c.BANK_COINS[space]),
                "taken": bool(crew),
                "now": now == (name, "left"),
            }
        )
    title = texts.say("table-area", area="bank")
    return {"title": title, "spaces": spaces, "ids": [space["id"] for space in spaces]}


@cached_part
def _area(texts: Texts, number: int, stock: int, crews: Crews, now: Part | None) -> PartDict:
    """MT-27: a space that gives more than there is in stock would cause a shortage."""
    spaces = []
    for at, (space, name) in enumerate(enumerate(_AREAS[number], int(c.AREA_START[number]))):
        left, right = _workers(crews[at], 0), _workers(crews[at], 1)
        short = int(c.SPACE_YIELD[space]) > stock and not left
        spaces.append(
            {
                "id": ids.space_id(name),
                "name": _space_name(texts, "board-space", space, [*left, *right], short),
                "short": short,
                "price": int(c.SPACE_PRICE[space]),
                "count": int(c.SPACE_YIELD[space]),
                "extra": int(c.SPACE_EXTRA[space]),
                "left": _symbols(left),
                "right": _symbols(right),
                "left_holds": _holds(left),
                "right_holds": _holds(right),
                "now": now == (name, "left"),
                "small_now": now == (name, "right"),
            }
        )
    return {
        "area": c.AREA_NAMES[number],
        "title": texts.say("table-area", area=c.AREA_NAMES[number]),
        "worker": ids.WORKER_SYMBOLS[c.WORKER_NAMES[int(c.AREA_WORKER[number])]],
        "good": ids.GOOD_SYMBOLS[_AREA_GOODS[number]],
        "spaces": spaces,
        "ids": [space["id"] for space in spaces],
    }


def _workers(crews: list[str], part: int) -> list[str]:
    """The workers on a part of a space."""
    return crews[part].split("+") if part < len(crews) else []


def _symbols(crew: list[str]) -> list[str]:
    return [ids.WORKER_SYMBOLS[worker] for worker in crew]


def _holds(crew: list[str]) -> str:
    return " ".join(f"w-{worker}" for worker in crew)


def _space_name(texts: Texts, id: str, space: int, crew: list[str], short: bool = False) -> str:
    """What is to be had there, whether the supply is short of it, and how many workers stand there."""
    said = [texts.say(id, **space_params(space))]
    if short:
        said.append(texts.say("board-short"))
    if crew:
        said.append(texts.say("board-taken", count=len(crew)))
    return "; ".join(said)
