"""A player's board: auxiliary actions and discs, workers, certificates, limits, buildings."""

from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.effects import AUX_EFFECT, ROW_EFFECT
from bunkhouse.games.great_western_trail.table import element_ids, printed_signs
from bunkhouse.games.great_western_trail.table.lit_pieces import Lit, target
from bunkhouse.games.great_western_trail.table.printed_signs import Sign, tile_sign
from bunkhouse.games.great_western_trail.view_types import Counts, SeatView

_AUX_SPACES: Final = {
    aux: [disc["id"] for disc in c.DATA["disc_space"] if disc.get("aux") == aux] for aux in c.AUX_NAMES
}
_LIMITS: Final[dict[int, str]] = {
    disc["value"]: disc["id"] for disc in c.DATA["disc_space"] if disc["effect"] == "certificate_limit"
}
_STEP_SPACES: Final = [disc["id"] for disc in c.DATA["disc_space"] if disc["effect"] == "step_limit"]
_HAND_SPACES: Final = [disc["id"] for disc in c.DATA["disc_space"] if disc["effect"] == "hand_limit"]


_OPEN_SPACE: Final[PartDict] = {
    "id": "",
    "there": False,
    "corner": "grey",
    "tip": "open-space",
    "name": "",
    "marks": [],
    "bonus": [],
}
"""Printed open, where an auxiliary action has only one disc space."""
_LIMIT_WORDS: Final = {"steps": "steps", "hand_limit": "hand-limit", "buildings": "buildings"}
_AUX_IDS: Final = [
    *[element_ids.aux_id(aux) for aux in c.AUX_NAMES],
    *[element_ids.disc_id(disc) for spaces in _AUX_SPACES.values() for disc in spaces],
]
_CREW_IDS: Final = [element_ids.worker_id(worker) for worker in c.WORKER_NAMES]
_LIMIT_IDS: Final = [
    element_ids.CERTIFICATES,
    *[element_ids.disc_id(disc) for disc in (*_LIMITS.values(), *_STEP_SPACES, *_HAND_SPACES)],
    *[element_ids.building_id(number + 1) for number in range(int(c.NUMBERS))],
]

Own = Lit | None
"""What may be touched on the viewer's own board; None on the board of somebody else, where nothing can."""


def ranch(
    texts: Texts,
    players: int,
    faces: list[str],
    board: SeatView,
    built: list[str],
    name: str,
    colour: str,
    lit: Own,
) -> PartDict:
    """The board of a seat, in parts that change at different times; ``built``: its buildings on the trail."""
    owner = name if lit is None else None
    points, tiles, masters = sum(board["points"]), board["tiles"], board["masters"]
    marker = (board["certificates"], board["certificate_limit"], board["permanent_certificates"])
    workers, cleared, gone = board["workers"], board["cleared"], built + board["replaced"]
    return {
        "head": _head(texts, colour, owner, board["money"], points, tiles, masters),
        "board": _board(texts, colour, players, workers, cleared, marker, faces, gone, lit),
    }


@cached_part
def _head(
    texts: Texts, colour: str, owner: str | None, money: int, points: int, tiles: Counts, masters: list[str]
) -> PartDict:
    """Whose board it is, unless it is the viewer's own, and what has been collected."""
    return {
        "colour": colour,
        "title": texts.say("board-your-ranch") if owner is None else texts.say("board-ranch", name=owner),
        "money": money,
        "points": points,
        "tiles": [
            {**tile_sign(tile), "count": count, "name": texts.say("tile", tile=tile)}
            for tile, count in tiles.items()
        ],
        "masters": [
            {
                "tip": f"master-{master}",
                "name": texts.say("master", master=master),
                "signs": printed_signs.master_signs(master),
                "scores": printed_signs.master_points(master),
            }
            for master in masters
        ],
    }


@cached_part
def _board(
    texts: Texts,
    colour: str,
    players: int,
    workers: Counts,
    cleared: list[str],
    marker: tuple[int, int, int],
    faces: list[str],
    gone: list[str],
    lit: Own,
) -> PartDict:
    """``marker``: the temporary certificates, their limit, and the permanent ones."""
    craftsmen = workers["craftsman"]
    steps = [int(more[players]) for more in c.STEPS_MORE]
    parts: dict[str, PartDict] = {
        "auxiliary": {
            "colour": colour,
            "word": texts.say("board-part", part="auxiliary"),
            "rows": [_auxiliary(texts, aux, cleared, lit) for aux in c.AUX_NAMES],
            "ids": _AUX_IDS,
        },
        "workers": {
            "word": texts.say("board-part", part="workers"),
            "rows": [_workers(texts, worker, count, lit) for worker, count in workers.items()],
            "ids": _CREW_IDS,
        },
        "limits": {
            "colour": colour,
            "words": {name: texts.say("board-part", part=part) for name, part in _LIMIT_WORDS.items()},
            "certificates": _certificates(texts, marker, cleared, lit),
            "steps": _limit(texts, int(c.STEPS_BASE[players]), _STEP_SPACES, steps, cleared, lit),
            "hand": _limit(texts, int(c.HAND_LIMIT), _HAND_SPACES, [1] * len(_HAND_SPACES), cleared, lit),
            "buildings": [_building(texts, face, face in gone, craftsmen, lit) for face in faces],
            "fees": _fees(texts, players),
            "all": texts.say("board-all-buildings"),
            "ids": _LIMIT_IDS,
        },
    }
    if lit is None:
        for part in parts.values():
            part["ids"] = []
    return {"colour": colour, "ids": [id for part in parts.values() for id in part["ids"]], **parts}


