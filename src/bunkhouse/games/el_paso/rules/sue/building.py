"""How Sue builds and upgrades (EP-130)."""

from mypy_extensions import i64

from bunkhouse.games.el_paso.components import BUILDER, BUILDERS, MOST_BUILDINGS, SUE_FALLBACK, TYPES
from bunkhouse.games.el_paso.rules.sue.crew import strength
from bunkhouse.games.el_paso.rules.sue.gains import gain_cow, nothing
from bunkhouse.games.el_paso.rules.tiles import put_building
from bunkhouse.games.el_paso.state import Table, owner_of, type_of
from bunkhouse.games.el_paso.trail import CLOCK, COMMON_SPACE, INNER, LAP, SITES, SPACE_COST, SPACES


def build(table: Table, seat: i64) -> None:
    """EP-130: build, upgrade, or gain a cow, whichever is first possible."""
    builders: i64 = strength(table, seat, BUILDER)
    if table.buildings(seat) < MOST_BUILDINGS:
        _build_new(table, seat, builders)
    elif _fully_upgraded(table, seat):
        gain_cow(table, seat, SUE_FALLBACK)
    else:
        _upgrade(table, seat, builders)


def _build_new(table: Table, seat: i64, builders: i64) -> None:
    """EP-130 (a), R-31: the biggest tile on the dearest space, the nearest of equals."""
    best: i64 = -1
    kind: i64
    for kind in range(TYPES):
        needed: i64 = i64(BUILDERS[kind])
        if table.tiles_left(kind) > 0 and needed <= builders and (best < 0 or needed > i64(BUILDERS[best])):
            best = kind
    site: i64 = -1
    at: i64
    for at in range(SITES):
        space: i64 = i64(COMMON_SPACE[at])
        if table.tile(space) < 0 and (site < 0 or _dearer(table, seat, space, site)):
            site = space
    if best < 0 or site < 0:
        nothing(table, seat)
    else:
        put_building(table, seat, best, site, 0)


def _dearer(table: Table, seat: i64, space: i64, other: i64) -> bool:
    more: i64 = i64(SPACE_COST[space]) - i64(SPACE_COST[other])
    return more > 0 or (more == 0 and _nearer(table, seat, space, other))


def _nearer(table: Table, seat: i64, space: i64, other: i64) -> bool:
    """R-31: the nearest clockwise ahead of her rancher, inner spaces first."""
    here: i64 = ahead(table.rancher(seat), space)
    there: i64 = ahead(table.rancher(seat), other)
    return here < there or (here == there and i64(INNER[space]) > i64(INNER[other]))


def ahead(rancher: i64, space: i64) -> i64:
    """R-31: how far a space lies ahead on the clock; a full lap for the one she stands beside."""
    distance: i64 = (i64(CLOCK[space]) - i64(CLOCK[rancher]) + LAP) % LAP
    return LAP if distance == 0 else distance


def _fully_upgraded(table: Table, seat: i64) -> bool:
    """EP-130 (c), R-31: no bigger tile is left in the market for either building."""
    space: i64
    kind: i64
    for space in range(SPACES):
        if owner_of(table.tile(space)) == seat:
            for kind in range(TYPES):
                if table.tiles_left(kind) > 0 and _difference(table, kind, space) > 0:
                    return False
    return True


def _difference(table: Table, kind: i64, space: i64) -> i64:
    return i64(BUILDERS[kind]) - i64(BUILDERS[type_of(table.tile(space))])


def _upgrade(table: Table, seat: i64, builders: i64) -> None:
    """EP-130 (b), R-31: the largest difference that her builders allow, the nearest building of equals."""
    best: i64 = 0
    chosen: i64 = -1
    site: i64 = -1
    space: i64
    kind: i64
    for space in range(SPACES):
        if owner_of(table.tile(space)) != seat:
            continue
        for kind in range(TYPES):
            more: i64 = _difference(table, kind, space)
            if table.tiles_left(kind) == 0 or more <= 0 or more > builders:
                continue
            if more > best or (more == best and _nearer(table, seat, space, site)):
                best = more
                chosen = kind
                site = space
    if chosen < 0:
        nothing(table, seat)
    else:
        put_building(table, seat, chosen, site, 0)
