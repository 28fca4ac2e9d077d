"""Read once: what ships is read and its drawings are drawn once for all tests of a worker.

They open some thousand windows, and each would read the same files and draw the same pieces. Every
reader still gets a thing of its own, to paint on or to change as it likes; the pieces, which are
shared in a game too, have room for more windows than one.
"""

import os
import pickle
import tomllib
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Any

import pygame
from pygame import Surface

from game.scene import audio
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.drawing.surface_cache import SurfaceCache
from tests.helpers.present import of_kind

PICTURES_BYTES = 80 * 2**20
DRAWINGS_BYTES = 48 * 2**20
SURFACES_BYTES = 320 * 2**20  # what windows of some sizes and looks show, one after the other
TEXTS = 200
SOUNDS = 300


def read_once() -> None:
    """Put readers that remember in the place of those that do not."""
    setattr(tomllib, "loads", remembering_tables())  # noqa: B010 - no type checker minds it so
    setattr(pygame.image, "load", remembering_pictures())  # noqa: B010
    setattr(pygame.image, "load_sized_svg", remembering_drawings())  # noqa: B010
    setattr(audio, "Sample", remembering_sounds())  # noqa: B010
    SURFACE_CACHE.budget_bytes = SURFACES_BYTES
    # A window of another size gives a budget of its own, and would mark what others show as old.
    setattr(SURFACE_CACHE, "on_window_resized", lambda window_bytes: None)  # noqa: B010


def remembering_tables() -> Any:
    """Return what reads a text of TOML, but one it knows only once."""
    read = tomllib.loads

    @lru_cache(TEXTS)
    def packed(text: str) -> bytes:
        return pickle.dumps(read(text))

    def loads(text: str, /, **how: Any) -> dict[str, Any]:
        return of_kind(read(text, **how) if how else pickle.loads(packed(text)), dict)

    return loads


def remembering_pictures() -> Any:
    """Return what reads a file of a picture, but one that has not changed only once."""
    read = pygame.image.load
    kept = SurfaceCache(PICTURES_BYTES)
    one_at_a_time = Lock()  # some files are read ahead in a thread

    def load(file: Any, *hint: str) -> Surface:
        if not isinstance(file, str | Path) or not os.path.isfile(file):
            return read(file, *hint)
        facts = os.stat(file)
        key = (str(file), facts.st_mtime_ns, facts.st_size)
        with one_at_a_time:
            return kept.get_or_make(key, lambda: read(file, *hint)).copy()

    return load


def remembering_drawings() -> Any:
    """Return what draws an SVG in a size, but the same text only once."""
    draw = pygame.image.load_sized_svg
    kept = SurfaceCache(DRAWINGS_BYTES)

    def load_sized_svg(file: Any, size: tuple[int, int]) -> Surface:
        if not isinstance(file, BytesIO):
            return draw(file, size)
        return kept.get_or_make((file.getvalue(), size), lambda: draw(file, size)).copy()

    return load_sized_svg


def remembering_sounds() -> Any:
    """Return what reads a file of a sound, but one that has not changed only once for a device."""
    read = pygame.mixer.Sound

    @lru_cache(SOUNDS)
    def samples(file: Path, changed: int, device: object) -> bytes:
        return read(file).get_raw()

    def sound(file: Path) -> pygame.mixer.Sound:
        return read(buffer=samples(file, os.stat(file).st_mtime_ns, pygame.mixer.get_init()))

    return sound
