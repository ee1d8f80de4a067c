"""Record whole games as test files: `python scripts/record_games.py GAME [GAMES_PER_PLAYER_COUNT]`.

Writes tests/games/<game>/records/: records as the engine writes them, half of them between random players and
half between greedy ones, over all player counts and options, and `trails.json` with a hash over the position
after every decision. They are replayed for ever: a change that makes them differ is a change of the rules.
"""

import json
import sys
from pathlib import Path

import bunkhouse
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory, new_history
from bunkhouse.engine.record import SeatNote, trail
from bunkhouse.engine.rng import derive, seeded

GAMES = Path(__file__).parents[1] / "tests" / "games"


def options_for(game: Game, number: int) -> dict[str, str]:
    """Each game takes the next value of every option."""
    return {option.name: option.values[number % len(option.values)] for option in game.options}


def play(game: Game, players: int, number: int) -> GameHistory:
    seed = derive(20260, players * 1000 + number)
    name = ("random", "greedy")[number % 2]
    bot, luck = make_bot(name, game), seeded(seed, 1)
    seats = [SeatNote(f"{name} {seat + 1}", name) for seat in range(players)]
    history = new_history(game, players, seed, options_for(game, number // 2), seats)
    while history.state.seat >= 0:
        history.apply(bot.choose(Perspective(history.state, history.state.seat), luck))
    return history


def main(slug: str, count: int) -> None:
    game = bunkhouse.game(slug)
    folder = GAMES / slug.replace("-", "_") / "records"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    trails: dict[str, str] = {}
    for players in range(game.min_players, game.max_players + 1):
        for number in range(count):
            record = play(game, players, number).record()
            name = f"{players}p-{number:02}.json"
            (folder / name).write_text(record.text(), encoding="utf-8")
            trails[name] = trail(game, record)
            print(f"{slug} {name}: {len(record.actions)} actions", file=sys.stderr)
    (folder / "trails.json").write_text(json.dumps(trails, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20)
