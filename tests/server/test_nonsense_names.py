"""Names of files and tables that cannot be: they are not there, on every file system and database."""

import pytest

from .nonsense import Site

LENGTHS = [1, 251, 255, 256, 1000, 5000]
NAMES = [
    *(f"{'a' * length}{ending}" for length in LENGTHS for ending in ("", ".css", ".js", "/a.css")),
    *(f"games/{'a' * length}/table.css" for length in LENGTHS),
    *(f"games/el-gaucho/{'a' * length}.svg" for length in LENGTHS),
    "css/" + "+".join(["ui"] * 30) + ".css",
    "css/" + "+" * 19 + ".css",
    "a/" * 3000 + "a.css",
    "games/",
    "games//x.css",
    "games/el-gaucho",
    "games/el-gaucho/../../../../etc/passwd",
    "css/../../assets.py",
    "%ED%A0%80.css",
    "%00.css",
    "css/ui.css/x.css",
    "~/x.css",
]


def test_a_file_that_cannot_be_is_not_there(site: Site) -> None:
    for name in NAMES:
        assert site.client.get(f"/static/{name}").status_code == 404, (len(name), name[:40])


@pytest.mark.parametrize("path", ["/t/{}", "/w/{}", "/t/{}/replay", "/w/{}/text", "/api/tables/{}"])
@pytest.mark.parametrize("name", ["\0", "a\0b", "\ud7ff", "x", "1", "%00", "..", "a" * 3000])
def test_a_table_that_cannot_be_is_not_there(site: Site, path: str, name: str) -> None:
    quoted = "".join(f"%{byte:02X}" for byte in name.encode("utf-8", "replace"))
    assert site.client.get(path.format(quoted)).status_code in (404, 422)
