"""How far an undo reaches: never behind anything that was shown."""

import pytest

from ..playing import do
from .table import table


@pytest.mark.parametrize(
    ("texts", "steps", "wall"),
    [
        (("draw",), 0, "hidden"),
        (("take red",), 0, "hidden"),
        (("tickets",), 0, "hidden"),
        (("tickets", "keep T01"), 1, "hidden"),
        (("tickets", "keep T01", "keep T02"), 2, "hidden"),
        (("claim idaho-falls-salt-lake-city-1",), 1, "start"),
        (("claim idaho-falls-salt-lake-city-1", "pay red"), 0, "hidden"),
        (("claim idaho-falls-salt-lake-city-1", "pay red", "place idaho-falls"), 0, "hidden"),
        (("claim idaho-falls-salt-lake-city-1", "pay red", "done"), 1, "hidden"),
    ],
)
def test_walls(texts: tuple[str, ...], steps: int, wall: str) -> None:
    """OW-97: a card turned up, tickets looked at and cards laid open cannot be taken back."""
    state = do(table(hands={0: "red*2 blue*2"}, ticket_deck="T01 T02 T03 T04"), *texts)
    limit = state.undo_limit()
    assert (limit.seat, limit.steps, limit.wall) == (0, steps, wall)
