"""The recap: what the others did since one's last turn, told when the turn comes."""

import random

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.web.log_lines import last_turn
from bunkhouse.web.pages import table_page, table_update
from bunkhouse.words import LANGUAGES

from .tables import PLACE, Deed, Played, played
from .test_log_turns import STOLEN

BY_GAME = pytest.mark.parametrize("game", list(bunkhouse.games()), ids=str)


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_of_every_rival_once_and_of_nobody_else(game: Game, language: str) -> None:
    """Only to whoever is to move and has not moved yet, and only what they may know."""
    table, chance, told = played(game, 0, 6), random.Random(6), 0
    for _ in range(120):
        table.go_on(1, chance)
        for viewer in (None, *range(table.state.players)):
            seen = table.seen(viewer, language)
            if viewer is None or table.state.actor != viewer or table.deeds[-1].seat == viewer:
                assert seen.recap is None
                continue
            left = last_turn(table.deeds, viewer, acting=True)
            if seen.recap is None:
                continue
            told += 1
            assert seen.recap.step == left > 0
            owners = [line.turn.owner for line in seen.recap.lines]
            assert len(set(owners)) == len(owners)
            assert viewer not in owners
            assert all(line.step > left for each in seen.recap.lines for line in each.turn.lines)
            known = {line.id for line in seen.log}
            assert {line.id for each in seen.recap.lines for line in each.turn.lines} <= known
    assert told > 5


def test_the_worst_comes_first_and_is_marked() -> None:
    table = played(bunkhouse.game("el-gaucho"), 60, 4)
    actor = table.state.actor
    assert actor is not None
    rivals = [seat for seat in range(4) if seat != actor]
    takes = [Deed(seat, [Event("takes", {"seat": seat, "dice": "1+2"})]) for seat in (actor, *rivals)]
    stolen = Event("steals", {**STOLEN, "seat": rivals[-1], "victim": actor})
    seen = Played(table.game, table.state, [*takes, Deed(rivals[-1], [stolen])]).seen(actor)
    assert seen.recap is not None
    assert [line.turn.owner for line in seen.recap.lines] == [rivals[-1], *rivals[:-1]]
    first = seen.recap.lines[0]
    assert first.turn.stake == "loss"
    assert first.lost == "t-black-08"
    html = table_update(seen, PLACE)
    card = html[html.index('id="recap"') :].split("</section>")[0]
    assert 'data-lost="t-black-08"' in card
    assert "\N{MINUS SIGN}1 cow" in card
    assert f'href="{PLACE.history}?step={seen.recap.step}"' in card


def test_the_region_is_there_without_a_recap() -> None:
    """So that an update can fill it, and empty it after the first move."""
    seen = played(bunkhouse.game("el-gaucho"), 60, 4).seen(None)
    for html in (table_page(seen, PLACE), table_update(seen, PLACE)):
        card = html[html.index('id="recap"') :].split("</section>")[0]
        assert "data-moment" not in card
        assert "<li" not in card
