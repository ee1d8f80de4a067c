"""El Paso: money, a Simmental, a delivery (EP-81 to EP-93, EP-99 to EP-101)."""

from mypy_extensions import i32, i64

from bunkhouse.engine.bits import bit, count_bits
from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western import certificates, herd
from bunkhouse.families.great_western.ranches import DISCARD, HAND
from bunkhouse.games.el_paso.actions import DELIVER, END, SPEND
from bunkhouse.games.el_paso.components import (
    BREEDING,
    BUILDER,
    COWS,
    DISC_DARK,
    DISC_DOLLARS,
    DISC_NAMES,
    DISCS,
    DUPLICATE_TOKENS,
    EL_PASO_DOLLARS,
    ITSELF,
    POST_DARK,
    POST_NAMES,
    POST_REPEATS,
    POST_VALUE,
    POSTS,
    SIMMENTAL,
    TRACK,
)
from bunkhouse.games.el_paso.icons import POST_SOURCE, icon_count
from bunkhouse.games.el_paso.state import BONUS, NOBODY, STOCK, Table
from bunkhouse.games.el_paso.steps import DELIVER as DELIVER_STEP
from bunkhouse.games.el_paso.steps import LEAVE, REWARD
from bunkhouse.games.el_paso.steps import SPEND as SPEND_STEP


def enter(table: Table, seat: i64) -> None:
    """EP-39, EP-81: take the money and a Simmental; the delivery is owed."""
    table.earn(seat, EL_PASO_DOLLARS)
    if table.journal is not None:
        table.tell_seat("arrives", seat, {"dollars": int(EL_PASO_DOLLARS)})
    take_simmental(table, seat)
    table.agenda.push(LEAVE, seat)
    table.agenda.push(SPEND_STEP, seat)


def take_simmental(table: Table, seat: i64) -> None:
    """EP-81, EP-99 to EP-101: the first to find none puts the rancher on the empty space instead."""
    if table.stock(SIMMENTAL) > 0:
        table.add_shared(STOCK, SIMMENTAL, -1)
        table.add_card(seat, DISCARD, SIMMENTAL, 1)
        if table.journal is not None:
            table.tell_seat("takes-simmental", seat, {"left": int(table.stock(SIMMENTAL))})
    elif table.finisher == NOBODY:
        table.finisher = seat
        if table.journal is not None:
            table.tell_seat("finishes", seat)


def hand_value(table: Table, seat: i64) -> i64:
    """EP-82 to EP-84, R-16: each kind once, more cards by duplicate tokens, permanent certificates."""
    start: i64 = table.pile(seat, HAND)
    value: i64 = herd.different_values(table.cards, start, COWS, ITSELF, BREEDING)
    copies: i64 = count_bits(table.tokens(seat, BONUS) & DUPLICATE_TOKENS)
    if copies > 0:
        value += herd.duplicate_values(table.cards, start, COWS, BREEDING, copies)
    return value + table.permanent(seat)


def shows_at_once(table: Table) -> bool:
    """Show the hand without asking when the seat has nothing to spend and nothing to change before that."""
    seat: i64 = table.agenda.seat()
    if table.certificates(seat) + table.working(seat, BUILDER) + table.exchange_tokens(seat) > 0:
        return False
    show_hand(table, seat, 0)
    return True


def fill_spend(table: Table, choices: Choices) -> None:
    """EP-85: any number of certificates from the track."""
    count: i64
    for count in range(table.certificates(table.seat) + 1):
        choices.add(SPEND + count)


def show_hand(table: Table, seat: i64, spent: i64) -> None:
    """EP-82, EP-85: the hand lies open until it is discarded; its value is known."""
    table.agenda.pop()
    table.agenda.frames[table.agenda.height * 4 - 2] = i32(1)
    table.reveal()
    total: i64 = hand_value(table, seat) + spent
    table.set_certificates(seat, certificates.spent(TRACK, table.certificates(seat), spent))
    if table.journal is not None:
        table.tell_seat("shows", seat, {"value": int(total), "spent": int(spent)})
    table.agenda.push(DELIVER_STEP, seat, total)


def accepts(table: Table, seat: i64, post: i64, value: i64) -> bool:
    """EP-86, EP-87: reached by the value, and without an own disc unless it is repeatable."""
    if i64(POST_VALUE[post]) > value:
        return False
    return i64(POST_REPEATS[post]) != 0 or table.post_discs(seat, post) == 0


def movable(table: Table, seat: i64, disc: i64, post: i64) -> bool:
    """EP-88: still on the board, and from a field with dark corners only to a post with dark corners."""
    if (table.discs(seat) >> disc) & 1:
        return False
    return i64(DISC_DARK[disc]) == 0 or i64(POST_DARK[post]) != 0


def fill_deliver(table: Table, choices: Choices) -> None:
    """EP-86 to EP-89, R-19: every post with every disc; nothing only when none can be paid for."""
    seat: i64 = table.seat
    money: i64 = table.money(seat)
    before: i64 = choices.count
    post: i64
    disc: i64
    for post in range(POSTS):
        if accepts(table, seat, post, table.agenda.x()):
            for disc in range(DISCS):
                if movable(table, seat, disc, post) and money + i64(DISC_DOLLARS[disc]) >= 0:
                    choices.add(DELIVER + post * DISCS + disc)
    if choices.count == before:
        choices.add(END)


def has_pair(table: Table) -> bool:
    """EP-91, R-19: whether any disc and any post fit together, whatever it costs."""
    seat: i64 = table.agenda.seat()
    post: i64
    disc: i64
    for post in range(POSTS):
        if accepts(table, seat, post, table.agenda.x()):
            for disc in range(DISCS):
                if movable(table, seat, disc, post):
                    return True
    return False


def place_none(table: Table) -> None:
    """R-19"""
    seat: i64 = table.agenda.seat()
    table.agenda.pop()
    if table.journal is not None:
        table.tell_seat("places-none", seat)


def deliver(table: Table, seat: i64, post: i64, disc: i64) -> None:
    """EP-86, EP-89, EP-90, EP-92, R-18: the field's coin first, then the reward of the post is offered."""
    table.agenda.pop()
    dollars: i64 = i64(DISC_DOLLARS[disc])
    table.set_discs(seat, table.discs(seat) | bit(disc))
    table.add_post_disc(seat, post, 1)
    table.earn(seat, dollars)
    if table.journal is not None:
        params: dict[str, str | int] = {
            "post": POST_NAMES[post],
            "disc": DISC_NAMES[disc],
            "dollars": int(dollars),
            "cost": max(0, -int(dollars)),
        }
        table.tell_seat("delivers", seat, params)
    if icon_count(POST_SOURCE + post) > 0:
        table.agenda.push(REWARD, seat, post)


def leave(table: Table) -> None:
    """EP-93: all cards in hand go to the discard pile; then the draw phase follows."""
    seat: i64 = table.agenda.seat()
    table.agenda.pop()
    table.discard_hand(seat)
