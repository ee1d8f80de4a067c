"""El Gaucho, bound together: what the engine asks for, answered by the modules beside this one."""

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
from bunkhouse.games.el_gaucho import actions as kinds
from bunkhouse.games.el_gaucho import position, reading, scoring, view
from bunkhouse.games.el_gaucho.actions import ACTIONS, DICE_CHOICES
from bunkhouse.games.el_gaucho.bot import evaluate
from bunkhouse.games.el_gaucho.components import BREED_NAMES, FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.el_gaucho.refusals import refusal
from bunkhouse.games.el_gaucho.rules import collect, prepare, rounds, special, steppe, turn
from bunkhouse.games.el_gaucho.setup import RANDOM_BREED, set_up
from bunkhouse.games.el_gaucho.state import (
    Table,
    clear_herds,
    clear_ranches,
    clear_spaces,
    clear_stack,
    clear_steppe,
)
from bunkhouse.games.el_gaucho.steps import (
    ADD_CATTLE,
    ARRANGE_HERD,
    BEGIN_ROUND,
    CLOSE_ROUND,
    COLLECT,
    FOREMAN_MORE,
    KEEP_TILES,
    LAY_OUT,
    REFILL_STEPPE,
    REST,
    SELL_HERDS,
    STEPPE_CHOICE,
    STEPPE_SPACE,
    TURN,
)
from bunkhouse.games.el_gaucho.wording import action_params, prompt

RULES_VERSION = 1


@final
class GauchoState(Table):
    """A position of El Gaucho."""

    def actions(self) -> ActionSpace:
        return ACTIONS

    def fill(self, choices: Choices) -> None:
        step: i64 = self.agenda.step()
        if step == TURN:
            turn.fill_turn(self, choices)
        elif step == ADD_CATTLE:
            collect.fill_add(self, choices)
        elif step == FOREMAN_MORE:
            special.fill_foreman_more(self, choices)
        elif step == STEPPE_CHOICE:
            steppe.fill_choice(self, choices)
        elif step == STEPPE_SPACE:
            steppe.fill_settle(self, choices)
        elif step == KEEP_TILES:
            prepare.fill_keep(self, choices)
        elif step == ARRANGE_HERD:
            prepare.fill_arrange(choices)
        else:
            prepare.fill_post(self, choices)

    def perform(self, code: i64) -> None:
        kind: i64 = ACTIONS.kind(code)
        at: i64 = code - kind
        if kind == kinds.RECALL:
            turn.recall(self, at)
            return
        self.recalling = False
        if kind == kinds.TAKE:
            turn.take(self, at)
        elif kind == kinds.END:
            turn.end_turn(self)
        elif kind == kinds.STAND:
            turn.stand(self, at // DICE_CHOICES, at % DICE_CHOICES + 1)
        elif kind == kinds.LIE:
            turn.lie(self, at // DICE_CHOICES, at % DICE_CHOICES + 1)
        elif kind == kinds.RAISE:
            turn.raise_gaucho(self, at // DICE_CHOICES, at % DICE_CHOICES + 1)
        elif kind == kinds.ENTER:
            turn.enter(self, at // DICE_CHOICES, at % DICE_CHOICES + 1)
        else:
            self._perform_rarer(kind, at)

    def _perform_rarer(self, kind: i64, at: i64) -> None:
        if kind == kinds.RODEO_DIE:
            special.gain_virtual_die(self, at)
        elif kind == kinds.SELL:
            special.sell_to_merchant(self, at)
        elif kind == kinds.STEAL:
            special.steal(self, at)
        elif kind == kinds.ROUSE:
            special.rouse(self, at)
        elif kind == kinds.REPLACE:
            special.replace(self, at)
        elif kind == kinds.LOOK:
            steppe.look(self)
        elif kind == kinds.FETCH:
            steppe.fetch(self, at)
        elif kind == kinds.SETTLE:
            steppe.settle(self, at)
        elif kind == kinds.ADD:
            collect.add(self, self.seat, at)
        elif kind == kinds.SORT:
            collect.sort(self, at)
        elif kind == kinds.KEEP:
            prepare.keep(self, at)
        elif kind == kinds.ARRANGE:
            prepare.arrange(self, at)
        elif kind == kinds.POST:
            prepare.post(self, at)
        elif self.agenda.step() == KEEP_TILES:
            prepare.stop_keeping(self)
        else:
            self.agenda.pop()

    def carry_on(self) -> bool:
        step: i64 = self.agenda.step()
        if step == ADD_CATTLE:
            return collect.add_cattle(self)
        if step == REFILL_STEPPE:
            steppe.refill_steppe(self)
        elif step == COLLECT:
            collect.collect(self)
        elif step == REST:
            collect.rest(self)
        elif step == CLOSE_ROUND:
            rounds.close_round(self)
        elif step == BEGIN_ROUND:
            rounds.begin_round(self)
        elif step == LAY_OUT:
            prepare.lay_out(self)
        elif step == SELL_HERDS:
            collect.sell_herds(self)
        else:
            return False
        return True

    def copy(self) -> "GauchoState":
        twin = GauchoState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.pampa[:],
            self.riders[:],
            self.steppe[:],
            self.stack[:],
            self.herds[:],
            self.ranch[:],
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

    def determinize(self, seat: int | None, seed: int) -> "GauchoState":
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


def _empty(setting: Setting, rng: Rng, agenda: Agenda) -> GauchoState:
    return GauchoState(
        setting,
        rng,
        agenda,
        clear_spaces(),
        clear_spaces(),
        clear_steppe(),
        clear_stack(),
        clear_herds(setting.players),
        clear_ranches(setting.players),
    )


@final
class ElGaucho(Game):
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

    def thinking(self) -> Thinking:
        """A round shows whose gauchos bring their cattle home; more walks than these add little."""
        return Thinking(rounds=1, rivalry=1.0, looks=2, candidates=6, trust=1.0, easy=1, medium=2, hard=40)


GAME = ElGaucho(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [Option("removed_breed", [RANDOM_BREED, *BREED_NAMES], RANDOM_BREED)],
    FOLDER,
)
