"""Whoever started this server and watches over it, and may let another server take its place.

The launcher of a clone serves the interpreted package first and the compiled one as soon as that is built.
Between the two, the socket goes from hand to hand. The line to the keeper carries words, one a line:

    server -> keeper   ready    everything is loaded; the site of the one before may be closed
                       serving  and the listening socket with it, to be kept for the next server
                       closed   the site is closed: nothing will be written any more
    keeper -> server   go       open the site
                       leave    close it, another server goes on
                       compiling, settled    a faster build is being made; no longer

When the line breaks, the keeper is gone, and the server leaves.
"""

import asyncio
import os
import socket
from collections.abc import Callable

LINE = "BUNKHOUSE_KEEPER"
SOCKET = "BUNKHOUSE_SOCKET"


class Keeper:
    """The line to the keeper."""

    def __init__(self, line: socket.socket, inherited: socket.socket | None) -> None:
        self.inherited = inherited
        """The socket of the server before, when there was one."""
        self._line = line
        self._line.setblocking(False)
        self._rest = b""
        self._words: list[str] = []

    def report(self, word: str, *sockets: socket.socket) -> None:
        """Say something, and hand over sockets with it; a keeper who is gone is noticed elsewhere."""
        try:
            socket.send_fds(self._line, [f"{word}\n".encode()], [one.fileno() for one in sockets])
        except OSError:
            return

    async def wait_for(self, wanted: str) -> bool:
        """Wait for a word; False: the keeper is gone."""
        loop = asyncio.get_running_loop()
        while wanted not in self._words:
            data = await loop.sock_recv(self._line, 1024)
            if not data:
                return False
            self._take_in(data)
        self._words.remove(wanted)
        return True

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call somebody for every word from now on; ``gone`` when the line breaks."""
        loop = asyncio.get_running_loop()

        def readable() -> None:
            try:
                data = self._line.recv(1024)
            except BlockingIOError:
                return
            except OSError:
                data = b""
            if not data:
                loop.remove_reader(self._line)
                self._words.append("gone")
            self._take_in(data)
            self._pass_on(heard)

        loop.add_reader(self._line, readable)
        self._pass_on(heard)

    def _take_in(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._words += [line.decode() for line in lines]

    def _pass_on(self, heard: Callable[[str], None]) -> None:
        words, self._words = self._words, []
        for word in words:
            heard(word)


def keeper() -> Keeper | None:
    """The keeper of this process, if it has one; its children have none."""
    line, inherited = os.environ.pop(LINE, ""), os.environ.pop(SOCKET, "")
    if not line:
        return None
    return Keeper(_socket(line), _socket(inherited) if inherited else None)


def _socket(number: str) -> socket.socket:
    os.set_inheritable(int(number), False)
    return socket.socket(fileno=int(number))
