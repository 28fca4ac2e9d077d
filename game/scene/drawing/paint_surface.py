"""Painting on a transparent surface: soft boxes, lines, shadows, gradients, filled outlines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Concatenate, NamedTuple

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Rect, Surface
from pygame.surfarray import pixels3d, pixels_alpha  # loaded now: two threads may not be first

from game.scene.drawing import colours as look
from game.scene.drawing.colours import Colour, Rgb, tone, with_alpha
from game.scene.drawing.picture import SURFACES, Asked, Picture, cached
from game.scene.stage.placing import Point, PxSize

# Gradients: colours that change down a box or outward from a point.

SHADES = 256
Stop = tuple[float, Rgb]
BLUR_PASSES = 3

FULL = 255

SAMPLES = 3


@dataclass(frozen=True, slots=True)
class Vertical:
    """Stops from 0 (top edge of the box) to 1 (bottom edge)."""

    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Radial:
    """Stops from 0 (at the centre, given as shares of the box) to 1 (the farthest corner)."""

    stops: tuple[Stop, ...]
    centre: tuple[float, float] = (0.5, 0.5)


Paint = Colour | Vertical | Radial
Rgbs = npt.NDArray[np.uint8]
Shares = npt.NDArray[np.floating]


def down(*colours_of_stops: Rgb) -> Vertical:
    """A vertical gradient with its stops evenly spaced."""
    last = max(len(colours_of_stops) - 1, 1)
    return Vertical(tuple((i / last, colour) for i, colour in enumerate(colours_of_stops)))


def colours(paint: Paint, area: Rect, size: tuple[float, float]) -> tuple[Rgbs, float]:
    """Colours of the pixels of `area` in a box of `size` px, [x, y], and opacity 0..255."""
    if isinstance(paint, Vertical):
        along = (np.arange(area.top, area.bottom) + 0.5) / max(size[1], 1)
        return _mixed(paint.stops, along)[None, :, :], 255.0
    if isinstance(paint, Radial):
        table = _mixed(paint.stops, np.linspace(0.0, 1.0, SHADES))
        x = paint.centre[0] * size[0]
        y = paint.centre[1] * size[1]
        reach = np.hypot(max(x, size[0] - x), max(y, size[1] - y))
        xs = np.arange(area.left, area.right, dtype=np.float32) + np.float32(0.5 - x)
        ys = np.arange(area.top, area.bottom, dtype=np.float32) + np.float32(0.5 - y)
        away = np.sqrt((xs * xs)[:, None] + (ys * ys)[None, :])
        away *= np.float32((SHADES - 1) / max(reach, 1.0))
        return table[np.asarray(np.minimum(away, SHADES - 1), dtype=np.uint8)], 255.0
    opacity = float(paint[3]) if len(paint) > 3 else 255.0
    return np.array(tone(paint)[:3], dtype=np.uint8)[None, None, :], opacity


def _mixed(stops: tuple[Stop, ...], along: Shares) -> Rgbs:
    at = [share for share, _ in stops]
    tones = [tone(colour) for _, colour in stops]
    channels = [np.interp(along, at, [colour[i] for colour in tones]) for i in range(3)]
    return np.rint(np.stack(channels, axis=-1)).astype(np.uint8)


# Painter: paints soft-edged boxes, lines and shadows on a transparent surface by their exact
# distance fields.

Field = npt.NDArray[np.float32]


class RoundBox(NamedTuple):
    """A rounded rectangle in px; fractions are honoured at the edges."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0

    def inset(self, by: float) -> "RoundBox":
        """The same box, `by` px smaller on every side (larger when negative)."""
        return RoundBox(
            self.x + by,
            self.y + by,
            max(self.width - 2 * by, 0.0),
            max(self.height - 2 * by, 0.0),
            max(self.radius - by, 0.0),
        )

    def moved(self, dx: float, dy: float) -> "RoundBox":
        """The same box elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)


def distance(box: RoundBox, area: Rect) -> Field:
    """Px from every pixel centre of `area` to the box's edge, negative inside; indexed [x, y]."""
    radius = min(box.radius, box.width / 2, box.height / 2)
    xs = np.arange(area.left, area.right, dtype=np.float32) + 0.5
    ys = np.arange(area.top, area.bottom, dtype=np.float32) + 0.5
    across = np.abs(xs - (box.x + box.width / 2)) - (box.width / 2 - radius)
    down = np.abs(ys - (box.y + box.height / 2)) - (box.height / 2 - radius)
    outside = np.hypot(np.maximum(across, 0)[:, None], np.maximum(down, 0)[None, :])
    inside = np.minimum(np.maximum(across[:, None], down[None, :]), 0)
    return np.asarray(outside + inside - radius, dtype=np.float32)


