"""Antialiased outlines and fills of any polygon, as pictures placed relative to the polygon's own
origin.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, hypot

import pygame
from pygame import Rect, Surface

from game.scene.cache import cached
from game.scene.look import tone
from game.scene.picture import Picture
from game.scene.theme import Colour, with_alpha
from game.scene.units import Point

SAMPLES = 3
Outline = tuple[Point, ...]


def as_outline(points: Sequence[Point]) -> Outline:
    """Points as a hashable outline, so that the painters below can remember it."""
    return tuple((float(x), float(y)) for x, y in points)


@cached
def filled(outline: Outline, k: float, colour: Colour) -> Picture:
    """The inside of a closed outline (u) in one colour."""
    colour = tone(colour)
    large, area = _large_surface(outline, k, 1, colour)
    pygame.draw.polygon(large, (*colour[:3], 255), _large_points(outline, k, area))
    return _reduced(large, area, colour)


@cached
def stroked(
    outline: Outline,
    k: float,
    pen: tuple[float, Colour],
    dash: tuple[float, float] = (0, 0),
    *,
    closed: bool = True,
) -> Picture:
    """A line along the outline with round joins; `pen` is (width in u, colour), `dash` is (drawn,
    left out) in u.
    """
    width, colour = pen[0], tone(pen[1])
    large, area = _large_surface(outline, k, width * k / 2 + 1, colour)
    points = _large_points(outline, k, area)
    if closed:
        points.append(points[0])
    pen_px = max(width * k * SAMPLES, 1)
    lines = _dashes(points, dash[0] * k * SAMPLES, dash[1] * k * SAMPLES) if dash[0] else [points]
    for line in lines:
        _round_line(large, (*colour[:3], 255), line, pen_px)
    return _reduced(large, area, colour)


def _large_surface(
    outline: Outline, k: float, margin: float, colour: Colour
) -> tuple[Surface, Rect]:
    xs, ys = [x * k for x, _ in outline], [y * k for _, y in outline]
    left, top = floor(min(xs) - margin), floor(min(ys) - margin)
    area = Rect(left, top, ceil(max(xs) + margin) - left, ceil(max(ys) + margin) - top)
    large = Surface((area.width * SAMPLES, area.height * SAMPLES), pygame.SRCALPHA)
    large.fill(with_alpha(colour, 0.0))
    return large, area


def _large_points(outline: Outline, k: float, area: Rect) -> list[Point]:
    return [((x * k - area.x) * SAMPLES, (y * k - area.y) * SAMPLES) for x, y in outline]


def _reduced(large: Surface, area: Rect, colour: Colour) -> Picture:
    small = pygame.transform.smoothscale(large, area.size)
    if len(colour) > 3:
        small.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return Picture(small, area.x, area.y)


def _round_line(surface: Surface, colour: Colour, points: Sequence[Point], width: float) -> None:
    half = width / 2
    for point in points:
        pygame.draw.circle(surface, colour, point, half)
    for (x1, y1), (x2, y2) in pairwise(points):
        length = hypot(x2 - x1, y2 - y1)
        if length:
            side_x, side_y = (y1 - y2) / length * half, (x2 - x1) / length * half
            corners = [(x1 + side_x, y1 + side_y), (x2 + side_x, y2 + side_y)]
            corners += [(x2 - side_x, y2 - side_y), (x1 - side_x, y1 - side_y)]
            pygame.draw.polygon(surface, colour, corners)


def _dashes(points: Sequence[Point], drawn: float, gap: float) -> list[list[Point]]:
    lines: list[list[Point]] = [[points[0]]]
    left, pen_down = drawn, True
    for start, end in pairwise(points):
        length, walked = hypot(end[0] - start[0], end[1] - start[1]), 0.0
        while length - walked > left:
            walked += left
            share = walked / length
            turn = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if pen_down:
                lines[-1].append(turn)
            else:
                lines.append([turn])
            pen_down = not pen_down
            left = drawn if pen_down else gap
        left -= length - walked
        if pen_down:
            lines[-1].append(end)
    return lines
