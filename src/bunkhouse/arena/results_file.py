"""The file that finished games are appended to, so that an interruption costs only what was under way."""

import fcntl
import json
import os
from pathlib import Path
from typing import Any

from bunkhouse.arena.playing import GameResult, read_result
from bunkhouse.arena.tournament_plan import TournamentPlan
from bunkhouse.engine.errors import BunkhouseError

FILE = "games.jsonl"


class Ledger:
    """``games.jsonl`` in the tournament's folder: the plan first, then one line per game, as they end."""

    def __init__(self, folder: Path, plan: TournamentPlan) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self._file = self.path.open("a+b", buffering=0)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise BunkhouseError("tournament-under-way", {"path": str(self.path)}) from None
        try:
            self.played = self._read(plan)
        except BunkhouseError:
            self._file.close()
            raise

    def add(self, played: GameResult) -> None:
        """Note a finished game; a program that is killed after this has not lost it."""
        self._append(played.document())
        self.played[played.number] = played

    def close(self) -> None:
        self._file.close()

    def _append(self, document: dict[str, Any]) -> None:
        line = json.dumps(document, separators=(",", ":")).encode() + b"\n"
        if self._file.write(line) != len(line):
            raise OSError("the disk is full")

    def _read(self, plan: TournamentPlan) -> dict[int, GameResult]:
        """Take up what is there; a last line that was cut off is taken away."""
        self._file.seek(0)
        content = self._file.read()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            heading = json.loads(lines[0]) if lines else None
            games = [read_result(json.loads(line)) for line in lines[1:]]
        except (ValueError, TypeError, KeyError):
            raise BunkhouseError("tournament-damaged", {"path": str(self.path)}) from None
        if lines and heading != plan.document():
            raise BunkhouseError("tournament-of-another-plan", {"path": str(self.path)})
        os.ftruncate(self._file.fileno(), len(whole))
        if not lines:
            self._append(plan.document())
        return {game.number: game for game in games}
