"""Why an action is not allowed, and the rule that says so."""

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Refusal, nearness
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.great_western_trail import actions as kinds
from bunkhouse.games.great_western_trail import effects, steps
from bunkhouse.games.great_western_trail.actions import ACTIONS, COPY_NODE, MOVE_NODE
from bunkhouse.games.great_western_trail.components import (
    BUY_COMBINATION,
    BUY_COWBOYS,
    BUY_FIRST,
    BUY_SECOND,
    CITY_VALUE,
    COLUMNS,
    CRAFTSMAN,
    EMPTY,
    FORESIGHT_SPACES,
    MOST_COWBOYS,
    ROW_SPACES,
    ROWS,
    WORKERS,
)
from bunkhouse.games.great_western_trail.effects import ARGUMENT, AUX_EFFECT, LOCAL_EFFECT, LOCAL_START
from bunkhouse.games.great_western_trail.rules import exchange, using
from bunkhouse.games.great_western_trail.rules.building import craftsmen_needed
from bunkhouse.games.great_western_trail.rules.discs import movable
from bunkhouse.games.great_western_trail.rules.fields import AUX_USED, building_at, is_usable
from bunkhouse.games.great_western_trail.rules.local import unused
from bunkhouse.games.great_western_trail.rules.movement import fewest_steps
from bunkhouse.games.great_western_trail.rules.railroad import back_targets
from bunkhouse.games.great_western_trail.state import NO_TILE, UNBUILT, Table, owner_of
from bunkhouse.games.great_western_trail.steps import STEP_NAMES
from bunkhouse.games.great_western_trail.trail import (
    BUILDING_NODE,
    CITY,
    HAZARD_NODE,
    NEIGHBOURS,
    RISK,
    SITES,
    TRADE_NODE,
)

_PHASE_B = [steps.PHASE_B, steps.COPY]
_ENGINES = [steps.ENGINE, steps.BACK, steps.RETURN, steps.SPECIAL]
_STEPS = {
    kinds.PLACE: ([steps.PHASE_A], "GWT-29"),
    kinds.MOVE: ([steps.PHASE_A, steps.MOVE], "GWT-28"),
    kinds.VIA: ([steps.WALK], "GWT-35"),
    kinds.PLAY: ([steps.PHASE_A, *_PHASE_B], "GWT-175"),
    kinds.USE: ([*_PHASE_B, steps.CHOOSE], "GWT-49"),
    kinds.AUX: ([steps.PHASE_B, steps.AUXILIARY], "GWT-49"),
    kinds.DOUBLE: ([steps.PHASE_B, steps.AUXILIARY], "GWT-59"),
    kinds.COPY: ([steps.ADJACENT], "GWT-170"),
    kinds.DISCARD: ([steps.DISCARD, steps.GIVE_BACK], "GWT-22"),
    kinds.REMOVE: ([steps.REMOVE], "GWT-64"),
    kinds.DRAW: ([steps.DRAW], "GWT-61"),
    kinds.CERTIFICATES: ([steps.CERTIFICATES], "GWT-134"),
    kinds.TAKE: ([steps.OBJECTIVE], "GWT-138"),
    kinds.HIRE: ([steps.HIRE], "GWT-82"),
    kinds.BUILD: ([steps.BUILD], "GWT-97"),
    kinds.BUY: ([steps.BUY], "GWT-140"),
    kinds.ENLARGE: ([steps.BUY], "GWT-143"),
    kinds.TRADE: ([steps.TRADE], "GWT-135"),
    kinds.CLEAR: ([steps.HAZARD], "GWT-136"),
    kinds.ENGINE: (_ENGINES, "GWT-103"),
    kinds.UPGRADE: ([steps.UPGRADE, steps.BEHIND], "GWT-106"),
    kinds.DISC: ([steps.DISC], "GWT-118"),
    kinds.LIFT: ([steps.DISC], "GWT-126"),
    kinds.GIVE: ([steps.MASTER], "GWT-111"),
    kinds.FORESIGHT: ([steps.FORESIGHT], "GWT-65"),
    kinds.SPEND: ([steps.INCOME], "GWT-74"),
    kinds.DELIVER: ([steps.DELIVERY], "GWT-76"),
    kinds.DONE: ([], "GWT-25"),
    kinds.END: (_PHASE_B, "GWT-28"),
}
"""The decisions in which a kind of action can come up, and the rule that places it there."""


