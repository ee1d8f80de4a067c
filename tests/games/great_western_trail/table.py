"""Positions of Great Western Trail in a few words.

A test names only what matters to it; the rest is filled in so that the position is a possible one: tiles that
are not mentioned lie in the Kansas City supply, cards in their stacks and draw piles, and the discs on cities
and stations come from white-cornered spaces that nobody looks at.

    on("A", money=20, hand="jersey guernsey", jobs={1: "cowboy"})         seat 0 is in phase B on building A
    table([{"step": "phase-a"}], players=2, seats={0: {"rancher": "A"}})  any other decision
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bunkhouse.engine.state import Document, State
from bunkhouse.games.great_western_trail import GAME
from bunkhouse.games.great_western_trail.components import (
    CARD_COUNT,
    CARD_NAMES,
    CATTLE,
    DECK_CARDS,
    DISC_NAMES,
    MASTER_NAMES,
    NEUTRAL_NAMES,
    OWN_CATTLE,
    SUPPLY_COUNT,
    TILE_NAMES,
)

NUMBERS = 10
ROWS = 12
COLUMNS = 4
POOL = ["aux_san_francisco", "draw_b_b_h", "engine2_3_4_5", "move_3_4_5"]
_SPARE_DISCS = [name for name in reversed(DISC_NAMES) if name.startswith("aux_")]
_SEAT_WORDS = ("hand", "draw", "discard", "area")


def table(owed: Sequence[Mapping[str, Any]], **given: Any) -> State:
    """The position in which these steps are owed, the next one last."""
    return GAME.load(document(owed, **given))


def on(node: str, used: Sequence[str] = (), *, seat: int = 0, **given: Any) -> State:
    """Phase B of a seat on a node. What belongs to the seat is given directly, the rest as for ``table``."""
    own, others = _split(given)
    seats = {**others.pop("seats", {})}
    seats[seat] = {**seats.get(seat, {}), **own, "rancher": node}
    owed = [{"step": "phase-b", "node": node, "used": list(used)}]
    return table(owed, seat=seat, seats=seats, **others)


def moving(rancher: str | None, *, seat: int = 0, **given: Any) -> State:
    """Phase A of a seat."""
    own, others = _split(given)
    seats = {**others.pop("seats", {})}
    seats[seat] = {**seats.get(seat, {}), **own, "rancher": rancher}
    return table([{"step": "phase-a"}], seat=seat, seats=seats, **others)


def in_city(*steps: Mapping[str, Any], seat: int = 0, **given: Any) -> State:
    """A stage of Kansas City."""
    own, others = _split(given)
    seats = {**others.pop("seats", {})}
    seats[seat] = {**seats.get(seat, {}), **own, "rancher": "kansas_city"}
    return table([{"step": "leave-city"}, *steps], seat=seat, seats=seats, **others)


def before_city(*, seat: int = 0, **given: Any) -> State:
    """Phase A of a seat whose rancher stands on gk1, one step before Kansas City."""
    trail = {**given.pop("trail", {}), "gk1": "1a 0" if seat == 0 else f"1a {seat}"}
    return moving("gk1", seat=seat, trail=trail, **given)


_OWN = ["money", "certificates", "engine", "workers", "cleared", "stations", "masters", "cities", "replaced"]
_OWN += ["tiles", "hand", "draw", "discard", "area"]


def _split(given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    own = {name: value for name, value in given.items() if name in _OWN}
    return own, {name: value for name, value in given.items() if name not in _OWN}


def document(
    owed: Sequence[Mapping[str, Any]],
    *,
    players: int = 4,
    seat: int = 0,
    faces: str = "a",
    trail: Mapping[str, str] | None = None,
    jobs: Mapping[int, str] | None = None,
    token: int | None = 2,
    token_owner: int | None = None,
    foresight: Sequence[Sequence[str | None]] = (("teepee-green",) * 2, ("cowboy",) * 2, ("cowboy",) * 2),
    removed: str = "",
    given_workers: Mapping[int, str] | None = None,
    masters: Sequence[str | None] | None = None,
    market: str = "",
    pool: str | None = None,
    stacks: bool = True,
    copied: Sequence[int] = (),
    seats: Mapping[int, Mapping[str, Any]] | None = None,
) -> Document:
    """A position document. ``faces`` is "a", "b" or ten letters; ``stacks`` False empties the card stacks."""
    sides = faces * NUMBERS if len(faces) == 1 else faces
    boards = [_board(number, (seats or {}).get(number, {}), trail or {}) for number in range(players)]
    rows = [_row(row, (jobs or {}).get(row, "")) for row in range(1, ROWS + 1)]
    station_masters = _masters(boards, masters, given_workers or {})
    cards = _Cards(boards, market, pool, stacks)
    return {
        "game": "great-western-trail",
        "rules": 1,
        "players": players,
        "options": {"neutral_buildings": "letters", "private_buildings": "random", "starting_player": "1"},
        "generator": [11, 22, 33, 44],
        "starter": 0,
        "faces": [f"{number + 1}{side}" for number, side in enumerate(sides)],
        "trail": _trail(trail or {}),
        "job_market": rows,
        "token": token,
        "token_owner": token_owner,
        "foresight": [list(pair) for pair in foresight],
        "removed": dict(Counter(removed.split())),
        "station_masters": station_masters,
        "supply": _supply(boards, rows, foresight, trail or {}, station_masters, removed),
        "market": cards.market,
        "cattle_stack": cards.cattle_stack,
        "pool": cards.pool,
        "objective_stack": cards.objective_stack,
        "box": cards.box,
        "decision": {"seat": seat, "copied": list(copied), "owed": [dict(step) for step in owed]},
        "seats": boards,
    }


def _trail(given: Mapping[str, str]) -> Document:
    """Private buildings are written "2a 0": face and seat."""
    fields: Document = {letter: letter for letter in NEUTRAL_NAMES}
    for node, words in given.items():
        name, *owner = words.split()
        fields[node] = {"building": name, "seat": int(owner[0])} if owner else name
    return fields


def _board(seat: int, given: Mapping[str, Any], trail: Mapping[str, str]) -> Document:
    workers = {"cowboy": 1, "craftsman": 1, "engineer": 1, **given.get("workers", {})}
    cities = dict(given.get("cities", {}))
    stations = list(given.get("stations", []))
    cleared = list(given.get("cleared", []))
    spare = [disc for disc in _SPARE_DISCS if disc not in cleared]
    while len(cleared) < len(stations) + sum(cities.values()):
        cleared.append(spare.pop(0))
    rest = len(cleared) - len(stations) - sum(cities.values())
    if rest:
        cities["kansas_city"] = cities.get("kansas_city", 0) + rest
    words = {name: dict(Counter(str(given.get(name, "")).split())) for name in _SEAT_WORDS}
    words["area"] = (
        {**words["area"], CARD_NAMES[DECK_CARDS + seat]: 1} if "area" not in given else words["area"]
    )
    return {
        "money": given.get("money", 0),
        "certificates": given.get("certificates", 0),
        "engine": given.get("engine", "0"),
        "rancher": given.get("rancher", "A"),
        "workers": workers,
        "cleared": [disc for disc in DISC_NAMES if disc in cleared],
        "stations": stations,
        "masters": list(given.get("masters", [])),
        "cities": cities,
        "replaced": list(given.get("replaced", [])),
        "tiles": dict(given.get("tiles", {})),
        "discard": words["discard"],
        "area": words["area"],
        "draw": words["draw"] if "draw" in given else None,
        "hand": words["hand"],
    }


def _row(row: int, workers: str) -> list[str | None]:
    """Workers from the right, so that every player count can use the row; "-" is a gap."""
    named = [None if word == "-" else word for word in workers.split()]
    return [None] * (COLUMNS - len(named)) + named


def _masters(
    boards: list[Document], given: Sequence[str | None] | None, workers: Mapping[int, str]
) -> list[Document]:
    owned = [master for board in boards for master in board["masters"]]
    left = [master for master in MASTER_NAMES if master not in owned]
    places: list[str | None] = list(given) if given is not None else [*left, *[None] * len(owned)]
    return [
        {"tile": tile, "worker": None if tile else workers.get(station + 1, "cowboy")}
        for station, tile in enumerate(places)
    ]


def _supply(
    boards: list[Document],
    rows: list[list[str | None]],
    foresight: Sequence[Sequence[str | None]],
    trail: Mapping[str, str],
    masters: list[Document],
    removed: str,
) -> list[Document]:
    """What is left of the 94 tiles once everything else has taken its share."""
    used = Counter[str](removed.split())
    used.update(word for word in trail.values() if word in TILE_NAMES)
    used.update(worker for row in rows for worker in row if worker)
    used.update(master["worker"] for master in masters if master["worker"])
    for board in boards:
        used.update(board["tiles"])
        used.update({name: count - 1 for name, count in board["workers"].items()})
    supply: list[Document] = []
    for back, counts in enumerate(SUPPLY_COUNT):
        stack = dict(zip(TILE_NAMES, counts, strict=True))
        for tile in foresight[back]:
            if tile is not None:
                stack[tile] -= 1
        for name in TILE_NAMES:
            taken = min(stack[name], used[name])
            stack[name] -= taken
            used[name] -= taken
        supply.append({name: count for name, count in stack.items() if count})
    assert not any(used.values()), f"there are not enough tiles: {+used}"
    return supply


class _Cards:
    """Where the cards lie that no test has mentioned."""

    def __init__(self, boards: list[Document], market: str, pool: str | None, stacks: bool) -> None:
        total = dict(zip(CARD_NAMES, (int(count) for count in CARD_COUNT), strict=True))
        named = Counter[str]()
        for board in boards:
            for word in _SEAT_WORDS:
                named.update(board[word] or {})
        self.market = dict(Counter(market.split()))
        free = [card for card in [*POOL, *CARD_NAMES[CATTLE:DECK_CARDS]] if named[card] < total[card]]
        wanted = list(dict.fromkeys(free))[:4] if pool is None else pool.split()
        self.pool = dict(Counter(wanted))
        named.update(self.market)
        named.update(self.pool)
        self.box: Document = {}
        own = CARD_NAMES[:OWN_CATTLE]
        for board in boards:
            mine = {
                card: total[card] - sum((board[word] or {}).get(card, 0) for word in _SEAT_WORDS)
                for card in own
            }
            if board["draw"] is None:
                board["draw"] = {card: count for card, count in mine.items() if count}
            else:
                for card, count in mine.items():
                    self.box[card] = self.box.get(card, 0) + count
        rest = {card: total[card] - named[card] for card in CARD_NAMES[OWN_CATTLE:]}
        assert all(count >= 0 for count in rest.values()), f"there are not enough cards: {rest}"
        self.cattle_stack = {
            card: rest[card] for card in CARD_NAMES[OWN_CATTLE:CATTLE] if rest[card] and stacks
        }
        self.objective_stack = {
            card: rest[card] for card in CARD_NAMES[CATTLE:DECK_CARDS] if rest[card] and stacks
        }
        boxed = CARD_NAMES[DECK_CARDS:] if stacks else CARD_NAMES[OWN_CATTLE:]
        self.box.update({card: rest[card] for card in boxed if rest[card]})
        self.box = {card: count for card, count in self.box.items() if count}
