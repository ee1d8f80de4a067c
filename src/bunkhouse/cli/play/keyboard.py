"""Lines that a person types; or that a file or another program types instead."""

import contextlib
import sys

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives ``input`` its line editing where the system has it)


class Keyboard:
    def ask(self, question: str) -> str:
        """The next line; ``EOFError`` when there will be no more."""
        if sys.stdin.isatty():
            return input(question).strip()
        print(question, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.strip())
        return line.strip()
