"""Great Western Trail's drawn table: every move has its place, prices are true, nothing hidden shows."""

import gzip
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from time import process_time

import pytest

import bunkhouse
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import table
from bunkhouse.games.great_western_trail.table import figures, ground, printed
from bunkhouse.games.great_western_trail.table.ways import branch_fees, ways
from bunkhouse.games.great_western_trail.trail import NODE_NAMES
from bunkhouse.words import LANGUAGES

from .drawn import Page, page, seen, touches, update

GAME = bunkhouse.game("great-western-trail")
BY_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

MOST_ROWS = 6
"""How many moves a menu may offer (interaction rules)."""
BUTTONS = 4
"""How many moves without a place the prompt shows."""
MANY = 40
"""So many moves of a kind are enough to look at."""


IDLE = {"action-end", "action-done", "action-aux", "action-discard", "action-spend"}
"""What players at random do too much of."""

_WRITTEN = re.compile(r"\b(?:ab|bc|ce|cd|ef|fg|gk)\d|(?:flood|drought|rock|teepee)_?[a-z]?\d|\bt\d")


def busy(players: int, seed: int) -> Iterator[State]:
    """Every position of a game in which a lot is used, hired and built; always the same state."""
    state, chance = GAME.new(players, seed), Random(seed)
    while state.actor is not None:
        yield state
        codes = state.legal()
        weights = [1 if GAME.actions.text_id(code) in IDLE else 6 for code in codes]
        state.apply(chance.choices(codes, weights)[0])
    yield state


def varied(players: int, games: int = 2, every: int = 17, each: int = 2) -> Iterator[State]:
    """Some positions of each kind of decision, then one in ``every``, and the ends of the games."""
    met: Counter[str] = Counter()
    for number, state in enumerate(chain.from_iterable(busy(players, seed) for seed in range(games))):
        kind = GAME.actions.text_id(state.legal()[-1]) if state.actor is not None else "over"
        met[kind] += 1
        if met[kind] <= each or kind == "over" or number % every == 0:
            yield state


def decisions(players: int, games: int, *kinds: str) -> Iterator[tuple[State, int, str]]:
    """Every legal action of these kinds: the position, the code, the kind."""
    for state in chain.from_iterable(busy(players, seed) for seed in range(games)):
        for code in state.legal() if state.actor is not None else ():
            kind = GAME.actions.text_id(code).removeprefix("action-")
            if kind in kinds:
                yield state, code, kind


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
        view = state.observe(state.actor)
        node, params = GAME.actions.values(code)["node"], state.action_params(code)
        if kind == "move":
            way = ways(view)[node]
            said = (params["steps"], params["dollars"], params["dollars_most"])
            assert (way.steps, way.least, way.most) == said, GAME.notation(code)
            moves += 1
        else:
            money = view["seats"][state.actor]["money"]
            assert branch_fees(view, node)[0] >= min(int(params["dollars"]), money)
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
        texts = [text for _, text in table.tag(code, state.observe(state.actor))]
        assert dollars == 0 or figures.dollars(dollars) in texts, (GAME.notation(code), texts)
    assert set(checked) == set(priced)


@BY_PLAYERS
def test_a_delivery_shows_what_comes_in_and_goes_out(players: int) -> None:
    """GWT-127, GWT-132."""
    checked = 0
    for state, code, _ in decisions(players, 1, "deliver"):
        params, view = state.action_params(code), state.observe(state.actor)
        balance = (6 if params["city"] == "kansas_city" else 0) - int(params["dollars"])
        text = "".join(text for symbol, text in table.tag(code, view) if symbol != "vp")
        assert text in ((figures.dollars(balance),) if balance else ("", "$0"))
        checked += 1
    assert checked


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
    assert set(ground.NODE_AT) == set(NODE_NAMES)
    width, height = ground.SHEET["width"], ground.SHEET["height"]
    assert all(0 < x < width and 0 < y < height for x, y in ground.NODE_AT.values())
    assert len(ground.ROADS) >= 13


def test_every_printed_action_has_signs() -> None:
    for building in printed.BUILDING_NUMBER:
        for entry in printed.actions(building):
            assert entry["signs"], building


def test_targets_can_be_asked_of_moves_that_are_not_legal() -> None:
    """Someone who clicks on the wrong thing is told why."""
    for state in varied(4, games=1, every=400, each=0):
        view = state.observe(0)
        for code in range(GAME.actions.size):
            assert all(isinstance(name, str) for name in table.targets(code, view, 0))


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
    assert table.marks("hires", {"worker": "cowboy", "dollars": 6}) == [
        ("w-cowboy", "", ""),
        ("dollar", "6", ""),
    ]
    assert table.marks("trades", {"tile": "teepee-blue", "dollars": -3}) == [
        ("teepee-blue", "", ""),
        ("dollar", "3", ""),
    ]
    assert table.lights("moves", {"seat": 2, "field": "A"}) == ["m-rancher-2"]
    assert table.lights("builds", {"seat": 1, "building": "3b"}) == ["m-built-1-3b"]
    assert table.lights("delivers", {"seat": 0, "city": "topeka"}) == ["y-topeka"]
    assert table.lights("earns", {"seat": 0, "dollars": 2}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_spaces_for_people(language: str) -> None:
    """The notation has short names for spaces, which no sentence shows."""
    said = 0
    for state in islice(varied(4, games=1, every=23), 40):
        if state.actor is not None:
            shown = seen(GAME, state, state.actor, language)
            sentences = [*(choice.text for choice in shown.choices), *Page(update(shown)).targets.values()]
            said += len(sentences)
            assert [text for text in sentences if _WRITTEN.search(text)] == []
    assert said > 500


def test_rows_of_the_job_market_show_what_is_due() -> None:
    """GWT-82, GWT-85: not the printed price, but that of the action."""
    state, code, _ = next(decisions(4, 4, "hire"))
    row = int(GAME.actions.values(code)["row"]) - 1
    price = state.action_params(code)["dollars"]
    assert isinstance(price, int)
    assert seen(GAME, state, state.actor).picture["jobs"]["rows"][row]["due"] == figures.dollars(-price)
    assert {row["due"] for row in seen(GAME, state, None).picture["jobs"]["rows"]} == {""}
