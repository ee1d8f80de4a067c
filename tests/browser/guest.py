"""Somebody with a browser: what they see, what they click, what they type."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page

from bunkhouse.server.sessions import PREFERRED

from .waiting import PATIENCE, happens

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

_TURN = (
    "document.querySelector('#prompt').dataset.mine === '1' ? 'mine'"
    " : document.querySelector('#prompt a[href]') && 'over'"
)
"""Seen at one glance: a move may still be on its way, and the turn pass on between two looks."""


class Guest:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.complaints: list[str] = []
        self.tolerant = False
        """Set while something is meant to go wrong."""
        self.page.on("pageerror", lambda error: self._note(f"script: {error}"))
        self.page.on(
            "response",
            lambda answer: self._note(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
        )
        self.page.on(
            "console",
            lambda message: self._note(f"console: {message.text}") if message.type == "error" else None,
        )

    def _note(self, complaint: str) -> None:
        if not self.tolerant:
            self.complaints.append(complaint)

    def prefer(self, preferences: str) -> None:
        """Come with preferences of the device, as they are written down: ``auto-off.motion-fast``."""
        self.context.add_cookies([{"name": PREFERRED, "value": preferences, "url": self.address}])

    # Going somewhere.

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def open_table(self, game: str) -> str:
        """A game against bots with one click; returns the code of the table."""
        self.go(f"/games/{game}")
        self.page.locator("form[action='/quick'] button").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def open_small_table(self, game: str, players: int) -> None:
        """A table for so many, set up by hand, the other seats taken by bots."""
        self.go(f"/new?game={game}&players={players}&preset=bots")
        self.page.locator("button[name=go][value=start]:visible").first.click()
        self.page.wait_for_url("**/t/*")

    # The table.

    def until(self, truth: str, patience: float = PATIENCE) -> Any:
        """Wait until an expression is true; the guard of the pages forbids Playwright's way of waiting."""
        carefully = f"(() => {{ try {{ return {truth}; }} catch {{ return null; }} }})()"
        found = happens(self.page, lambda: self._looked(carefully), patience)
        assert found, f"never came true: {truth}"
        return found

    def _looked(self, truth: str) -> Any:
        """None while the page is being left for another one, as after a click before its scripts came."""
        try:
            return self.page.evaluate(truth)
        except Error as error:
            if "context was destroyed" in error.message:
                return None
            raise

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    def seq(self) -> int:
        return int(self.page.evaluate("Number(document.querySelector('#prompt').dataset.seq)"))

    def await_turn(self) -> bool:
        """Wait until there is something to decide; False when the game is over."""
        return bool(self.until(_TURN) == "mine")

    def await_change(self, seq: int) -> None:
        self.until(f"Number(document.querySelector('#prompt').dataset.seq) > {seq}")

    def legal(self) -> list[str]:
        """The things with a lasso, in the order of the page."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.legal:not(.unlit)')]"
            ".filter(each => each.getClientRects().length).map(each => each.id)"
        )
        return found

    def move_the_map(self) -> None:
        """Make it larger, from wherever it has come to rest."""
        self.until("document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length)")
        place = "document.querySelector('[data-pan]').getBoundingClientRect().width"
        before = self.page.evaluate(place)
        self.page.keyboard.press("+")
        self.until(f"{place} !== {before}")

    def serious_issues(self) -> list[str]:
        """What axe finds wrong with the page as it stands, as far as it is serious."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations"
            ".filter(v => ['serious', 'critical'].includes(v.impact))"
            ".flatMap(v => v.nodes.map(n => `${v.id}: ${n.target.join(' ')}: ${n.failureSummary}`)))"
        )
        return [str(each) for each in found]
