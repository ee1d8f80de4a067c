"""Things that are right interpreted and wrong compiled must not be written at all."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "bunkhouse"
COMPILED = [
    path
    for room in ("engine", "judging", "families", "games", "bots")
    for path in sorted((SOURCE / room).rglob("*.py"))
]
LITERAL_SHIFT = re.compile(r"(?<![\w.])(?:i64\()?\d+\)? *<<")


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_literal_is_shifted(path: Path) -> None:
    """A literal is shifted as a 32-bit number by compiled code; bunkhouse.engine.bits has the way out."""
    code = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert LITERAL_SHIFT.findall(code) == []


@pytest.mark.parametrize("text", ["1 << n", "x | i64(1) << tile", "(1 << place)", "~(1<<3)"])
def test_the_trap_is_seen(text: str) -> None:
    assert LITERAL_SHIFT.search(text)


@pytest.mark.parametrize("text", ["value << 4", "(herd & mask) << n", "bits1 << n"])
def test_what_is_safe_is_left_alone(text: str) -> None:
    assert not LITERAL_SHIFT.search(text)
