"""Positions of El Gaucho in a few words.

A test names only what matters to it; the rest is filled in so that the position is a possible one. Tiles that
are not mentioned were rejected as start tiles, lie on the Steppe or in the stack (in the box when a stack is
named); gauchos that are not mentioned are in the supplies; as many dice as the turn order leaves lie in the
dice rodeo.

    table(seat=1, pampa={"P1-1": "black-11", "P2-1": "brown-05 0 lying"}, dice=[5, 6], places={1: "thief"})
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bunkhouse.engine.state import Document, State
from bunkhouse.games.el_gaucho import GAME

BREEDS = ["black", "brown", "white", "yellow", "spotted"]
TILES = [f"{breed}-{value:02}" for breed in BREEDS for value in range(1, 13)]
SPACES = [f"P{row}-{at}" for row, size in ((1, 4), (2, 5), (3, 5), (4, 6)) for at in range(1, size + 1)]
RIVER = ["P1-4", "P2-5", "P3-4", "P4-5"]
FOREST = ["P3-5", "P4-6"]
UNUSED = {2: [*RIVER, *FOREST], 3: FOREST, 4: []}
PLACES = ["merchant", "rodeo", "sorting", "thief", "foreman", "steppe"]
DICE = {2: 5, 3: 7, 4: 9}
GAUCHOS = {2: 8, 3: 8, 4: 7}
START_TILES = {2: 5, 3: 4, 4: 3}

Herds = Mapping[int, Mapping[str, Sequence[int]]]


def table(**given: Any) -> State:
    """The position that ``document`` describes."""
    return GAME.load(document(**given))


def last_turn(seat: int = 0, players: int = 4, **given: Any) -> State:
    """The seat is the last of the round and has used its dice: ``end`` leads to the collecting."""
    return table(**{"seat": seat, "players": players, "starter": (seat + 1) % players, "dice": [], **given})


def without_dice(seat: int = 0, players: int = 4, **given: Any) -> State:
    """The seat's turn in the round without dice; it is the first one unless a starter is named."""
    return table(**{"seat": seat, "players": players, "stack": "", "rounds_left": 0, **given})


def preparation(players: int, hands: Mapping[int, str], starter: int = 0) -> State:
    """The starting player is about to choose start tiles; hands that are not named are dealt anyhow."""
    spare = [tile for tile in TILES[:48] if not any(tile in hand for hand in hands.values())]
    dealt = {seat: hand.split() for seat, hand in hands.items()}
    for seat in range(players):
        while len(dealt.setdefault(seat, [])) < START_TILES[players]:
            dealt[seat].append(spare.pop())
    drawn = {seat: " ".join(hand) for seat, hand in dealt.items()}
    return table(players=players, seat=starter, step="keep-tiles", round=0, hands=drawn)


def document(
    *,
    players: int = 4,
    seat: int = 0,
    starter: int | None = None,
    round: int = 5,
    rounds_left: int | None = None,
    step: str = "turn",
    detail: Mapping[str, Any] | None = None,
    dice: Sequence[int] | None = None,
    used: str = "",
    rodeo: Sequence[int] = (),
    pampa: Mapping[str, str] | None = None,
    steppe: str | None = None,
    stack: str | None = None,
    herds: Herds | None = None,
    places: Mapping[int, str] | None = None,
    pesos: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
) -> Document:
    """A position document. ``dice`` are those before the seat, None while it has not taken any."""
    starter = seat if starter is None else starter
    spaces = _pampa(players, step, pampa or {})
    seats = [
        _ranch(players, at, spaces, herds or {}, places or {}, pesos or {}, hands or {})
        for at in range(players)
    ]
    tiles = _Tiles(players, spaces, seats, steppe, stack)
    if step not in ("keep-tiles", "arrange-herd"):
        tiles.reject(seats)
    tiles.lay_down()
    turns = players if step == "add-cattle" else (seat - starter) % players + (dice is not None)
    left = 0 if round == 0 or rounds_left == 0 else DICE[players] - 2 * turns
    return {
        "game": "el-gaucho",
        "rules": 1,
        "players": players,
        "options": {"removed_breed": "random"},
        "generator": [11, 22, 33, 44],
        "round": round,
        "starter": starter,
        "rounds_left": rounds_left,
        "decision": {"step": step, "seat": seat, **(detail or {})},
        "turn": _turn(rounds_left, dice, used),
        "rodeo": sorted([*rodeo, *[1] * (left - len(rodeo))]),
        "pampa": spaces,
        "steppe": tiles.steppe,
        "stack": tiles.stack,
        "box": tiles.box,
        "seats": seats,
    }


