"""What effects do (GWT-25, GWT-26): one class for each verb, in the rule module that it belongs to."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.games.great_western_trail.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One verb of ``effects.VERBS``; ``node`` is where the building stands that shows the effect."""

    def __init__(self, number: i64, lack: str = "other") -> None:
        """``lack``: what there is none of when an effect with this verb cannot be used."""
        self.number = number
        self.lack = lack

    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        """The part of ``available`` that everybody can see: all but the cards in hand."""
        return True

    def available(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        """GWT-25: whether the effect can be used now."""
        return self.public(table, seat, effect, node)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        """Carry out what needs no decision and put the first decision of an effect on the agenda."""
        raise NotImplementedError

    def lacking(self, table: Table, seat: i64, effect: i64) -> str:
        """What an effect needs that the seat does not have."""
        return self.lack
