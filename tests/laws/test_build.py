"""Which build is under test: the run says what it expects, and nothing is taken on trust."""

import os

import bunkhouse
from bunkhouse.engine import conformance, rng, state
from bunkhouse.games.el_gaucho import herd
from bunkhouse.games.el_gaucho.rules import turn


def test_the_expected_build_is_the_one_that_runs() -> None:
    expected = os.environ.get("BUNKHOUSE_EXPECT_COMPILED") == "1"
    for module in (state, rng, herd, turn):
        assert str(module.__file__).endswith(".py") != expected, module.__file__
    assert bunkhouse.compiled() == expected


def test_the_laws_are_plain_python_on_every_build() -> None:
    assert str(conformance.__file__).endswith(".py")
