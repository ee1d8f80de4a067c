"""Everything that people and programs can tell a game by, as one digest over a random game."""

import hashlib
import json

from bunkhouse.engine.conformance import Case
from bunkhouse.engine.messages import Event, Refusal
from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.state import State

_EVERY = 7
"""So many decisions from one close look to the next."""
_REFUSED = 25
"""Codes that are asked for the reason of their refusal, at each look."""


def digest(case: Case, seed: int) -> str:
    """Play at random and look closely now and then: one digest of everything that was seen."""
    state, rng, seen = case.new(seed), seeded(seed, 18), hashlib.blake2b(digest_size=8)
    number = 0
    while state.seat >= 0:
        if number % _EVERY == 0:
            seen.update(_looked_at(state, rng))
        legal = state.legal()
        state.journal = []
        state.apply(legal[rng.below(len(legal))])
        seen.update(_text([_event(event) for event in state.journal]))
        number += 1
    seen.update(_looked_at(state, rng))
    seen.update(_text([state.scores(), state.ranking(), [line.points for line in state.breakdown()]]))
    return seen.hexdigest()


def _looked_at(state: State, rng: Rng) -> bytes:
    legal, actions = state.legal(), state.actions()
    codes = [rng.below(actions.size) for _ in range(_REFUSED)]
    prompt = None if state.seat < 0 else state.prompt()
    return _text(
        [
            state.dump(),
            [state.observe(seat) for seat in [None, *range(state.players)]],
            legal,
            None if prompt is None else [prompt.id, prompt.params],
            [[actions.notation(code), actions.text_id(code), state.action_params(code)] for code in legal],
            [_refusal(code, state.why_not(code)) for code in codes if code not in legal],
            state.census(),
        ]
    )


def _event(event: Event) -> object:
    return [event.id, event.params, event.only]


def _refusal(code: int, refusal: Refusal) -> object:
    return [code, refusal.reason, refusal.rule, refusal.params, refusal.near]


def _text(document: object) -> bytes:
    return json.dumps(document, separators=(",", ":")).encode()
