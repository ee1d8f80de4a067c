"""Great Western Trail's drawn table: every move has its place, prices are true, nothing hidden shows."""

import gzip
import re
from collections import Counter, defaultdict
from itertools import chain, islice
from time import process_time
from typing import cast

import pytest

from bunkhouse.games.great_western_trail.table import TABLE, amounts, board_layout, printed_signs
from bunkhouse.games.great_western_trail.trail import NODE_NAMES
from bunkhouse.games.great_western_trail.view_types import View
from bunkhouse.words import Words

from .drawn import Page, page, seen, touches, update
from .trails import BY_LANGUAGE, BY_PLAYERS, GAME, busy, decisions, tag, varied

WORDS = Words("en", GAME, ("Ann", "Ben", "Cleo"))
MOST_ROWS = 6
"""How many moves a menu may offer (interaction rules)."""
BUTTONS = 4
"""How many moves without a place the prompt shows."""
MANY = 40
"""So many moves of a kind are enough to look at."""


@BY_PLAYERS
def test_every_move_can_be_clicked_or_is_a_plain_button(players: int) -> None:
    checked, kinds = 0, set()
    for state in varied(players, games=3, every=40):
        if state.actor is None:
            continue
        shown = Page(update(seen(GAME, state, state.actor)))
        assert len(shown.ids) == len(set(shown.ids)), [id for id in shown.ids if shown.ids.count(id) > 1]
        firsts, view = set(), state.observe(state.actor)
        for code in state.legal():
            for way in touches(GAME, code, view, state.actor):
                assert set(way) <= set(shown.targets), (GAME.notation(code), way)
                assert len(way) == len(set(way)), (GAME.notation(code), way)
                firsts.add(way[0])
                checked += 1
            kinds.add(GAME.actions.text_id(code))
        assert shown.lit == firsts
    assert checked > 300
    assert len(kinds) > 22


@BY_PLAYERS
def test_no_menu_is_long_and_plain_buttons_fit_into_the_prompt(players: int) -> None:
    for state in varied(players, games=4, every=9):
        if state.actor is None:
            continue
        menus: dict[tuple[str, ...], list[str]] = defaultdict(list)
        view = state.observe(state.actor)
        for code in state.legal():
            for way in touches(GAME, code, view, state.actor) or [()]:
                menus[way].append(GAME.notation(code))
        for way, moves in menus.items():
            building = moves[0].startswith("build")  # a free space takes any building one can afford
            assert building or len(moves) <= (MOST_ROWS + 1 if way else BUTTONS), (way, moves)


@BY_PLAYERS
def test_steps_and_fees_of_stops_are_those_of_the_rules(players: int) -> None:
    """GWT-31, GWT-41, GWT-46: what the board shows before one clicks is what the game will take."""
    moves = branches = 0
    for state, code, kind in decisions(players, 2, "move", "via"):
        params = state.action_params(code)
        least, most = params["dollars"], params["dollars_most"]
        fees = f"${least}" if least == most else f"${least}\N{EN DASH}{most}"
        if kind == "move":
            shown = f"{params['steps']}\N{MIDDLE DOT}{fees}" if most else str(params["steps"])
            assert tag(state, code) == [("boot", shown)], "a minus would look like a dash there"
            moves += 1
        else:
            assert tag(state, code) == [("", fees)]
            branches += 1
    assert moves > 300
    assert branches > 0


@BY_PLAYERS
def test_prices_on_tags_are_those_of_the_rules(players: int) -> None:
    """GWT-82, GWT-94, GWT-107, GWT-135, GWT-136, GWT-140."""
    priced = ("hire", "build", "buy", "trade", "clear", "upgrade")
    checked: Counter[str] = Counter()
    for state, code, kind in decisions(players, 8, *priced):
        checked[kind] += 1
        if checked[kind] > MANY:
            continue
        dollars = int(state.action_params(code)["dollars"]) * (1 if kind == "trade" else -1)
        texts = [text for _, text in tag(state, code)]
        assert dollars == 0 or amounts.dollars(dollars) in texts, (GAME.notation(code), texts)
    assert set(checked) == set(priced)


