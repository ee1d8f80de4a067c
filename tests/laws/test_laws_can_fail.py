"""Every law is broken once on purpose: a law that no game can break protects nobody."""

from collections.abc import Callable
from pathlib import Path

import pytest
import showdown
from showdown import ACTIONS, DRAW, STOP, Showdown

from bunkhouse.engine import conformance
from bunkhouse.engine.agenda import empty_agenda
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.conformance import Broken, Case, Law
from bunkhouse.engine.errors import NotationError, PositionError, RecordError
from bunkhouse.engine.messages import ScoreLine
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.setting import Option, Setting
from bunkhouse.engine.state import Document, State


def spoiled(kind: Callable[..., Showdown]) -> showdown.ShowdownGame:
    """Showdown with its state replaced by a spoiled one."""

    class Spoiled(showdown.ShowdownGame):
        def begin(self, setting: Setting, rng: Rng) -> State:
            state = super().begin(setting, rng)
            assert isinstance(state, Showdown)
            return self._twin(state)

        def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
            state = super().read(setting, rng, position)
            assert isinstance(state, Showdown)
            return self._twin(state)

        def _twin(self, state: Showdown) -> Showdown:
            return kind(state.setting, state.rng, state.agenda, state.deck, state.hands)

    return Spoiled("spoiled", 1, (2, 3), ACTIONS, [Option("limit", ["15", "21"], "15")], Path())


def try_seeds(law: Law, game: showdown.ShowdownGame) -> None:
    for seed in range(20):
        law(Case(game, 3, {}), seed)


class ListsTwice(Showdown):
    def fill(self, choices: Choices) -> None:
        super().fill(choices)
        choices.add(STOP)


class OffersTooMuch(Showdown):
    """Lists a third draw that cannot be carried out."""

    def perform(self, code: int) -> None:
        if code == DRAW and len(self.hands[int(self.seat)]) == 2:
            raise IndexError
        super().perform(code)


class AppliesAnything(Showdown):
    def apply(self, code: int) -> None:
        if 0 <= code < ACTIONS.size:
            self.play(code if code in self.legal() else STOP)


class LosesCards(Showdown):
    def perform(self, code: int) -> None:
        super().perform(code)
        if code == DRAW and len(self.deck) == 20:
            self.deck.pop()


class SharesHands(Showdown):
    def copy(self) -> "SharesHands":
        twin = SharesHands(self.setting, self.rng.copy(), self.agenda.copy(), list(self.deck), self.hands)
        self.copy_base(twin)
        return twin


class ForgetsOrder(Showdown):
    """Positions do not tell the order of the deck."""

    def dump(self) -> Document:
        return {**super().dump(), "deck": sorted(self.deck)}


class CannotBeRead(Showdown):
    """What has just happened for the first time is written so that nobody can read it."""

    def dump(self) -> Document:
        first = max(len(hand) for hand in self.hands) == 1
        return {**super().dump(), "hands": None} if first else super().dump()


class CountsWrongly(Showdown):
    def breakdown(self) -> list[ScoreLine]:
        return [ScoreLine("cards", [score + 1 for score in self.scores()])]


class ShowsHands(Showdown):
    def observe(self, seat: int | None) -> Document:
        return {**super().observe(seat), "hands": self.hands}


class KnowsTheTruth(Showdown):
    """Guesses keep the true deck."""

    def determinize(self, seat: int | None, seed: int) -> Showdown:
        twin = self.copy()
        twin.rng = seeded(seed)
        return twin


class SaysNothing(Showdown):
    def perform(self, code: int) -> None:
        super().perform(code)
        if self.journal is not None:
            self.tell("odd", {"seat": None})  # type: ignore[dict-item]


class ListeningCosts(Showdown):
    def perform(self, code: int) -> None:
        if self.journal is not None:
            self.rng.word()
        super().perform(code)


class StaysSpoiled(Showdown):
    """A copy is as spoiled as what it was made from."""

    def copy(self) -> Showdown:
        hands = [list(hand) for hand in self.hands]
        twin = type(self)(self.setting, self.rng.copy(), self.agenda.copy(), list(self.deck), hands)
        self.copy_base(twin)
        return twin


