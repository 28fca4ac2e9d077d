"""The printed facts, read from the component files of the title."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

# The printed facts, read from the component files of the title.

FOLDER = Path(__file__).parents[4] / "assets" / "tinners_trail" / "data"


def facts(name: str) -> dict[str, Any]:
    """Return the content of one component file of the title."""
    with (FOLDER / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)
