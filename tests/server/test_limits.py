"""Nobody can drown the house: requests, bodies and streams are counted."""

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.config import Config, Limits, Rate
from bunkhouse.server.limits import Buckets
from bunkhouse.server.request_errors import TooMany

from .stand_in import NO_DATABASE, SAME_SITE, door


def strict(**limits: object) -> TestClient:
    config = Config(NO_DATABASE, limits=Limits(**limits))  # type: ignore[arg-type]
    return TestClient(door(config), base_url="http://localhost", headers=SAME_SITE)


def test_a_bucket_refills_with_time() -> None:
    now = 100.0
    bucket = Buckets(Rate(2, 3), lambda: now)
    for _ in range(3):
        bucket.take("one")
    with pytest.raises(TooMany) as refused:
        bucket.take("one")
    assert refused.value.wait == 1
    bucket.take("two")
    now += 0.5
    bucket.take("one")
    with pytest.raises(TooMany):
        bucket.take("one")


def test_quiet_clients_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.server.limits._MOST_CLIENTS", 10)
    now = 0.0
    bucket = Buckets(Rate(1, 2), lambda: now)
    for number in range(10):
        bucket.take(str(number))
    now += 100
    bucket.take("new")
    assert len(bucket._levels) == 1


def test_too_many_pages_are_refused_with_the_time_to_wait() -> None:
    with strict(reading=Rate(0.1, 3)) as client:
        assert [client.get("/page").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert int(client.get("/page").headers["retry-after"]) >= 9


def test_too_many_commands_are_refused_for_each_person() -> None:
    with strict(commands=Rate(0.1, 3)) as client:
        assert [client.post("/exit").status_code for _ in range(4)] == [200, 200, 200, 429]
        gosia = {"Cookie": "bunkhouse=gosia-session"}
        assert client.post("/exit", headers=gosia).status_code == 200


def test_passwords_cannot_be_tried_at_will() -> None:
    with strict(arrivals=Rate(0.1, 2)) as client:
        statuses = [client.post("/login").status_code for _ in range(4)]
    assert statuses[-1] == 429
    assert 429 not in statuses[:2]


@pytest.mark.parametrize("announced", [True, False])
def test_a_form_that_is_too_long_is_not_read(client: TestClient, announced: bool) -> None:
    chunk = b"word=" + b"x" * 100_000
    body = chunk if announced else iter([chunk[:50_000], chunk[50_000:]])
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = client.post("/form", content=body, headers=headers)
    assert answer.status_code == 413


def test_a_record_may_be_longer_than_a_form(client: TestClient) -> None:
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    assert client.post("/records", content=b"word=" + b"x" * 100_000, headers=headers).status_code == 400
    assert client.post("/records", content=b"x" * 3_000_000, headers=headers).status_code == 413


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"number=1", "application/x-www-form-urlencoded"),
        (b"word=a&number=", "application/x-www-form-urlencoded"),
        (b"word=a&number=%D9%A3", "application/x-www-form-urlencoded"),
        (b"word=a&number=99999999999999999999", "application/x-www-form-urlencoded"),
        (b"word=%00&number=1", "application/x-www-form-urlencoded"),
        (b"word=%FF%FE&number=x", "application/x-www-form-urlencoded"),
        (b"word=" + b"a" * 300 + b"&number=1", "application/x-www-form-urlencoded"),
        (b"&".join(b"f%d=1" % number for number in range(500)), "application/x-www-form-urlencoded"),
        (b"--x\r\nnonsense", "multipart/form-data; boundary=x"),
        (b"--x\r\n\r\n", "multipart/form-data"),
        (b"{}", "application/json"),
        (b"", ""),
    ],
)
def test_a_form_that_is_none_is_the_senders_mistake(client: TestClient, content: bytes, kind: str) -> None:
    assert client.post("/form", content=content, headers={"Content-Type": kind}).status_code == 400


def test_a_good_form_is_read(client: TestClient) -> None:
    assert client.post("/form", data={"word": "żółw", "number": "-3"}).text == "żółw -3"
    assert client.post("/form", files={"other": b"x"}, data={"word": "a", "number": "1"}).text == "a 1"
