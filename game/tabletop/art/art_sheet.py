"""Drawings in u around an anchor, drawn at double size and reduced once."""

import copy
import math
from collections.abc import Callable, Hashable, Mapping

import numpy as np
import pygame

from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.svg_shapes import ShapeFiles, render_svg, rounded_rectangle_svg
from game.tabletop.art.text import SANS_HEAVY_FACE, FontFiles

OVERSAMPLING_FACTOR = 2
Point = tuple[float, float]
Outline = tuple[str, float]
"""The colour of a line and its width in u."""
ROUND_JOIN_SVG = 'stroke-linejoin="round"'
ROUND_END_SVG = 'stroke-linecap="round"'

PIECES_FOLDER = "shared/images/pieces"
ICONS_FOLDER = "shared/images/icons"


class ArtResources:
    """What every drawing function needs: the shape files, the fonts and the number of pixels per
    u."""

    def __init__(self, shape_files: "ShapeFiles", font_files: FontFiles, px_per_u: float) -> None:
        """Store the shape files, the fonts and `px_per_u`, to which each sheet applies its
        `scale_factor`."""
        self.shape_files = shape_files
        self.fonts = font_files
        self.px_per_u = px_per_u

    def make_art_sheet(self, box: PieceBox, scale_factor: float = 1.0) -> "ArtSheet":
        """Return an empty sheet for a box in u, drawn at `scale_factor` times the px per u."""
        return ArtSheet(self, box, self.px_per_u * scale_factor)


