"""Folders of a player's own in which packs come and go."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from game.client.kept.packs import ENDING

NAMES: Final = ("Downloads", "Desktop", "Documents")
LOOKED_AT: Final = 400  # entries of one folder
MARK: Final = b"[pack]"
HEAD: Final = 4_000  # bytes in which a pack says that it is one


def own_folders() -> tuple[Path, ...]:
    """Return the folders that are there, the most likely first."""
    with suppress(RuntimeError):  # nobody's home
        home = Path.home()
        return tuple(folder for folder in (*(home / name for name in NAMES), home) if _is(folder))
    return ()


def packs_near(most: int) -> tuple[Path, ...]:
    """Return files in these folders that look like packs, those changed last first."""
    found = [file for folder in own_folders() for file in _packs_in(folder)]
    return tuple(sorted(found, key=_changed, reverse=True)[:most])


def _packs_in(folder: Path) -> Iterator[Path]:
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in islice(entries, LOOKED_AT):
            with suppress(OSError):
                if entry.name.endswith(ENDING) and entry.is_file():
                    with open(entry.path, "rb") as stream:
                        if MARK in stream.read(HEAD):
                            yield Path(entry.path)


def _is(folder: Path) -> bool:
    with suppress(OSError):
        return folder.is_dir()
    return False


def _changed(file: Path) -> float:
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0
