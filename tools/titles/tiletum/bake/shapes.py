"""List the hand-drawn shape files of Tiletum in the manifest."""

from __future__ import annotations

from pathlib import Path

from tools.bake.drawings import list_drawings
from tools.bake.manifest import ASSETS


def list_shapes() -> list[Path]:
    """Renew the entries of every shape file drawn by hand for this title and return the files."""
    return list_drawings(ASSETS / "tiletum" / "images")
