"""The edges of the program: pipes that close, real terminals, foreign alphabets."""

import contextlib
import json
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time

import pytest

PROGRAM = [sys.executable, "-c", "import sys; from bunkhouse.cli import main; sys.exit(main())"]


def _start(*arguments: str, **streams: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen([*PROGRAM, *arguments], env={**os.environ}, **streams)  # type: ignore[call-overload,no-any-return]


def test_a_reader_that_goes_away() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    running = _start("games", stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    _, errors = running.communicate(timeout=300)
    assert (running.returncode, errors) == (141, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
def test_output_that_cannot_be_written() -> None:
    with open("/dev/full", "wb") as full:
        running = _start("games", "--json", stdout=full.fileno(), stderr=subprocess.PIPE)
        _, errors = running.communicate(timeout=300)
    assert running.returncode == 2
    assert errors.decode() == "The file “<stdout>” cannot be written.\n"


def test_an_alphabet_without_our_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    running = _start(
        "play",
        "el-gaucho",
        "--lang",
        "pl",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    out, errors = running.communicate(b"1\nz\xc5\x82\xff\n", timeout=300)
    assert (running.returncode, errors) == (0, b"")
    assert b"Runda przygotowawcza" in out


def test_a_long_job_can_be_stopped_from_outside() -> None:
    talkative = "import signal, sys, bunkhouse.cli.progress as p; p._SECONDS_BETWEEN_LINES = 0.1\n"
    talkative += "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    talkative += "from bunkhouse.cli import main; sys.exit(main())"
    arguments = ["simulate", "el-gaucho", "--games", "9999999", "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", talkative, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stderr is not None
        assert running.stderr.readline().startswith(b"Simulating: ")
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate(timeout=300)
    assert running.returncode == 130
    document = json.loads(out)
    assert document["interrupted"] is True
    assert document["games"] > 0
    assert b"Traceback" not in errors


def hear_interrupts() -> None:
    """A run in the background ignores interrupts and would hand that down to the programs under test."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A pseudo-terminal with the program in it."""

    def __init__(self, *arguments: str) -> None:
        self.screen = b""
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            hear_interrupts()
            os.execv(PROGRAM[0], [*PROGRAM, *arguments])

    def wait_for(self, text: str, seconds: float = 300.0) -> None:
        end = time.monotonic() + seconds
        while text.encode() not in self.screen:
            ready, _, _ = select.select([self.handle], [], [], max(0.0, end - time.monotonic()))
            assert ready, self.screen.decode(errors="replace")
            try:
                self.screen += os.read(self.handle, 65536)
            except OSError:
                break
        assert text.encode() in self.screen

    def type(self, text: str) -> None:
        """Type when the line editor listens: control characters typed before that can get lost."""
        end = time.monotonic() + 60.0
        while termios.tcgetattr(self.handle)[3] & termios.ICANON and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(0.2)
        self.screen = b""
        os.write(self.handle, text.encode())

    def leave(self, press: str = "", times: int = 8) -> int:
        """Read what the program still says, and how it ends; one that does not end is killed.

        A key is pressed again after a while, as a person would: Python's line editor can miss a signal that
        comes in the very moment it begins to listen.
        """
        with contextlib.suppress(OSError):
            for _ in range(times):
                while select.select([self.handle], [], [], 5.0)[0]:
                    self.screen += os.read(self.handle, 65536)
                os.write(self.handle, press.encode())
            os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(self.pid, 0)
        os.close(self.handle)
        return os.waitstatus_to_exitcode(status)


def test_a_game_at_a_real_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal = Terminal("play", "el-gaucho", "--seed", "3", "--name", "Gosia", "--save", "game.json")
    terminal.wait_for("> ")
    assert b"\x1b[2J" in terminal.screen
    assert b"\x1b[1;38;5;" in terminal.screen
    terminal.type("1\n")
    terminal.wait_for("Keep another start tile")
    terminal.type("q\n")
    terminal.wait_for("(y/n)")
    terminal.type("y\n")
    terminal.wait_for("--resume game.json")
    assert terminal.leave() == 0


def test_interrupting_at_a_real_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal = Terminal("play", "el-gaucho", "--save", "game.json")
    terminal.wait_for("> ")
    terminal.type("\x03")
    assert terminal.leave(press="\x03") == 130
    assert b"Traceback" not in terminal.screen


def test_the_end_of_input_at_a_real_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal = Terminal("play", "el-gaucho", "--save", "game.json")
    terminal.wait_for("> ")
    terminal.type("\x04")
    terminal.wait_for("--resume game.json")
    assert terminal.leave() == 0
