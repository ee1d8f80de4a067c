"""What cities are worth to the rollout policy: for pieces, as a start, and for Alvin."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit, has_bit
from bunkhouse.games.old_west.bot.route_planning import RoutePlanner
from bunkhouse.games.old_west.bot.ticket_values import points_of
from bunkhouse.games.old_west.components import TRACK_ENDS, TRACK_VALUE, TRACKS, TRAINS
from bunkhouse.games.old_west.rules.claim import route_closed
from bunkhouse.games.old_west.state import NO_OWNER, Table


def city_worth(routes: RoutePlanner, table: Table, seat: i64, city: i64) -> float:
    """Others will build there, and own tracks between two own cities count twice (OW-55 to OW-57)."""
    weights = routes.weights
    mine: i64 = table.controlled(seat)
    here: i64 = bit(city)
    rivals: i64 = 0
    total = 0.0
    track: i64
    for track in range(TRACKS):
        if TRACK_ENDS[track] & here == 0 or table.owner(track) != NO_OWNER:
            continue
        worth: i64 = i64(TRACK_VALUE[track])
        rivals += worth
        if TRACK_ENDS[track] & mine and not route_closed(table, seat, track):
            share = weights.city_planned if routes.planned[track] else weights.city_double
            total += share * float(worth)
    busy = routes.left / float(TRAINS) * float(i64(table.setting.players) - 1)
    return total + weights.city_rivals * busy * float(rivals)


def start_worth(routes: RoutePlanner, table: Table, seat: i64, city: i64) -> float:
    """Near the tickets, and where many tracks meet; the board has been surveyed."""
    weights = routes.weights
    routes.lay_out(table, seat, table.held(seat), bit(city))
    worth = -weights.start_turn * routes.turns - 2.0 * float(points_of(routes.hopeless))
    track: i64
    for track in range(TRACKS):
        if has_bit(TRACK_ENDS[track], city):
            worth += weights.start_hub * float(i64(TRACK_VALUE[track]))
    return worth


def open_tracks(table: Table, city: i64) -> i64:
    """How many tracks can still be built to a city."""
    count: i64 = 0
    track: i64
    for track in range(TRACKS):
        if has_bit(TRACK_ENDS[track], city) and table.owner(track) == NO_OWNER:
            count += 1
    return count
