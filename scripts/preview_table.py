"""Draw a table into one HTML file, without a server: what a viewer sees after some random moves.

    python scripts/preview_table.py el-gaucho --seed 7 --steps 60 --language pl --out table.html

``--mine`` goes on until the viewer is to decide. ``--update`` writes what an update of the table would send.
``--picture`` also takes a screenshot with the system's Chromium.
"""

import argparse
import random
import re
from pathlib import Path

import bunkhouse
from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.web.assets import STATIC, path_of
from bunkhouse.web.pages import Place, table_page, table_update
from bunkhouse.web.phrases import table_words
from bunkhouse.web.scene import Sitter, scene

_NAMES = ["Marysia", "Maciek", "Gosia", "Rdza", "Kasia"]
_COLOURS = ["blue", "red", "yellow", "green", "black"]


def main() -> None:
    asked = _arguments()
    game = bunkhouse.game(asked.game)
    players = asked.players or min(4, game.max_players)
    viewer = None if asked.viewer < 0 else asked.viewer
    options = dict(pair.split("=", 1) for pair in asked.option)
    history = new_history(game, players, asked.seed, options, [SeatNote(name) for name in _NAMES[:players]])
    chance = random.Random(asked.seed)
    while history.state.actor is not None and (
        history.step < asked.steps or (asked.mine and history.state.actor != viewer)
    ):
        history.apply(chance.choice(history.state.legal()))
    sitters = [
        Sitter(_NAMES[seat], _COLOURS[seat], "bot" if seat == players - 1 > 0 else "person")
        for seat in range(players)
    ]
    automata = table_words(asked.language, game.slug, ()).automata(history.state.setting)
    sitters += [Sitter(name, _COLOURS[players + at], "bot") for at, name in enumerate(automata)]
    seen = scene(game, history.state, viewer, sitters, history.entries(), asked.language)
    place = Place(
        base="/t/preview0", seq=history.step, title="Preview", history="/t/preview0/replay", watchers=2
    )
    text = table_update(seen, place) if asked.update else table_page(seen, place, theme=asked.theme)
    out = Path(asked.out)
    out.write_text(_local(text, asked.script), encoding="utf-8")
    print(f"{out}: {len(text)} characters, {len(seen.choices)} choices, actor {history.state.actor}")
    for problem in seen.words.problems:
        print("words:", problem)
    if asked.picture:
        _take(out, asked.picture)


def _local(html: str, script: bool) -> str:
    """The page with addresses of files instead of those of a server."""
    html = re.sub(r'<link rel="stylesheet" href="/static/css/([^".]+[+][^".]+)[^>]*>', _sheets, html)
    html = re.sub(r"/static/([^\"?]+)(\?v=\w+)?", lambda found: path_of(found.group(1)).as_uri(), html)
    if not script:
        html = html.replace('class="table-page"', 'class="table-page js"')
    return html


def _sheets(found: re.Match[str]) -> str:
    """One link for every style sheet that a server would join."""
    links = [f'<link rel="stylesheet" href="/static/css/{name}.css">' for name in found.group(1).split("+")]
    return "".join(links)


def _take(page: Path, picture: str) -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only for pictures

    flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
    flags += [
        "--disable-background-networking",
        "--disable-component-update",
        "--allow-file-access-from-files",
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=flags)
        for name, width, height in (("desktop", 1440, 900), ("phone", 390, 844)):
            view = browser.new_page(viewport={"width": width, "height": height})
            view.goto(page.as_uri())
            view.wait_for_timeout(400)
            view.screenshot(path=f"{picture}-{name}.png")
        browser.close()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--viewer", type=int, default=0, help="a seat; -1 for a spectator")
    parser.add_argument("--mine", action="store_true", help="play on until the viewer decides")
    parser.add_argument("--option", action="append", default=[], help="name=value, an option of the game")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--script", action="store_true", help="run the page's own scripts")
    parser.add_argument("--out", default="table.html")
    parser.add_argument(
        "--picture", default="", help="where to put screenshots: <this>-desktop.png, <this>-phone.png"
    )
    return parser.parse_args()


if __name__ == "__main__":
    assert STATIC.is_dir()
    main()
