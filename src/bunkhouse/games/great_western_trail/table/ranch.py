"""A player's board: auxiliary actions and discs, workers, certificates, limits, buildings."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.great_western_trail.components import (
    AUX_NAMES,
    CRAFTSMEN,
    DATA,
    DISC_COST,
    DISC_DOLLARS,
    DISC_NAMES,
    DISC_VP,
    DISCS,
    FACE_HAND,
    FACE_NAMES,
    FACE_VP,
    FEE_BLACK,
    FEE_GREEN,
    HAND_LIMIT,
    NUMBERS,
    ROW_SPACES,
    STEPS_BASE,
    STEPS_MORE,
    TRACK,
    WHITE_DISCS,
    WORKER_NAMES,
    WORKER_VP,
    WORKER_VP_FROM,
)
from bunkhouse.games.great_western_trail.effects import AUX_EFFECT, EFFECT_NAMES, ROW_EFFECT
from bunkhouse.games.great_western_trail.table import cards, element_ids, printed
from bunkhouse.games.great_western_trail.table.element_ids import View, remembered, touched
from bunkhouse.games.great_western_trail.table.naming import with_ways
from bunkhouse.games.great_western_trail.table.stops import HANDS
from bunkhouse.games.great_western_trail.table.tags import shown
from bunkhouse.games.great_western_trail.table.town import tile_sign

Part = dict[str, Any]
_AUX_SPACES: Final = {
    aux: [disc["id"] for disc in DATA["disc_space"] if disc.get("aux") == aux] for aux in AUX_NAMES
}
_LIMITS: Final[dict[int, str]] = {
    disc["value"]: disc["id"] for disc in DATA["disc_space"] if disc["effect"] == "certificate_limit"
}
_STEP_SPACES: Final = [disc["id"] for disc in DATA["disc_space"] if disc["effect"] == "step_limit"]
_HAND_SPACES: Final = [disc["id"] for disc in DATA["disc_space"] if disc["effect"] == "hand_limit"]


def ranch(view: View, seat: int, context: DrawContext) -> Part:
    """The board of a seat, in parts that change at different times."""
    return {"head": _head(view, seat, context), "board": _board(view, seat, context)}


def _head(view: View, seat: int, context: DrawContext) -> Part:
    """Whose board it is, and what has been collected."""
    board, own, name = view["seats"][seat], seat == context.viewer, context.names[seat]
    points = sum(board["points"])
    state = packed([board["money"], points, board["tiles"], board["masters"]])
    return remembered(
        ("head", context.language, own, name, context.colours[seat], state),
        lambda: {
            "colour": context.colours[seat],
            "title": context.say("board-your-ranch") if own else context.say("board-ranch", name=name),
            "money": board["money"],
            "points": points,
            "tiles": [
                {**tile_sign(tile), "count": count, "name": context.say("tile", tile=tile)}
                for tile, count in board["tiles"].items()
            ],
            "masters": [
                {
                    "tip": f"master-{master}",
                    "name": context.say("master", master=master),
                    "signs": printed.master_signs(master),
                    "scores": printed.master_points(master),
                }
                for master in board["masters"]
            ],
        },
    )


_SHOWN: Final = (
    "workers",
    "cleared",
    "certificates",
    "certificate_limit",
    "permanent_certificates",
    "replaced",
)
"""The fields of a seat that its board shows."""


def _board(view: View, seat: int, context: DrawContext) -> Part:
    """Only on the viewer's own board there are things that can be touched."""
    own, board = seat == context.viewer, view["seats"][seat]
    if own and touched(context, "a-", "x-", "crew-", "b-", "q-"):
        return _make_board(view, seat, context)
    state = packed([[board[field] for field in _SHOWN], view["faces"], _built(view, seat)])
    key = ("board", context.language, own, view["players"], context.colours[seat], state)
    return remembered(key, lambda: _make_board(view, seat, context))


def _built(view: View, seat: int) -> list[str]:
    """The private buildings of a seat on the trail."""
    found = [field for field in view["trail"].values() if isinstance(field, dict)]
    return [field["building"] for field in found if field["seat"] == seat]


def _make_board(view: View, seat: int, context: DrawContext) -> Part:
    colour, words = context.colours[seat], _words(context)
    aux, crew, rest = (_Ranch(view, seat, context) for _ in range(3))
    steps = [int(more[view["players"]]) for more in STEPS_MORE]
    rows = [aux.auxiliary(each) for each in AUX_NAMES]
    workers = [crew.workers(worker) for worker in WORKER_NAMES]
    limits = {
        "certificates": rest.certificates(),
        "steps": rest.limit(int(STEPS_BASE[view["players"]]), _STEP_SPACES, steps),
        "hand": rest.limit(int(HAND_LIMIT), _HAND_SPACES, [1] * len(_HAND_SPACES)),
        "buildings": rest.buildings(),
        "fees": _fees(view, context),
        "all": context.say("board-all-buildings"),
    }
    return {
        "colour": colour,
        "ids": [*aux.ids, *crew.ids, *rest.ids],
        "auxiliary": {"colour": colour, "word": words["auxiliary"], "rows": rows, "ids": aux.ids},
        "workers": {"word": words["workers"], "rows": workers, "ids": crew.ids},
        "limits": {"colour": colour, "words": words, **limits, "ids": rest.ids},
    }


