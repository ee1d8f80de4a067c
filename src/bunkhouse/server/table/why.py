"""An illegal attempt explains itself: what stands in the way of using a piece, and which rule says so."""

from collections import Counter
from dataclasses import dataclass

from bunkhouse.engine.messages import Refusal
from bunkhouse.server.infos import TableInfo
from bunkhouse.server.running.nicknames import called
from bunkhouse.server.steps import Position
from bunkhouse.web.drawing import drawing
from bunkhouse.web.phrases import table_words

_MOST = 60
"""So many attempts on one piece say enough."""
_ANOTHER_TIME = "not-this-decision"
"""What the rules say to a move of another decision: less than to one that could be meant now."""


@dataclass(frozen=True)
class Reason:
    text: str
    rule: str


def why_not(
    position: Position, viewer: int | None, target: str, language: str, info: TableInfo
) -> Reason | None:
    """What the rules say to the moves that begin with a piece; None when no move ever does."""
    state = position.state
    words = table_words(language, info.game, tuple(called(info.seats, language)))
    if viewer is None or state.actor is None:
        return None
    if state.actor != viewer:
        return Reason(words.say("web-why-not-your-turn", name=words.name(state.actor)), "")
    refusals: Counter[tuple[str, str]] = Counter()
    shown: dict[tuple[str, str], Refusal] = {}
    for code in _attempts(position, viewer, target):
        refusal = state.why_not(code)
        key = (refusal.reason, refusal.rule)
        refusals[key] += 1
        shown.setdefault(key, refusal)
    if not refusals:
        return None
    likely = max(refusals, key=lambda key: (key[0] != _ANOTHER_TIME, refusals[key]))
    refusal = shown[likely]
    return Reason(words.say("web-why-not", reason=words.reason(refusal)), refusal.rule)


def _attempts(position: Position, viewer: int, target: str) -> list[int]:
    """Moves, none of them legal now, that somebody who touches this piece may have meant."""
    state, shown = position.state, drawing(position.game)
    view, legal = state.observe(viewer), set(state.legal())
    found: list[int] = []
    for code in range(position.game.actions.size):
        if code in legal:
            continue
        try:
            ways = shown.targets(code, view, viewer)
        except LookupError:
            continue
        if target in ways[:1]:
            found.append(code)
        if len(found) == _MOST:
            break
    return found
