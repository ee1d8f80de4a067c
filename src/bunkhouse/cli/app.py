"""The commands and their parameters. Every ``help`` is the id of a message in the text catalogue."""

from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.main import get_command

import bunkhouse
from bunkhouse.cli import arguments, bench, listing
from bunkhouse.cli.console import print_json, standard
from bunkhouse.cli.help import Command, Group
from bunkhouse.cli.new_game.command import make_game
from bunkhouse.cli.play.command import PlayRequest, play_at_the_terminal
from bunkhouse.cli.replay import show_record, verify_record
from bunkhouse.cli.simulate import Simulation, show
from bunkhouse.words import Words

INTERRUPTED = 130
MOST_GAMES = 10_000_000
MOST_SECONDS = 3600.0
MOST_WORKERS = 1024

_SETTINGS = {"help_option_names": ["--help", "-h"]}
_LENIENT = {**_SETTINGS, "allow_extra_args": True}

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
OptionalGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="cli-help-game")]
GameArguments = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="cli-help-bench-games")]
RecordArgument = Annotated[str, typer.Argument(metavar="RECORD", help="cli-help-record")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pl", help="cli-help-lang")]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help="cli-help-players")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")]

app = typer.Typer(
    cls=Group, add_completion=False, help="cli-help-about", context_settings=_SETTINGS, rich_markup_mode=None
)


def command() -> Any:
    """The program as one command that can be run with arguments."""
    return get_command(app)


def _words(context: typer.Context) -> Words:
    words = context.obj
    assert isinstance(words, Words)
    return words


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Lang = None,
) -> None:
    if version:
        print(_words(context).say("cli-version", version=installed_version("bunkhouse")))
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("games", cls=Command, help="cli-help-games", context_settings=_LENIENT)
def games_command(context: typer.Context, json: Json = False, lang: Lang = None) -> None:
    words, found = _words(context), list(bunkhouse.games())
    if json:
        print_json({"games": [listing.document(game, Words(words.language, game)) for game in found]})
    else:
        listing.show(found, words, standard())


@app.command("simulate", cls=Command, help="cli-help-simulate", context_settings=_LENIENT)
def simulate_command(
    context: typer.Context,
    game: GameArgument,
    players: Players = None,
    games: Annotated[str, typer.Option("--games", metavar="K", help="cli-help-game-count")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed")] = "0",
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="cli-help-bots")] = "random",
    option: Options = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words, chosen = _words(context), bunkhouse.game(game)
    count = arguments.player_count(chosen, players) or chosen.max_players
    simulation = Simulation(
        chosen,
        arguments.setting(chosen, count, option or []),
        arguments.bot_names(chosen, bots),
        arguments.whole("--games", games, 1, MOST_GAMES),
        arguments.seed(seed),
    )
    simulation.run(words)
    if json:
        print_json(simulation.document())
    else:
        show(simulation, words, standard())
    return INTERRUPTED if simulation.interrupted else 0


@app.command("tournament", cls=Command, help="cli-help-tournament", context_settings=_LENIENT)
def tournament_command(
    context: typer.Context,
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="cli-help-tournament-bots")],
    players: Players = None,
    games: Annotated[str, typer.Option("--games", metavar="K", help="cli-help-game-count")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="cli-help-seed")] = "0",
    option: Options = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="W", help="cli-help-workers")] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS|auto", help="cli-help-ray")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR", help="cli-help-out")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from bunkhouse.cli import tournament  # noqa: PLC0415 - charts and ratings take a second, here only

    words, chosen = _words(context), bunkhouse.game(game)
    names = arguments.bot_names(chosen, bots)
    count = arguments.player_count(chosen, players) or tournament.usual_players(chosen, names)
    plan = tournament.planned(
        chosen,
        arguments.setting(chosen, count, option or []),
        names,
        arguments.whole("--games", games, 1, MOST_GAMES),
        arguments.seed(seed),
    )
    venue = tournament.Venue(
        arguments.whole("--workers", workers or str(tournament.processors()), 1, MOST_WORKERS),
        ray,
        tournament.new_folder(chosen) if out is None else Path(out).expanduser(),
    )
    finished = tournament.hold(plan, venue, Words(words.language, chosen), json)
    return 0 if finished else INTERRUPTED


@app.command("bench", cls=Command, help="cli-help-bench", context_settings=_LENIENT)
def bench_command(
    context: typer.Context,
    games: GameArguments = None,
    seconds: Annotated[str, typer.Option("--seconds", metavar="T", help="cli-help-seconds")] = "2",
    json: Json = False,
    lang: Lang = None,
) -> int:
    words = _words(context)
    chosen = [bunkhouse.game(slug) for slug in games] if games else list(bunkhouse.games())
    length = arguments.seconds("--seconds", seconds, MOST_SECONDS)
    measured, interrupted = bench.measure_all(chosen, length, words)
    if json:
        print_json({"games": [each.document() for each in measured], "interrupted": interrupted})
    else:
        bench.show(measured, words, standard())
    return INTERRUPTED if interrupted else 0


@app.command("play", cls=Command, help="cli-help-play", context_settings=_LENIENT)
def play_command(
    context: typer.Context,
    game: OptionalGame = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,...", help="cli-help-play-bots")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="cli-help-play-seed")] = None,
    option: Options = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="cli-help-name")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE", help="cli-help-save")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="cli-help-resume")] = None,
    lang: Lang = None,
) -> None:
    request = PlayRequest(game, players, bots, seed, option or [], name or [], save, resume)
    play_at_the_terminal(request, _words(context))


@app.command("serve", cls=Command, help="cli-help-serve", context_settings=_LENIENT)
def serve_command(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help="cli-help-port")] = "8000",
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="cli-help-database")
    ] = None,
    url: Annotated[str, typer.Option("--url", metavar="URL", help="cli-help-url")] = "",
    lang: Lang = None,
) -> None:
    from bunkhouse.cli.serve import ServeRequest, serve_the_site  # noqa: PLC0415 - half a second, here only

    serve_the_site(ServeRequest(host, port, database, url), _words(context))


@app.command("replay", cls=Command, help="cli-help-replay", context_settings=_LENIENT)
def replay_command(
    context: typer.Context,
    record: RecordArgument,
    to: Annotated[str | None, typer.Option("--to", metavar="N", help="cli-help-to")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="cli-help-verify")] = False,
    lang: Lang = None,
) -> None:
    words, path = _words(context), Path(record)
    if verify:
        verify_record(path, to, words)
    else:
        show_record(path, to, words, standard())


@app.command("new-game", cls=Command, help="cli-help-new-game", context_settings=_LENIENT)
def new_game_command(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-help-new-game-name")],
    out: Annotated[str | None, typer.Option("--out", metavar="DIR", help="cli-help-new-game-out")] = None,
    lang: Lang = None,
) -> None:
    make_game(name, out, _words(context))
