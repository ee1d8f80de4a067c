"""Sitting down: a new game or a saved one, the seats, the file it is kept in; and getting up again."""

from dataclasses import dataclass
from datetime import datetime
from secrets import randbelow

import bunkhouse
from bunkhouse.bots.external import is_external
from bunkhouse.cli import arguments
from bunkhouse.cli.complaint import Complaint
from bunkhouse.cli.console import standard
from bunkhouse.cli.drawing import seat_styles
from bunkhouse.cli.files import load_record, seat_names
from bunkhouse.cli.play.keyboard import Keyboard
from bunkhouse.cli.play.saves import Save, chosen_path, new_path, to_resume
from bunkhouse.cli.play.screen import Screen
from bunkhouse.cli.play.seats import line_up, recorded_bots, seat_notes
from bunkhouse.cli.play.session import Session
from bunkhouse.cli.play.typed_input import Leave, TableTalk
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory, new_history, replayed
from bunkhouse.engine.record import Record
from bunkhouse.engine.rng import SEED_LIMIT
from bunkhouse.words import Words


@dataclass(frozen=True)
class PlayRequest:
    """What was asked for on the command line, as it was written."""

    game: str | None
    players: str | None
    bots: str | None
    seed: str | None
    options: list[str]
    names: list[str]
    save: str | None
    resume: str | None

    def fixed_by_a_save(self) -> dict[str, object]:
        """What a saved game has settled already."""
        return {
            "--players": self.players,
            "--seed": self.seed,
            "--option": self.options,
            "--name": self.names,
        }


def play_at_the_terminal(request: PlayRequest, words: Words) -> None:
    """Play until the game is over or the person leaves; whatever has been chosen stays in the save."""
    if request.resume is None:
        history, save = _new(request, words), _save_for_new(request)
    else:
        history, save = _resumed(request)
    speaking = Words(words.language, history.game, seat_names(history.seats))
    speaking.names += speaking.automata(history.state.setting)
    bots = recorded_bots(history.game, history.record())
    save.begin(history.record())
    screen = Screen(standard(), speaking, seat_styles(history.game))
    session = Session(history, bots, speaking, save, screen, Keyboard())
    session.notices.append(speaking.say("cli-welcome", path=str(save.path)))
    try:
        play(session)
    except (Leave, EOFError):
        session.keep()
        screen.line(speaking.say("cli-left", path=str(save.path)))
    finally:
        session.dismiss_bots()


def play(session: Session) -> None:
    """Everybody decides in turn until the game is over."""
    session.bots_act()
    while (seat := session.history.state.actor) is not None:
        session.hand_over(seat)
        TableTalk(session, seat).decide()
        session.bots_act()
    session.keep()
    session.finish()


def _new(request: PlayRequest, words: Words) -> GameHistory:
    if request.game is None:
        raise Complaint("cli-missing-argument", name="GAME")
    game = bunkhouse.game(request.game)
    asked = None if request.bots is None else arguments.bot_names(game, request.bots)
    players, bots = line_up(game, arguments.player_count(game, request.players), asked)
    options = arguments.setting(game, players, request.options).options
    seed = randbelow(SEED_LIMIT) if request.seed is None else arguments.seed(request.seed)
    return new_history(game, players, seed, options, seat_notes(players, bots, request.names, words))


def _save_for_new(request: PlayRequest) -> Save:
    if request.save is not None:
        return Save(chosen_path(request.save))
    return Save(new_path(str(request.game), datetime.now()))


def _resumed(request: PlayRequest) -> tuple[GameHistory, Save]:
    for option, value in request.fixed_by_a_save().items():
        if value:
            raise Complaint("cli-not-together", one="--resume", other=option)
    path = to_resume(str(request.resume))
    record = load_record(path)
    game = bunkhouse.game(record.game if request.game is None else request.game)
    _check_bots(request, game, record)
    return replayed(game, record), Save(path if request.save is None else chosen_path(request.save))


def _check_bots(request: PlayRequest, game: Game, record: Record) -> None:
    """Programs in a file, which anybody may have written, are started only when they are named once more."""
    bots = [note.bot for note in record.seats if note.bot is not None]
    if not any(is_external(bot) for bot in bots):
        if request.bots:
            raise Complaint("cli-not-together", one="--resume", other="--bots")
    elif request.bots is None or arguments.bot_names(game, request.bots) != bots:
        raise Complaint("cli-name-programs", bots=",".join(bots))
