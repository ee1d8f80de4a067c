"""The rules of a game as objects: one class per step of the agenda, one class per kind of action.

A ``Step`` is something that is owed: it offers actions, asks its question, or is carried out by itself. An
``ActionKind`` is something that can be chosen: what it does, what it means in words, why it may be refused.
Both live in the rule module that they belong to, have no state of their own, and are listed once, in the
game's ``Rules``. A ``RuledState`` answers every question of the engine from that list.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from bunkhouse.engine.actions import ActionSpace
from bunkhouse.engine.arguments import Argument
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Prompt, Refusal, ScoreLine
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.state import Document, State

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something that can be owed on an agenda."""

    def __init__(
        self,
        number: i64,
        name: str,
        kinds: list[int] | None = None,
        about: list[Argument] | None = None,
        written: bool = False,
        below: list[str] | None = None,
    ) -> None:
        """``kinds``: the first codes of the kinds of action it can offer; none for a step that is carried out
        by itself. ``about``: what the two arguments on the agenda mean. ``written``: whether a document names
        it although nobody decides there; what offers something always is. ``below``: the names under which
        an entry tells what lies below the step."""
        self.number = number
        self.name = name
        self.kinds = kinds or []
        self.about = about or []
        self.written = written or bool(self.kinds)
        self.below = below or []

    def fill(self, table: T, choices: Choices) -> None:
        """Add every legal action, each once."""
        raise NotImplementedError

    def carry_on(self, table: T) -> bool:
        """Carry out what needs no decision, or return False when somebody has to decide."""
        return False

    def prompt(self, table: T) -> Prompt:
        """The question before the acting seat: that of the step, unless there is more to say."""
        return Prompt("prompt-" + self.name, {})

    def write_below(self, table: T, depth: int) -> Document:
        """What an entry tells of the steps below this one, which lies at a depth of the agenda."""
        return {}

    def lay_out(self, table: T, seat: int, x: int, y: int, given: Reader) -> None:
        """Owe this step in a position that is being read, and what must lie below it.

        ``given`` is the entry of the document; a ``PositionError`` when the table does not lead here.
        """
        table.agenda.push(self.number, seat, x, y)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind(Generic[T]):
    """A kind of action: ``at`` is the place of one action within its kind."""

    def __init__(self, code: i64, rule: str) -> None:
        """``code``: that of the first action of the kind. ``rule``: the one that says when it comes up."""
        self.code = code
        self.rule = rule

    def perform(self, table: T, at: i64) -> None:
        """Do it, for ``table.seat``; it is known to be legal."""
        raise NotImplementedError

    def params(self, table: T, at: int) -> dict[str, Param]:
        """The facts about an action beyond its notation, computed once: for sentences, tags and refusals."""
        return {}

    def refusal(self, table: T, at: int) -> Refusal:
        """Why this action is forbidden although its kind can come up now."""
        raise NotImplementedError

    def elsewhere(self, table: T, step: Step[Any]) -> Refusal:
        """Why a kind of action that the waiting step never offers is forbidden."""
        return Refusal("not-this-decision", self.rule, {"step": step.name}, near=0)


class PositionRules(Generic[T]):
    """What a game says of a position as a whole: its score, its document, who sees what."""

    def __init__(
        self,
        scores: Callable[[T], list[int]],
        breakdown: Callable[[T], list[ScoreLine]],
        dump: Callable[[T], Document],
        census: Callable[[T], dict[str, int]],
        observe: Callable[[T, int | None], Any],
        resample: Callable[[T, int | None, int], None],
        ranking: Callable[[T], list[int]] | None = None,
    ) -> None:
        """Each answers the method of ``State`` of the same name; ``resample`` turns a copy of the truth into
        a guess of a seat. Without ``ranking`` the higher score is the better place."""
        self.scores = scores
        self.breakdown = breakdown
        self.dump = dump
        self.census = census
        self.observe = observe
        self.resample = resample
        self.ranking = ranking


