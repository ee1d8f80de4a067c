"""The end of a game: bars to one measure, with what was lost as well, and signs as they are printed."""

import bunkhouse
from bunkhouse.web.ending import Outcome, outcome

NAMES = ["Marysia", "Maciek", "Gosia"]
_POINTS = {
    "deliveries": [30, -18, 10],
    "buildings": [6, 4, -2],
    "hazards": [5, 0, 0],
    "a": [-4, 1, 2],
    "b": [3, 1, 2],
}


def _outcome(points: dict[str, list[int]]) -> Outcome:
    scores = [sum(column) for column in zip(*points.values(), strict=True)]
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    lines = [(f"score-{name}", values) for name, values in points.items()]
    timeline = [[0, 0, 0], [-15, 5, 2], scores]
    game = bunkhouse.game("great-western-trail")
    return outcome(game, NAMES, ["red", "blue", "green"], scores, ranking, lines, timeline, None, "en")


def test_every_bar_has_the_same_measure_and_shows_what_was_lost() -> None:
    bars = _outcome(_POINTS).bars
    for bar in bars:
        assert sum(part.points for part in bar.parts) == bar.finisher.score
    measures = {round(part.share / abs(part.points), 6) for bar in bars for part in bar.parts}
    assert len(measures) == 1, "a point is as long in every bar"
    assert {round(bar.nothing, 6) for bar in bars} == {round(bars[0].nothing, 6)}
    for bar in bars:
        lost = sum(part.share for part in bar.parts if part.points < 0)
        assert round(bar.start + lost, 6) == round(bar.nothing, 6), "what was lost ends where nothing is"
        assert bar.start + sum(part.share for part in bar.parts) <= 100.000001


def test_the_rest_is_what_the_other_categories_add_up_to() -> None:
    """One number, gains less losses: whoever adds up the table finds the same."""
    points = {**_POINTS, "c": [68, 0, 0], "d": [1, 0, 9]}
    found = _outcome(points)
    main = {category.text for category in sorted(found.categories, key=lambda each: -_size(each.points))[:3]}
    rest = found.key[3][0]
    for at, bar in enumerate(found.bars):
        left = sum(category.points[at] for category in found.categories if category.text not in main)
        assert [part.points for part in bar.parts if part.text == rest] == ([left] if left else [])


def _size(points: list[int]) -> int:
    return sum(abs(each) for each in points)


def test_every_part_of_a_bar_says_what_it_is() -> None:
    """A part that is too short for its number is named all the same when it is pointed at."""
    found = _outcome(_POINTS)
    for bar in found.bars:
        for part in bar.parts:
            assert (part.text, part.ink) in found.key
    assert any(not part.shown for bar in found.bars for part in bar.parts)


def test_nobody_has_a_bar_without_points() -> None:
    assert [bar.parts for bar in _outcome({"deliveries": [0, 0, 0]}).bars] == [[], [], []]


def test_the_chart_has_real_minus_signs() -> None:
    found = _outcome(_POINTS).chart
    assert found is not None
    texts = [row.text for row in found.rows]
    assert any(text.startswith("\N{MINUS SIGN}") for text in texts)
    assert not any("-" in text for text in texts)
