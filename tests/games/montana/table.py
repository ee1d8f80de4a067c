"""Positions of Montana in a few words.

A test names only what matters to it; the rest is filled in so that the position is a possible one: pieces
that are not mentioned lie in the supply, and every land has the same terrain tiles in the same places.

    table(seat=1, workers={1: "copper stone*2"}, goods={1: "grain*3"}, crews={"mine-1": "copper"})
"""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bunkhouse.engine.state import Document, State
from bunkhouse.games.montana import GAME

DATA: Document = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
GOODS = ["grain", "pumpkin", "copper_small", "copper_large", "stone_small", "stone_large"]
WORKERS = ["copper", "stone", "grain", "pumpkin"]
GOODS_IN_PLAY = {
    2: dict(zip(GOODS, (12, 12, 12, 6, 12, 6), strict=True)),
    3: dict(zip(GOODS, (18, 18, 18, 9, 18, 9), strict=True)),
    4: dict(zip(GOODS, (24, 24, 24, 12, 24, 12), strict=True)),
}
SETTLEMENTS = {2: 12, 3: 10, 4: 8}
SIX = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""The directions in circular order, as ring positions 1 to 6 of a tile."""
WHITE, COPPER_GRAIN, STONE_PUMPKIN, COPPER_PUMPKIN, SECOND_WHITE = range(5)
"""Fields of the wheel."""

Hex = tuple[int, int]
Held = Mapping[int, str]


def _frame() -> dict[Hex, str]:
    """Every hex of any layout with its name: rows by letters from the top, numbers from the left."""
    hexes = {
        (q + dq, r + dr)
        for layout in DATA["layouts"].values()
        for q, r in layout["centres"]
        for dq, dr in [(0, 0), *SIX]
    }
    top = min(r for _, r in hexes)
    names: dict[Hex, str] = {}
    for r in sorted({r for _, r in hexes}):
        for number, q in enumerate(sorted(q for q, row in hexes if row == r), 1):
            names[(q, r)] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[r - top] + str(number)
    return names


NAMES = _frame()
HEXES = {name: place for place, name in NAMES.items()}


class Land:
    """What the tiles of a layout show, worked out from the figures without any help of the game."""

    def __init__(self, players: int, tiles: Sequence[tuple[int, int]] | None = None) -> None:
        centres = DATA["layouts"][f"p{players}"]["centres"]
        self.tiles = list(tiles or [(number, 0) for number in range(len(centres))])
        self.shown: dict[str, Document] = {}
        for (q, r), (tile, turned) in zip(centres, self.tiles, strict=True):
            for field in DATA["terrain_tile"][tile]["fields"]:
                pos = field["pos"]
                dq, dr = SIX[(pos - 1 + turned) % 6] if pos else (0, 0)
                self.shown[NAMES[(q + dq, r + dr)]] = {**field, "tile": tile}

    def at(self, tile: int, pos: int) -> str:
        """The field at a position of tile number T01, T02, ..."""
        return next(name for name, f in self.shown.items() if (f["tile"], f["pos"]) == (tile - 1, pos))

    def beside(self, name: str) -> list[str]:
        q, r = HEXES[name]
        found = [NAMES.get((q + dq, r + dr), "") for dq, dr in SIX]
        return [other for other in found if other in self.shown]

    def kind(self, name: str) -> str:
        return str(self.shown[name]["kind"])

    def all(self, kind: str) -> list[str]:
        return [name for name in self.shown if self.kind(name) == kind]

    def joined(self, start: str, names: Sequence[str]) -> set[str]:
        """Those of the named fields that hang together with the start tile."""
        reached, waiting = {start}, [start]
        while waiting:
            more = [name for name in self.beside(waiting.pop()) if name in names and name not in reached]
            reached.update(more)
            waiting += more
        return reached

    def cost(self, *names: str) -> str:
        """The goods that these fields cost together, as a test writes them."""
        total: Counter[str] = Counter()
        for name in names:
            total.update(self.shown[name]["cost"])
        return " ".join(f"{good}*{count}" for good, count in total.items())


LAND = Land(4)
START = LAND.at(5, 2)
LINE = [LAND.at(*place) for place in [(4, 5), (4, 6), (5, 4), (5, 0), (5, 1), (6, 3), (6, 2), (3, 5), (3, 6)]]
"""Nine land fields in a row from west to east; the fourth and fifth border the start tile."""


def counted(words: str) -> dict[str, int]:
    """ "grain*3 pumpkin" as numbers."""
    counts: dict[str, int] = {}
    for word in words.split():
        name, _, count = word.partition("*")
        counts[name] = counts.get(name, 0) + int(count or 1)
    return {name: count for name, count in counts.items() if count}


def table(**given: Any) -> State:
    """The position that ``document`` describes."""
    return GAME.load(document(**given))


def document(
    *,
    players: int = 4,
    seat: int = 0,
    starter: int = 0,
    round: int = 3,
    step: str = "turn",
    by: int | None = None,
    detail: Mapping[str, Any] | None = None,
    tiles: Sequence[tuple[int, int]] | None = None,
    start: str | None = START,
    settlements: Mapping[str, str] | None = None,
    wheel: int = COPPER_GRAIN,
    crews: Mapping[str, str] | None = None,
    goods: Held | None = None,
    workers: Held | None = None,
    coins: Mapping[int, int] | None = None,
    cattle: Mapping[int, int] | None = None,
    canteens: Mapping[int, int] | None = None,
    left: Mapping[int, int] | None = None,
    pawns: Held | None = None,
    spare_cattle: int | None = None,
) -> Document:
    """A position document: ``seat`` is on turn, ``by`` decides (the same one unless named).

    Settlements are written "0" or "0*2" (seat and tokens), crews "copper" or "copper/stone+stone". With
    ``left`` the tokens that are missing stand on a heap nobody cares about, see ``_heap``.
    """
    land = Land(players, tiles)
    built = {name: _built(words) for name, words in (settlements or {}).items()}
    seats = [
        {
            "goods": counted((goods or {}).get(at, "")),
            "workers": counted((workers or {}).get(at, "")),
            "coins": (coins or {}).get(at, 0),
            "cattle": (cattle or {}).get(at, 0),
            "canteens": (canteens or {}).get(at, 0),
            "left": SETTLEMENTS[players] - sum(b["tokens"] for b in built.values() if b["seat"] == at),
            "pawn": (pawns or {}).get(at),
        }
        for at in range(players)
    ]
    if left:
        _heap(land, built, seats, left, start)
    posted = {space: words.split("/") for space, words in (crews or {}).items()}
    decision = {"step": step, "seat": seat if by is None else by, **(detail or {})}
    return {
        "game": "montana",
        "rules": 1,
        "players": players,
        "options": {"start_tile": "random"},
        "generator": [11, 22, 33, 44],
        "round": round,
        "starter": starter,
        "turn": seat,
        "closing": any(board["left"] == 0 for board in seats),
        "decision": decision,
        "tiles": [{"tile": f"T{tile + 1:02}", "turned": turned} for tile, turned in land.tiles],
        "start": start,
        "settlements": built,
        "wheel": wheel,
        "crews": posted,
        "supply": _supply(players, land, start, built, seats, posted, spare_cattle),
        "spent_canteens": _spent(land, built, seats),
        "seats": seats,
    }


def _built(words: str) -> dict[str, int]:
    seat, _, tokens = words.partition("*")
    return {"seat": int(seat), "tokens": int(tokens or 1)}


def _heap(
    land: Land, built: Document, seats: list[Document], left: Mapping[int, int], start: str | None
) -> None:
    """Settlements of the named seats on land reachable from the start, far from the line of the tests."""
    for seat, wanted in left.items():
        while seats[seat]["left"] > wanted:
            reach = [start, *built]
            free = [
                name
                for name in land.all("land")
                if name not in reach and name not in LINE and any(n in reach for n in land.beside(name))
            ]
            quiet = [name for name in free if not any(n in LINE for n in land.beside(name))] or free
            name = min(quiet)
            tokens = min(4, seats[seat]["left"] - wanted)
            built[name] = {"seat": seat, "tokens": tokens}
            seats[seat]["left"] -= tokens


def _supply(
    players: int,
    land: Land,
    start: str | None,
    built: Document,
    seats: list[Document],
    posted: Mapping[str, list[str]],
    spare_cattle: int | None,
) -> Document:
    """Whatever lies nowhere else; ``spare_cattle`` moves the rest of the cattle to the last seat."""
    goods, workers = Counter(GOODS_IN_PLAY[players]), Counter(dict.fromkeys(WORKERS, 18))
    for board in seats:
        goods.subtract(board["goods"])
        workers.subtract(board["workers"])
    for parts in posted.values():
        for crew in parts:
            workers.subtract(crew.split("+"))
    grazing = [name for name, field in land.shown.items() if field.get("cattle")]
    cattle = 24 - sum(board["cattle"] for board in seats)
    cattle -= sum(1 for name in grazing if start is not None and name != start and name not in built)
    if spare_cattle is not None:
        seats[-1]["cattle"] += cattle - spare_cattle
        cattle = spare_cattle
    return {
        "goods": {good: count for good, count in goods.items() if count},
        "workers": {worker: count for worker, count in workers.items() if count},
        "cattle": cattle,
    }


def _spent(land: Land, built: Document, seats: list[Document]) -> int:
    taken = sum(1 for lake in land.all("lake") if any(name in built for name in land.beside(lake)))
    return taken - sum(int(board["canteens"]) for board in seats)
