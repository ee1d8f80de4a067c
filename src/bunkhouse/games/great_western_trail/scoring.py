"""The final scoring in eleven categories (GWT-186 to GWT-197)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.engine.authoring import ScoreLine, count_bits
from bunkhouse.families.great_western.ranches import AREA, DISCARD, DRAW, HAND
from bunkhouse.families.great_western.tasks import Allocation
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.state import Table

_OBJECTIVES_MASTER: Final[i64] = c.MASTER_PER.index("objective_in_area")


def scores(table: Table) -> list[int]:
    """GWT-197: the sum of all categories."""
    return [int(sum(categories(table, seat))) for seat in range(table.players)]


def breakdown(table: Table) -> list[ScoreLine]:
    by_seat = [categories(table, seat) for seat in range(table.players)]
    return [
        ScoreLine(name, [int(points[number]) for points in by_seat])
        for number, name in enumerate(c.CATEGORIES)
    ]


def categories(table: Table, seat: int) -> list[int]:
    """The points of one seat, category by category in the order of the rulebook."""
    objectives = allocation(table, seat)
    return [
        table.money(seat) // c.DOLLARS_PER_POINT,
        building_points(table, seat),
        city_points(table, seat),
        station_points(table, seat),
        hazard_points(table, seat),
        cattle_points(table, seat),
        objectives.best - objectives.set_points * (objectives.best_count // objectives.set_size),
        master_points(table, seat, objectives.best_count),
        worker_points(table, seat),
        step_points(table, seat),
        c.TOKEN_VP if table.token_owner == seat else 0,
    ]


def building_points(table: Table, seat: i64) -> i64:
    """GWT-187: buildings on the trail."""
    points: i64 = 0
    number: i64
    for number in range(c.NUMBERS):
        if table.site(seat, number) >= 0:
            points += i64(c.FACE_VP[table.face(number)])
    return points


def city_points(table: Table, seat: i64) -> i64:
    """GWT-130, GWT-131, GWT-188: discs and links, negative ones included."""
    points: i64 = 0
    at: i64
    for at in range(c.CITIES):
        points += i64(c.CITY_VP[at]) * table.city_discs(seat, at)
    for at in range(c.LINKS):
        if (
            table.city_discs(seat, i64(c.LINK_FROM[at])) > 0
            and table.city_discs(seat, i64(c.LINK_TO[at])) > 0
        ):
            points += i64(c.LINK_VP[at])
    return points


def station_points(table: Table, seat: i64) -> i64:
    """GWT-189: upgraded stations."""
    points: i64 = 0
    station: i64
    for station in range(c.STATIONS):
        if (table.stations(seat) >> station) & 1:
            points += i64(c.STATION_VP[station])
    return points


def hazard_points(table: Table, seat: i64) -> i64:
    """GWT-137, GWT-190: collected hazards."""
    points: i64 = 0
    tile: i64
    for tile in range(c.FIRST_HAZARD, c.TILES):
        points += i64(c.TILE_VP[tile]) * table.collected(seat, tile)
    return points


def in_deck(table: Table, seat: i64, card: i64) -> i64:
    """How many of a card a seat has in draw pile, hand and discard pile."""
    return table.held(seat, DRAW, card) + table.held(seat, HAND, card) + table.held(seat, DISCARD, card)


def cattle_points(table: Table, seat: i64) -> i64:
    """GWT-191: all own cattle."""
    points: i64 = 0
    card: i64
    for card in range(c.CATTLE):
        points += i64(c.CARD_VP[card]) * in_deck(table, seat, card)
    return points


def hazards(table: Table, seat: i64) -> i64:
    found: i64 = 0
    tile: i64
    for tile in range(c.FIRST_HAZARD, c.TILES):
        found += table.collected(seat, tile)
    return found


def items(table: Table, seat: i64) -> vec[i64]:
    """GWT-180: what a seat has for each kind of task."""
    found = {
        "building": int(table.buildings(seat)),
        "teepee_green": int(table.collected(seat, c.TEEPEE_GREEN)),
        "teepee_blue": int(table.collected(seat, c.TEEPEE_BLUE)),
        "hazard": int(hazards(table, seat)),
        "station": int(count_bits(table.stations(seat))),
        "san_francisco": int(table.city_discs(seat, c.SAN_FRANCISCO)),
    }
    cattle = [int(in_deck(table, seat, card)) for card in range(c.CATTLE)]
    return vec[i64]([i64(count) for count in task_items(found, cattle)])


def task_items(others: dict[str, int], cattle: list[int]) -> list[int]:
    """GWT-180: the items of every task: those that are no cattle are given, cattle by card is counted."""
    found = [others.get(name, 0) for name in c.TASK_NAMES]
    for card, count in enumerate(cattle):
        if c.CARD_TASK[card] >= 0:
            found[c.CARD_TASK[card]] += count
    return found


def allocation(table: Table, seat: int) -> Allocation:
    """GWT-181, GWT-192, AR-27: the best use of all objective cards of a seat."""
    owned = (table.station_masters(seat) >> _OBJECTIVES_MASTER) & 1
    set_points = i64(c.MASTER_VP[_OBJECTIVES_MASTER]) if owned else 0
    search = Allocation(c.TASKS, items(table, seat), set_points, i64(c.MASTER_EVERY[_OBJECTIVES_MASTER]))
    for card in range(c.CATTLE, c.CARDS):
        needs = c.CARD_TASKS[card * c.TASKS : (card + 1) * c.TASKS]
        wide = vec[i64]([i64(need) for need in needs])
        for _ in range(table.held(seat, AREA, card)):
            search.add(wide, i64(c.CARD_VP[card]), i64(c.CARD_PENALTY[card]), False)
        for _ in range(in_deck(table, seat, card)):
            search.add(wide, i64(c.CARD_VP[card]), i64(c.CARD_PENALTY[card]), True)
    search.solve()
    return search


def master_points(table: Table, seat: i64, objectives: i64) -> i64:
    """GWT-193: the lower halves of the station masters."""
    points: i64 = 0
    master: i64
    for master in range(c.MASTERS):
        if (table.station_masters(seat) >> master) & 1:
            counted: i64 = _counted(table, seat, c.MASTER_PER[master], objectives)
            points += i64(c.MASTER_VP[master]) * (counted // i64(c.MASTER_EVERY[master]))
    return points


def _counted(table: Table, seat: i64, per: str, objectives: i64) -> i64:
    if per == "worker":
        return sum(int(table.workers(seat, worker)) for worker in range(c.WORKERS))
    if per == "objective_in_area":
        return objectives
    if per == "hazard_tile":
        return hazards(table, seat)
    if per == "teepee_pair_blue_green":
        return min(table.collected(seat, c.TEEPEE_BLUE), table.collected(seat, c.TEEPEE_GREEN))
    return table.certificates(seat) + table.permanent(seat)


def worker_points(table: Table, seat: i64) -> i64:
    """GWT-194: workers on the last spaces of their rows."""
    points: i64 = 0
    worker: i64
    for worker in range(c.WORKERS):
        points += c.WORKER_VP * max(0, table.workers(seat, worker) - c.WORKER_VP_FROM + 1)
    return points


def step_points(table: Table, seat: i64) -> i64:
    """GWT-122, GWT-195: the cleared step space."""
    points: i64 = 0
    disc: i64
    for disc in range(c.DISCS):
        if (table.discs(seat) >> disc) & 1:
            points += i64(c.DISC_VP[disc])
    return points


assert c.WORKER_VP_FROM <= c.ROW_SPACES
