"""Compiling beside whatever else goes on: a process of its own that steps back and leaves with its parent."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen

from launching.sources import ROOT
from launching.venv import Venv

LOWEST = 19
BUILD = "--build"
"""What the launcher calls itself with: --build NUMBER [tests] [gently]."""


def start_build(venv: Venv, *how: str) -> "Popen[bytes]":
    """Start compiling; the process ends by itself when its standard input is closed."""
    command = [sys.executable, str(ROOT / "bunkhouse"), BUILD, str(venv.number), *how]
    return Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, process_group=0)


def stop_build(build: "Popen[bytes]") -> None:
    """Interrupt a build in the middle; the next one begins anew."""
    if build.poll() is None:
        build.send_signal(signal.SIGINT)
        build.wait()


def build(root: Path, arguments: list[str]) -> int:
    """Compile, as the process that ``start_build`` has started."""
    leave_with_parent()
    if "gently" in arguments:
        step_back()
    Venv(root, "compiled", int(arguments[0])).update(tests="tests" in arguments)
    return 0


def leave_with_parent() -> None:
    """Be interrupted as soon as nobody is at the other end of the standard input any more.

    Whatever a shell starts in the background is deaf to interruptions, until it says that it is not.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=_interrupt_at_the_end, daemon=True).start()


def _interrupt_at_the_end() -> None:
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGINT)


def step_back() -> None:
    """Let everybody else go first, at the processors and at the disk."""
    os.nice(LOWEST)
    ionice = shutil.which("ionice")
    if ionice:
        with contextlib.suppress(OSError):
            subprocess.run([ionice, "-c", "3", "-p", str(os.getpid())], check=False, stderr=DEVNULL)
