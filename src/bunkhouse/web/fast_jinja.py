"""Jinja with less ado around every value and call: the one module that touches its private interface.

An update consists of several hundred values. Jinja makes each of them a ``Markup`` before it joins them,
looks at whatever is called for wishes that nothing here has (a context, an environment), and looks for
everything in a dict among its methods first. All of that takes longer than the work. What this brings, and
when to drop it: docs/decisions/fast-templates.md.
"""

from collections.abc import MutableMapping
from functools import lru_cache
from keyword import iskeyword
from typing import Any

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context
from markupsafe import Markup, escape

ENABLED = True
"""Benchmarks and tests set it to False before the first page: then Jinja itself draws everything."""


def make_environment(**settings: Any) -> Environment:
    """An environment for templates that escape everything."""
    return (FastEnvironment if ENABLED else Environment)(autoescape=True, **settings)


def shown(value: object) -> str:
    """A value as it stands in HTML: escaped unless it is markup already."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[return-value]
    if kind is int:
        return str(value)
    return escape(value)


class _Generator(CodeGenerator):
    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.shown(")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """A call as Python writes it, as far as its arguments can be written down."""
        if node.dyn_args or node.dyn_kwargs or any(iskeyword(named.key) for named in node.kwargs):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in [*node.args, *node.kwargs]:
            self.visit(argument, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")


class _Context(Context):
    def call(self, called: Any, /, *args: Any, **named: Any) -> Any:
        """Calls; functions that ask Jinja for a context of their own are not for these templates."""
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return called(*args, **named)


class FastEnvironment(Environment):
    """An environment whose templates escape everything, as always, but do not wrap it twice."""

    code_generator_class = _Generator
    context_class = _Context
    shown = staticmethod(shown)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What a dict holds comes before what dicts can do, which would first be an error each time."""
        try:
            return obj[attribute] if isinstance(obj, dict) else getattr(obj, attribute)
        except (KeyError, AttributeError):
            return super().getattr(obj, attribute)

    @lru_cache(None)  # noqa: B019 -- there is one environment, and it stays
    def _found(self, name: str) -> Template:
        return super().get_template(name)

    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,
    ) -> Template:
        """A template by its whole name, found at once when it was wanted before."""
        return name if isinstance(name, Template) else self._found(name)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """One plain dict for all templates: it is copied for every one that another includes."""
        return {**self.globals, **d} if d else self.globals
