"""El Paso's drawn table: every move can be clicked, also out of turn; nothing hidden shows."""

import gzip
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from random import Random
from time import process_time

import pytest

import bunkhouse
from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.engine.view_types import mismatch
from bunkhouse.games.el_paso.icons import ICON_COST, ICON_KIND, KIND_NAMES
from bunkhouse.games.el_paso.table import TABLE
from bunkhouse.games.el_paso.table.clicks import site_price
from bunkhouse.games.el_paso.table.element_ids import IN_WORDS
from bunkhouse.games.el_paso.table.printed_actions import AUXILIARIES, BUILDINGS, CARS, REWARDS
from bunkhouse.games.el_paso.table.ways import steps, way
from bunkhouse.games.el_paso.view_types import Trail
from bunkhouse.web.pages import Place, table_update
from bunkhouse.web.scene import Sitter, scene
from bunkhouse.web.table_drawing import drawing
from bunkhouse.words import LANGUAGES

from .drawn import COLOURS, NAMES, Page, page, seen, touches, update
from .test_names import named_otherwise

GAME = bunkhouse.game("el-paso")
CLICKS = drawing(GAME).table.clicks
BY_PLAYERS = pytest.mark.parametrize("players", [1, 2, 4])
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OTHER_SIDES = {f"train_{n}": "star" for n in range(1, 5)} | {f"building_{n}": "b" for n in range(1, 7)}

BIG = ("build", "train", "buy", "hire", "objective", "bonus", "gain", "site", "pay", "certificates", "ride")
"""What people who play at random would do too seldom."""
MOST_ROWS = 6
"""How many moves a menu may offer (interaction rules)."""


def positions(players: int, seed: int, every: int = 1) -> Iterator[State]:
    """Positions of a game at random in which people build and buy; odd seeds turn all sides over."""
    options = {"neutral_buildings": "shuffled", **OTHER_SIDES} if seed % 2 else {}
    state, chance, number = GAME.new(players, seed, **options), Random(seed), 0
    while state.actor is not None:
        if number < 3 * players or number % every == 0:
            yield state
        choices = state.legal()
        wanted = [code for code in choices if GAME.notation(code).split()[0] in BIG]
        state.apply(chance.choice(wanted if wanted and chance.random() < 0.8 else choices))
        number += 1
    yield state


def varied(players: int, games: int = 2, every: int = 7) -> Iterator[State]:
    return chain.from_iterable(positions(players, seed, every) for seed in range(games))


