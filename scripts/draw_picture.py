"""Draw the picture of the README, a game in the middle as the terminal shows it."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import bunkhouse
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.cli.drawing import drawn
from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.rng import seeded
from bunkhouse.words import Words

TARGET = Path(__file__).parents[1] / "docs" / "pictures" / "el-gaucho-terminal.svg"
NAMES = ["Marysia", "Maciek", "Gosia"]
WEB_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Rich asks for a font from the web; the reader's own will do."""


def main() -> None:
    game = bunkhouse.game("el-gaucho")
    history = new_history(game, 3, 11, {}, [SeatNote(name) for name in NAMES])
    bot, luck = make_bot("greedy", game), seeded(11, 1)
    while history.state.prompt().id != "prompt-dice" or history.step < 120:
        history.apply(bot.choose(Perspective(history.state, history.state.seat), luck))
    console = Console(width=100, record=True, file=StringIO(), force_terminal=True)
    seat = int(history.state.seat)
    console.print(drawn(game, history.state.observe(seat), Words("en", game, NAMES)))
    svg = console.export_svg(title="bunkhouse play el-gaucho --players 3")
    TARGET.write_text(WEB_FONT.sub("", svg), encoding="utf-8")


if __name__ == "__main__":
    main()
