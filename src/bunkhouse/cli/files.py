"""Files that a person names: read with care, written so that nothing is ever half there."""

import os
import tempfile
from pathlib import Path

from bunkhouse.cli.complaint import printable
from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.record import Record, SeatNote, read_record

LONGEST_NAME = 20
"""A longer name would not fit on a table."""


def data_folder() -> Path:
    """Where the user's own files of this program are, unless they are wanted elsewhere."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "bunkhouse"


def load_record(path: Path) -> Record:
    """The record in a file; an error says why there is none."""
    return read_record(_text(path))


def seat_names(seats: list[SeatNote]) -> list[str]:
    """The names in a record, which anybody may have written, fit to be shown in a terminal."""
    return [printable(seat.name)[:LONGEST_NAME].strip() for seat in seats]


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BunkhouseError("file-not-found", {"path": str(path)}) from None
    except (OSError, ValueError):
        raise BunkhouseError("file-unreadable", {"path": str(path)}) from None


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step: whoever reads it finds the old text or the new one, even after a crash."""
    try:
        _replace(path, text)
    except (OSError, ValueError):
        raise BunkhouseError("file-unwritable", {"path": str(path)}) from None


def _replace(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise IsADirectoryError(path)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