def refusal(table: Table, code: int) -> Refusal:
    kind = ACTIONS.kind(code)
    at = int(code - kind)
    step = table.agenda.step()
    expected, rule = _STEPS[kind]
    if kind == kinds.DONE:
        return Refusal("must-choose", rule)
    if step not in expected:
        return Refusal("not-this-decision", rule, {"step": STEP_NAMES[step]}, near=0)
    if kind in (kinds.PLACE, kinds.MOVE):
        return _moving(table, kind, at)
    if kind == kinds.USE:
        return _using(table, at)
    if kind in (kinds.AUX, kinds.DOUBLE):
        return _auxiliary(table, kind, at)
    if kind in (kinds.DISCARD, kinds.REMOVE, kinds.PLAY):
        return _cards(table, kind, at)
    if kind in (kinds.HIRE, kinds.BUILD, kinds.BUY):
        return _market(table, kind, at)
    if kind == kinds.ENGINE:
        return _engine(table, at)
    if kind in (kinds.DISC, kinds.LIFT):
        return _discs(table, kind, at)
    if kind == kinds.DELIVER:
        too_high = int(CITY_VALUE[at]) > table.agenda.x()
        return Refusal("value-too-low" if too_high else "disc-already-there", "GWT-116")
    return _others(table, kind, at)


def _others(table: Table, kind: int, at: int) -> Refusal:
    if kind == kinds.VIA:
        return Refusal("wrong-branch", "GWT-35")
    if kind == kinds.COPY:
        return _copying(table, int(COPY_NODE[at]))
    if kind == kinds.DRAW:
        return Refusal("too-many-cards-drawn", "GWT-61")
    if kind == kinds.CERTIFICATES:
        return Refusal("too-many-certificates", "GWT-134")
    if kind == kinds.SPEND:
        return Refusal("too-few-certificates", "GWT-74", {"count": int(table.certificates(table.seat))})
    if kind == kinds.TAKE:
        return Refusal("stack-empty" if at == 0 else "not-in-pool", "GWT-138")
    if kind == kinds.ENLARGE:
        return Refusal("stack-empty", "GWT-143")
    if kind == kinds.TRADE:
        empty = table.tile(int(TRADE_NODE[at])) == EMPTY
        return Refusal("nothing-there" if empty else "too-expensive", "GWT-135")
    if kind == kinds.CLEAR:
        empty = table.tile(int(HAZARD_NODE[at])) == EMPTY
        return Refusal("nothing-there" if empty else "too-expensive", "GWT-136")
    if kind == kinds.UPGRADE:
        return Refusal("station-not-here", "GWT-107")
    if kind == kinds.GIVE:
        return Refusal("printed-worker", "GWT-112")
    return _foresight(table, at)


def _copying(table: Table, node: int) -> Refusal:
    """A building beside the 8b can be copied, unless it is another 8b that was copied before."""
    beside = node in NEIGHBOURS[table.agenda.x()] and building_at(table, node) >= 0
    return Refusal("copied-already" if beside else "not-adjacent", "GWT-173")


def _foresight(table: Table, at: int) -> Refusal:
    tile = table.foresight(at)
    if at // FORESIGHT_SPACES != table.agenda.x() or tile == NO_TILE:
        return Refusal("other-stage", "GWT-65")
    assert tile < WORKERS
    return Refusal("no-more-workers", "GWT-184")


