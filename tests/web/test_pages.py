"""The table as HTML: sound, escaped, complete, and small enough."""

import gzip
import random
import re
import time
from html.parser import HTMLParser

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.web.assets import asset
from bunkhouse.web.pages import Guide, Perspective, Place, Replay, table_page, table_update
from bunkhouse.web.rendering import art
from bunkhouse.web.scene import ChatLine, Scene, Sitter, scene

from .tables import PLACE, Played, played

GAMES = list(bunkhouse.games())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)
BY_LANGUAGE = pytest.mark.parametrize("language", ["en", "pl"])
REGIONS = {"bar", "prompt", "choices", "board", "dock", "seats", "log", "chat"}
UPDATE_LIMIT = 15_000


class Reader(HTMLParser):
    """Notes ids, links to symbols, and whatever is not closed."""

    VOID = frozenset(
        ["meta", "link", "input", "br", "use", "path", "rect", "circle", "ellipse", "line", "img"]
    )

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.uses: set[str] = set()
        self.symbols: set[str] = set()
        self.parts: set[str] = set()
        self.open: list[str] = []
        self.scripts: list[dict[str, str | None]] = []
        self.handlers: list[str] = []
        self.nameless: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "symbol":
            self.symbols.add(str(found["id"]))
        elif "id" in found:
            drawn = "symbol" in self.open or "defs" in self.open
            (self.parts.add if drawn else self.ids.append)(str(found["id"]))
        if tag == "use":
            self.uses.add(str(found.get("href", "")).removeprefix("#"))
        if tag == "script":
            self.scripts.append(found)
        if tag == "button" and found.get("name") == "target" and not found.get("aria-label"):
            self.nameless.append(str(found.get("id")))
        if found.get("class") == "vh" and self.open[-1:] == ["button"]:
            self.nameless = self.nameless[:-1]  # named by words for those who do not see
        self.handlers += [name for name in found if name.startswith("on")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in self.VOID:
            return
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> closes something else"


def pages(table: Played, language: str) -> list[str]:
    viewers = [None, *range(table.state.players)]
    return [table_page(table.seen(viewer, language), PLACE) for viewer in viewers]


@BY_GAME
@BY_LANGUAGE
@pytest.mark.parametrize("steps", [0, 35, 140])
def test_every_viewer_gets_a_sound_page(game: Game, language: str, steps: int) -> None:
    table = played(game, steps, 6)
    for page in pages(table, language):
        read = Reader(page)
        assert read.open == []
        assert len(set(read.ids)) == len(read.ids), sorted({id for id in read.ids if read.ids.count(id) > 1})
        assert set(read.ids) >= REGIONS
        drawn = read.symbols | read.parts | set(read.ids)
        assert read.uses <= drawn, sorted(read.uses - drawn)
        assert read.symbols.isdisjoint(read.ids)
        assert read.handlers == []
        assert all(script.get("src") for script in read.scripts)
        assert read.nameless == []


@BY_GAME
def test_an_update_holds_every_region_once_and_no_art(game: Game) -> None:
    table = played(game, 60, 3)
    text = table_update(table.seen(table.state.actor), PLACE)
    read = Reader(text)
    assert set(read.ids) >= REGIONS
    assert text.count('hx-swap-oob="outerMorph"') >= len(REGIONS) - 1
    assert not read.symbols


@BY_GAME
def test_an_update_is_small(game: Game) -> None:
    chance, table = random.Random(9), played(game, 0, 9)
    for _ in range(8):
        table.go_on(40, chance)
        for viewer in (None, table.state.actor):
            text = table_update(table.seen(viewer, "pl"), PLACE)
            assert len(gzip.compress(text.encode(), 6)) < UPDATE_LIMIT


@BY_GAME
def test_an_update_is_quick(game: Game) -> None:
    """Not a benchmark, only a guard against something a hundred times too slow."""
    table = played(game, 60, 3)
    table_update(table.seen(0), PLACE)
    begun = time.process_time()
    for _ in range(5):
        table_update(table.seen(0), PLACE)
    assert (time.process_time() - begun) / 5 < 0.25


def with_words(table: Played, name: str, text: str) -> Scene:
    sitters = [Sitter(name, sitter.colour) for sitter in table.sitters]
    said = [ChatLine(name, text, "red")]
    return scene(table.game, table.state, 0, sitters, table.deeds, "en", chat=said)


@BY_GAME
def test_names_and_talk_are_escaped(game: Game) -> None:
    table = played(game, 30, 2)
    evil = '<script>alert("x")</script><img src=x onerror=alert(1)>'
    place = Place(base="/t/x", title=evil, history="/t/x/replay")
    seen = with_words(table, evil, evil)
    for text in (table_page(seen, place), table_update(seen, place)):
        assert "<script>alert" not in text
        assert "<img" not in text
        assert "onerror=alert" in text  # as words


@BY_GAME
@BY_LANGUAGE
def test_a_replay_can_be_scrubbed_and_offers_no_move(game: Game, language: str) -> None:
    table = played(game, 50, 4)
    replay = Replay(
        step=20,
        colours=["blue" if deed.seat == 0 else "red" for deed in table.deeds],
        address="/t/x/replay",
        perspectives=[Perspective("0", "Marysia", "blue", True), Perspective("", "", "", False)],
        back="/t/x",
        finished=True,
    )
    seen = table.seen(table.state.actor, language, choose=False)
    text = table_page(seen, Place(base="/t/x", chat=False, live=False, replay=replay))
    assert 'name="action"' not in text
    assert 'data-mine="0"' in text
    assert re.search(r'<input type="range" min="0" max="50" value="20"', text)
    assert 'name="view"' in text


def test_a_guide_speaks_beside_the_board() -> None:
    table = played(bunkhouse.game("el-gaucho"), 20, 4)
    guide = Guide(2, 9, "lesson-welcome", "t-x", told=True, over=False, leave="/new")
    text = table_page(table.seen(0), Place(base="/learn/el-gaucho", guide=guide, chat=False))
    assert 'data-points="t-x"' in text
    dots = text.partition('class="dots"')[2].partition("</span>")[0]
    assert dots.count('<i class="on">') == 3


def test_a_changed_file_gets_another_address() -> None:
    assert re.fullmatch(r"/static/css/ui\.css\?v=[0-9a-f]{10}", asset("css/ui.css"))
    assert asset("css/ui.css").partition("=")[2] != asset("css/tokens.css").partition("=")[2]
    assert "<symbol" in art("icons.svg")


def test_whoever_changes_the_language_comes_back_also_after_an_update() -> None:
    table = played(bunkhouse.game("montana"), 20, 4)
    for text in (table_page(table.seen(0), PLACE), table_update(table.seen(0), PLACE)):
        ways_back = re.findall(r'<input type="hidden" name="next" value="([^"]*)">', text)
        assert len(ways_back) >= 2, "of the light and of the language"
        assert set(ways_back) == {PLACE.base}
