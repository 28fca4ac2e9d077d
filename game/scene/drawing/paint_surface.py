"""Paint soft-edged boxes, lines and shadows on a transparent surface with exact distance fields."""

from collections.abc import Callable
from typing import Concatenate, NamedTuple

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Rect, Surface
from pygame.surfarray import pixels3d, pixels_alpha

from game.scene.drawing import display_settings
from game.scene.drawing.colours import RgbOrRgba, with_alpha
from game.scene.drawing.gradients import Paint, pixel_colours_and_opacity
from game.scene.drawing.picture import Picture
from game.scene.drawing.shared_surfaces import PainterParams, cache_drawings
from game.scene.stage.units import PxSize

BLUR_PASS_COUNT = 3

PixelArray = npt.NDArray[np.float32]


class RoundBox(NamedTuple):
    """A rounded rectangle in px; fractions are antialiased."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0

    def inset(self, inset_px: float) -> "RoundBox":
        """Return the box `inset_px` smaller on every side (larger when negative)."""
        return RoundBox(
            self.x + inset_px,
            self.y + inset_px,
            max(self.width - 2 * inset_px, 0.0),
            max(self.height - 2 * inset_px, 0.0),
            max(self.radius - inset_px, 0.0),
        )

    def moved(self, dx: float, dy: float) -> "RoundBox":
        """Return the box moved by (dx, dy)."""
        return self._replace(x=self.x + dx, y=self.y + dy)


def pixel_distances_to_edge(box: RoundBox, area: Rect) -> PixelArray:
    """Return an array [x, y] of the distance in px from every pixel centre of `area` to the box's
    edge, negative inside.
    """
    radius = min(box.radius, box.width / 2, box.height / 2)
    xs = np.arange(area.left, area.right, dtype=np.float32) + 0.5
    ys = np.arange(area.top, area.bottom, dtype=np.float32) + 0.5
    across = np.abs(xs - (box.x + box.width / 2)) - (box.width / 2 - radius)
    down = np.abs(ys - (box.y + box.height / 2)) - (box.height / 2 - radius)
    outside = np.hypot(np.maximum(across, 0)[:, None], np.maximum(down, 0)[None, :])
    inside = np.minimum(np.maximum(across[:, None], down[None, :]), 0)
    return np.asarray(outside + inside - radius, dtype=np.float32)


def blur_downscale_factor(blur_px: float) -> int:
    """Return the factor by which a shadow with this blur (px) is reduced while it is blurred, at
    least 1."""
    return max(1, int(blur_px // 4))


class Painter:
    """Paints on a surface for a box of `size` px, with `margin_px` of space around it; positions
    are relative to the box's corner."""

    def __init__(self, size: PxSize, margin_px: float = 0.0) -> None:
        self.size = (max(size[0], 1), max(size[1], 1))
        self.set_margin_around_box(margin_px)

    def set_margin_around_box(self, margin_px: float) -> None:
        """Set the width in px of the space around the box, and start with a new empty surface."""
        self.margin_px = int(np.ceil(margin_px))
        room = 2 * self.margin_px
        self.surface = Surface((self.size[0] + room, self.size[1] + room), pygame.SRCALPHA)
        self._whole = Rect(-self.margin_px, -self.margin_px, *self.surface.get_size())

    def box_with_corner_radius(self, corner_radius: float = 0.0) -> RoundBox:
        """Return the painter's box with this corner radius in px."""
        return RoundBox(0, 0, self.size[0], self.size[1], corner_radius)

    def fill_box(
        self,
        box: RoundBox,
        paint: Paint,
        opacity: float = 1.0,
        *,
        keeps_colour_in_high_contrast: bool = False,
    ) -> None:
        """Fill a box with a colour or gradient at this opacity, 0 to 1.

        `keeps_colour_in_high_contrast` is for a colour that has a meaning: contrast settings do not
        change it.
        """
        inner, rim = self._inner_rect_and_rim_strips(box, box.radius + 1)
        self._blend_area(
            inner, paint, opacity, box, keeps_colour_in_high_contrast=keeps_colour_in_high_contrast
        )
        for area in rim:
            cover = np.clip(0.5 - pixel_distances_to_edge(box, area), 0, 1) * opacity
            self._blend_area(
                area, paint, cover, box, keeps_colour_in_high_contrast=keeps_colour_in_high_contrast
            )

    def draw_outline(self, box: RoundBox, line_width: float, colour: RgbOrRgba) -> None:
        """Draw a line `line_width` px wide just inside the edge of the box; high contrast makes it
        wider."""
        line_width, colour = display_settings.outline_style_for_display_settings(line_width, colour)
        for area in self._inner_rect_and_rim_strips(box, box.radius + line_width + 1)[1]:
            from_middle = np.abs(pixel_distances_to_edge(box, area) + line_width / 2)
            cover = np.clip(0.5 + line_width / 2 - from_middle, 0, 1) * min(line_width, 1.0)
            self._blend_area(area, colour, cover, box)

    def draw_top_highlight(self, box: RoundBox, line_width: float, opacity: float) -> None:
        """Draw a light line `line_width` px wide along the upper edge of a box, with the opacity
        `opacity`, so that the box looks raised; it fades at the sides."""
        for area in self._inner_rect_and_rim_strips(box, box.radius + line_width + 1)[1]:
            on_box = np.clip(0.5 - pixel_distances_to_edge(box, area), 0, 1)
            below_light = np.clip(
                0.5 + pixel_distances_to_edge(box.moved(0, line_width), area), 0, 1
            )
            self._blend_area(area, (255, 255, 255), on_box * below_light * opacity, box)

    def draw_vignette(
        self, box: RoundBox, colour: RgbOrRgba, reach_px: float, edge_opacity: float
    ) -> None:
        """Shade the box with a colour inwards from its edge, with the opacity `edge_opacity` at the
        edge, falling to 0 at a distance of `reach_px`."""
        for area in self._inner_rect_and_rim_strips(box, max(reach_px, box.radius) + 1)[1]:
            away = pixel_distances_to_edge(box, area)
            fade = np.clip(1 + away / max(reach_px, 1.0), 0, 1) ** 2
            self._blend_area(area, colour, fade * np.clip(0.5 - away, 0, 1) * edge_opacity, box)

    def draw_shadow(self, box: RoundBox, blur_px: float, colour: RgbOrRgba) -> None:
        """Draw a box blurred by `blur_px`; it is drawn smaller, blurred and enlarged, which
        takes a tenth of the time."""
        area = self._pixel_rect_around(box, 1.5 * blur_px)
        step = blur_downscale_factor(blur_px)
        small = Surface((area.width // step + 1, area.height // step + 1), pygame.SRCALPHA)
        colour = display_settings.title_metal_tone_for_brass(colour)
        small.fill(with_alpha(colour, 0.0))
        core = Rect(
            round((box.x - area.x) / step),
            round((box.y - area.y) / step),
            max(round(box.width / step), 1),
            max(round(box.height / step), 1),
        )
        pygame.draw.rect(small, colour, core, border_radius=round(box.radius / step))
        radius = max(1, round(blur_px / 2 / step))
        for _ in range(BLUR_PASS_COUNT):
            small = pygame.transform.box_blur(small, radius)
        whole = pygame.transform.smoothscale(
            small, (small.get_width() * step, small.get_height() * step)
        )
        self.surface.blit(whole, self._surface_corner(area))

    def draw_surface(self, surface: Surface, x: float, y: float) -> None:
        """Draw a finished surface with its corner at (x, y)."""
        self.surface.blit(surface, (round(x) + self.margin_px, round(y) + self.margin_px))

    def to_picture(self) -> Picture:
        """Return what was painted as a picture, whose offset is the space around the box."""
        return Picture(self.surface, -self.margin_px, -self.margin_px)

    def _inner_rect_and_rim_strips(self, box: RoundBox, depth_px: float) -> tuple[Rect, list[Rect]]:
        """Return the rectangle of pixels at least `depth_px` inside the box's edge, and the four
        strips around it, in which the edge lies.

        If the box is too small for an inside, the inside is empty and the rim is one rectangle.
        """
        outer = self._pixel_rect_around(box, 1)
        left = int(np.ceil(box.x + depth_px))
        top = int(np.ceil(box.y + depth_px))
        right = int(np.floor(box.x + box.width - depth_px))
        bottom = int(np.floor(box.y + box.height - depth_px))
        if right <= left or bottom <= top:
            return Rect(0, 0, 0, 0), [outer]
        inner = Rect(left, top, right - left, bottom - top).clip(outer)
        return inner, [
            Rect(outer.left, outer.top, outer.width, inner.top - outer.top),
            Rect(outer.left, inner.bottom, outer.width, outer.bottom - inner.bottom),
            Rect(outer.left, inner.top, inner.left - outer.left, inner.height),
            Rect(inner.right, inner.top, outer.right - inner.right, inner.height),
        ]

    def _pixel_rect_around(self, box: RoundBox, margin_px: float) -> Rect:
        left = int(np.floor(box.x - margin_px))
        top = int(np.floor(box.y - margin_px))
        right = int(np.ceil(box.x + box.width + margin_px))
        bottom = int(np.ceil(box.y + box.height + margin_px))
        return Rect(left, top, right - left, bottom - top).clip(self._whole)

    def _surface_corner(self, area: Rect) -> tuple[int, int]:
        return area.x + self.margin_px, area.y + self.margin_px

    def _blend_area(
        self,
        area: Rect,
        paint: Paint,
        opacity: PixelArray | float,
        box: RoundBox,
        *,
        keeps_colour_in_high_contrast: bool = False,
    ) -> None:
        """Paint an area of a box with this opacity, one number or an array with one for every
        pixel. With `keeps_colour_in_high_contrast` the display setting for high contrast does not
        change the paint."""
        if area.width <= 0 or area.height <= 0:
            return
        within = area.move(-round(box.x), -round(box.y))
        rgb, alpha = pixel_colours_and_opacity(paint, within, (box.width, box.height))
        coat = Surface(area.size, pygame.SRCALPHA)
        pixels3d(coat)[:] = (
            rgb if keeps_colour_in_high_contrast else display_settings.contrast_surface_colours(rgb)
        )
        pixels_alpha(coat)[:] = np.rint(np.multiply(opacity, alpha))
        self.surface.blit(coat, self._surface_corner(area))


def cache_painted_pictures(
    paint_picture: Callable[Concatenate[Painter, PainterParams], None],
) -> Callable[Concatenate[PxSize, PainterParams], Picture]:
    """Decorator that turns a function that paints with a Painter into one that takes a size in
    px instead and returns a Picture, which is cached."""

    @cache_drawings
    def picture(
        size: PxSize, /, *args: PainterParams.args, **kwargs: PainterParams.kwargs
    ) -> Picture:
        painter = Painter(size)
        paint_picture(painter, *args, **kwargs)
        return painter.to_picture()

    return picture
