"""The end of a game: who won, where everybody's points come from, and how it came to that."""

from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import ScoreLine
from bunkhouse.web.chart import Chart, chart
from bunkhouse.web.phrases import table_words
from bunkhouse.web.rendering import minus
from bunkhouse.web.table_drawing import drawing
from bunkhouse.words import Words

_INKS = ("#23466E", "#A5472A", "#B97F12", "#7A6A55")
"""The three largest categories, and the rest."""
_ROOM = 3
"""How much of a bar (in hundredths) one digit of a number takes; a part with less room shows none."""


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
    """In hundredths of the room that all bars have."""
    ink: str
    text: str
    """Of which category it is."""
    shown: bool


@dataclass(frozen=True)
class Bar:
    """What somebody's score is made of; places are in hundredths from the left."""

    finisher: Finisher
    nothing: float
    start: float
    parts: list[Part]


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
    bars: list[Bar]
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


def verdict(words: Words, scores: Sequence[int], ranking: Sequence[int]) -> tuple[str, str]:
    """Who won, in a sentence, and everybody's points, the winner's first."""
    seats = sorted(range(len(scores)), key=lambda seat: (ranking[seat], seat))
    winners = [seat for seat in seats if ranking[seat] == 1]
    sentence = words.say(
        "web-verdict",
        count=len(winners),
        names=", ".join(words.name(seat) for seat in winners),
        points=words.say("web-points", count=scores[winners[0]]),
    )
    return sentence, " \N{MIDDLE DOT} ".join(
        f"{words.name(seat)}\N{NO-BREAK SPACE}{minus(scores[seat])}" for seat in seats
    )


def _category(game: Game, id: str, points: Sequence[int], seats: list[int], words: Words) -> Category:
    ordered = [points[seat] for seat in seats]
    best = max(ordered)
    return Category(
        text=words.score_line(ScoreLine(id, list(points))),
        icon=drawing(game).table.score_icons.get(id, ""),
        points=ordered,
        best=best if best > 0 and len(set(ordered)) > 1 else None,
    )


def _bars(
    order: list[Finisher], breakdown: Sequence[tuple[str, Sequence[int]]], words: Words
) -> tuple[list[Bar], list[tuple[str, str]]]:
    """What every score is made of: the three categories that count most, and the rest, all to one measure."""
    lines = sorted(breakdown, key=lambda line: -sum(abs(each) for each in line[1]))
    main, rest = lines[:3], lines[3:]
    key = [
        (words.score_line(ScoreLine(id, list(points))), ink)
        for (id, points), ink in zip(main, _INKS, strict=False)
    ]
    if any(any(points) for _, points in rest):
        key.append((words.say("web-rest"), _INKS[3]))
    made = [
        [*(points[each.seat] for _, points in main), sum(points[each.seat] for _, points in rest)]
        for each in order
    ]
    lowest = min(_lost(points) for points in made)
    span = max(sum(points) - _lost(points) for points in made) - lowest or 1
    return [
        Bar(each, 100 * -lowest / span, 100 * (_lost(points) - lowest) / span, _parts(points, key, span))
        for each, points in zip(order, made, strict=True)
    ], key


def _lost(points: list[int]) -> int:
    return sum(min(0, each) for each in points)


def _parts(points: list[int], key: list[tuple[str, str]], span: int) -> list[Part]:
    """From the left: what was lost up to the line of nothing, then what was won.

    The rest is one number, gains less losses: as much as the table of categories adds up to.
    """
    named = list(zip(points, key, strict=False))
    lost, won = [each for each in reversed(named) if each[0] < 0], [each for each in named if each[0] > 0]
    return [_part(each, text, ink, 100 * abs(each) / span) for each, (text, ink) in (*lost, *won)]


def _part(points: int, text: str, ink: str, share: float) -> Part:
    return Part(points, share, ink, text, share >= _ROOM * len(str(points)))
