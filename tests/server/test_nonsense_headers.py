"""Headers filled with nonsense, on every kind of request: refused or ignored, never a fault."""

import logging
from itertools import cycle, islice

import pytest

from .nonsense import Site

HEADERS = [
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Authorization",
    "Content-Type",
    "Cookie",
    "Host",
    "HX-Request",
    "If-None-Match",
    "Last-Event-ID",
    "Origin",
    "Range",
    "Referer",
    "Sec-Fetch-Site",
    "X-Forwarded-Host",
    "X-Line",
]
VALUES = [
    b"",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"%ED%A0%80%00",
    b"http://[",
    b"http://[::1",
    b"http://]/",
    b"http://[not an address]/",
    b"http://a:b:c/",
    b"//",
    b"null",
    b"[",
    b"[::1",
    b"[::1]x",
    b"localhost:port",
    b"localhost:99999999",
    b"localhost:1@evil.example",
    b"localhost/evil",
    b"localhost?x",
    b'bunkhouse=\xff; language=%00; theme="; offered=%ED%A0%80',
    b"Bearer \xff",
    b"Bearer",
    b"multipart/form-data",
    b"multipart/form-data; boundary=\xff",
    b"application/json; charset=hex",
    b"application/x-www-form-urlencoded; charset=utf-7",
    b"en;q=nan,pl;q=inf,de;q=,;q=1",
    b"gzip;q=x, br;q=, *;q=-1",
    "²".encode("latin-1"),
    b"9" * 5000,
    b"1" * 17,
]
REQUESTS = [
    ("GET", "/", ""),
    ("GET", "/t/{code}", ""),
    ("GET", "/static/css/ui.css", ""),
    ("GET", "/api/tables", ""),
    ("GET", "/api/tables/{code}/observe", ""),
    ("POST", "/login", "login=x&password=y"),
    ("POST", "/tokens", "label=x"),
    ("POST", "/t/{code}/act", "action=end&seat=0&seq=1"),
    ("POST", "/t/{code}/device", ""),
    ("POST", "/records", "text=x"),
    ("POST", "/api/guests", "name=x"),
    ("POST", "/api/records", "x"),
    ("DELETE", "/api/tables", ""),
]
FORM = (b"Content-Type", b"application/x-www-form-urlencoded")


EACH = 4
"""Every value of every header is tried on so many requests, in turn: every header meets every request."""


@pytest.mark.parametrize("name", HEADERS)
def test_no_header_is_a_fault_of_the_server(site: Site, name: str, caplog: pytest.LogCaptureFixture) -> None:
    requests = cycle(REQUESTS)
    for value in VALUES:
        for method, path, content in islice(requests, EACH):
            usual = [(b"Cookie", f"bunkhouse={site.sessions[0]}".encode()), FORM]
            heads = [head for head in usual if head[0] != name.encode()] + [(name.encode(), value)]
            answer = site.client.request(
                method, path.format(code=site.codes[1]), content=content.encode(), headers=heads
            )
            assert answer.status_code < 500, (method, path, name, value, answer.text[:300])
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("value", [value for value in VALUES if value])
def test_no_origin_but_our_own_may_command(site: Site, value: bytes) -> None:
    """Without ``Sec-Fetch-Site`` it is ``Origin`` that counts, and one that cannot be read is not ours."""
    heads = [(b"Cookie", f"bunkhouse={site.sessions[0]}".encode()), (b"Origin", value)]
    request = site.client.build_request("POST", "/name", data={"name": "Eve"}, headers=heads)
    del request.headers["sec-fetch-site"]
    assert site.client.send(request).status_code == 403


@pytest.mark.parametrize(
    "host", ["localhost:1@evil.example", "localhost/evil", "[::1", "[::1]x", "localhost:x", ""]
)
def test_a_host_that_is_more_than_a_name_is_not_ours(site: Site, host: str) -> None:
    assert site.client.get("/", headers={"Host": host}).status_code == 421
