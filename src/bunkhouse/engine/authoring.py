"""Everything of the engine that the rules of a game are written with, from one place."""

from bunkhouse.engine.actions import ActionSpace, Axis, Kind
from bunkhouse.engine.agenda import NOBODY, Agenda, empty_agenda
from bunkhouse.engine.arguments import Argument, Flag, MaybeNamed, Members, Named, Number, Ordinal, Perhaps
from bunkhouse.engine.arrays import packed
from bunkhouse.engine.bits import bit, count_bits, has_bit
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import ComponentError, Param, PositionError
from bunkhouse.engine.messages import Prompt, Refusal, ScoreLine, nearness
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.rules import ActionKind, PositionRules, RuledState, Rules, Step
from bunkhouse.engine.setting import Option, Setting
from bunkhouse.engine.state import Document, State

__all__ = [
    "NOBODY",
    "ActionKind",
    "ActionSpace",
    "Agenda",
    "Argument",
    "Axis",
    "Choices",
    "ComponentError",
    "Document",
    "Flag",
    "Kind",
    "MaybeNamed",
    "Members",
    "Named",
    "Number",
    "Option",
    "Ordinal",
    "Param",
    "Perhaps",
    "PositionError",
    "PositionRules",
    "Prompt",
    "Reader",
    "Refusal",
    "Rng",
    "RuledState",
    "Rules",
    "ScoreLine",
    "Setting",
    "State",
    "Step",
    "bit",
    "count_bits",
    "empty_agenda",
    "has_bit",
    "nearness",
    "packed",
    "seeded",
]
