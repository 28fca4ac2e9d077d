"""List the hand-drawn shape files in the manifest."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from tools.bake.manifest import ASSETS, list_files


def list_icons() -> list[Path]:
    """Renew the entries of the icons every title shares and return the files."""
    return list_drawings(ASSETS / "shared" / "images" / "icons")


def list_drawings(folder: Path, besides: Collection[str] = ()) -> list[Path]:
    """Renew the entries of every shape file of a folder, but for some names; return the files."""
    files = [path for path in sorted(folder.glob("*.svg")) if path.stem not in besides]
    list_files(files, source="drawn for this game", licence="MIT")
    return files
