"""The Trails tell what one would count by hand: cards left to draw, engines, buildings left, tolls."""

import random
import re

import pytest

from bunkhouse.engine.game import Game
from bunkhouse.games.el_paso import GAME as EL_PASO
from bunkhouse.games.great_western_trail import GAME as TRAIL
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.table.printed_signs import HAND_SIGNS
from bunkhouse.words import LANGUAGES

from .drawn import page, seen, update
from .tables import Played
from .trails import BY_PLAYERS, tag, varied


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "tip"), [(TRAIL, "draw-pile"), (EL_PASO, "draw")], ids=str)
def test_the_draw_pile_lists_its_cards_to_its_owner(game: Game, tip: str, language: str) -> None:
    """Sorted and counted; the numbers add up, and a spectator of a hidden hand reads none."""
    table, chance = Played(game, game.new(3, 8)), random.Random(8)
    listed = 0
    for _ in range(12):
        table.go_on(9, chance)
        for viewer in range(3):
            scene = table.seen(viewer, language)
            told = next(each for each in scene.picture["tips"] if each["id"] == tip)
            size = scene.view["seats"][viewer]["draw_size"]
            first = told["text"].split(". ")[0]
            numbers = [int(each) for each in re.findall(r" (\d+)(?=,|$)", first)] if ", " in first else []
            if numbers and size:
                assert sum(numbers) == size
                listed += 1
    assert listed > 10
    watching = [each["text"] for each in table.seen(None, language).picture["tips"] if each["id"] == tip]
    assert not any(re.search(r"\d", text) for text in watching)


@BY_PLAYERS
def test_every_line_names_the_space_of_the_engine(players: int) -> None:
    for state in varied(players, games=1, every=60):
        html = update(seen(TRAIL, state, None))
        found = re.findall(r'class="loco".*?</svg>(\d+)<', html)
        assert found == [board["engine"].lstrip("t") for board in state.observe(None)["seats"]]


@BY_PLAYERS
def test_a_building_is_offered_with_its_hand(players: int) -> None:
    """GWT-41: the toll that it will take stands beside its price and its actions."""
    hands = 0
    for state in varied(players, games=3, every=9):
        for code in state.legal() if state.actor is not None else []:
            if TRAIL.actions.text_id(code) != "action-build":
                continue
            view = state.observe(state.actor)
            number = int(TRAIL.notation(code).split()[1].rstrip("ab"))
            face = c.FACE_NAMES.index(view["faces"][number - 1])
            shown = [symbol for symbol, _ in tag(state, code) if symbol in ("hand", "hand-open")]
            assert tuple(shown) == HAND_SIGNS[int(c.FACE_HAND[face])]
            hands += bool(shown)
    assert hands


def test_the_list_of_buildings_can_be_marked_by_the_supply() -> None:
    """Every number of the list has its piece in the supply, whose state the style sheet looks at."""
    html = page(seen(TRAIL, TRAIL.new(2, 1), 0))
    numbers = re.findall(r'data-number="(\d+)"', html)
    assert len(numbers) == int(c.NUMBERS)
    assert all(f'id="b-{number}"' in html for number in numbers)
