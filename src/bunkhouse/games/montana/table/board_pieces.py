"""What lies on the land: settlements, cattle, canteens, the start tile. It looks the same to everybody."""

from typing import Final, NamedTuple

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.montana.table.element_ids import Part, View, home_id, remembered, stock_id
from bunkhouse.games.montana.table.land import Field, Land
from bunkhouse.games.montana.table.words import words

_LEAN: Final = (8, -9)
"""How far every settlement of a stack leans back behind the one below it."""
_WIDTHS: Final = {1: 46.0, 2: 42.0}
_NARROW: Final = 38.0
_HOUSE: Final = 46 / 48
"""Height to width of a settlement."""


class Lying(NamedTuple):
    """What the view says of the fields, as far as it changes."""

    finds: list[tuple[str, str]]
    """MT-13, MT-14: fields with cattle ("cow") or a canteen ("can") that nobody has taken yet; and
    fields that will get cattle as soon as the start tile lies."""
    open: list[str]
    """MT-67: fields that can be built on now or as soon as there are goods."""


def lying(view: View, printed: Land) -> Lying:
    finds, free, choosing = [], [], view["start"] is None
    for name, field in view["fields"].items():
        if field.get("cattle") or (choosing and printed.fields[name].cattle):
            finds.append((name, "cow"))
        elif field.get("canteen"):
            finds.append((name, "can"))
        if field.get("open"):
            free.append(name)
    return Lying(finds, free)


def pieces(view: View, lies: Lying, printed: Land, context: DrawContext) -> Part:
    """All pieces, and the ground under them."""

    def make() -> Part:
        return {
            "covered": _covered(view, printed),
            "start": _start(view, printed, context),
            "pieces": [
                *(_find(printed.fields[name], kind, context) for name, kind in lies.finds),
                *_homes(view, printed, context),
            ],
        }

    state = packed(view["start"], view["settlements"], lies.finds)
    return remembered(
        ("pieces", context.language, printed.laid, state, *context.names, *context.colours), make
    )


def _covered(view: View, printed: Land) -> list[Part]:
    """MT-68: fields whose price is no longer of interest."""
    names = [*view["settlements"], *([view["start"]] if view["start"] else [])]
    return [
        {"style": field.style, "ground": "gold" if field.double else f"tint{field.tint}"}
        for field in (printed.fields[name] for name in names)
        if field.kind == "land"
    ]


def _start(view: View, printed: Land, context: DrawContext) -> Part | None:
    if view["start"] is None:
        return None
    return {"style": printed.fields[view["start"]].style, "name": words(context).plain["start"]}


def _find(field: Field, kind: str, context: DrawContext) -> Part:
    """Cattle or a canteen."""

    def make() -> Part:
        cattle = kind == "cow"
        return {
            "kind": kind,
            "id": f"m-{kind}-{field.name}",
            "style": field.style,
            "name": context.say("board-cattle-on" if cattle else "board-canteen-on", field=field.name),
            "tip": "cattle" if cattle else "canteen",
        }

    return remembered(("find", context.language, kind, field.name, field.style), make)


def _homes(view: View, printed: Land, context: DrawContext) -> list[Part]:
    """Settlements, those in the south in front."""
    names = sorted(view["settlements"], key=lambda name: printed.fields[name].at[1])
    return [_home(printed.fields[name], **view["settlements"][name], context=context) for name in names]


def _home(field: Field, seat: int, tokens: int, context: DrawContext) -> Part:
    owner, colour, wide = context.names[seat], context.colours[seat], _WIDTHS.get(tokens, _NARROW)

    def make() -> Part:
        return {
            "kind": "home",
            "id": home_id(field.name),
            "style": field.style,
            "colour": colour,
            "from": stock_id(seat),
            "name": context.say("board-home", field=field.name, name=owner, count=tokens),
            "tip": "settlement",
            "tokens": tokens,
            "wide": wide,
            "high": round(wide * _HOUSE, 1),
            "houses": [_house(step, tokens, wide) for step in reversed(range(tokens))],
            "brand": _brand(tokens, wide),
        }

    return remembered(("home", context.language, field.name, field.style, seat, owner, colour, tokens), make)


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