def _bonus(disc: int) -> list[printed.Sign]:
    """GWT-122, GWT-123: what is taken, paid or worth when a disc leaves its space."""
    found: list[printed.Sign] = []
    if DISC_DOLLARS[disc]:
        found.append(("coin", str(int(DISC_DOLLARS[disc]))))
    if DISC_COST[disc]:
        found.append(("cost", str(int(DISC_COST[disc]))))
    if DISC_VP[disc]:
        found += [("sym", "vp"), ("text", str(int(DISC_VP[disc])))]
    return found


def _fees(view: View, context: DrawContext) -> Part:
    """GWT-41: what the hands cost in this game."""
    green, black = int(FEE_GREEN[view["players"]]), int(FEE_BLACK[view["players"]])
    return {
        "name": context.say("board-hand-fees", green=green, black=black),
        "signs": [("hand-open", green), ("hand", black)],
    }


def faces(view: View, context: DrawContext) -> Part:
    """The private buildings of everybody as they are printed; the same for all, and for the whole game."""
    return remembered(("faces", context.language, *view["faces"]), lambda: _faces(view, context))


def _faces(view: View, context: DrawContext) -> Part:
    found = []
    for face in view["faces"]:
        at = FACE_NAMES.index(face)
        found.append(
            {
                "face": face,
                "tip": f"private-{face}",
                "actions": [entry["signs"] for entry in printed.actions(face)],
                "craftsmen": int(CRAFTSMEN[at]),
                "points": int(FACE_VP[at]),
                "hands": HANDS[int(FACE_HAND[at])],
            }
        )
    return {
        "title": context.say("board-all-buildings"),
        "close": context.say("board-close"),
        "buildings": found,
    }


def _words(context: DrawContext) -> dict[str, str]:
    names = ("auxiliary", "workers", "steps", "hand-limit", "buildings")
    return {name.replace("-", "_"): context.say("board-part", part=name) for name in names}


class _Ranch:
    """Makes the parts of one board and notes what on it can be touched."""

    def __init__(self, view: View, seat: int, context: DrawContext) -> None:
        self.view = view
        self.board = view["seats"][seat]
        self.seat = seat
        self.context = context
        self.own = seat == context.viewer
        self.ids: list[str] = []

    def _touch(self, id: str, name: str) -> Part:
        """A thing that can be a target, on the own board."""
        if not self.own:
            return {"id": "", "name": name, "marks": []}
        self.ids.append(id)
        marks = shown(self.context.legal.get(id, []), self.view)
        return {"id": id, "name": with_ways(name, id, self.view, self.context), "marks": marks}

    def _disc(self, disc: str) -> Part:
        """A disc space: its corner, and the disc unless it has been moved."""
        number = DISC_NAMES.index(disc)
        corner = "w" if (int(WHITE_DISCS) >> number) & 1 else "b"
        there = disc not in self.board["cleared"]
        name = self.context.say("disc", disc=disc)
        part = (
            self._touch(element_ids.disc_id(disc), name) if there else {"id": "", "name": name, "marks": []}
        )
        return {
            **part,
            "there": there,
            "corner": corner,
            "tip": f"disc-{disc}",
            "bonus": _bonus(number) if there else [],
        }

    def auxiliary(self, aux: str) -> Part:
        effect = int(AUX_EFFECT[2 * AUX_NAMES.index(aux)])
        spaces = [self._disc(disc) for disc in _AUX_SPACES[aux]]
        if len(spaces) == 1:
            spaces.insert(
                0,
                {
                    "id": "",
                    "there": False,
                    "corner": "grey",
                    "tip": "open-space",
                    "name": "",
                    "marks": [],
                    "bonus": [],
                },
            )
        level = sum(1 for space in spaces if not space["there"])
        name = self.context.say("aux-single", aux=aux)
        return {
            **self._touch(element_ids.aux_id(aux), name),
            "signs": printed.signs(effect),
            "left": spaces[0],
            "right": spaces[1],
            "level": level,
            "tip": f"aux-{aux}",
        }

    def workers(self, worker: str) -> Part:
        """GWT-86 to GWT-90: a row with its workers, and what the free spaces bring."""
        count, spaces = self.board["workers"][worker], []
        row = WORKER_NAMES.index(worker) * (int(ROW_SPACES) + 1)
        for space in range(1, int(ROW_SPACES) + 1):
            effect = int(ROW_EFFECT[row + space])
            points = int(WORKER_VP) if space >= WORKER_VP_FROM else 0
            spaces.append(
                {
                    "there": space <= count,
                    "signs": printed.signs(effect) if effect >= 0 else [],
                    "points": points,
                    "tip": f"effect-{EFFECT_NAMES[effect]}" if effect >= 0 else "worker-space",
                }
            )
        name = _workers_words(worker, count, self.context)
        return {
            **self._touch(element_ids.worker_id(worker), name),
            "worker": worker,
            "count": count,
            "spaces": spaces,
            "tip": f"worker-{worker}",
        }

    def certificates(self) -> Part:
        value = self.board["certificates"]
        spaces = [
            {
                "value": int(step),
                "here": int(step) == value,
                "disc": self._disc(_LIMITS[int(step)]) if int(step) in _LIMITS else None,
            }
            for step in TRACK
        ]
        name = self.context.say(
            "board-certificates",
            count=value,
            limit=self.board["certificate_limit"],
            permanent=self.board["permanent_certificates"],
        )
        return {
            **self._touch(element_ids.CERTIFICATES, name),
            "spaces": spaces,
            "permanent": self.board["permanent_certificates"],
        }

    def limit(self, base: int, spaces: list[str], more: list[int]) -> list[Part]:
        """The base, then what each cleared space adds to it."""
        found: list[Part] = [{"text": str(base), "disc": None, "on": True}]
        found += [
            {"text": f"+{gain}", "disc": self._disc(space), "on": space in self.board["cleared"]}
            for space, gain in zip(spaces, more, strict=True)
        ]
        return found

    def buildings(self) -> list[Part]:
        built = _built(self.view, self.seat)
        craftsmen, found = self.board["workers"]["craftsman"], []
        for number in range(1, int(NUMBERS) + 1):
            face = self.view["faces"][number - 1]
            at = FACE_NAMES.index(face)
            needed = int(CRAFTSMEN[at])
            state = (
                "used"
                if face in built or face in self.board["replaced"]
                else ("can" if needed <= craftsmen else "left")
            )
            name = self.context.say(
                "board-building", building=face, craftsmen=needed, points=int(FACE_VP[at]), state=state
            )
            part = self._touch(element_ids.building_id(number), name)
            found.append(
                {**part, "face": face, "state": state, "craftsmen": needed, "tip": f"private-{face}"}
            )
        return found


