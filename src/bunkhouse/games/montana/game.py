"""Montana, bound together: what the engine asks for, answered by the modules beside this one."""

from typing import final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace
from bunkhouse.engine.agenda import empty_agenda
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Prompt, Refusal, ScoreLine
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.setting import Option, Setting
from bunkhouse.engine.state import Document, State
from bunkhouse.engine.thinking import Thinking
from bunkhouse.games.montana import actions as kinds
from bunkhouse.games.montana import position, reading, scoring, setup, view
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.bot import evaluate
from bunkhouse.games.montana.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.montana.landscape import Landscape, draw_landscape
from bunkhouse.games.montana.outlook import appraise
from bunkhouse.games.montana.refusals import refusal
from bunkhouse.games.montana.rules import build, city, recruit, trade, turn, work
from bunkhouse.games.montana.setup import CHOSEN_FIELD, RANDOM_FIELD, set_up
from bunkhouse.games.montana.state import Table, clear_boards, clear_crews, clear_fields
from bunkhouse.games.montana.steps import (
    ADVANCE_POINTER,
    BEGIN,
    BUILD_MORE,
    END_TURN,
    EXCHANGE_GOODS,
    HIRE_ANY,
    LAST,
    MOVE_PAWN,
    PAUSE,
    PLACE_PAWN,
    RESOLVE,
    REWARD,
    SPIN,
    STAFF_SPACE,
    SURPLUS,
    TAKE_GOODS,
    TURN,
)
from bunkhouse.games.montana.wording import action_params, prompt

RULES_VERSION = 1


@final
class MontanaState(Table):
    """A position of Montana."""

    def actions(self) -> ActionSpace:
        return ACTIONS

    def fill(self, choices: Choices) -> None:
        step: i64 = self.agenda.step()
        if step == TURN:
            turn.fill_turn(self, choices)
        elif step == STAFF_SPACE:
            work.fill_staff(self, choices)
        elif step == LAST:
            turn.fill_last(self, choices)
        elif step in (PLACE_PAWN, MOVE_PAWN):
            city.fill_place(self, choices)
        elif step == BUILD_MORE:
            build.fill_build_more(self, choices)
        elif step == ADVANCE_POINTER:
            recruit.fill_advance(self, choices)
        elif step == HIRE_ANY:
            recruit.fill_hire(self, choices)
        elif step == SURPLUS:
            recruit.fill_surplus(self, choices)
        elif step == TAKE_GOODS:
            city.fill_take(self, choices)
        elif step == EXCHANGE_GOODS:
            city.fill_exchange(self, choices)
        elif step == PAUSE:
            city.fill_pause(self, choices)
        else:
            setup.fill_start(self, choices)

    def perform(self, code: i64) -> None:
        kind: i64 = ACTIONS.kind(code)
        at: i64 = code - kind
        if kind == kinds.TRADE:
            trade.trade(self, at)
        elif kind == kinds.STAFF:
            work.staff(self, at + 1)
        elif kind == kinds.WORK:
            work.work(self, at)
        elif kind == kinds.RECRUIT:
            recruit.recruit(self)
        elif kind == kinds.BUILD:
            build.build(self, at)
        elif kind == kinds.CITY:
            city.go_to_city(self)
        elif kind == kinds.PLACE:
            city.place(self, at)
        elif kind == kinds.END:
            turn.pass_turn(self)
        else:
            self._perform_rarer(kind, at)

    def _perform_rarer(self, kind: i64, at: i64) -> None:
        if kind == kinds.HIRE:
            recruit.hire(self, at + 1)
        elif kind == kinds.ADVANCE:
            recruit.advance(self, at + 1)
        elif kind == kinds.RETURN:
            recruit.return_surplus(self, at + 1)
        elif kind == kinds.PASS:
            city.pass_by(self, self.seat)
        elif kind == kinds.TAKE:
            city.take(self, at)
        elif kind == kinds.EXCHANGE:
            city.exchange_goods(self, at)
        elif kind == kinds.CANTEEN:
            turn.use_canteen(self)
        elif kind == kinds.START:
            setup.choose_start(self, at)
        elif self.agenda.step() == BUILD_MORE:
            build.finish_building(self)
        else:
            self.agenda.pop()

    def carry_on(self) -> bool:
        """Does what needs no decision; a step that turns out to need none is over at once."""
        step: i64 = self.agenda.step()
        if step == LAST:
            return not turn.lasts(self)
        if step == STAFF_SPACE:
            return self._over_unless(work.may_staff(self))
        if step == ADVANCE_POINTER:
            return self._over_unless(recruit.may_advance(self, self.agenda.seat()))
        if step == EXCHANGE_GOODS:
            return self._over_unless(city.may_exchange(self))
        if step == BUILD_MORE:
            return not build.builds_on(self)
        if step in (PLACE_PAWN, MOVE_PAWN):
            return not city.decides(self)
        if step == PAUSE:
            return not city.pauses(self)
        return self._carry_out(step)

    def _over_unless(self, waits: bool) -> bool:
        if not waits:
            self.agenda.pop()
        return not waits

    def _carry_out(self, step: i64) -> bool:
        if step == END_TURN:
            turn.end_turn(self)
        elif step == RESOLVE:
            city.resolve(self)
        elif step == REWARD:
            city.reward(self)
        elif step == SPIN:
            seat: i64 = self.agenda.seat()
            self.agenda.pop()
            recruit.spin(self, seat)
        elif step == BEGIN:
            turn.begin(self)
        else:
            return False
        return True

    def copy(self) -> "MontanaState":
        twin = MontanaState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.land,
            self.fields[:],
            self.crews[:],
            self.boards[:],
        )
        self.copy_table(twin)
        return twin

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self) -> list[ScoreLine]:
        return scoring.breakdown(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def dump(self) -> Document:
        return position.dump(self)

    def observe(self, seat: int | None) -> Document:
        return view.observe(self, seat)

    def determinize(self, seat: int | None, seed: int) -> "MontanaState":
        """Everything lies open but the luck to come."""
        twin = self.copy()
        twin.rng = seeded(seed)
        return twin

    def prompt(self) -> Prompt:
        return prompt(self)

    def refusal(self, code: int) -> Refusal:
        return refusal(self, code)

    def action_params(self, code: int) -> dict[str, Param]:
        return action_params(self, code)

    def census(self) -> dict[str, int]:
        return position.census(self)


def _empty(setting: Setting, rng: Rng, land: Landscape) -> MontanaState:
    boards = clear_boards(setting.players)
    return MontanaState(setting, rng, empty_agenda(), land, clear_fields(), clear_crews(), boards)


@final
class Montana(Game):
    def begin(self, setting: Setting, rng: Rng) -> State:
        state = _empty(setting, rng, draw_landscape(setting.players, rng))
        set_up(state)
        return state

    def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
        state = _empty(setting, rng, reading.read_landscape(setting.players, position))
        reading.read(state, position)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return evaluate(state, seat)

    def appraise(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return appraise(state, seat)

    def thinking(self) -> Thinking:
        """A round shows which fields and which spaces in the city the others leave."""
        return Thinking(rounds=1, rivalry=1.0, candidates=8, trust=2.0, easy=1, medium=4, hard=400)


GAME = Montana(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [Option("start_tile", [RANDOM_FIELD, CHOSEN_FIELD], RANDOM_FIELD)],
    FOLDER,
)
