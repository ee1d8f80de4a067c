"""The report: a page that needs nothing else, and a sheet of all games."""

import csv
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import bunkhouse
from bunkhouse.arena.charts import Charts
from bunkhouse.arena.plan import TournamentPlan
from bunkhouse.arena.playing import FixtureResult
from bunkhouse.arena.report import SHEET, write_report
from bunkhouse.arena.tournament import Tournament
from bunkhouse.words import LANGUAGES, Words

EVIL = "cmd:./<script>alert(1)</script>"
PLAN = TournamentPlan("el-gaucho", 1, 2, {}, ("sue",), ("hard", EVIL), 3, 1)


@pytest.fixture
def tournament(tmp_path: Path) -> Tournament:
    made = Tournament(PLAN, tmp_path)
    for number in range(3):
        why = {1: "bot-ended (words='</script><b>')"} if number == 2 else {}
        made.ledger.add(FixtureResult(number, [0, 1], [30 + number, 20, 25], [1, 3, 2], 50 + number, why))
    made.close()
    return made


class Page(HTMLParser):
    """The text outside of scripts and styles, and whatever would be fetched."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text: list[str] = []
        self.fetched: list[str] = []
        self.scripts = 0
        self._inside = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        self.scripts += tag == "script"
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside not in ("script", "style"):
            self.text.append(" ".join(data.split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page(tournament: Tournament, language: str) -> None:
    words = Words(language, bunkhouse.game("el-gaucho"))
    html = write_report(tournament, words).read_text(encoding="utf-8")
    page = Page(html)
    assert words.problems == []
    assert page.fetched == []
    assert page.scripts == 2
    assert "@import" not in html.partition("</style>")[0]
    text = " ".join(page.text)
    assert f"cmd:./{EVIL[6:]}" in text
    assert "'</script><b>'" in text
    for part in {"en": ["El Gaucho", "3 games", "31.0", "hard"], "pl": ["Turniej", "3 partie", "31,0"]}[
        language
    ]:
        assert part in text
    assert len(re.findall(r'id="chart-\d"', html)) == 5


def _rows(chart: dict[str, Any]) -> list[dict[str, Any]]:
    """What a chart shows, or the first layer of it."""
    layer = chart.get("layer", [chart])[0]
    rows: list[dict[str, Any]] = chart["datasets"][layer["data"]["name"]]
    return rows


def test_the_charts_hold_what_was_played(tournament: Tournament) -> None:
    words = Words("en", bunkhouse.game("el-gaucho"))
    charts = Charts(PLAN, tournament.games, tournament.standings(), words)
    bars = _rows(charts.wins())
    assert [(row["bot"], row["value"]) for row in bars] == [("hard", 1), ("sue", 0), (EVIL, 0)]
    assert bars[0]["low"] == pytest.approx(0.4385, abs=1e-4)
    assert [row["decisions"] for row in _rows(charts.length())] == [50, 51, 52]
    scores = _rows(charts.scores())
    assert [row["score"] for row in scores if row["bot"] == EVIL] == [20, 20]
    places = _rows(charts.places())
    assert {"bot": "sue", "place": 2, "share": 1, "games": 3} in places


def test_the_sheet(tournament: Tournament) -> None:
    write_report(tournament, Words("en", bunkhouse.game("el-gaucho")))
    with (tournament.folder / SHEET).open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 9
    assert rows[7] == {
        "game": "2",
        "seat": "1",
        "bot": EVIL,
        "score": "20",
        "place": "3",
        "decisions": "52",
        "failure": "bot-ended (words='</script><b>')",
    }
