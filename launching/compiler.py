"""The C compiler of this machine, if there is one that can build an extension of this Python."""

import functools
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from subprocess import DEVNULL, Popen

NO_COMPILER = "no working C compiler with Python headers was found"
PROBE = "#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n"


def compiler() -> list[str]:
    """Return the C compiler that the build will call, empty when there is none."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return command if shutil.which(command[0]) else []


@functools.cache
def compiler_works() -> bool:
    """Compile and link a tiny extension module, to see whether the compiler and Python.h are there."""
    if not compiler():
        return False
    flags = ["-shared", "-fPIC", "-I", sysconfig.get_path("include"), "probe.c", "-o", "probe.so"]
    flags += ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    with tempfile.TemporaryDirectory(prefix="bunkhouse-probe-") as folder:
        Path(folder, "probe.c").write_text(PROBE)
        return Popen([*compiler(), *flags], cwd=folder, stdout=DEVNULL, stderr=DEVNULL).wait() == 0