def _moving(table: Table, kind: int, at: int) -> Refusal:
    seat = table.seat
    start = table.rancher(seat)
    if kind == kinds.PLACE:
        return Refusal("already-on-the-trail", "GWT-29")
    if start == OFF_BOARD:
        return Refusal("place-first", "GWT-29")
    node = int(MOVE_NODE[at])
    if table.tile(node) == EMPTY:
        return Refusal("no-field", "GWT-30", near=nearness(2))
    distance = fewest_steps(table, start, node)
    if distance >= TOO_FAR or distance == 0:
        return Refusal("not-ahead", "GWT-35", near=nearness(3))
    granted = table.agenda.step() == steps.MOVE
    if granted and table.agenda.y() == 1 and node == CITY:
        return Refusal("city-closed", "GWT-178", near=nearness(4))
    limit = table.agenda.x() if granted else table.step_limit(seat)
    return Refusal("too-far", "GWT-32", {"steps": int(distance), "limit": int(limit)}, nearness(4))


def _using(table: Table, effect: int) -> Refusal:
    agenda, seat = table.agenda, table.seat
    if agenda.step() == steps.CHOOSE:
        if effect not in (agenda.x(), agenda.y()):
            return Refusal("not-offered", "GWT-87")
        return _lacking(table, effect)
    frames = [frame for frame in agenda.listed() if frame[0] in _PHASE_B]
    node, used = frames[0][2], frames[0][3]
    if not is_usable(table, seat, node):
        return Refusal("not-your-building", "GWT-54")
    if not any(_shows(table, frame[2], effect) for frame in frames):
        return Refusal("not-on-this-building", "GWT-49")
    if used & AUX_USED:
        return Refusal("auxiliary-used", "GWT-49")
    left = any(unused(table, frame[2], frame[3], effect) for frame in frames)
    return _lacking(table, effect) if left else Refusal("already-used", "GWT-50")


_LACKS = {
    effects.HIRE: "worker",
    effects.BUILD: "building",
    effects.BUY: "cattle",
    effects.TRADE: "teepee",
    effects.HAZARD: "hazard",
}
"""What there is none of when an effect of a kind cannot be used."""


def _lacking(table: Table, effect: int) -> Refusal:
    """What an effect needs that the acting seat does not have."""
    seat, verb = table.seat, int(effects.VERB[effect])
    lack = _LACKS.get(verb, "other")
    if verb == effects.EXCHANGE:
        back = int(effects.field(effect, effects.BACK))
        if effects.field(effect, effects.PAY) > table.money(seat):
            lack = "money"
        elif back and back_targets(table, seat, back) == 0:
            lack = "back"
        elif not exchange.discardable(table, seat, effects.field(effect, effects.DISCARD), None):
            lack = "cards"
    return Refusal("requirement", "GWT-25", {"lack": lack})


def _shows(table: Table, node: int, effect: int) -> bool:
    building = building_at(table, node)
    local = LOCAL_EFFECT[LOCAL_START[building] : LOCAL_START[building + 1]]
    return effect in list(local) or RISK[node] == effect


def _auxiliary(table: Table, kind: int, aux: int) -> Refusal:
    in_phase_b = table.agenda.step() == steps.PHASE_B
    if in_phase_b and kind == kinds.DOUBLE:
        return Refusal("single-only", "GWT-56")
    if in_phase_b and table.agenda.y() != 0:
        return Refusal("local-used", "GWT-49")
    wanted = 2 if kind == kinds.DOUBLE else 1
    if table.aux_level(table.seat, aux) < wanted:
        return Refusal("locked", "GWT-57")
    effect = int(AUX_EFFECT[2 * aux + wanted - 1])
    assert not using.available(table, table.seat, effect)
    return _lacking(table, effect)


