"""Start the site on a port, with bots that do not dawdle: ``python site.py PORT DATABASE``."""

import asyncio
import sys

import msgspec
import uvicorn

from bunkhouse.server import house as houses
from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config, Limits, Rate
from bunkhouse.server.house import House
from bunkhouse.server.labour import Labour, Task


class Brisk(Labour):
    """Whoever sits there looks one move ahead: nobody waits, and whole games come to their end."""

    async def choose(self, task: Task) -> str:
        return await super().choose(msgspec.structs.replace(task, bot="greedy"))


async def main(port: int, database: str) -> None:
    houses.Labour = Brisk  # type: ignore[misc]
    wide = Rate(10_000, 10_000)
    config = Config(database=database, limits=Limits(reading=wide, commands=wide, arrivals=wide))
    house = await House.open(database, bot_workers=1, bot_pause=0.0)
    try:
        settings = uvicorn.Config(
            create_app(config, house), port=port, log_level="warning", timeout_graceful_shutdown=1
        )
        await uvicorn.Server(settings).serve()
    finally:
        await house.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
