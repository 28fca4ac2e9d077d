"""List the hand-drawn shape files in the manifest."""

from __future__ import annotations

from pathlib import Path

from tools.bake.manifest import ASSETS, list_files
from tools.bake.stamps import STAMPS

FOLDERS = (ASSETS / "shared" / "images" / "icons", ASSETS / "tinners_trail" / "images")


def list_drawings() -> list[Path]:
    """Renew the entries of every shape file drawn for this game and return the files."""
    files = [
        path
        for folder in FOLDERS
        for path in sorted(folder.glob("*.svg"))
        if path.stem not in STAMPS
    ]
    list_files(files, source="drawn for this game", licence="MIT")
    return files
