"""Tables to look at in tests: any game, some random moves into it, with names and colours."""

import random
from dataclasses import dataclass, field

from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.web.pages import Place
from bunkhouse.web.scene import Scene, Sitter, scene

NAMES = ["Marysia", "Maciek", "Gosia", "Rdza", "Kasia", "Sue"]
COLOURS = ["blue", "red", "yellow", "green", "black", "white"]


@dataclass(frozen=True)
class Deed:
    seat: int | None
    events: list[Event]


@dataclass
class Played:
    """A game in progress with everything that happened so far."""

    game: Game
    state: State
    deeds: list[Deed] = field(default_factory=list)

    @property
    def sitters(self) -> list[Sitter]:
        return [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(self.state.seats)]

    def go_on(self, steps: int, chance: random.Random) -> None:
        for _ in range(steps):
            if self.state.actor is None:
                return
            self.do(chance.choice(self.state.legal()))

    def do(self, code: int) -> None:
        events: list[Event] = []
        seat = self.state.actor
        self.state.journal = events
        self.state.apply(code)
        self.state.journal = None
        self.deeds.append(Deed(seat, events))

    def seen(self, viewer: int | None, language: str = "en", *, choose: bool = True) -> Scene:
        return scene(self.game, self.state, viewer, self.sitters, self.deeds, language, choose=choose)


def played(game: Game, steps: int, seed: int, players: int | None = None) -> Played:
    count = game.max_players if players is None else players
    found = Played(game, game.new(players=count, seed=seed))
    found.go_on(steps, random.Random(seed))
    return found


PLACE = Place(base="/t/abcdefgh", seq=7, title="Saturday", history="/t/abcdefgh/replay", watch="/w/x")
