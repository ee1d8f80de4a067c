"""./bunkhouse test: lint, types and all tests, interpreted and compiled."""

import contextlib
import functools
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import Popen

from launching.building import start_build, stop_build
from launching.commands import check
from launching.compiler import NO_COMPILER, compiler_works
from launching.coverage import measured_tests, report
from launching.messages import Problem, progress, say
from launching.sources import remove_leftovers
from launching.venv import Venv, free_venv

NO_CHROMIUM = (
    "The browser tests are left out: no Chromium or Chrome was found, and none could be installed. "
    "Install chromium, or give its path in BUNKHOUSE_CHROMIUM."
)
SITE = ["store", "house", "server", "web", "browser", "faults"]
TESTED_ONCE = [f"tests/{room}" for room in [*SITE, "arena", "cli", "docs", "launcher", "words"]]
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROME_FOR_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
OWN_ARGUMENTS = ("--fast", "--only-pytest", "--coverage")
Steps = Iterator[tuple[str, Callable[[], None]]]


def test(root: Path, arguments: list[str]) -> int:
    """Run every step, even after a failure, and sum them up."""
    rest = [argument for argument in arguments if argument not in OWN_ARGUMENTS]
    if not any(argument.startswith(("-n", "--numprocesses")) for argument in rest):
        rest = ["-n", "auto", "--dist", "worksteal", *rest]
    untested = "--fast was given" if "--fast" in arguments else "" if compiler_works() else NO_COMPILER
    remove_leftovers(root)
    if "--coverage" in arguments:
        untested, steps = "", steps_of_the_coverage(root, rest)
    else:
        steps = steps_of_the_run(root, "--only-pytest" not in arguments, not untested, rest)
    results = [run_step(name, step) for name, step in steps]
    print()
    for name, result, seconds in results:
        print(f"{name:<20}  {result}  {seconds:7.1f} s")
    if untested:
        print(f"The compiled build was not tested: {untested}.")
    return int(any(result == "FAILED" for _, result, _ in results))


def steps_of_the_run(root: Path, lint: bool, compiled: bool, arguments: list[str]) -> Steps:
    """Name the steps of the test run, each once the one before it is done."""
    dev, player = Venv(root, "editable"), free_venv(root, "compiled")
    dev.update(tests=True)
    with head_start(player, compiled) as build:
        if lint:
            yield "ruff check", lambda: check(root, dev.tool("ruff"), "check")
            yield "ruff format", lambda: check(root, dev.tool("ruff"), "format", "--check")
            yield "mypy", lambda: check(root, dev.tool("mypy"))
            yield "lint-imports", lambda: check(root, dev.tool("lint-imports"), "--no-logo")
        browser = chromium(dev)
        if not browser:
            say(NO_CHROMIUM)
        later = [f"--ignore={folder}" for folder in TESTED_ONCE] if compiled else []
        interpreted = functools.partial(check, root, dev.tool("pytest"), *arguments, *later)
        yield "pytest, interpreted", lambda: interpreted(BUNKHOUSE_CHROMIUM=browser)
        if compiled:
            yield "compiled build", lambda: finish(player, build)
            if player.is_current(tests=True):
                pytest = functools.partial(check, root, player.tool("pytest"), *with_browsers(arguments))
                yield (
                    "pytest, compiled",
                    lambda: pytest(BUNKHOUSE_EXPECT_COMPILED="1", BUNKHOUSE_CHROMIUM=browser),
                )


def steps_of_the_coverage(root: Path, arguments: list[str]) -> Steps:
    """Name the steps of a run that measures what the tests reach."""
    dev = Venv(root, "editable")
    dev.update(tests=True)
    yield "pytest, measured", lambda: measured_tests(root, dev, arguments)
    yield "coverage", lambda: report(root, dev)


@contextlib.contextmanager
def head_start(player: Venv, compiled: bool) -> "Iterator[Popen[bytes] | None]":
    """Compile beside what can be checked without it."""
    build = start_build(player, "tests") if compiled and not player.is_current(tests=True) else None
    try:
        yield build
    finally:
        if build is not None:
            stop_build(build)


def finish(player: Venv, build: "Popen[bytes] | None") -> None:
    """Wait for the compiled build."""
    if build is not None and build.wait():
        end = player.log.read_text("utf-8", "replace").splitlines()[-20:] if player.log.exists() else []
        raise Problem("\n".join([*end, f"The compiled build failed: see {player.log}"]))


def with_browsers(arguments: list[str]) -> list[str]:
    """The arguments for tests that mostly wait for browsers and servers: two workers a processor, and one."""
    if arguments[:2] != ["-n", "auto"]:
        return arguments
    return ["-n", str(1 + 2 * (os.cpu_count() or 1)), *arguments[2:]]


def run_step(name: str, step: Callable[[], None]) -> tuple[str, str, float]:
    """Run a step of the test run, and return how it went and how long it took."""
    say(f"==> {name}")
    started, result = time.monotonic(), "passed"
    try:
        step()
    except Problem as problem:
        say(str(problem))
        result = "FAILED"
    seconds = time.monotonic() - started
    say(f"<== {name}: {result} in {seconds:.1f} s")
    return name, result, seconds


# The browser.


def chromium(venv: Venv) -> str:
    """Return the browser for the tests: the system's, or a word for the one that Playwright has fetched."""
    found = installed_chromium()
    if found:
        return found
    try:
        with progress("Fetching Chromium for the browser tests"):
            venv.run(venv.tool("playwright"), "install", "chromium")
    except Problem:
        return chromium_by_apt(venv)
    return "playwright"


def chromium_by_apt(venv: Venv) -> str:
    """Install the distribution's browser where that needs no password, and return its path."""
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        with contextlib.suppress(Problem), progress("Installing Chromium with apt-get"):
            venv.run(apt, "update")
            venv.run(apt, "install", "--yes", "--no-install-recommends", "chromium")
    return installed_chromium()


def installed_chromium() -> str:
    """Return the path of the system's browser, empty when there is none."""
    given = os.environ.get("BUNKHOUSE_CHROMIUM", "")
    return next((path for path in map(shutil.which, (given, *CHROMIUMS, CHROME_FOR_MAC)) if path), "")
