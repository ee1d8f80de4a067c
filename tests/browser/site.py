"""Start the site on a port, with bots that take what looks best: ``python site.py PORT DATABASE WAIT``.

``WAIT``: seconds for which bots let people change their minds. Nobody has to wait before a nudge.
"""

import asyncio
import sys

import uvicorn

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config, Limits, Rate
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.commands import nudges


async def main(port: int, database: str, wait: float) -> None:
    nudges.NUDGE_AFTER = 0
    wide = Rate(10_000, 10_000)
    config = Config(database=database, limits=Limits(reading=wide, commands=wide, arrivals=wide))
    service = await TableService.open(database, bot_workers=1, bot_pause=0.0, bot_seconds=0.0, undo_wait=wait)
    try:
        settings = uvicorn.Config(
            create_app(config, service), port=port, log_level="warning", timeout_graceful_shutdown=1
        )
        await uvicorn.Server(settings).serve()
    finally:
        await service.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