def seats(view: View, context: DrawContext) -> list[Part]:
    """The second line of every seat, and the whole board of those who are not the viewer."""
    return [
        {
            "line": _line(seat, view, context),
            "open": None if seat == context.viewer else _opened(seat, view, context),
        }
        for seat in range(len(view["seats"]))
    ]


def _line(seat: int, view: View, context: DrawContext) -> Part:
    board = view["seats"][seat]
    certificates = board["certificates"] + board["permanent_certificates"]
    counts = {
        "money": board["money"],
        "certificates": certificates,
        "steps": board["step_limit"],
        "cards": board["hand_size"],
    }
    own = seat == context.viewer
    key = ("line", context.language, own, seat, context.names[seat], packed([counts, board["workers"]]))
    return remembered(
        key,
        lambda: {
            "seat": seat,
            "id": element_ids.supply_id(seat),
            "counts": counts,
            "words": {part: context.say("board-seat", part=part, count=counts[part]) for part in counts},
            "open": "" if own else context.say("board-open-ranch", name=context.names[seat]),
            "workers": [
                {"worker": worker, "count": count, "name": _workers_words(worker, count, context)}
                for worker, count in board["workers"].items()
            ],
        },
    )


def _workers_words(worker: str, count: int, context: DrawContext) -> str:
    return context.say("board-workers", worker=context.say("tile", tile=worker), count=count)


def _opened(seat: int, view: View, context: DrawContext) -> Part:
    """All that everybody may know about a seat: hand and draw pile only together."""
    state = packed(view["seats"][seat], view["faces"], _built(view, seat))
    key = (
        "opened",
        context.language,
        view["players"],
        seat,
        context.names[seat],
        context.colours[seat],
        state,
    )
    return remembered(key, lambda: _make_opened(seat, view, context))


def _make_opened(seat: int, view: View, context: DrawContext) -> Part:
    board = view["seats"][seat]
    sizes = (board["hand_size"], board["draw_size"])
    piles = packed([board["discard"], board["hand_and_draw"], sizes])
    return {
        "seat": seat,
        "close": context.say("board-close"),
        **ranch(view, seat, context),
        "area": cards.area(view, seat, context),
        "piles": remembered(
            ("piles", context.language, piles),
            lambda: {
                "discard": cards.pile(board["discard"], context),
                "unseen": cards.pile(board["hand_and_draw"], context),
                "discard_word": context.say("board-discard-pile"),
                "unseen_word": context.say("board-unseen", hand=sizes[0], deck=sizes[1]),
            },
        ),
    }


assert len(DISC_NAMES) == DISCS
