"""Great Western Trail, bound together: what the engine asks for, answered by the modules beside this one."""

from typing import final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace
from bunkhouse.engine.agenda import Agenda, empty_agenda
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Prompt, Refusal, ScoreLine
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.setting import Option, Setting
from bunkhouse.engine.state import Document, State
from bunkhouse.engine.thinking import Thinking
from bunkhouse.games.great_western_trail import actions as kinds
from bunkhouse.games.great_western_trail import position, reading, scoring, steps, view
from bunkhouse.games.great_western_trail.actions import ACTIONS, MOVE_NODE, VIA_NODE
from bunkhouse.games.great_western_trail.bot import evaluate
from bunkhouse.games.great_western_trail.components import (
    CATTLE,
    FOLDER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_COWBOYS,
    ROWS,
    SLUG,
)
from bunkhouse.games.great_western_trail.effects import ARGUMENT, BACK, CARD_EFFECT, NO_EFFECT, field
from bunkhouse.games.great_western_trail.outlook import appraise
from bunkhouse.games.great_western_trail.refusals import refusal
from bunkhouse.games.great_western_trail.rules import (
    areas,
    building,
    cattle,
    city,
    discs,
    exchange,
    fields,
    hiring,
    local,
    movement,
    objectives,
    railroad,
    turn,
    using,
)
from bunkhouse.games.great_western_trail.setup import (
    NEUTRAL_VALUES,
    PRIVATE_VALUES,
    STARTER_VALUES,
    set_up,
)
from bunkhouse.games.great_western_trail.state import (
    Table,
    clear_boards,
    clear_cards,
    clear_jobs,
    clear_masters,
    clear_supply,
    clear_trail,
)
from bunkhouse.games.great_western_trail.trail import BUILDING_NODE, SITES
from bunkhouse.games.great_western_trail.wording import action_params, prompt

RULES_VERSION = 1


