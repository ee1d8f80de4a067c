"""Which messages the code can ask for, read from the source; and what the catalogues hold.

The source is read as text, so all of this works on a compiled build too.
"""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    EntryType,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    TextElement,
    VariableReference,
)

from bunkhouse.engine.game import Game
from bunkhouse.engine.rules import Step

SOURCE = Path(__file__).parents[2] / "src" / "bunkhouse"
SHARED = SOURCE / "words"
ROOMS = sorted(
    path.parent
    for path in SOURCE.glob("*/__init__.py")
    if path.parent.name not in ("families", "games", "skeleton")
)
"""Every package that draws on the shared catalogue alone."""
FOLDERS = [*sorted(path.parent for path in SOURCE.glob("games/*/game.py")), SOURCE / "skeleton"]
GAMES: list[Game] = [
    importlib.import_module(".".join(["bunkhouse", *folder.relative_to(SOURCE).parts])).GAME
    for folder in FOLDERS
]

Sink = tuple[str, int]
"""Something that takes a message id: the family of the id, and which argument it is."""

_SINKS: dict[str, Sink] = {
    "Event": ("event-", 0),
    "Prompt": ("", 0),
    "Refusal": ("reason-", 0),
    "IllegalAction": ("reason-", 1),
    "BunkhouseError": ("error-", 0),
    "UnknownName": ("error-", 0),
    "OptionError": ("error-", 0),
    "NotationError": ("error-", 0),
    "RecordError": ("error-", 0),
    "ComponentError": ("error-", 0),
    "PositionError": ("error-", 1),
    "BotFailure": ("error-", 0),
    "StoreError": ("error-", 0),
    "RequestError": ("error-", 0),
    "BadRequest": ("error-", 0),
    "NotYours": ("error-", 0),
    "NotReady": ("error-", 0),
    "TableFull": ("error-", 0),
    "UndoRefused": ("error-", 0),
    "Sealed": ("error-", 0),
    "Unfit": ("error-", 0),
    "_said": ("", 0),
}
"""Where ids enter; functions that hand an argument on to one of these are found by ``_all_sinks``."""


_OWN_PARAMS = {"tell_seat": {"seat"}, "UnknownName": {"given", "suggestion", "known"}}
"""Parameters that a sink adds by itself."""

_PLAIN = {"rule", "seat"}
"""Variables that are handed to sinks beside the id and hold no parameters."""


class Harvest:
    """Every message id that the files of a folder pass to a sink, and every id that cannot be read there.

    ``params`` has the names of the parameters that an id comes with, for every call that spells them out.
    """

    def __init__(self, paths: list[Path], sinks: dict[str, Sink]) -> None:
        self.ids: set[str] = set()
        self.params: list[tuple[str, set[str]]] = []
        self.unreadable: list[str] = []
        for path in paths:
            module = ast.parse(path.read_text(encoding="utf-8"))
            for function, call in _calls(module):
                self._take(path, module, function, call, sinks)

    def _take(
        self,
        path: Path,
        module: ast.Module,
        function: ast.FunctionDef | None,
        call: ast.Call,
        sinks: dict[str, Sink],
    ) -> None:
        family, given = _given(call, sinks)
        if given is None:
            return
        scopes: list[ast.Module | ast.FunctionDef] = [module] if function is None else [function, module]
        literals = list(_literals(given, scopes))
        self.ids |= {family + literal for literal in literals}
        params = _param_names(call)
        if params is not None:
            self.params += [(family + literal, params) for literal in literals]
        handed_on = function is not None and isinstance(given, ast.Name) and given.id in _params(function)
        quoted = isinstance(given, ast.Attribute) and given.attr == "reason"
        by_step = isinstance(given, ast.BinOp) and ast.unparse(given) == "'prompt-' + self.name"
        if not (literals or handed_on or quoted or by_step):
            self.unreadable.append(f"{path.relative_to(SOURCE)}:{call.lineno}")


@cache
def harvest(folder: Path) -> Harvest:
    """What is said in a folder and below it."""
    return Harvest(sorted(folder.rglob("*.py")), _all_sinks())


@cache
def plain_prompts(game: Game) -> set[str]:
    """What is asked in the name of a step: where one offers something and has no prompt of its own."""
    rules = importlib.import_module(type(game).__module__.rpartition(".")[0] + ".rulebook").RULES
    steps = [rules.step(number) for number in range(len(rules.names))]
    return {f"prompt-{step.name}" for step in steps if step.kinds and type(step).prompt is Step.prompt}


@cache
def said_by_family(folder: Path) -> set[str]:
    """What is said in the families whose rooms a game uses: each speaks with the words of its games."""
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    families = [path.parent for path in SOURCE.glob("families/*/__init__.py")]
    used = [family for family in families if f"bunkhouse.families.{family.name}" in source]
    return {id for family in used for id in harvest(family).ids}


