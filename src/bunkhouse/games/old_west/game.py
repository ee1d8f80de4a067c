"""Old West, bound together: what the engine asks for, answered by the modules beside this one."""

from typing import Final, final

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
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west import position, reading, scoring, view
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.bot import evaluate
from bunkhouse.games.old_west.components import FOLDER, MAX_PLAYERS, MIN_PLAYERS, SLUG
from bunkhouse.games.old_west.habits import habits
from bunkhouse.games.old_west.outlook import appraise
from bunkhouse.games.old_west.refusals import refusal
from bunkhouse.games.old_west.rider import Rider
from bunkhouse.games.old_west.rules import alvin, city, claim, draw, tickets, turn
from bunkhouse.games.old_west.setup import ALVIN, set_up
from bunkhouse.games.old_west.state import (
    Table,
    clear_cards,
    clear_deck,
    clear_seats,
    clear_tickets,
    clear_tracks,
)
from bunkhouse.games.old_west.steps import (
    BURY_TICKETS,
    CHOOSE_START,
    CHOOSE_TICKETS,
    END_TURN,
    KEEP_TICKETS,
    MOVE_ALVIN,
    PAY_CITY,
    PAY_TRACK,
    PLACE_CITY,
    SECOND_CARD,
    TURN,
)
from bunkhouse.games.old_west.wording import action_params, prompt

RULES_VERSION = 1
_RIDER: Final = Rider(habits())


@final
class OldWestState(Table):
    """A position of Old West."""

    def actions(self) -> ActionSpace:
        return ACTIONS

    def fill(self, choices: Choices) -> None:
        step: i64 = self.agenda.step()
        if step == TURN:
            turn.fill_turn(self, choices)
        elif step == SECOND_CARD:
            draw.fill_draw(self, choices)
        elif step == PAY_TRACK:
            claim.fill_pay_track(self, choices)
        elif step == PLACE_CITY:
            city.fill_place(self, choices)
        elif step == PAY_CITY:
            city.fill_pay_city(self, choices)
        elif step == MOVE_ALVIN:
            alvin.fill_move(self, choices)
        elif step == CHOOSE_START:
            city.fill_start(self, choices)
        else:
            tickets.fill_keep(self, choices)

    def perform(self, code: i64) -> None:
        if self.agenda.step() == TURN:
            self.passes = 0
        kind: i64 = ACTIONS.kind(code)
        at: i64 = code - kind
        if kind == kinds.TAKE:
            draw.take(self, at)
        elif kind == kinds.DRAW:
            draw.draw(self)
        elif kind == kinds.CLAIM:
            claim.claim(self, at)
        elif kind == kinds.PAY:
            if self.agenda.step() == PAY_TRACK:
                claim.pay_track(self, self.seat, at)
            else:
                city.pay_city(self, self.seat, at)
        elif kind == kinds.PLACE:
            city.place(self, at)
        elif kind == kinds.DRAW_TICKETS:
            tickets.draw_tickets(self)
        elif kind == kinds.KEEP:
            tickets.keep(self, self.seat, at)
        elif kind == kinds.MOVE_ALVIN:
            alvin.move(self, at)
        elif kind == kinds.START:
            city.choose_start(self, at)
        elif self.agenda.step() == PLACE_CITY:
            self.agenda.pop()
        else:
            tickets.stop_keeping(self, self.seat)

    def carry_on(self) -> bool:
        """Steps that need no decision, and decisions that leave no choice."""
        step: i64 = self.agenda.step()
        if step == END_TURN:
            turn.end_turn(self)
            return True
        if step == TURN:
            return turn.pass_without_choice(self)
        if step == SECOND_CARD:
            return draw.second_card(self)
        if step == PAY_TRACK:
            return claim.pay_without_choice(self)
        if step == PLACE_CITY:
            return city.place_city(self)
        if step == PAY_CITY:
            return city.pay_without_choice(self)
        if step in (KEEP_TICKETS, CHOOSE_TICKETS):
            return tickets.keep_without_choice(self)
        if step == MOVE_ALVIN:
            return alvin.move_without_choice(self)
        if step == BURY_TICKETS:
            tickets.bury_rejected(self)
            return True
        return False

    def copy(self) -> "OldWestState":
        twin = OldWestState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.tracks[:],
            self.deck[:],
            self.tickets[:],
            self.cards[:],
            self.holdings[:],
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

    def determinize(self, seat: int | None, seed: int) -> "OldWestState":
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


def _empty(setting: Setting, rng: Rng, agenda: Agenda) -> OldWestState:
    return OldWestState(
        setting,
        rng,
        agenda,
        clear_tracks(),
        clear_deck(),
        clear_tickets(),
        clear_cards(setting.players),
        clear_seats(setting.players),
    )


@final
class OldWest(Game):
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

    def hunch(self, state: State) -> int:
        assert isinstance(state, Table)
        return int(_RIDER.choose(state))

    def hunches(self, state: State) -> list[tuple[float, int]]:
        assert isinstance(state, Table)
        return _RIDER.considered(state)

    def thinking(self) -> Thinking:
        """Guesses of what the others hold are dear and tell little: the own turn decides.

        The hard one plays games on to the end and goes by the own score.
        """
        deep = Thinking(
            spread=40.0,
            rivalry=0.0,
            victory=0.0,
            closing=0.0,
            rounds=0,
            candidates=4,
            margin=3.0,
            trust=40.0,
            hard=80,
            hasty=True,
            patience=400,
        )
        return Thinking(
            rounds=0,
            rivalry=0.0,
            looks=4,
            candidates=12,
            trust=20.0,
            easy=1,
            medium=12,
            deep=deep,
        )


GAME = OldWest(
    SLUG,
    RULES_VERSION,
    (MIN_PLAYERS, MAX_PLAYERS),
    ACTIONS,
    [Option(ALVIN, ["off", "on"], "off")],
    FOLDER,
)
