"""What is being decided and what an action means, as ids and parameters for the text catalogues."""

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Prompt
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.games.great_western_trail import actions as kinds
from bunkhouse.games.great_western_trail import effects, steps
from bunkhouse.games.great_western_trail.actions import ACTIONS, COPY_NODE, MOVE_NODE, PLACE_NODE, VIA_NODE
from bunkhouse.games.great_western_trail.components import (
    BUY_COMBINATION,
    BUY_COWBOYS,
    BUY_DOLLARS,
    CARD_NAMES,
    CITY_NAMES,
    COMBINATIONS,
    EMPTY,
    FACE_NAMES,
    MASTER_NAMES,
    MOST_COWBOYS,
    NEUTRALS,
    ROW_COST,
    ROWS,
    STATION_COST,
    TILE_NAMES,
    TYPE_NAMES,
    WORKERS,
)
from bunkhouse.games.great_western_trail.components import CITIES as _CITIES
from bunkhouse.games.great_western_trail.effects import (
    ARGUMENT,
    CARD_EFFECT,
    EFFECT_NAMES,
    LOCAL_EFFECT,
    LOCAL_START,
    NO_EFFECT,
)
from bunkhouse.games.great_western_trail.rules.building import craftsmen_needed
from bunkhouse.games.great_western_trail.rules.city import free_space, hand_value, transport_cost
from bunkhouse.games.great_western_trail.rules.fields import is_usable
from bunkhouse.games.great_western_trail.rules.movement import fee, fewest_steps
from bunkhouse.games.great_western_trail.rules.using import available
from bunkhouse.games.great_western_trail.state import Table, owner_of
from bunkhouse.games.great_western_trail.trail import (
    BETWEEN,
    BUILDING_NODE,
    CITY,
    HAZARD_NODE,
    NEUTRAL_NODES,
    NEXT,
    NODE_NAMES,
    SITES,
    TRADE_NODE,
    TRADE_VALUE,
)


def prompt(table: Table) -> Prompt:
    """The question before the acting seat."""
    step, agenda, seat = table.agenda.step(), table.agenda, table.seat
    if step == steps.PHASE_A:
        if table.rancher(seat) == OFF_BOARD:
            return Prompt("prompt-place", {})
        return Prompt("prompt-move", {"steps": int(table.step_limit(seat)), "last": _last(table)})
    if step in (steps.PHASE_B, steps.COPY):
        return _act_prompt(table, int(table.rancher(seat)))
    if step == steps.MOVE:
        return Prompt("prompt-move", {"steps": int(agenda.x()), "last": _last(table)})
    if step == steps.WALK:
        return Prompt("prompt-via", {"field": table.field_name(table.tile(int(agenda.x())))})
    if step == steps.CHOOSE:
        return _immediate_prompt(table)
    if step == steps.FORESIGHT:
        return Prompt("prompt-foresight", {"stage": int(agenda.x()) + 1, "last": _last(table)})
    if step == steps.INCOME:
        return Prompt("prompt-income", {"value": int(hand_value(table, seat))})
    if step == steps.DELIVERY:
        return Prompt("prompt-delivery", {"value": int(agenda.x())})
    if step == steps.DISC:
        return Prompt("prompt-disc", {"target": target_name(int(agenda.x()))})
    return _action_prompt(table, int(step))


def _last(table: Table) -> str:
    """GWT-183, GWT-184: whether no turn of this seat comes after the present one."""
    return "yes" if table.token_owner >= 0 else "no"


def _act_prompt(table: Table, node: int) -> Prompt:
    """GWT-49, GWT-54: local actions, an auxiliary one instead, only that one, or nothing that is left."""
    choices = Choices()
    table.fill(choices)
    found = {int(ACTIONS.kind(code)) for code in choices.listed()}
    local, auxiliary = int(kinds.USE) in found, int(kinds.AUX) in found
    if local:
        rest = "both" if auxiliary else "local"
    elif auxiliary:
        rest = "auxiliary"
    else:
        rest = "play" if int(kinds.PLAY) in found else "none"
    return Prompt(
        "prompt-act",
        {
            "field": table.field_name(table.tile(node)),
            "place": _place(table, node),
            "rest": rest,
            "last": _last(table),
        },
    )


def _place(table: Table, node: int) -> str:
    """GWT-39, GWT-49, GWT-54: with local actions, without them, or with its tile taken away."""
    if table.tile(node) == EMPTY:
        return "empty"
    return "local" if is_usable(table, table.seat, node) else "auxiliary"


def _immediate_prompt(table: Table) -> Prompt:
    """GWT-87, GWT-114: asked whatever is in hand, so that others learn nothing; the seat is told."""
    effect, other = int(table.agenda.x()), int(table.agenda.y())
    can = available(table, table.seat, effect) or (other != NO_EFFECT and available(table, table.seat, other))
    return Prompt(
        "prompt-immediate",
        {
            "effect": EFFECT_NAMES[effect],
            "other": "none" if other == NO_EFFECT else EFFECT_NAMES[other],
            "can": "yes" if can else "no",
        },
    )


