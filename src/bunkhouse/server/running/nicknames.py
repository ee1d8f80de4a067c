"""What bots are called at a table."""

from msgspec.structs import replace

from bunkhouse.server.running.seating import Seats
from bunkhouse.words import Words
from bunkhouse.words.language import LANGUAGES


def named(seats: Seats, language: str) -> Seats:
    """Give every bot without a name one of its own, in the table's language."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    taken = {seat.name for seat in seats}
    free = [name for name in Words(spoken).say("lobby-bot-names").split(", ") if name not in taken]
    result: Seats = []
    for seat in seats:
        if seat.bot is not None and seat.person_id is None and not seat.name and free:
            result.append(replace(seat, name=free.pop(0)))
        else:
            result.append(seat)
    return result
