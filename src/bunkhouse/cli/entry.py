"""The way in: the language is found, the command is run, and whatever goes wrong becomes one line."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from bunkhouse.cli.app import command
from bunkhouse.cli.complaint import Complaint, spoken
from bunkhouse.cli.console import complain, make_forgiving
from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.words import Words, language_of

DONE = 0
BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    make_forgiving()
    words = Words(language_of())
    try:
        words = Words(language_of(asked_language(given)))
        code = _run(given, words)
        sys.stdout.flush()
    except (Complaint, BunkhouseError) as problem:
        complain(spoken(words, problem))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return PIPE_CLOSED
    except OSError as trouble:
        _give_up_output()
        complain(spoken(words, BunkhouseError("file-unwritable", {"path": trouble.filename or "<stdout>"})))
        return BAD_INPUT
    return code


def asked_language(arguments: list[str]) -> str | None:
    """The language asked for anywhere on the line; it must be known before anything can be said."""
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
    return None


def _run(arguments: list[str], words: Words) -> int:
    program = command()
    try:
        with program.make_context("bunkhouse", list(arguments), obj=words) as context:
            code = program.invoke(context)
            return code if isinstance(code, int) else DONE
    except typer.Exit as leaving:
        return leaving.exit_code
    except typer.TyperException as error:
        raise _usage_complaint(error, arguments) from None


def _usage_complaint(error: Any, arguments: list[str]) -> Complaint:
    """What the argument parser found wrong, in our own words."""
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        return Complaint("cli-no-such-option", option=option).among(option, list(error.possibilities or []))
    if option is not None:
        if any(argument.startswith(f"{option}=") for argument in arguments):
            return Complaint("cli-option-takes-no-value", option=option)
        return Complaint("cli-option-needs-value", option=option)
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name
        return Complaint("cli-missing-argument", name=name)
    return Complaint("cli-usage-problem", problem=error.format_message())


def _give_up_output() -> None:
    """Nobody takes our output any more; what is still buffered must not raise again on the way out."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
