"""What bots are called at a table: everybody reads their names in a language of their own."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from bunkhouse.server.table_info import SeatInfo
from bunkhouse.server.tables.seats import Seats
from bunkhouse.words import Words
from bunkhouse.words.language import LANGUAGES


@cache
def nicknames(language: str) -> tuple[str, ...]:
    """The names for bots in a language; those with the same number mean the same in all of them."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    return tuple(Words(spoken).say("lobby-bot-names").split(", "))


def named(seats: Seats, language: str) -> Seats:
    """Give every bot without a name one of its own, in the table's language."""
    taken = {seat.name for seat in seats}
    free = [name for name in nicknames(language) if name not in taken]
    result: Seats = []
    for seat in seats:
        if seat.bot is not None and seat.person_id is None and not seat.name and free:
            result.append(replace(seat, name=free.pop(0)))
        else:
            result.append(seat)
    return result


def nickname(name: str, language: str) -> str:
    """A bot's name as it is called in a language; a name that somebody thought of stays as it is."""
    numbers = (names.index(name) for names in map(nicknames, LANGUAGES) if name in names)
    number = next(numbers, None)
    return name if number is None else nicknames(language)[number]


def read_in(seats: Sequence[SeatInfo], language: str) -> list[SeatInfo]:
    """Seats as a reader of a language knows them; no bot takes the name of a person."""
    people = {seat.name for seat in seats if not _is_bot(seat)}
    found: list[SeatInfo] = []
    for seat in seats:
        name = nickname(seat.name, language) if _is_bot(seat) else seat.name
        found.append(seat if name == seat.name or name in people else replace(seat, name=name))
    return found


def called(seats: Sequence[SeatInfo], language: str) -> list[str]:
    """What everybody at a table is called in a reader's language."""
    return [seat.name for seat in read_in(seats, language)]


def _is_bot(seat: SeatInfo) -> bool:
    return seat.kind == "bot" and seat.person_id is None