class ArtSheet:
    """A drawing of SVG shapes and texts that are added from back to front; `make_sprite` returns
    the result.
    """

    def __init__(self, art_resources: ArtResources, box: PieceBox, px_per_u: float) -> None:
        """Make an empty sheet for the box `box` (u) at `px_per_u`."""
        self._art_resources = art_resources
        # in a tiny window the sheet has at least one pixel
        px_per_u = max(px_per_u, 1 / max(box.width, box.height))
        self._px_per_u = px_per_u * OVERSAMPLING_FACTOR
        left = math.ceil(-box.left * px_per_u)
        top = math.ceil(-box.top * px_per_u)
        right = math.ceil((box.left + box.width) * px_per_u)
        low = math.ceil((box.top + box.height) * px_per_u)
        self._anchor = left, top
        size = max(1, left + right) * OVERSAMPLING_FACTOR, max(1, top + low) * OVERSAMPLING_FACTOR
        self._surface = pygame.Surface(size, pygame.SRCALPHA)
        self._view_box = PieceBox(
            -left / px_per_u, -top / px_per_u, size[0] / self._px_per_u, size[1] / self._px_per_u
        )
        self._pending_svg: list[str] = []
        self._stored_texts: list[tuple[pygame.Surface, tuple[int, int]]] | None = None

    def defer_texts_to_end(self) -> None:
        """From now on store all texts, and draw them above every shape when the sheet is finished.

        This does not change the picture where no shape covers a text, and the shapes are drawn in
        one pass.
        """
        self._stored_texts = []

    def add_svg(self, text: str) -> None:
        """Add SVG elements in u."""
        self._pending_svg.append(text)

    def add_circle(
        self,
        centre: Point,
        radius: float,
        fill: str = "none",
        outline: Outline | None = None,
        svg_attributes: str = "",
    ) -> None:
        """Add a circle of `radius` u; `outline` is its outline, and `svg_attributes` are additional
        SVG attributes, as in the other methods."""
        x, y = centre
        style = _svg_style(fill, outline, svg_attributes)
        self.add_svg(f'<circle cx="{x}" cy="{y}" r="{radius}" {style}/>')

    def add_path(
        self,
        path_data: str,
        fill: str = "none",
        outline: Outline | None = None,
        svg_attributes: str = "",
    ) -> None:
        """Add an SVG path; `path_data` is its `d` attribute."""
        self.add_svg(f'<path d="{path_data}" {_svg_style(fill, outline, svg_attributes)}/>')

    def add_rectangle(
        self,
        box: LeftTopWidthHeight,
        radius: float,
        fill: str = "none",
        outline: Outline | None = None,
        svg_attributes: str = "",
    ) -> None:
        """Add a rectangle with rounded corners."""
        self.add_svg(
            rounded_rectangle_svg(PieceBox(*box), radius, _svg_style(fill, outline, svg_attributes))
        )

    def add_shape_file(
        self,
        shape_name: str,
        colour_by_placeholder: Mapping[str, str],
        box: PieceBox,
        position: Point = (0.0, 0.0),
        scale: float = 1.0,
    ) -> None:
        """Add the shape of a file in these colours, moved to `position` and scaled; `box` is the
        view box of the file."""
        turn = f"translate({position[0]} {position[1]}) scale({scale})"
        shape = self._art_resources.shape_files.shape_svg(shape_name, colour_by_placeholder, box)
        self.add_svg(f'<g transform="{turn}">{shape}</g>')

    def add_shadow(self, centre: Point, radii: Point, alpha: float = 0.42) -> None:
        """Add a soft elliptic shadow on the ground."""
        self.add_svg(soft_ellipse_svg(centre, radii, alpha))

    def add_centred_text(
        self,
        words: str,
        centre: Point,
        *,
        size: float,
        colour: str,
        font_face: str = SANS_HEAVY_FACE,
    ) -> None:
        """Write one line, usually a number, in a font (`font_face`), size (u) and colour, so that
        the middle of its capitals is at `centre`."""
        ink, top = self._text_surface_and_top_offset(words, font_face, size, colour)
        x, y = self._pixel_of_point(centre)
        self._draw_or_store_text(ink, (x - ink.get_width() // 2, y + top))

    def add_text_on_circle(
        self,
        words: str,
        radius_and_middle_degrees: tuple[float, float],
        *,
        font_face: str,
        size: float,
        colour: str,
    ) -> None:
        """Write along a circle round the anchor, in a font (`font_face`), size (u) and colour.

        `radius_and_middle_degrees` is its radius (u) and the angle of the middle of the words, in
        degrees clockwise from the top; in the lower half the direction is reversed, so that no word
        is upside down.
        """
        radius, middle = radius_and_middle_degrees
        low = 90 < middle % 360 < 270
        font = self._font(font_face, size)
        edges = [font.size(words[:at])[0] / self._px_per_u for at in range(len(words) + 1)]
        for letter, start, end in zip(words, edges, edges[1:], strict=False):
            along = math.degrees(((start + end) / 2 - edges[-1] / 2) / radius)
            turn = middle + (-along if low else along)
            angle = math.radians(turn)
            ink = font.render(letter, True, colour)
            turned = pygame.transform.rotozoom(ink, -turn + (180 if low else 0), 1.0)
            x, y = self._pixel_of_point((radius * math.sin(angle), -radius * math.cos(angle)))
            self._draw_or_store_text(
                turned, (x - turned.get_width() // 2, y - turned.get_height() // 2)
            )

    def add_left_aligned_text(
        self, words: str, left_middle: Point, *, font_face: str, size: float, colour: str
    ) -> None:
        """Write one line that starts at `left_middle`, in a font (`font_face`), size (u) and
        colour, with its capitals vertically centred there."""
        ink, top = self._text_surface_and_top_offset(words, font_face, size, colour)
        x, y = self._pixel_of_point(left_middle)
        self._draw_or_store_text(ink, (x, y + top))

    def text_width(self, words: str, font_face: str, size: float) -> float:
        """Return the width in u of a line when it is written."""
        return self._font(font_face, size).size(words)[0] / self._px_per_u

    def fitting_font_size(
        self, words: str, font_face: str, max_size: float, available_width: float
    ) -> float:
        """Return the largest font size, at most `max_size`, at which a line fits into
        `available_width` u."""
        return min(
            max_size,
            max_size * available_width / max(self.text_width(words, font_face, max_size), 1),
        )

    def outline_everything_drawn_so_far(self, width: float, colour: str) -> None:
        """Draw a line of this width (u) and colour around everything drawn so far."""
        self._draw_pending_shapes()
        self._surface = with_halo(self._surface, width * self._px_per_u, colour)

    def add_svg_below_everything_drawn(self, text: str) -> None:
        """Put SVG elements below everything drawn so far."""
        self._draw_pending_shapes()
        below = render_svg(text, self._view_box, self._surface.get_size())
        below.blit(self._surface, (0, 0))
        self._surface = below

    def clip_everything_drawn_so_far(self, shape_svg: str) -> None:
        """Make everything drawn so far transparent outside an SVG shape."""
        self._draw_pending_shapes()
        mask = render_svg(shape_svg, self._view_box, self._surface.get_size())
        self._surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)

    def add_cached_drawing(self, cache_key: Hashable, draw: "Callable[[ArtSheet], None]") -> None:
        """Add a drawing that many sheets of this size share: the first time `draw` draws it,
        then it is cached under the key `cache_key`."""
        self._draw_pending_shapes()
        size = self._surface.get_size()

        def draw_surface() -> pygame.Surface:
            blank = copy.copy(self)
            blank._surface = pygame.Surface(size, pygame.SRCALPHA)
            blank._pending_svg = []
            blank._stored_texts = None if self._stored_texts is None else []
            draw(blank)
            blank._draw_shapes_and_stored_texts()
            return blank._surface

        key = "plate", self._art_resources, cache_key, self._view_box, size
        self._surface.blit(SURFACE_CACHE.get_or_make(key, draw_surface), (0, 0))

    def make_sprite(self, *, degrees: float = 0.0) -> PieceSprite:
        """Return the sheet as a sprite of its final size, rotated clockwise around the anchor by
        `degrees`."""
        self._draw_shapes_and_stored_texts()
        if not degrees:
            size = self._surface.get_width() // 2, self._surface.get_height() // 2
            return PieceSprite(scaled_down_without_fringes(self._surface, size), self._anchor)
        return self._make_rotated_sprite(degrees)

    def _make_rotated_sprite(self, degrees: float) -> PieceSprite:
        reach = max(
            math.hypot(x, y)
            for x in (self._anchor[0], self._surface.get_width() // 2 - self._anchor[0])
            for y in (self._anchor[1], self._surface.get_height() // 2 - self._anchor[1])
        )
        side = 2 * math.ceil(reach)
        square = pygame.Surface(
            (side * OVERSAMPLING_FACTOR, side * OVERSAMPLING_FACTOR), pygame.SRCALPHA
        )
        corner = (
            side - self._anchor[0] * OVERSAMPLING_FACTOR,
            side - self._anchor[1] * OVERSAMPLING_FACTOR,
        )
        square.blit(self._surface, corner)
        turned = pygame.transform.rotozoom(square.premul_alpha(), -degrees, 1.0)
        centred = pygame.Surface(square.get_size(), pygame.SRCALPHA)
        place = turned.get_rect(center=centred.get_rect().center)
        centred.blit(turned, place, special_flags=pygame.BLEND_RGBA_ADD)
        small = with_straight_alpha(pygame.transform.smoothscale(centred, (side, side)))
        ink = small.get_bounding_rect()
        anchor = side // 2 - ink.left, side // 2 - ink.top
        return PieceSprite(small.subsurface(ink).copy(), anchor)

    def _pixel_of_point(self, point: Point) -> tuple[int, int]:
        x = (point[0] - self._view_box.left) * self._px_per_u
        y = (point[1] - self._view_box.top) * self._px_per_u
        return round(x), round(y)

    def _font(self, font_face: str, size: float) -> pygame.font.Font:
        return self._art_resources.fonts.font(font_face, round(size * self._px_per_u))

    def _text_surface_and_top_offset(
        self, words: str, font_face: str, size: float, colour: str
    ) -> tuple[pygame.Surface, int]:
        """Return a surface with the line, cropped to its letters, and how many px the top of the
        surface is below the middle of a capital (negative: above)."""
        font = self._font(font_face, size)
        capital = font.render("H", True, colour).get_bounding_rect()
        written = font.render(words, True, colour)
        ink = written.get_bounding_rect()
        return written.subsurface(ink), ink.top - capital.centery

    def _draw_or_store_text(
        self, rendered_text: pygame.Surface, top_left_px: tuple[int, int]
    ) -> None:
        """Draw a rendered text over everything drawn so far, or store it until the end after
        `defer_texts_to_end`."""
        if self._stored_texts is not None:
            self._stored_texts.append((rendered_text, top_left_px))
            return
        self._draw_pending_shapes()
        self._surface.blit(rendered_text, top_left_px)

    def _draw_shapes_and_stored_texts(self) -> None:
        """Draw the shapes that have not been drawn yet, then the stored texts."""
        self._draw_pending_shapes()
        for ink, at in self._stored_texts or ():
            self._surface.blit(ink, at)
        if self._stored_texts:
            self._stored_texts.clear()

    def _draw_pending_shapes(self) -> None:
        if not self._pending_svg:
            return
        drawn = render_svg("".join(self._pending_svg), self._view_box, self._surface.get_size())
        self._surface.blit(drawn, (0, 0))
        self._pending_svg.clear()


def _svg_style(fill: str, outline: Outline | None, svg_attributes: str) -> str:
    drawn = f'stroke="{outline[0]}" stroke-width="{outline[1]}"' if outline is not None else ""
    return f'fill="{fill}" {drawn} {svg_attributes}'


def soft_ellipse_svg(
    centre: Point, radii: Point, alpha: float, *, core_share_of_radii: float = 0.55
) -> str:
    """Return SVG for a dark ellipse with the opacity `alpha` within `core_share_of_radii` of its
    radii, which fades out from there to 1.15 times its radii."""
    name = f"soft{core_share_of_radii:.2f}-{alpha:.2f}"
    grown = 1.15
    stops = "".join(
        f'<stop offset="{offset:.3f}" stop-color="#0B0603" stop-opacity="{alpha * share:.3f}"/>'
        for offset, share in _fade_stops(core_share_of_radii / grown)
    )
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1">'
        f'{stops}</radialGradient></defs><g transform="translate({centre[0]} {centre[1]}) '
        f'scale({radii[0] * grown} {radii[1] * grown})">'
        f'<circle cx="0" cy="0" r="1" fill="url(#{name})"/></g>'
    )


def _fade_stops(core_share: float) -> list[tuple[float, float]]:
    shares = [step / 8 for step in range(9)]
    fade = (
        (core_share + (1 - core_share) * share, 1 - share * share * (3 - 2 * share))
        for share in shares
    )
    return [(0.0, 1.0), *fade]


def soft_rectangle_svg(box: PieceBox, radius: float, blur: float, alpha: float) -> str:
    """Return SVG for a dark rounded rectangle of the opacity `alpha` whose edge fades over `blur`
    u."""
    rings = max(4, min(14, round(blur * 1.5)))
    share = 1 - (1 - alpha) ** (1 / rings)
    parts = []
    for ring in range(rings):
        grown = box.grown(blur * (0.5 - ring / (rings - 1)))
        corner = max(1.0, radius + blur * (0.5 - ring / (rings - 1)))
        parts.append(
            f'<rect x="{grown.left:.2f}" y="{grown.top:.2f}" width="{grown.width:.2f}" '
            f'height="{grown.height:.2f}" rx="{corner:.2f}" fill="#0B0603" '
            f'opacity="{share:.4f}"/>'
        )
    return "".join(parts)


def with_halo(picture: pygame.Surface, width_px: float, colour: str) -> pygame.Surface:
    """Return the picture with an outline `width_px` wide in `colour` around everything in it."""
    silhouette = picture.copy()
    silhouette.fill("#000000", special_flags=pygame.BLEND_RGB_MULT)
    silhouette.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
    result = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for step in range(16):
        angle = step * math.tau / 16
        shift = round(width_px * math.cos(angle)), round(width_px * math.sin(angle))
        result.blit(silhouette, shift)
    result.blit(picture, (0, 0))
    return result


def scaled_down_without_fringes(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture scaled to `size` without dark or light fringes."""
    return with_straight_alpha(pygame.transform.smoothscale(picture.premul_alpha(), size))


def with_straight_alpha(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with straight alpha instead of premultiplied alpha."""
    result = picture.copy()
    colours = pygame.surfarray.pixels3d(result)
    alpha = pygame.surfarray.array_alpha(picture).astype(np.float32)[..., None]
    colours[...] = np.clip(colours * (255.0 / np.maximum(alpha, 1.0)), 0, 255).astype(np.uint8)
    del colours  # a surface is locked while its pixel array exists
    return result
