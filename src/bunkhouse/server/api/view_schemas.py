"""The views of all games in the OpenAPI document, made from the types that describe them."""

from typing import Any

from pydantic import TypeAdapter

from bunkhouse.engine.game import Game
from bunkhouse.engine.registry import games

Schema = dict[str, Any]
_SCHEMAS = "#/components/schemas/"


def with_view_schemas(document: Schema) -> Schema:
    """Let an observation's view be one of the installed games' views, told apart by its field ``game``."""
    schemas, views, others = document["components"]["schemas"], {}, list[Schema]()
    for game in games():
        if game.view_type() is Any:
            others = [{"type": "object", "description": "The view of a game that does not describe it."}]
        else:
            views[game.slug] = f"{_SCHEMAS}{_prefix(game)}View"
            schemas.update(_of_game(game))
    schemas["Observation"]["properties"]["view"] = {
        "description": "What the seat may know, as its game describes it; null before the start.",
        "anyOf": [*({"$ref": view} for view in views.values()), *others, {"type": "null"}],
        "discriminator": {"propertyName": "game", "mapping": views},
    }
    return document


def _of_game(game: Game) -> Schema:
    """The schemas of a game's view and of what it consists of, under names that no other game has."""
    schema = TypeAdapter(game.view_type()).json_schema(ref_template=f"{_SCHEMAS}{_prefix(game)}{{model}}")
    parts: Schema = schema.pop("$defs", {})
    root = schema.pop("$ref", None)
    if root is not None:
        schema = parts.pop(root.removeprefix(f"{_SCHEMAS}{_prefix(game)}"))
    schema["title"] = f"{_prefix(game)}View"
    schema["properties"]["game"] = {"const": game.slug, "type": "string"}
    found = {f"{_prefix(game)}{name}": part for name, part in parts.items()}
    return {f"{_prefix(game)}View": schema, **found}


def _prefix(game: Game) -> str:
    return "".join(word.capitalize() for word in game.slug.split("-"))
