"""The build beside the site: out of the way, and gone with the launcher."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import ROOT

BUILD = """
import signal, sys
from pathlib import Path
from launching.building import leave_with_parent, step_back
from launching.commands import run_logged
if sys.argv[2] == "deaf":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
leave_with_parent()
step_back()
script = "import os, time; print(os.nice(0), os.getpid(), flush=True); time.sleep(1000)"
run_logged(Path(sys.argv[1]), sys.executable, "-c", script)
"""


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("hearing", ["usual", "deaf"])
def test_it_steps_back_and_all_of_it_leaves_with_whoever_started_it(tmp_path: Path, hearing: str) -> None:
    """Also when a shell has started everything in the background, deaf to interruptions."""
    log = tmp_path / "log"
    log.touch()
    build = subprocess.Popen(
        [sys.executable, "-c", BUILD, str(log), hearing],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    try:
        while len(lines := log.read_text().splitlines()) < 2:
            assert build.poll() is None
            time.sleep(0.05)  # whoever steps back needs a processor, too
        nice, process = map(int, lines[-1].split())
        assert nice == 19
        assert is_there(process)
        assert build.stdin is not None
        build.stdin.close()  # as the end of the launcher does, however it comes
        assert build.wait() != 0
        assert not is_there(process)
    finally:
        build.kill()
        build.wait()
