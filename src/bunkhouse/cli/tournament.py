"""``bunkhouse tournament``: bots against bots until it is clear who is better."""

import os
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.console import Console

from bunkhouse.arena.cluster import Cluster
from bunkhouse.arena.processes import Processes
from bunkhouse.arena.report import facts, ranking, write_report
from bunkhouse.arena.runner import Runner
from bunkhouse.arena.tournament import Tournament
from bunkhouse.arena.tournament_plan import TournamentPlan
from bunkhouse.cli.console import complain, print_json, standard
from bunkhouse.cli.files import data_folder
from bunkhouse.cli.number_tables import sheet
from bunkhouse.cli.progress import Advance
from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.game import Game
from bunkhouse.engine.setting import Setting
from bunkhouse.words import Words


@dataclass(frozen=True)
class Venue:
    """Where the games are played, and where the results go."""

    workers: int
    ray: str | None
    folder: Path

    def runner(self) -> Runner:
        return Processes(self.workers) if self.ray is None else Cluster(self.ray, self.workers)


def processors() -> int:
    """As many games at a time as this machine can play."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def usual_players(game: Game, bots: list[str]) -> int:
    """A seat for each bot, as far as the game allows."""
    return min(max(len(bots), game.min_players), game.max_players)


def new_folder(game: Game) -> Path:
    """A folder for a tournament that was given none."""
    return data_folder() / "tournaments" / f"{game.slug}-{datetime.now():%Y%m%d-%H%M%S}"


def planned(game: Game, setting: Setting, bots: list[str], games: int, seed: int) -> TournamentPlan:
    automata = tuple(game.automata(setting))
    players, options = setting.players, setting.options
    return TournamentPlan(game.slug, game.rules, players, options, automata, tuple(bots), games, seed)


def hold(plan: TournamentPlan, venue: Venue, words: Words, json: bool) -> bool:
    """Play all games that are missing, write the results and show them; False after an interruption."""
    runner = venue.runner()
    with closing(_opened(plan, venue.folder)) as tournament:
        done = len(tournament.games)
        if done:
            complain(words.say("arena-already-played", games=done))
        with Advance(words, words.say("arena-playing"), plan.games, done) as advance:
            tournament.run(runner, advance.step)
        page = write_report(tournament, words)
        if json:
            print_json(document(tournament, page))
        else:
            show(tournament, page, words, standard())
        return not tournament.interrupted


def _opened(plan: TournamentPlan, folder: Path) -> Tournament:
    try:
        return Tournament(plan, folder)
    except OSError:
        raise BunkhouseError("folder-unwritable", {"path": str(folder)}) from None


def show(tournament: Tournament, page: Path, words: Words, console: Console) -> None:
    columns, rows = ranking(tournament.standings(), words)
    table = sheet(*columns)
    for row in rows:
        table.add_row(*row)
    console.print(words.say("arena-title", title=words.title()))
    for fact in facts(tournament, words):
        console.print(fact)
    console.print(table)
    if tournament.interrupted:
        done, total, path = len(tournament.games), tournament.plan.games, str(tournament.folder)
        console.print(words.say("arena-interrupted", done=done, total=total, path=path), soft_wrap=True)
    console.print(words.say("arena-report", path=str(page)), soft_wrap=True)


def document(tournament: Tournament, page: Path) -> dict[str, object]:
    standings = tournament.standings()
    return {
        **tournament.plan.document(),
        "games": len(tournament.games),
        "games_asked": tournament.plan.games,
        "interrupted": tournament.interrupted,
        "ranking": [row.document() for row in standings.rows],
        "decisions": standings.tally.decisions.document(),
        "report": str(page),
    }
