"""From the arguments to a running command."""

import os
import signal
from pathlib import Path

from launching.building import BUILD, build
from launching.commands import environment
from launching.compiler import NO_COMPILER, compiler_works
from launching.messages import BuildFailure, Problem, advice, say
from launching.sources import ROOT
from launching.supervising import supervise
from launching.testing import test
from launching.venv import Venv, current_venv, free_venv

WAITING = ("simulate", "tournament", "bench")
"""Commands that are about speed: they wait for the compiled build."""
NOW = "--now"
HELP = ("--help", "-h")
WAITS = (
    "{command} waits for the compiled build, which takes a few minutes after every change of the sources; "
    "with --now it runs at once, interpreted."
)
INTERPRETED = "Bunkhouse will run interpreted, which is slower: {reason}."


def main(arguments: list[str], usage: str, root: Path = ROOT) -> int:
    """Run the tests or, after installing what is due, the command."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if arguments[:1] == ["test"]:
            if any(word in arguments for word in HELP):
                print(usage)
                return 0
            return test(root, arguments[1:])
        if arguments[:1] == [BUILD]:
            return build(root, arguments[1:])
        return command(root, arguments)
    except KeyboardInterrupt:
        return 130
    except Problem as problem:
        say(str(problem))
    except OSError as error:
        say(f"{error}\n{advice(str(error))}".rstrip())
    return 1


def command(root: Path, arguments: list[str]) -> int:
    """Run a command of the package from the best build that it does not have to wait for."""
    waits = arguments[:1] != [] and arguments[0] in WAITING
    now = waits and (NOW in arguments or any(word in arguments for word in HELP))
    arguments = [word for word in arguments if word != NOW] if waits else arguments
    compiled = current_venv(root, "compiled")
    if compiled is None and can_compile(root):
        if waits and not now:
            compiled = compiled_now(root, arguments[0])
        elif arguments[:1] == ["serve"] and not any(word in arguments for word in HELP):
            return supervise(plain_venv(root), free_venv(root, "compiled"), arguments)
    return become(compiled or plain_venv(root), arguments)


def can_compile(root: Path) -> bool:
    """Say whether compiling is worth a try."""
    return not Venv(root, "compiled").has_failed() and compiler_works()


def compiled_now(root: Path, name: str) -> "Venv | None":
    """Compile, and wait for it; nothing when that fails, which is said."""
    say(WAITS.format(command=name))
    venv = free_venv(root, "compiled")
    try:
        venv.update()
    except BuildFailure:
        say(INTERPRETED.format(reason=f"the compiled build failed, see {venv.log}"))
        return None
    return venv


def plain_venv(root: Path) -> Venv:
    """Return the interpreted build, installed where it is missing."""
    venv = current_venv(root, "plain")
    if venv is None:
        if not compiler_works():
            say(INTERPRETED.format(reason=NO_COMPILER))
        venv = free_venv(root, "plain")
        venv.update()
    return venv


def become(venv: Venv, arguments: list[str]) -> int:
    """Become the command; as long as it runs, nobody changes its environment."""
    program = venv.tool("bunkhouse")
    with venv.occupy():
        os.execve(program, [program, *arguments], environment())
