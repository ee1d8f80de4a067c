"""Games behave as they did: documents, views, prompts, facts, refusals and events, byte for byte.

Where a change of behaviour is meant, ``scripts/record_behaviour.py`` stores the new one.
"""

import json
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.engine.behaviour import digest
from bunkhouse.engine.conformance import Case, cases

CASES = [case for game in bunkhouse.games() for case in cases(game)]
DIGESTS: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("behaviour.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_game_behaves_as_it_did(case: Case) -> None:
    stored = DIGESTS[repr(case)] if bunkhouse.compiled() else DIGESTS[repr(case)][:1]
    assert [digest(case, seed) for seed in range(len(stored))] == stored


def test_nothing_is_stored_for_games_that_are_not_there() -> None:
    assert set(DIGESTS) == {repr(case) for case in CASES}
