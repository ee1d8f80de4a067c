"""Showdown, a game small enough to read in five minutes: how a game looks to the engine.

Everybody draws cards in secret, as often as they dare. The highest total that does not pass the limit wins.
"""

from pathlib import Path

from bunkhouse.engine.actions import ActionSpace, Kind
from bunkhouse.engine.agenda import Agenda, empty_agenda
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Prompt, Refusal, ScoreLine
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.rules import ActionKind, RuledState, Rules, Step
from bunkhouse.engine.setting import Option, Setting
from bunkhouse.engine.state import Document, State

ACTIONS = ActionSpace(Kind("draw"), Kind("stop"))
DRAW, STOP = ACTIONS.first("draw"), ACTIONS.first("stop")
CARDS = [value for value in range(1, 7) for _ in range(4)]
TURN = 0


class Showdown(RuledState):
    """The deck, and what everybody holds."""

    def __init__(
        self, setting: Setting, rng: Rng, agenda: Agenda, deck: list[int], hands: list[list[int]]
    ) -> None:
        super().__init__(setting, rng, agenda)
        self.deck = deck
        self.hands = hands

    def rules(self) -> Rules:
        return RULES

    def copy(self) -> "Showdown":
        hands = [list(hand) for hand in self.hands]
        twin = Showdown(self.setting, self.rng.copy(), self.agenda.copy(), list(self.deck), hands)
        self.copy_base(twin)
        return twin

    def scores(self) -> list[int]:
        limit = int(self.setting.option("limit"))
        return [sum(hand) if sum(hand) <= limit else 0 for hand in self.hands]

    def breakdown(self) -> list[ScoreLine]:
        return [ScoreLine("cards", self.scores())]

    def dump(self) -> Document:
        document = {"generator": self.rng.words(), "seat": self.actor, "deck": self.deck, "hands": self.hands}
        return {**self.heading(), **document}

    def observe(self, seat: int | None) -> Document:
        hands: list[list[int] | int] = list(self.hands)
        for owner in range(self.players):
            if owner != seat and self.actor is not None:
                hands[owner] = len(self.hands[owner])
        return {**self.heading(), "seat": seat, "actor": self.actor, "deck": len(self.deck), "hands": hands}

    def determinize(self, seat: int | None, seed: int) -> "Showdown":
        twin, rng = self.copy(), seeded(seed)
        twin.rng = seeded(seed, 1)
        if self.actor is None:
            hidden: list[int] = []
        else:
            hidden = [owner for owner in range(self.players) if owner != seat]
        pool = sorted(self.deck + [card for owner in hidden for card in self.hands[owner]])
        for at in range(len(pool) - 1, 0, -1):
            other = rng.below(at + 1)
            pool[at], pool[other] = pool[other], pool[at]
        for owner in hidden:
            twin.hands[owner] = [pool.pop() for _ in self.hands[owner]]
        twin.deck = pool
        return twin

    def census(self) -> dict[str, int]:
        return {"cards": len(self.deck) + sum(len(hand) for hand in self.hands)}


class Turn(Step[Showdown]):
    """SD-1: draw a card, or stop."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", [DRAW, STOP])

    def fill(self, table: Showdown, choices: Choices) -> None:
        if table.deck:
            choices.add(DRAW)
        choices.add(STOP)

    def prompt(self, table: Showdown) -> Prompt:
        return Prompt("prompt-turn", {})


class Draw(ActionKind[Showdown]):
    """SD-2: the top card, for one's own eyes."""

    def __init__(self) -> None:
        super().__init__(DRAW, "SD-1")

    def perform(self, table: Showdown, at: int) -> None:
        seat, card = int(table.seat), table.deck.pop()
        table.hands[seat].append(card)
        table.reveal()
        if table.journal is not None:
            table.tell("draws", {"seat": seat})
            table.tell("sees", {"seat": seat, "card": card}, seat)

    def refusal(self, table: Showdown, at: int) -> Refusal:
        return Refusal("deck-empty", "SD-2")


class Stop(ActionKind[Showdown]):
    """SD-3: the turn is over."""

    def __init__(self) -> None:
        super().__init__(STOP, "SD-1")

    def perform(self, table: Showdown, at: int) -> None:
        table.agenda.pop()
        if table.journal is not None:
            table.tell("stops", {"seat": int(table.seat)})


RULES = Rules(ACTIONS, [Turn()], [Draw(), Stop()])


class ShowdownGame(Game):
    def begin(self, setting: Setting, rng: Rng) -> State:
        deck = list(CARDS)
        for at in range(len(deck) - 1, 0, -1):
            other = rng.below(at + 1)
            deck[at], deck[other] = deck[other], deck[at]
        state = Showdown(setting, rng, empty_agenda(), deck, [[] for _ in range(setting.players)])
        self._seat(state, 0)
        return state

    def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
        def cards(reader: Reader) -> list[int]:
            return [card.number(1, 6) for card in reader.items(most=len(CARDS))]

        hands = [cards(hand) for hand in position.field("hands").items(setting.players)]
        deck = cards(position.field("deck"))
        if sorted(deck + [card for hand in hands for card in hand]) != CARDS:
            raise position.field("deck").error("wrong-cards")
        state = Showdown(setting, rng, empty_agenda(), deck, hands)
        seat = position.field("seat")
        if not seat.missing():
            self._seat(state, seat.number(0, setting.players - 1))
        return state

    @staticmethod
    def _seat(state: Showdown, first: int) -> None:
        """Everybody from the first seat on still has a turn; the next one is on top."""
        for seat in reversed(range(first, state.players)):
            state.agenda.push(TURN, seat)


GAME = ShowdownGame(
    "showdown", 1, (2, 4), ACTIONS, [Option("limit", ["15", "21"], "15")], Path(__file__).parent
)
