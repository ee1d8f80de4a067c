"""Bringing a table that waits in line with what its host's form says."""

from bunkhouse.server.lobby_view.bot_strengths import STRENGTHS, USUAL, strength
from bunkhouse.server.lobby_view.guest_names import bot_name, tidy
from bunkhouse.server.lobby_view.paces import PACES
from bunkhouse.server.lobby_view.table_form import Get, read_options, read_players
from bunkhouse.server.people import Person
from bunkhouse.server.table_info import SeatInfo, TableInfo
from bunkhouse.server.table_plan import Door, UndoPolicy
from bunkhouse.server.tables.commands.before_start import Configure, SetSeat
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.web.phrases import site_words
from bunkhouse.web.posters import poster


async def agree(table: LiveTable, person: Person, get: Get, language: str) -> None:
    """Change whatever the form says differently; a field that is not sent changes nothing.

    Another game comes with its own usual options, so nothing else of the form counts then.
    """
    info = table.info
    if info.host_id != person.id:
        return
    if get("game") not in ("", info.game):
        await table.do(Configure(person.id, game=poster(get("game")).slug))
        return
    await _terms(table, info, get)
    for seat in table.info.seats:
        await _occupy(table, person, seat, get, language)


async def _terms(table: LiveTable, info: TableInfo, get: Get) -> None:
    found = poster(info.game)
    options = read_options(found, lambda name: get(name) or _kept(info, name))
    pace = PACES.get(get("pace"), info.pace)
    undo: UndoPolicy = {"free": "free", "off": "off"}.get(get("undo"), info.undo)  # type: ignore[assignment]
    door: Door = {"open": "open", "link": "link"}.get(get("door"), info.door)  # type: ignore[assignment]
    name = tidy(get("title")) or info.name
    players = read_players(found, get("players")) or info.players
    wanted = (options, pace, undo, door, name, players)
    if wanted != (info.options, info.pace, info.undo, info.door, info.name, info.players):
        await table.do(
            Configure(
                info.host_id, options=options, pace=pace, undo=undo, door=door, name=name, players=players
            )
        )


def _kept(info: TableInfo, field: str) -> str:
    return info.options.get(field.removeprefix("option-"), "")


async def _occupy(table: LiveTable, person: Person, seat: SeatInfo, get: Get, language: str) -> None:
    """A free seat, a bot or a neighbour as the form wants it; nobody who sits is moved by it."""
    now = "hotseat" if seat.hotseat else seat.kind
    kind = get(f"kind-{seat.number}")
    if now == "person" or kind not in ("open", "bot", "hotseat"):
        return
    bot = get(f"bot-{seat.number}")
    name = tidy(get(f"name-{seat.number}"))
    if kind == "bot":
        if now != "bot" or (bot in STRENGTHS and bot != seat.bot):
            await _set_bot(table, person, seat, strength(bot), language)
    elif kind == "hotseat":
        if now != "hotseat" or name not in ("", seat.name):
            name = name or site_words(language).say("seat-name", number=seat.number + 1)
            await table.do(SetSeat(person, seat.number, "hotseat", name=name))
    elif now != "open":
        await table.do(SetSeat(person, seat.number, "open"))


async def fill(table: LiveTable, person: Person, language: str) -> None:
    """A bot with a name of its own on every seat that is still free."""
    for seat in table.info.seats:
        if seat.kind == "open":
            await _set_bot(table, person, seat, USUAL, language)


async def _set_bot(table: LiveTable, person: Person, seat: SeatInfo, bot: str, language: str) -> None:
    """A bot that is there already gets stronger or weaker and keeps its name."""
    new = seat.kind != "bot" or not seat.name
    name = bot_name(language, [each.name for each in table.info.seats]) if new else seat.name
    await table.do(SetSeat(person, seat.number, "bot", bot=bot, name=name))
