"""What somebody who plays against Sue can know of her: how soon she arrives, what she draws and gains."""

from collections.abc import Sequence
from typing import Any

import pytest

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.bot.features import FEATURES, SOLO_FEATURES
from bunkhouse.games.el_paso.components import BOT_NAMES, SPECIALISTS, TASK_NAMES, WORKERS
from bunkhouse.judging.network import Inputs

from .table import sue_with

JUDGEMENT = judgement_of(GAME)


def seen(**given: Any) -> list[float]:
    """What is known of Sue in a position, after all that is known at any table."""
    inputs = Inputs(SOLO_FEATURES)
    JUDGEMENT.describe(sue_with(**given), 0, inputs)
    return inputs.listed()[FEATURES:]


def her_way(deck: str, **given: Any) -> Sequence[float]:
    """Stops to El Paso, cards, mean of their steps, the chance to arrive with one card and with two."""
    return seen(card="A1", bot_deck=deck, **given)[len(BOT_NAMES) :][:5]


def test_her_deck_is_known_and_its_order_is_not() -> None:
    """EP-119"""
    cards = seen(card="A1", bot_deck="A1 A8")[: len(BOT_NAMES)]
    assert [name for name, there in zip(BOT_NAMES, cards, strict=True) if there] == ["A1", "A8"]


@pytest.mark.parametrize(
    ("rancher", "way", "soon", "later"),
    [("nG", 1, 1.0, 1.0), ("nF", 2, 2 / 3, 1.0), ("nD", 3, 1 / 3, 1.0), ("nB", 4, 0.0, 2 / 3)],
)
def test_the_chance_that_she_arrives(rancher: str, way: int, soon: float, later: float) -> None:
    """EP-119, EP-122: over all orders of cards with one, two and three steps."""
    assert her_way("A1 A2 A8", rancher=rancher) == pytest.approx([way, 3, 2.0, soon, later])


def test_after_the_last_card_all_of_them_come_back() -> None:
    """EP-119: the second card is any of the deck's."""
    discard = [name for name in BOT_NAMES if name.startswith("A") and name != "A1"]
    way, cards, _, soon, later = her_way("A1", bot_discard=" ".join(discard), rancher="nD")
    assert (way, cards, soon) == (3, 1, 0.0)
    two_or_more = ["A2", "A3", "A4", "A8"]
    assert later == pytest.approx(len(two_or_more) / (len(discard) + 1))


def test_her_steps_grow_with_her_workers() -> None:
    """EP-121"""
    few, many = (
        her_way("A5", rancher="nB", workers=workers)[2:4]
        for workers in ("cowboy builder engineer", "cowboy cowboy cowboy cowboy builder engineer")
    )
    assert (few, many) == ([1.0, 0.0], [4.0, 1.0])


def test_what_is_left_in_her_resources() -> None:
    """EP-127: workers by kind, and the points of the cows."""
    left = seen(card="A1", resources="cowboy cowboy versatile corriente")[len(BOT_NAMES) + 5 :]
    assert left[: int(WORKERS)] == [2.0, 0.0, 0.0, 1.0]
    assert left[int(WORKERS)] == 3.0


def test_what_the_own_objectives_lack() -> None:
    """EP-109: an objective that nothing has been done for lacks all that it names."""
    first = len(BOT_NAMES) + 5 + int(WORKERS) + 1 + 3 + int(SPECIALISTS)
    lacking = seen(card="A1", human={"objectives": "O01"})[first:][: len(TASK_NAMES)]
    assert sum(lacking) > 0
    assert sum(seen(card="A1", human={"objectives": ""})[first:][: len(TASK_NAMES)]) == 0
