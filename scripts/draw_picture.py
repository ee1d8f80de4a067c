"""Draw the picture of the README, a game in the middle as the terminal shows it."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import bunkhouse
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.cli.drawing import drawn
from bunkhouse.engine.match import new_match
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.rng import seeded
from bunkhouse.words import Words

TARGET = Path(__file__).parents[1] / "docs" / "pictures" / "el-gaucho-terminal.svg"
NAMES = ["Marysia", "Maciek", "Gosia"]
WEB_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Rich asks for a font from the web; the reader's own will do."""


def main() -> None:
    game = bunkhouse.game("el-gaucho")
    match = new_match(game, 3, 11, {}, [SeatNote(name) for name in NAMES])
    bot, luck = make_bot("greedy", game), seeded(11, 1)
    while match.state.prompt().id != "prompt-dice" or len(match.actions) < 120:
        match.apply(bot.choose(Perspective(match.state, match.state.seat), luck))
    console = Console(width=100, record=True, file=StringIO(), force_terminal=True)
    seat = int(match.state.seat)
    console.print(drawn(game, match.state.observe(seat), Words("en", game, NAMES)))
    svg = console.export_svg(title="bunkhouse play el-gaucho --players 3")
    TARGET.write_text(WEB_FONT.sub("", svg), encoding="utf-8")


if __name__ == "__main__":
    main()
