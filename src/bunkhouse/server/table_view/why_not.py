"""An illegal attempt explains itself: what stands in the way of using a piece, and which rule says so."""

from dataclasses import dataclass

from bunkhouse.engine.errors import NotationError
from bunkhouse.engine.messages import Refusal
from bunkhouse.engine.state import State
from bunkhouse.server.table_info import TableInfo
from bunkhouse.server.tables.bot_names import called
from bunkhouse.server.tables.position import Position
from bunkhouse.web.phrases import table_words
from bunkhouse.web.table_drawing import drawing


@dataclass(frozen=True)
class Reason:
    text: str
    rule: str


def why_not(
    position: Position, viewer: int | None, target: str, language: str, info: TableInfo
) -> Reason | None:
    """What the rules say to the moves that a piece is touched for; None where nothing does."""
    state = position.state
    words = table_words(language, info.game, tuple(called(info.seats, language)))
    if viewer is None or state.actor is None:
        return None
    if state.actor != viewer:
        return Reason(words.say("web-why-not-your-turn", name=words.name(state.actor)), "")
    meant, legal = attempts(position, viewer, target), set(state.legal())
    refusal = nearest(state, [code for code in meant if code not in legal])
    if refusal is not None:
        return Reason(words.say("web-why-not", reason=words.reason(refusal)), refusal.rule)
    return None if meant else Reason(words.say("web-why-not-nothing"), "")


def nearest(state: State, codes: list[int]) -> Refusal | None:
    """The refusal of the attempt with the least in its way; of equals the first."""
    return max(map(state.why_not, codes), key=lambda refusal: refusal.near, default=None)


def attempts(position: Position, viewer: int, target: str) -> list[int]:
    """Moves that somebody who touches this piece may mean."""
    state, game, found = position.state, position.game, []
    for notation in drawing(game).table.intended_actions(target, state.observe(viewer), viewer):
        try:
            found.append(game.parse(notation))
        except NotationError:  # a piece that there is not, or that this kind of move is never about
            continue
    return found
