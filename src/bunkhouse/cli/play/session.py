"""A game in the terminal from the first decision to the last."""

from rich.console import RenderableType

from bunkhouse.bots.bot import Bot, BotFailure
from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.cli.complaint import spoken
from bunkhouse.cli.drawing import drawn, plain
from bunkhouse.cli.event_log import last_of, seen_by
from bunkhouse.cli.play.keyboard import Keyboard
from bunkhouse.cli.play.menu import Menu
from bunkhouse.cli.play.saves import Save
from bunkhouse.cli.play.screen import Screen
from bunkhouse.cli.result import show_result
from bunkhouse.engine.errors import IllegalAction
from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.messages import Event
from bunkhouse.engine.moves import Move
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import Document
from bunkhouse.words import Words


class Session:
    """The table, who sits at it, and what each of the people has been shown."""

    def __init__(
        self,
        history: GameHistory,
        bots: dict[int, Bot],
        words: Words,
        save: Save,
        screen: Screen,
        keyboard: Keyboard,
    ) -> None:
        self.history = history
        self.bots = bots
        self.words = words
        self.save = save
        self.screen = screen
        self.keyboard = keyboard
        self.notices: list[str] = []
        """What is to be said below the next table."""
        self.people = [seat for seat in range(history.state.players) if seat not in bots]
        self._before_screen: int | None = None
        self._secret_on_screen = False

    # The bots.

    def bots_act(self) -> None:
        """Let bots choose until a person is to decide or the game is over.

        A bot's luck depends on the seed and the number of the move alone: a resumed game is the same game.
        """
        while (seat := self.history.state.actor) is not None and seat in self.bots:
            self.history.apply(self._choice_of_bot(seat))

    def _choice_of_bot(self, seat: int) -> int:
        """What a bot chooses. For one that fails, another goes on: people came here to play."""
        luck = seeded(self.history.seed, self.history.step + 1)
        view = Perspective(self.history.state, seat)
        try:
            return self.bots[seat].choose(view, luck)
        except BotFailure as failure:
            why, name = spoken(self.words, failure), self.words.name(seat)
            self.notices.append(self.words.say("cli-bot-replaced", name=name, why=why))
            self.bots[seat] = GreedyBot(self.history.game)
            return self.bots[seat].choose(view, luck)

    def dismiss_bots(self) -> None:
        for bot in self.bots.values():
            bot.close()

    # The people.

    def choose(self, move: Move) -> None:
        """A person's decision, safe on disk before anything else happens."""
        if move.out_of_turn is not None and move.out_of_turn not in self.people:
            raise IllegalAction(move.written(self.history.game), "not-your-turn", "")
        self.history.make(move)
        self.keep()

    def undo(self) -> None:
        """Take back the last action; an error says which wall is in the way."""
        self.history.undo()
        self.keep()

    def keep(self) -> None:
        self.save.keep(self.history.record())
        if self.save.problem is not None:
            self.notices.append(spoken(self.words, self.save.problem))

    # What is shown.

    def show(self, seat: int, menu: Menu) -> None:
        """The table as this person knows it, what happened since their last decision, and the choices."""
        state, words, screen = self.history.state, self.words, self.screen
        screen.clear()
        screen.table(self._drawing(state.observe(seat)))
        screen.recent([words.event(event) for event in self._news(seat)])
        for notice in self.notices:
            screen.line(notice)
        self.notices.clear()
        self.ask_again(seat)
        screen.choices(menu.choices)
        self._before_screen = seat
        self._secret_on_screen = self._has_secrets(seat)

    def ask_again(self, seat: int) -> None:
        """The question before the person."""
        prompt = self.history.state.prompt()
        style = self.screen.styles[seat] if seat < len(self.screen.styles) else ""
        self.screen.prompt(self.words.name(seat), style, self.words.prompt(prompt), self.words.hint(prompt))

    def whole_log(self, seat: int) -> None:
        events = list(seen_by(self.history.entries(), seat))
        self.screen.log([self.words.event(event) for event in events])
        self._secret_on_screen |= any(event.only is not None for event in events)

    def finish(self) -> None:
        self.screen.clear()
        self.screen.table(self._drawing(self.history.state.observe(None)))
        entries = self.history.entries()
        news = seen_by(entries, None, last_of(entries, self.people))
        self.screen.recent([self.words.event(event) for event in news])
        self.screen.line("")
        show_result(self.history.state, self.words, self.screen.styles, self.screen.console)
        self.screen.line(self.words.say("cli-game-saved", path=str(self.save.path)))

    def _news(self, seat: int) -> list[Event]:
        """What this person may know of everything since their last decision, that one included."""
        entries = self.history.entries()
        return list(seen_by(entries, seat, last_of(entries, [seat])))

    def _drawing(self, view: Document) -> RenderableType:
        return drawn(self.history.game, view, self.words)

    # Secrets between people at one screen.

    def hand_over(self, seat: int) -> None:
        """Cover the screen when another person comes to it and something on it is not for both of them."""
        if len(self.people) < 2 or self._before_screen == seat:
            return
        if self._secret_on_screen or self._has_secrets(seat):
            self.screen.cover(self.words.name(seat))
            self.keyboard.ask(self.words.say("cli-i-am", name=self.words.name(seat)) + " ")

    def _has_secrets(self, seat: int) -> bool:
        """Whether this person's screen shows anything that a spectator's would not."""
        if len(self.people) < 2:
            return False
        state = self.history.state
        if any(event.only is not None for event in self._news(seat)):
            return True
        own, everybody = ({**state.observe(who), "seat": seat} for who in (seat, None))
        return plain(self._drawing(own)) != plain(self._drawing(everybody))