def _piece(id: str, name: str, lit: Own) -> PartDict:
    """Something that can be touched on the own board."""
    return {"id": "", "name": name, "marks": []} if lit is None else target(id, name, lit)


def _disc(texts: Texts, disc: str, cleared: list[str], lit: Own) -> PartDict:
    """A disc space: its corner, and the disc unless it has been moved."""
    number, there = c.DISC_NAMES.index(disc), disc not in cleared
    return {
        **_piece(element_ids.disc_id(disc), texts.say("disc", disc=disc), lit if there else None),
        "there": there,
        "corner": "w" if (int(c.WHITE_DISCS) >> number) & 1 else "b",
        "tip": f"disc-{disc}",
        "bonus": _bonus(number) if there else [],
    }


def _bonus(disc: int) -> list[Sign]:
    """GWT-122, GWT-123: what is taken, paid or worth when a disc leaves its space."""
    found: list[Sign] = []
    if c.DISC_DOLLARS[disc]:
        found.append(("coin", str(int(c.DISC_DOLLARS[disc]))))
    if c.DISC_COST[disc]:
        found.append(("cost", str(int(c.DISC_COST[disc]))))
    if c.DISC_VP[disc]:
        found += [("sym", "vp"), ("text", str(int(c.DISC_VP[disc])))]
    return found


def _auxiliary(texts: Texts, aux: str, cleared: list[str], lit: Own) -> PartDict:
    """An auxiliary action between its disc spaces; where there is only one, the other is printed open."""
    spaces = [_disc(texts, disc, cleared, lit) for disc in _AUX_SPACES[aux]]
    left, right = spaces if len(spaces) > 1 else [_OPEN_SPACE, *spaces]
    return {
        **_piece(element_ids.aux_id(aux), texts.say("aux-single", aux=aux), lit),
        "signs": printed_signs.signs(int(AUX_EFFECT[2 * c.AUX_NAMES.index(aux)])),
        "left": left,
        "right": right,
        "level": sum(1 for space in (left, right) if not space["there"]),
        "tip": f"aux-{aux}",
    }


def _workers(texts: Texts, worker: str, count: int, lit: Own) -> PartDict:
    """GWT-86 to GWT-90: a row with its workers, and what the free spaces bring."""
    row, spaces = c.WORKER_NAMES.index(worker) * (int(c.ROW_SPACES) + 1), []
    for space in range(1, int(c.ROW_SPACES) + 1):
        effect = int(ROW_EFFECT[row + space])
        spaces.append(
            {
                "there": space <= count,
                "signs": printed_signs.signs(effect) if effect >= 0 else [],
                "points": int(c.WORKER_VP) if space >= c.WORKER_VP_FROM else 0,
                "tip": f"space-{worker}-{space}",
            }
        )
    return {
        **_piece(element_ids.worker_id(worker), workers_words(texts, worker, count), lit),
        "worker": worker,
        "count": count,
        "spaces": spaces,
        "tip": f"worker-{worker}",
    }


def workers_words(texts: Texts, worker: str, count: int) -> str:
    return texts.say("board-workers", worker=texts.say("tile", tile=worker), count=count)


def _certificates(texts: Texts, marker: tuple[int, int, int], cleared: list[str], lit: Own) -> PartDict:
    value, limit, permanent = marker
    spaces = [
        {
            "value": int(step),
            "here": int(step) == value,
            "disc": _disc(texts, _LIMITS[int(step)], cleared, lit) if int(step) in _LIMITS else None,
        }
        for step in c.TRACK
    ]
    name = texts.say("board-certificates", count=value, limit=limit, permanent=permanent)
    return {**_piece(element_ids.CERTIFICATES, name, lit), "spaces": spaces, "permanent": permanent}


def _limit(
    texts: Texts, base: int, spaces: list[str], more: list[int], cleared: list[str], lit: Own
) -> list[PartDict]:
    """The base, then what each cleared space adds to it."""
    found: list[PartDict] = [{"text": str(base), "disc": None, "on": True}]
    for space, gain in zip(spaces, more, strict=True):
        disc = _disc(texts, space, cleared, lit)
        found.append({"text": f"+{gain}", "disc": disc, "on": space in cleared})
    return found


def _building(texts: Texts, face: str, gone: bool, craftsmen: int, lit: Own) -> PartDict:
    """A private building in the supply."""
    at = c.FACE_NAMES.index(face)
    needed, points = int(c.CRAFTSMEN[at]), int(c.FACE_VP[at])
    state = "used" if gone else "can" if needed <= craftsmen else "left"
    name = texts.say("board-building", building=face, craftsmen=needed, points=points, state=state)
    return {
        **_piece(element_ids.building_id(int(face[:-1])), name, lit),
        "face": face,
        "state": state,
        "craftsmen": needed,
        "tip": f"private-{face}",
    }


def _fees(texts: Texts, players: int) -> PartDict:
    """GWT-41: what the hands cost in this game."""
    green, black = int(c.FEE_GREEN[players]), int(c.FEE_BLACK[players])
    name = texts.say("board-hand-fees", green=green, black=black)
    return {"name": name, "signs": [("hand-open", green), ("hand", black)]}
