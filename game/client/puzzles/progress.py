"""Progress: the best verdict on each puzzle so far, kept as a small TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.client.kept.settings import write_safely
from game.client.puzzles.verdict import VERDICTS

FILE_NAME: Final = "puzzles.toml"
HEAD: Final = "# The best answer to each puzzle so far; the page of puzzles writes this file."


def load(folder: Path) -> dict[str, str]:
    """Return the best verdicts by name; a broken file is kept aside and gives none."""
    file = folder / FILE_NAME
    try:
        stored = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError):
        with suppress(OSError):
            file.replace(file.with_name(f"{FILE_NAME}.broken"))
        return {}
    return {name: verdict for name, verdict in stored.items() if verdict in VERDICTS}


def store(verdicts: Mapping[str, str], folder: Path) -> None:
    """Write the verdicts: a crash leaves the old or the new file; OSError when it cannot be."""
    lines = [f'"{name}" = "{verdict}"' for name, verdict in sorted(verdicts.items())]
    write_safely(folder / FILE_NAME, "\n".join([HEAD, *lines, ""]))
