"""Commands whose help comes from the text catalogue: what the code calls ``help`` is the id of a message."""

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from bunkhouse.cli.complaint import Complaint
from bunkhouse.cli.console import standard
from bunkhouse.words import Words


class Command(TyperCommand):
    """A command that explains itself in the chosen language and refuses what it does not know."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(self, ctx))

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise Complaint("cli-unexpected-argument", given=ctx.args[0])
        return super().invoke(ctx)


class Group(TyperGroup):
    """All commands together."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Complaint("cli-unknown-command", given=args[0]).among(args[0], list(self.commands))
        return super().resolve_command(ctx, args)


def _page(command: Command | Group, ctx: Any) -> str:
    """The whole help page of a command, as wide as the terminal is."""
    words, console = ctx.obj, standard()
    assert isinstance(words, Words)
    params = command.get_params(ctx)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    with console.capture() as capture:
        console.print(words.say("cli-usage", usage=_usage(command, ctx, arguments)), style="bold")
        console.print()
        console.print(words.say(command.help or ""))
        _section(console, words.say("cli-help-arguments"), [_row(words, param) for param in arguments])
        if isinstance(command, Group):
            rows = [(name, words.say(each.help or "")) for name, each in command.commands.items()]
            _section(console, words.say("cli-help-commands"), rows)
        _section(console, words.say("cli-help-options"), [_row(words, param) for param in options])
    return capture.get()


def _usage(command: Command | Group, ctx: Any, arguments: list[Any]) -> str:
    words: Words = ctx.obj
    parts = [ctx.command_path, words.say("cli-usage-options")]
    if isinstance(command, Group):
        parts.append(words.say("cli-usage-command"))
    parts += [argument.metavar for argument in arguments]
    return " ".join(parts)


def _row(words: Words, param: Any) -> tuple[str, str]:
    """How a parameter is written, and what it means."""
    if param.param_type_name == "argument":
        return param.metavar, words.say(param.help)
    names = ", ".join(sorted(param.opts, key=len, reverse=True))
    if param.name == "help":
        return names, words.say("cli-help-help")
    return f"{names} {param.metavar}" if param.metavar else names, words.say(param.help)


def _section(console: Console, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, meaning in rows:
        table.add_row(Text(name, style="cyan"), Text(meaning))
    console.print()
    console.print(title, style="bold")
    console.print(Padding(table, (0, 0, 0, 2)))
