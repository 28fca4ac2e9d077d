"""The files that belong to the project, in a clone as well as in an unpacked archive."""

import os
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
FOLDERS = (".ci", "ai", "assets", "game", "tests", "tools")
TOP_FILES = ("*.md", "*.toml", "*.py", "LICENSE", ".gitignore", "saves/README.md")
NOT_OURS = ("__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")


def project_files(*suffixes: str) -> list[Path]:
    """Every file of the project with one of these suffixes, every file if none is given."""
    found = [path for pattern in TOP_FILES for path in TOP.glob(pattern)]
    for name in FOLDERS:
        for folder, folders, files in os.walk(TOP / name):
            folders[:] = [below for below in folders if below not in NOT_OURS]
            found += [Path(folder, file) for file in files]
    return sorted(path for path in found if not suffixes or path.suffix in suffixes)
