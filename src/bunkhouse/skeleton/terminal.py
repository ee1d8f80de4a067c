"""The table in a terminal, drawn from what a seat may know."""

from collections.abc import Callable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bunkhouse.skeleton.components import NUGGET_NAMES
from bunkhouse.skeleton.view_types import View

Say = Callable[..., str]


def draw(view: View, say: Say, names: list[str]) -> RenderableType:
    """The creek, and a line for every seat."""
    seats = Table(box=box.SIMPLE)
    for heading in ["", *[say("nugget", nugget=nugget) for nugget in NUGGET_NAMES], say("score-gold")]:
        seats.add_column(heading, justify="right" if heading else "left")
    for seat, item in enumerate(view["seats"]):
        mark = ">" if seat == view["actor"] else "-" if item["gone"] else " "
        counts = [str(item["found"].get(nugget, 0)) for nugget in NUGGET_NAMES]
        seats.add_row(f"{mark} {names[seat]}", *counts, str(item["score"]))
    return Group(Text(say("table-creek", left=view["left"]), style="bold"), seats)
