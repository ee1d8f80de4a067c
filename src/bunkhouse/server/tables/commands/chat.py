"""What is said at a table. It is kept, but it is no part of the game's log."""

import msgspec

from bunkhouse.server.people import Person
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.validation import fit_chat
from bunkhouse.store.rows import ChatRow


class Say(msgspec.Struct, frozen=True):
    """Somebody says something. The same ``id`` again gives the same line and says nothing new."""

    person: Person
    text: str
    id: str = ""

    def plan(self, state: TableState, command: str) -> ChatRow:
        """The line as it is kept."""
        seats = state.seats_of(self.person.id)
        return ChatRow(
            table_id=state.table.id,
            number=state.chat[-1].number + 1 if state.chat else 1,
            person_id=self.person.id,
            name=state.seats[seats[0]].name if seats else self.person.name,
            seat=seats[0] if seats else None,
            text=fit_chat(self.text),
            time=state.now,
            command=command,
        )