@BY_PLAYERS
def test_every_move_can_be_clicked_or_is_a_plain_button(players: int) -> None:
    met = set()
    for state in varied(players, games=4 // players + 1, every=9):
        if state.actor is None:
            continue
        shown = Page(update(seen(GAME, state, state.actor)))
        assert len(shown.ids) == len(set(shown.ids)), [id for id in shown.ids if shown.ids.count(id) > 1]
        firsts = set()
        for code in state.legal():
            found = touches(GAME, code, state.observe(state.actor), state.actor)
            assert found or GAME.notation(code) in ("end", "again")
            met.add(GAME.actions.text_id(code))
            for each in found:
                if each == (IN_WORDS,):
                    continue
                assert set(each) <= set(shown.targets), (GAME.notation(code), each)
                assert len(each) == len(set(each)), (GAME.notation(code), each)
                firsts.add(each[0])
        assert shown.lit == firsts
    assert len(met) >= 15, met


@BY_PLAYERS
def test_no_menu_is_long_and_plain_buttons_are_few(players: int) -> None:
    for state in varied(players, games=2, every=2):
        if state.actor is None:
            continue
        menus: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for code in state.legal():
            for each in touches(GAME, code, state.observe(state.actor), state.actor) or [()]:
                menus[each].add(GAME.notation(code))
        for each, moves in menus.items():
            assert len(moves) <= (MOST_ROWS if each else 2), (each, moves)


@pytest.mark.parametrize("players", [2, 4])
def test_free_actions_are_at_hand_while_others_think(players: int) -> None:
    """EP-26, EP-27: workers and exchange tokens are plain buttons in the dock, without a lasso."""
    met: set[str] = set()
    for state in varied(players, games=1, every=9):
        for seat in range(players):
            if state.actor in (None, seat):
                continue
            drawn = update(seen(GAME, state, seat))
            assert Page(drawn).lit == set()
            offered = {GAME.notation(code) for code in state.interjections(seat)}
            buttons = set(re.findall(r'name="action" value="([^"]+)" class="(?:wc|exch) free"', drawn))
            assert buttons == offered
            met |= offered
    assert met == {"dismiss builder", "dismiss engineer", "dismiss versatile", "exchange"}


def test_spectators_can_touch_nothing() -> None:
    for state in varied(3, games=1, every=17):
        shown = update(seen(GAME, state, None))
        assert Page(shown).lit == set()
        assert 'name="action"' not in shown


@BY_PLAYERS
def test_what_a_seat_cannot_know_does_not_change_its_picture(players: int) -> None:
    for state in varied(players, games=2, every=29):
        for viewer in (None, *range(players)):
            other = state.determinize(viewer, seed=99)
            drawn = [seen(GAME, each, viewer) for each in (state, other)]
            assert drawn[0].picture == drawn[1].picture
            assert update(drawn[0]) == update(drawn[1])


@BY_LANGUAGE
@pytest.mark.parametrize("players", [1, 4])
def test_everything_has_a_name_and_an_explanation(language: str, players: int) -> None:
    for state in varied(players, games=2, every=67):
        for viewer in (state.actor, None):
            shown = seen(GAME, state, viewer, language)
            drawn = Page(page(shown))
            assert all(drawn.targets.values())
            assert drawn.tips <= drawn.explained
            assert shown.words.problems == []


@BY_LANGUAGE
def test_buttons_with_signs_are_named_in_words(language: str) -> None:
    """Payments, certificates to spend, free actions: rare in games at random, so they are looked for."""
    sought = {"pay 1", "spend 1"}
    for state in varied(2, games=30, every=1):
        offered = set() if state.actor is None else {GAME.notation(code) for code in state.legal()}
        if offered & sought:
            sought -= offered
            for seat in (0, 1):
                assert named_otherwise(update(seen(GAME, state, seat, language))) == []
        if not sought:
            return
    assert not sought


def test_targets_can_be_asked_of_moves_that_are_not_legal() -> None:
    """Someone who clicks on the wrong thing is told why."""
    for state in varied(2, games=1, every=60):
        for seat in (0, 1, None):
            view = state.observe(seat)
            for code in range(GAME.actions.size):
                assert all(isinstance(name, str) for name in CLICKS.targets(code, view, seat))
                CLICKS.tag(code, view)


def test_one_click_is_enough_where_there_is_one_choice() -> None:
    """EP-48, EP-49: the next certificate, or the only kind of cow in hand that an action takes."""
    alone: dict[str, set[int]] = defaultdict(set)
    for state in varied(2, games=4, every=3):
        if state.actor is None:
            continue
        view = state.observe(state.actor)
        for kind in ("discard", "certificates"):
            codes = [code for code in state.legal() if GAME.notation(code).split()[0] == kind]
            firsts = [
                way for code in codes for way in touches(GAME, code, view, state.actor) if way[0] == "a-0"
            ]
            if firsts:
                alone[kind].add(len(codes))
                assert (len(firsts[0]) == 1) == (len(codes) == 1), (codes, firsts)
    assert 1 in alone["discard"]
    assert max(alone["discard"]) > 1
    assert 1 in alone["certificates"]


@BY_LANGUAGE
def test_whose_building_it_is_is_said(language: str) -> None:
    """EP-38: on the building of somebody else there is only an auxiliary action."""
    met = 0
    for state in varied(2, games=3, every=1):
        if state.actor is None or state.prompt().id not in ("prompt-visit", "prompt-act"):
            continue
        offered = {GAME.notation(code).split()[0] for code in state.legal()}
        if state.prompt().id == "prompt-visit":
            assert offered <= {"aux", "dismiss", "exchange", "end"}
            shown = seen(GAME, state, state.actor, language)
            assert NAMES[1 - state.actor] in shown.prompt
            met += 1
    assert met > 0


# What is said before one clicks.


def dollars(state: State) -> int:
    return int(state.observe(None)["seats"][state.actor or 0]["money"])


def promised(code: int, state: State) -> int | None:
    """The dollars on a tag."""
    found = [text for symbol, text in CLICKS.tag(code, state.observe(state.actor)) if symbol == "dollar"]
    return int(found[0].replace("\N{MINUS SIGN}", "-")) if found else None


def test_tags_tell_the_price_and_the_gain() -> None:
    """EP-45, EP-48, EP-54 to EP-61, EP-67, EP-70: what the lasso says is what happens."""
    kinds = ("discard", "money", "hire", "gain", "buy", "train", "take-exchange", "dismiss", "site", "bonus")
    met: dict[str, int] = defaultdict(int)
    for state in varied(2, games=4, every=2):
        if state.actor is None:
            continue
        before = dollars(state)
        for code in state.legal():
            kind = GAME.notation(code).split()[0]
            if kind not in kinds:
                continue
            after = state.copy()
            after.apply(code)
            if after.actor != state.actor:
                continue
            if any(GAME.notation(each).startswith("pay") for each in after.legal()):
                after.apply(after.legal()[0])
            assert dollars(after) - before == (promised(code, state) or 0), GAME.notation(code)
            met[kind] += 1
    assert set(kinds) - set(met) <= {"gain"}


def test_tags_tell_the_steps() -> None:
    """EP-30, EP-33: the fewest steps; with cowboys as many as they allow."""
    checked = 0
    for state in varied(3, games=2, every=2):
        view = state.observe(state.actor)
        for code in state.legal():
            words = GAME.notation(code).split()
            if words[0] in ("move", "hurry"):
                params = state.action_params(code)
                boots = dict(CLICKS.tag(code, view))["boot"]
                assert int(boots) == params["steps"], (words, view["trail"])
                checked += 1
    assert checked > 100


def test_nobody_discards_a_cowboy_for_nothing_by_mistake() -> None:
    """R-4, EP-33: a stop is touched with the fewest cowboys; more of them can be named in words."""
    wasted = 0
    for state in varied(3, games=2, every=2):
        if state.actor is None:
            continue
        fewest: dict[object, int] = {}
        hurries = []
        for code in state.legal():
            if GAME.notation(code).split()[0] in ("move", "hurry"):
                params = state.action_params(code)
                cowboys = int(str(params.get("cowboys", 0)))
                fewest[params["space"]] = min(cowboys, fewest.get(params["space"], cowboys))
                hurries.append((code, params["space"], cowboys))
        for code, space, cowboys in hurries:
            found = touches(GAME, code, state.observe(state.actor), state.actor)
            assert (found == [(IN_WORDS,)]) == (cowboys > fewest[space]), GAME.notation(code)
            wasted += cowboys > fewest[space]
    assert wasted > 10


def test_the_way_on_the_board_goes_from_stop_to_stop() -> None:
    trail: Trail = {"nB": "B", "c2": {"building": "1a", "seat": 0}, "nC": "C", "nD": "D"}
    assert way(trail, "el_paso", "nD") == ["el_paso", "c1", "nB", "c4", "nD"]
    assert way(trail, "nB", "nC") == ["nB", "c2", "nC"]
    assert [steps(trail, "el_paso", "nD"), steps(trail, "nB", "nC"), steps(trail, "nD", "el_paso")] == [
        2,
        2,
        1,
    ]


def test_an_upgrade_costs_the_difference() -> None:
    """EP-67, EP-70, R-13"""
    trail: Trail = {"c7": {"building": "2a", "seat": 0}}
    assert site_price("6", "c7", trail) == (4, 8)
    assert site_price("2", "c4", trail) == (2, 6)


def test_what_a_replaced_building_has_left_is_beside_the_prompt() -> None:
    """R-15: the tile that lies there now is not the one whose actions are being used."""
    state = GAME.new(2, 1, building_1="b")
    for words in ("objective 1", "objective 1", "place nB", "place nB"):
        state.apply(GAME.parse(words))
    document = state.dump()
    document["trail"]["c5"] = {"building": "2a", "seat": 0}
    document["tiles"]["2"] -= 1
    document["seats"][0]["rancher"] = "nE"
    left = {"step": "act", "space": "c5", "used": ["move_rancher"], "hired": None, "replaced": "1b"}
    document["decision"]["owed"] = [left]
    state = GAME.load(document)
    assert mismatch(state.observe(0), GAME.view_type(), "view") == ""
    shown = Page(update(seen(GAME, state, 0)))
    for code in state.legal():
        for each in touches(GAME, code, state.observe(0), 0):
            assert set(each) <= set(shown.targets), (GAME.notation(code), each)
    asking = seen(GAME, state, 0).picture["prompt"]
    assert [chip["used"] for chip in asking["chips"]] == [False, True]


def test_printed_actions_are_those_of_the_rules() -> None:
    """EP-36: what is drawn and what is priced are the same symbol."""
    sources = [*BUILDINGS.values(), *CARS.values(), *REWARDS.values(), *AUXILIARIES.values()]
    symbols = [symbol for source in sources for symbol in source]
    assert [symbol.kind for symbol in symbols] == [KIND_NAMES[ICON_KIND[symbol.icon]] for symbol in symbols]
    assert [symbol.words["cost"] for symbol in symbols] == [ICON_COST[symbol.icon] for symbol in symbols]
    assert sorted(symbol.icon for symbol in symbols) == list(range(len(ICON_KIND)))


def test_needs_that_are_met_have_a_tick() -> None:
    """EP-110: what the view counts is what the rules count."""
    fulfilled = 0
    for state in varied(1, games=16, every=31):
        item = state.observe(0)["seats"][0]
        if len(item["objectives"]) == 1:
            token = next(each for each in seen(GAME, state, 0).picture["tokens"]["held"] if each["needs"])
            whole = all(need["met"] for need in token["needs"])
            assert (item["points"][6] > 0) == whole
            fulfilled += whole
    assert fulfilled > 0


# Sue.


def solo(steps: int, seed: int) -> tuple[State, list[tuple[int | None, list[Event]]]]:
    state, chance = GAME.new(1, seed, difficulty="2"), Random(seed)
    deeds: list[tuple[int | None, list[Event]]] = []
    for _ in range(steps):
        if state.actor is None:
            break
        seat, events = state.actor, list[Event]()
        state.journal = events
        state.apply(chance.choice(state.legal()))
        state.journal = None
        deeds.append((seat, events))
    return state, deeds


class _Deed:
    def __init__(self, deed: tuple[int | None, list[Event]]) -> None:
        self.seat, self.events = deed


@BY_LANGUAGE
def test_her_panel_tells_her_last_turn(language: str) -> None:
    """EP-119: her card, and a line for everything she did."""
    told: set[str] = set()
    for seed in range(8):
        state, deeds = solo(60, seed)
        sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(2)]
        shown = scene(GAME, state, 0, sitters, [_Deed(deed) for deed in deeds], language)
        events = [event for _, events in deeds for event in events if event.params.get("seat") == 1]
        first = max(at for at, event in enumerate(events) if event.id == "sue-draws")
        last = [event for event in events[first:] if event.id != "turn-begins"]
        panel = shown.picture["sue"]
        assert panel["card"]["name"] == last[0].params["card"]
        assert len(panel["story"]) == len(last) - 1
        assert all(line["text"] and line["sign"] for line in panel["story"])
        assert panel["plan"] in panel["card_word"]
        assert panel["brief"]["lines"] == [line["text"] for line in panel["story"]]
        assert shown.words.problems == []
        told |= {event.id for event in last}
        assert panel["card"]["name"] in table_update(shown, Place(base="/t/x"))
    assert {"sue-moves", "sue-gains-cow", "sue-gains-worker", "sue-uses-train"} <= told