_SAID = re.compile(r"""\bsay\(\s*["']([a-z][a-z0-9-]*[a-z0-9])["']\s*[,)]""")
_BEGUN = re.compile(
    r"""["']([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)["']\s*~|\bsay\(f["']([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)\{"""
)
_QUOTED = re.compile(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["']""")


@cache
def said_in_templates(folder: Path) -> set[str]:
    """The ids that the templates of a folder say, as far as they spell them out."""
    return {id for path in folder.rglob("*.html") for id in _SAID.findall(path.read_text(encoding="utf-8"))}


@cache
def begun(folder: Path) -> tuple[str, ...]:
    """How the ids begin that templates and code put together from a beginning and a value."""
    paths = [path for kind in ("*.py", "*.html") for path in folder.rglob(kind)]
    found = [match for path in paths for match in _BEGUN.findall(path.read_text(encoding="utf-8"))]
    return tuple(sorted({beginning for match in found for beginning in match if beginning}))


@cache
def quoted(folder: Path) -> set[str]:
    """Everything in a folder that could be an id, in code, templates and scripts: some are kept in lists."""
    paths = [
        path
        for kind in ("*.py", "*.html", "*.js")
        for path in folder.rglob(kind)
        if "vendor" not in path.parts
    ]
    return {id for path in paths for id in _QUOTED.findall(path.read_text(encoding="utf-8"))}


@cache
def _all_sinks() -> dict[str, Sink]:
    """Sinks, and the functions of the engine, the games and the words that pass an id on to one."""
    sinks, known = dict(_SINKS), 0
    paths = [path for room in ("engine", "games", "words") for path in (SOURCE / room).rglob("*.py")]
    calls = [found for path in paths for found in _calls(ast.parse(path.read_text(encoding="utf-8")))]
    while known != len(sinks):
        known = len(sinks)
        for function, call in calls:
            family, given = _given(call, sinks)
            if function is not None and isinstance(given, ast.Name) and given.id in _params(function):
                sinks.setdefault(function.name, (family, _params(function).index(given.id)))
    return sinks


def _given(call: ast.Call, sinks: dict[str, Sink]) -> tuple[str, ast.expr | None]:
    """The family and the expression of the message id in a call, None when it passes none."""
    if _is_for_the_operator(call):
        return "", None
    if _is_reason_of_a_class(call):
        return "error-", call.args[0]
    family, place = sinks.get(_called(call), ("", -1))
    return (family, call.args[place]) if 0 <= place < len(call.args) else (family, None)


def _is_for_the_operator(call: ast.Call) -> bool:
    """A line of the log, which nobody translates."""
    asked = call.func.value if isinstance(call.func, ast.Attribute) else None
    return isinstance(asked, ast.Name) and asked.id == "_LOG"


def _is_reason_of_a_class(call: ast.Call) -> bool:
    """An error class with one reason of its own: ``super().__init__("no-such-table", ...)``."""
    made = isinstance(call.func, ast.Attribute) and call.func.attr == "__init__"
    given = call.args[0] if call.args else None
    return made and isinstance(given, ast.Constant) and isinstance(given.value, str)


def _called(call: ast.Call) -> str:
    """The name of what is called; a line for the server's log is no message."""
    if isinstance(call.func, ast.Attribute):
        logs = isinstance(call.func.value, ast.Name) and call.func.value.id == "_LOG"
        return "" if logs else call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _param_names(call: ast.Call) -> set[str] | None:
    """The names of the parameters that a call spells out, None when it passes on others as well."""
    names = set(_OWN_PARAMS.get(_called(call), ()))
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        names.add(keyword.arg)
    for argument in call.args:
        keys = argument.keys if isinstance(argument, ast.Dict) else []
        hidden = isinstance(argument, ast.Call) or (
            isinstance(argument, ast.Name) and argument.id not in _PLAIN
        )
        if hidden or not all(isinstance(key, ast.Constant) for key in keys):
            return None
        names |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return names


def _params(function: ast.FunctionDef) -> list[str]:
    names = [each.arg for each in [*function.args.posonlyargs, *function.args.args]]
    return names[1:] if names[:1] == ["self"] else names


def _calls(
    node: ast.AST, function: ast.FunctionDef | None = None
) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield function, child
        yield from _calls(child, child if isinstance(child, ast.FunctionDef) else function)


def _literals(given: ast.expr, scopes: list[ast.Module | ast.FunctionDef]) -> Iterator[str]:
    """The texts an expression can have: written out, chosen by a condition, or kept in a variable."""
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield given.value
    elif isinstance(given, ast.IfExp):
        yield from _literals(given.body, scopes)
        yield from _literals(given.orelse, scopes)
    elif isinstance(given, ast.Name):
        for scope in scopes:
            for node in ast.walk(scope):
                if isinstance(node, ast.Assign) and any(
                    isinstance(target, ast.Name) and target.id == given.id for target in node.targets
                ):
                    yield from _literals(node.value, [])


# Catalogues.


@cache
def messages(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a folder's catalogue, by id."""
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, Message)}


def entries(folder: Path, language: str) -> list[EntryType]:
    parser = FluentParser()
    files = [folder / "text" / f"{language}.ftl", *sorted((folder / "text").glob(f"*.{language}.ftl"))]
    there = [file for file in files if file.is_file()]
    return [entry for file in there for entry in parser.parse(file.read_text(encoding="utf-8")).body]


def nodes(node: object) -> Iterator[BaseNode]:
    """A part of a catalogue and everything in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def references(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, MessageReference)}


def variables(message: Message, beside: dict[str, Message]) -> set[str]:
    """The parameters a message needs, also through the messages it refers to."""
    own = {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}
    return own.union(*(variables(beside[id], beside) for id in references(message)))


def selectors(message: Message) -> Iterator[tuple[str, set[str]]]:
    """The parameters a message chooses by, with the values it names."""
    for node in nodes(message):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            yield node.selector.id.name, {key.name for key in keys if isinstance(key, Identifier)}


def texts(message: Message) -> Iterator[str]:
    return (node.value for node in nodes(message) if isinstance(node, TextElement))
