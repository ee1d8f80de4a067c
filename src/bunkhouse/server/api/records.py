"""Records of finished games: taken home, and checked."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel

import bunkhouse
from bunkhouse.engine.record import read_record, verify
from bunkhouse.server.api.dependencies import TheTable
from bunkhouse.server.tables.records import finished_record

router = APIRouter(tags=["records"])
_RECORD_FILE = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}


class Verified(BaseModel):
    """A record that plays through as it says."""

    game: str
    steps: int
    finished: bool
    scores: list[int]


@router.get("/tables/{code}/record")
async def record(table: TheTable) -> dict[str, Any]:
    """The whole game with its seed, once it is over."""
    return finished_record(table.state).document()


@router.post("/records", openapi_extra={"requestBody": _RECORD_FILE})
async def check_record(request: Request) -> Verified:
    """Play a record through and compare every action and the result."""
    return await run_in_threadpool(_checked, await request.body())


def _checked(content: bytes) -> Verified:
    given = read_record(content.decode("utf-8", "replace"))
    state = verify(bunkhouse.game(given.game), given)
    return Verified(
        game=given.game, steps=len(given.actions), finished=state.actor is None, scores=state.scores()
    )
