"""Sites in processes of their own, to be killed: site_process.py DATABASE SOCKET-NUMBER.

For every line on the standard input another one begins, and its process id is answered. They are forked
from here, where everything is loaded already: what is tested is the site, not how fast Python imports it.
"""

import asyncio
import os
import signal
import socket
import sys

import uvicorn

import bunkhouse
from bunkhouse.server.app import create_app
from bunkhouse.server.bot_pool import stay_with
from bunkhouse.server.config import Config, Limits, Rate

PATIENT = Limits(reading=Rate(10**6, 10**6), commands=Rate(10**6, 10**6), arrivals=Rate(10**6, 10**6))


def serve(database: str, listening: int) -> None:
    config = Config(database=database, bot_workers=0, bot_pause=0.0, undo_wait=0.0, limits=PATIENT)
    server = uvicorn.Server(uvicorn.Config(create_app(config), log_level="warning", access_log=False))
    asyncio.run(server.serve(sockets=[socket.socket(fileno=listening)]))


def main(database: str, listening: int) -> None:
    list(bunkhouse.games())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no funeral
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            stay_with(os.getppid())
            serve(database, listening)
            os._exit(1)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
