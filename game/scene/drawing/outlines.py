"""Antialiased outlines and fills of polygons, positioned by the polygon's origin."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, hypot

import pygame
from pygame import Rect, Surface

from game.scene.drawing.colours import RgbOrRgba, with_alpha
from game.scene.drawing.display_settings import title_metal_tone_for_brass
from game.scene.drawing.picture import Picture
from game.scene.drawing.shared_surfaces import cache_drawings
from game.scene.stage.sheet_placing import Point

SAMPLES_PER_PX = 3

Outline = tuple[Point, ...]


def make_hashable_outline(points: Sequence[Point]) -> Outline:
    """Return points as a hashable outline, so that pictures of it can be cached."""
    return tuple((float(x), float(y)) for x, y in points)


@cache_drawings
def filled_outline_picture(outline: Outline, px_per_u: float, colour: RgbOrRgba) -> Picture:
    """Return a picture of the inside of a closed outline (u), filled with a colour."""
    colour = title_metal_tone_for_brass(colour)
    large, area = _empty_supersampled_surface_and_area(outline, px_per_u, 1, colour)
    pygame.draw.polygon(large, (*colour[:3], 255), _supersampled_points(outline, px_per_u, area))
    return _downscaled_picture(large, area, colour)


@cache_drawings
def stroked_outline_picture(
    outline: Outline,
    px_per_u: float,
    line_width: float,
    colour: RgbOrRgba,
    dash_and_gap: tuple[float, float] = (0, 0),
    *,
    is_closed: bool = True,
) -> Picture:
    """Return a picture of a line along an outline (u), joined to a ring when `is_closed`.
    `line_width` is in u, and so is `dash_and_gap`, the lengths drawn and left out in turn; (0,
    0) stands for a solid line."""
    colour = title_metal_tone_for_brass(colour)
    large, area = _empty_supersampled_surface_and_area(
        outline, px_per_u, line_width * px_per_u / 2 + 1, colour
    )
    points = _supersampled_points(outline, px_per_u, area)
    if is_closed:
        points.append(points[0])
    pen_px = max(line_width * px_per_u * SAMPLES_PER_PX, 1)
    lengths = [length * px_per_u * SAMPLES_PER_PX for length in dash_and_gap]
    lines = dash_segments(points, lengths) if dash_and_gap[0] else [points]
    for line in lines:
        draw_round_line(large, (*colour[:3], 255), line, pen_px)
    return _downscaled_picture(large, area, colour)


def _empty_supersampled_surface_and_area(
    outline: Outline, px_per_u: float, margin_px: float, colour: RgbOrRgba
) -> tuple[Surface, Rect]:
    xs = [x * px_per_u for x, _ in outline]
    ys = [y * px_per_u for _, y in outline]
    left = floor(min(xs) - margin_px)
    top = floor(min(ys) - margin_px)
    area = Rect(left, top, ceil(max(xs) + margin_px) - left, ceil(max(ys) + margin_px) - top)
    large = Surface((area.width * SAMPLES_PER_PX, area.height * SAMPLES_PER_PX), pygame.SRCALPHA)
    large.fill(with_alpha(colour, 0.0))
    return large, area


def _supersampled_points(outline: Outline, px_per_u: float, area: Rect) -> list[Point]:
    return [
        ((x * px_per_u - area.x) * SAMPLES_PER_PX, (y * px_per_u - area.y) * SAMPLES_PER_PX)
        for x, y in outline
    ]


def _downscaled_picture(supersampled: Surface, area: Rect, colour: RgbOrRgba) -> Picture:
    small = pygame.transform.smoothscale(supersampled, area.size)
    if len(colour) > 3:
        small.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return Picture(small, area.x, area.y)


def draw_round_line(
    surface: Surface, colour: RgbOrRgba, points: Sequence[Point], width: float
) -> None:
    """Draw a line along points, `width` px wide, with round joins and ends."""
    half = width / 2
    for point in points:
        pygame.draw.circle(surface, colour, point, half)
    for (x1, y1), (x2, y2) in pairwise(points):
        length = hypot(x2 - x1, y2 - y1)
        if length:
            side_x = (y1 - y2) / length * half
            side_y = (x2 - x1) / length * half
            corners = [(x1 + side_x, y1 + side_y), (x2 + side_x, y2 + side_y)]
            corners += [(x2 - side_x, y2 - side_y), (x1 - side_x, y1 - side_y)]
            pygame.draw.polygon(surface, colour, corners)


def dash_segments(
    points: Sequence[Point], dash_and_gap_lengths: Sequence[float]
) -> list[list[Point]]:
    """Return the drawn parts of a dashed line as lists of points; `dash_and_gap_lengths` are the
    lengths that are drawn and left out in turn."""
    lines: list[list[Point]] = [[points[0]]]
    at = 0
    left = dash_and_gap_lengths[0]
    for start, end in pairwise(points):
        length = hypot(end[0] - start[0], end[1] - start[1])
        walked = 0.0
        while length - walked > left:
            walked += left
            share = walked / length
            turn = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if at % 2 == 0:
                lines[-1].append(turn)
            else:
                lines.append([turn])
            at += 1
            left = dash_and_gap_lengths[at % len(dash_and_gap_lengths)]
        left -= length - walked
        if at % 2 == 0:
            lines[-1].append(end)
    return lines
