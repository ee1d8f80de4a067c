"""What lies before a player: the board with its discs, and what is written above it."""

from typing import Final

from typing_extensions import TypedDict

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.amounts import signed
from bunkhouse.games.el_paso.table.printed_actions import AUXILIARIES, told
from bunkhouse.games.el_paso.view_types import View

_NOTHING: Final = "-"
"""The name of no piece."""
_LIMITS: Final = [
    ("steps", "boot", "step-limit", c.DISC_STEPS, int(c.STEP_LIMIT)),
    ("hand", "cards", "hand-limit", c.DISC_HAND, int(c.HAND_LIMIT)),
    ("permanent", "pcert", "permanent", c.DISC_CERTIFICATES, None),
]
"""What the discs beside the auxiliary actions cover, from top to bottom: its name, sign and explanation, by
how much a disc raises it, and the limit without that; None where there is nothing without it."""
_LIMIT_DISCS: Final = {
    disc for *_, raised, _ in _LIMITS for at, disc in enumerate(c.DISC_NAMES) if raised[at]
}


class Ranch(TypedDict):
    """What a ranch shows."""

    money: int
    discs_left: int
    built: int
    certificates: int
    cleared: list[str]
    auxiliary: dict[str, int]


def shown_seat(view: View, context: DrawContext) -> int:
    """Whose ranch the dock shows: the viewer's; to a spectator the one on turn."""
    return context.viewer if context.viewer is not None else view["actor"] or 0


def ranch_of(seat: int, view: View) -> Ranch:
    item = view["seats"][seat]
    return {
        "money": item["money"],
        "discs_left": item["discs_left"],
        "built": len(buildings_of(seat, view)),
        "certificates": item["certificates"],
        "cleared": item["cleared"],
        "auxiliary": item["auxiliary"],
    }


def buildings_of(seat: int, view: View) -> list[str]:
    """The buildings that bear a seat's marker."""
    tiles = [lies for lies in view["trail"].values() if not isinstance(lies, str)]
    return [lies["building"] for lies in tiles if lies["seat"] == seat]


def aux_can_wait(context: DrawContext) -> bool:
    """Whether what is printed elsewhere can be used as well: auxiliary actions need not be shown then."""
    return any(id.startswith(("r-", "a-")) for id in context.legal)


@cached_part
def ranch(
    texts: Texts, shown: Ranch, seat: int, name: str, colour: str, own: bool, waits: bool = False
) -> PartDict:
    """The player board and what is written above it; ``own`` is the one that can be played on, ``waits``
    whether its auxiliary actions can wait."""
    money, discs, built, most = shown["money"], shown["discs_left"], shown["built"], int(c.MOST_BUILDINGS)
    board = _board(texts, shown["certificates"], shown["cleared"], shown["auxiliary"], colour, own, waits)
    return {
        "colour": colour,
        "title": texts.say("board-your-ranch") if own else texts.say("board-ranch-of", name=name),
        "money": money,
        "money_name": texts.say("board-money", dollars=money),
        "discs": discs,
        "built": f"{built}/{most}",
        "discs_name": texts.say("board-discs", discs=discs, built=built, most=most),
        "discs_id": element_ids.discs_id(seat) if own else "",
        "board": board,
        "ids": board["ids"],
    }


@cached_part
def _board(
    texts: Texts,
    certificates: int,
    cleared: list[str],
    auxiliary: dict[str, int],
    colour: str,
    own: bool,
    waits: bool,
) -> PartDict:
    """The player board, made of parts of which there are few kinds."""
    aux = [
        _auxiliary(texts, name, auxiliary[name], _disc_of(name) in cleared, colour, own, waits)
        for name in c.AUX_NAMES
    ]
    limits = _limits(texts, [disc for disc in cleared if disc in _LIMIT_DISCS], colour, own)
    track = _track(texts, certificates, colour, own)
    return {
        "colour": colour,
        "word": texts.say("board-auxiliary"),
        "aux": aux,
        "limits": limits,
        "track": track,
        "ids": [id for part in (*aux, limits, track) for id in part["ids"]] if own else [_NOTHING],
    }


def _disc_of(aux: str) -> str:
    """The disc that locks an auxiliary action, or strengthens it once it is gone."""
    return c.DISC_NAMES[int(c.AUX_DISC[c.AUX_NAMES.index(aux)])]


@cached_part
def _auxiliary(
    texts: Texts, name: str, level: int, cleared: bool, colour: str, own: bool, waits: bool
) -> PartDict:
    """EP-72: available, locked by a disc, or strengthened once its disc is gone."""
    plain, strong = AUXILIARIES[name]
    disc = _disc(texts, _disc_of(name), cleared)
    starts = bool(c.AUX_AT_START[c.AUX_NAMES.index(name)])
    symbol = strong if level > 1 else plain
    id = element_ids.aux_id(name)
    return {
        "id": id,
        "own": own,
        "colour": colour,
        "ids": [id, disc["id"]],
        "open": level > 0,
        "cls": "ai anytime" if waits else "ai",
        "lock": None if starts else disc,
        "boost": disc if starts else None,
        "signs": symbol.signs,
        "better": strong.signs if starts and not cleared else [],
        "name": texts.say("board-aux", number=name, level=min(level, 1), action=told(texts, [symbol])),
        "tip": f"aux-{name}",
    }


def _disc(texts: Texts, disc: str, cleared: bool) -> PartDict:
    """EP-88 to EP-90: a disc on its field, or the empty field."""
    number = c.DISC_NAMES.index(disc)
    dollars, dark = int(c.DISC_DOLLARS[number]), bool(c.DISC_DARK[number])
    return {
        "id": element_ids.disc_id(disc),
        "there": not cleared,
        "dark": dark,
        "dollars": dollars,
        "name": texts.say("board-disc", disc=disc, dark=int(dark), dollars=dollars),
        "tip": f"disc-{disc}",
    }


@cached_part
def _limits(texts: Texts, cleared: list[str], colour: str, own: bool) -> PartDict:
    """The fields that raise a limit or give a permanent certificate."""
    rows: list[PartDict] = []
    for kind, sign, tip, raised, low in _LIMITS:
        for disc, more in [(disc, int(raised[at])) for at, disc in enumerate(c.DISC_NAMES) if raised[at]]:
            up = disc in cleared
            values = [(f"+{more}", up)] if low is None else [(str(low), not up), (str(low + more), up)]
            rows.append(
                {
                    "kind": kind,
                    "sign": sign,
                    "values": values,
                    "disc": _disc(texts, disc, up),
                    "word": texts.say("board-limit", kind=kind),
                    "tip": tip,
                }
            )
    return {"own": own, "colour": colour, "rows": rows, "ids": [row["disc"]["id"] for row in rows]}


@cached_part
def _track(texts: Texts, certificates: int, colour: str, own: bool) -> PartDict:
    """EP-49: the certificate track, the marker on its field; a mark says what it means to move there."""
    values = [int(value) for value in c.TRACK]
    fields = [
        {
            "id": element_ids.field_id(value),
            "value": value,
            "marker": certificates == value,
            "name": texts.say("board-field", value=value),
            "marks": [
                ("", texts.say("board-keep") if value == certificates else signed(value - certificates))
            ],
            "tip": "certificates",
        }
        for value in values
    ]
    return {
        "own": own,
        "colour": colour,
        "certificates": certificates,
        "word": texts.say("board-certificates", count=certificates),
        "fields": fields,
        "ids": [field["id"] for field in fields],
    }
