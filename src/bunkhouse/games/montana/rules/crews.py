"""Workers that are hired, returned or sent together."""

from mypy_extensions import mypyc_attr

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Refusal
from bunkhouse.engine.rules import ActionKind
from bunkhouse.games.montana.groups import CREW_NAMES, CREW_PACKS, parts
from bunkhouse.games.montana.packs import holds, size
from bunkhouse.games.montana.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class CrewAction(ActionKind[Table]):
    """A crew is chosen; crews are counted from 1, since crew 0 is nobody."""

    def needed(self, table: Table, given: int) -> int:
        """How many workers it takes where so many are given."""
        raise NotImplementedError

    def number_rule(self, table: Table) -> str:
        """The rule that says how many."""
        return self.rule

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return parts(CREW_NAMES[at + 1])

    def refusal(self, table: Table, at: int) -> Refusal:
        """MT-35, MT-38, MT-39, MT-43: the wrong number of workers, the wrong ones, or not one's own."""
        pack, rule = CREW_PACKS[at + 1], self.number_rule(table)
        given = int(size(pack))
        needed = self.needed(table, given)
        if given != needed:
            return Refusal("wrong-crew-size", rule, {"given": given, "need": needed})
        owned = holds(table.workers_of(table.seat), pack)
        return Refusal("crew-does-not-fit" if owned else "workers-not-yours", rule, parts(CREW_NAMES[at + 1]))
