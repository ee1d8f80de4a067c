"""A supervised site in a process of its own, and somebody who plays there."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx

from .conftest import ROOT

PATIENCE = 120.0
"""Seconds; only what is broken takes so long."""


class Site:
    """The launcher's process; what it and its servers say is collected."""

    def __init__(self, root: Path, how: str = "good", *arguments: str) -> None:
        os.mkfifo(root / "build")
        self.root = root
        port = [] if arguments else ["--port", "0"]
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.launcher.supervised", str(root), how),
                *(*port, "--database", f"sqlite:///{root / 'house.sqlite'}", *arguments),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.told = {"out": "", "err": ""}
        self._hearing = [
            threading.Thread(target=self._hear, args=(name, pipe), daemon=True)
            for name, pipe in (("out", self.process.stdout), ("err", self.process.stderr))
        ]
        for thread in self._hearing:
            thread.start()

    def _hear(self, name: str, pipe: Any) -> None:
        for line in pipe:
            self.told[name] += line

    def wait_for(self, text: str, name: str = "err") -> str:
        """Wait until something has been said."""
        deadline = time.monotonic() + PATIENCE
        while (found := re.search(text, self.told[name])) is None:
            assert self.process.poll() is None, self.told
            assert time.monotonic() < deadline, self.told
            time.sleep(0.01)
        return found[0]

    @property
    def address(self) -> str:
        return self.wait_for(r"http://[^ ]+/", "out")

    def end_build(self, status: int) -> None:
        (self.root / "build").write_text(f"{status}\n")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal to the launcher alone, and give its exit code."""
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        for thread in self._hearing:
            thread.join(PATIENCE)  # a pipe ends with the last process that could write to it
            assert not thread.is_alive(), "somebody is left"
        return status

    def close(self) -> None:
        """Let nothing be left, whatever has happened."""
        self.process.kill()
        self.process.wait()


class Player:
    """Somebody at a table of two with a bot, who asks again when nobody answers."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=f"{address}api", timeout=PATIENCE)
        self.done: list[tuple[int, str]] = []
        """The moves that were acknowledged: which change each was, and what."""
        token = self.ask("POST", "/guests", {"name": "Ann"})["token"]
        self.client.headers["Authorization"] = f"Bearer {token}"
        plan = {
            "game": "el-gaucho",
            "seats": [{"kind": "host"}, {"kind": "bot", "bot": "random"}],
            "pace": {"kind": "live", "bank": 3600, "increment": 0},
            "start": True,
        }
        self.table = self.ask("POST", "/tables", plan)["code"]

    def ask(self, method: str, path: str, given: object = None) -> Any:
        """Ask until somebody answers; the same question has the same effect."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.client.request(method, path, json=given)
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.01)
                continue
            assert answer.status_code < 400 or answer.status_code == 409, answer.text
            return answer.json()

    def look(self) -> Any:
        return self.ask("GET", f"/tables/{self.table}/observe")

    def move(self) -> None:
        """Wait for one's turn, which a bot may have to bring, and make the first legal move."""
        deadline = time.monotonic() + PATIENCE
        while not (seen := self.look())["legal"]:
            assert time.monotonic() < deadline, f"nobody goes on: {seen}"
            time.sleep(0.01)
        action = seen["legal"][0]["action"]
        command = {"action": action, "seq": seen["seq"], "seat": seen["seat"], "command": uuid.uuid4().hex}
        self.ask("POST", f"/tables/{self.table}/act", command)
        self.done.append((seen["seq"] + 1, action))

    def history(self) -> list[str]:
        """What this seat has done, as the site remembers it."""
        deeds = self.ask("GET", f"/tables/{self.table}/history")
        return [deed["action"] for deed in deeds if deed["seat"] == 0]
