"""What every table promises in every window: what is lit is in sight, print can be read, nothing overlaps."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import bunkhouse

from . import decisions
from .paper import Paper

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLUGS = [game.slug for game in bunkhouse.games()]
SOLO = [game.slug for game in bunkhouse.games() if game.min_players == 1]
DESKS = [
    (768, 1024),
    (820, 1180),
    (1024, 600),
    (1024, 768),
    (1180, 820),
    (1280, 640),
    (1280, 720),
    (1366, 640),
    (1366, 768),
    (1440, 900),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
]
PHONES = [(360, 640), (390, 664), (390, 844), (412, 915)]
MOMENTS = [(0, 0, "en"), (3, 120, "pl"), (5, 260, "en")]
"""A seed, how many steps into its game, and a language."""
OTHER_TABLES = [("old-west", 6, {"alvin": "on"}), *((slug, 1, {}) for slug in SOLO)]
"""Tables with more people and pieces than four have, or with one: the game, how many sit, its options."""
EVERY_COUNT = [
    (game.slug, players)
    for game in bunkhouse.games()
    for players in range(game.min_players, game.max_players + 1)
]
SOME_DESKS = [(1366, 640), (1024, 768), (820, 1180), (1920, 1080)]
MEASURE = Path(__file__).with_name("contract.js").read_text("utf-8")

_SETTLED = """
async () => {
  const frames = (count) => new Promise((done) => {
    const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : setTimeout(done));
    next(count);
  });
  window.targetAt ??= (await import(document.querySelector('script[src*="/js/table.js"]').src)).targetAt;
  await frames(3);
}
"""


@pytest.fixture
def desk(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(reduced_motion="reduce")
    yield Paper(context.new_page())
    context.close()


@pytest.fixture
def phone(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(has_touch=True, reduced_motion="reduce")
    yield Paper(context.new_page())
    context.close()


def broken(paper: Paper, html: str, windows: list[tuple[int, int]], touch: bool = False) -> list[str]:
    """Every promise that the page breaks, and in which window."""
    wrong: list[str] = []
    for width, height in windows:
        paper.page.set_viewport_size({"width": width, "height": height})
        if (width, height) == windows[0]:
            paper.show(html)
        paper.page.evaluate(_SETTLED)
        found = paper.page.evaluate(f"({MEASURE})({'true' if touch else 'false'})")
        wrong += [f"{width}x{height}: {each}" for each in found]
    return wrong


def kept(wrong: list[str]) -> None:
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("seed", "steps", "language"), MOMENTS)
@pytest.mark.parametrize("slug", SLUGS)
def test_desks(desk: Paper, slug: str, seed: int, steps: int, language: str) -> None:
    kept(broken(desk, decisions.page(slug, seed, steps, language), DESKS))


@pytest.mark.parametrize(("seed", "steps", "language"), MOMENTS)
@pytest.mark.parametrize("slug", SLUGS)
def test_phones(phone: Paper, slug: str, seed: int, steps: int, language: str) -> None:
    kept(broken(phone, decisions.page(slug, seed, steps, language), PHONES, touch=True))


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_lit_is_marked_wherever_a_phone_has_scrolled_to(phone: Paper, slug: str) -> None:
    """Also what lies on a map that has itself been scrolled away."""
    wrong: list[str] = []
    for at, (seed, steps) in enumerate(decisions.found(slug).values()):
        html = decisions.page(slug, seed, steps, "pl" if at % 2 else "en")
        broken(phone, html, [PHONES[at % len(PHONES)]], touch=True)
        for share in (0, 0.5, 1):
            phone.page.evaluate(f"scrollTo(0, {share} * document.documentElement.scrollHeight)")
            phone.page.evaluate(_SETTLED)
            found = phone.page.evaluate(f"({MEASURE})(true)")
            wrong += [f"{seed} {steps} at {share}: {each}" for each in found if "neither in sight" in each]
    kept(wrong)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_kind_of_decision(desk: Paper, phone: Paper, slug: str) -> None:
    kept(broken_somewhere(desk, phone, slug, 4))


@pytest.mark.parametrize(("slug", "players", "options"), OTHER_TABLES)
def test_every_kind_of_decision_at_other_tables(
    desk: Paper, phone: Paper, slug: str, players: int, options: dict[str, str]
) -> None:
    kept(broken_somewhere(desk, phone, slug, players, **options))


def broken_somewhere(desk: Paper, phone: Paper, slug: str, players: int, **options: str) -> list[str]:
    """Each kind of decision in three windows, in turn; over all kinds every window has its share."""
    desks, phones, wrong = cycle(DESKS), cycle(PHONES), list[str]()
    for at, (kind, (seed, steps)) in enumerate(decisions.found(slug, players, **options).items()):
        html = decisions.page(slug, seed, steps, "pl" if at % 2 else "en", players, **options)
        here = broken(desk, html, [next(desks), next(desks)])
        here += broken(phone, html, [next(phones)], touch=True)
        wrong += [f"{kind}: {each}" for each in here]
    return wrong


@pytest.mark.parametrize("slug", SLUGS)
def test_windows_between(desk: Paper, slug: str) -> None:
    chance = Random(slug)
    windows = [(chance.randrange(720, 2200), chance.randrange(600, 1300)) for _ in range(12)]
    kept(broken(desk, decisions.page(slug, 3, 120, "pl"), windows))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("slug", SLUGS)
def test_fewer_players(desk: Paper, phone: Paper, slug: str, players: int) -> None:
    html = decisions.page(slug, 1, 90, "pl", players)
    kept(broken(desk, html, SOME_DESKS) + broken(phone, html, PHONES[:2], touch=True))


@pytest.mark.parametrize(("slug", "players"), EVERY_COUNT)
def test_at_the_end_of_a_game_well_played(desk: Paper, phone: Paper, slug: str, players: int) -> None:
    html = decisions.late_page(slug, players, "en" if players % 2 else "pl", players)
    kept(broken(desk, html, SOME_DESKS) + broken(phone, html, PHONES[:2], touch=True))


@pytest.mark.parametrize("slug", SOLO)
def test_alone_with_an_automaton(desk: Paper, phone: Paper, slug: str) -> None:
    html = decisions.page(slug, 3, 45, "pl", 1)
    kept(broken(desk, html, DESKS) + broken(phone, html, PHONES, touch=True))


@pytest.mark.parametrize("slug", SOLO)
@pytest.mark.parametrize("window", [(1366, 640), (820, 1180)])
def test_what_an_automaton_did_is_told_beside_the_board(
    desk: Paper, slug: str, window: tuple[int, int]
) -> None:
    """In the rail at once, on a tablet behind the tab of the players."""
    desk.page.set_viewport_size({"width": window[0], "height": window[1]})
    desk.show(decisions.page(slug, 3, 45, "en", 1))
    if window[0] < 1000:
        desk.page.locator("#tabs [data-opens=seats]").click()
    line = desk.page.locator("#seat-1 ol li").first
    box = line.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= window[1]
