"""The drawn table of Old West: everything legal can be clicked, nothing secret shows, pages stay small."""

import gzip
import importlib.util
import random
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import cast

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.components import (
    CITY_IDS,
    CITY_NAMES,
    FOLDER,
    ROUTE_START,
    TICKET_A,
    TICKET_B,
    TICKET_NAMES,
    TICKETS,
    TRACKS,
)
from bunkhouse.games.old_west.table.claim_effects import gains
from bunkhouse.games.old_west.table.clicks import CLICKS
from bunkhouse.games.old_west.table.ticket_distances import cheapest_way, network
from bunkhouse.games.old_west.view_types import View
from bunkhouse.web.pages import Place, table_page, table_update
from bunkhouse.web.scene import Scene, Sitter, scene
from bunkhouse.web.tutorial import played, tutorial

GAME: Game = bunkhouse.game("old-west")
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
COLOURS = ["red", "blue", "yellow", "green", "black", "white"]
PLACE = Place(base="/t/abcdefgh", seq=7)
TABLES = [(2, "off"), (3, "on"), (4, "on"), (5, "off"), (6, "on")]


def positions(players: int, alvin: str, seed: int, every: int = 5) -> Iterator[State]:
    """Positions of a game at random, the last one among them."""
    state, chance, steps = GAME.new(players=players, seed=seed, alvin=alvin), random.Random(seed), 0
    while state.actor is not None:
        if steps % every == 0:
            yield state
        state.apply(chance.choice(state.legal()))
        steps += 1
    yield state


def seen(state: State, viewer: int | None, language: str = "en") -> Scene:
    sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(state.players)]
    return scene(GAME, state, viewer, sitters, [], language)


