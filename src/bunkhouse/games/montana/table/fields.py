"""What lies on the land: settlements, cattle, canteens, the start tile; and fields that can be clicked."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.montana.board import FIELD_NAMES, LINES, NEIGHBOURS, OUTSIDE, REACH, SIDES
from bunkhouse.games.montana.components import LINE_LENGTH, LINE_TOKENS
from bunkhouse.games.montana.table.land import Field, Land, land
from bunkhouse.games.montana.table.names import (
    CANTEEN,
    FIELD_NUMBERS,
    HOME,
    Mark,
    View,
    field_id,
    home_id,
    stock_id,
)
from bunkhouse.games.montana.table.words import words

_HALF: Final = int(SIDES) // 2
_LEAN: Final = (8, -9)
"""How far every settlement of a stack leans back behind the one below it."""
_WIDTHS: Final = {1: 46.0, 2: 42.0}
_NARROW: Final = 38.0
_HOUSE: Final = 46 / 48
"""Height to width of a settlement."""


def ground(view: View, look: Look) -> dict[str, Any]:
    printed = land(view)
    return {
        "title": words(look).plain["land"],
        "art": printed.art,
        "size": f"--hex:{6800 / printed.sheet.width:.2f}%",
        "covered": _covered(view, printed),
        "start": _start(view, printed, look),
        "pieces": [*_finds(view, printed, look), *_homes(view, printed, look)],
        "fields": _targets(view, printed, look),
        "focus": " ".join(id for id in look.legal if id.startswith("f-")),
    }


def _covered(view: View, printed: Land) -> list[dict[str, Any]]:
    """MT-68: fields whose price is no longer of interest."""
    names = [*view["settlements"], *([view["start"]] if view["start"] else [])]
    return [
        {"style": field.style, "ground": "gold" if field.double else f"tint{field.tint}"}
        for field in (printed.fields[name] for name in names)
        if field.kind == "land"
    ]


def _start(view: View, printed: Land, look: Look) -> dict[str, Any] | None:
    if view["start"] is None:
        return None
    return {"style": printed.fields[view["start"]].style, "name": words(look).plain["start"]}


def _finds(view: View, printed: Land, look: Look) -> list[dict[str, Any]]:
    """MT-13, MT-14: cattle and canteens that nobody has taken yet."""
    found = []
    for name, field in view["fields"].items():
        if field.get("cattle") or field.get("canteen"):
            kind = "cow" if field.get("cattle") else "can"
            word = look.say("board-cattle-on", field=name) if kind == "cow" else ""
            found.append(
                {
                    "kind": kind,
                    "id": f"m-{kind}-{name}",
                    "style": printed.fields[name].style,
                    "name": word or look.say("board-canteen-on", field=name),
                    "tip": "cattle" if kind == "cow" else "canteen",
                }
            )
    return found


def _homes(view: View, printed: Land, look: Look) -> list[dict[str, Any]]:
    """Settlements, those in the south in front."""
    names = sorted(view["settlements"], key=lambda name: printed.fields[name].at[1])
    return [_home(name, view["settlements"][name], printed.fields[name], look) for name in names]


def _home(name: str, lies: dict[str, int], field: Field, look: Look) -> dict[str, Any]:
    seat, tokens = lies["seat"], lies["tokens"]
    wide = _WIDTHS.get(tokens, _NARROW)
    return {
        "kind": "home",
        "id": home_id(name),
        "style": field.style,
        "colour": look.colours[seat],
        "from": stock_id(seat),
        "name": look.say("board-home", field=name, name=look.names[seat], count=tokens),
        "tip": "settlement",
        "tokens": tokens,
        "wide": wide,
        "high": round(wide * _HOUSE, 1),
        "houses": [_house(step, tokens, wide) for step in reversed(range(tokens))],
        "brand": _brand(tokens, wide),
    }


def _lean(step: int, tokens: int) -> tuple[float, float]:
    back = step - (tokens - 1) / 2
    return _LEAN[0] * back, _LEAN[1] * back


def _house(step: int, tokens: int, wide: float) -> tuple[float, float]:
    dx, dy = _lean(step, tokens)
    return round(dx - wide / 2, 1), round(dy - wide * _HOUSE / 2, 1)


def _brand(tokens: int, wide: float) -> dict[str, float]:
    """The mark of the player on the front settlement, and the number of the stack beside it."""
    dx, dy = _lean(0, tokens)
    size = wide * 0.4
    return {
        "x": round(dx - size / 2, 1),
        "y": round(dy - size / 2 + wide * 0.13, 1),
        "size": round(size, 1),
        "count_x": round(wide * 0.43, 1),
        "count_y": round(wide * _HOUSE * 0.36, 1),
    }


def _targets(view: View, printed: Land, look: Look) -> list[dict[str, Any]]:
    """MT-67: fields that can be built on now or as soon as there are goods; or fields for the start tile."""
    choosing, owners = view["start"] is None, owners_of(view)
    found = []
    for name, field in view["fields"].items():
        id = field_id(name)
        if id in look.legal or (field.get("open") and not choosing):
            found.append(_target(id, name, field, printed.fields[name], owners, view, look))
    return found


def _target(
    id: str,
    name: str,
    lies: dict[str, Any],
    field: Field,
    owners: dict[str, int],
    view: View,
    look: Look,
) -> dict[str, Any]:
    plain = words(look).plain
    said = [look.say("board-field", field=name, kind="double" if field.double else field.kind)]
    if field.cost:
        said[0] += ": " + words(look).costs[field.cost]
    marks: list[Mark] = []
    if view["start"] is not None:
        owner = look.viewer if look.viewer is not None else view["actor"]
        lines, canteens = lines_of(name, owner, owners), canteens_beside(name, view)
        if lines:
            marks.append((HOME, look.say("board-line", count=lines * int(LINE_TOKENS))))
            said.append(plain["fourth"])
        if canteens:
            marks.append((CANTEEN, f"+{canteens}"))
            said.append(plain["beside-lake"])
        if lies.get("cattle"):
            said.append(plain["cattle-there"])
    colour = "" if look.viewer is None else look.colours[look.viewer]
    return {
        "id": id,
        "name": ", ".join(said),
        "style": field.style,
        "tip": f"need-{field.tip}" if lies.get("open") and look.viewer is not None else field.tip,
        "marks": marks,
        "colour": colour,
    }


def owners_of(view: View) -> dict[str, int]:
    return {field: lies["seat"] for field, lies in view["settlements"].items()}


def lines_of(name: str, seat: int | None, owners: dict[str, int]) -> int:
    """MT-72 to MT-74: how many lines of exactly four own fields a settlement here would complete."""
    first = FIELD_NUMBERS[name] * int(SIDES)
    runs = [_run(first + side, seat, owners) for side in range(int(SIDES))]
    return sum(1 + runs[side] + runs[side + _HALF] == LINE_LENGTH for side in range(_HALF))


def _run(way: int, seat: int | None, owners: dict[str, int]) -> int:
    """How many fields in a row are a seat's own in one direction."""
    for steps in range(int(REACH)):
        other = int(LINES[way * int(REACH) + steps])
        if other == OUTSIDE or owners.get(FIELD_NAMES[other], -1) != seat:
            return steps
    return int(REACH)


def canteens_beside(name: str, view: View) -> int:
    """MT-77, MT-R12: the canteens that a settlement here would bring."""
    first = FIELD_NUMBERS[name] * int(SIDES)
    beside = [int(NEIGHBOURS[first + side]) for side in range(int(SIDES))]
    lying = [view["fields"].get(FIELD_NAMES[other], {}) for other in beside if other != OUTSIDE]
    return sum(1 for field in lying if field.get("canteen"))
