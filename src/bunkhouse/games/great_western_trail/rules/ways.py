"""The ways along the trail: how far a rancher gets, and what the hands on the way cost (GWT-30 to GWT-46)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.great_western_trail.actions import MOVE, MOVE_INDEX
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
from bunkhouse.games.great_western_trail.state import Table, owner_of
from bunkhouse.games.great_western_trail.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    CITY,
    JUNCTION,
    NEXT,
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
    return hand_fee(hands(table, tile), table.setting.players)


def hand_fee(shown: i64, players: i64) -> i64:
    """GWT-41: what the hands on a field ask for."""
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


def fees(table: Table, start: int, goal: int, steps_left: int) -> list[int]:
    """The hand fees of every way to the goal that the steps allow, whatever the purse says."""
    if start == goal:
        return [0]
    found: list[int] = []
    for following in NEXT[start]:
        left = steps_left - (1 if table.tile(following) >= 0 else 0)
        if following == CITY and goal != CITY:
            continue
        if left >= 0 and left >= fewest_steps(table, following, goal):
            due = int(fee(table, table.seat, following))
            found += [due + rest for rest in fees(table, following, goal, left)]
    return found


def fee_params(table: Table, due: list[int]) -> dict[str, Param]:
    """The least and the most of some fees, as far as the purse goes."""
    money = int(table.money(table.seat))
    least, most = min(money, *due), min(money, max(due))
    return {"dollars": least, "dollars_most": most, "sure": "yes" if least == most else "no"}
