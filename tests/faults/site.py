"""A site that can be killed at any moment and comes back at the same address."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

_PROCESS = Path(__file__).with_name("site_process.py")


class Site:
    """The socket outlives the process: whoever connects in between waits for the next one."""

    def __init__(self, database: str, *around: list[str]) -> None:
        """``around``: commands that the process is started by, the outermost last."""
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=128)
        number = self._socket.fileno()
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/api"
        self._maker = subprocess.Popen(
            [
                *(word for command in reversed(around) for word in command),
                *(sys.executable, str(_PROCESS), database, str(number)),
            ],
            pass_fds=[number],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.process = self._begin()

    def _begin(self) -> int:
        assert self._maker.stdin is not None
        assert self._maker.stdout is not None
        self._maker.stdin.write("\n")
        self._maker.stdin.flush()
        return int(self._maker.stdout.readline())

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """kill -9, and another one takes over."""
        os.kill(self.process, signal.SIGKILL)
        self.process = self._begin()

    def close(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        self._maker.communicate()
        self._socket.close()
