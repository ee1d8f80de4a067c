"""The site from a fresh clone: served interpreted at once, and compiled as soon as that is done.

The launcher stays, starts the server, compiles beside it and changes over: the next server gets ready while
the old one still serves, the old one closes its house in order, and the listening socket goes from hand to
hand, so that whoever comes in between waits instead of being turned away. Each server has a line to the
launcher. A server whose line breaks leaves: it never outlives the launcher.
"""

import os
import signal
import socket
import threading
from queue import SimpleQueue
from subprocess import Popen
from typing import NamedTuple

from launching.building import start_build, stop_build
from launching.commands import environment
from launching.messages import say
from launching.venv import Venv

COMPILING = (
    "The engine is being compiled in the background, which takes a few minutes. Until then bots think less "
    "far; the site changes over by itself, and nobody loses anything."
)
COMPILED = "The engine is compiled: from now on bots think at full speed."
DOES_NOT_START = "the compiled build does not start"
STAYS = "Bunkhouse stays interpreted, which is slower: {reason}."
ENDINGS = (signal.SIGINT, signal.SIGTERM)


class Event(NamedTuple):
    """Something that happened: a word from a server, its end, the end of the build, or a signal."""

    kind: str
    server: "Server | None" = None
    number: int = 0
    """The socket that came with a word, an exit code, or a signal."""


Events = SimpleQueue[Event]


class Server:
    """A server process, and the line to it."""

    def __init__(self, venv: Venv, arguments: list[str], events: Events, listening: int | None) -> None:
        self.venv, self.serving = venv, False
        self._line, theirs = socket.socketpair()
        changes = {"BUNKHOUSE_KEEPER": str(theirs.fileno())}
        handed = [theirs.fileno()]
        if listening is not None:
            changes["BUNKHOUSE_SOCKET"] = str(listening)
            handed.append(listening)
        with venv.occupy() as use, theirs:
            self.process = Popen(
                [venv.tool("bunkhouse"), *arguments],
                env=environment(changes),
                pass_fds=[*handed, use.fileno()],
                process_group=0,
            )
        threading.Thread(target=self._listen, args=(events,), daemon=True).start()

    def tell(self, word: str) -> None:
        """Say something to the server; one that has ended hears nothing."""
        try:
            self._line.sendall(f"{word}\n".encode())
        except OSError:
            return

    def _listen(self, events: Events) -> None:
        """Pass on what the server says, and at last how it ended."""
        rest = b""
        while True:
            try:
                data, sockets, _, _ = socket.recv_fds(self._line, 1024, 1)
            except OSError:
                break
            if not data:
                break
            *words, rest = (rest + data).split(b"\n")
            for word in words:
                events.put(Event(word.decode(), self, sockets.pop() if sockets else 0))
        events.put(Event("ended", self, self.process.wait()))


class Supervisor:
    """Keeps one server up from the first to the last, and changes over to the compiled build in between."""

    def __init__(self, plain: Venv, compiled: Venv, arguments: list[str]) -> None:
        self.plain, self.compiled, self.arguments = plain, compiled, arguments
        self.events: Events = SimpleQueue()
        self.listening: int | None = None
        self.build: Popen[bytes] | None = None
        self.built = False
        """The compiled build is there, and still to be changed over to."""
        self.leaving = False
        """Somebody wants it to end."""
        self.handing = False
        """A change of servers has begun and is not over yet."""
        self.current = self._start(plain)
        self.next: Server | None = None
        """The server that takes over, once it is ready."""

    def run(self) -> int:
        """Serve until somebody ends it; returns the exit code of the last server."""
        before = {one: signal.signal(one, self._signalled) for one in ENDINGS}
        try:
            self._compile()
            while True:
                event = self.events.get()
                if event.kind == "ended" and event.server is self.current and not self._replaced():
                    return event.number if event.number >= 0 else 128 - event.number
                self._handle(event)
        finally:
            if self.build is not None:
                stop_build(self.build)
            for one, handler in before.items():
                signal.signal(one, handler)

    def _signalled(self, number: int, _: object) -> None:
        self.events.put(Event("signal", None, number))

    def _start(self, venv: Venv) -> Server:
        return Server(venv, self.arguments, self.events, self.listening)

    def _compile(self) -> None:
        build = self.build = start_build(self.compiled, "gently")
        say(COMPILING)
        self.current.tell("compiling")
        threading.Thread(
            target=lambda: self.events.put(Event("built", None, build.wait())), daemon=True
        ).start()

    # What happens, and what is done then.

    def _handle(self, event: Event) -> None:
        if event.kind == "signal":
            self.leaving = True
            for server in (self.current, self.next):
                if server is not None and server.process.poll() is None:
                    server.process.send_signal(event.number)
        elif event.kind == "serving" and event.server is not None:
            self._serves(event.server, event.number)
        elif event.kind == "built":
            self.built = event.number == 0
            if event.number and not self.leaving:
                self._stay(f"the compiled build failed, see {self.compiled.log}")
        elif event.kind == "ready" and event.server is self.next:
            self.handing = True
            self.current.tell("leave")
        elif event.kind == "closed" and event.server is self.current and self.next is not None:
            self._change_over()
        elif event.kind == "ended" and event.server is self.next:
            self._lose_successor()
        if self.built and self.current.serving and self.next is None and not self.leaving:
            self.built = False
            self.next = self._start(self.compiled)

    def _serves(self, server: Server, listening: int) -> None:
        server.serving, self.handing = True, False
        if self.listening is None:
            self.listening = listening
        else:
            os.close(listening)
            say(COMPILED if server.venv is self.compiled else STAYS.format(reason=DOES_NOT_START))

    def _change_over(self) -> None:
        """The old house is closed: the next one may open."""
        assert self.next is not None
        self.current, self.next = self.next, None
        self.current.tell("go")

    def _replaced(self) -> bool:
        """The server has ended: say whether another one goes on in its place."""
        if self.leaving:
            return False
        if self.next is not None:  # it ended before it could say that its house is closed
            self._change_over()
            return True
        if self.handing:  # the one that should have taken over has failed
            self.handing = False
            self.current = self._start(self.plain)
            self.current.tell("go")
            return True
        return False

    def _lose_successor(self) -> None:
        self.next = None
        if not self.handing and not self.leaving:
            self._stay(DOES_NOT_START)

    def _stay(self, reason: str) -> None:
        say(STAYS.format(reason=reason))
        self.current.tell("settled")


def supervise(plain: Venv, compiled: Venv, arguments: list[str]) -> int:
    """Serve from the plain environment until the compiled one is ready, then from that."""
    return Supervisor(plain, compiled, arguments).run()
