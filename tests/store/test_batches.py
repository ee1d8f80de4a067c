"""Items that come while others are being written: one batch, one answer each."""

import asyncio

import pytest

from bunkhouse.store.batches import Batches
from bunkhouse.store.driver_errors import Conflict


class Paper:
    """Writes batches, slowly; some items it cannot take."""

    def __init__(self) -> None:
        self.written: list[list[int]] = []
        self.conflicting: set[int] = set()
        self.trouble: Exception | None = None
        self.batches = Batches(self.write)

    async def write(self, items: list[int]) -> None:
        await asyncio.sleep(0.01)
        if self.trouble is not None:
            raise self.trouble
        if self.conflicting.intersection(items):
            raise Conflict("taken")
        self.written.append(items)

    async def put(self, *items: int) -> list[BaseException | None]:
        return await asyncio.gather(*map(self.batches.put, items), return_exceptions=True)


def test_what_comes_meanwhile_is_written_together_and_in_order() -> None:
    async def story() -> None:
        paper = Paper()
        first = asyncio.create_task(paper.batches.put(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await paper.put(2, 3, 4) == [None] * 3
        await first
        assert paper.written == [[1], [2, 3, 4]]

    asyncio.run(story())


def test_a_conflict_is_answered_to_the_item_it_is_about_and_to_no_other() -> None:
    async def story() -> None:
        paper = Paper()
        paper.conflicting = {3}
        answers = await paper.put(1, 2, 3, 4)
        assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None)]
        assert paper.written == [[1], [2], [4]]

    asyncio.run(story())


def test_trouble_is_told_to_the_whole_batch_and_the_next_one_is_tried_again() -> None:
    async def story() -> None:
        paper = Paper()
        paper.trouble = OSError("full")
        assert [str(answer) for answer in await paper.put(1, 2)] == ["full", "full"]
        paper.trouble = None
        assert await paper.put(3) == [None]
        assert paper.written == [[3]]

    asyncio.run(story())


def test_closing_waits_for_what_was_handed_in() -> None:
    async def story() -> None:
        paper = Paper()
        task = asyncio.create_task(paper.batches.put(1))
        await asyncio.sleep(0)
        await paper.batches.close()
        assert paper.written == [[1]]
        await task

    asyncio.run(story())


def test_whoever_goes_away_does_not_stop_the_others() -> None:
    async def story() -> None:
        paper = Paper()
        impatient, patient = (asyncio.create_task(paper.batches.put(item)) for item in (1, 2))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        with pytest.raises(asyncio.CancelledError):
            await impatient
        assert paper.written == [[1, 2]]

    asyncio.run(story())
