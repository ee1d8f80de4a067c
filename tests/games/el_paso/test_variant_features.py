"""What somebody who plays against Sue takes into account where the sides in play are others."""

import pytest

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.engine.setting import Option
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.bot.features import SOLO_FEATURES, VARIANT_FEATURES
from bunkhouse.games.el_paso.components import NEUTRALS, TRAIN_NAMES, TRAINS, TYPE_NAMES, TYPES
from bunkhouse.judging.network import Inputs

JUDGEMENT = judgement_of(GAME)

FIRST_GAME = JUDGEMENT.network(GAME.setting(1, {}))


def told(**options: str) -> list[float]:
    """The features that are there only beside other sides."""
    inputs = Inputs(VARIANT_FEATURES)
    JUDGEMENT.describe(GAME.new(1, 1, **options), 0, inputs)
    return inputs.listed()[SOLO_FEATURES:]


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.name))
def test_other_sides_are_valued_by_a_network_of_their_own(option: Option) -> None:
    name, values, default = option.name, option.values, option.default
    for value in values:
        setting = GAME.setting(1, {name: value})
        same = value == default or name == "difficulty"
        assert (JUDGEMENT.network(setting) is FIRST_GAME) == same
        assert JUDGEMENT.network(GAME.setting(2, {name: value})) is JUDGEMENT.network(GAME.setting(4, {}))
        network, inputs = JUDGEMENT.network(setting), Inputs(VARIANT_FEATURES)
        JUDGEMENT.describe(GAME.new(1, 3, **{name: value}), 0, inputs)
        assert network is not None
        assert len(inputs.listed()) == network.size


def test_the_sides_are_told() -> None:
    """EP-10, EP-14"""
    turned = {f"building_{name}": "b" for name in TYPE_NAMES[::2]} | {f"train_{TRAIN_NAMES[1]}": "star"}
    flags = told(**turned)[: TYPES + TRAINS]
    assert flags == [1.0, 0.0] * (TYPES // 2) + [0.0, 1.0] + [0.0] * (TRAINS - 2)


def test_the_order_of_the_neutral_buildings_is_told() -> None:
    """EP-9: the fewest steps from El Paso to every one of them; other buildings are not there yet."""
    first = TYPES + TRAINS
    letters = told(building_1="b")[first : first + NEUTRALS]
    assert letters == sorted(letters)
    shuffled = told(neutral_buildings="shuffled")[first : first + NEUTRALS]
    assert shuffled != letters
    assert sorted(shuffled) == letters


def test_what_the_train_is_good_for_depends_on_its_side() -> None:
    """EP-63: the engineer and the versatile worker of the beginning pay for two cards."""
    first = TYPES + TRAINS + NEUTRALS
    plain = told(building_1="b")[first : first + TRAINS]
    star = told(train_1="star")[first : first + TRAINS]
    assert plain[0] != star[0]
    assert plain[1:] == star[1:]
    assert [worth > 0.0 for worth in plain] == [True, True, False, False]
