"""A player's board: auxiliary actions and discs, workers, certificates, limits, buildings, what was collected."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.great_western_trail.components import (
    AUX_NAMES,
    CRAFTSMEN,
    DATA,
    DISC_COST,
    DISC_DOLLARS,
    DISC_NAMES,
    DISC_VP,
    DISCS,
    FACE_NAMES,
    FACE_VP,
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
from bunkhouse.games.great_western_trail.table import cards, places, printed
from bunkhouse.games.great_western_trail.table.naming import with_ways
from bunkhouse.games.great_western_trail.table.places import View
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


def ranch(view: View, seat: int, look: Look) -> Part:
    """The board of a seat. Only the viewer's own has things that can be touched."""
    board, own = view["seats"][seat], seat == look.viewer
    made = _Ranch(view, seat, look)
    part = {
        "seat": seat,
        "own": own,
        "colour": look.colours[seat],
        "title": look.say("board-your-ranch") if own else look.say("board-ranch", name=look.names[seat]),
        "money": board["money"],
        "points": sum(board["points"]),
        "words": _words(look),
        "aux": [made.auxiliary(aux) for aux in AUX_NAMES],
        "workers": [made.workers(worker) for worker in WORKER_NAMES],
        "certificates": made.certificates(),
        "steps": made.limit(int(STEPS_BASE[view["players"]]), _STEP_SPACES,
                            [int(more[view["players"]]) for more in STEPS_MORE]),
        "hand": made.limit(int(HAND_LIMIT), _HAND_SPACES, [1, 1]),
        "buildings": made.buildings(),
        "tiles": [
            {**tile_sign(tile), "count": count, "name": look.say("tile", tile=tile)}
            for tile, count in board["tiles"].items()
        ],
        "masters": [
            {"tip": f"master-{master}", "name": look.say("master", master=master)}
            for master in board["masters"]
        ],
    }
    part["ids"] = made.ids
    return part


def _words(look: Look) -> dict[str, str]:
    names = ("auxiliary", "workers", "steps", "hand-limit", "buildings")
    return {name.replace("-", "_"): look.say("board-part", part=name) for name in names}


