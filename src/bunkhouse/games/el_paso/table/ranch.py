"""What lies before a player: the board with its discs, the workers, the hand, the tokens and the piles."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.el_paso.components import (
    AUX_AT_START,
    AUX_DISC,
    AUX_NAMES,
    DISC_CERTIFICATES,
    DISC_DARK,
    DISC_DOLLARS,
    DISC_HAND,
    DISC_NAMES,
    DISC_STEPS,
    HAND_LIMIT,
    MOST_BUILDINGS,
    STEP_LIMIT,
    TRACK,
)
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.clicks import signed
from bunkhouse.games.el_paso.table.element_ids import Part, View, remembered
from bunkhouse.games.el_paso.table.signs import AUXILIARIES

_LOCKED: Final = 0
_NOTHING: Final = "-"
"""The name of no piece."""
_LIMIT_TIPS: Final = {"steps": "step-limit", "hand": "hand-limit", "permanent": "permanent"}
"""The explanations of what the discs beside the auxiliary actions cover, from top to bottom."""
_LIMIT_DISCS: Final = [
    disc
    for number, disc in enumerate(DISC_NAMES)
    if DISC_STEPS[number] or DISC_HAND[number] or DISC_CERTIFICATES[number]
]


def shown_seat(view: View, context: DrawContext) -> int:
    """Whose ranch the dock shows: the viewer's; to a spectator the one on turn."""
    return context.viewer if context.viewer is not None else int(view["actor"] or 0)


def ranch(seat: int, view: View, context: DrawContext, own: bool) -> Part:
    """The player board and what is written above it; ``own`` is the one that can be played on."""
    item = view["seats"][seat]
    built = len(buildings_of(seat, view))
    shown = packed(built, item["money"], item["discs_left"], *_on_board(item))
    key = ("ranch", context.language, context.names[seat], context.colours[seat], seat, own, shown)
    return remembered(key, lambda: _drawn_ranch(seat, item, built, context, own))


def _on_board(item: Part) -> tuple[object, ...]:
    """What the player board shows."""
    return item["certificates"], item["cleared"], item["auxiliary"]


def _drawn_ranch(seat: int, item: Part, built: int, context: DrawContext, own: bool) -> Part:
    colour, most = context.colours[seat], int(MOST_BUILDINGS)
    key = ("board", context.language, colour, own, packed(*_on_board(item)))
    board = remembered(key, lambda: _board(item, colour, own, context))
    return {
        "colour": colour,
        "title": context.say("board-your-ranch")
        if own
        else context.say("board-ranch-of", name=context.names[seat]),
        "money": item["money"],
        "money_name": context.say("board-money", dollars=item["money"]),
        "discs": item["discs_left"],
        "built": f"{built}/{most}",
        "discs_name": context.say("board-discs", discs=item["discs_left"], built=built, most=most),
        "discs_id": element_ids.discs_id(seat) if own else "",
        "board": board,
        "ids": board["ids"],
    }


def _board(item: Part, colour: str, own: bool, context: DrawContext) -> Part:
    """The player board, made of parts of which there are few kinds."""
    aux = [_auxiliary(number, item, colour, own, context) for number in range(len(AUX_NAMES))]
    raised = tuple(disc in item["cleared"] for disc in _LIMIT_DISCS)
    limits = remembered(
        ("limits", context.language, colour, own, raised), lambda: _limits(item, colour, own, context)
    )
    track = remembered(
        ("track", context.language, colour, own, item["certificates"]),
        lambda: _track(item, colour, own, context),
    )
    return {
        "colour": colour,
        "word": context.say("board-auxiliary"),
        "aux": aux,
        "limits": limits,
        "track": track,
        "ids": [id for part in (*aux, limits, track) for id in part["ids"]] if own else [_NOTHING],
    }


def buildings_of(seat: int, view: View) -> list[str]:
    """The buildings that bear a seat's marker."""
    tiles = [lies for lies in view["trail"].values() if isinstance(lies, dict)]
    return [lies["building"] for lies in tiles if lies["seat"] == seat]


