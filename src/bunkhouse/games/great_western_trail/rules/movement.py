"""The rancher on the trail (GWT-30 to GWT-48, GWT-152, GWT-178)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.great_western_trail.actions import MOVE, MOVE_INDEX, VIA, VIA_INDEX
from bunkhouse.games.great_western_trail.components import (
    FACE_HAND,
    FEE_BLACK,
    FEE_GREEN,
    KANSAS_CITY,
    NEUTRAL,
    NUMBERS,
    PRIVATE,
    TILE_HAND,
)
from bunkhouse.games.great_western_trail.state import NOBODY, Table, owner_of
from bunkhouse.games.great_western_trail.steps import MOVE as MOVE_STEP
from bunkhouse.games.great_western_trail.steps import WALK
from bunkhouse.games.great_western_trail.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    CITY,
    JUNCTION,
    NEXT_FIRST,
    NEXT_SECOND,
    NODE_NAMES,
    TRAIL,
)


def hands(table: Table, tile: i64) -> i64:
    """GWT-42, GWT-44, GWT-45: the hands a field shows: 1 green, 2 black, 3 both."""
    if tile < NEUTRAL:
        return i64(TILE_HAND[tile])
    if tile < PRIVATE or tile == KANSAS_CITY:
        return 0
    return i64(FACE_HAND[table.face((tile - PRIVATE) % NUMBERS)])


def fee(table: Table, seat: i64, node: i64) -> i64:
    """GWT-41, GWT-44: what entering a field costs a seat, if it can pay; the own buildings are free."""
    tile: i64 = table.tile(node)
    if tile < 0 or owner_of(tile) == seat:
        return 0
    shown: i64 = hands(table, tile)
    players: i64 = table.setting.players
    return (shown & 1) * i64(FEE_GREEN[players]) + (shown >> 1) * i64(FEE_BLACK[players])


def reach(table: Table, start: i64, limit: i64, city: bool, choices: Choices | None) -> bool:
    """GWT-30 to GWT-32, GWT-36: add every field within the limit; returns whether there is any."""
    seen: i64 = 0
    cost: i64 = 0
    node: i64 = start
    while node not in (CITY, OFF_BOARD):
        best: i64 = TOO_FAR
        branch: i64
        at: i64
        for branch in range(i64(BRANCH_FIRST[node]), i64(BRANCH_FIRST[node + 1])):
            steps: i64 = cost
            for at in range(i64(BRANCH_START[branch]), i64(BRANCH_START[branch + 1])):
                stop: i64 = i64(BRANCH_NODE[at])
                if i64(table.trail[stop]) < 0:
                    continue
                steps += 1
                if steps > limit:
                    break
                if not (seen >> stop) & 1:
                    seen |= bit(stop)
                    if choices is None:
                        return True
                    choices.add(MOVE + i64(MOVE_INDEX[stop]))
            best = min(best, steps)
        node = i64(JUNCTION[node])
        cost = best
        if i64(table.trail[node]) >= 0:
            cost += 1
            if cost <= limit and (city or node != CITY):
                seen |= bit(node)
                if choices is None:
                    return True
                choices.add(MOVE + i64(MOVE_INDEX[node]))
        if cost > limit:
            break
    return seen != 0


def fewest_steps(table: Table, start: i64, goal: i64) -> i64:
    """How many fields must be entered on the way from a node to another; TOO_FAR if no way leads there."""
    return TRAIL.fewest_steps(table.trail, start, goal)


def steps_by(table: Table, branch: i64, goal: i64) -> i64:
    """The fewest steps to a goal for a rancher that enters this node next."""
    own: i64 = 1 if table.tile(branch) >= 0 else 0
    return own + fewest_steps(table, branch, goal)


def set_out(table: Table, goal: i64, steps: i64, free: i64) -> None:
    """The rancher begins to walk to its destination."""
    table.agenda.push(WALK, table.seat, goal, 2 * steps + free)


def start_move(table: Table, goal: i64) -> None:
    """A destination has been chosen for a move that a building or a card grants."""
    steps: i64 = table.agenda.x()
    free: i64 = table.agenda.y()
    table.agenda.pop()
    set_out(table, goal, steps, free)


def fill_move(table: Table, choices: Choices) -> None:
    """GWT-152, GWT-178: the cards' free move never enters Kansas City."""
    reach(table, table.rancher(table.seat), table.agenda.x(), table.agenda.y() == 0, choices)


