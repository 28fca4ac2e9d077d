"""Files of assets: pictures decoded ahead, and files that cannot be used."""

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from game.scene.drawing.shared_surfaces import SURFACES

# Files that cannot be used: something plain stands in for each of them.

UNUSABLE: Final[dict[Path, str]] = {}

_AHEAD: dict[Path, Future[Surface]] = {}


def set_aside(file: Path, cause: object) -> None:
    """Note that a file cannot be used, and why."""
    UNUSABLE.setdefault(file, str(cause))


def unusable(folder: Path) -> dict[Path, str]:
    """Return the files below a folder that could not be used so far, and why."""
    return {file: cause for file, cause in UNUSABLE.items() if file.is_relative_to(folder)}


def read_ahead(files: Iterable[Path]) -> None:
    """Begin to read pictures that `read_picture` is asked for soon."""
    threads = ThreadPoolExecutor(2)
    _AHEAD.update({file: threads.submit(pygame.image.load, file) for file in files})
    threads.shutdown(wait=False)


def read_picture(file: Path) -> Surface:
    """Return the picture in a file, not to be drawn on; OSError or pygame.error if unreadable."""
    ahead = _AHEAD.pop(file, None)
    read = partial(pygame.image.load, file) if ahead is None else ahead.result
    return SURFACES.get(("file", file), read)
