"""What ``bunkhouse new-game`` does and says."""

from pathlib import Path

from bunkhouse.cli.complaint import Complaint
from bunkhouse.cli.console import standard
from bunkhouse.cli.new_game.writing import is_clone, named_game, write_into_clone, write_project
from bunkhouse.engine.registry import games
from bunkhouse.words import Words


def make_game(name: str, out: str | None, words: Words) -> None:
    """Write the skeleton of a game and say what to do next."""
    game, here = named_game(name), Path.cwd()
    if any(game.slug == known.slug for known in games()):
        raise Complaint("cli-game-exists", given=game.slug)
    inside = out is None and is_clone(here)
    folder = Path(out or here).expanduser()
    written = write_into_clone(game, here) if inside else write_project(game, folder)
    said = standard()
    for path in written:
        said.print(str(path.relative_to(here) if path.is_relative_to(here) else path), highlight=False)
    after = "cli-new-game-in-clone" if inside else "cli-new-game-as-project"
    said.print(words.say(after, slug=game.slug, folder=str(folder / game.slug)), highlight=False)
