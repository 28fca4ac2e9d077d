"""The part of a baked map that a window shows."""

from __future__ import annotations

from typing import Final

import pygame

from game.scene import theme

RIM: Final = ((6, theme.SLATE_EDGE), (2, theme.BRASS_RIM))
"""Lines round a sheet, the widest first, in px."""


def lay_window(target: pygame.Surface, baked: pygame.Surface, place: pygame.Rect) -> pygame.Rect:
    """Draw a baked map so that it fills `place`; return the part of the window it fills."""
    window = target.get_rect()
    shown = place.clip(window)
    ratio_x, ratio_y = baked.get_width() / place.width, baked.get_height() / place.height
    part = pygame.Rect(
        round((shown.left - place.left) * ratio_x),
        round((shown.top - place.top) * ratio_y),
        round(shown.width * ratio_x),
        round(shown.height * ratio_y),
    ).clip(baked.get_rect())
    source = baked.subsurface(part)
    if part.size != shown.size:
        plain = pygame.Surface(part.size, 0, 32)
        plain.blit(source, (0, 0))
        source = pygame.transform.smoothscale(plain, shown.size)
    target.blit(source, shown)
    return shown


def lay_table(target: pygame.Surface, shown: pygame.Rect) -> None:
    """Where the window is larger, make the map a sheet: the table is seen round it."""
    width, height = target.get_size()
    beyond = (
        (0, 0, width, shown.top),
        (0, shown.bottom, width, height - shown.bottom),
        (0, 0, shown.left, height),
        (shown.right, 0, width - shown.right, height),
    )
    if not any(across > 0 and down > 0 for _, _, across, down in beyond):
        return
    for box in beyond:
        target.fill(theme.NIGHT, box)
    for thickness, colour in RIM:
        pygame.draw.rect(target, colour, shown.inflate(2 * thickness, 2 * thickness), thickness)


def stretch_rim(target: pygame.Surface, shown: pygame.Rect) -> None:
    """Where the window is larger, make the sea at the rim of the map larger."""
    width, height = target.get_size()
    for column, left, right in ((shown.left, 0, shown.left), (shown.right - 1, shown.right, width)):
        if right > left:
            line = target.subsurface((column, shown.top, 1, shown.height))
            target.blit(
                pygame.transform.scale(line, (right - left, shown.height)), (left, shown.top)
            )
    for row, top, low in ((shown.top, 0, shown.top), (shown.bottom - 1, shown.bottom, height)):
        if low > top:
            line = target.subsurface((0, row, width, 1))
            target.blit(pygame.transform.scale(line, (width, low - top)), (0, top))
