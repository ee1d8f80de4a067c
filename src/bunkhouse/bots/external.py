"""A bot that is a program of its own and speaks JSON, one document a line; docs/bots.md describes it.

It is told what its seat may see and do, and nothing else. When it crashes, takes too long or answers with
anything but one of the actions it was offered, that is a ``BotFailure``.
"""

import contextlib
import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from typing import IO, Any, final

from bunkhouse.bots.bot import Bot, BotFailure
from bunkhouse.bots.perspective import Perspective
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import Rng

PROTOCOL = 1
PREFIX = "cmd:"
SECONDS = 10.0
"""The time for one decision."""
STARTING_SECONDS = 30.0
"""The time for the first one: a program may have a lot to load."""
_LONGEST_ANSWER = 65536
_MOST_QUOTED = 120
_PARTING_SECONDS = 0.5


def is_external(name: str) -> bool:
    """Whether the name of a bot stands for a program."""
    return name.startswith(PREFIX)


def program(name: str) -> str:
    """The command line in the name of a bot."""
    return name.removeprefix(PREFIX).strip()


def is_startable(command: str) -> bool:
    """Whether a command line names a program that can be run."""
    try:
        words = shlex.split(command)
    except ValueError:
        return False
    return bool(words) and shutil.which(words[0]) is not None


@final
class ExternalBot(Bot):
    """Starts its program at the first decision; the program lives as long as the game does."""

    def __init__(
        self, game: Game, command: str, seconds: float = SECONDS, starting_seconds: float = STARTING_SECONDS
    ) -> None:
        self.game = game
        self.command = command
        self.seconds = seconds
        self.starting_seconds = starting_seconds
        self._running: _Running | None = None

    def choose(self, view: Perspective, rng: Rng) -> int:
        offered = {self.game.notation(code): code for code in view.legal()}
        question = {"type": "choose", "view": view.observe(), "legal": list(offered), "luck": int(rng.word())}
        try:
            answer = self._asked(view, question)
            action = answer.get("action")
            if not isinstance(action, str) or action not in offered:
                raise BotFailure("bot-answered-something-else", {"answer": _quoted(action)})
        except BotFailure:
            self.close()
            raise
        return offered[action]

    def close(self) -> None:
        if self._running is not None:
            self._running.end()
            self._running = None

    def _asked(self, view: Perspective, question: dict[str, Any]) -> dict[str, Any]:
        seconds = self.seconds
        if self._running is None:
            seconds = self.starting_seconds
            self._running = _Running(self.command)
            greeting = {
                "type": "new",
                "protocol": PROTOCOL,
                "game": self.game.slug,
                "players": view.players,
                "seat": view.seat,
                "seconds": self.seconds,
            }
            self._running.tell(greeting, seconds)
        self._running.tell(question, seconds)
        return self._running.hear(seconds)


class _Running:
    """A program with a line to it in either direction."""

    def __init__(self, command: str) -> None:
        self._complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed by end()
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                bufsize=0,
                start_new_session=True,  # an interruption at the keyboard is not meant for it
            )
        except (OSError, ValueError, IndexError) as error:
            self._complaints.close()
            raise BotFailure("bot-not-started", {"why": str(error)}) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        os.set_blocking(self._in.fileno(), False)
        self._unread = b""

    def tell(self, document: dict[str, Any], seconds: float) -> None:
        deadline = time.monotonic() + seconds
        rest = json.dumps(document, separators=(",", ":")).encode() + b"\n"
        while rest:
            _, ready, _ = select.select([], [self._in], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise BotFailure("bot-silent", {"seconds": f"{seconds:g}"})
            try:
                rest = rest[os.write(self._in.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    def hear(self, seconds: float) -> dict[str, Any]:
        deadline = time.monotonic() + seconds
        while b"\n" not in self._unread:
            ready, _, _ = select.select([self._out], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise BotFailure("bot-silent", {"seconds": f"{seconds:g}"})
            more = os.read(self._out.fileno(), _LONGEST_ANSWER)
            if not more:
                raise self._ended()
            self._unread += more
            if len(self._unread) > _LONGEST_ANSWER:
                raise BotFailure("bot-answered-no-json", {"answer": _quoted(self._unread)})
        line, _, self._unread = self._unread.partition(b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailure("bot-answered-no-json", {"answer": _quoted(line)}) from None
        if not isinstance(answer, dict):
            raise BotFailure("bot-answered-no-json", {"answer": _quoted(line)})
        return answer

    def end(self) -> None:
        """No more input means goodbye; whoever stays after that, children included, is put out."""
        with contextlib.suppress(OSError):
            self._in.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PARTING_SECONDS)
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._out.close()
        self._complaints.close()

    def _ended(self) -> BotFailure:
        """The failure of a program that is gone, with its last words."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PARTING_SECONDS)
        self._complaints.seek(max(0, self._complaints.seek(0, os.SEEK_END) - _LONGEST_ANSWER))
        words = self._complaints.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(words) if line.strip()), "")
        return BotFailure("bot-ended", {"code": str(self._process.returncode), "words": last[:_MOST_QUOTED]})


def _quoted(answer: object) -> str:
    """The beginning of an answer, as it was written."""
    text = answer.decode(errors="replace") if isinstance(answer, bytes) else json.dumps(answer)
    return text[:_MOST_QUOTED]
