"""Who sits where: people first, then the bots, each with a name."""

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.registry import make_bot
from bunkhouse.cli.complaint import Complaint
from bunkhouse.cli.files import LONGEST_NAME
from bunkhouse.engine.errors import RecordError
from bunkhouse.engine.game import Game
from bunkhouse.engine.record import Record, SeatNote
from bunkhouse.words import Words

DEFAULT_BOT = "greedy"


def line_up(game: Game, players: int | None, bots: list[str] | None) -> tuple[int, list[str]]:
    """The number of players and the bots among them.

    Without a word about either, one person plays against as few bots as the game allows.
    """
    if bots is None:
        bots = [] if players is not None else [DEFAULT_BOT] * (game.min_players - 1)
    count = max(game.min_players, len(bots) + 1) if players is None else players
    if count > game.max_players or len(bots) >= count:
        raise Complaint("cli-too-many-bots", bots=len(bots), seats=min(count, game.max_players))
    return count, bots


def seat_notes(players: int, bots: list[str], given: list[str], words: Words) -> list[SeatNote]:
    people = players - len(bots)
    names = _people(people, given, words)
    notes = [SeatNote(name) for name in names]
    pool = [name for name in words.say("cli-bot-names").split(", ") if name not in names]
    return notes + [SeatNote(pool[at % len(pool)], bot) for at, bot in enumerate(bots)]


def _people(count: int, given: list[str], words: Words) -> list[str]:
    if len(given) > count:
        raise Complaint("cli-too-many-names", names=len(given), people=count)
    names = [_clean(name) for name in given]
    names += [words.say("seat-name", number=seat + 1) for seat in range(len(names), count)]
    for name in names:
        if names.count(name) > 1:
            raise Complaint("cli-name-twice", name=name)
    return names


def _clean(name: str) -> str:
    """A name that fits on the table: printable, neither empty nor endless."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable() or len(tidy) > LONGEST_NAME:
        raise Complaint("cli-bad-name", name=tidy, most=LONGEST_NAME)
    return tidy


def recorded_bots(game: Game, record: Record) -> dict[int, Bot]:
    """The bots of a recorded game, by seat."""
    if len(record.seats) != record.players:
        raise RecordError("record-not-a-record", {"field": "seats"})
    notes = enumerate(record.seats)
    return {seat: make_bot(str(note.bot), game) for seat, note in notes if note.bot is not None}