class _Ranch:
    """Makes the parts of one board and notes what on it can be touched."""

    def __init__(self, view: View, seat: int, look: Look) -> None:
        self.view = view
        self.board = view["seats"][seat]
        self.seat = seat
        self.look = look
        self.own = seat == look.viewer
        self.ids: list[str] = []

    def _touch(self, id: str, name: str) -> Part:
        """A thing that can be a target, on the own board."""
        if not self.own:
            return {"id": "", "name": name, "marks": []}
        self.ids.append(id)
        marks = shown(self.look.legal.get(id, []), self.view)
        return {"id": id, "name": with_ways(name, id, self.view, self.look), "marks": marks}

    def _disc(self, disc: str) -> Part:
        """A disc space: its corner, and the disc unless it has been moved."""
        number = DISC_NAMES.index(disc)
        corner = "w" if (int(WHITE_DISCS) >> number) & 1 else "b"
        there = disc not in self.board["cleared"]
        name = self.look.say("disc", disc=disc)
        part = self._touch(places.disc_id(disc), name) if there else {"id": "", "name": name, "marks": []}
        gain = int(DISC_DOLLARS[number]) - int(DISC_COST[number])
        note = f"{'+' if gain > 0 else '−'}${abs(gain)}" if gain else ""
        note = f"{int(DISC_VP[number])}★" if DISC_VP[number] else note
        return {**part, "there": there, "corner": corner, "note": note, "tip": f"disc-{corner}"}

    def auxiliary(self, aux: str) -> Part:
        effect = int(AUX_EFFECT[2 * AUX_NAMES.index(aux)])
        spaces = [self._disc(disc) for disc in _AUX_SPACES[aux]]
        if len(spaces) == 1:
            spaces.insert(0, {"id": "", "there": False, "corner": "grey", "note": "", "tip": "disc-w",
                              "name": "", "marks": []})
        level = sum(1 for space in spaces if not space["there"])
        name = self.look.say("aux-single", aux=aux)
        return {
            **self._touch(places.aux_id(aux), name),
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
                {"there": space <= count, "signs": printed.signs(effect) if effect >= 0 else [],
                 "points": points, "tip": f"effect-{EFFECT_NAMES[effect]}" if effect >= 0 else "worker-space"}
            )
        name = self.look.say("board-workers", worker=self.look.say("worker", worker=worker), count=count)
        return {
            **self._touch(places.worker_id(worker), name),
            "worker": worker,
            "count": count,
            "spaces": spaces,
            "tip": f"worker-{worker}",
        }

    def certificates(self) -> Part:
        value = self.board["certificates"]
        spaces = [
            {"value": int(step), "here": int(step) == value,
             "disc": self._disc(_LIMITS[int(step)]) if int(step) in _LIMITS else None}
            for step in TRACK
        ]
        name = self.look.say("board-certificates", count=value, limit=self.board["certificate_limit"],
                             permanent=self.board["permanent_certificates"])
        return {**self._touch(places.CERTIFICATES, name), "spaces": spaces,
                "permanent": self.board["permanent_certificates"]}

    def limit(self, base: int, spaces: list[str], more: list[int]) -> list[Part]:
        """The base, then what each cleared space adds to it."""
        found: list[Part] = [{"text": str(base), "disc": None, "on": True}]
        found += [
            {"text": f"+{gain}", "disc": self._disc(space), "on": space in self.board["cleared"]}
            for space, gain in zip(spaces, more, strict=True)
        ]
        return found

    def buildings(self) -> list[Part]:
        built = {f["building"] for f in self.view["trail"].values()
                 if isinstance(f, dict) and f["seat"] == self.seat}
        craftsmen, found = self.board["workers"]["craftsman"], []
        for number in range(1, int(NUMBERS) + 1):
            face = self.view["faces"][number - 1]
            at = FACE_NAMES.index(face)
            needed = int(CRAFTSMEN[at])
            state = "used" if face in built or face in self.board["replaced"] else (
                "can" if needed <= craftsmen else "left")
            name = self.look.say("board-building", building=face, craftsmen=needed,
                                 points=int(FACE_VP[at]), state=state)
            part = self._touch(places.building_id(number), name)
            found.append({**part, "face": face, "state": state, "craftsmen": needed,
                          "tip": f"private-{face}"})
        return found


def seats(view: View, look: Look) -> list[Part]:
    """The second line of every seat, and the whole board of those who are not the viewer."""
    return [_seat(seat, view, look) for seat in range(len(view["seats"]))]


def _seat(seat: int, view: View, look: Look) -> Part:
    board = view["seats"][seat]
    part: Part = {
        "seat": seat,
        "id": places.supply_id(seat),
        "colour": look.colours[seat],
        "money": board["money"],
        "workers": [
            {"worker": worker, "count": board["workers"][worker],
             "name": look.say("board-workers", worker=look.say("worker", worker=worker),
                              count=board["workers"][worker])}
            for worker in WORKER_NAMES
        ],
        "certificates": board["certificates"] + board["permanent_certificates"],
        "steps": board["step_limit"],
        "engine": board["engine"].removeprefix("t") + ("+" if board["engine"].startswith("t") else ""),
        "cards": board["hand_size"],
        "words": {
            "money": look.say("board-seat", part="money", count=board["money"]),
            "certificates": look.say("board-seat", part="certificates",
                                     count=board["certificates"] + board["permanent_certificates"]),
            "steps": look.say("board-seat", part="steps", count=board["step_limit"]),
            "cards": look.say("board-seat", part="cards", count=board["hand_size"]),
            "open": look.say("board-open-ranch", name=look.names[seat]),
        },
    }
    part["open"] = None if seat == look.viewer else {
        "ranch": ranch(view, seat, look),
        "area": cards.area(view, seat, look),
        "discard": cards.pile(board["discard"], look),
        "unseen": cards.pile(board["hand_and_draw"], look),
        "words": {"area": look.say("board-area"), "discard": look.say("board-discard-pile"),
                  "unseen": look.say("board-unseen", hand=board["hand_size"], deck=board["draw_size"]),
                  "close": look.say("board-close")},
    }
    return part


assert len(DISC_NAMES) == DISCS
