"""The part of a baked map that a window shows."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame.transform import smoothscale

from game.scene.drawing import accents, colours

STRIP_PX: Final = 256  # of a map that is scaled, at a time
MIRRORED: Final = 0.2
"""Of a map's width: the sea at its left, which goes on there in a wider window."""
MOST_SEA: Final = 2
"""Times that it goes on."""
RIM: Final = ((6, colours.SLATE_EDGE), (2, accents.BRASS_RIM))
"""Lines round a sheet, the widest first, in px."""


def plain_window(size: tuple[int, int], colour: str) -> pygame.Surface:
    """Return a window of one colour."""
    surface = pygame.Surface(size, 0, 32)
    surface.fill(colour)
    return surface


def window_with(
    baked: pygame.Surface, place: pygame.Rect, size: tuple[int, int], sea: str
) -> tuple[pygame.Surface, pygame.Rect]:
    """Return a window of this size with a baked map that fills `place`, and the part it fills."""
    shown = place.clip((0, 0), size)
    ratio_x = baked.get_width() / place.width
    ratio_y = baked.get_height() / place.height
    part = pygame.Rect(
        round((shown.left - place.left) * ratio_x),
        round((shown.top - place.top) * ratio_y),
        round(shown.width * ratio_x),
        round(shown.height * ratio_y),
    ).clip(baked.get_rect())
    wide = _widened(baked, part, shown.width)
    del baked  # weighs several windows: gone before anything else is made
    window = plain_window(size, sea)
    for left, width in _strips(shown.width):
        strip = wide.subsurface((left, 0, width, part.height))
        there = pygame.Rect(shown.left + left, shown.top, width, shown.height)
        smoothscale(strip, there.size, window.subsurface(there))
    return window, shown


def _widened(baked: pygame.Surface, part: pygame.Rect, width: int) -> pygame.Surface:
    """Return a part of a baked map as wide as this and as high as it is. A whole one would be
    scaled this way first as well, and weigh as much as three windows besides.
    """
    wide = pygame.Surface((width, part.height), 0, 32)
    for top, height in _strips(part.height):
        strip = pygame.Surface((part.width, height), 0, 32)
        strip.blit(baked, (0, 0), (part.left, part.top + top, part.width, height))
        smoothscale(strip, (width, height), wide.subsurface((0, top, width, height)))
    return wide


def _strips(length: int) -> Iterator[tuple[int, int]]:
    for start in range(0, length, STRIP_PX):
        yield start, min(STRIP_PX, length - start)


def mirror_sea(target: pygame.Surface, shown: pygame.Rect) -> pygame.Rect:
    """Let the sea at the left of a map go on, as in mirrors that face each other, to the edge of a
    window that is a little wider; return the part of the window that is map then.
    """
    sea = round(shown.width * MIRRORED)
    if not 0 < shown.left <= sea * MOST_SEA:
        return shown
    for right in range(shown.left, 0, -sea):
        width = min(sea, right)
        beside = target.subsurface((right, shown.top, width, shown.height))
        target.blit(pygame.transform.flip(beside, True, False), (right - width, shown.top))
    return shown.union((0, shown.top, shown.left, shown.height))


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
        target.fill(colours.NIGHT, box)
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
