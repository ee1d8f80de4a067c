"""What Sue takes: cows, cards of the resource deck and tokens (EP-124 to EP-129, EP-133)."""

from mypy_extensions import i64

from bunkhouse.families.great_western import herd
from bunkhouse.families.great_western.ranches import AREA, DISCARD
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.icons import ICON_COWS, ICON_FIRST, ICON_KIND
from bunkhouse.games.el_paso.rules.sue.crew import specialisation_to_join
from bunkhouse.games.el_paso.rules.tokens import take
from bunkhouse.games.el_paso.state import BONUS, NO_TOKEN, OBJECTIVE, RESOURCES, STOCK, Table


def gain_cow(table: Table, seat: i64, cow: i64) -> None:
    """EP-124, EP-125, R-28: onto her cow pile; nothing if there is none left."""
    if table.stock(cow) == 0:
        nothing(table, seat)
        return
    table.add_shared(STOCK, cow, -1)
    _keep_cow(table, seat, cow)


def _keep_cow(table: Table, seat: i64, cow: i64) -> None:
    table.add_card(seat, DISCARD, cow, 1)
    if table.journal is not None:
        table.tell_seat("sue-gains-cow", seat, {"card": c.CARD_NAMES[cow]})


def nothing(table: Table, seat: i64) -> None:
    if table.journal is not None:
        table.tell_seat("sue-gets-nothing", seat)


def draw_resource(table: Table, seat: i64) -> None:
    """EP-126, EP-127: a cow for her pile or a worker for her row; the deck is not refilled."""
    start: i64 = table.shared(RESOURCES)
    size: i64 = herd.total(table.cards, start, c.CARDS)
    if size == 0:
        nothing(table, seat)
        return
    card: i64 = herd.draw(table.cards, start, size, table.rng)
    table.reveal()
    if card < c.COWS:
        _keep_cow(table, seat, card)
        return
    table.add_card(seat, AREA, card, 1)
    joined: i64 = card - c.COWS
    if card == c.VERSATILE:
        joined = specialisation_to_join(table, seat)
        if joined >= 0:
            table.assign(joined, 1)
    if table.journal is not None:
        name = "nobody" if joined < 0 else c.WORKER_NAMES[joined]
        table.tell_seat("sue-gains-worker", seat, {"worker": c.WORKER_NAMES[card - c.COWS], "joins": name})


def take_best(table: Table, seat: i64, objectives: bool, bonuses: bool) -> None:
    """EP-129, R-30: the face-up token with most points, the leftmost of equals, objectives first."""
    best: i64 = -1
    kind: i64 = OBJECTIVE
    chosen: i64 = 0
    place: i64
    for place in range(c.ROW):
        token: i64 = table.shown(OBJECTIVE, place)
        if objectives and token != NO_TOKEN and i64(c.OBJECTIVE_VP[token]) > best:
            best = i64(c.OBJECTIVE_VP[token])
            chosen = place
    for place in range(c.ROW):
        token = table.shown(BONUS, place)
        if bonuses and token != NO_TOKEN and i64(c.BONUS_VP[token]) > best:
            best = i64(c.BONUS_VP[token])
            kind = BONUS
            chosen = place
    if best < 0:
        nothing(table, seat)
    else:
        take(table, seat, kind, chosen)


def use_symbols(table: Table, seat: i64, source: i64, on_train: bool) -> None:
    """EP-128, EP-133: from left to right; of a train card tokens, Corriente and workers, of a post only
    objectives and workers."""
    icon: i64
    for icon in range(i64(ICON_FIRST[source]), i64(ICON_FIRST[source + 1])):
        symbol: i64 = i64(ICON_KIND[icon])
        if symbol == icons.HIRE:
            draw_resource(table, seat)
        elif symbol == icons.OBJECTIVE or (on_train and symbol in (icons.BONUS, icons.ANY_TOKEN)):
            take_best(table, seat, symbol != icons.BONUS, symbol != icons.OBJECTIVE)
        elif on_train and symbol == icons.GAIN_COW and i64(ICON_COWS[icon]) == c.CORRIENTE:
            gain_cow(table, seat, c.CORRIENTE)
