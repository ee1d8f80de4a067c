"""Where games in progress are kept."""

from datetime import datetime
from pathlib import Path

from bunkhouse.cli.complaint import Complaint
from bunkhouse.cli.files import data_folder, write_whole
from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.record import Record

LAST = "last"


class Save:
    """The file that a game in progress is kept in: always a whole record, the latest there is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: BunkhouseError | None = None

    def begin(self, record: Record) -> None:
        """The first writing; it fails before anything has been played that could be lost."""
        write_whole(self.path, record.text())

    def keep(self, record: Record) -> None:
        """Write the record anew; when that fails the game goes on, and ``problem`` says so."""
        try:
            write_whole(self.path, record.text())
        except BunkhouseError as problem:
            self.problem = problem
        else:
            self.problem = None


def folder() -> Path:
    """The saves in the user's data folder."""
    return data_folder() / "saves"


def new_path(game: str, now: datetime) -> Path:
    """A file name that nothing has yet."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path, number = folder() / f"{stem}.json", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.json", number + 1
    return path


def chosen_path(text: str) -> Path:
    """A file to save into; an existing one is never overwritten by a new game."""
    path = Path(text).expanduser()
    if path.exists():
        raise Complaint("cli-file-exists", path=text)
    return path


def to_resume(text: str) -> Path:
    """The file to go on with; ``last`` is the save that was written last."""
    if text != LAST:
        return Path(text).expanduser()
    saves = sorted(folder().glob("[!.]*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name))
    if not saves:
        raise Complaint("cli-no-saves", path=str(folder()))
    return saves[-1]
