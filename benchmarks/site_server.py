"""The server that ``site.py`` measures: the real site on one core, with tables and people made beforehand.

Prints one line of JSON (where it is, who sits where) and serves until it is told to end.
"""

import argparse
import asyncio
import json
import os

import uvicorn
import uvloop

from bunkhouse.cli.serve import Site, address, listening
from bunkhouse.server.app import create_app, open_service
from bunkhouse.server.config import Config, Limits, Rate
from bunkhouse.server.table_plan import SeatPlan, TablePlan
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.commands.before_start import Sit, Start

FREELY = Rate(1e6, 1_000_000)


async def seated(service: TableService, game: str, seats: int, number: int) -> dict[str, object]:
    """A running game between people; returns its code and everybody's session."""
    people = [await service.people.guest(f"Player {number}-{seat}") for seat in range(seats)]
    host = people[0][0]
    plan = TablePlan(game=game, seats=(SeatPlan(kind="host"), *[SeatPlan()] * (seats - 1)))
    info = await service.create(host, plan)
    table = await service.table(info.code)
    for person, _ in people[1:]:
        await table.do(Sit(person))
    await table.do(Start(host))
    return {"code": info.code, "sessions": [token for _, token in people]}


async def serve(options: argparse.Namespace) -> None:
    limits = Limits(FREELY, FREELY, FREELY, streams=1_000_000)
    config = Config(options.database, bot_workers=0, bot_pause=0.0, undo_wait=0.0, limits=limits)
    service = await open_service(config)
    try:
        tables = [await seated(service, options.game, options.seats, n) for n in range(options.tables)]
        with listening("127.0.0.1", 0) as opened:
            print(json.dumps({"address": address(opened), "tables": tables}), flush=True)
            app = create_app(config, service)
            settings = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=3)
            await Site(settings, app).serve(sockets=[opened])
    finally:
        await service.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--game", default="el-gaucho")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--core", type=int, default=0)
    options = parser.parse_args()
    os.sched_setaffinity(0, {options.core})
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(options))


if __name__ == "__main__":
    main()
