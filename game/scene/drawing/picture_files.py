"""Asset files: pictures loaded in advance, and files that cannot be used."""

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from game.scene.drawing.shared_surfaces import SURFACE_CACHE

# Files that cannot be used, each replaced by something plain.

UNUSABLE_FILE_CAUSES: Final[dict[Path, str]] = {}

_PRELOADED_PICTURES: dict[Path, Future[Surface]] = {}


def record_unusable_file(file: Path, cause: object) -> None:
    """Store the cause why a file cannot be used; later causes for a file that has one are
    ignored."""
    UNUSABLE_FILE_CAUSES.setdefault(file, str(cause))


def unusable_file_causes(folder: Path) -> dict[Path, str]:
    """Return the recorded unusable files below a folder, with the cause of each."""
    return {
        file: cause for file, cause in UNUSABLE_FILE_CAUSES.items() if file.is_relative_to(folder)
    }


def preload_pictures(files: Iterable[Path]) -> None:
    """Start loading pictures in threads, for later calls of `read_picture`."""
    threads = ThreadPoolExecutor(2)
    _PRELOADED_PICTURES.update({file: threads.submit(pygame.image.load, file) for file in files})
    threads.shutdown(wait=False)


def read_picture(file: Path) -> Surface:
    """Return the surface of a picture file, loaded once and shared; raises OSError or
    pygame.error if it is not readable.
    """
    ahead = _PRELOADED_PICTURES.pop(file, None)
    read = partial(pygame.image.load, file) if ahead is None else ahead.result
    return SURFACE_CACHE.get_or_make(("file", file), read)
