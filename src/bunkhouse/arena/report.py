"""A tournament as a page to look at and as a table to work with."""

import csv
from collections import Counter
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import vl_convert
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bunkhouse.arena.charts import Charts
from bunkhouse.arena.playing import GameResult
from bunkhouse.arena.standings import Standing, Standings
from bunkhouse.arena.tournament import Tournament
from bunkhouse.arena.tournament_plan import TournamentPlan
from bunkhouse.words import Words
from bunkhouse.words.numbers import count, decimal, interval, percent

PAGE = "report.html"
SHEET = "games.csv"


def write_report(tournament: Tournament, words: Words) -> Path:
    """Write the page and the table into the tournament's folder; returns where the page is."""
    write_sheet(tournament.plan, tournament.games, tournament.folder / SHEET)
    page = tournament.folder / PAGE
    page.write_text(_page(tournament, words), encoding="utf-8")
    return page


def write_sheet(plan: TournamentPlan, games: list[GameResult], path: Path) -> None:
    """One row per seat and game, in the order of the plan, as CSV."""
    with path.open("w", newline="", encoding="utf-8") as file:
        sheet = csv.writer(file, lineterminator="\n")
        sheet.writerow(["game", "seat", "bot", "score", "place", "decisions", "failure"])
        for game in games:
            names = [*(plan.bots[bot] for bot in game.seats), *plan.automata]
            for seat, (name, score, place) in enumerate(zip(names, game.scores, game.ranking, strict=True)):
                failure = game.failures.get(seat, "")
                sheet.writerow([game.number, seat, name, score, place, game.decisions, failure])


def ranking(standings: Standings, words: Words) -> tuple[list[str], list[list[str]]]:
    """Headings and rows of the ranking, for the page and for the terminal; failures where there are any."""
    shown = len(_columns(words)) - (not any(row.entry.failures for row in standings.rows))
    return _columns(words)[:shown], [_cells(row, words)[:shown] for row in standings.rows]


def _columns(words: Words) -> list[str]:
    return [
        words.say("column-bot"),
        words.say("column-rating"),
        words.say("column-games"),
        words.say("column-wins"),
        words.say("column-win-rate"),
        words.say("column-interval"),
        words.say("column-mean"),
        words.say("column-failures"),
    ]


def _cells(standing: Standing, words: Words) -> list[str]:
    entry = standing.entry
    rating, spread = decimal(words, standing.rating), decimal(words, 2 * standing.uncertainty)
    return [
        entry.bot,
        words.say("arena-rating", rating=rating, spread=spread),
        count(words, entry.games),
        count(words, entry.wins),
        percent(words, entry.win_rate),
        interval(words, *entry.interval),
        decimal(words, entry.scores.mean),
        count(words, entry.failures),
    ]


def facts(tournament: Tournament, words: Words) -> list[str]:
    """What was played, and how long the games were."""
    plan, length = tournament.plan, tournament.standings().tally.decisions
    played = words.say("arena-facts", games=len(tournament.games), players=plan.players, seed=str(plan.seed))
    mean, low, high = decimal(words, length.mean), count(words, length.low), count(words, length.high)
    return [played, words.say("arena-length", mean=mean, low=low, high=high)]


def _page(tournament: Tournament, words: Words) -> str:
    """One file that needs nothing else, not even a network: the library of the charts is inside."""
    standings = tournament.standings()
    columns, rows = ranking(standings, words)
    charts = Charts(tournament.plan, tournament.games, standings, words).all()
    templates = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined
    )
    return templates.get_template(PAGE).render(
        words=words,
        title=words.say("arena-title", title=words.title()),
        facts=facts(tournament, words),
        columns=columns,
        rows=rows,
        failures=_failures(tournament),
        charts=charts,
        documents=[document for _, document in charts],
        version=version("bunkhouse"),
        library=_library(),
        locale=_locale(words),
    )


@cache
def _library() -> str:
    """The scripts that draw the charts; putting them together takes two seconds."""
    return vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed")


def _failures(tournament: Tournament) -> list[tuple[str, int]]:
    """Why games were lost without playing, the most frequent reason first."""
    bots = tournament.plan.bots
    found = [
        f"{bots[game.seats[seat]]}: {why}" for game in tournament.games for seat, why in game.failures.items()
    ]
    return Counter(found).most_common()


def _locale(words: Words) -> dict[str, Any]:
    """How the charts write numbers."""
    mark, space = words.say("decimal-mark"), "\N{NO-BREAK SPACE}"
    return {"decimal": mark, "thousands": space, "grouping": [3], "currency": ["", ""]}
