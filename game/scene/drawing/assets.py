"""Files of assets: those that cannot be used, pictures decoded ahead, and fonts to write with."""

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface
from pygame.font import Font

from game.scene.drawing.picture import SURFACES

# Files that cannot be used: something plain stands in for each of them.

UNUSABLE: Final[dict[Path, str]] = {}

_AHEAD: dict[Path, Future[Surface]] = {}

PROBE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 £"
PROBE_PX = 8
MOST_FONTS = 96  # a table with everything on it writes in some eighty sizes and faces


def set_aside(file: Path, cause: object) -> None:
    """Note that a file cannot be used, and why."""
    UNUSABLE.setdefault(file, str(cause))


def unusable(folder: Path) -> dict[Path, str]:
    """Return the files below a folder that could not be used so far, and why."""
    return {file: cause for file, cause in UNUSABLE.items() if file.is_relative_to(folder)}


# Large pictures that are wanted soon: they are decoded beside everything else, for that needs no
# interpreter.


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


# Font files: whether one can be written with, and the fonts made of them.
#
# A font of one size is a quarter of a megabyte once its letters were drawn, and every window
# size and scale has sizes of its own, so only those used last are kept. Files are read once and
# closed.


@cache
def font_fault(path: Path) -> str:
    """Why a font file cannot be used, "" when it can.

    Some damaged files open and fail only when a letter is drawn, so letters are drawn here once.
    """
    pygame.font.init()
    try:
        Font(BytesIO(_content(path)), PROBE_PX).render(PROBE, True, "black")
    except (OSError, pygame.error) as error:
        return str(error) or "it is damaged"
    return ""


@lru_cache(maxsize=MOST_FONTS)
def opened_font(path: Path | None, size_px: int) -> Font:
    """The font of a file without fault at a pixel size; None is pygame's own font."""
    pygame.font.init()
    return Font(BytesIO(_content(path)) if path is not None else None, size_px)


@cache
def _content(path: Path) -> bytes:
    return path.read_bytes()
