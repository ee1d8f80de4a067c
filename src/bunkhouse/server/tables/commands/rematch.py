"""Playing again: the same people at a new table."""

from bunkhouse.server.errors import NotReady
from bunkhouse.server.tables.commands.command import PersonCommand
from bunkhouse.server.tables.draft import Draft
from bunkhouse.server.tables.state import TableState


class Rematch(PersonCommand, frozen=True):
    """Note the code of the table where the same people play again, unless one is noted already."""

    code: str

    def plan(self, state: TableState) -> Draft | None:
        if state.table.rematch is not None:
            return None
        check_rematch(state, self.person_id)
        return Draft(kind="rematch", notation=self.code, changes={"rematch": self.code})


def check_rematch(state: TableState, person_id: str) -> None:
    """Whether a person may ask for another game."""
    if state.table.status != "over":
        raise NotReady("game-goes-on")
    state.need_seated(person_id)
