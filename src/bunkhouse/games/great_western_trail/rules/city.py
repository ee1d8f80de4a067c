"""Kansas City: foresight, income, delivery (GWT-65 to GWT-80, GWT-116 to GWT-118, GWT-132)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western import certificates, herd
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.great_western_trail.actions import DELIVER, FORESIGHT, SPEND
from bunkhouse.games.great_western_trail.components import (
    BACKS,
    CARD_VALUE,
    CATTLE,
    CITIES,
    CITY_NAMES,
    CITY_REPEATS,
    CITY_VALUE,
    COLUMNS,
    CROSS_COST,
    EMPTY,
    FIRST_COLUMN,
    FIRST_HAZARD,
    FORESIGHT_SPACES,
    HAZARD_TYPE,
    MARKET_SIZE,
    ROWS,
    TILE_NAMES,
    TRACK,
    TYPE_OF,
    WORKERS,
    YELLOW_ROWS,
)
from bunkhouse.games.great_western_trail.rails import CITY_CROSSES, CROSSES_BEHIND
from bunkhouse.games.great_western_trail.rules.railroad import free_spaces_between, put_engine
from bunkhouse.games.great_western_trail.state import NO_TILE, OPEN, STACK, Table
from bunkhouse.games.great_western_trail.steps import DELIVERY, DISC, TRANSPORT
from bunkhouse.games.great_western_trail.trail import (
    AREA_SPACES,
    HAZARD_NODE,
    START,
    TRADE_NODE,
    TRADE_SPACES,
)


def eligible(table: Table, space: i64) -> bool:
    """GWT-65, GWT-183, GWT-184: any tile; no workers once the token has left the job market."""
    tile: i64 = table.foresight(space)
    return tile != NO_TILE and (tile >= WORKERS or table.token < ROWS)


def foresee(table: Table) -> bool:
    """Stages 1 to 3; a single tile is put on the board at once, and without one the stage is skipped."""
    first: i64 = table.agenda.x() * FORESIGHT_SPACES
    only: i64 = -1
    found: i64 = 0
    space: i64
    for space in range(first, first + FORESIGHT_SPACES):
        if eligible(table, space):
            found += 1
            only = space
    if found > 1:
        return False
    if found == 1:
        choose_tile(table, table.agenda.seat(), only)
    else:
        table.agenda.pop()
    return True


def fill_foresight(table: Table, choices: Choices) -> None:
    first: i64 = table.agenda.x() * FORESIGHT_SPACES
    space: i64
    for space in range(first, first + FORESIGHT_SPACES):
        if eligible(table, space):
            choices.add(FORESIGHT + space)


def choose_tile(table: Table, seat: i64, space: i64) -> None:
    """GWT-65: the tile goes to the board at once."""
    tile: i64 = table.foresight(space)
    table.agenda.pop()
    table.put_foresight(space, NO_TILE)
    if tile < WORKERS:
        if table.journal is not None:
            table.tell_seat("foresees", seat, {"tile": TILE_NAMES[tile], "placed": 1})
        place_worker(table, seat, tile)
        return
    node: i64 = free_space(table, tile)
    if node >= 0:
        table.put_tile(node, tile)
    else:
        table.add_removed(tile, 1)
    if table.journal is not None:
        table.tell_seat("foresees", seat, {"tile": TILE_NAMES[tile], "placed": int(node >= 0)})


def free_space(table: Table, tile: i64) -> i64:
    """GWT-69 to GWT-71: the free space of lowest value or number for a teepee or hazard, or -1."""
    at: i64
    if tile < FIRST_HAZARD:
        for at in range(TRADE_SPACES):
            if table.tile(i64(TRADE_NODE[at])) == EMPTY:
                return i64(TRADE_NODE[at])
        return -1
    first: i64 = i64(HAZARD_TYPE[tile]) * AREA_SPACES
    for at in range(first, first + AREA_SPACES):
        if table.tile(i64(HAZARD_NODE[at])) == EMPTY:
            return i64(HAZARD_NODE[at])
    return -1


def place_worker(table: Table, seat: i64, worker: i64) -> None:
    """GWT-66, GWT-67: the next free space in the token's row; its own space comes last and moves it down."""
    row: i64 = table.token
    column: i64 = i64(FIRST_COLUMN[table.setting.players])
    while table.job(row, column) != NO_TILE:
        column += 1
    table.put_job(row, column, worker)
    if column < COLUMNS - 1:
        return
    table.token = row + 1
    if table.token == ROWS:
        _trigger_end(table, seat)
    elif (YELLOW_ROWS >> table.token) & 1:
        refill_market(table)


def _trigger_end(table: Table, seat: i64) -> None:
    """GWT-68, GWT-182: the red arrow; the token goes to the player who placed the last worker."""
    table.token_owner = seat
    if table.journal is not None:
        table.tell_seat("takes-token", seat)


