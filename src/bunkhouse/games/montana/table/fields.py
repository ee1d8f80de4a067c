"""The land: what is printed on it, what lies on it, and fields that can be clicked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16
from typing_extensions import TypedDict

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana.board import FIELD_NAMES
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.rules.build import canteens_beside, lines_completed, tokens_for_lines
from bunkhouse.games.montana.state import fields_with
from bunkhouse.games.montana.table.board_pieces import board_pieces
from bunkhouse.games.montana.table.element_ids import CANTEEN, HOME, field_id
from bunkhouse.games.montana.table.land import LandState, PrintedField, printed_land

_NUMBERS: Final = {name: number for number, name in enumerate(FIELD_NAMES)}


def land(state: LandState, actor: int | None, context: DrawContext) -> PartDict:
    printed, viewer = printed_land(state["players"], state["laid"]), context.viewer
    touched = [id for id in context.legal if id.startswith("f-")]
    seat, colour = (actor, "") if viewer is None else (viewer, context.colours[viewer])
    return {
        "title": context.say("board-land"),
        "art": printed.art,
        "supply": printed.layout.supply,
        "size": f"--hex:{6800 / printed.layout.width:.2f}%",
        "pieces": board_pieces(context.texts, state, context.names, context.colours),
        "targets": _targets(context.texts, state, touched, seat, colour),
        "focus": " ".join(touched),
    }


@cached_part
def _targets(texts: Texts, land: LandState, touched: list[str], seat: int | None, colour: str) -> PartDict:
    """MT-67: fields that can be built on now or as soon as there are goods; or fields for the start tile.

    ``seat``: whose gains are shown; ``colour``: the viewer's, empty for a spectator.
    """
    fields = printed_land(land["players"], land["laid"]).fields
    choosing, free = land["start"] is None, set(land["open"])
    shown = {*touched, *([] if choosing else map(field_id, free))}
    names = [name for name in FIELD_NAMES if field_id(name) in shown]
    gains = gains_of(land, names, seat)
    return {
        "fields": [_target(texts, fields[name], gains[name], name in free, colour) for name in names],
        "ids": [field_id(name) for name in names],
    }


class Gain(TypedDict):
    """What a settlement on a field would bring beside itself."""

    homes: int
    """MT-72: settlements that come on top for lines."""
    canteens: int
    cattle: bool


def gains_of(land: LandState, names: list[str], seat: int | None) -> dict[str, Gain]:
    """MT-72 to MT-77: on each of some fields; while the start tile is put down, only cattle counts."""
    fields, building = _as_the_rules_see_it(land), land["start"] is not None
    gains: dict[str, Gain] = {}
    for name in names:
        field = _NUMBERS[name]
        lines = 0 if seat is None else lines_completed(fields, seat, field)
        lakes = len(canteens_beside(fields, field)) if building else 0
        cattle = land["finds"].get(name) == "cow"
        gains[name] = {"homes": int(tokens_for_lines(lines)), "canteens": lakes, "cattle": cattle}
    return gains


def _as_the_rules_see_it(land: LandState) -> vec[i16]:
    owners = {_NUMBERS[name]: settlements["seat"] for name, settlements in land["settlements"].items()}
    return fields_with(owners, [_NUMBERS[name] for name, find in land["finds"].items() if find == "can"])


def gain_words(texts: Texts, gain: Gain) -> str:
    """Empty for nothing."""
    found = []
    if gain["homes"]:
        found.append(texts.say("board-more-homes", count=gain["homes"]))
    if gain["canteens"]:
        found.append(texts.say("board-beside-lake", count=gain["canteens"]))
    if gain["cattle"]:
        found.append(texts.say("table-cattle"))
    return ", ".join(found)


@cached_part
def _target(texts: Texts, field: PrintedField, gain: Gain, free: bool, colour: str) -> PartDict:
    """A field that can be clicked; on a free one a player's tip is about their goods."""
    kind = "double" if field["double"] else field["kind"]
    said = [texts.say("board-field", field=field["name"], kind=kind)]
    if field["cost"]:
        said[0] += ": " + texts.say("pieces", **parts("+".join(field["cost"])))
    marks: list[Mark] = []
    if gain["homes"]:
        marks.append((HOME, texts.say("board-line", count=gain["homes"])))
    if gain["canteens"]:
        marks.append((CANTEEN, f"+{gain['canteens']}"))
    brings = gain_words(texts, gain)
    if brings:
        said.append(texts.say("board-brings", what=brings))
    return {
        "id": field_id(field["name"]),
        "mark": field["name"],
        "name": "; ".join(said),
        "style": field["style"],
        "tip": card_id(field, gain) if free and colour else field["tip"],
        "marks": marks,
        "colour": colour,
        "double": field["double"],
    }


def card_id(field: PrintedField, gain: Gain) -> str:
    """The card that sets the price of a field beside the goods of the viewer; fields with the same price and
    the same gain have the same card."""
    return f"need-{field['tip']}-{gain['homes']}{gain['canteens']}{int(gain['cattle'])}"
