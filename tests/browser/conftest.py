"""A real browser and a real site: the system's Chromium, and the application in a process of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .guest import Guest
from .waiting import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Browser

playwright = pytest.importorskip("playwright.sync_api")
playwright.expect.set_options(timeout=PATIENCE * 1000)

CHROMIUM = Path(os.environ.get("BUNKHOUSE_CHROMIUM", "/usr/bin/chromium"))
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_STARTING = 60.0


class Site:
    """The site, which can be stopped and started again with the same database."""

    def __init__(self, folder: Path, undo_wait: float = 0.0) -> None:
        self._undo_wait = undo_wait
        self.port = _free_port()
        self.address = f"http://localhost:{self.port}"
        self._database = f"sqlite:///{folder / 'site.db'}"
        self._log = folder / "site.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = Path(__file__).with_name("site.py")
        command = [sys.executable, str(script), str(self.port), self._database, str(self._undo_wait)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + _STARTING
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, "the site did not start: " + self._log.read_text()
            time.sleep(0.2)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def troubles(self) -> str:
        """What the server complained about."""
        return self._log.read_text()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    started = Site(tmp_path_factory.mktemp("site"))
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def patient_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site whose bots wait for an hour while something can be taken back."""
    started = Site(tmp_path_factory.mktemp("patient"), 3600.0)
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator["Browser"]:
    """A browser for the tests of one file: while it is there, nothing else can run an event loop."""
    if not CHROMIUM.is_file():
        pytest.skip(f"no browser at {CHROMIUM}")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def guests(site: Site, chromium: "Browser") -> Iterator["Guests"]:
    """People with browsers of their own; at the end nobody may have met an error."""
    yield from _guests(site, chromium)


@pytest.fixture
def patient_guests(patient_site: Site, chromium: "Browser") -> Iterator["Guests"]:
    """The same at the site with the patient bots."""
    yield from _guests(patient_site, chromium)


def _guests(site: Site, chromium: "Browser") -> Iterator["Guests"]:
    found = Guests(site, chromium)
    yield found
    complaints = [complaint for guest in found.all for complaint in guest.complaints]
    found.leave()
    assert complaints == []


class Guests:
    def __init__(self, site: Site, chromium: "Browser") -> None:
        self.site = site
        self.chromium = chromium
        self.all: list[Guest] = []

    def come(
        self,
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        *,
        touch: bool = False,
        motion: bool = False,
    ) -> Guest:
        """Somebody new, with nothing but a browser."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        guest = Guest(context, self.site.address)
        self.all.append(guest)
        return guest

    def leave(self) -> None:
        for guest in self.all:
            guest.context.close()