def refill_market(table: Table) -> None:
    """GWT-68, GWT-78 to GWT-80: up to the size for the player count, as long as the stack lasts."""
    added: i64 = 0
    while table.market_size < i64(MARKET_SIZE[table.setting.players]) and table.cattle_left > 0:
        reveal_cattle(table)
        added += 1
    if table.journal is not None:
        table.tell("market-refilled", {"count": int(added)})


def reveal_cattle(table: Table) -> None:
    """The top card of the cattle stack joins the market."""
    card: i64 = herd.draw(table.cards, table.shared(STACK), table.cattle_left, table.rng)
    table.cattle_left -= 1
    table.add_shared(OPEN, card, 1)
    table.market_size += 1
    table.reveal()


def income(table: Table) -> bool:
    """GWT-72: the hand is shown; without temporary certificates there is nothing to decide."""
    seat: i64 = table.agenda.seat()
    if table.certificates(seat) > 0:
        return False
    earn_income(table, seat, 0)
    return True


def fill_spend(table: Table, choices: Choices) -> None:
    """GWT-74: any number of temporary certificates."""
    count: i64
    for count in range(table.certificates(table.seat) + 1):
        choices.add(SPEND + count)


def hand_value(table: Table, seat: i64) -> i64:
    """GWT-72, GWT-73: each type once, and the permanent certificates."""
    value: i64 = herd.different_values(table.cards, table.pile(seat, HAND), CATTLE, TYPE_OF, CARD_VALUE)
    return value + table.permanent(seat)


def earn_income(table: Table, seat: i64, spent: i64) -> None:
    """GWT-74, GWT-75, AR-2: dollars for the total value; the hand is discarded, the total remembered."""
    table.agenda.pop()
    total: i64 = hand_value(table, seat) + spent
    table.set_certificates(seat, certificates.spent(TRACK, table.certificates(seat), spent))
    table.earn(seat, total)
    table.discard_hand(seat)
    if table.journal is not None:
        table.tell_seat("income", seat, {"value": int(total), "spent": int(spent)})
    table.agenda.push(DELIVERY, seat, total, 0)


def accepts(table: Table, seat: i64, city: i64) -> bool:
    """GWT-116: no own disc there yet, except in Kansas City and San Francisco."""
    return i64(CITY_REPEATS[city]) != 0 or table.city_discs(seat, city) == 0


def fill_delivery(table: Table, choices: Choices) -> None:
    """GWT-116, GWT-174: cities whose value is not too high."""
    city: i64
    for city in range(CITIES):
        if i64(CITY_VALUE[city]) <= table.agenda.x() and accepts(table, table.seat, city):
            choices.add(DELIVER + city)


def transport_cost(table: Table, seat: i64, city: i64) -> i64:
    """GWT-132, GWT-133: the crosses between the engine and the city."""
    crosses: i64 = i64(CITY_CROSSES[city]) - i64(CROSSES_BEHIND[table.engine(seat)])
    return CROSS_COST * max(0, crosses)


def deliver(table: Table, city: i64) -> None:
    """GWT-118, AR-22: disc, bonus, and the transport last; an extraordinary delivery needs no transport."""
    seat: i64 = table.seat
    cost: i64 = 0 if table.agenda.y() == 1 else transport_cost(table, seat, city)
    table.agenda.pop()
    if table.journal is not None:
        table.tell_seat("delivers", seat, {"city": CITY_NAMES[city]})
    if cost > 0:
        table.agenda.push(TRANSPORT, seat, cost)
    table.agenda.push(DISC, seat, city, cost)


def move_back_and_deliver(table: Table, slot: i64) -> None:
    """GWT-174, AR-19: the engine goes back; the delivery comes first, then the station may be upgraded."""
    seat: i64 = table.seat
    value: i64 = free_spaces_between(table, seat, slot)
    table.agenda.pop()
    put_engine(table, seat, slot)
    table.agenda.push(DELIVERY, seat, value, 1)


def pay_transport(table: Table) -> None:
    seat: i64 = table.agenda.seat()
    dollars: i64 = table.agenda.x()
    table.agenda.pop()
    table.earn(seat, -dollars)
    if table.journal is not None:
        table.tell_seat("pays-transport", seat, {"dollars": int(dollars)})


def leave_city(table: Table) -> None:
    """GWT-38, GWT-77: the rancher goes to the start of the trail, empty foresight spaces are refilled."""
    table.set_rancher(table.agenda.seat(), START)
    table.agenda.pop()
    refill_foresight(table)


def refill_foresight(table: Table) -> None:
    """GWT-9, GWT-77, AR-12: from the stack of their number, as long as it lasts."""
    back: i64
    slot: i64
    for back in range(BACKS):
        for slot in range(FORESIGHT_SPACES):
            space: i64 = back * FORESIGHT_SPACES + slot
            if table.foresight(space) == NO_TILE and table.stack_size(back) > 0:
                table.put_foresight(space, table.draw_tile(back))
                table.reveal()
