"""What all virtual environments of the clone have in common: a stamp, a log, a lock."""

import contextlib
import fcntl
import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import IO, Any, ClassVar

from launching.commands import run_logged
from launching.messages import Problem, say


class Environment:
    """A virtual environment of the clone.

    Its stamp says what it was made from, and is there only while the environment is whole. Its log is
    there from the first moment on: a folder without one was made by somebody else.
    """

    programs: ClassVar[tuple[str, ...]] = ("python",)
    """Without these it is not whole."""

    def __init__(self, root: Path, name: str) -> None:
        self.root, self.folder = root, root / name
        self.stamp = self.folder / "bunkhouse-stamp.json"
        self.log = self.folder / "install.log"
        self.origin = [sys.version, sys.base_prefix, str(root)]

    def tool(self, name: str) -> str:
        """Return the path of a program in this environment."""
        return str(self.folder / "bin" / name)

    def run(
        self, *command: str, cwd: Path | None = None, changes: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Run a command of the installation, its output in the log and some variables changed for it."""
        run_logged(self.log, *command, cwd=cwd, changes=changes)

    # Stamps.

    def read_stamp(self) -> dict[str, Any]:
        """Return what the environment was made from; nothing when it is missing, broken or from elsewhere."""
        try:
            stamp: dict[str, Any] = json.loads(self.stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        whole = all(os.path.exists(self.tool(name)) for name in self.programs)
        return stamp if whole and stamp.get("origin") == self.origin else {}

    def write_stamp(self, **facts: Any) -> None:
        """Declare the environment whole."""
        draft = self.stamp.with_suffix(".draft")
        draft.write_text(json.dumps({"origin": self.origin, **facts}), "utf-8")
        draft.replace(self.stamp)

    # Locks.

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other launchers out; the commands started here share the lock, in case this one is killed."""
        with open(f"{self.folder}.lock", "ab") as lock:
            os.set_inheritable(lock.fileno(), True)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another launcher is installing Bunkhouse: waiting for it to finish.")
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def occupy(self) -> IO[bytes]:
        """Say that somebody runs from here, as long as the file returned is open in any process."""
        use = open(f"{self.folder}.use", "ab")  # noqa: SIM115 - closed by whoever runs from here
        fcntl.flock(use, fcntl.LOCK_SH)
        os.set_inheritable(use.fileno(), True)
        return use

    def in_use(self) -> bool:
        """Say whether somebody runs from here, and must not have anything changed under their feet."""
        with open(f"{self.folder}.use", "ab") as use:
            try:
                fcntl.flock(use, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        return False

    # Making it.

    def create(self) -> None:
        """Make the empty environment, in place of the remains of an earlier one."""
        self.folder.mkdir(exist_ok=True)
        remains = [entry for entry in self.folder.iterdir() if entry != self.log]
        if remains and not self.log.exists():
            raise Problem(f"{self.folder} was not made by this launcher: move it away and run again.")
        self.log.write_text("")
        for entry in remains:
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()
        python = getattr(sys, "_base_executable", sys.executable)
        self.run(python, "-m", "venv", "--without-pip", str(self.folder))
