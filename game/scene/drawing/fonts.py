"""Check and open font files.

A font of one size needs a quarter of a megabyte once its letters were drawn, and every window size
and scale has its own sizes, so only the fonts used last are kept. Files are read once and closed.
"""

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

import pygame
from pygame.font import Font

PROBE_TEXT = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 £"
PROBE_FONT_SIZE_PX = 8
MAX_CACHED_FONTS = 96  # a table with everything on it uses some eighty sizes and faces


@cache
def font_problem_text(path: Path) -> str:
    """Return why a font file cannot be used, "" when it can.

    Some damaged files can be opened and fail only when a letter is drawn, so this function draws
    some.
    """
    pygame.font.init()
    try:
        Font(BytesIO(_file_bytes(path)), PROBE_FONT_SIZE_PX).render(PROBE_TEXT, True, "black")
    except (OSError, pygame.error) as error:
        return str(error) or "it is damaged"
    return ""


@lru_cache(maxsize=MAX_CACHED_FONTS)
def open_font(path: Path | None, size_px: int) -> Font:
    """Return the font of a file that has been checked, at a size in px; None stands for the font
    built into pygame."""
    pygame.font.init()
    return Font(BytesIO(_file_bytes(path)) if path is not None else None, size_px)


@cache
def _file_bytes(path: Path) -> bytes:
    return path.read_bytes()