def test_a_choice_of_buildings_says_where_one_action_ends_and_which_cattle_another_asks_for() -> None:
    labels: dict[str, str] = {}
    for state, code, _ in decisions(4, 6, "build"):
        face = str(state.action_params(code)["building"])
        if face not in labels:
            labels[face] = seen(GAME, state, state.actor).words.label(state, code)
            marks = tag(state, code)
            assert sum(text.count("|") for _, text in marks) == len(printed_signs.actions(face)) - 1
    assert labels["2a"] == "Build 2a (Guernsey)"
    assert labels["1a"] == "Build 1a"
    state = GAME.new(2, 1, private_buildings="b")
    build = GAME.parse("build 2 on ab1")
    assert state.action_params(build)["card"] == "jersey"
    assert seen(GAME, state, 0).words.label(state, build) == "Build 2b (Jersey, Dutch Belt)"


@BY_PLAYERS
def test_a_delivery_shows_what_comes_in_and_goes_out(players: int) -> None:
    """GWT-127, GWT-132."""
    checked = 0
    for state, code, _ in decisions(players, 1, "deliver"):
        params = state.action_params(code)
        balance = (6 if params["city"] == "kansas_city" else 0) - int(params["dollars"])
        text = "".join(text for symbol, text in tag(state, code) if not symbol)
        assert text in ((amounts.dollars(balance),) if balance else ("", "$0"))
        checked += 1
    assert checked


def test_a_delivery_shows_what_its_links_bring() -> None:
    """GWT-128 to GWT-130: the points are those that the score will have, the cards those one will take."""
    completed: Counter[int] = Counter()
    for state, code, _ in decisions(4, 4, "deliver"):
        seat = state.actor
        assert seat is not None
        city = state.action_params(code)["city"]
        marks = dict(tag(state, code))
        cards = int(marks["objective"] or 1) if "objective" in marks else 0
        after = state.copy()
        after.apply(code)
        after.apply(after.legal()[0])  # the disc
        assert after.observe(seat)["seats"][seat]["cities"][city]
        owed = [frame for frame in after.observe(seat)["decision"]["owed"] if frame["step"] == "objective"]
        assert cards == len(owed)
        gained = [state.observe(seat)["seats"][seat]["points"][2] for state in (state, after)]
        said = int(marks["vp"].replace(amounts.MINUS, "-")) if "vp" in marks else 0
        assert said == gained[1] - gained[0], (city, marks)
        completed[cards] += 1
    assert completed[1]


@BY_PLAYERS
def test_nothing_is_lit_for_those_who_wait(players: int) -> None:
    for state in varied(players, games=1, every=150, each=0):
        for viewer in (None, *range(players)):
            if viewer != state.actor:
                assert Page(update(seen(GAME, state, viewer))).lit == set()


@BY_PLAYERS
def test_what_a_seat_cannot_know_does_not_change_its_picture(players: int) -> None:
    for state in varied(players, games=1, every=41, each=0):
        for viewer in (None, *range(players)):
            other = state.determinize(viewer, seed=99)
            drawn = [seen(GAME, each, viewer) for each in (state, other)]
            assert drawn[0].picture == drawn[1].picture
            assert update(drawn[0]) == update(drawn[1])


@BY_LANGUAGE
def test_everything_has_a_name_and_an_explanation(language: str) -> None:
    for state in varied(4, games=1, every=97, each=1):
        for viewer in (state.actor, None):
            shown = seen(GAME, state, viewer, language)
            drawn = Page(page(shown))
            assert all(drawn.targets.values())
            assert drawn.tips <= drawn.explained, drawn.tips - drawn.explained
            assert shown.words.problems == []


def test_the_board_has_a_place_for_every_node() -> None:
    assert set(board_layout.NODE_AT) == set(NODE_NAMES)
    width, height = board_layout.SHEET["width"], board_layout.SHEET["height"]
    assert all(0 < x < width and 0 < y < height for x, y in board_layout.NODE_AT.values())
    assert len(board_layout.ROADS) >= 13


def test_every_printed_action_has_signs() -> None:
    for building in printed_signs.BUILDING_NUMBER:
        for entry in printed_signs.actions(building):
            assert entry.signs, building


