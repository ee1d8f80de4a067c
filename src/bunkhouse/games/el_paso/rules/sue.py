"""Sue, the opponent in solo games: she decides by herself (EP-119 to EP-133)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.families.great_western import herd
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import (
    BONUS_VP,
    BOT_ACTION,
    BOT_ACTIONS,
    BOT_DRAWS,
    BOT_NAMES,
    BOT_STEPS,
    BOT_STEPS_PER,
    BUILDER,
    BUILDERS,
    CARD_NAMES,
    CARDS,
    COMMON,
    CORRIENTE,
    COWBOY,
    COWS,
    ENGINEER,
    FULL_SPECIALISATION,
    MOST_BUILDINGS,
    OBJECTIVE_VP,
    POST_NAMES,
    ROW,
    SPECIALISTS,
    SUE_COW,
    SUE_FALLBACK,
    SUE_POSTS,
    TRAINS,
    TYPES,
    VERSATILE,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.icons import ICON_COWS, ICON_FIRST, ICON_KIND, POST_SOURCE, TRAIN_SOURCE
from bunkhouse.games.el_paso.rules.building import put_building
from bunkhouse.games.el_paso.rules.delivery import take_simmental
from bunkhouse.games.el_paso.rules.tokens import take
from bunkhouse.games.el_paso.state import (
    AREA,
    BONUS,
    DISCARD,
    NO_TOKEN,
    OBJECTIVE,
    RESOURCES,
    STOCK,
    Table,
    owner_of,
    pick,
)
from bunkhouse.games.el_paso.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    CLOCK,
    COMMON_SPACE,
    EL_PASO,
    INNER,
    JUNCTION,
    LAP,
    SITES,
    SPACE_COST,
    SPACE_NAMES,
    SPACES,
    TRAIL,
)

_DRAW_RESOURCES: Final[i64] = BOT_ACTIONS.index("draw_resources")
_CATTLE_MARKET: Final[i64] = BOT_ACTIONS.index("cattle_market")
_BUILD: Final[i64] = BOT_ACTIONS.index("build_or_upgrade")
_TRAIN: Final[i64] = BOT_ACTIONS.index("train")
_FOR_SPECIALIST: Final = {
    int(COWBOY): int(_CATTLE_MARKET),
    int(BUILDER): int(_BUILD),
    int(ENGINEER): int(_TRAIN),
}
_STRONGEST: Final = [_FOR_SPECIALIST[int(COWS) + specialist] for specialist in range(SPECIALISTS)]
"""The action of each specialisation."""


def take_turn(table: Table) -> None:
    """EP-119, EP-123, EP-132: a bot card moves her and says what she does; in El Paso she also delivers."""
    seat: i64 = table.agenda.seat()
    table.agenda.pop()
    card: i64 = draw_bot_card(table)
    action: i64 = i64(BOT_ACTION[card])
    if table.journal is not None:
        table.tell_seat("sue-draws", seat, {"card": BOT_NAMES[card], "action": BOT_ACTIONS[action]})
    walk(table, seat, steps(table, seat, card))
    act(table, seat, action, i64(BOT_DRAWS[card]))
    if table.rancher(seat) == EL_PASO:
        take_simmental(table, seat)
        deliver(table, seat)
    table.set_bot_discard(table.bot_discard() | bit(card))


def draw_bot_card(table: Table) -> i64:
    """EP-119: the discards are shuffled when the deck is empty at the start of her turn."""
    deck: i64 = table.bot_deck()
    if deck == 0:
        deck = table.bot_discard()
        table.set_bot_discard(0)
        if table.journal is not None:
            table.tell("sue-shuffles", {})
    card: i64 = pick(deck, table.rng)
    table.set_bot_deck(deck & ~bit(card))
    table.reveal()
    return card


def strength(table: Table, seat: i64, worker: i64) -> i64:
    """R-27: her workers of a specialisation, the versatile ones that joined it included."""
    return table.working(seat, worker) + table.assigned(worker - COWS)


# Movement.


def steps(table: Table, seat: i64, card: i64) -> i64:
    """EP-121: a number, or one step for every worker of a specialisation."""
    per: i64 = i64(BOT_STEPS_PER[card])
    return i64(BOT_STEPS[card]) if per < 0 else strength(table, seat, COWS + per)


def walk(table: Table, seat: i64, count: i64) -> None:
    """EP-120, EP-122: stop by stop, and no further than El Paso."""
    walked: i64 = 0
    while walked < count and (walked == 0 or table.rancher(seat) != EL_PASO):
        table.set_rancher(seat, next_stop(table, table.rancher(seat)))
        walked += 1
    if table.journal is not None:
        space: i64 = table.rancher(seat)
        params: dict[str, str | int] = {
            "space": SPACE_NAMES[space],
            "field": table.field_name(table.tile(space)),
            "steps": int(walked),
        }
        table.tell_seat("sue-moves", seat, params)


def next_stop(table: Table, node: i64) -> i64:
    """EP-120, R-26: at a fork the way with fewer stops up to where the ways join, else the inner one."""
    while True:
        branch: i64 = _way(table, node)
        at: i64
        for at in range(i64(BRANCH_START[branch]), i64(BRANCH_START[branch + 1])):
            if table.tile(i64(BRANCH_NODE[at])) >= 0:
                return i64(BRANCH_NODE[at])
        node = i64(JUNCTION[node])
        if table.tile(node) >= 0:
            return node


def _way(table: Table, node: i64) -> i64:
    best: i64 = i64(BRANCH_FIRST[node])
    branch: i64
    for branch in range(best + 1, i64(BRANCH_FIRST[node + 1])):
        more: i64 = TRAIL.stops(table.trail, branch) - TRAIL.stops(table.trail, best)
        if more < 0 or (more == 0 and i64(INNER[i64(BRANCH_NODE[i64(BRANCH_START[branch])])]) != 0):
            best = branch
    return best


# Actions.


def act(table: Table, seat: i64, action: i64, draws: i64) -> None:
    """EP-125 to EP-131"""
    if action == _DRAW_RESOURCES:
        _: i64
        for _ in range(draws):
            draw_resource(table, seat)
    elif action == _CATTLE_MARKET:
        cowboys: i64 = strength(table, seat, COWBOY)
        gain_cow(table, seat, i64(SUE_COW[min(cowboys, len(SUE_COW)) - 1]))
    elif action == _BUILD:
        build(table, seat)
    elif action == _TRAIN:
        use_train(table, seat)
    else:
        chosen: i64 = strongest(table, seat)
        if table.journal is not None:
            table.tell_seat("sue-chooses", seat, {"action": BOT_ACTIONS[chosen]})
        act(table, seat, chosen, 0)


def strongest(table: Table, seat: i64) -> i64:
    """EP-131: the action for which she has most workers."""
    return _STRONGEST[strongest_worker(table, seat)]


def strongest_worker(table: Table, seat: i64) -> i64:
    """EP-131: the specialisation with most workers, the leftmost of equals."""
    best: i64 = table.line(0)
    place: i64
    for place in range(1, SPECIALISTS):
        other: i64 = table.line(place)
        if strength(table, seat, COWS + other) > strength(table, seat, COWS + best):
            best = other
    return best


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
        table.tell_seat("sue-gains-cow", seat, {"card": CARD_NAMES[cow]})


def nothing(table: Table, seat: i64) -> None:
    if table.journal is not None:
        table.tell_seat("sue-gets-nothing", seat)


def draw_resource(table: Table, seat: i64) -> None:
    """EP-126, EP-127: a cow for her pile or a worker for her row; the deck is not refilled."""
    start: i64 = table.shared(RESOURCES)
    size: i64 = herd.total(table.cards, start, CARDS)
    if size == 0:
        nothing(table, seat)
        return
    card: i64 = herd.draw(table.cards, start, size, table.rng)
    table.reveal()
    if card < COWS:
        _keep_cow(table, seat, card)
        return
    table.add_card(seat, AREA, card, 1)
    joined: i64 = card - COWS
    if card == VERSATILE:
        joined = specialisation_to_join(table, seat)
        if joined >= 0:
            table.assign(joined, 1)
    if table.journal is not None:
        name = "nobody" if joined < 0 else WORKER_NAMES[joined]
        table.tell_seat("sue-gains-worker", seat, {"worker": WORKER_NAMES[card - COWS], "joins": name})


def specialisation_to_join(table: Table, seat: i64) -> i64:
    """EP-126, R-29: the largest one that is not full yet, the leftmost of equals; -1 when all are full."""
    best: i64 = -1
    place: i64
    for place in range(SPECIALISTS):
        other: i64 = table.line(place)
        count: i64 = strength(table, seat, COWS + other)
        if count < FULL_SPECIALISATION and (best < 0 or count > strength(table, seat, COWS + best)):
            best = other
    return best


def use_train(table: Table, seat: i64) -> None:
    """EP-128, R-30: the card of her engineers, its symbols from left to right."""
    card: i64 = min(strength(table, seat, ENGINEER), TRAINS) - 1
    source: i64 = TRAIN_SOURCE + TRAINS * table.star(card) + card
    if table.journal is not None:
        side = "star" if table.star(card) else "plain"
        table.tell_seat("sue-uses-train", seat, {"card": int(card) + 1, "side": side})
    _symbols(table, seat, source, True)


def _symbols(table: Table, seat: i64, source: i64, on_train: bool) -> None:
    """EP-128, EP-133: of a train card tokens, Corriente and workers; of a post objectives and workers."""
    icon: i64
    for icon in range(i64(ICON_FIRST[source]), i64(ICON_FIRST[source + 1])):
        kind: i64 = i64(ICON_KIND[icon])
        if kind == icons.HIRE:
            draw_resource(table, seat)
        elif kind == icons.OBJECTIVE:
            take_best(table, seat, True, False)
        elif on_train and kind == icons.BONUS:
            take_best(table, seat, False, True)
        elif on_train and kind == icons.ANY_TOKEN:
            take_best(table, seat, True, True)
        elif on_train and kind == icons.GAIN_COW and i64(ICON_COWS[icon]) == CORRIENTE:
            gain_cow(table, seat, CORRIENTE)


def take_best(table: Table, seat: i64, objectives: bool, bonuses: bool) -> None:
    """EP-129, R-30: the face-up token with most points, the leftmost of equals, objectives first."""
    best: i64 = -1
    kind: i64 = OBJECTIVE
    chosen: i64 = 0
    place: i64
    for place in range(ROW):
        token: i64 = table.shown(OBJECTIVE, place)
        if objectives and token != NO_TOKEN and i64(OBJECTIVE_VP[token]) > best:
            best = i64(OBJECTIVE_VP[token])
            chosen = place
    for place in range(ROW):
        token = table.shown(BONUS, place)
        if bonuses and token != NO_TOKEN and i64(BONUS_VP[token]) > best:
            best = i64(BONUS_VP[token])
            kind = BONUS
            chosen = place
    if best < 0:
        nothing(table, seat)
    else:
        take(table, seat, kind, chosen)


# Buildings.


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
    return i64(BUILDERS[kind]) - i64(BUILDERS[(table.tile(space) - COMMON) % TYPES])


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


# El Paso.


def deliver(table: Table, seat: i64) -> None:
    """EP-132, EP-133, R-32: the next post of her order; without discs there is no delivery."""
    left: i64 = table.discs_left(seat)
    if left == 0:
        nothing(table, seat)
        return
    made: i64 = deliveries(table, seat)
    post: i64 = i64(SUE_POSTS[min(made, len(SUE_POSTS) - 1)])
    table.add_post_disc(seat, post, 1)
    if table.journal is not None:
        table.tell_seat("sue-delivers", seat, {"post": POST_NAMES[post]})
    _symbols(table, seat, POST_SOURCE + post, False)


def deliveries(table: Table, seat: i64) -> i64:
    """How many discs she has put on the posts of her order."""
    made: i64 = 0
    at: i64
    for at in range(len(SUE_POSTS)):
        made += table.post_discs(seat, i64(SUE_POSTS[at]))
    return made