def _auxiliary(number: int, item: Part, colour: str, own: bool, context: DrawContext) -> Part:
    """EP-72: available, locked by a disc, or strengthened once its disc is gone."""
    cleared = DISC_NAMES[int(AUX_DISC[number])] in item["cleared"]
    key = ("auxiliary", context.language, colour, own, number, item["auxiliary"][AUX_NAMES[number]], cleared)
    return remembered(key, lambda: _drawn_auxiliary(number, item, colour, own, context))


def _drawn_auxiliary(number: int, item: Part, colour: str, own: bool, context: DrawContext) -> Part:
    name = AUX_NAMES[number]
    level = item["auxiliary"][name]
    plain, strong = AUXILIARIES[name]
    disc = _disc(DISC_NAMES[int(AUX_DISC[number])], item, context)
    starts = bool(AUX_AT_START[number])
    symbol = strong if level > 1 else plain
    told = context.say("table-symbol", **symbol.words)
    id = element_ids.aux_id(name)
    return {
        "id": id,
        "own": own,
        "colour": colour,
        "ids": [id, disc["id"]],
        "open": level > _LOCKED,
        "lock": None if starts else disc,
        "boost": disc if starts else None,
        "signs": symbol.signs,
        "better": strong.signs if starts and disc["there"] else [],
        "name": context.say("board-aux", number=name, level=min(level, 1), action=told),
        "tip": f"aux-{name}",
    }


def _disc(disc: str, item: Part, context: DrawContext) -> Part:
    """EP-88 to EP-90: a disc on its field, or the empty field."""
    number = DISC_NAMES.index(disc)
    dollars, dark = int(DISC_DOLLARS[number]), bool(DISC_DARK[number])
    return {
        "id": element_ids.disc_id(disc),
        "there": disc not in item["cleared"],
        "dark": dark,
        "dollars": dollars,
        "name": context.say("board-disc", disc=disc, dark=int(dark), dollars=dollars),
        "tip": f"disc-{disc}",
    }


def _limits(item: Part, colour: str, own: bool, context: DrawContext) -> Part:
    """The fields that raise a limit or give a permanent certificate."""
    rows: list[Part] = []
    for number, disc in enumerate(DISC_NAMES):
        slot = _disc(disc, item, context)
        up = not slot["there"]
        if DISC_STEPS[number]:
            low = int(STEP_LIMIT)
            steps = [(str(low), not up), (str(low + int(DISC_STEPS[number])), up)]
            rows.append({"kind": "steps", "sign": "boot", "values": steps, "disc": slot})
        elif DISC_HAND[number]:
            low = int(HAND_LIMIT)
            cards = [(str(low), not up), (str(low + int(DISC_HAND[number])), up)]
            rows.append({"kind": "hand", "sign": "cards", "values": cards, "disc": slot})
        elif DISC_CERTIFICATES[number]:
            gain = [(f"+{int(DISC_CERTIFICATES[number])}", up)]
            rows.append({"kind": "permanent", "sign": "pcert", "values": gain, "disc": slot})
    order = list(_LIMIT_TIPS)
    rows.sort(key=lambda row: order.index(row["kind"]))
    for row in rows:
        row["word"] = context.say("board-limit", kind=row["kind"])
        row["tip"] = _LIMIT_TIPS[row["kind"]]
    return {"own": own, "colour": colour, "rows": rows, "ids": [row["disc"]["id"] for row in rows]}


def _change(certificates: int, context: DrawContext) -> str:
    """What it means to put the marker on a field."""
    return signed(certificates) if certificates else context.say("board-keep")


def _track(item: Part, colour: str, own: bool, context: DrawContext) -> Part:
    """EP-49: the certificate track, the marker on its field."""
    fields = [
        {
            "id": element_ids.field_id(int(value)),
            "value": int(value),
            "marker": item["certificates"] == value,
            "name": context.say("board-field", value=int(value)),
            "marks": [("", _change(int(value) - int(item["certificates"]), context))],
            "tip": "certificates",
        }
        for value in TRACK
    ]
    return {
        "own": own,
        "colour": colour,
        "certificates": item["certificates"],
        "word": context.say("board-certificates", count=item["certificates"]),
        "fields": fields,
        "ids": [field["id"] for field in fields],
    }
