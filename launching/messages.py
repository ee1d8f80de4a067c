"""What the user is told: progress, and what to do when something is in the way."""

import contextlib
import re
import shutil
import sys
import threading
import time
from collections.abc import Iterator

ADVICE = {  # what an error may say, and what the user can do about it
    r"No space left on device|Disk quota exceeded": "The disk is full: free some space and run again.",
    r"Read-only file system|Permission denied|Operation not permitted": (
        "Bunkhouse cannot write where it has to: make its folder writable, or move it, and run again."
    ),
    r"ensurepip is not available|No module named '?(venv|ensurepip)": (
        "This Python cannot make virtual environments: install its venv module "
        "(on Debian and Ubuntu: apt install python3-venv) and run again."
    ),
    r"(NewConnection|NameResolution|Proxy|SSL)Error|(Connect|Read)Timeout|Connection aborted": (
        "The Python package index cannot be reached: check the network connection and run again."
    ),
    r"npm error (code (E(NOTFOUND|CONN|TIMEDOUT|AI_AGAIN)|ETIMEDOUT)|network)": (
        "The npm registry cannot be reached: check the network connection and run again."
    ),
}


class Problem(Exception):
    """Something that the user has to put right; the text says what."""


class BuildFailure(Problem):
    """A command of the installation failed, and not for a known fault of its surroundings."""


def say(text: str, end: str = "\n") -> None:
    """Tell the user something; standard output belongs to the command."""
    print(text, end=end, file=sys.stderr, flush=True)


def advice(error: str) -> str:
    """Return what to do about an error, nothing when it is not a known one."""
    return next((text for pattern, text in ADVICE.items() if re.search(pattern, error)), "")


@contextlib.contextmanager
def progress(label: str) -> Iterator[None]:
    """Show what is being done: a plain line or, on a terminal, a line that counts the seconds."""
    if not sys.stderr.isatty():
        say(label)
        yield
        return
    started, finished = time.monotonic(), threading.Event()
    fitting = label[: shutil.get_terminal_size().columns - 12]

    def tick() -> None:
        while not finished.wait(0.2):
            say(f"\r{fitting} ... {time.monotonic() - started:.0f} s", end="")

    ticker = threading.Thread(target=tick, daemon=True)
    ticker.start()
    try:
        yield
    finally:
        finished.set()
        ticker.join()
        say(f"\r{fitting} ... {time.monotonic() - started:.0f} s")
