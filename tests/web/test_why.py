"""A piece that cannot be used now says what stands in the way, not what it is for another time."""

from types import SimpleNamespace
from typing import Any

import bunkhouse
from bunkhouse.server.steps import Position
from bunkhouse.server.table.why import why_not


def test_a_field_that_cannot_be_built_on_does_not_speak_of_the_beginning() -> None:
    """MT-12 and MT-67 are about the same fields; once everybody has begun only building can be meant."""
    game = bunkhouse.game("montana")
    state = game.new(2, 1)
    while game.parse("recruit") not in state.legal():
        state.apply(state.legal()[0])
    info: Any = SimpleNamespace(
        game="montana", seats=[SimpleNamespace(name=name, kind="person") for name in ("Gosia", "Ala")]
    )
    position = Position(game, state, 0, 0, ())
    legal = {game.actions.notation(code) for code in state.legal()}
    fields = [name for name in game.actions.kinds[0].axes[0].values if f"build {name}" not in legal]
    said = [why_not(position, state.actor, f"f-{name}", "en", info) for name in fields[:12]]
    rules = {reason.rule for reason in said if reason}
    assert rules
    assert "MT-12" not in rules


def test_a_field_speaks_of_building_also_in_the_middle_of_another_action() -> None:
    """MT-12 is over once the start tile lies, whatever is being decided."""
    game = bunkhouse.game("montana")
    state = game.new(2, 1)
    while game.parse("city") not in state.legal():
        state.apply(state.legal()[0])
    state.apply(game.parse("city"))
    info: Any = SimpleNamespace(
        game="montana", seats=[SimpleNamespace(name=name, kind="person") for name in ("Gosia", "Ala")]
    )
    position = Position(game, state, 0, 0, ())
    said = [
        why_not(position, state.actor, f"f-{name}", "en", info)
        for name in game.actions.kinds[0].axes[0].values[:12]
    ]
    assert {reason.rule for reason in said if reason} == {"MT-23"}
