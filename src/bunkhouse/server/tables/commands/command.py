"""What every command is."""

import msgspec

from bunkhouse.server.tables.draft import Draft
from bunkhouse.server.tables.state import TableState


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be done at a table.

    ``id`` is the caller's own name for it (letters, digits, ``-`` and ``_``; a UUID): the same id again has
    no further effect. An empty one is replaced by a fresh one.
    """

    id: str = ""

    @property
    def by(self) -> str | None:
        """The person who wants it; None: the site itself."""
        return None

    @property
    def expected(self) -> int | None:
        """The change that the table must stand at; None: any."""
        return None

    def plan(self, state: TableState) -> Draft | None:
        """What it changes at a table as it is; None: nothing. ``SiteError`` when it may not be done.

        Pure: it waits for nothing, reads no clock and changes nothing itself.
        """
        raise NotImplementedError


class PersonCommand(Command, frozen=True):
    """A command of a person."""

    person_id: str

    @property
    def by(self) -> str | None:
        return self.person_id
