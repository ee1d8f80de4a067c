"""What the package is built from, and how a change of it is noticed."""

import hashlib
import os
import shutil
import tomllib
from pathlib import Path
from typing import Any

from launching.messages import say

ROOT = Path(__file__).resolve().parents[1]
ASSETS = Path("src/bunkhouse/web/static/vendor")
ASSET_SOURCES = [Path("package.json"), Path("scripts/vendor.py")]
BUILD_SOURCES = [Path(name) for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore")]
BUILD_SCRIPT = Path("scripts/compile.py")


def source_files(root: Path) -> list[Path]:
    """List what the package is built from, relative to the root; compiled leftovers are no part of it."""
    files = [file for file in [*BUILD_SOURCES, BUILD_SCRIPT, *ASSET_SOURCES] if (root / file).is_file()]
    for folder, subfolders, names in os.walk(root / "src"):
        if Path(folder) == root / ASSETS:
            continue  # made from package.json, which is here already
        subfolders[:] = sorted(name for name in subfolders if name != "__pycache__")
        kept = sorted(name for name in names if name[0] != "." and not name.endswith((".so", ".pyc")))
        files += [Path(folder, name).relative_to(root) for name in kept]
    return files


def fingerprint(root: Path, files: list[Path]) -> str:
    """Hash the names and contents of the files."""
    digest = hashlib.sha256()
    for file in files:
        content = (root / file).read_bytes()
        digest.update(f"{file}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def copy_sources(root: Path, target: Path) -> None:
    """Copy what the package is built from, so that a change meanwhile does not get into the middle of it."""
    fetched = [file.relative_to(root) for file in sorted((root / ASSETS).glob("[!.]*"))]
    for file in [*source_files(root), *fetched]:
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / file, target / file)


def remove_leftovers(root: Path) -> None:
    """Delete compiled modules from the sources, where they would be imported in place of them."""
    for leftover in (root / "src").rglob("*.so"):
        say(f"Removing the compiled leftover {leftover.relative_to(root)}")
        leftover.unlink()


def project(root: Path) -> dict[str, Any]:
    """Return what pyproject.toml says."""
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
