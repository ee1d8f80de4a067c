"""The way to complete tickets: which tracks a seat should still claim, found by shortest paths.

A plan grows like the network itself: the ticket that is cheapest to complete comes first, its path is added
as if it were built, and the next ticket may use it. Paths avoid tracks that are closed to the seat.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from bunkhouse.engine.bits import bit, has_bit
from bunkhouse.games.old_west.components import (
    CITIES,
    GREY,
    LENGTH,
    ROUTE_END,
    ROUTE_START,
    TICKET_A,
    TICKET_B,
    TICKET_ENDS,
    TICKETS,
    TRACK_A,
    TRACK_B,
    TRACK_COLOUR,
    TRACKS,
)
from bunkhouse.games.old_west.rules.claim import route_closed
from bunkhouse.games.old_west.state import NO_OWNER, Table

_FAR: Final[i64] = 1000
_PER_TRACK: Final[i64] = 2
"""Claiming takes a turn, in which two cards could have been drawn."""


def _routes_at(city: int) -> list[int]:
    """The first track of every route from a city."""
    ends = [(int(TRACK_A[track]), int(TRACK_B[track])) for track in range(TRACKS)]
    return [track for track in range(TRACKS) if int(ROUTE_START[track]) == track and city in ends[track]]


_AT_CITY: Final = [_routes_at(city) for city in range(CITIES)]
ROUTES_AT: Final = vec[i16]([i16(track) for tracks in _AT_CITY for track in tracks])
AT_CITY_FROM: Final = vec[i16](
    [i16(sum(len(tracks) for tracks in _AT_CITY[:city])) for city in range(CITIES + 1)]
)
"""Where the routes of each city begin in that list."""


class TicketRoutes:
    """What is still to be built, in order, and for every ticket how much must be built until it is done."""

    tracks: vec[i16]
    """The tracks to claim, the first one first."""
    count: i64
    work: i64
    """The length of all of them, with something for the turn each of them takes."""
    length: i64
    upto: vec[i16]
    """For each ticket of the seat the work until it is completed, or -1 when there is no way."""

    def __init__(self) -> None:
        self.tracks = vec[i16]([])
        self.count = 0
        self.work = 0
        self.length = 0
        self.upto = vec[i16]([i16(-1)] * TICKETS)


def own_share(seat: i64, one: i64, two: i64, value: i64) -> i64:
    """What a seat scores for claiming a track between two cities, by who controls them."""
    if one == NO_OWNER and two == NO_OWNER:
        return value
    gain: i64 = 0
    if one == seat:
        gain += value
    if two == seat:
        gain += value
    return gain


def plan_ticket_routes(table: Table, seat: i64) -> TicketRoutes:
    plan = TicketRoutes()
    left: i64 = table.held(seat)
    built: i64 = table.network(seat)
    trains: i64 = table.trains(seat)
    best: vec[i16] = _usable(table, seat)
    distance: vec[i16] = vec[i16]([i16(_FAR)] * CITIES)
    before: vec[i16] = vec[i16]([i16(-1)] * CITIES)
    if built == 0:
        built = _root(left)
    _begin(distance, built)
    _spread(distance, before, best)
    while left:
        ticket: i64 = _nearest(left, distance)
        left &= ~bit(ticket)
        if TICKET_ENDS[ticket] & ~built:
            if i64(distance[i64(TICKET_A[ticket])]) + i64(distance[i64(TICKET_B[ticket])]) >= _FAR:
                continue
            built = _build(plan, i64(TICKET_A[ticket]), built, distance, before)
            built = _build(plan, i64(TICKET_B[ticket]), built, distance, before)
            if plan.length > trains:
                return plan
            _spread(distance, before, best)
        plan.upto[ticket] = i16(plan.work)
    return plan


def _root(tickets: i64) -> i64:
    """Where a network begins that has no start city yet: at an end of the first ticket."""
    ticket: i64
    for ticket in range(TICKETS):
        if has_bit(tickets, ticket):
            return bit(i64(TICKET_A[ticket]))
    return 0


def _usable(table: Table, seat: i64) -> vec[i16]:
    """For the first track of every route the track that the seat would claim, by its cards, or -1."""
    found: vec[i16] = vec[i16]([i16(-1)] * TRACKS)
    first: i64
    track: i64
    for first in range(TRACKS):
        if i64(ROUTE_START[first]) != first or route_closed(table, seat, first):
            continue
        most: i64 = -1
        for track in range(first, i64(ROUTE_END[first])):
            colour: i64 = i64(TRACK_COLOUR[track])
            have: i64 = i64(LENGTH[track]) if colour == GREY else table.hand(seat, colour)
            if table.owner(track) == NO_OWNER and have > most:
                most = have
                found[first] = i16(track)
    return found


def _begin(distance: vec[i16], cities: i64) -> None:
    city: i64
    for city in range(CITIES):
        if has_bit(cities, city):
            distance[city] = i16(0)


def _spread(distance: vec[i16], before: vec[i16], best: vec[i16]) -> None:
    """Shortest distances from all cities at distance 0; ``before`` is the track that leads to each city."""
    done: i64 = 0
    while True:
        city: i64 = _closest(distance, done)
        if city < 0:
            return
        done |= bit(city)
        at: i64
        for at in range(i64(AT_CITY_FROM[city]), i64(AT_CITY_FROM[city + 1])):
            track: i64 = i64(best[i64(ROUTES_AT[at])])
            if track < 0:
                continue
            other: i64 = i64(TRACK_A[track]) + i64(TRACK_B[track]) - city
            way: i64 = i64(distance[city]) + i64(LENGTH[track]) + _PER_TRACK
            if way < i64(distance[other]):
                distance[other] = i16(way)
                before[other] = i16(track)


def _closest(distance: vec[i16], done: i64) -> i64:
    found: i64 = -1
    least: i64 = _FAR
    city: i64
    for city in range(CITIES):
        if i64(distance[city]) < least and not has_bit(done, city):
            least = i64(distance[city])
            found = city
    return found


def _nearest(tickets: i64, distance: vec[i16]) -> i64:
    """The ticket that takes the least work."""
    found: i64 = -1
    least: i64 = 2 * _FAR + 1
    ticket: i64
    for ticket in range(TICKETS):
        if not has_bit(tickets, ticket):
            continue
        way: i64 = i64(distance[i64(TICKET_A[ticket])]) + i64(distance[i64(TICKET_B[ticket])])
        if way < least:
            least = way
            found = ticket
    return found


def _build(plan: TicketRoutes, city: i64, built: i64, distance: vec[i16], before: vec[i16]) -> i64:
    """Add the path from the network to a city, and count its cities as built."""
    first: i64 = plan.count
    while not has_bit(built, city):
        track: i64 = i64(before[city])
        plan.tracks = append(plan.tracks, i16(track))
        plan.count += 1
        plan.length += i64(LENGTH[track])
        plan.work += i64(LENGTH[track]) + _PER_TRACK
        built |= bit(city)
        distance[city] = i16(0)
        city = i64(TRACK_A[track]) + i64(TRACK_B[track]) - city
    reverse(plan.tracks, first, plan.count)
    return built


def reverse(tracks: vec[i16], first: i64, end: i64) -> None:
    """A path is found from its far end; it is built from the near one."""
    end -= 1
    while first < end:
        track: i16 = tracks[first]
        tracks[first] = tracks[end]
        tracks[end] = track
        first += 1
        end -= 1
