"""The action board: the recruitment wheel, the bank, the four production areas and the city."""

import math
from functools import cache
from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.montana.components import (
    ADVANCE_MOST,
    ADVANCE_PRICE,
    AREA_GOOD,
    AREA_NAMES,
    AREA_START,
    AREA_WORKER,
    BANK_COINS,
    BANK_SPACES,
    BANK_WORKERS,
    GOOD_NAMES,
    SPACE_EXTRA,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_YIELD,
    WHEEL_FIELDS,
    WHEEL_NAMES,
    WORKER_NAMES,
)
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.element_ids import (
    GOOD_SYMBOLS,
    WHEEL,
    WORKER_SYMBOLS,
    Part,
    View,
    remembered,
    space_id,
    under_way,
    wheel_field_id,
)
from bunkhouse.games.montana.table.words import words

_SECTOR: Final = 360 / int(WHEEL_FIELDS)
_RADIUS: Final = 70
_MIDDLE: Final = 74
_TAGS: Final = 28
_PICTURES: Final = 49
"""How far from the middle of the wheel its workers are drawn; the prices of the fields stand further in."""
_PLENTY: Final = max(int(count) for count in SPACE_YIELD)
"""As many goods as any space gives."""
_BANK: Final = SPACE_NAMES[: int(BANK_SPACES)]
_AREAS: Final = [
    SPACE_NAMES[int(AREA_START[number]) : int(AREA_START[number + 1])] for number in range(len(AREA_NAMES))
]
"""The spaces of the production areas."""


def wheel(view: View, context: DrawContext) -> Part:
    pointer = view["wheel"]["pointer"]
    steps = {(pointer + step) % int(WHEEL_FIELDS): step for step in range(1, int(ADVANCE_MOST) + 1)}
    near = {number: step for number, step in steps.items() if wheel_field_id(number) in context.legal}
    return remembered(("wheel", context.language, pointer, *near), lambda: _wheel(pointer, near, context))


