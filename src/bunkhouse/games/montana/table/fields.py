"""The land: what is printed on it, what lies on it, and fields that can be clicked."""

from itertools import takewhile
from typing import Final, NamedTuple

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.montana.board import FIELD_NAMES, LINES, NEIGHBOURS, OUTSIDE, REACH, SIDES
from bunkhouse.games.montana.components import LINE_LENGTH, LINE_TOKENS
from bunkhouse.games.montana.table.board_pieces import Lying, lying, pieces
from bunkhouse.games.montana.table.element_ids import CANTEEN, HOME, Mark, Part, View, field_id, remembered
from bunkhouse.games.montana.table.land import Field, Land, land
from bunkhouse.games.montana.table.words import words

_HALF: Final = int(SIDES) // 2


def _ways(number: int) -> list[list[str]]:
    """The names of the fields that follow a field in each direction, as far as they matter for a line."""
    reach, first = int(REACH), number * int(SIDES)
    starts = [way * reach for way in range(first, first + int(SIDES))]
    rows = [[int(LINES[start + step]) for step in range(reach)] for start in starts]
    return [[FIELD_NAMES[field] for field in takewhile(lambda field: field != OUTSIDE, row)] for row in rows]


def _beside(number: int) -> list[str]:
    first = number * int(SIDES)
    fields = [int(NEIGHBOURS[first + side]) for side in range(int(SIDES))]
    return [FIELD_NAMES[field] for field in fields if field != OUTSIDE]


_WAYS: Final = {name: _ways(number) for number, name in enumerate(FIELD_NAMES)}
_BESIDE: Final = {name: _beside(number) for number, name in enumerate(FIELD_NAMES)}


def ground(view: View, context: DrawContext) -> Part:
    printed = land(view)
    lies = lying(view, printed)
    touched = [id for id in context.legal if id.startswith("f-")]
    return {
        "title": words(context).plain["land"],
        "art": printed.art,
        "supply": printed.sheet.supply,
        "size": f"--hex:{6800 / printed.sheet.width:.2f}%",
        "pieces": pieces(view, lies, printed, context),
        "targets": _targets(view, lies, touched, printed, context),
        "focus": " ".join(touched),
    }


def _targets(view: View, lies: Lying, touched: list[str], printed: Land, context: DrawContext) -> Part:
    """MT-67: fields that can be built on now or as soon as there are goods; or fields for the start tile."""
    owner = context.viewer if context.viewer is not None else view["actor"]
    colour = "" if context.viewer is None else context.colours[context.viewer]

    def make() -> Part:
        choosing, owners, free = view["start"] is None, owners_of(view), set(lies.open)
        shown = {*touched, *([] if choosing else map(field_id, free))}
        names = [name for name in view["fields"] if field_id(name) in shown]
        gains = [
            Gain(cattle=printed.fields[name].cattle) if choosing else gain_of(name, owner, owners, view)
            for name in names
        ]
        priced = free if context.viewer is not None else ()
        return {
            "fields": [
                _target(printed.fields[name], gain, name in priced, colour, context)
                for name, gain in zip(names, gains, strict=True)
            ],
            "ids": [field_id(name) for name in names],
        }

    state = packed(view["start"], view["settlements"], *lies, touched, owner)
    return remembered(("fields", context.language, printed.laid, context.viewer, colour, state), make)


class Gain(NamedTuple):
    """What a settlement on a field would bring."""

    lines: int = 0
    canteens: int = 0
    cattle: bool = False

    @property
    def homes(self) -> int:
        """MT-72: settlements that come on top."""
        return self.lines * int(LINE_TOKENS)

    @property
    def code(self) -> str:
        """Part of the name of a card: fields with the same price and the same gain have the same card."""
        return f"{self.homes}{self.canteens}{int(self.cattle)}"

    def said(self, context: DrawContext) -> str:
        """In words; empty for nothing."""
        found = []
        if self.homes:
            found.append(context.say("board-more-homes", count=self.homes))
        if self.canteens:
            found.append(context.say("board-beside-lake", count=self.canteens))
        if self.cattle:
            found.append(words(context).plain["cattle-there"])
        return ", ".join(found)


def gain_of(name: str, seat: int | None, owners: dict[str, int], view: View) -> Gain:
    cattle = bool(view["fields"][name].get("cattle"))
    return Gain(lines_of(name, seat, owners), canteens_beside(name, view), cattle)


def _target(field: Field, gain: Gain, priced: bool, colour: str, context: DrawContext) -> Part:
    """A field that can be clicked; ``priced``: its tip is about the viewer's goods."""

    def make() -> Part:
        said = [context.say("board-field", field=field.name, kind="double" if field.double else field.kind)]
        if field.cost:
            said[0] += ": " + words(context).costs[field.cost]
        marks: list[Mark] = []
        if gain.lines:
            marks.append((HOME, context.say("board-line", count=gain.homes)))
        if gain.canteens:
            marks.append((CANTEEN, f"+{gain.canteens}"))
        brings = gain.said(context)
        if brings:
            said.append(context.say("board-brings", what=brings))
        return {
            "id": field_id(field.name),
            "name": "; ".join(said),
            "style": field.style,
            "tip": card_id(field, gain) if priced else field.tip,
            "marks": marks,
            "colour": colour,
            "double": field.double,
        }

    return remembered(("field", context.language, field, gain, priced, colour), make)


def card_id(field: Field, gain: Gain) -> str:
    """The card that sets the price of a field beside the goods of whoever looks at it."""
    return f"need-{field.tip}-{gain.code}"


def owners_of(view: View) -> dict[str, int]:
    return {field: lies["seat"] for field, lies in view["settlements"].items()}


def lines_of(name: str, seat: int | None, owners: dict[str, int]) -> int:
    """MT-72 to MT-74: how many lines of exactly four own fields a settlement here would complete."""
    runs = [_run(way, seat, owners) for way in _WAYS[name]]
    return sum(1 + runs[side] + runs[side + _HALF] == LINE_LENGTH for side in range(_HALF))


def _run(way: list[str], seat: int | None, owners: dict[str, int]) -> int:
    """How many fields in a row are a seat's own in one direction."""
    for steps, other in enumerate(way):
        if owners.get(other, -1) != seat:
            return steps
    return len(way)


def canteens_beside(name: str, view: View) -> int:
    """MT-77, MT-R12: the canteens that a settlement here would bring."""
    return sum(bool(view["fields"].get(other, {}).get("canteen")) for other in _BESIDE[name])