def _pampa(players: int, step: str, given: Mapping[str, str]) -> Document:
    """Spaces are written "black-11" or "black-11 0 standing"; those out of use are covered."""
    later = players == 3 and step in ("keep-tiles", "arrange-herd")
    covered = [] if later else UNUSED[players]
    spaces: Document = {space: "covered" if space in covered else None for space in SPACES}
    for space, words in given.items():
        tile, *gaucho = words.split()
        rider = {"seat": int(gaucho[0]), "standing": gaucho[1] == "standing"} if gaucho else None
        spaces[space] = {"tile": tile, "gaucho": rider}
    return spaces


def _ranch(
    players: int,
    seat: int,
    spaces: Document,
    herds: Herds,
    places: Mapping[int, str],
    pesos: Mapping[int, int],
    hands: Mapping[int, str],
) -> Document:
    """Places are written "thief sorting:fresh"; what is not on the board is in the supply."""
    held = {word.split(":")[0]: word.partition(":")[2] or "ready" for word in places.get(seat, "").split()}
    content = [space for space in spaces.values() if isinstance(space, dict)]
    riders = sum(1 for space in content if space["gaucho"] is not None and space["gaucho"]["seat"] == seat)
    return {
        "supply": GAUCHOS[players] - len(held) - riders,
        "places": held,
        "pesos": {"sales": pesos.get(seat, 0), "trade": 0, "compensation": 0, "final": 0},
        "herds": {breed: list(row) for breed, row in herds.get(seat, {}).items()},
        "hand": hands.get(seat, "").split(),
        "rejected": [],
    }


class _Tiles:
    """Where the tiles go that are neither on the Pampa nor with a player."""

    def __init__(
        self, players: int, spaces: Document, seats: list[Document], steppe: str | None, stack: str | None
    ) -> None:
        named = {space["tile"] for space in spaces.values() if isinstance(space, dict)}
        for ranch in seats:
            named.update(ranch["hand"])
            named.update(f"{breed}-{value:02}" for breed, row in ranch["herds"].items() for value in row)
        named.update((steppe or "").split(), (stack or "").split())
        removed = _unnamed_breed(named) if players == 2 else "none"
        self.box = [tile for tile in TILES if tile.startswith(removed)]
        self.free = [tile for tile in TILES if tile not in named and tile not in self.box]
        self.slots = (steppe or "").split()
        self.full = steppe is None or stack != ""
        self.stack = None if stack is None else stack.split()
        self.steppe: list[Document | None] = []

    def reject(self, seats: list[Document]) -> None:
        """In the preparatory round everybody kept one start tile."""
        for ranch in seats:
            ranch["rejected"] = sorted(self.free.pop() for _ in range(START_TILES[len(seats)] - 1))

    def lay_down(self) -> None:
        """The Steppe is full unless the stack is empty."""
        while self.full and len(self.slots) < 4:
            self.slots.append(self.free.pop())
        self.steppe = [{"tile": tile, "seen": []} for tile in self.slots]
        self.steppe += [None] * (4 - len(self.slots))
        if self.stack is None:
            self.stack = self.free
        else:
            self.box += self.free


def _unnamed_breed(named: Iterable[str]) -> str:
    used = {tile.split("-")[0] for tile in named}
    return next(breed for breed in reversed(BREEDS) if breed not in used)


def _turn(rounds_left: int | None, dice: Sequence[int] | None, used: str) -> Document:
    return {
        "taken": dice is not None and rounds_left != 0,
        "dice": sorted(dice or ()),
        "used": used.split(),
        "recalling": False,
    }