def _wheel(pointer: int, near: dict[int, int], context: DrawContext) -> Part:
    """With the fields that the pointer can be moved to now, and how far away they are."""
    said = words(context)
    fields = [
        {
            "id": wheel_field_id(number),
            "style": _spot(number),
            "turn": round(number * _SECTOR, 1),
            "price": step * int(ADVANCE_PRICE),
            "name": context.say(
                "action-advance", price=step * int(ADVANCE_PRICE), **parts(WHEEL_NAMES[number])
            ),
        }
        for number, step in near.items()
    ]
    return {
        "id": WHEEL,
        "ids": [WHEEL, *(field["id"] for field in fields)],
        "title": said.plain["recruit"],
        "name": f"{said.plain['wheel']}: {said.wheel[pointer]}",
        "spin": said.plain["spin"],
        "price": context.say("board-advance", count=int(ADVANCE_PRICE)),
        "turn": round(pointer * _SECTOR, 1),
        "pointer": pointer,
        "count": int(WHEEL_FIELDS),
        "fields": fields,
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
def wheel_art() -> list[dict[str, Any]]:
    """The printed sectors of the wheel."""
    drawn = []
    for number, name in enumerate(WHEEL_NAMES):
        (a, b), (c, d) = _at(number - 0.5, _RADIUS), _at(number + 0.5, _RADIUS)
        x, y = _at(number, _PICTURES)
        white = name == "white"
        workers = ["wk-any", "wk-any"] if white else [WORKER_SYMBOLS[worker] for worker in name.split("+")]
        drawn.append(
            {
                "path": f"M{_MIDDLE} {_MIDDLE}L{a:.1f} {b:.1f}A{_RADIUS} {_RADIUS} 0 0 1 {c:.1f} {d:.1f}Z",
                "fill": "#FFFDF5" if white else ("#EBD9AE" if number % 2 else "#F6EBD0"),
                "workers": [
                    (symbol, round(x - 16 + 15.5 * at, 1), round(y - 11, 1))
                    for at, symbol in enumerate(workers)
                ],
            }
        )
    return drawn


def bank(view: View, context: DrawContext) -> Part:
    return remembered(("bank", context.language, _staffed(_BANK, view)), lambda: _bank(view, context))


def _staffed(spaces: list[str], view: View) -> bytes:
    """All that changes on some spaces of the action board: their workers, and where more are sent now."""
    decision, crews = staffing(view), view["crews"]
    now = (
        None if decision is None or decision["space"] not in spaces else (decision["space"], decision["part"])
    )
    return packed([crews.get(space) for space in spaces], now)


def _bank(view: View, context: DrawContext) -> Part:
    spaces = []
    for space, name in enumerate(_BANK):
        crew = _crew(view, name, 0)
        seats = int(BANK_WORKERS[space])
        spaces.append(
            {
                "id": space_id(name),
                "name": _space_name(words(context).spaces[space], crew, context),
                "slots": [*_figures(crew), *["wk-hole"] * (seats - len(crew))],
                "holds": _holds(crew),
                "coins": int(BANK_COINS[space]),
                "taken": bool(crew),
                "now": _is_staffed_now(view, name, "left"),
            }
        )
    title = words(context).areas["bank"]
    return {"title": title, "spaces": spaces, "ids": [space["id"] for space in spaces]}


def areas(view: View, context: DrawContext) -> list[Part]:
    return [_remembered_area(number, view, context) for number in range(len(AREA_NAMES))]


def _remembered_area(number: int, view: View, context: DrawContext) -> Part:
    stock = view["supply"]["goods"].get(GOOD_NAMES[int(AREA_GOOD[number])], 0)
    stock = min(stock, _PLENTY)
    key = ("area", context.language, number, stock, _staffed(_AREAS[number], view))
    return remembered(key, lambda: _area(number, stock, view, context))


def _area(number: int, stock: int, view: View, context: DrawContext) -> Part:
    """MT-27: a space that gives more than there is in stock would cause a shortage."""
    good = GOOD_NAMES[int(AREA_GOOD[number])]
    area = AREA_NAMES[number]
    said = words(context)
    spaces = []
    for space, name in enumerate(_AREAS[number], int(AREA_START[number])):
        left, right = _crew(view, name, 0), _crew(view, name, 1)
        price, count, extra = int(SPACE_PRICE[space]), int(SPACE_YIELD[space]), int(SPACE_EXTRA[space])
        short = count > stock and not left
        bargain = f"{said.spaces[space]}; {said.plain['short']}" if short else said.spaces[space]
        spaces.append(
            {
                "id": space_id(name),
                "name": _space_name(bargain, [*left, *right], context),
                "short": short,
                "price": price,
                "count": count,
                "extra": extra,
                "left": _figures(left),
                "right": _figures(right),
                "left_holds": _holds(left),
                "right_holds": _holds(right),
                "now": _is_staffed_now(view, name, "left"),
                "small_now": _is_staffed_now(view, name, "right"),
            }
        )
    return {
        "area": area,
        "title": said.areas[area],
        "worker": WORKER_SYMBOLS[WORKER_NAMES[int(AREA_WORKER[number])]],
        "good": GOOD_SYMBOLS[good],
        "spaces": spaces,
        "ids": [space["id"] for space in spaces],
    }


def _crew(view: View, space: str, part: int) -> list[str]:
    """The workers on a part of a space."""
    crews = view["crews"].get(space, [])
    return crews[part].split("+") if part < len(crews) else []


def _figures(crew: list[str]) -> list[str]:
    return [WORKER_SYMBOLS[worker] for worker in crew]


def _holds(crew: list[str]) -> str:
    return " ".join(f"w-{worker}" for worker in crew)


def _space_name(bargain: str, crew: list[str], context: DrawContext) -> str:
    return f"{bargain}; {context.say('board-taken', count=len(crew))}" if crew else bargain


def _is_staffed_now(view: View, space: str, part: str) -> bool:
    decision = staffing(view)
    return decision is not None and decision["space"] == space and decision["part"] == part


def staffing(view: View) -> dict[str, Any] | None:
    """The space that workers are being sent to, also while surplus workers go back first."""
    decision = under_way(view)
    return decision if decision is not None and decision["step"] == "staff" else None
