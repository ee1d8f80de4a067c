"""Who sits where. Every function takes the seats as they are and gives them as they become."""

from collections.abc import Sequence

from msgspec.structs import replace

from bunkhouse.server.errors import NotReady, NotYours, TableFull, Unfit
from bunkhouse.server.people import Person
from bunkhouse.server.table_plan import COLOURS, SeatPlan
from bunkhouse.server.validation import fit_bot, fit_name
from bunkhouse.store.rows import SeatRow

Seats = list[SeatRow]


def is_open(seat: SeatRow) -> bool:
    return seat.person_id is None and seat.bot is None


def decides(seat: SeatRow) -> bool:
    """Whether a person decides for this seat now."""
    return seat.person_id is not None and seat.bot is None


def planned(plans: Sequence[SeatPlan], host: Person) -> Seats:
    """The seats of a new table."""
    if sum(plan.kind == "host" for plan in plans) > 1:
        raise Unfit("bad-plan", {"field": "seats"})
    seats: Seats = []
    for number, plan in enumerate(plans):
        seat = SeatRow(table_id=0, number=number, person_id=None, bot=None, name="", colour="")
        if plan.kind == "host":
            seat = replace(seat, person_id=host.id, name=host.name)
        elif plan.kind == "hotseat":
            seat = replace(seat, person_id=host.id, name=fit_name(plan.name))
        elif plan.kind == "bot":
            seat = replace(seat, bot=fit_bot(plan.bot), name=fit_name(plan.name, empty=True))
        seats.append(seat)
    for number, plan in enumerate(plans):
        seats = coloured(seats, number, plan.colour)
    return seats


def coloured(seats: Seats, number: int, colour: str = "") -> Seats:
    """Give a seat a brand; whoever has it already gets the seat's old one, or another."""
    seat = _at(seats, number)
    if colour and colour not in COLOURS:
        raise Unfit("bad-plan", {"field": "colour"})
    taken = {other.colour for other in seats if other.number != number}
    free = [brand for brand in COLOURS if brand not in taken]
    wanted = colour or (seat.colour if seat.colour in free else free[0])
    swapped = seat.colour if seat.colour and seat.colour not in taken else ""
    result: Seats = []
    for other in seats:
        if other.number == number:
            result.append(replace(other, colour=wanted))
        elif other.colour == wanted:
            result.append(replace(other, colour=swapped or next(b for b in free if b != wanted)))
        else:
            result.append(other)
    return result


def seated(seats: Seats, person: Person, number: int | None, colour: str, name: str) -> Seats:
    """A person takes an open seat."""
    free = [seat for seat in seats if is_open(seat)]
    if number is not None and not is_open(_at(seats, number)):
        raise TableFull("seat-taken")
    if not free:
        raise TableFull("table-full")
    chosen = free[0] if number is None else seats[number]
    called = fit_name(name, empty=True) or person.name
    return coloured(_changed(seats, replace(chosen, person_id=person.id, name=called)), chosen.number, colour)


def left(seats: Seats, person_id: str) -> Seats:
    """A person gives up all their seats."""
    return [replace(seat, person_id=None, name="") if seat.person_id == person_id else seat for seat in seats]


def arranged(seats: Seats, number: int, kind: str, host: Person, bot: str, name: str) -> Seats:
    """The host makes a seat something else."""
    seat = _at(seats, number)
    empty = replace(seat, person_id=None, bot=None, name="")
    if kind == "open":
        return _changed(seats, empty)
    if kind == "bot":
        return _changed(seats, replace(empty, bot=fit_bot(bot), name=fit_name(name, empty=True)))
    if kind == "hotseat":
        if seat.person_id not in (None, host.id):
            raise TableFull("seat-taken")
        return _changed(seats, replace(empty, person_id=host.id, name=fit_name(name)))
    if kind != "same":
        raise Unfit("bad-plan", {"field": "kind"})
    return _changed(seats, replace(seat, name=fit_name(name))) if name else seats


def filled(seats: Seats, bot: str) -> Seats:
    """A bot at every seat that is still open."""
    fit_bot(bot)
    return [replace(seat, bot=bot) if is_open(seat) else seat for seat in seats]


def reordered(seats: Seats, order: Sequence[int]) -> Seats:
    """Everybody moves, with their brand: ``order[k]`` is the old number of whoever sits at ``k`` now."""
    if sorted(order) != list(range(len(seats))):
        raise Unfit("bad-plan", {"field": "order"})
    return [replace(seats[old], number=number) for number, old in enumerate(order)]


def resized(seats: Seats, players: int) -> Seats:
    """More open seats, or fewer seats: open ones go first, then bots, the last ones first."""
    result = list(seats)
    while len(result) > players:
        spare = [seat for seat in result if is_open(seat)] or [seat for seat in result if seat.bot]
        if not spare:
            raise Unfit("bad-plan", {"field": "players"})
        result.remove(spare[-1])
    result = [replace(seat, number=number) for number, seat in enumerate(result)]
    for number in range(len(result), players):
        fresh = SeatRow(
            table_id=seats[0].table_id, number=number, person_id=None, bot=None, name="", colour=""
        )
        result = coloured([*result, fresh], number)
    return result


def rotated(seats: Seats) -> Seats:
    """The same company for another game: everybody moves up by one, so that another one begins."""
    count = len(seats)
    fresh = [replace(seat, resigned=False, late=False, bot=_own_bot(seat)) for seat in seats]
    return [replace(fresh[(number + 1) % count], number=number) for number in range(count)]


def _own_bot(seat: SeatRow) -> str | None:
    """The bot of a seat that is a bot's own, not a person's."""
    return seat.bot if seat.person_id is None else None


def own_seat(seats: Seats, person_id: str, number: int) -> SeatRow:
    seat = _at(seats, number)
    if seat.person_id != person_id:
        raise NotYours("not-your-seat", {"seat": number})
    return seat


def stood_in(seats: Seats, number: int, bot: str) -> Seats:
    seat = _at(seats, number)
    if seat.bot is not None or seat.person_id is None:
        raise NotReady("seat-not-a-persons")
    return _changed(seats, replace(seat, bot=fit_bot(bot)))


def taken_back(seats: Seats, number: int) -> Seats:
    seat = _at(seats, number)
    if seat.resigned:
        raise NotReady("seat-resigned")
    return _changed(seats, replace(seat, bot=None, late=False))


def resigned(seats: Seats, number: int, bot: str) -> Seats:
    return _changed(seats, replace(_at(seats, number), bot=bot, resigned=True))


def marked_late(seats: Seats, number: int, bot: str | None) -> Seats:
    return _changed(seats, replace(_at(seats, number), late=True, bot=bot))


def _at(seats: Seats, number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise Unfit("no-such-seat", {"seat": number})
    return seats[number]


def _changed(seats: Seats, seat: SeatRow) -> Seats:
    return [seat if other.number == seat.number else other for other in seats]
