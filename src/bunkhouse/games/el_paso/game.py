"""El Paso, bound together: what the engine asks for, answered by the modules beside this one."""

from typing import final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace
from bunkhouse.engine.agenda import Agenda, empty_agenda
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Prompt, Refusal, ScoreLine
from bunkhouse.engine.network import Inputs, Network
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.setting import Setting
from bunkhouse.engine.state import Document, State
from bunkhouse.engine.thinking import Thinking
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import position, reading, scoring, steps, view
from bunkhouse.games.el_paso.actions import ACTIONS, HURRIES
from bunkhouse.games.el_paso.bot import evaluate
from bunkhouse.games.el_paso.components import DISCS, FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.el_paso.features import describe
from bunkhouse.games.el_paso.outlook import appraise, network
from bunkhouse.games.el_paso.refusals import refusal
from bunkhouse.games.el_paso.rules import (
    auxiliary,
    delivery,
    frames,
    free,
    local,
    market,
    movement,
    payment,
    tokens,
    turn,
)
from bunkhouse.games.el_paso.rules.sue import turn as sue
from bunkhouse.games.el_paso.setup import OPTIONS, chosen_sides, seats_around, set_up
from bunkhouse.games.el_paso.state import (
    BONUS,
    NOBODY,
    OBJECTIVE,
    Table,
    clear_boards,
    clear_cards,
    clear_places,
    clear_trail,
)
from bunkhouse.games.el_paso.wording import action_params, prompt

RULES_VERSION = 2
_EVERY_COW = -1
"""The set of all kinds of cow."""