def test_before_her_first_turn_she_waits() -> None:
    panel = seen(GAME, GAME.new(1, 3), 0).picture["sue"]
    assert panel["card"] is None
    assert panel["story"] == []


def test_there_is_no_sue_in_company() -> None:
    assert seen(GAME, GAME.new(2, 3), 0).picture["sue"] is None


# Sizes and speed.


@BY_PLAYERS
def test_an_update_is_small(players: int) -> None:
    sizes = [
        len(gzip.compress(update(seen(GAME, state, state.actor, "pl")).encode(), 6))
        for state in varied(players, games=2, every=25)
    ]
    assert max(sizes) < 15_000


def test_a_page_is_small() -> None:
    *_, state = positions(4, 2, 50)
    assert len(gzip.compress(page(seen(GAME, state, 0, "pl")).encode(), 6)) < 60_000


def test_art_is_not_sent_again() -> None:
    state = GAME.new(4, 1)
    assert '<svg id="art-paso" data-art></svg>' in update(seen(GAME, state, 0))


def test_a_picture_is_drawn_fast() -> None:
    """Far from exact on a busy machine; it would notice a picture that has become many times slower."""
    times = []
    for state in positions(4, 6, 25):
        update(seen(GAME, state, state.actor, "pl"))
        start = process_time()
        update(seen(GAME, state, state.actor, "pl"))
        times.append(process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.03


def test_log_lines_show_what_they_speak_of() -> None:
    assert TABLE.marks("buys", {"card": "corriente", "dollars": 4}) == [
        ("", "3", "k-corriente"),
        ("", "4", "mny cost"),
    ]
    assert TABLE.marks("dismisses", {"worker": "builder", "dollars": -2}) == [
        ("w-craftsman", "", ""),
        ("", "2", "mny cost"),
    ]
    assert TABLE.marks("sells", {"card": "criollo", "dollars": 2})[1] == ("", "2", "mny")


def test_train_cards_have_room_for_what_is_printed_on_them() -> None:
    """EP-10, EP-63: a sign takes 21 units, a small one 9, and 56 go to the frame and the price. Beside the
    land all cards are as wide as the yard."""
    small = ("text", "or")
    style = (GAME.folder / "table" / "table.css").read_text("utf-8")
    places = re.findall(r"car-\d\{left:(\d+)px;width:(\d+)px\}", style)
    yard = int(re.findall(r"\.yard\{left:[^}]*width:(\d+)px", style)[-1]) - 19
    for options in ({}, OTHER_SIDES):
        shown = seen(GAME, GAME.new(2, 1, **options), 0).picture["railway"]["train"]
        ends = 0
        for car, place in zip(shown, places, strict=True):
            left, width = map(int, place)
            signs = [sign[0] for signs in car["signs"] for sign in signs]
            printed = sum(9 if kind in small else 21 for kind in signs)
            assert printed + 56 <= width, car["name"]
            assert printed + 50 <= yard, car["name"]
            assert left >= ends
            ends = left + width


def test_ranchers_on_one_stop_stand_apart_with_the_own_one_outside() -> None:
    """EP-35; beside c9 the own one is nearest to the stop."""
    met = 0
    for state in varied(4, games=1, every=5):
        spaces = [item["rancher"] for item in state.observe(0)["seats"]]
        if spaces[0] is None or spaces.count(spaces[0]) < 2 or spaces[0] == "el_paso":
            continue
        shown = seen(GAME, state, 0).picture["ranchers"]["ranchers"]
        own = next(each for each in shown if each["own"])
        lefts = [float(each["style"].split(":")[1].split("px")[0]) for each in shown]
        company = [seat for seat, space in enumerate(spaces) if space == spaces[0]]
        there = [left for left, each in zip(lefts, shown, strict=True) if int(each["id"][-1]) in company]
        assert len(set(there)) == len(there)
        outside = min(there) if spaces[0] == "c9" else max(there)
        assert float(own["style"].split(":")[1].split("px")[0]) == outside
        met += 1
    assert met > 0


def test_only_what_is_drawn_blind_asks_first() -> None:
    view = GAME.new(players=2, seed=1).observe(0)
    asked = [GAME.notation(code) for code in range(GAME.actions.size) if CLICKS.reveals(code, view)]
    assert asked == ["objective stack", "bonus stack", "aux 3", "exchange"]


def test_an_exchange_does_not_end_the_movement_phase() -> None:
    """EP-25, EP-27"""
    for state in varied(2, games=8, every=1):
        codes = {GAME.notation(code): code for code in state.legal()} if state.actor is not None else {}
        if state.actor is not None and state.prompt().id == "prompt-move" and "exchange" in codes:
            after = state.copy()
            after.apply(codes["exchange"])
            if after.prompt().id == "prompt-give-back":
                shown = [seen(GAME, each, state.actor).picture["prompt"] for each in (state, after)]
                assert shown[0]["phases"] == shown[1]["phases"]
                return
    pytest.fail("nobody exchanged before moving")


def test_going_on_stands_out_when_only_free_actions_are_left() -> None:
    """EP-26, EP-27: what can be done at any time does not keep anybody."""
    met = set()
    for state in varied(2, games=1, every=2):
        if state.actor is None:
            continue
        kinds = {GAME.notation(code).split()[0] for code in state.legal()}
        alone = kinds <= {"dismiss", "exchange", "end", "again"}
        marked = 'class="onward"' in update(seen(GAME, state, state.actor))
        assert marked == alone, kinds
        assert 'class="onward"' not in update(seen(GAME, state, 1 - state.actor))
        met.add(alone)
    assert met == {True, False}
