"""What a person types at the table: a number, an action, a part of a text, or a command."""

from collections.abc import Callable

from bunkhouse.cli.complaint import Complaint, spoken
from bunkhouse.cli.files import write_whole
from bunkhouse.cli.play.hints import advice
from bunkhouse.cli.play.menu import Menu, MenuLine, simplified
from bunkhouse.cli.play.rulebook import looked_up, page, rules
from bunkhouse.cli.play.saves import chosen_path
from bunkhouse.cli.play.session import Session
from bunkhouse.engine.errors import BunkhouseError, closest
from bunkhouse.engine.moves import Move, read_move
from bunkhouse.words.numbers import percent


class Leave(Exception):
    """The person goes away; the game is saved."""


class TableTalk:
    """One decision of one person: reads lines until one of them is an action."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words
        self.screen = session.screen
        self.menu = Menu(session.history.state, session.words)
        self._settled = False
        self._commands: list[tuple[str, Callable[[str], None]]] = [
            (self.words.say("cli-word-help"), self._help),
            (self.words.say("cli-word-undo"), self._undo),
            (self.words.say("cli-word-rules"), self._rules),
            (self.words.say("cli-word-why"), self._why),
            (self.words.say("cli-word-hint"), self._hint),
            (self.words.say("cli-word-log"), self._log),
            (self.words.say("cli-word-table"), self._table),
            (self.words.say("cli-word-save"), self._save),
            (self.words.say("cli-word-quit"), self._quit),
        ]

    def decide(self) -> None:
        """Until something has been done that changes the table."""
        self.session.show(self.seat, self.menu)
        while not self._settled:
            self.take(self.session.keyboard.ask("> "))

    def take(self, line: str) -> None:
        if not line:
            self._empty()
        elif line.isascii() and line.isdigit():
            self._number(line)
        elif (command := self._command(line)) is not None:
            command(line.partition(" ")[2].strip())
        else:
            self._action_or_part(line)

    # Choosing.

    def _choose(self, move: Move) -> None:
        try:
            self.session.choose(move)
        except BunkhouseError as refused:
            self.screen.refuse(spoken(self.words, refused))
        else:
            self._settled = True

    def _empty(self) -> None:
        """Nothing typed takes the only choice there is, or shows the choices again."""
        only = self.menu.only()
        if only is not None:
            self._choose(Move(only.code))
        else:
            self._list(self.menu.choices)

    def _number(self, text: str) -> None:
        choice = self.menu.at(int(text[:9]))
        if choice is None:
            self.screen.refuse(self.words.say("cli-no-such-number", given=text, most=len(self.menu.choices)))
        else:
            self._choose(Move(choice.code))

    def _action_or_part(self, line: str) -> None:
        """An action in the notation, or else a part of the text of some choices."""
        try:
            move = read_move(self.session.history.game, line)
        except BunkhouseError as problem:
            self._filter(line, problem)
        else:
            self._choose(move)

    def _filter(self, part: str, problem: BunkhouseError) -> None:
        found = self.menu.matching(part)
        if found:
            self._list(found)
        elif problem.reason == "unknown-kind":
            self.screen.refuse(self.words.say("cli-nothing-found", given=part))
        else:
            self.screen.refuse(spoken(self.words, problem))

    def _list(self, choices: list[MenuLine]) -> None:
        self.session.ask_again(self.seat)
        self.screen.choices(choices)
        if len(choices) < len(self.menu.choices):
            self.screen.quiet(
                self.words.say("cli-filtered", count=len(choices), total=len(self.menu.choices))
            )

    # Commands.

    def _command(self, line: str) -> Callable[[str], None] | None:
        """The command that the first word names; an action of the game goes before a command."""
        first = simplified(line.split(maxsplit=1)[0])
        if first in self.session.history.game.actions.names:
            return None
        for names, does in self._commands:
            if first in [simplified(name) for name in names.split(", ")]:
                return does
        return None

    def _help(self, _: str) -> None:
        say, example = self.words.say, max((choice.notation for choice in self.menu.choices), key=len)
        does = [
            say("cli-does-help"),
            say("cli-does-undo"),
            say("cli-does-rules", rule=self._some_rule()),
            say("cli-does-why"),
            say("cli-does-hint"),
            say("cli-does-log"),
            say("cli-does-table"),
            say("cli-does-save"),
            say("cli-does-quit"),
        ]
        rows = [(say("cli-type-number"), say("cli-does-number")), (example, say("cli-does-action"))]
        rows.append((say("cli-type-part"), say("cli-does-part")))
        rows += [(names, meaning) for (names, _), meaning in zip(self._commands, does, strict=True)]
        self.screen.help(rows)

    def _some_rule(self) -> str:
        """The id of a rule, as an example; empty without a rules page."""
        return next(iter(rules(page(self.session.history.game, self.words.language))), "")

    def _undo(self, _: str) -> None:
        limit = self.session.history.state.undo_limit()
        if limit.steps > 0 and limit.seat != self.seat:
            self.screen.refuse(self.words.undo_wall("other"))
            return
        try:
            self.session.undo()
        except BunkhouseError as wall:
            self.screen.refuse(spoken(self.words, wall))
        else:
            self.session.notices.append(self.words.say("cli-undone"))
            self._settled = True

    def _rules(self, wanted: str) -> None:
        text = page(self.session.history.game, self.words.language)
        if not text:
            self.screen.refuse(self.words.say("cli-no-rules"))
        elif not wanted:
            self.screen.read(text)
        elif found := looked_up(text, wanted):
            self.screen.passage("\n".join(found))
        else:
            nearest = Complaint("cli-no-such-rule", given=wanted)
            nearest.suggestion = closest(wanted.upper(), rules(text))
            self.screen.refuse(spoken(self.words, nearest))

    def _why(self, action: str) -> None:
        history = self.session.history
        try:
            code = history.game.parse(action)
        except BunkhouseError as problem:
            self.screen.refuse(spoken(self.words, problem))
            return
        if code in history.state.legal():
            self.screen.line(self.words.say("cli-why-allowed"))
        else:
            self.screen.line(self.words.refusal(history.state.why_not(code)))

    def _hint(self, _: str) -> None:
        """What a strong bot would choose, with the chances it sees."""
        if self.menu.only() is not None:
            self.screen.line(self.words.say("cli-hint-only"))
            return
        self.screen.quiet(self.words.say("cli-hint-thinking"))
        choices = {choice.code: choice for choice in self.menu.choices}
        for each in advice(self.session.history, self.seat):
            choice, chance = choices[each.action], percent(self.words, each.chance)
            self.screen.line(
                self.words.say("cli-hint", number=choice.number, choice=choice.text, chance=chance)
            )

    def _log(self, _: str) -> None:
        self.session.whole_log(self.seat)

    def _table(self, _: str) -> None:
        self.session.show(self.seat, self.menu)

    def _save(self, name: str) -> None:
        """A copy under another name; the game itself goes on in its own file."""
        try:
            path = chosen_path(name) if name else self.session.save.path
            write_whole(path, self.session.history.record().text())
        except (Complaint, BunkhouseError) as problem:
            self.screen.refuse(spoken(self.words, problem))
        else:
            self.screen.line(self.words.say("cli-game-saved", path=str(path)))

    def _quit(self, _: str) -> None:
        path = str(self.session.save.path)
        answer = self.session.keyboard.ask(self.words.say("cli-leave-question", path=path) + " ")
        if simplified(answer) in [simplified(word) for word in self.words.say("cli-word-yes").split(", ")]:
            raise Leave
