#!/usr/bin/env python3
"""Write docs/reference.md from the docstrings of the public modules: ``python scripts/write_reference.py``.

The sources are read and not imported, so that it does not matter which build is installed.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "reference.md"
MODULES = [
    "bunkhouse",
    "bunkhouse.engine.game",
    "bunkhouse.engine.state",
    "bunkhouse.engine.history",
    "bunkhouse.engine.record",
    "bunkhouse.engine.setting",
    "bunkhouse.engine.actions",
    "bunkhouse.engine.rules",
    "bunkhouse.engine.agenda",
    "bunkhouse.engine.arguments",
    "bunkhouse.engine.messages",
    "bunkhouse.engine.reading",
    "bunkhouse.engine.view_types",
    "bunkhouse.engine.rng",
    "bunkhouse.engine.conformance",
    "bunkhouse.engine.errors",
    "bunkhouse.drawing.draw_context",
    "bunkhouse.drawing.parts",
    "bunkhouse.drawing.clicks",
    "bunkhouse.judging.judgement",
    "bunkhouse.judging.search_settings",
    "bunkhouse.bots.bot",
    "bunkhouse.bots.perspective",
    "bunkhouse.bots.registry",
    "bunkhouse.words.words",
]
"""What games, bots, doors and researchers build on."""
OPENING = """# Reference

The public modules, from their docstrings; written by `scripts/write_reference.py`. For a first look, read
[the map of the code](architecture.md) and [adding a game](adding-a-game.md).
"""


def main() -> None:
    text = reference()
    if "--check" in sys.argv[1:]:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == text else f"{PAGE.name} is out of date")
    PAGE.write_text(text, encoding="utf-8")


def reference() -> str:
    """The whole page."""
    return "\n".join([OPENING, *(line for module in MODULES for line in described(module))])


def described(module: str) -> Iterator[str]:
    """The chapter of a module."""
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    yield f"## `{module}`\n"
    yield f"{ast.get_docstring(tree) or ''}\n"
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and is_public(node.name):
            yield from of_class(node)
        elif isinstance(node, ast.FunctionDef) and is_public(node.name):
            yield f"### `{signature(node)}`\n"
            yield f"{ast.get_docstring(node) or ''}\n"


def of_class(node: ast.ClassDef) -> Iterator[str]:
    """A class with what it holds and what it can do."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    yield f"### class `{node.name}({bases})`\n" if bases else f"### class `{node.name}`\n"
    yield f"{ast.get_docstring(node) or ''}\n"
    lines = [*attributes(node.body)]
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and is_public(each.name):
            lines.append(f"- `{signature(each)}`{said(ast.get_docstring(each))}")
        elif isinstance(each, ast.FunctionDef) and each.name == "__init__":
            lines = [f"- `{signature(each)}`{said(ast.get_docstring(each))}", *lines]
            lines += attributes(each.body)
    yield "\n".join(lines) + "\n"


def attributes(body: list[ast.stmt]) -> Iterator[str]:
    """What is declared or set in a body, where a docstring stands below it."""
    for at, node in enumerate(body[:-1]):
        below = body[at + 1]
        if not isinstance(node, ast.AnnAssign | ast.Assign):
            continue
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        name = ast.unparse(target).removeprefix("self.")
        told = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if told and is_public(name):
            kind = f": {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
            yield f"- `{name}{kind}`{said(str(below.value.value))}"  # type: ignore[attr-defined]


def signature(node: ast.FunctionDef) -> str:
    """A function as it is called, without ``self``."""
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    marks = [ast.unparse(each) for each in node.decorator_list]
    result = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    if "property" in marks:
        return f"{node.name}{result.replace(' -> ', ': ')}"
    return f"{node.name}({arguments}){result}"


def said(text: str | None) -> str:
    """A docstring as the rest of a line."""
    return "" if not text else ": " + " ".join(text.split())


def is_public(name: str) -> bool:
    return not name.startswith("_")


def source_of(module: str) -> Path:
    path = ROOT / "src" / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


if __name__ == "__main__":
    main()
