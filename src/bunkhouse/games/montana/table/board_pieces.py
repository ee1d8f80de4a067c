"""What lies on the land: settlements, cattle, canteens, the start tile. It looks the same to everybody."""

from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana.table.element_ids import home_id, stock_id
from bunkhouse.games.montana.table.land import LandState, PrintedField, printed_land

_LEAN: Final = (8, -9)
"""How far every settlement of a stack leans back behind the one below it."""
_WIDTHS: Final = {1: 46.0, 2: 42.0}
_NARROW: Final = 38.0
_HOUSE: Final = 46 / 48
"""Height to width of a settlement."""


@cached_part
def board_pieces(texts: Texts, land: LandState, names: list[str], colours: list[str]) -> PartDict:
    """All pieces, and the ground under them; settlements in the south in front."""
    fields = printed_land(land["players"], land["laid"]).fields
    start, built = land["start"], land["settlements"]
    homes = []
    for name in sorted(built, key=lambda name: fields[name]["at"][1]):
        seat, tokens, style = built[name]["seat"], built[name]["tokens"], fields[name]["style"]
        homes.append(_home(texts, name, style, seat, tokens, names[seat], colours[seat]))
    finds = [_find(texts, find, name, fields[name]["style"]) for name, find in land["finds"].items()]
    return {
        "covered": _covered([fields[name] for name in [*built, *([start] if start else [])]]),
        "start": {"style": fields[start]["style"], "name": texts.say("table-start")} if start else None,
        "pieces": [*finds, *homes],
    }


def _covered(fields: list[PrintedField]) -> list[PartDict]:
    """MT-68: fields whose price is no longer of interest."""
    return [
        {"style": field["style"], "ground": "gold" if field["double"] else f"tint{field['tint']}"}
        for field in fields
        if field["kind"] == "land"
    ]


@cached_part
def _find(texts: Texts, find: str, field: str, style: str) -> PartDict:
    """Cattle or a canteen."""
    cattle = find == "cow"
    return {
        "kind": find,
        "id": f"m-{find}-{field}",
        "style": style,
        "name": texts.say("board-cattle-on" if cattle else "board-canteen-on", field=field),
        "tip": "cattle" if cattle else "canteen",
    }


@cached_part
def _home(texts: Texts, field: str, style: str, seat: int, tokens: int, owner: str, colour: str) -> PartDict:
    wide = _WIDTHS.get(tokens, _NARROW)
    return {
        "kind": "home",
        "id": home_id(field),
        "style": style,
        "colour": colour,
        "from": stock_id(seat),
        "name": texts.say("board-home", field=field, name=owner, count=tokens),
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