@final
class TrailState(Table):
    """A position of Great Western Trail."""

    def actions(self) -> ActionSpace:
        return ACTIONS

    def fill(self, choices: Choices) -> None:
        step: i64 = self.agenda.step()
        if step in (steps.PHASE_B, steps.COPY):
            local.fill_phase_b(self, choices)
        elif step == steps.PHASE_A:
            turn.fill_phase_a(self, choices)
        elif step == steps.ENGINE:
            railroad.fill_forward(self, choices)
        elif step == steps.BUY:
            cattle.fill_buy(self, choices)
        elif step == steps.BUILD:
            building.buildable(self, self.seat, i64(ARGUMENT[self.agenda.x()]), choices)
        elif step == steps.HIRE:
            hiring.hireable(self, self.seat, i64(ARGUMENT[self.agenda.x()]), choices)
        elif step == steps.FORESIGHT:
            city.fill_foresight(self, choices)
        elif step == steps.DELIVERY:
            city.fill_delivery(self, choices)
        elif step == steps.DISC:
            discs.fill_disc(self, choices)
        elif step == steps.MOVE:
            movement.fill_move(self, choices)
        elif step == steps.WALK:
            movement.fill_via(self, choices)
        else:
            self._fill_rarer(step, choices)

    def _fill_rarer(self, step: i64, choices: Choices) -> None:
        if step == steps.CHOOSE:
            using.fill_choose(self, choices)
        elif step == steps.GIVE_BACK:
            exchange.fill_hand(self, choices, kinds.DISCARD)
        elif step == steps.DISCARD:
            exchange.fill_discard(self, choices)
        elif step == steps.CERTIFICATES:
            exchange.fill_certificates(self, choices)
        elif step == steps.OBJECTIVE:
            objectives.fill_take(self, choices)
        elif step == steps.AUXILIARY:
            local.fill_auxiliary(self, choices)
        elif step == steps.TRADE:
            areas.tradable(self, self.seat, choices)
        elif step == steps.HAZARD:
            areas.removable(self, self.seat, i64(ARGUMENT[self.agenda.x()]), choices)
        elif step == steps.INCOME:
            city.fill_spend(self, choices)
        elif step == steps.UPGRADE:
            railroad.fill_upgrade(self, choices)
        elif step == steps.MASTER:
            railroad.fill_master(self, choices)
        elif step == steps.DRAW:
            exchange.fill_draw(self, choices)
        elif step == steps.REMOVE:
            exchange.fill_remove(self, choices)
        elif step == steps.BACK:
            railroad.fill_back(self, choices, field(self.agenda.x(), BACK))
        elif step == steps.ADJACENT:
            fields.neighbours(self, self.agenda.x(), choices)
        elif step == steps.BEHIND:
            railroad.stations_behind(self, self.seat, choices)
        else:
            railroad.fill_any_back(self, choices)

    def perform(self, code: i64) -> None:
        kind: i64 = ACTIONS.kind(code)
        at: i64 = code - kind
        if kind == kinds.END:
            fields.end(self)
        elif kind == kinds.DONE:
            self.agenda.pop()
        elif kind == kinds.USE:
            if self.agenda.step() == steps.CHOOSE:
                using.use_offered(self, at)
            else:
                local.use(self, at)
        elif kind == kinds.MOVE:
            if self.agenda.step() == steps.PHASE_A:
                turn.move(self, i64(MOVE_NODE[at]))
            else:
                movement.start_move(self, i64(MOVE_NODE[at]))
        elif kind == kinds.AUX:
            local.auxiliary(self, at, 0)
        elif kind == kinds.DOUBLE:
            local.auxiliary(self, at, 1)
        elif kind == kinds.VIA:
            movement.enter(self, i64(VIA_NODE[at]))
        elif kind == kinds.PLAY:
            self._play_objective(CATTLE + at)
        elif kind == kinds.ENGINE:
            self._move_engine(at)
        elif kind == kinds.BUY:
            cattle.buy(self, at // MOST_COWBOYS, at % MOST_COWBOYS + 1)
        elif kind == kinds.HIRE:
            hiring.hire(self, at // ROWS, at % ROWS)
        elif kind == kinds.BUILD:
            building.build(self, at // SITES, i64(BUILDING_NODE[at % SITES]))
        elif kind == kinds.DISCARD:
            if self.agenda.step() == steps.GIVE_BACK:
                exchange.give_back(self, at)
            else:
                exchange.discard(self, at)
        else:
            self._perform_rarer(kind, at)

    def _perform_rarer(self, kind: i64, at: i64) -> None:
        if kind == kinds.FORESIGHT:
            city.choose_tile(self, self.seat, at)
        elif kind == kinds.SPEND:
            city.earn_income(self, self.seat, at)
        elif kind == kinds.DELIVER:
            city.deliver(self, at)
        elif kind == kinds.DISC:
            discs.clear_space(self, at)
        elif kind == kinds.LIFT:
            discs.lift(self, at)
        elif kind == kinds.UPGRADE:
            railroad.upgrade(self, at)
        elif kind == kinds.GIVE:
            railroad.take_master(self, at)
        elif kind == kinds.TAKE:
            objectives.take(self, at)
        elif kind == kinds.CERTIFICATES:
            exchange.take_certificates(self, at)
        elif kind == kinds.DRAW:
            exchange.draw(self, self.seat, at + 1)
        elif kind == kinds.REMOVE:
            exchange.remove(self, at)
        elif kind == kinds.TRADE:
            areas.trade(self, at)
        elif kind == kinds.CLEAR:
            areas.clear(self, at)
        elif kind == kinds.ENLARGE:
            cattle.enlarge(self)
        elif kind == kinds.COPY:
            local.copy_building(self, at)
        else:
            turn.place(self, at)

    def _play_objective(self, card: i64) -> None:
        """GWT-175, GWT-176: lay it out and offer its immediate action."""
        objectives.lay_out(self, self.seat, card)
        self.agenda.push(steps.CHOOSE, self.seat, i64(CARD_EFFECT[card - CATTLE]), NO_EFFECT)

    def _move_engine(self, slot: i64) -> None:
        step: i64 = self.agenda.step()
        if step == steps.ENGINE:
            railroad.forward(self, slot)
        elif step == steps.BACK:
            exchange.back(self, slot)
        elif step == steps.RETURN:
            railroad.return_back(self, slot)
        else:
            city.move_back_and_deliver(self, slot)

    def carry_on(self) -> bool:
        """Automatic steps; those that depend on something which is not there are skipped."""
        agenda = self.agenda
        step: i64 = agenda.step()
        seat: i64 = agenda.seat()
        if step == steps.REWARD:
            exchange.reward(self)
            return True
        if step == steps.PHASE_C:
            turn.phase_c(self)
            return True
        if step == steps.END_TURN:
            turn.end_turn(self)
            return True
        if step == steps.WALK:
            if not movement.walk(self):
                return False
            turn.arrive(self)
            return True
        if step == steps.TRANSPORT:
            city.pay_transport(self)
            return True
        if step == steps.LEAVE_CITY:
            city.leave_city(self)
            return True
        if step == steps.FORESIGHT:
            return city.foresee(self)
        if step == steps.INCOME:
            return city.income(self)
        if step == steps.CHOOSE:
            return using.offer(self)
        if step == steps.DRAW:
            return exchange.draw_the_only(self)
        if (
            (step == steps.UPGRADE and not railroad.can_upgrade(self, seat, agenda.x()))
            or (step == steps.MASTER and not railroad.may_take_master(self, seat, agenda.x()))
            or (step == steps.DISC and not discs.has_disc(self))
            or (step == steps.CERTIFICATES and self.certificate_room(seat) == 0)
            or (step == steps.OBJECTIVE and not objectives.any_left(self))
        ):
            agenda.pop()
            return True
        return False

    def copy(self) -> "TrailState":
        twin = TrailState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.cards[:],
            self.boards[:],
            self.trail[:],
            self.supply[:],
            self.jobs[:],
            self.masters[:],
        )
        self.copy_table(twin)
        return twin

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self) -> list[ScoreLine]:
        return scoring.breakdown(self)

    def dump(self) -> Document:
        return position.dump(self)

    def observe(self, seat: int | None) -> Document:
        return view.observe(self, seat)

    def determinize(self, seat: int | None, seed: int) -> "TrailState":
        twin = self.copy()
        view.resample(twin, seat, seed)
        return twin

    def prompt(self) -> Prompt:
        return prompt(self)

    def refusal(self, code: int) -> Refusal:
        return refusal(self, code)

    def action_params(self, code: int) -> dict[str, Param]:
        return action_params(self, code)

    def census(self) -> dict[str, int]:
        return position.census(self)


def _empty(setting: Setting, rng: Rng, agenda: Agenda) -> TrailState:
    return TrailState(
        setting,
        rng,
        agenda,
        clear_cards(setting.players),
        clear_boards(setting.players),
        clear_trail(),
        clear_supply(),
        clear_jobs(),
        clear_masters(),
    )


@final
class GreatWesternTrail(Game):
    def begin(self, setting: Setting, rng: Rng) -> State:
        state = _empty(setting, rng, empty_agenda())
        set_up(state)
        return state

    def read(self, setting: Setting, rng: Rng, position_document: Reader) -> State:
        state = _empty(setting, rng, empty_agenda())
        reading.read(state, position_document)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return evaluate(state, seat)

    def appraise(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return appraise(state, seat)

    def thinking(self) -> Thinking:
        """What the others do in between is mostly noise: the outlook at the end of the own turn decides."""
        return Thinking(rounds=0, rivalry=0.0, candidates=8, trust=1.0, easy=1, medium=2, hard=24)


GAME = GreatWesternTrail(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [
        Option("neutral_buildings", NEUTRAL_VALUES, "shuffled"),
        Option("private_buildings", PRIVATE_VALUES, "random"),
        Option("starting_player", STARTER_VALUES, "random"),
    ],
    FOLDER,
)
