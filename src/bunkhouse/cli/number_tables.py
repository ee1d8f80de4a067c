"""Tables of figures."""

from rich import box
from rich.table import Table


def sheet(first: str, *others: str) -> Table:
    """An empty table of figures: a name on the left, numbers to the right of it."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    table.add_column(first, overflow="fold")
    for title in others:
        table.add_column(title, justify="right", overflow="fold")
    return table
