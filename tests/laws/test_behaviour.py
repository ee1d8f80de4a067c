"""Games behave as they did: documents, views, prompts, facts, refusals and events, byte for byte.

Where a change of behaviour is meant, ``scripts/record_behaviour.py`` stores the new one.
"""

import json

import pytest

import bunkhouse
from bunkhouse.engine.conformance import Case, cases

from .behaviour import SEEDS, STORED, digest

CASES = [case for game in bunkhouse.games() for case in cases(game)]
DIGESTS = json.loads(STORED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_game_behaves_as_it_did(case: Case) -> None:
    seeds = range(SEEDS if bunkhouse.compiled() else 1)
    assert [digest(case, seed) for seed in seeds] == DIGESTS[repr(case)][: len(seeds)]


def test_nothing_is_stored_for_games_that_are_not_there() -> None:
    assert set(DIGESTS) == {repr(case) for case in CASES}
