"""The part of a baked map that a window shows."""

from __future__ import annotations

import pygame


def lay_window(target: pygame.Surface, baked: pygame.Surface, place: pygame.Rect) -> None:
    """Draw a baked map so that it fills `place`, and stretch its rim where the window is larger."""
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
    _stretch_rim(target, shown)


def _stretch_rim(target: pygame.Surface, shown: pygame.Rect) -> None:
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
