"""The charts of a report, as Vega-Lite documents."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import altair
from altair import Axis, InlineData, Scale, X, Y

from bunkhouse.arena.plan import TournamentPlan
from bunkhouse.arena.playing import FixtureResult
from bunkhouse.arena.standings import Standings
from bunkhouse.words import Words

_INK, _OCHRE, _RED, _INDIGO, _LINE = "#221A14", "#B97F12", "#A8321F", "#23466E", "#D8C7A0"
_PLACES = ["#B97F12", "#E3B23C", "#C9B48A", "#9A8460", "#6C5944", "#4B3C2E"]
_FONT = "system-ui, sans-serif"
_BAND = 34
_MARGIN = {"left": 4, "right": 18, "top": 4, "bottom": 4}
_WHOLE = "datum.value % 1 ? '' : format(datum.value, 'd')"
_CONFIG: dict[str, Any] = {
    "background": "transparent",
    "font": _FONT,
    "view": {"stroke": None},
    "axis": {
        "labelColor": _INK,
        "titleColor": _INK,
        "gridColor": _LINE,
        "domainColor": _INK,
        "tickColor": _INK,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "labelLimit": 150,
        "labelFlush": False,
        "labelOverlap": "greedy",
        "labelSeparation": 8,
    },
    "legend": {"labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": "normal", "orient": "top"},
}
Rows = list[dict[str, Any]]


class Charts:
    """Draws what a tournament has shown; bots stand in the order of the ranking."""

    def __init__(
        self, plan: TournamentPlan, games: Sequence[FixtureResult], standings: Standings, words: Words
    ) -> None:
        self.plan = plan
        self.games = games
        self.rows = standings.rows
        self.order = [row.entry.bot for row in standings.rows]
        self.words = words

    def all(self) -> list[tuple[str, dict[str, Any]]]:
        """Every chart with its title."""
        say = self.words.say
        return [
            (say("arena-chart-wins"), self.wins()),
            (say("arena-chart-ratings"), self.ratings()),
            (say("arena-chart-scores"), self.scores()),
            (say("arena-chart-places"), self.places()),
            (say("arena-chart-length"), self.length()),
        ]

    def wins(self) -> dict[str, Any]:
        rows: Rows = []
        for row in self.rows:
            low, high = row.entry.interval
            rows.append({"bot": row.entry.bot, "value": row.entry.win_rate, "low": low, "high": high})
        share = Scale(domain=[0, 1])
        axis = X("value:Q", title=self.words.say("column-win-rate"), axis=Axis(format="%"), scale=share)
        bars = self._bots(rows).mark_bar(color=_OCHRE, size=18).encode(x=axis, tooltip=_tooltip(".1%"))
        seats = self.plan.players + len(self.plan.automata)
        label = self.words.say("arena-chart-even")
        even = altair.Chart(InlineData(values=[{"value": 1 / seats, "label": label}])).encode(x="value:Q")
        line = even.mark_rule(color=_RED, strokeDash=[4, 4]).encode(tooltip="label:N")
        return _finished(bars + self._whiskers(rows, ".1%") + line, len(rows))

    def ratings(self) -> dict[str, Any]:
        rows: Rows = []
        for row in self.rows:
            spread = 2 * row.uncertainty
            low, high = row.rating - spread, row.rating + spread
            rows.append({"bot": row.entry.bot, "value": row.rating, "low": low, "high": high})
        axis = X("value:Q", title=self.words.say("column-rating"), scale=Scale(zero=False))
        dots = self._bots(rows).mark_point(color=_INDIGO, filled=True, size=140, opacity=1)
        dots = dots.encode(x=axis, tooltip=_tooltip(".1f"))
        return _finished(self._whiskers(rows, ".1f") + dots, len(rows))

    def scores(self) -> dict[str, Any]:
        rows = [{"bot": bot, "score": score} for bot, _, score, failed in self._seats() if not failed]
        axis = X("score:Q", title=self.words.say("column-mean"), scale=Scale(zero=False))
        boxes = self._bots(rows).mark_boxplot(color=_OCHRE, extent="min-max", size=18)
        boxes = boxes.encode(x=axis)
        boxes.mark["median"] = {"color": _INK, "thickness": 2}
        return _finished(boxes, len(self.order))

    def places(self) -> dict[str, Any]:
        counts = Counter((bot, place) for bot, place, _, _ in self._seats())
        totals = Counter(bot for bot, _, _, _ in self._seats())
        rows: Rows = [
            {"bot": bot, "place": place, "share": count / totals[bot], "games": count}
            for (bot, place), count in sorted(counts.items())
        ]
        seats = self.plan.players + len(self.plan.automata)
        colour = altair.Color(
            "place:O",
            title=self.words.say("arena-place"),
            scale=Scale(domain=list(range(1, seats + 1)), range=_PLACES[:seats]),
        )
        axis = X("share:Q", title=self.words.say("arena-share"), axis=Axis(format="%"))
        tooltip = [
            altair.Tooltip("bot:N"),
            altair.Tooltip("place:O", title=self.words.say("arena-place")),
            altair.Tooltip("share:Q", title=self.words.say("arena-share"), format=".1%"),
            altair.Tooltip("games:Q", title=self.words.say("column-games")),
        ]
        bars = self._bots(rows).mark_bar(size=18).encode(x=axis, color=colour, tooltip=tooltip)
        return _finished(bars.encode(order=altair.Order("place:O")), len(self.order))

    def length(self) -> dict[str, Any]:
        rows: Rows = [{"decisions": game.decisions} for game in self.games]
        axis = X("decisions:Q", bin=altair.Bin(maxbins=30), title=self.words.say("column-decisions"))
        bars = (
            altair.Chart(InlineData(values=rows))
            .mark_bar(color=_INDIGO)
            .encode(
                x=axis,
                y=Y("count()", title=self.words.say("column-games"), axis=Axis(labelExpr=_WHOLE)),
            )
        )
        return _finished(bars, 5)

    def _seats(self) -> list[tuple[str, int, int, bool]]:
        """Bot, place, score and whether it failed, for every seat of every game."""
        found = []
        for game in self.games:
            names = [*(self.plan.bots[bot] for bot in game.seats), *self.plan.automata]
            for seat, name in enumerate(names):
                found.append((name, game.ranking[seat], game.scores[seat], seat in game.failures))
        return found

    def _bots(self, rows: Rows) -> altair.Chart:
        """A chart with one line per bot."""
        return altair.Chart(InlineData(values=rows)).encode(y=Y("bot:N", sort=self.order, title=None))

    def _whiskers(self, rows: Rows, format: str) -> Any:
        return (
            self._bots(rows)
            .mark_rule(color=_INK, strokeWidth=2)
            .encode(x="low:Q", x2="high:Q", tooltip=_tooltip(format))
        )


def _tooltip(format: str) -> list[altair.Tooltip]:
    """The figure and the range in which the truth lies."""
    figures = [
        ("value", "\N{BULLET}"),
        ("low", "\N{LESS-THAN OR EQUAL TO}"),
        ("high", "\N{GREATER-THAN OR EQUAL TO}"),
    ]
    return [altair.Tooltip("bot:N")] + [
        altair.Tooltip(f"{name}:Q", title=title, format=format) for name, title in figures
    ]


def _finished(chart: Any, lines: int) -> dict[str, Any]:
    """As wide as the page, and as high as its lines need."""
    document: dict[str, Any] = chart.properties(width="container", height=lines * _BAND).to_dict()
    return {
        **document,
        "config": _CONFIG,
        "padding": _MARGIN,
        "autosize": {"type": "fit-x", "contains": "padding"},
    }
