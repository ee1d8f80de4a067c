"""Running other programs: in the log of an installation, or shown as part of the test run."""

import contextlib
import os
import shlex
import signal
from collections.abc import Mapping
from pathlib import Path
from subprocess import DEVNULL, Popen, TimeoutExpired
from types import MappingProxyType

from launching.messages import BuildFailure, Problem, advice

OUTSIDE = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONDONTWRITEBYTECODE",  # every start would read all sources anew
    "VIRTUAL_ENV",
    "HATCH_BUILD_NO_HOOKS",
    "BUNKHOUSE_EXPECT_COMPILED",
)


def environment(changes: Mapping[str, str] = MappingProxyType({})) -> dict[str, str]:
    """Return the environment variables for a command, with none that would lead it to other modules."""
    return {**{key: value for key, value in os.environ.items() if key not in OUTSIDE}, **changes}


def run_logged(
    log_file: Path, *command: str, cwd: Path | None = None, changes: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Run a command with its output in the log; when stopped, stop everything that it started."""
    env = environment({"LC_ALL": "C.UTF-8", **changes})
    with open(log_file, "a+b") as log:
        log.write(f"$ {shlex.join(command)}\n".encode())
        log.flush()
        start = log.tell()
        child = Popen(
            command, cwd=cwd, stdin=DEVNULL, stdout=log, stderr=log, env=env, close_fds=False, process_group=0
        )
        try:
            status = ended(child)
        except BaseException:
            for ending in (signal.SIGINT, signal.SIGKILL):
                with contextlib.suppress(ProcessLookupError, TimeoutExpired):
                    os.killpg(child.pid, ending)
                    child.wait(10)
            raise
        if status:
            log.seek(start)
            output = log.read().decode("utf-8", "replace")
            if advice(output):
                raise Problem(f"{advice(output)} Log: {log_file}")
            shown = "\n".join(output.splitlines()[-20:])
            raise BuildFailure(f"{shown}\nThe installation failed: see {log_file}")


def ended(child: "Popen[bytes]") -> int:
    """Wait in slices: a signal that comes just before a wait begins is heard only when the wait is over."""
    while True:
        with contextlib.suppress(TimeoutExpired):
            return child.wait(1)


def check(root: Path, *command: str, **changes: str) -> None:
    """Run one command of the test run, its output shown."""
    child = Popen(command, cwd=root, env=environment(changes))
    try:
        status = child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise
    if status:
        raise Problem(f"{Path(command[0]).name} ended with exit code {status}.")