class Elements(HTMLParser):
    """The ids of a page, those of buttons, and everything that can be asked about."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.buttons: dict[str, dict[str, str | None]] = {}
        self.asked: set[str] = set()
        self._open: dict[str, str | None] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "button":
            self._open = given
        elif given.get("class") == "vh":
            self._open["aria-label"] = "said inside"
        if given.get("id"):
            self.ids.append(str(given["id"]))
            if tag == "button":
                self.buttons[str(given["id"])] = given
        if given.get("data-tip"):
            self.asked.add(str(given["data-tip"]))


def ways(targets: list[str]) -> list[list[str]]:
    return [way.split() for way in " ".join(targets).split(" | ")]


@pytest.mark.parametrize(("players", "alvin"), TABLES)
def test_every_legal_action_can_be_clicked(players: int, alvin: str) -> None:
    met = set()
    for state in positions(players, alvin, seed=players, every=7):
        if state.actor is None:
            continue
        drawn = seen(state, state.actor)
        page = Elements(table_update(drawn, PLACE))
        shared: Counter[tuple[str, ...]] = Counter()
        for choice in drawn.choices:
            met.add(choice.kind)
            if not choice.targets:
                assert choice.kind == "action-done"
                continue
            for way in ways(choice.targets):
                shared[tuple(way)] += 1
                for target in way:
                    assert page.buttons[target]["name"] == "target", choice.notation
                    assert page.buttons[target]["aria-label"], choice.notation
                    assert "legal" in str(page.buttons[target]["class"]), choice.notation
        assert max(shared.values(), default=0) <= 6
    assert {"action-claim", "action-pay", "action-keep", "action-take"} <= met


@pytest.mark.parametrize(("players", "alvin"), TABLES)
def test_nothing_secret_shows(players: int, alvin: str) -> None:
    """The same page whatever the viewer cannot know turns out to be."""
    for number, state in enumerate(positions(players, alvin, seed=40 + players, every=31)):
        for viewer in {None, state.actor, number % players}:
            twin = state.determinize(viewer, number)
            known, guessed = seen(state, viewer, "pl"), seen(twin, viewer, "pl")
            assert known.picture == guessed.picture
            assert table_update(known, PLACE) == table_update(guessed, PLACE)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_pages_are_whole(language: str) -> None:
    """Ids stand once, whatever can be asked about has an answer, no word is missing."""
    for state in positions(6, "on", seed=3, every=60):
        for viewer in (None, state.actor or 0):
            drawn = seen(state, viewer, language)
            page = Elements(table_page(drawn, PLACE))
            assert [id for id, count in Counter(page.ids).items() if count > 1] == []
            assert {f"tip-{id}" for id in page.asked} - set(page.ids) == set()
            assert drawn.words.problems == []


def test_what_is_sent_is_small() -> None:
    art = (FOLDER / "table" / "art.html").read_bytes()
    assert len(gzip.compress(art)) < 26_000
    for state in positions(6, "on", seed=8, every=40):
        update = table_update(seen(state, state.actor or 0), PLACE)
        assert "art-rails" not in update
        assert len(gzip.compress(update.encode())) < 11_000


def test_the_map_is_drawn_from_its_data() -> None:
    path = Path(__file__).parents[2] / "scripts" / "draw_old_west_map.py"
    found = importlib.util.spec_from_file_location("draw_old_west_map", path)
    assert found is not None
    assert found.loader is not None
    script = importlib.util.module_from_spec(found)
    found.loader.exec_module(script)
    assert script.art() == (FOLDER / "table" / "art.html").read_text(encoding="utf-8")


def test_the_tag_of_a_route_tells_who_scores() -> None:
    """OW-54 to OW-57, OW-88: exactly what then happens."""
    checked = 0
    for state in positions(4, "on", seed=5, every=9):
        if state.actor is None:
            continue
        drawn = seen(state, state.actor)
        for code in (code for code in state.legal() if GAME.actions.kind(code) == kinds.CLAIM):
            gained = gains(code - int(kinds.CLAIM), cast(View, drawn.view), drawn.context)
            promised = {gain["name"]: gain["points"] for gain in gained}
            after = state.copy()
            after.apply(code)
            if after.actor is None:
                continue
            if GAME.actions.kind(after.legal()[0]) == kinds.PAY:
                after.apply(after.legal()[0])
            points = [(one["points"], one["captures"]) for one in state.dump()["seats"]]
            later = [(one["points"], one["captures"]) for one in after.dump()["seats"]]
            scored = {
                NAMES[seat]: sum(now) - sum(then)
                for seat, (then, now) in enumerate(zip(points, later, strict=True))
                if sum(now) != sum(then)
            }
            assert scored == promised
            checked += 1
    assert checked > 60


def test_a_ticket_is_done_when_nothing_is_left_to_lay() -> None:
    """OW-75"""
    done = 0
    for state in positions(3, "off", seed=12, every=7):
        for seat in range(3):
            view = cast(View, state.observe(seat))
            item, known = view["seats"][seat], network(view, seat)
            for name in item["tickets"] or []:
                left = cheapest_way(TICKET_NAMES.index(name), known).left
                if item["start"] is not None:
                    assert (left == 0) == (name in (item["completed"] or []))
                    done += left == 0
    assert done > 0


def test_the_way_of_a_ticket_joins_the_network() -> None:
    """OW-43: the cars between the cities are not all as long as they do not touch the start city."""
    state = GAME.new(players=2, seed=1)
    while any(seat["start"] is None for seat in state.observe(None)["seats"]):
        wanted = [code for code in state.legal() if GAME.notation(code) == "start seattle"]
        state.apply(wanted[0] if wanted else state.legal()[0])
    view = cast(View, state.observe(None))
    seat = next(number for number, item in enumerate(view["seats"]) if item["start"] == "seattle")
    seattle = CITY_IDS.index("seattle")
    far = [ticket for ticket in range(TICKETS) if seattle not in (TICKET_A[ticket], TICKET_B[ticket])]
    joined = network(view, seat)
    alone = joined._replace(cities=())
    for ticket in far:
        whole, between = cheapest_way(ticket, joined).left, cheapest_way(ticket, alone).left
        assert whole is not None
        assert between is not None
        assert whole >= between
    assert any(cheapest_way(ticket, joined) != cheapest_way(ticket, alone) for ticket in far)


def test_new_pieces_come_from_the_stock_of_their_owner() -> None:
    """A train or city piece that was not there before slides in from an element of the page."""
    sources = Counter[str]()
    for state in positions(3, "on", seed=2, every=20):
        html = table_update(seen(state, None), PLACE)
        found = re.findall(r'id="([tm])-[^"]*" data-from="([^"]*)"', html)
        assert {source for _, source in found} <= set(Elements(html).ids)
        sources.update(kind for kind, _ in found)
    assert sources["t"] > 20
    assert sources["m"] > 3


def test_only_drawing_tickets_asks_first() -> None:
    view = cast(View, GAME.new(players=2, seed=1).observe(0))
    asked = [code for code in range(GAME.actions.size) if CLICKS.reveals(code, view)]
    assert [GAME.notation(code) for code in asked] == ["tickets"]


def test_any_action_can_be_asked_about() -> None:
    """Also one that is not legal now: it is explained by pointing at its target."""
    view = cast(View, GAME.new(players=2, seed=1).observe(0))
    for code in range(GAME.actions.size):
        CLICKS.targets(code, view, 0)
        CLICKS.tag(code, view)


def test_lassos_stay_on_the_map() -> None:
    text = (FOLDER / "table" / "art.html").read_text(encoding="utf-8")
    assert len(re.findall(r'<g id="row-\d+"', text)) == TRACKS
    assert text.count('data-tip="r-') == len({int(ROUTE_START[track]) for track in range(TRACKS)})


def test_the_guide_leads_to_a_completed_ticket() -> None:
    course = tutorial(GAME)
    assert course is not None
    after = played(course, len(course.lessons)).state.observe(0)["seats"][0]
    assert after["completed"] == ["T19"]
    assert after["score"] > 0


def test_at_the_end_everybody_sees_which_tickets_everybody_had() -> None:
    """OW-74: with their cities; until then nobody sees more than how many the others have."""
    for state in positions(3, "off", seed=9, every=40):
        for viewer in (None, 0, 1):
            drawn = seen(state, viewer)
            opened = {seat["name"]: seat["tickets"] for seat in drawn.picture["tickets"]["opened"]}
            if state.actor is not None:
                assert opened == {}
                continue
            assert set(opened) == {name for seat, name in enumerate(NAMES[:3]) if seat != viewer}
            for seat, item in enumerate(state.dump()["seats"]):
                shown = opened.get(NAMES[seat], [])
                ends = {(CITY_NAMES[int(TICKET_A[at])], CITY_NAMES[int(TICKET_B[at])]) for at in held(item)}
                assert seat == viewer or {(row["from"], row["to"]) for row in shown} == ends
                html = table_update(drawn, PLACE)
                assert all(f"{a} <i>\N{EN DASH}</i> {b}" in html for a, b in ends)


def held(item: dict[str, list[str]]) -> list[int]:
    return [TICKET_NAMES.index(name) for name in item["tickets"]]
