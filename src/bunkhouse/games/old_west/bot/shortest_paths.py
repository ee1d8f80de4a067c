"""Shortest paths on the map: the tracks that connect cities with a network that grows on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.bits import bit, has_bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.state import NO_OWNER, Table

FAR: Final = 1e6
"""The distance of a city that cannot be reached."""


def _routes_at(city: int) -> list[int]:
    """The first track of every route from a city."""
    ends = [(int(c.TRACK_A[track]), int(c.TRACK_B[track])) for track in range(c.TRACKS)]
    return [track for track in range(c.TRACKS) if int(c.ROUTE_START[track]) == track and city in ends[track]]


_AT_CITY: Final = [_routes_at(city) for city in range(c.CITIES)]
_ROUTES_AT: Final = vec[i16]([i16(track) for tracks in _AT_CITY for track in tracks])
_AT_CITY_FROM: Final = vec[i16](
    [i16(sum(len(tracks) for tracks in _AT_CITY[:city])) for city in range(c.CITIES + 1)]
)
"""Where the routes of each city begin in that list."""


class ShortestPaths:
    """The tracks that a seat should claim, in order."""

    best: vec[i16]
    """For the first track of every route the track that the seat would claim, or -1."""
    price: vec[float]
    """What it costs, by the first track of the route."""
    tracks: vec[i16]
    """The tracks to claim, those that lead to the first ticket first."""
    count: i64
    length: i64
    """The trains that they take."""
    reach: i64
    """The cities of the network after all of them, a bit each."""
    _distance: vec[float]
    """The price of the path to each city."""
    _before: vec[i16]
    """The last track of that path."""

    def __init__(self, price: vec[float]) -> None:
        self.best = vec[i16]([i16(-1)] * c.TRACKS)
        self.price = price
        self.tracks = vec[i16]([i16(-1)] * c.TRACKS)
        self.count = 0
        self.length = 0
        self.reach = 0
        self._distance = vec[float]([FAR] * c.CITIES)
        self._before = vec[i16]([i16(-1)] * c.CITIES)

    def way(self, ticket: i64) -> float:
        """The price of the paths to both ends of a ticket."""
        return self._distance[i64(c.TICKET_A[ticket])] + self._distance[i64(c.TICKET_B[ticket])]

    def nearest(self, tickets: i64, point: float) -> i64:
        """The ticket with the least price, of which its points are taken off, each worth so much."""
        found: i64 = -1
        least = 4.0 * FAR
        ticket: i64 = 0
        while tickets:
            if tickets & 1:
                price = self.way(ticket) - point * float(i64(c.TICKET_POINTS[ticket]))
                if price < least:
                    least = price
                    found = ticket
            tickets >>= 1
            ticket += 1
        return found

    def connect(self, ticket: i64) -> None:
        """Add the paths to both ends of a ticket, as if they were built."""
        self._build(i64(c.TICKET_A[ticket]))
        self._build(i64(c.TICKET_B[ticket]))

    def _build(self, city: i64) -> None:
        first: i64 = self.count
        while not has_bit(self.reach, city):
            track: i64 = i64(self._before[city])
            self.tracks[self.count] = i16(track)
            self.count += 1
            self.length += i64(c.LENGTH[track])
            self.reach |= bit(city)
            city = i64(c.TRACK_A[track]) + i64(c.TRACK_B[track]) - city
        _reverse(self.tracks, first, self.count)

    def spread(self, afresh: bool) -> None:
        """Find the shortest paths from the network to all cities; ``afresh``: those known do not count."""
        distance, before, best, price = self._distance, self._before, self.best, self.price
        city: i64
        at: i64
        waiting: i64 = 0
        for city in range(c.CITIES):
            if has_bit(self.reach, city):
                distance[city] = 0.0
                waiting |= bit(city)
            elif afresh:
                distance[city] = FAR
            elif distance[city] < FAR:
                waiting |= bit(city)
        while waiting:
            city = self._closest(waiting)
            waiting &= ~bit(city)
            here = distance[city]
            for at in range(i64(_AT_CITY_FROM[city]), i64(_AT_CITY_FROM[city + 1])):
                first: i64 = i64(_ROUTES_AT[at])
                track: i64 = i64(best[first])
                if track < 0:
                    continue
                other: i64 = i64(c.TRACK_A[track]) + i64(c.TRACK_B[track]) - city
                way = here + price[first]
                if way < distance[other]:
                    distance[other] = way
                    before[other] = i16(track)
                    waiting |= bit(other)

    def _closest(self, waiting: i64) -> i64:
        distance = self._distance
        found: i64 = -1
        least = 2.0 * FAR
        city: i64 = 0
        while waiting:
            if waiting & 1 and distance[city] < least:
                least = distance[city]
                if least == 0.0:
                    return city
                found = city
            waiting >>= 1
            city += 1
        return found


def _reverse(tracks: vec[i16], first: i64, end: i64) -> None:
    """A path is found from its far end; it is built from the near one."""
    end -= 1
    while first < end:
        track: i16 = tracks[first]
        tracks[first] = tracks[end]
        tracks[end] = track
        first += 1
        end -= 1


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


def fewest_trains(table: Table) -> i64:
    """The trains of the seat that has fewest: they tell how long the game still lasts."""
    seat: i64
    fewest: i64 = c.TRAINS
    for seat in range(i64(table.setting.players)):
        fewest = min(fewest, table.trains(seat))
    return fewest
