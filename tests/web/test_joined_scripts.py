"""Scripts that travel as one file: order, scopes, what they pass on, and what cannot be joined."""

import pytest

from bunkhouse.web.assets import content, parts_of
from bunkhouse.web.joined_scripts import joined, modules

_ENTRY = (
    "import './door.js';\nimport { a as b } from './deep/a.js';\nb();\nexport { a } from './deep/a.js';\n"
)
_SCRIPTS = {
    "js/entry.js": _ENTRY,
    "js/door.js": "import { a } from './deep/a.js';\nconst own = a();\nexport const door = own;\n",
    "js/deep/a.js": "const own = 1;\nexport function a() { return own; }\nexport async function wait() {}\n",
}
_JOINED = """
const $0 = {};
{
const own = 1;
function a() { return own; }
async function wait() {}
Object.assign($0, { a, wait });
}
const $1 = {};
{
const { a } = $0;
const own = a();
const door = own;
Object.assign($1, { door });
}
const { a: b } = $0;
b();
export const { a } = $0;
"""


def test_what_is_imported_runs_before_who_imports_it() -> None:
    assert modules("js/entry.js", _SCRIPTS.__getitem__) == ["js/deep/a.js", "js/door.js", "js/entry.js"]


def test_every_module_keeps_its_scope_and_gives_what_it_exports() -> None:
    assert joined("js/entry.js", _SCRIPTS.__getitem__).split() == _JOINED.split()


def test_scripts_that_import_each_other_are_refused() -> None:
    circle = {"a.js": "import './b.js';\n", "b.js": "import './a.js';\n"}
    with pytest.raises(ValueError, match=r"a\.js -> b\.js -> a\.js"):
        modules("a.js", circle.__getitem__)


@pytest.mark.parametrize(
    "line", ["import thing from './a.js';", "export default 1;", "export let x = 1;", "export { own };"]
)
@pytest.mark.parametrize("inner", [True, False])
def test_what_is_not_understood_is_refused_and_never_sent(line: str, inner: bool) -> None:
    told = f"{line}\n"
    scripts = {"entry.js": "import './b.js';\n" if inner else told, "b.js": told, "a.js": ""}
    with pytest.raises(ValueError, match="cannot be joined"):
        joined("entry.js", scripts.__getitem__)


def test_a_table_has_one_script() -> None:
    """Nothing is left to be imported but what only some people need."""
    text = content("js/table.js").decode()
    assert len(parts_of("js/table.js")) > 20
    assert "\nimport " not in text
    assert text.count("import('/static/js/rules.js?v=") == 1


@pytest.mark.parametrize("slug", ["montana", "old-west", "great-western-trail"])
def test_scripts_beside_it_take_what_they_share_from_it(slug: str) -> None:
    """A module that is in the joined file and loaded by itself as well would keep its state twice."""
    for name in (f"games/{slug}/table.js", "js/guide.js", "js/replay.js", "js/text.js"):
        imports = [line for line in content(name).decode().splitlines() if line.startswith("import ")]
        assert all("/static/js/table.js?v=" in line for line in imports), (name, imports)
