"""The laws of the house, for every installed game and for a third party's game that the engine never saw."""

import pytest
import showdown
from hypothesis import given
from hypothesis import strategies as st

import bunkhouse
from bunkhouse.engine import conformance
from bunkhouse.engine.conformance import LAWS, Case, Law, cases

CASES = [case for game in [*bunkhouse.games(), showdown.GAME] for case in cases(game)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=repr)
@given(seed=st.integers(0, 2**53 - 1))
def test_law(case: Case, law: Law, seed: int) -> None:
    law(case, seed)


def test_check_runs_every_law() -> None:
    conformance.check(showdown.GAME, range(2))
