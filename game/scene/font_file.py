"""A font file, and whether it can be written with."""

from functools import cache
from pathlib import Path

import pygame
from pygame.font import Font

PROBE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 £"
PROBE_PX = 8


@cache
def font_fault(path: Path) -> str:
    """Why a font file cannot be used, "" when it can.

    Some damaged files open and fail only when a letter is drawn, so letters are drawn here once.
    """
    pygame.font.init()
    try:
        Font(path, PROBE_PX).render(PROBE, True, "black")
    except (OSError, pygame.error) as error:
        return str(error) or "it is damaged"
    return ""