class Rules:
    """The steps and the kinds of action of one game, and what it says of a position as a whole."""

    def __init__(
        self,
        actions: ActionSpace,
        steps: list[Step[Any]],
        kinds: list[ActionKind[Any]],
        position: PositionRules[Any] | None = None,
    ) -> None:
        """Check that every number has its class and every kind of action its own.

        Without ``position`` the state answers for itself."""
        self.actions = actions
        self.position = position
        self.names = [step.name for step in steps]
        """The names of the steps by their numbers."""
        for number, step in enumerate(steps):
            if step.number != number:
                raise ValueError(f"step {step.name} has the number {step.number}, not {number}")
            strange = [code for code in step.kinds if code not in actions.starts]
            if strange:
                raise ValueError(f"step {step.name} offers kinds that are not declared: {strange}")
        if [int(kind.code) for kind in kinds] != actions.starts:
            raise ValueError("the kinds of action are not those that are declared, in their order")
        self._steps = vec[Step](steps)  # type: ignore[type-arg]
        self._kinds = vec[ActionKind](kinds)  # type: ignore[type-arg]
        numbers: list[i16] = []
        for number, declared in enumerate(actions.kinds):
            numbers.extend([i16(number)] * declared.size)
        self._kind_of = vec[i16](numbers)

    def step(self, number: i64) -> Step[Any]:
        return self._steps[number]

    def kind(self, code: i64) -> ActionKind[Any]:
        """The kind that an action belongs to."""
        return self._kinds[i64(self._kind_of[code])]

    # Agendas as documents.

    def write(self, frame: list[int], also: Document) -> Document:
        """One owed step by name, what else the entry says, and its arguments by their names."""
        step = self._steps[frame[0]]
        entry: Document = {"step": step.name, **also}
        for argument, number in zip(step.about, frame[2:], strict=False):
            entry[argument.name] = argument.write(number)
        return entry

    def read(self, reader: Reader, also: list[str]) -> tuple[Step[Any], int, int]:
        """The step that an entry names, with its arguments; ``also``: what else the entry has to say."""
        step = self._steps[reader.field("step").name(self.names)]
        if not step.written:
            raise reader.field("step").error("not-a-decision", given=step.name)
        fields = reader.only(["step", *also, *step.below, *[argument.name for argument in step.about]])
        numbers = [argument.read(fields[argument.name]) for argument in step.about]
        return step, numbers[0] if numbers else 0, numbers[1] if len(numbers) > 1 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledState(State):
    """A position of a game whose rules are objects."""

    def rules(self) -> Rules:
        raise NotImplementedError

    def actions(self) -> ActionSpace:
        return self.rules().actions

    def fill(self, choices: Choices) -> None:
        self.rules().step(self.agenda.step()).fill(self, choices)

    def perform(self, code: i64) -> None:
        kind = self.rules().kind(code)
        kind.perform(self, code - kind.code)

    def carry_on(self) -> bool:
        return self.rules().step(self.agenda.step()).carry_on(self)

    def proceed(self) -> None:
        """As every state does, but the rules are looked up only once: this is where most steps come by."""
        rules, agenda = self.rules(), self.agenda
        while agenda.height > 0:
            if not rules.step(agenda.step()).carry_on(self):
                self.seat = agenda.seat()
                return
        self.seat = -1

    def prompt(self) -> Prompt:
        return self.rules().step(self.agenda.step()).prompt(self)

    def action_params(self, code: int) -> dict[str, Param]:
        rules = self.rules()
        kind = rules.kind(code)
        params = rules.actions.params(code)
        params.update(kind.params(self, code - int(kind.code)))
        return params

    def refusal(self, code: int) -> Refusal:
        rules = self.rules()
        kind, step = rules.kind(code), rules.step(self.agenda.step())
        if int(kind.code) not in step.kinds:
            return kind.elsewhere(self, step)
        return kind.refusal(self, code - int(kind.code))

    # The position as a whole.

    def _position_rules(self) -> PositionRules[Any]:
        position = self.rules().position
        if position is None:
            raise NotImplementedError
        return position

    def scores(self) -> list[int]:
        return self._position_rules().scores(self)

    def breakdown(self) -> list[ScoreLine]:
        return self._position_rules().breakdown(self)

    def ranking(self) -> list[int]:
        position = self.rules().position
        ranking = None if position is None else position.ranking
        return super().ranking() if ranking is None else ranking(self)

    def dump(self) -> Document:
        return self._position_rules().dump(self)

    def census(self) -> dict[str, int]:
        return self._position_rules().census(self)

    def observe(self, seat: int | None) -> Document:
        seen: Document = self._position_rules().observe(self, seat)
        return seen

    def determinize(self, seat: int | None, seed: int) -> State:
        twin = self.copy()
        self._position_rules().resample(twin, seat, seed)
        return twin