def _cards(table: Table, kind: int, card: int) -> Refusal:
    if kind == kinds.PLAY:
        return Refusal("not-in-hand", "GWT-175")
    if table.in_hand(table.seat, card) == 0:
        return Refusal("not-in-hand", "GWT-22")
    return Refusal("wrong-card", "GWT-144")


def _market(table: Table, kind: int, at: int) -> Refusal:
    if kind == kinds.HIRE:
        return _hiring(table, at // int(ROWS), at % int(ROWS))
    if kind == kinds.BUILD:
        return _building(table, at // int(SITES), int(BUILDING_NODE[at % SITES]))
    combination, cowboys = at // int(MOST_COWBOYS), at % int(MOST_COWBOYS) + 1
    ways = range(len(BUY_COWBOYS))
    way = next((w for w in ways if BUY_COMBINATION[w] == combination and BUY_COWBOYS[w] == cowboys), -1)
    if way < 0:
        return Refusal("no-such-purchase", "GWT-140")
    if cowboys > table.agenda.x():
        short = int(cowboys - table.agenda.x())
        return Refusal("too-few-cowboys", "GWT-141", {"count": int(table.agenda.x())}, nearness(2, short))
    cards = [int(BUY_FIRST[way]), int(BUY_SECOND[way])]
    if any(card >= 0 and table.open_cards(card) < cards.count(card) for card in cards):
        return Refusal("not-in-the-market", "GWT-142", near=nearness(3))
    return Refusal("too-expensive", "GWT-140", near=nearness(4))


def _hiring(table: Table, worker: int, row: int) -> Refusal:
    if row == table.token:
        return Refusal("row-of-the-token", "GWT-84")
    if all(table.job(row, column) != worker for column in range(COLUMNS)):
        return Refusal("no-such-worker", "GWT-82")
    if table.workers(table.seat, worker) >= ROW_SPACES:
        return Refusal("row-full", "GWT-86")
    return Refusal("too-expensive", "GWT-83")


def _building(table: Table, number: int, node: int) -> Refusal:
    seat = table.seat
    if table.site(seat, number) != UNBUILT:
        return Refusal("already-built", "GWT-92")
    needed = craftsmen_needed(table, seat, number, node)
    if needed == 0:
        own = owner_of(table.tile(node)) == seat
        rule = "GWT-95" if own else "GWT-93"
        return Refusal("not-higher" if own else "occupied", rule, near=nearness(2))
    have = table.workers(seat, CRAFTSMAN)
    if needed > have:
        params: dict[str, Param] = {"needed": int(needed), "count": int(have)}
        return Refusal("too-few-craftsmen", "GWT-94", params, nearness(3, int(needed - have)))
    assert table.money(seat) < needed * int(ARGUMENT[table.agenda.x()])
    return Refusal("too-expensive", "GWT-94", near=nearness(4))


def _engine(table: Table, slot: int) -> Refusal:
    if table.other_engines(table.seat) >> slot & 1:
        return Refusal("space-occupied", "GWT-102")
    step = table.agenda.step()
    if step == steps.ENGINE:
        behind = slot <= table.engine(table.seat)
        return Refusal("not-forward" if behind else "engine-too-far", "GWT-103")
    if step == steps.BACK:
        spaces = effects.field(table.agenda.x(), effects.BACK)
        return Refusal("not-exactly-back", "GWT-104", {"count": int(spaces)})
    return Refusal("not-back", "GWT-109")


def _discs(table: Table, kind: int, at: int) -> Refusal:
    seat = table.seat
    if kind == kinds.LIFT:
        own = table.stations(seat) >> at & 1
        return Refusal("disc-on-the-board" if own else "no-own-disc", "GWT-126")
    if table.discs(seat) >> at & 1:
        return Refusal("space-cleared", "GWT-118")
    if movable(table, seat, False, table.money(seat) - table.agenda.y()) >> at & 1:
        return Refusal("wrong-corner", "GWT-119")
    return Refusal("too-expensive", "GWT-123")