def _discard_prompt(table: Table) -> Prompt:
    """GWT-144: for what a card is discarded; of a pair, which one."""
    effect = int(table.agenda.x())
    pair = effects.field(effect, effects.DISCARD) == effects.PAIR
    part = "only" if not pair else "first" if table.agenda.y() == 0 else "second"
    return Prompt("prompt-discard", {"effect": EFFECT_NAMES[effect], "part": part})


def _objective_prompt(table: Table) -> Prompt:
    """GWT-129, GWT-138: where the card goes, and how many are taken one after another."""
    frames, left = table.agenda.listed(), 0
    while frames[-1 - left][0] == steps.OBJECTIVE:
        left += 1
    to = "hand" if table.agenda.x() == effects.TO_HAND else "discard"
    return Prompt("prompt-objective", {"left": left, "to": to})


def _action_prompt(table: Table, step: int) -> Prompt:
    agenda = table.agenda
    if step == steps.DISCARD:
        return _discard_prompt(table)
    if step == steps.GIVE_BACK:
        return Prompt("prompt-give-back", {"count": int(agenda.x())})
    if step == steps.DRAW:
        return Prompt("prompt-draw", {"count": int(agenda.x())})
    if step == steps.REMOVE:
        return Prompt("prompt-remove", {"count": int(agenda.x())})
    if step == steps.CERTIFICATES:
        return Prompt("prompt-certificates", {})
    if step == steps.OBJECTIVE:
        return _objective_prompt(table)
    if step == steps.ENGINE:
        return Prompt("prompt-engine", {"count": int(agenda.x())})
    if step in (steps.BACK, steps.RETURN, steps.SPECIAL):
        return Prompt("prompt-engine-back", {})
    if step == steps.HIRE:
        return Prompt("prompt-hire", {})
    if step == steps.BUILD:
        return Prompt("prompt-build", {})
    if step == steps.BUY:
        return Prompt("prompt-buy", {"cowboys": int(agenda.x())})
    if step == steps.TRADE:
        return Prompt("prompt-trade", {})
    if step == steps.HAZARD:
        return Prompt("prompt-hazard", {})
    if step == steps.AUXILIARY:
        return Prompt("prompt-auxiliary", {})
    if step == steps.ADJACENT:
        return Prompt("prompt-copy", {})
    if step == steps.MASTER:
        return Prompt("prompt-master", {"master": MASTER_NAMES[table.master_at(agenda.x())]})
    return Prompt("prompt-upgrade", {})


def target_name(target: int) -> str:
    """Where a disc goes: a city, or a station."""
    return CITY_NAMES[target] if target < _CITIES else "station"


