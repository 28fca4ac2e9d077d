"""What belongs to the project: its files, in a clone as in an archive, and parts of titles."""

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

TOP = Path(__file__).resolve().parent.parent
FOLDERS = (".ci", ".github", "ai", "assets", "game", "tests", "tools")
TOP_FILES = (
    "*.md",
    "*.toml",
    "*.py",
    "LICENSE",
    "CITATION.cff",
    "MANIFEST.in",
    ".gitignore",
    "saves/README.md",
)
NOT_OURS = (
    "__pycache__",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
    "node_modules",
    "dist",
)


def project_files(*suffixes: str) -> list[Path]:
    """Return every file of the project with one of these suffixes, or every file if none is
    given."""
    found = [path for pattern in TOP_FILES for path in TOP.glob(pattern)]
    for name in FOLDERS:
        for folder, folders, files in os.walk(TOP / name):
            folders[:] = [below for below in folders if below not in NOT_OURS]
            found += [Path(folder, file) for file in files]
    return sorted(path for path in found if not suffixes or path.suffix in suffixes)


def load_title_part(title: str, part: str) -> ModuleType | None:
    """Return the title's module of this name from tools/titles/<title>, or, for titles that exist
    only for tests, from tests/titles/<title>; None if there is none."""
    for folder in ("tools", "tests"):
        name = f"{folder}.titles.{title.replace('-', '_')}.{part}"
        try:
            is_there = find_spec(name) is not None
        except ModuleNotFoundError:  # there is not even its folder
            continue
        if is_there:
            return import_module(name)
    return None