def test_targets_can_be_asked_of_moves_that_are_not_legal() -> None:
    """Someone who clicks on the wrong thing is told why."""
    for state in varied(4, games=1, every=400, each=0):
        view = cast(View, state.observe(0))
        for code in range(GAME.actions.size):
            assert all(isinstance(name, str) for name in TABLE.clicks.targets(code, view, 0))


@BY_PLAYERS
def test_pages_and_updates_are_small(players: int) -> None:
    for state in varied(players, games=1, every=90, each=1):
        shown = seen(GAME, state, state.actor, "pl")
        assert len(gzip.compress(update(shown).encode(), 6)) < 15_000
        assert len(gzip.compress(page(shown).encode(), 6)) < 90_000  # styles, fonts and scripts come on top


def test_a_picture_is_drawn_fast() -> None:
    """Far from exact on a busy machine; it would notice a picture that has become many times slower."""
    *_, state = islice(busy(4, seed=5), 300)
    update(seen(GAME, state, state.actor, "pl"))
    times = []
    for _ in range(15):
        start = process_time()
        update(seen(GAME, state, state.actor, "pl"))
        times.append(process_time() - start)
    assert min(times) < 0.03


def test_log_lines_show_what_they_speak_of() -> None:
    assert TABLE.marks("hires", {"worker": "cowboy", "dollars": 6}) == [
        ("w-cowboy", "", ""),
        ("dollar", "6", ""),
    ]
    assert TABLE.marks("trades", {"tile": "teepee-blue", "dollars": -3}) == [
        ("teepee-blue", "", ""),
        ("dollar", "3", ""),
    ]
    assert TABLE.lights("moves", {"seat": 2, "field": "A"}) == ["m-rancher-2"]
    assert TABLE.lights("builds", {"seat": 1, "building": "3b"}) == ["m-built-1-3b"]
    assert TABLE.lights("delivers", {"seat": 0, "city": "topeka"}) == ["y-topeka"]
    assert TABLE.lights("earns", {"seat": 0, "dollars": 2}) == []


def test_equal_objective_cards_can_all_be_taken() -> None:
    for state, code, _ in decisions(4, 8, "take"):
        view = state.observe(state.actor)
        card = GAME.actions.values(code)["card"]
        if view["pool"].get(card, 0) > 1:
            drawn = Page(update(seen(GAME, state, state.actor)))
            assert {f"o-{card}", f"o-{card}-2"} <= drawn.lit
            return
    pytest.fail("no two equal cards were met")


def test_rows_of_the_job_market_show_what_is_due() -> None:
    """GWT-82, GWT-85: not the printed price, but that of the action."""
    state, code, _ = next(decisions(4, 4, "hire"))
    row = int(GAME.actions.values(code)["row"]) - 1
    price = state.action_params(code)["dollars"]
    assert isinstance(price, int)
    assert seen(GAME, state, state.actor).picture["jobs"]["rows"][row]["due"] == amounts.dollars(-price)
    assert {row["due"] for row in seen(GAME, state, None).picture["jobs"]["rows"]} == {""}


def test_the_mark_of_the_log_is_on_nothing_else() -> None:
    """What a line of the log speaks of is lifted above the ranchers; nothing else may be."""
    for state in islice(varied(4, games=1, every=300), 20):
        if state.actor is not None:
            drawn = update(seen(GAME, state, state.actor))
            assert not re.search(r'class="(?:[^"]* )?lit[ "]', drawn)


def test_ranchers_who_share_a_building_stand_below_its_actions() -> None:
    for state in chain.from_iterable(busy(4, seed) for seed in range(4)):
        view = state.observe(None)
        nodes = [board["rancher"] for board in view["seats"]]
        letters = [node for node in nodes if view["trail"].get(node) in tuple("ABCDEFG")]
        shared = [node for node in letters if letters.count(node) > 1]
        if shared:
            drawn = seen(GAME, state, None).picture["ranchers"]["ranchers"]
            places = [rancher["at"] for rancher in drawn if nodes[int(rancher["id"][-1])] == shared[0]]
            spots = [re.findall(r"(?:left|top):([\d.]+)px", place) for place in places]
            assert all(float(top) > board_layout.NODE_AT[shared[0]][1] + 40 for _, top in spots)
            assert len({left for left, _ in spots}) == len(spots) > 1
            return
    pytest.fail("nobody shared a building")
