"""A turn of Sue: her card, her train, her deliveries (EP-119, EP-123, EP-128, EP-131 to EP-133)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import (
    BOT_ACTION,
    BOT_ACTIONS,
    BOT_DRAWS,
    BOT_NAMES,
    BUILDER,
    CORRIENTE,
    COWBOY,
    COWS,
    ENGINEER,
    POST_NAMES,
    SPECIALISTS,
    SUE_COW,
    SUE_POSTS,
    TRAINS,
)
from bunkhouse.games.el_paso.icons import ICON_COWS, ICON_FIRST, ICON_KIND, POST_SOURCE, TRAIN_SOURCE
from bunkhouse.games.el_paso.rules.delivery import take_simmental
from bunkhouse.games.el_paso.rules.sue.building import build
from bunkhouse.games.el_paso.rules.sue.crew import strength, strongest_worker
from bunkhouse.games.el_paso.rules.sue.gains import draw_resource, gain_cow, nothing, take_best
from bunkhouse.games.el_paso.rules.sue.walking import steps, walk
from bunkhouse.games.el_paso.state import Table, pick
from bunkhouse.games.el_paso.trail import EL_PASO

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
