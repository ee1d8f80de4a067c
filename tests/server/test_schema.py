"""Whatever is sent to the API, in or out of its schema, it is never a fault of the server."""

from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from starlette.routing import Mount
from starlette.testclient import TestClient

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config

from .stand_in import FREELY

EXPECTED = [content_type_conformance, response_schema_conformance]
"""Unknown tables, wrong turns and the like are part of the schema; another shape is not."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A running site with a table in it, and its schema."""
    database = tmp_path_factory.mktemp("schema") / "house.sqlite"
    config = Config(f"sqlite:///{database}", bot_workers=0, bot_pause=0.0, undo_wait=0.0, limits=FREELY)
    app = create_app(config)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        token = client.post("/api/guests", json={"name": "Fuzz"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        seats = [{"kind": "host"}, {"kind": "hotseat", "name": "Two"}]
        plan = {"game": "el-gaucho", "seats": seats, "start": True}
        code = client.post("/api/tables", json=plan, headers=headers).json()["code"]
        yield client, headers, code


def described() -> dict[str, Any]:
    """The API's own description, but for the streams, which never end."""
    app = create_app(Config("sqlite:///unused"))
    api = next(route.app for route in app.routes if isinstance(route, Mount) and route.path == "/api")
    assert isinstance(api, FastAPI)
    document = api.openapi()
    paths = {path: item for path, item in document["paths"].items() if not path.endswith("/stream")}
    return {**document, "paths": paths, "servers": [{"url": "/api"}]}


schema = schemathesis.openapi.from_dict(described())


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
def test_nothing_that_is_sent_is_a_fault_of_the_server(case: Case[Any], service: Any) -> None:
    client, headers, code = service
    if "code" in case.path_parameters and not case.path_parameters["code"].startswith("x"):
        case.path_parameters["code"] = code
    kwargs = case.as_transport_kwargs(base_url="http://localhost/api")
    kwargs["headers"] = {**dict(kwargs.get("headers") or {}), **headers}
    kwargs.pop("cookies", None)
    answer = client.request(**kwargs)
    assert answer.status_code < 500, (kwargs, answer.text)
    case.validate_response(answer, checks=EXPECTED)
