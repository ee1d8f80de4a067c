"""The end of a game: who won, where everybody's points come from, and how it came to that."""

from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import ScoreLine
from bunkhouse.web.chart import Chart, chart
from bunkhouse.web.drawing import drawing
from bunkhouse.web.phrases import table_words
from bunkhouse.words import Words

_INKS = ("#23466E", "#A5472A", "#B97F12", "#7A6A55")
"""The three largest categories, and the rest."""
_SMALL = 7
"""Below this share (in hundredths) a part of a bar has no room for its number."""


@dataclass(frozen=True)
class Finisher:
    seat: int
    name: str
    colour: str
    score: int
    place: int
    you: bool


@dataclass(frozen=True)
class Category:
    text: str
    icon: str
    points: list[int]
    """By place, the winner's first."""
    best: int | None


@dataclass(frozen=True)
class Part:
    points: int
    share: float
    ink: str
    shown: bool


@dataclass(frozen=True)
class Outcome:
    """A finished game, ready for the page."""

    slug: str
    title: str
    words: Words
    order: list[Finisher]
    winners: list[Finisher]
    margin: int
    categories: list[Category]
    bars: list[tuple[Finisher, list[Part]]]
    key: list[tuple[str, str]]
    chart: Chart | None


def outcome(
    game: Game,
    names: Sequence[str],
    colours: Sequence[str],
    scores: Sequence[int],
    ranking: Sequence[int],
    breakdown: Sequence[tuple[str, Sequence[int]]],
    timeline: Sequence[Sequence[int]],
    viewer: int | None,
    language: str,
) -> Outcome:
    words = table_words(language, game.slug, tuple(names))
    seats = sorted(range(len(scores)), key=lambda seat: (ranking[seat], seat))
    order = [
        Finisher(seat, words.name(seat), colours[seat], scores[seat], ranking[seat], seat == viewer)
        for seat in seats
    ]
    winners = [each for each in order if each.place == 1]
    others = [each.score for each in order if each.place > 1]
    bars, key = _bars(order, breakdown, words)
    return Outcome(
        slug=game.slug,
        title=words.title(),
        words=words,
        order=order,
        winners=winners,
        margin=winners[0].score - max(others) if others else 0,
        categories=[_category(game, id, points, seats, words) for id, points in breakdown],
        bars=bars,
        key=key,
        chart=chart(colours, timeline, ranking) if len(timeline) > 1 else None,
    )


def _category(game: Game, id: str, points: Sequence[int], seats: list[int], words: Words) -> Category:
    ordered = [points[seat] for seat in seats]
    best = max(ordered)
    return Category(
        text=words.score_line(ScoreLine(id, list(points))),
        icon=drawing(game).icon(id),
        points=ordered,
        best=best if best > 0 and len(set(ordered)) > 1 else None,
    )


def _bars(
    order: list[Finisher], breakdown: Sequence[tuple[str, Sequence[int]]], words: Words
) -> tuple[list[tuple[Finisher, list[Part]]], list[tuple[str, str]]]:
    """What every score is made of: the three categories that brought most, and the rest."""
    lines = sorted(breakdown, key=lambda line: -sum(max(0, each) for each in line[1]))
    main, rest = lines[:3], lines[3:]
    key = [
        (words.score_line(ScoreLine(id, list(points))), ink)
        for (id, points), ink in zip(main, _INKS, strict=False)
    ]
    if any(any(points) for _, points in rest):
        key.append((words.say("web-rest"), _INKS[3]))
    bars = []
    for each in order:
        values = [max(0, points[each.seat]) for _, points in main]
        values += [sum(max(0, points[each.seat]) for _, points in rest)] if rest else []
        total = sum(values) or 1
        parts = [
            Part(value, 100 * value / total, ink, 100 * value / total >= _SMALL)
            for value, ink in zip(values, _INKS, strict=False)
            if value
        ]
        bars.append((each, parts))
    return bars, key
