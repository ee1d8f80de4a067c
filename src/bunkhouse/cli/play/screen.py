"""Everything that a game in the terminal prints."""

import os
import re

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bunkhouse.cli.play.menu import MenuLine, by_kind
from bunkhouse.words import Words

_RECENT = 16
"""How many lines of the log stand below the table."""
_MANY = 12
"""A list with more choices than this is a long one."""
_WIDE = 100
_FORGET_SCROLLED = "\x1b[3J"


class Screen:
    def __init__(self, console: Console, words: Words, styles: list[str]) -> None:
        self.console = console
        self.words = words
        self.styles = styles

    def clear(self, forget: bool = False) -> None:
        """Begin a new page; with ``forget`` nothing of the old one can be scrolled back to."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.file.write(_FORGET_SCROLLED)
        else:
            self.console.print()

    def table(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def recent(self, lines: list[str]) -> None:
        """The end of the log."""
        left_out = len(lines) - _RECENT
        if left_out > 0:
            self.quiet(self.words.say("cli-log-left-out", count=left_out))
        self.log(lines[-_RECENT:])

    def log(self, lines: list[str]) -> None:
        """Every line behind a dot, and long ones wrapped beside it."""
        table = Table.grid(padding=(0, 1))
        for line in lines:
            table.add_row(Text("\N{MIDDLE DOT}", style="dim"), self._with_names(line))
        if lines:
            self.console.print(table)

    def _with_names(self, line: str) -> Text:
        """A sentence with the players' names in their colours."""
        text = Text(line)
        for name, style in zip(self.words.names, self.styles, strict=False):
            if name:
                text.highlight_regex(rf"\b{re.escape(name)}\b", style)
        return text

    def prompt(self, name: str, style: str, prompt: str, hint: str) -> None:
        self.console.print()
        self.console.print(Text.assemble((f" {name} ", style or "reverse"), " ", (prompt, "bold")))
        if hint:
            self.quiet(hint)

    def choices(self, choices: list[MenuLine]) -> None:
        """The numbered list. A long one has its kinds apart, and two columns where there is room."""
        long = len(choices) > _MANY
        digits = len(str(max(choice.number for choice in choices)))
        columns = 2 if long and self.console.width >= _WIDE else 1
        width = self.console.width // columns - digits - 3
        for number, group in enumerate(by_kind(choices)):
            if long and number > 0:
                self.console.print()
            table = Table.grid(padding=(0, 1))
            for _ in range(columns):
                table.add_column(justify="right", width=digits + 1)
                table.add_column(max_width=width, min_width=width if columns > 1 else None)
            for row in _rows(group, columns):
                table.add_row(*[cell for choice in row for cell in _cells(choice)])
            self.console.print(table)

    def line(self, text: str) -> None:
        """A line that is never broken, so that a path in it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def quiet(self, text: str) -> None:
        self.console.print(Text(text, style="dim"))

    def refuse(self, text: str) -> None:
        self.console.print(Text(text, style="yellow"))

    def cover(self, name: str) -> None:
        """A page that shows nothing but whose turn it is."""
        self.clear(forget=True)
        whom = self.words.say("cli-pass-to", name=name)
        self.console.print(Panel(Text(whom, style="bold"), padding=(1, 4)))

    def help(self, rows: list[tuple[str, str]]) -> None:
        table = Table.grid(padding=(0, 2))
        for typed, meaning in rows:
            table.add_row(Text(typed, style="cyan"), Text(meaning))
        self.console.print(table)

    def read(self, markdown: str) -> None:
        """A long text: in a pager where there is a terminal to page in."""
        if not self.console.is_terminal:
            self.console.print(Markdown(markdown))
            return
        os.environ.setdefault("LESS", "-R")
        with self.console.pager(styles=True):
            self.console.print(Markdown(markdown))

    def passage(self, markdown: str) -> None:
        self.console.print(Markdown(markdown))


def _cells(choice: MenuLine) -> tuple[Text, Text]:
    return Text(str(choice.number), style="bold cyan"), Text(choice.text)


def _rows(group: list[MenuLine], columns: int) -> list[list[MenuLine]]:
    """The group in rows, to be read across."""
    return [group[at : at + columns] for at in range(0, len(group), columns)]
