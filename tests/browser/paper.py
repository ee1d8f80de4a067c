"""Pages of tables that come from no server: any position, any window, a typeface wider than ours."""

import mimetypes
import re
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.registry import game
from bunkhouse.web.assets import content
from bunkhouse.web.pages import Place, table_page
from bunkhouse.web.scene import Sitter, scene

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

NAMES = ["Świętosława Brzęczyszczykiewicz", "WWWWWWWWWWWWWWWWWWWWWWWW", "Maksymilian z Wąchocka", "Rdza"]
COLOURS = ["blue", "red", "yellow", "green"]
PLACE = Place(
    base="/t/somewhere",
    title="Sobota",
    seq=3,
    history="/t/somewhere/replay",
    watchers=12,
    watch="/w/x",
    invite="/t/x",
)
_FAMILY = re.compile(rb"(--f-\w+):[^;]*;")
_ADDRESS = "http://table.test/"


class Paper:
    """A page that comes from no server; its typefaces are replaced by the system's widest."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.html = ""
        page.route("**/*", self._serve)

    def show(self, html: str) -> None:
        """A table that decides nothing by itself: nobody would answer."""
        self.html = html.replace(' data-auto="on"', ' data-auto="off"', 1)
        self.page.goto(_ADDRESS)

    def _serve(self, route: "Route") -> None:
        name = route.request.url.removeprefix(_ADDRESS).split("?")[0].removeprefix("static/")
        if not name:
            route.fulfill(body=self.html, content_type="text/html; charset=utf-8")
        elif name.startswith("vendor/"):
            route.fulfill(body="", content_type="text/plain")
        else:
            wide = _FAMILY.sub(
                lambda found: found[0].split(b":")[0] + b":'DejaVu Sans',Verdana;", content(name)
            )
            route.fulfill(body=wide, content_type=mimetypes.guess_type(name)[0] or "text/plain")


def positions(slug: str, every: int) -> Iterator[str]:
    """Pages of a game of random moves: one in so many, more of somebody who knows the Steppe."""
    played, chance, number = game(slug), Random(2), 0
    state = played.new(4, 2)
    while (actor := state.actor) is not None:
        looking = any(tile not in ("hidden", None) for tile in state.observe(actor).get("steppe", []))
        if number % every == 0 or (looking and number % 9 == 0):
            sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(state.seats)]
            language = "en" if number % 4 else "pl"
            yield table_page(scene(played, state, actor, sitters, [], language), PLACE)
        state.apply(chance.choice(state.legal()))
        number += 1


def after(slug: str, steps: int, language: str, players: int = 4) -> str:
    """The page of a game of random moves after so many steps, with its log, for whoever is to decide then."""
    played, chance = game(slug), Random(steps)
    history = new_history(played, players, 2, {}, [SeatNote(name) for name in NAMES[:players]])
    while history.state.actor is not None and history.step < steps:
        history.apply(chance.choice(history.state.legal()))
    sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(history.state.seats)]
    return table_page(
        scene(played, history.state, history.state.actor, sitters, history.entries(), language), PLACE
    )
