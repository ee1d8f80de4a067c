"""Everything a game says by ids and parameters, in words."""

from collections.abc import Mapping, Sequence

from bunkhouse.engine.errors import BunkhouseError, ComponentError, IllegalAction, Param, PositionError
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event, Prompt, Refusal, ScoreLine
from bunkhouse.engine.setting import Setting
from bunkhouse.engine.state import State
from bunkhouse.words.catalogue import catalogue
from bunkhouse.words.language import LANGUAGES, known_language

SEAT_PARAMS = ("seat", "victim")
"""Parameters that hold the number of a seat; sentences get the name of the player instead."""


class Words:
    """Speaks one language for one game, and calls the players by their names.

    A message that is missing or broken never stops anybody: the best text there is comes back, and the
    trouble is noted in ``problems``. In a ``room`` of the game some of it is said otherwise: where the board
    can be seen, nobody needs the codes that are typed in a terminal.
    """

    def __init__(
        self, language: str, game: Game | None = None, names: Sequence[str] = (), room: str = ""
    ) -> None:
        self.language = known_language(language)
        self.game = game
        self.names = list(names)
        folder = None if game is None else game.folder
        spoken = dict.fromkeys([self.language, LANGUAGES[0]])
        self._catalogues = [catalogue(each, folder, room) for each in spoken]
        self.problems: list[str] = [problem for each in self._catalogues for problem in each.problems]

    # What a game says.

    def title(self) -> str:
        slug = "" if self.game is None else self.game.slug
        return self._said("game-title", {}, slug)

    def event(self, event: Event, reader: int | None = None) -> str:
        """A line of the log; whoever reads it is told of by ``$you`` wherever the catalogue knows how."""
        return self._said("event-" + event.id, self.told(event.params, reader))

    @staticmethod
    def told(params: Mapping[str, Param], reader: int | None) -> dict[str, Param]:
        """The parameters of something that happened, and who of them reads it: ``yes``: the one who did it;
        ``victim``: the one it was done to; ``no``: neither."""
        seat, victim = params.get("seat"), params.get("victim")
        you = "no" if reader is None else "yes" if seat == reader else "victim" if victim == reader else "no"
        return {**params, "you": you}

    def prompt(self, prompt: Prompt) -> str:
        return self._said(prompt.id, prompt.params)

    def hint(self, prompt: Prompt) -> str:
        """A second line below the prompt: help or progress. Empty when there is none."""
        return self._found(prompt.id, prompt.params, "hint") or ""

    def action(self, state: State, code: int) -> str:
        """A legal action as a full choice in a menu."""
        return self._said(state.actions().text_id(code), state.action_params(code))

    def label(self, state: State, code: int) -> str:
        """A legal action as the verb on a button, where the rest can be seen on the table."""
        short = self._found(state.actions().text_id(code), state.action_params(code), "label")
        return short or self.action(state, code)

    def option(self, name: str) -> str:
        return self._said(f"option-{name}", {}, name)

    def option_value(self, name: str, value: str) -> str:
        return self._said(f"option-{name}-{value}", {}, value)

    def score_line(self, line: ScoreLine) -> str:
        return self._said("score-" + line.id, {}, line.id)

    # What cannot be done.

    def reason(self, refusal: Refusal | IllegalAction) -> str:
        """Why an action is not allowed, as a clause that can follow a colon."""
        return self._said("reason-" + refusal.reason, refusal.params, refusal.reason)

    def refusal(self, refusal: Refusal | IllegalAction) -> str:
        """The same as a sentence, with the rule that says so."""
        return self.say("refusal", reason=self._reason_by_rule(refusal))

    def _reason_by_rule(self, refusal: Refusal | IllegalAction) -> str:
        reason = self.reason(refusal)
        return self.say("by-rule", reason=reason, rule=refusal.rule) if refusal.rule else reason

    def error(self, error: BunkhouseError) -> str:
        """One line that says what is wrong, where, and what may have been meant."""
        if isinstance(error, IllegalAction):
            return self.refusal(error)
        params, text = error.params, self._problem(error)
        if params.get("suggestion"):
            text = self.say("with-suggestion", problem=text, suggestion=params["suggestion"])
        elif params.get("known"):
            text = self.say("with-known", problem=text, known=params["known"])
        if isinstance(error, PositionError | ComponentError):
            text = self.say("at-path", path=params.get("path", ""), problem=text)
        return text

    def _problem(self, error: BunkhouseError) -> str:
        return self._said("error-" + error.reason, {**error.params, **self._cause(error)}, str(error))

    def _cause(self, error: BunkhouseError) -> dict[str, Param]:
        """An error that another one led to quotes it as ``why``: in words, not by its id."""
        cause = error.__context__  # compiled code does not note a __cause__
        if "why" not in error.params or not isinstance(cause, BunkhouseError):
            return {}
        if isinstance(cause, IllegalAction):
            return {"why": self._reason_by_rule(cause)}
        return {"why": self._problem(cause).removesuffix(".")}

    def undo_wall(self, wall: str) -> str:
        """Why an undo cannot go back any further."""
        return self.say("error-undo-wall", wall=wall)

    # Words that are needed everywhere.

    def name(self, seat: int) -> str:
        """The name of the player at a seat, or a number when nobody has given one."""
        given = self.names[seat] if 0 <= seat < len(self.names) else ""
        return given or self.say("seat-name", number=seat + 1)

    def automata(self, setting: Setting) -> list[str]:
        """The names of the seats behind the players that play by themselves."""
        found = [] if self.game is None else self.game.automata(setting)
        return [self._said(f"automaton-{name}", {}, name) for name in found]

    def yes_no(self, answer: bool) -> str:
        return self.say("yes" if answer else "no")

    def say(self, id: str, /, **params: Param) -> str:
        """Any message of the catalogues, by its id."""
        return self._said(id, params)

    # How it is found.

    def _said(self, id: str, params: Mapping[str, Param], otherwise: str = "") -> str:
        """The text of a message; when there is none, ``otherwise`` or the bare id."""
        text = self._found(id, params)
        if text is None:
            self._note(f"{self.language}: {id}: no such message")
        return text or otherwise or id

    def _found(self, id: str, params: Mapping[str, Param], attribute: str = "") -> str | None:
        """The text in the first language that has the message; a hint is never in another than its prompt."""
        spoken = next((each for each in self._catalogues if each.has(id)), None)
        pattern = None if spoken is None else spoken.pattern(id, attribute)
        if spoken is None or pattern is None:
            return None
        text, troubles = spoken.format(pattern, tuple(self._named(params).items()))
        for trouble in troubles:
            self._note(f"{spoken.language}: {id}: {trouble}")
        return text

    def _named(self, params: Mapping[str, Param]) -> dict[str, Param]:
        return {
            name: self.name(value) if name in SEAT_PARAMS and isinstance(value, int) else value
            for name, value in params.items()
        }

    def _note(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)
