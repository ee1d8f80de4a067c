"""Tables of figures."""

from rich import box
from rich.table import Table


def sheet(first: str, *others: str, whole_names: bool = False) -> Table:
    """An empty table of figures: a name on the left, if need be never broken, then numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    table.add_column(first, overflow="fold", no_wrap=whole_names)
    for title in others:
        table.add_column(title, justify="right", overflow="fold")
    return table
