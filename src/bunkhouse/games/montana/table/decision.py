"""What is being decided, as far as the drawing of the table shows it."""

from bunkhouse.games.montana.view_types import ActionDecision, View


def under_way(view: View) -> ActionDecision | None:
    """The decision of the action; surplus workers that go back first only hold it up."""
    decision = view["decision"]
    return decision["then"] if decision is not None and decision["step"] == "surplus" else decision
