"""Positions of Old West in a few words.

A test names only what matters to it; the rest is filled in so that the position is a possible one: cards that
are not mentioned lie at the bottom of the deck, tickets in the ticket deck, trains that are not on the board
are in the supplies, and everybody has a start city and three tickets.

    table(seat=1, starts={0: "denver"}, tracks={0: "denver-pueblo-1"}, hands={1: "red*3 locomotive"})
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from typing import Any

from bunkhouse.engine.state import Document, State
from bunkhouse.games.old_west import GAME

DATA: dict[str, Any] = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
TRACKS: dict[str, dict[str, Any]] = {track["id"]: track for track in DATA["routes"]}
TICKETS = [ticket["id"] for ticket in DATA["tickets"]]
CITIES = [city["id"] for city in DATA["cities"]]
COLOURS = ["purple", "white", "blue", "yellow", "orange", "black", "red", "green"]
CARDS = {**dict.fromkeys(COLOURS, 12), "locomotive": 14}
STARTS = ["salt-lake-city", "wolf-point", "san-diego", "eugene", "las-cruces", "missoula"]
DISPLAY = "red blue white green black"

Words = Mapping[int, str]
"""Something for some of the seats, written as words."""


def table(**given: Any) -> State:
    """The position that ``document`` describes."""
    return GAME.load(document(**given))


def cards(words: str) -> Counter[str]:
    """Cards written "red*3 locomotive"."""
    counts: Counter[str] = Counter()
    for word in words.split():
        name, _, count = word.partition("*")
        counts[name] += int(count or 1)
    return counts


def document(
    *,
    players: int = 3,
    seat: int = 0,
    starter: int = 0,
    step: str | None = "turn",
    detail: Mapping[str, Any] | None = None,
    alvin: str | None = None,
    starts: Words | None = None,
    pieces: Words | None = None,
    tracks: Words | None = None,
    trains: Mapping[int, int] | None = None,
    hands: Words | None = None,
    display: str = DISPLAY,
    deck: str = "",
    discards: str = "",
    rest: int | str = "deck",
    tickets: Words | None = None,
    drawn: Words | None = None,
    ticket_deck: str = "",
    spare_tickets: int | None = None,
    points: Mapping[int, int] | None = None,
    captures: Mapping[int, int] | None = None,
    turns_left: int | None = None,
    passes: int = 0,
    luck: int = 1,
) -> Document:
    """A position document; ``rest`` says where cards go that are not mentioned: deck, discards or a seat.

    ``trains`` gives a seat so many tracks that just that many trains are left; ``alvin`` is where he stands;
    ``luck`` stands for the generator.
    """
    before = step in ("choose-tickets", "choose-start")
    seats = [
        _seat(at, "" if before else (starts or {}).get(at, STARTS[at]), pieces or {}, tracks or {})
        for at in range(players)
    ]
    if before:
        for at, city in (starts or {}).items():
            seats[at].update(start=city, cities=[city])
    _run_out(seats, trains or {})
    for at, item in enumerate(seats):
        item["trains"] = 40 - sum(TRACKS[track]["length"] for track in item["tracks"])
        item["points"] = (points or {}).get(at, 0)
        item["captures"] = (captures or {}).get(at, 0)
        item["hand"] = dict(cards((hands or {}).get(at, "")))
    shown = [None if card == "-" else card for card in display.split()]
    top, thrown = deck.split(), cards(discards)
    _place_rest(seats, rest, top, thrown, shown)
    return {
        "game": "old-west",
        "rules": 1,
        "players": players,
        "options": {"alvin": "off" if alvin is None else "on"},
        "generator": [luck * 0x9E3779B1 % 2**32, 22, 33, 44],
        "starter": starter,
        "turns_left": turns_left,
        "passes": passes,
        "decision": None if step is None else {"step": step, "seat": seat, **(detail or {})},
        "alvin": alvin,
        "display": shown,
        "discards": dict(thrown),
        "deck": top,
        "ticket_deck": _deal_tickets(seats, step, tickets or {}, drawn or {}, ticket_deck, spare_tickets),
        "seats": seats,
    }


def _seat(at: int, start: str, pieces: Words, tracks: Words) -> Document:
    cities = [*([start] if start else []), *pieces.get(at, "").split()]
    return {"start": start or None, "cities": sorted(cities), "tracks": sorted(tracks.get(at, "").split())}


def _run_out(seats: list[Document], trains: Mapping[int, int]) -> None:
    """Claim tracks, long ones first, until only so many trains are left."""
    taken = {track.rsplit("-", 1)[0] for seat in seats for track in seat["tracks"]}
    for at, left in trains.items():
        seat = seats[at]
        need = 40 - left - sum(TRACKS[track]["length"] for track in seat["tracks"])
        ends = {seat["start"], *(TRACKS[track][end] for track in seat["tracks"] for end in "ab")}
        while need:
            reachable = [
                name
                for name, track in TRACKS.items()
                if name.endswith("-1")
                and name.rsplit("-", 1)[0] not in taken
                and "roswell" not in name
                and {track["a"], track["b"]} & ends
                and track["length"] <= min(need, 5)
            ]
            chosen = max(reachable, key=lambda name: int(TRACKS[name]["length"]))
            need -= TRACKS[chosen]["length"]
            taken.add(chosen.rsplit("-", 1)[0])
            ends |= {TRACKS[chosen]["a"], TRACKS[chosen]["b"]}
            seat["tracks"] = sorted([*seat["tracks"], chosen])


def _place_rest(
    seats: list[Document],
    rest: int | str,
    deck: list[str],
    discards: Counter[str],
    display: list[str | None],
) -> None:
    left = Counter(CARDS)
    left.subtract(Counter(deck) + discards + Counter(card for card in display if card))
    for seat in seats:
        left.subtract(seat["hand"])
    assert min(left.values()) >= 0, f"more cards than there are: {left}"
    if rest == "deck":
        # Mixed, so that no run of the deck is all of one kind.
        pile = [name for n in range(14) for name in CARDS if n < left[name]]
        deck += pile
    elif rest == "discards":
        discards += left
    else:
        seats[int(rest)]["hand"] = dict(Counter(seats[int(rest)]["hand"]) + left)


def _deal_tickets(
    seats: list[Document],
    step: str | None,
    tickets: Words,
    drawn: Words,
    deck: str,
    spare: int | None,
) -> list[str]:
    """The ticket deck: the named tickets on top, then all that nobody has."""
    top = deck.split()
    named = [*top, *" ".join([*tickets.values(), *drawn.values()]).split()]
    left = [ticket for ticket in reversed(TICKETS) if ticket not in named]
    for at, seat in enumerate(seats):
        choosing = step == "choose-tickets"
        seat["tickets"] = tickets.get(at, "").split()
        seat["drawn"] = drawn.get(at, "").split()
        if at not in tickets and not choosing:
            seat["tickets"] = [left.pop(0) for _ in range(3)]
        if choosing and at not in drawn:
            seat["drawn"] = [left.pop(0) for _ in range(5 - len(seat["tickets"]))]
    if spare is not None:
        seats[spare]["tickets"] += left
        left = []
    for seat in seats:
        seat["tickets"].sort()
    return [*top, *left]