class UndoesChance(StaysSpoiled):
    """Rolls without the engine noticing: the generator is replaced by one with the same counter."""

    def perform(self, code: int) -> None:
        super().perform(code)
        self._revealed = False
        a, b, c, counter = self.rng.words()
        self.rng = Rng(b, a, c, counter)


class NeverEnds(Showdown):
    def perform(self, code: int) -> None:
        if code == STOP:
            return
        super().perform(code)


class DrawsAnyTime(StaysSpoiled):
    """Everybody may draw a card at any time: the rules allow it out of turn."""

    def fill_free(self, seat: int, choices: Choices) -> None:
        if self.deck:
            choices.add(DRAW)


class StopsOthers(DrawsAnyTime):
    """Somebody else can end my turn."""

    def fill_free(self, seat: int, choices: Choices) -> None:
        choices.add(STOP)


class InterruptsTwice(DrawsAnyTime):
    def fill_free(self, seat: int, choices: Choices) -> None:
        super().fill_free(seat, choices)
        super().fill_free(seat, choices)


class KnowsWhenToDraw(DrawsAnyTime):
    """What is offered out of turn tells what lies on top of the deck."""

    def fill_free(self, seat: int, choices: Choices) -> None:
        if self.deck and self.deck[-1] < 4:
            choices.add(DRAW)


class HearsEverybody(DrawsAnyTime):
    def interject(self, seat: int, code: int) -> None:
        self.seat = seat
        self.play(code)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (ListsTwice, conformance.legal_lists_are_sound),
        (OffersTooMuch, conformance.every_listed_action_applies),
        (AppliesAnything, conformance.nothing_else_applies),
        (LosesCards, conformance.components_are_conserved),
        (SharesHands, conformance.copies_are_equal_and_independent),
        (ForgetsOrder, conformance.positions_round_trip),
        (CannotBeRead, conformance.rare_positions_are_sound),
        (CountsWrongly, conformance.games_end),
        (NeverEnds, conformance.games_end),
        (ShowsHands, conformance.views_hide_the_unknown),
        (KnowsTheTruth, conformance.guesses_do_not_know_the_truth),
        (SaysNothing, conformance.events_and_prompts_are_plain),
        (ListeningCosts, conformance.events_and_prompts_are_plain),
        (UndoesChance, conformance.undo_stops_at_the_wall),
        (StopsOthers, conformance.interjections_are_sound),
        (InterruptsTwice, conformance.interjections_are_sound),
        (KnowsWhenToDraw, conformance.interjections_are_sound),
        (HearsEverybody, conformance.interjections_are_sound),
    ],
)
def test_a_broken_law_is_noticed(kind: Callable[..., Showdown], law: Law) -> None:
    with pytest.raises((Broken, IndexError, PositionError)):
        try_seeds(law, spoiled(kind))


def test_notation_that_does_not_round_trip_is_noticed() -> None:
    class Mumbles(showdown.ShowdownGame):
        def notation(self, code: int) -> str:
            return "stop"

    game = Mumbles("mumbles", 1, (2, 3), ACTIONS, [Option("limit", ["15"], "15")], Path())
    with pytest.raises((Broken, NotationError)):
        conformance.notation_round_trips(Case(game, 2, {}), 1)


def test_records_of_a_game_with_a_will_of_its_own_are_noticed() -> None:
    """A state that depends on something outside of seed and actions does not replay."""
    luck = iter(range(10**6))

    class Moody(Showdown):
        def perform(self, code: int) -> None:
            super().perform(code)
            if code == DRAW and self.deck and next(luck) % 3 == 0:
                self.deck.reverse()

    with pytest.raises((Broken, RecordError)):
        try_seeds(conformance.records_replay, spoiled(Moody))


def test_an_honest_game_with_interjections_passes() -> None:
    try_seeds(conformance.interjections_are_sound, spoiled(DrawsAnyTime))


def test_an_honest_game_passes() -> None:
    state = Showdown(showdown.GAME.setting(2, {}), seeded(1), empty_agenda(), [1], [[], []])
    assert state.census() == {"cards": 1}
    conformance.check(showdown.GAME, range(2))