@final
class PasoState(Table):
    """A position of El Paso."""

    @property
    def seats(self) -> int:
        return int(self.around)

    def actions(self) -> ActionSpace:
        return ACTIONS

    def fill(self, choices: Choices) -> None:
        step: i64 = self.agenda.step()
        if step in (steps.ACT, steps.TRAIN, steps.REWARD):
            local.fill_frame(self, choices)
        elif step == steps.MOVE:
            movement.fill_move(self, choices)
        elif step == steps.GIVE_BACK:
            free.fill_hand(self, self.seat, choices, kinds.DISCARD, _EVERY_COW)
        elif step == steps.SPEND:
            delivery.fill_spend(self, choices)
        elif step == steps.DELIVER:
            delivery.fill_deliver(self, choices)
        elif step == steps.PAY:
            payment.fill_pay(self, choices)
        elif step == steps.SITE:
            market.fill_site(self, choices)
        elif step == steps.AUXILIARY:
            auxiliary.fill_more(self, choices)
        elif step == steps.AGAIN:
            auxiliary.fill_again(choices)
        elif step in (steps.LEAVE, steps.BEFORE_SCORING):
            choices.add(kinds.END)
        elif step == steps.OPENING:
            tokens.fill_row(self, OBJECTIVE, kinds.OBJECTIVE, choices)
        else:
            turn.fill_place(choices)
        free.fill_free(self, self.seat, choices)

    def fill_free(self, seat: i64, choices: Choices) -> None:
        """EP-26, EP-27: worker bonuses and exchange tokens, also in another player's turn."""
        free.fill_free(self, seat, choices)

    def perform(self, code: i64) -> None:
        kind: i64 = ACTIONS.kind(code)
        at: i64 = code - kind
        seat: i64 = self.seat
        if kind == kinds.DISMISS:
            free.dismiss(self, seat, at)
        elif kind == kinds.EXCHANGE:
            free.use_exchange_token(self, seat)
        elif kind == kinds.END:
            self._end()
        elif kind == kinds.MOVE:
            turn.move(self, seat, at, 0)
        elif kind == kinds.HURRY:
            turn.move(self, seat, at // HURRIES, at % HURRIES + 1)
        elif kind == kinds.DISCARD:
            if self.agenda.step() == steps.GIVE_BACK:
                free.give_back(self, seat, at)
            else:
                local.discard_cow(self, seat, at)
        elif kind == kinds.AUX:
            auxiliary.choose(self, seat, at)
        elif kind == kinds.HIRE:
            market.hire(self, seat, at)
        elif kind == kinds.MONEY:
            local.gain_money(self, seat)
        elif kind == kinds.OBJECTIVE:
            self._take_objective(seat, at)
        elif kind == kinds.BONUS:
            local.take_token(self, seat, BONUS, at)
        else:
            self._perform_rarer(kind, at, seat)

    def _perform_rarer(self, kind: i64, at: i64, seat: i64) -> None:
        if kind == kinds.SPEND:
            delivery.show_hand(self, seat, at)
        elif kind == kinds.DELIVER:
            delivery.deliver(self, seat, at // DISCS, at % DISCS)
        elif kind == kinds.BUY:
            market.choose_cow(self, seat, at)
        elif kind == kinds.TRAIN:
            market.choose_train(self, seat, at)
        elif kind == kinds.BUILD:
            market.choose_building(self, seat, at)
        elif kind == kinds.SITE:
            market.choose_site(self, seat, at)
        elif kind == kinds.PAY:
            market.choose_workers(self, seat, at)
        elif kind == kinds.CERTIFICATES:
            local.gain_certificates(self, seat, at + 1)
        elif kind == kinds.TAKE_EXCHANGE:
            local.take_exchange_token(self, seat)
        elif kind == kinds.GAIN:
            market.gain_cow(self, seat, at)
        elif kind == kinds.REMOVE:
            local.remove_cow(self, seat, at)
        elif kind == kinds.RIDE:
            local.ride(self, seat)
        elif kind == kinds.AGAIN:
            auxiliary.exchange_again(self, seat)
        else:
            turn.place(self, seat, at)

    def _end(self) -> None:
        step: i64 = self.agenda.step()
        if step == steps.DELIVER:
            delivery.place_none(self)
        elif step == steps.LEAVE:
            delivery.leave(self)
        elif step == steps.BEFORE_SCORING:
            turn.begin_scoring(self)
        else:
            self.agenda.pop()

    def _take_objective(self, seat: i64, place: i64) -> None:
        """EP-22, EP-64"""
        if self.agenda.step() == steps.OPENING:
            self.agenda.pop()
            tokens.take(self, seat, OBJECTIVE, place)
        else:
            local.take_token(self, seat, OBJECTIVE, place)

    def carry_on(self) -> bool:
        """Automatic steps, and those that leave nothing to decide.

        Nobody draws cards at the end of a turn without having said so: the last action can be taken back.
        """
        step: i64 = self.agenda.step()
        seat: i64 = self.agenda.seat()
        if step in (steps.TRAIN, steps.REWARD):
            if not frames.exhausted(self):
                return False
            self.agenda.pop()
        elif step == steps.END_TURN:
            turn.end_turn(self)
        elif step == steps.DRAW_PHASE:
            turn.draw_phase(self)
        elif step == steps.SUE:
            sue.take_turn(self)
        elif step == steps.SPEND:
            return delivery.shows_at_once(self)
        elif step == steps.DELIVER:
            if delivery.has_pair(self):
                return False
            delivery.place_none(self)
        elif step == steps.BEFORE_SCORING:
            if free.can_gain(self, seat):
                return False
            turn.begin_scoring(self)
        elif step == steps.BEGIN:
            self.agenda.pop()
            turn.plan_turn(self, 0)
        elif step == steps.AGAIN and not self.can_draw(seat):
            self.agenda.pop()
        else:
            return False
        return True

    def copy(self) -> "PasoState":
        twin = PasoState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.cards[:],
            self.boards[:],
            self.trail[:],
            self.places[:],
            self.around,
            self.sides,
            self.finisher,
        )
        self.copy_base(twin)
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

    def determinize(self, seat: int | None, seed: int) -> "PasoState":
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


def _empty(setting: Setting, rng: Rng, agenda: Agenda) -> PasoState:
    around = seats_around(setting)
    return PasoState(
        setting,
        rng,
        agenda,
        clear_cards(around),
        clear_boards(around),
        clear_trail(),
        clear_places(),
        around,
        chosen_sides(setting),
        NOBODY,
    )


@final
class ElPaso(Game):
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

    def network(self, setting: Setting) -> Network | None:
        return network(setting.players, chosen_sides(setting))

    def describe(self, state: State, seat: int, inputs: Inputs) -> None:
        assert isinstance(state, Table)
        describe(state, seat, inputs)

    def thinking(self) -> Thinking:
        """A turn is a short plan, and what it is good for has been learnt."""
        return Thinking(
            plans=True,
            spread=6.0,
            looks=12,
            candidates=5,
            margin=3.0,
            walks=80,
            rounds=2,
            easy=0,
            medium=1,
            hard=40,
            alone=Thinking(
                spread=2.5,
                looks=40,
                candidates=8,
                margin=5.0,
                walks=96,
                rounds=2,
                walk_steps=12,
                walk_looks=3,
                hard=150,
            ),
        )

    def automata(self, setting: Setting) -> list[str]:
        """EP-112: Sue sits behind the only player."""
        return ["sue"] if setting.players == 1 else []


GAME = ElPaso(SLUG, RULES_VERSION, (MIN_PLAYERS, MAX_PLAYERS), ACTIONS, OPTIONS, FOLDER)