def action_params(table: Table, code: int) -> dict[str, Param]:
    """The notation's values, and what they stand for on the table."""
    params = ACTIONS.params(code)
    kind = ACTIONS.kind(code)
    at = code - kind
    if kind == kinds.PLACE:
        params.update(field_params(table, int(PLACE_NODE[at])))
    elif kind == kinds.MOVE:
        params.update(_move_params(table, int(MOVE_NODE[at])))
    elif kind == kinds.VIA:
        params.update(_branch_params(table, int(VIA_NODE[at])))
    elif kind == kinds.PLAY:
        params["effect"] = EFFECT_NAMES[CARD_EFFECT[at]]
    elif kind == kinds.DRAW:
        params["cards"] = int(at) + 1
    elif kind == kinds.CERTIFICATES:
        params["certificates"] = int(at)
    elif kind == kinds.COPY:
        params.update(field_params(table, int(COPY_NODE[at])))
    elif kind == kinds.HIRE:
        params["dollars"] = int(ROW_COST[at % ROWS] + ARGUMENT[table.agenda.x()])
    elif kind == kinds.BUILD:
        params.update(_build_params(table, int(at // SITES), int(BUILDING_NODE[at % SITES])))
    elif kind == kinds.BUY:
        params.update(_buy_params(int(at // MOST_COWBOYS), int(at % MOST_COWBOYS) + 1))
    elif kind == kinds.TRADE:
        node = int(TRADE_NODE[at])
        params.update({"tile": TILE_NAMES[table.tile(node)], "dollars": int(TRADE_VALUE[node])})
    elif kind == kinds.CLEAR:
        params["tile"] = TILE_NAMES[table.tile(int(HAZARD_NODE[at]))]
        params["dollars"] = int(ARGUMENT[table.agenda.x()])
    elif kind == kinds.UPGRADE:
        params["dollars"] = int(STATION_COST[at])
    elif kind in (kinds.DISC, kinds.LIFT):
        params["target"] = target_name(int(table.agenda.x()))
    elif kind == kinds.FORESIGHT:
        params.update(_foresight_params(table, int(table.foresight(at))))
    elif kind == kinds.SPEND:
        params.update({"certificates": int(at), "value": int(hand_value(table, table.seat)) + int(at)})
    elif kind == kinds.DELIVER:
        params["dollars"] = 0 if table.agenda.y() else int(transport_cost(table, table.seat, at))
    return params


def _foresight_params(table: Table, tile: int) -> dict[str, Param]:
    """GWT-66, GWT-69 to GWT-71: where a tile goes that is chosen."""
    if tile < WORKERS:
        return {"tile": TILE_NAMES[tile], "to": "jobs", "dollars": int(ROW_COST[table.token])}
    node = int(free_space(table, tile))
    if node < 0:
        return {"tile": TILE_NAMES[tile], "to": "away"}
    return {"tile": TILE_NAMES[tile], "to": "trail", "node": NODE_NAMES[node]}


def field_params(table: Table, node: int) -> dict[str, Param]:
    """A node and what lies there; a private building with the number of its owner's seat."""
    tile = table.tile(node)
    name, field = NODE_NAMES[node], table.field_name(tile)
    spot = "same" if node in NEUTRAL_NODES or name == field else "other"
    owner = int(owner_of(tile)) + 1
    return {"node": name, "field": field, "spot": spot, "owner": owner, **_between(table, node)}


def _between(table: Table, node: int) -> dict[str, Param]:
    """The letters of the buildings that really lie before and after a building node."""
    if node not in BETWEEN:
        return {}
    before, after = BETWEEN[node]
    return {"before": table.field_name(table.tile(before)), "after": table.field_name(table.tile(after))}


def _move_params(table: Table, node: int) -> dict[str, Param]:
    seat, agenda = table.seat, table.agenda
    start = int(table.rancher(seat))
    phase_a = agenda.step() == steps.PHASE_A
    limit = int(table.step_limit(seat) if phase_a else agenda.x())
    free = not phase_a and agenda.y() == 1
    fees = [0] if free else _fees(table, start, node, limit)
    return {
        **field_params(table, node),
        "steps": int(fewest_steps(table, start, node)),
        **_fee_params(table, fees),
    }


def _fee_params(table: Table, fees: list[int]) -> dict[str, Param]:
    """The least and the most of some fees, as far as the purse goes."""
    money = int(table.money(table.seat))
    least, most = min(money, *fees), min(money, max(fees))
    return {"dollars": least, "dollars_most": most, "sure": "yes" if least == most else "no"}


def _fees(table: Table, start: int, goal: int, steps_left: int) -> list[int]:
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
            found += [due + rest for rest in _fees(table, following, goal, left)]
    return found


def _branch_params(table: Table, branch: int) -> dict[str, Param]:
    """What the ways to the goal cost that begin with a branch."""
    goal, rest = int(table.agenda.x()), int(table.agenda.y())
    left = (rest >> 1) - (1 if table.tile(branch) >= 0 else 0)
    own = int(fee(table, table.seat, branch))
    fees = [] if rest & 1 else [own + due for due in _fees(table, branch, goal, left)]
    return {**_between(table, branch), **_fee_params(table, fees or [0])}


def _build_params(table: Table, number: int, node: int) -> dict[str, Param]:
    needed = craftsmen_needed(table, table.seat, number, node)
    old, face = table.tile(node), int(table.face(number))
    return {
        **_between(table, node),
        "building": FACE_NAMES[face],
        **_cards_asked(face),
        "dollars": int(needed) * int(ARGUMENT[table.agenda.x()]),
        "replaces": "none" if old == EMPTY else table.field_name(old),
    }


def _cards_asked(face: int) -> dict[str, Param]:
    """GWT-144: the cattle that the actions of a private building ask for by name, two breeds at most."""
    building, found = int(NEUTRALS) + face, ["none", "none"]
    for at in range(int(LOCAL_START[building]), int(LOCAL_START[building + 1])):
        effect = int(LOCAL_EFFECT[at])
        wanted = int(effects.field(effect, effects.DISCARD))
        if effects.VERB[effect] == effects.EXCHANGE and 0 < wanted < effects.ANY_CATTLE:
            found.insert(found.index("none"), TYPE_NAMES[wanted - 1])
    return {"card": found[0], "also": found[1]}


def _buy_params(combination: int, cowboys: int) -> dict[str, Param]:
    cards = [CARD_NAMES[card] for card in COMBINATIONS[combination]]
    dollars = next(
        int(BUY_DOLLARS[way])
        for way in range(len(BUY_DOLLARS))
        if BUY_COMBINATION[way] == combination and BUY_COWBOYS[way] == cowboys
    )
    return {"card": cards[0], "second": cards[1] if len(cards) == 2 else "none", "dollars": dollars}