def walk(table: Table) -> bool:
    """GWT-31, GWT-35: go on along the trail; False when the player has to choose a branch.

    Between branches without a fee nobody is asked: the one with fewer steps leaves every way open that the
    other one leaves, so that nothing has to be paid later on that could have been avoided.
    """
    seat: i64 = table.agenda.seat()
    goal: i64 = table.agenda.x()
    while table.rancher(seat) != goal:
        node: i64 = table.rancher(seat)
        steps: i64 = table.agenda.y() >> 1
        following: i64 = i64(NEXT_FIRST[node])
        other: i64 = i64(NEXT_SECOND[node])
        if other >= 0:
            here: i64 = steps_by(table, following, goal)
            there: i64 = steps_by(table, other, goal)
            if max(here, there) <= steps and _matters(table, seat, node):
                return False
            if there < here:
                following = other
        enter(table, following)
    return True


def _matters(table: Table, seat: i64, node: i64) -> bool:
    """Whether the choice of a branch can change anything: somewhere on the branches a fee is due."""
    if table.agenda.y() & 1 or table.money(seat) == 0:
        return False
    at: i64
    for at in range(
        i64(BRANCH_START[i64(BRANCH_FIRST[node])]), i64(BRANCH_START[i64(BRANCH_FIRST[node + 1])])
    ):
        if fee(table, seat, i64(BRANCH_NODE[at])) > 0:
            return True
    return False


def fill_via(table: Table, choices: Choices) -> None:
    """GWT-35: at a fork the player freely chooses a branch."""
    node: i64 = table.rancher(table.seat)
    goal: i64 = table.agenda.x()
    steps: i64 = table.agenda.y() >> 1
    if steps_by(table, i64(NEXT_FIRST[node]), goal) <= steps:
        choices.add(VIA + i64(VIA_INDEX[i64(NEXT_FIRST[node])]))
    if steps_by(table, i64(NEXT_SECOND[node]), goal) <= steps:
        choices.add(VIA + i64(VIA_INDEX[i64(NEXT_SECOND[node])]))


def enter(table: Table, node: i64) -> None:
    """GWT-31, GWT-39: step onto the next node; only a field costs a step and perhaps a fee."""
    agenda = table.agenda
    seat: i64 = agenda.seat()
    goal: i64 = agenda.x()
    rest: i64 = agenda.y()
    table.set_rancher(seat, node)
    if table.tile(node) < 0:
        return
    agenda.pop()
    agenda.push(WALK, seat, goal, rest - 2)
    if not rest & 1:
        _pay(table, seat, node)


def _pay(table: Table, seat: i64, node: i64) -> None:
    """GWT-43, GWT-46, GWT-47: to the owner or the bank, as far as the money reaches."""
    due: i64 = min(fee(table, seat, node), table.money(seat))
    if due == 0:
        return
    owner: i64 = owner_of(table.tile(node))
    table.earn(seat, -due)
    if owner != NOBODY:
        table.earn(owner, due)
        if table.journal is not None:
            table.tell_seat("pays-owner", seat, {"dollars": int(due), "victim": int(owner)})
    elif table.journal is not None:
        table.tell_seat("pays-bank", seat, {"dollars": int(due)})


def tell_arrival(table: Table, seat: i64) -> None:
    node: i64 = table.rancher(seat)
    table.tell_seat("moves", seat, {"node": NODE_NAMES[node], "field": table.field_name(table.tile(node))})


def push_move(table: Table, steps: i64, free: i64) -> None:
    table.agenda.push(MOVE_STEP, table.seat, steps, free)
