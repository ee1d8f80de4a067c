"""Phase B: local actions, risk actions, auxiliary actions and copies (GWT-49 to GWT-59, GWT-170)."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Members, Number, Prompt, Reader, Refusal, bit
from bunkhouse.games.great_western_trail.actions import ACTIONS, AUX, DOUBLE, END, PLAY, USE
from bunkhouse.games.great_western_trail.components import AUX_NAMES, AUXES, EMPTY
from bunkhouse.games.great_western_trail.effects import AUX_EFFECT, LOCAL_EFFECT, LOCAL_ICON, LOCAL_START
from bunkhouse.games.great_western_trail.rules.fields import (
    AUX_USED,
    CLOSED,
    RISK_USED,
    USED_NAMES,
    building_at,
    end_phase_b,
    is_usable,
)
from bunkhouse.games.great_western_trail.rules.objectives import fill_play
from bunkhouse.games.great_western_trail.rules.turn_step import FIRST, NODE, TurnStep, last_turn
from bunkhouse.games.great_western_trail.rules.using import UseStep, available, begin, lacking, verb_of
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import AUXILIARY, COPY, PHASE_B
from bunkhouse.games.great_western_trail.trail import CITY, HAZARD_NODES, NODE_NAMES, RISK, TRADE_NODES


def _unused(table: Table, node: i64, used: i64, effect: i64) -> i64:
    """The bit of the unused icon of a building that has this effect, or 0."""
    building: i64 = building_at(table, node)
    at: i64
    if used & CLOSED:
        return 0
    for at in range(i64(LOCAL_START[building]), i64(LOCAL_START[building + 1])):
        if i64(LOCAL_EFFECT[at]) == effect and not (used >> i64(LOCAL_ICON[at])) & 1:
            return bit(i64(LOCAL_ICON[at]))
    if i64(RISK[node]) == effect and not used & RISK_USED:
        return RISK_USED
    return 0


def _fill_unused(table: Table, choices: Choices, node: i64, used: i64, offered: i64) -> i64:
    """GWT-50 to GWT-52: what is left to use of one building; returns all effects offered so far."""
    if used & CLOSED:
        return offered
    building: i64 = building_at(table, node)
    at: i64
    for at in range(i64(LOCAL_START[building]), i64(LOCAL_START[building + 1])):
        if not (used >> i64(LOCAL_ICON[at])) & 1:
            offered = _offer(table, choices, node, i64(LOCAL_EFFECT[at]), offered)
    if i64(RISK[node]) >= 0 and not used & RISK_USED:
        offered = _offer(table, choices, node, i64(RISK[node]), offered)
    return offered


def _offer(table: Table, choices: Choices, node: i64, effect: i64, offered: i64) -> i64:
    """Equal actions of a building and of a copy are listed once; each of them can be used."""
    if (offered >> effect) & 1 or not verb_of(effect).available(table, table.seat, effect, node):
        return offered
    choices.add(USE + effect)
    return offered | bit(effect)


def _fill_auxiliary(table: Table, choices: Choices, kind: i64, times: i64) -> None:
    """GWT-56 to GWT-59: the single, or the double use of every auxiliary action that is not locked."""
    seat: i64 = table.seat
    aux: i64
    for aux in range(AUXES):
        if table.aux_level(seat, aux) >= times and available(table, seat, aux_effect(aux, times)):
            choices.add(kind + aux)


def aux_effect(aux: i64, times: i64) -> i64:
    return i64(AUX_EFFECT[2 * aux + times - 1])


@mypyc_attr(allow_interpreted_subclasses=True)
class LocalStep(UseStep):
    """Phase B, or copies on top of it; x: node, y: what has been used there."""

    def fill(self, table: Table, choices: Choices) -> None:
        """GWT-49, GWT-54, GWT-175, AR-30: local actions, or an auxiliary one; objective cards; or an end."""
        agenda = table.agenda
        choices.add(END)
        fill_play(table, choices)
        depth: i64 = 0
        offered: i64 = 0
        while agenda.step_at(depth) == COPY:
            offered = _fill_unused(table, choices, agenda.x_at(depth), agenda.y_at(depth), offered)
            depth += 1
        node: i64 = agenda.x_at(depth)
        used: i64 = agenda.y_at(depth)
        if used & AUX_USED == 0 and is_usable(table, table.seat, node):
            _fill_unused(table, choices, node, used, offered)
        if used == 0:
            _fill_auxiliary(table, choices, AUX, 1)

    def use(self, table: Table, effect: i64) -> None:
        """GWT-50: note that the icon has been used, the copy's before the building's own, and begin."""
        agenda = table.agenda
        depth: i64 = 0
        icon: i64 = _unused(table, agenda.x(), agenda.y(), effect)
        while icon == 0:
            depth += 1
            icon = _unused(table, agenda.x_at(depth), agenda.y_at(depth), effect)
        agenda.set_y_at(depth, agenda.y_at(depth) | icon)
        verb_of(effect).begin(table, table.seat, effect, agenda.x_at(depth))

    def unusable(self, table: Table, effect: int) -> Refusal:
        agenda, own = table.agenda, 0
        while agenda.step_at(own) == COPY:
            own += 1
        if not is_usable(table, table.seat, agenda.x_at(own)):
            return Refusal("not-your-building", "GWT-54")
        if not any(_shows(table, agenda.x_at(depth), effect) for depth in range(own + 1)):
            return Refusal("not-on-this-building", "GWT-49")
        if agenda.y_at(own) & AUX_USED:
            return Refusal("auxiliary-used", "GWT-49")
        if any(_unused(table, agenda.x_at(at), agenda.y_at(at), effect) for at in range(own + 1)):
            return lacking(table, effect)
        return Refusal("already-used", "GWT-50")

    def prompt(self, table: Table) -> Prompt:
        """GWT-49, GWT-54: local actions, an auxiliary one instead, only that one, or nothing that is left."""
        node, choices = int(table.rancher(table.seat)), Choices()
        self.fill(table, choices)
        found = {int(ACTIONS.kind(code)) for code in choices.listed()}
        local, auxiliary = int(USE) in found, int(AUX) in found
        if local:
            rest = "both" if auxiliary else "local"
        elif auxiliary:
            rest = "auxiliary"
        else:
            rest = "play" if int(PLAY) in found else "none"
        return Prompt(
            "prompt-act",
            {
                "field": table.field_name(table.tile(node)),
                "place": _place(table, node),
                "rest": rest,
                "last": last_turn(table),
            },
        )


def _shows(table: Table, node: int, effect: int) -> bool:
    building = building_at(table, node)
    local = LOCAL_EFFECT[LOCAL_START[building] : LOCAL_START[building + 1]]
    return effect in list(local) or RISK[node] == effect


def _place(table: Table, node: int) -> str:
    """GWT-39, GWT-49, GWT-54: with local actions, without them, or with its tile taken away."""
    if table.tile(node) == EMPTY:
        return "empty"
    return "local" if is_usable(table, table.seat, node) else "auxiliary"


class PhaseB(LocalStep):
    """GWT-49: a seat acts on the field it has reached."""

    def __init__(self) -> None:
        kinds: list[int] = [PLAY, USE, AUX, DOUBLE, END]
        super().__init__(PHASE_B, "phase-b", kinds, [NODE, Members("used", USED_NAMES)], FIRST)

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if x != table.rancher(seat) or not _is_field(table, x):
            raise given.error("rancher-elsewhere", given=NODE_NAMES[x])


def _is_field(table: Table, node: int) -> bool:
    """GWT-30, GWT-39: a tile lies there, or it was a hazard or a teepee and has just been taken."""
    if table.tile(node) == EMPTY:
        return node in HAZARD_NODES or node in TRADE_NODES
    return node != CITY


class Copy(LocalStep):
    """GWT-170: building 8b copies a neighbour, on top of phase B."""

    def __init__(self) -> None:
        super().__init__(COPY, "copy", [PLAY, USE, END], [NODE, Members("used", USED_NAMES)])

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if table.agenda.step() not in (PHASE_B, COPY) or building_at(table, x) < 0:
            raise given.error("nothing-to-copy", given=NODE_NAMES[x])


class End(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(END, "GWT-28")

    def perform(self, table: Table, at: i64) -> None:
        end_phase_b(table)


class Auxiliary(TurnStep):
    """GWT-59: an auxiliary action where an icon allows it; x: 1 if it may be a double one."""

    def __init__(self) -> None:
        super().__init__(AUXILIARY, "auxiliary", [AUX, DOUBLE], [Number("double", 0, 1)])

    def fill(self, table: Table, choices: Choices) -> None:
        _fill_auxiliary(table, choices, AUX, 1)
        _fill_auxiliary(table, choices, DOUBLE, 2)


@mypyc_attr(allow_interpreted_subclasses=True)
class AuxiliaryAction(ActionKind[Table]):
    """GWT-49, GWT-59: instead of local actions, or where an icon allows it."""

    def __init__(self, code: i64, rule: str, times: i64) -> None:
        super().__init__(code, rule)
        self.times = times

    def perform(self, table: Table, at: i64) -> None:
        if table.agenda.step() == PHASE_B:
            table.agenda.set_y_at(0, AUX_USED)
        else:
            table.agenda.pop()
        if table.journal is not None:
            table.tell_seat("auxiliary", table.seat, {"aux": AUX_NAMES[at], "times": int(self.times)})
        begin(table, table.seat, aux_effect(at, self.times))

    def refusal(self, table: Table, at: int) -> Refusal:
        in_phase_b = table.agenda.step() == PHASE_B
        if in_phase_b and self.times > 1:
            return Refusal("single-only", "GWT-56")
        if in_phase_b and table.agenda.y() != 0:
            return Refusal("local-used", "GWT-49")
        if table.aux_level(table.seat, at) < self.times:
            return Refusal("locked", "GWT-57")
        effect = int(aux_effect(at, self.times))
        assert not available(table, table.seat, effect)
        return lacking(table, effect)


class Aux(AuxiliaryAction):
    def __init__(self) -> None:
        super().__init__(AUX, "GWT-49", 1)


class Double(AuxiliaryAction):
    def __init__(self) -> None:
        super().__init__(DOUBLE, "GWT-59", 2)
