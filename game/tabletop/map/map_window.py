"""Fill a window with a scaled, pre-rendered map and its surroundings."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame.transform import smoothscale

from game.scene.drawing import accents, colours

SCALED_STRIP_HEIGHT_PX: Final = 256  # px of the map that are scaled at a time
MIRRORED_WIDTH_SHARE: Final = 0.2
"""Of a map's width: the sea at its left, which goes on there in a wider window."""
MAX_GAP_IN_MIRRORED_STRIPS: Final = 2
"""Times that it goes on."""
RIM_WIDTHS_AND_COLOURS: Final = ((6, colours.SLATE_EDGE), (2, accents.BRASS_RIM))
"""Lines round a sheet, the widest first, in px."""


def plain_window_surface(size_px: tuple[int, int], colour: str) -> pygame.Surface:
    """Return a new surface of `size_px` in one colour."""
    surface = pygame.Surface(size_px, 0, 32)
    surface.fill(colour)
    return surface


def window_surface_and_map_rect(
    baked_map: pygame.Surface,
    wanted_map_rect: pygame.Rect,
    window_size_px: tuple[int, int],
    sea_colour: str,
) -> tuple[pygame.Surface, pygame.Rect]:
    """Return a window surface of `window_size_px` with a pre-rendered map scaled to
    `wanted_map_rect`, and the part of the window that the map fills.

    The rest of the window has the colour `sea_colour`.
    """
    shown = wanted_map_rect.clip((0, 0), window_size_px)
    ratio_x = baked_map.get_width() / wanted_map_rect.width
    ratio_y = baked_map.get_height() / wanted_map_rect.height
    part = pygame.Rect(
        round((shown.left - wanted_map_rect.left) * ratio_x),
        round((shown.top - wanted_map_rect.top) * ratio_y),
        round(shown.width * ratio_x),
        round(shown.height * ratio_y),
    ).clip(baked_map.get_rect())
    wide = _scaled_part(baked_map, part, shown.width)
    del baked_map  # needs the memory of several windows: freed before the next step
    window = plain_window_surface(window_size_px, sea_colour)
    for left, width in _strip_spans(shown.width):
        strip = wide.subsurface((left, 0, width, part.height))
        there = pygame.Rect(shown.left + left, shown.top, width, shown.height)
        smoothscale(strip, there.size, window.subsurface(there))
    return window, shown


def _scaled_part(
    baked_map: pygame.Surface, part_rect: pygame.Rect, width_px: int
) -> pygame.Surface:
    """Return a part of a pre-rendered map scaled to `width_px`, its height unchanged.

    It is scaled in strips, because the whole part at once would need three times the memory of a
    window.
    """
    wide = pygame.Surface((width_px, part_rect.height), 0, 32)
    for top, height in _strip_spans(part_rect.height):
        strip = pygame.Surface((part_rect.width, height), 0, 32)
        strip.blit(
            baked_map, (0, 0), (part_rect.left, part_rect.top + top, part_rect.width, height)
        )
        smoothscale(strip, (width_px, height), wide.subsurface((0, top, width_px, height)))
    return wide


def _strip_spans(height_px: int) -> Iterator[tuple[int, int]]:
    for start in range(0, height_px, SCALED_STRIP_HEIGHT_PX):
        yield start, min(SCALED_STRIP_HEIGHT_PX, height_px - start)


def fill_left_gap_with_mirrored_sea(target: pygame.Surface, map_rect: pygame.Rect) -> pygame.Rect:
    """Fill a narrow gap left of the map `map_rect` by mirroring the map's left strip; does nothing
    if the gap is too wide.

    Return the part of the window that is map then.
    """
    sea = round(map_rect.width * MIRRORED_WIDTH_SHARE)
    if not 0 < map_rect.left <= sea * MAX_GAP_IN_MIRRORED_STRIPS:
        return map_rect
    for right in range(map_rect.left, 0, -sea):
        width = min(sea, right)
        beside = target.subsurface((right, map_rect.top, width, map_rect.height))
        target.blit(pygame.transform.flip(beside, True, False), (right - width, map_rect.top))
    return map_rect.union((0, map_rect.top, map_rect.left, map_rect.height))


def draw_table_top_and_rim_around_map(target: pygame.Surface, map_rect: pygame.Rect) -> None:
    """Fill the window around a map that is smaller than it with a dark table top, and draw a rim
    around the map; do nothing when the map fills the window."""
    width, height = target.get_size()
    beyond = (
        (0, 0, width, map_rect.top),
        (0, map_rect.bottom, width, height - map_rect.bottom),
        (0, 0, map_rect.left, height),
        (map_rect.right, 0, width - map_rect.right, height),
    )
    if not any(across > 0 and down > 0 for _, _, across, down in beyond):
        return
    for box in beyond:
        target.fill(colours.NIGHT, box)
    for thickness, colour in RIM_WIDTHS_AND_COLOURS:
        pygame.draw.rect(target, colour, map_rect.inflate(2 * thickness, 2 * thickness), thickness)


def extend_map_edge_pixels_over_window(target: pygame.Surface, map_rect: pygame.Rect) -> None:
    """Fill the window around the map `map_rect` by repeating the map's outermost columns and rows
    of pixels."""
    width, height = target.get_size()
    for column, left, right in (
        (map_rect.left, 0, map_rect.left),
        (map_rect.right - 1, map_rect.right, width),
    ):
        if right > left:
            line = target.subsurface((column, map_rect.top, 1, map_rect.height))
            target.blit(
                pygame.transform.scale(line, (right - left, map_rect.height)), (left, map_rect.top)
            )
    for row, top, low in (
        (map_rect.top, 0, map_rect.top),
        (map_rect.bottom - 1, map_rect.bottom, height),
    ):
        if low > top:
            line = target.subsurface((0, row, width, 1))
            target.blit(pygame.transform.scale(line, (width, low - top)), (0, top))
