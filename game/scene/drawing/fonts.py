"""Font files: check them, and open fonts to write with.  A font of one size is a quarter of a
megabyte once its letters were drawn, and every window size and scale has sizes of its own, so
only those used last are kept. Files are read once and closed.
"""

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

import pygame
from pygame.font import Font

PROBE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 £"
PROBE_PX = 8
MOST_FONTS = 96  # a table with everything on it writes in some eighty sizes and faces


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
