"""What a program is shown of a table: built for one viewer, from nothing but what that viewer may know."""

import msgspec

from bunkhouse.engine.state import State
from bunkhouse.server.api.models import Deed, Legal, Observation, UndoState
from bunkhouse.server.errors import NotReady, NotYours
from bunkhouse.server.people import Person
from bunkhouse.server.table_info import TableInfo
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.position import Position
from bunkhouse.words import Words


def viewer_seat(table: LiveTable, person: Person | None, asked: int | None) -> int | None:
    """Whose view a person gets: the seat asked for, else their own that decides, else the first."""
    own = [] if person is None else table.seats_of(person.id)
    if asked is not None:
        if asked not in own:
            raise NotYours("not-your-seat")
        return asked
    actor = table.info.actor
    return actor if actor in own else next(iter(own), None)


def acting_seat(table: LiveTable, person: Person, asked: int | None) -> int:
    """The seat a command is for; ``NotYours`` for somebody who has none."""
    seat = viewer_seat(table, person, asked)
    if seat is None:
        raise NotYours("not-seated")
    return seat


def observation(table: LiveTable, seat: int | None, language: str) -> Observation:
    """The table as a seat sees it now."""
    info, place = table.info, _position(table)
    prompt, legal, view = "", [], None
    if place is not None:
        words = _words(info, place, language)
        view = place.state.observe(seat)
        legal = _legal(place.state, seat, words)
        if seat is not None and place.state.actor == seat:
            prompt = words.prompt(place.state.prompt())
    return Observation(
        table=info.code if seat is not None else info.watch_code,
        game=info.game,
        status=info.status,
        seq=info.seq,
        step=info.step,
        seat=seat,
        actor=info.actor,
        prompt=prompt,
        legal=legal if info.status == "running" else [],
        undo=_undo(table, seat),
        view=view,
        scores=None if info.ending is None else info.ending.scores,
        ranking=None if info.ending is None else info.ending.ranking,
    )


def deeds(table: LiveTable, seat: int | None, language: str, start: int = 0) -> list[Deed]:
    """What happened, in words. The notation of others may name what only they know, so it is kept back."""
    info, place = table.info, _position(table)
    if place is None:
        return []
    words = _words(info, place, language)
    over = info.status == "over"
    return [
        Deed(
            number=step.number,
            seat=step.seat,
            action=step.notation if over or step.seat == seat else None,
            words=[words.event(event) for event in step.events if event.visible_to(seat)],
        )
        for step in table.state.entries()[start:]
    ]


def table_document(info: TableInfo, person: Person | None) -> dict[str, object]:
    """A table as anybody may know it; who may not be named is only told which seats are their own."""
    document: dict[str, object] = msgspec.to_builtins(info)
    mine = [] if person is None else info.seats_of(person.id)
    seats = document["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        del seat["person_id"]
        seat["yours"] = seat["number"] in mine
    document["host"] = person is not None and document.pop("host_id") == person.id
    document.pop("host_id", None)
    return document


def _position(table: LiveTable) -> Position | None:
    """The position, None while there is none to show."""
    try:
        return table.state.position()
    except NotReady:
        return None


def _words(info: TableInfo, place: Position, language: str) -> Words:
    return Words(language, place.game, [seat.name for seat in info.seats])


def _legal(state: State, seat: int | None, words: Words) -> list[Legal]:
    if seat is None:
        return []
    own = state.actor == seat
    codes = state.legal() if own else state.interjections(seat)
    return [
        Legal(action=state.actions().notation(code), words=words.action(state, code), out_of_turn=not own)
        for code in codes
    ]


def _undo(table: LiveTable, seat: int | None) -> UndoState | None:
    if seat is None:
        return None
    steps, reason = table.state.undoable(seat)
    return UndoState(steps=steps, reason=reason)