def blur_step(blur: float) -> int:
    """How many px a dot of a blurred shadow is wide, before it is enlarged."""
    return max(1, int(blur // 4))


class Painter:
    """A surface for a box of `size` px with `bleed` px round it; positions count from the box."""

    def __init__(self, size: PxSize, bleed: float = 0.0) -> None:
        self.size = (max(size[0], 1), max(size[1], 1))
        self.spread(bleed)

    def spread(self, bleed: float) -> None:
        """Have so much room round the box, before anything is painted."""
        self.bleed = int(np.ceil(bleed))
        room = 2 * self.bleed
        self.surface = Surface((self.size[0] + room, self.size[1] + room), pygame.SRCALPHA)
        self._whole = Rect(-self.bleed, -self.bleed, *self.surface.get_size())

    def box(self, radius: float = 0.0) -> RoundBox:
        """The whole box of this painter."""
        return RoundBox(0, 0, self.size[0], self.size[1], radius)

    def fill(
        self, box: RoundBox, paint: Paint, share: float = 1.0, *, as_it_is: bool = False
    ) -> None:
        """Fill a box with a colour or a gradient, covering `share` of what lies below.

        `as_it_is` is for a colour that means something: no look makes it paler or darker.
        """
        inner, rim = self._parts(box, box.radius + 1)
        self._lay(inner, paint, share, box, as_it_is=as_it_is)
        for area in rim:
            cover = np.clip(0.5 - distance(box, area), 0, 1) * share
            self._lay(area, paint, cover, box, as_it_is=as_it_is)

    def line(self, box: RoundBox, width: float, colour: Colour) -> None:
        """Draw a line of `width` px whose outer edge is the box."""
        width, colour = look.line(width, colour)
        for area in self._parts(box, box.radius + width + 1)[1]:
            from_middle = np.abs(distance(box, area) + width / 2)
            cover = np.clip(0.5 + width / 2 - from_middle, 0, 1) * min(width, 1.0)
            self._lay(area, colour, cover, box)

    def line_of_light(self, box: RoundBox, width: float, share: float) -> None:
        """Draw the light that catches a raised box on its upper edge and dies away at its sides."""
        for area in self._parts(box, box.radius + width + 1)[1]:
            on_box = np.clip(0.5 - distance(box, area), 0, 1)
            below_light = np.clip(0.5 + distance(box.moved(0, width), area), 0, 1)
            self._lay(area, (255, 255, 255), on_box * below_light * share, box)

    def vignette(self, box: RoundBox, colour: Colour, reach: float, share: float) -> None:
        """Darken inward from the box's edge over `reach` px, strongest at the edge."""
        for area in self._parts(box, max(reach, box.radius) + 1)[1]:
            away = distance(box, area)
            fade = np.clip(1 + away / max(reach, 1.0), 0, 1) ** 2
            self._lay(area, colour, fade * np.clip(0.5 - away, 0, 1) * share, box)

    def shadow(self, box: RoundBox, blur: float, colour: Colour) -> None:
        """Lay a blurred box; blurred small and enlarged: nobody can tell, and it costs a tenth."""
        area = self._area(box, 1.5 * blur)
        step = blur_step(blur)
        small = Surface((area.width // step + 1, area.height // step + 1), pygame.SRCALPHA)
        colour = look.tone(colour)
        small.fill(with_alpha(colour, 0.0))
        core = Rect(
            round((box.x - area.x) / step),
            round((box.y - area.y) / step),
            max(round(box.width / step), 1),
            max(round(box.height / step), 1),
        )
        pygame.draw.rect(small, colour, core, border_radius=round(box.radius / step))
        radius = max(1, round(blur / 2 / step))
        for _ in range(BLUR_PASSES):
            small = pygame.transform.box_blur(small, radius)
        whole = pygame.transform.smoothscale(
            small, (small.get_width() * step, small.get_height() * step)
        )
        self.surface.blit(whole, self._spot(area))

    def stamp(self, surface: Surface, x: float, y: float) -> None:
        """Lay a finished surface with its corner at (x, y)."""
        self.surface.blit(surface, (round(x) + self.bleed, round(y) + self.bleed))

    def picture(self) -> Picture:
        """The finished picture."""
        return Picture(self.surface, -self.bleed, -self.bleed)

    def _parts(self, box: RoundBox, depth: float) -> tuple[Rect, list[Rect]]:
        """The box's inside, `depth` px from its edge, and the four strips of the rim round it."""
        outer = self._area(box, 1)
        left = int(np.ceil(box.x + depth))
        top = int(np.ceil(box.y + depth))
        right = int(np.floor(box.x + box.width - depth))
        bottom = int(np.floor(box.y + box.height - depth))
        if right <= left or bottom <= top:
            return Rect(0, 0, 0, 0), [outer]
        inner = Rect(left, top, right - left, bottom - top).clip(outer)
        return inner, [
            Rect(outer.left, outer.top, outer.width, inner.top - outer.top),
            Rect(outer.left, inner.bottom, outer.width, outer.bottom - inner.bottom),
            Rect(outer.left, inner.top, inner.left - outer.left, inner.height),
            Rect(inner.right, inner.top, outer.right - inner.right, inner.height),
        ]

    def _area(self, box: RoundBox, margin: float) -> Rect:
        left = int(np.floor(box.x - margin))
        top = int(np.floor(box.y - margin))
        right = int(np.ceil(box.x + box.width + margin))
        bottom = int(np.ceil(box.y + box.height + margin))
        return Rect(left, top, right - left, bottom - top).clip(self._whole)

    def _spot(self, area: Rect) -> tuple[int, int]:
        return area.x + self.bleed, area.y + self.bleed

    def _lay(
        self,
        area: Rect,
        paint: Paint,
        cover: Field | float,
        box: RoundBox,
        *,
        as_it_is: bool = False,
    ) -> None:
        """Lay paint on an area, covering what lies below by a share of its own for every pixel."""
        if area.width <= 0 or area.height <= 0:
            return
        within = area.move(-round(box.x), -round(box.y))
        rgb, alpha = colours(paint, within, (box.width, box.height))
        coat = Surface(area.size, pygame.SRCALPHA)
        pixels3d(coat)[:] = rgb if as_it_is else look.ground(rgb)
        pixels_alpha(coat)[:] = np.rint(np.multiply(cover, alpha))
        self.surface.blit(coat, self._spot(area))


def painting(
    paint: Callable[Concatenate[Painter, Asked], None],
) -> Callable[Concatenate[PxSize, Asked], Picture]:
    """Remember, for each size in px and the same further arguments, what is painted for it."""

    @cached
    def picture(size: PxSize, /, *args: Asked.args, **kwargs: Asked.kwargs) -> Picture:
        painter = Painter(size)
        paint(painter, *args, **kwargs)
        return painter.picture()

    return picture


# Edge fade: what goes on beyond the edge of a pane grows fainter towards it.


class EdgeFade(NamedTuple):
    """A pane in px, and how tall the fading strips at its upper and lower edge are."""

    pane: Rect
    above: int
    below: int

    def touches(self, rect: Rect) -> bool:
        """Whether any of it fades."""
        lowest = self.pane.bottom - self.below
        return rect.top < self.pane.top + self.above or rect.bottom > lowest

    def of(self, surface: Surface, at: tuple[int, int]) -> Surface:
        """Return what a surface with its corner there becomes; the same one again next frame."""
        top = self.pane.top - at[1]
        bottom = self.pane.bottom - at[1]
        strips = (self.above, self.below)
        how = ("edge", top, bottom, *strips)
        return SURFACES.derived(surface, how, lambda: _faded(surface, (top, bottom), strips))


def _faded(surface: Surface, edges: tuple[int, int], strips: tuple[int, int]) -> Surface:
    fading = surface.copy() if surface.get_masks()[3] else surface.convert_alpha()
    width = surface.get_width()
    upper = _ramp(width, strips[0])
    lower = _ramp(width, strips[1])
    multiply = pygame.BLEND_RGBA_MULT
    if strips[0]:
        fading.blit(upper, (0, edges[0]), special_flags=multiply)
    if strips[1]:
        turned = pygame.transform.flip(lower, False, True)
        fading.blit(turned, (0, edges[1] - strips[1]), special_flags=multiply)
    return fading


def _ramp(width: int, height: int) -> Surface:
    """A strip that lets nothing through at its upper edge and everything at its lower one."""
    strip = Surface((1, max(height, 1)), pygame.SRCALPHA)
    for row in range(height):
        share = (row + 0.5) / height
        eased = share * share * (3 - 2 * share)
        strip.set_at((0, row), (FULL, FULL, FULL, round(FULL * eased)))
    return pygame.transform.scale(strip, (width, max(height, 1)))


# Antialiased outlines and fills of any polygon, as pictures placed relative to the polygon's own
# origin.

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
    """A line along the outline; `pen` is (width in u, colour), `dash` (drawn, left out) in u."""
    width = pen[0]
    colour = tone(pen[1])
    large, area = _large_surface(outline, k, width * k / 2 + 1, colour)
    points = _large_points(outline, k, area)
    if closed:
        points.append(points[0])
    pen_px = max(width * k * SAMPLES, 1)
    lengths = [length * k * SAMPLES for length in dash]
    lines = dashed(points, lengths) if dash[0] else [points]
    for line in lines:
        round_line(large, (*colour[:3], 255), line, pen_px)
    return _reduced(large, area, colour)


def _large_surface(
    outline: Outline, k: float, margin: float, colour: Colour
) -> tuple[Surface, Rect]:
    xs = [x * k for x, _ in outline]
    ys = [y * k for _, y in outline]
    left = floor(min(xs) - margin)
    top = floor(min(ys) - margin)
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


def round_line(surface: Surface, colour: Colour, points: Sequence[Point], width: float) -> None:
    """Draw a line along points, `width` px wide and round at its joins and ends."""
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


def dashed(points: Sequence[Point], lengths: Sequence[float]) -> list[list[Point]]:
    """Return the drawn parts of a line; `lengths` are drawn and left out in turn."""
    lines: list[list[Point]] = [[points[0]]]
    at = 0
    left = lengths[0]
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
            left = lengths[at % len(lengths)]
        left -= length - walked
        if at % 2 == 0:
            lines[-1].append(end)
    return lines
