"""Players' patterns, the pieces shared by all tables, and the art of a palette."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from inspect import signature
from pathlib import Path
from typing import ClassVar, Concatenate, Generic, ParamSpec, TypeVar

from game.scene.drawing.display_settings import DisplaySettings, current_display_settings
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.tabletop.art import effects, player_marks, small_art
from game.tabletop.art.art_sheet import ICONS_FOLDER, ArtResources
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.player_patterns import (
    dots_svg,
    grid_svg,
    horizontal_lines_svg,
    plain_frame_svg,
    stripes_svg,
)
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.tabletop.art.svg_shapes import ShapeFiles
from game.tabletop.art.text import FontFiles

MEDALLION_RADIUS = 21.0
SMALL_MARK_SCALE = 0.62
CORNER_RADIUS = 12.0

MAX_SCALES_KEPT = 8

_PATTERN_SVG_MAKERS = {
    "stripes": stripes_svg,
    "dots": dots_svg,
    "levels": horizontal_lines_svg,
    "grid": grid_svg,
    "plain": plain_frame_svg,
}


def pattern_rectangle_sprite(
    art_resources: ArtResources, colour: PlayerColourAndPattern, width: float, height: float
) -> PieceSprite:
    """Return a rectangle filled with a player's pattern; the anchor is its top left corner."""
    sheet = art_resources.make_art_sheet(PieceBox(0, 0, width, height))
    sheet.add_svg(pattern_svg(colour, width, height))
    return sheet.make_sprite()


def panel_left_end_sprite(
    art_resources: ArtResources,
    colour: PlayerColourAndPattern,
    width: float,
    height: float,
    mark_height_share: float = 0.5,
) -> PieceSprite:
    """Return the left end of a player's panel: pattern, dark medallion and mark.

    `mark_height_share` is the share of the height at which the mark is drawn; outside the middle it
    is small.
    """
    radius = CORNER_RADIUS
    sheet = art_resources.make_art_sheet(PieceBox(0, 0, width, height))
    sheet.add_svg(pattern_svg(colour, width, height))
    x = width / 2
    y = height * mark_height_share
    r = min(MEDALLION_RADIUS, 0.36 * min(width, height))
    if mark_height_share != 0.5:
        r *= SMALL_MARK_SCALE
    sheet.add_circle((x, y), r + 1, colour.dark, (colour.light, 1.4))
    fill = "#FFF6E0" if colour.mark_name != "ring" else colour.light
    add_player_mark(sheet, colour, (x, y, 1.22 * r), fill)
    sheet.clip_everything_drawn_so_far(
        f'<path d="M{width + 2},0H{radius}A{radius},{radius} 0 0 0 0,{radius}V{height - radius}'
        f'A{radius},{radius} 0 0 0 {radius},{height}H{width + 2}Z" fill="#fff"/>'
    )
    return sheet.make_sprite()


def pattern_svg(colour: PlayerColourAndPattern, width: float, height: float) -> str:
    """Return SVG of a rectangle from (0, 0) in the player's middle tone, with the player's
    pattern on it."""
    ground = f'<rect x="0" y="0" width="{width}" height="{height}" fill="{colour.mid}"/>'
    return ground + pattern_lines_svg(colour, width, height)


def pattern_lines_svg(colour: PlayerColourAndPattern, width: float, height: float) -> str:
    """Return SVG of a player's pattern without background, for a rectangle from (0, 0)."""
    return _PATTERN_SVG_MAKERS[colour.pattern_name](colour, width, height)


Args = ParamSpec("Args")
DrawPiece = Callable[Concatenate[ArtResources, Args], PieceSprite]
DrawPlayerPiece = Callable[Concatenate[ArtResources, PlayerColourAndPattern, Args], PieceSprite]


def cached_drawing(
    draw_piece: DrawPiece[Args],
) -> Callable[Concatenate[TableArt, Args], PieceSprite]:
    """Turn a drawing function into a cached method of an art.

    Calls whose arguments have equal values share one cache entry, however the arguments are passed:
    by position, by name or by default.
    """
    asked = tuple(signature(draw_piece).parameters.values())[1:]

    def piece(art: TableArt, /, *args: Args.args, **kwargs: Args.kwargs) -> PieceSprite:
        left = (kwargs.get(each.name, each.default) for each in asked[len(args) :])
        return art.shared_drawing(
            (draw_piece, *args, *left), lambda: draw_piece(art._pen, *args, **kwargs)
        )

    piece.__name__ = draw_piece.__name__
    return piece


def cached_player_drawing(
    draw_piece: DrawPlayerPiece[Args],
) -> Callable[Concatenate[TableArt, str, Args], PieceSprite]:
    """Turn a drawing function that needs a player's colour into a cached method of an art, which
    takes the name of the colour instead."""

    def piece(
        art: TableArt, colour: str, /, *args: Args.args, **kwargs: Args.kwargs
    ) -> PieceSprite:
        return art._cached_player_drawing(draw_piece, colour, *args, **kwargs)

    piece.__name__ = draw_piece.__name__
    return piece


class TableArt:
    """Draws the pieces that all titles share at `px_per_u` pixels per u; subclasses draw those of
    their title.

    Sprites are shared, so callers must not draw on them. Players are named by colour.
    """

    own_icon_names: ClassVar[frozenset[str]] = frozenset()
    own_icon_folder: ClassVar[str] = ICONS_FOLDER
    """The icons only this title has, and where they lie."""
    journal_icon_name: ClassVar[str] = "dice"
    """The icon of journal lines about no player."""

    def __init__(self, asset_folder: Path, px_per_u: float) -> None:
        self.px_per_u = px_per_u
        self._shapes = ShapeFiles(asset_folder)
        self._fonts = FontFiles(asset_folder)
        self._pen = ArtResources(self._shapes, self._fonts, px_per_u)

    disc = cached_player_drawing(player_marks.disc_sprite)
    ghost_disc = cached_player_drawing(player_marks.landing_ring_sprite)
    mark = cached_player_drawing(player_marks.mark_sprite)
    pattern = cached_player_drawing(pattern_rectangle_sprite)
    plate = cached_player_drawing(panel_left_end_sprite)
    wax_seal = cached_player_drawing(small_art.wax_seal_sprite)
    envelope = cached_drawing(small_art.envelope_sprite)
    drop = cached_drawing(effects.water_drop_sprite)
    glow = cached_drawing(effects.glow_sprite)
    dust = cached_drawing(effects.dust_frame_sprite)
    ripple = cached_drawing(effects.ripple_frame_sprite)
    smoke = cached_drawing(effects.smoke_frame_sprite)

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | small_art.BodyAndAccentColours = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide in a tone: a name in `COLOURS_BY_ICON_TONE` or a pair of
        colours. Icons in `own_icon_names` are read from the icon folder of the title."""
        folder = self.own_icon_folder if name in self.own_icon_names else ICONS_FOLDER
        return self._cached_drawing(small_art.icon_sprite, name, size, tone, shape_folder=folder)

    def _cached_drawing(
        self, draw_piece: DrawPiece[Args], *args: Args.args, **kwargs: Args.kwargs
    ) -> PieceSprite:
        """Return the sprite of `draw_piece` with these arguments; it is drawn only once."""
        return self.shared_drawing(
            (draw_piece, args, *kwargs.items()), lambda: draw_piece(self._pen, *args, **kwargs)
        )

    def _cached_player_drawing(
        self,
        draw_piece: DrawPlayerPiece[Args],
        colour: str,
        *args: Args.args,
        **kwargs: Args.kwargs,
    ) -> PieceSprite:
        """Return the sprite of `draw_piece` with these arguments in the named player's colour; it
        is drawn only once."""
        key = draw_piece, colour, args, *kwargs.items()
        return self.shared_drawing(
            key, lambda: draw_piece(self._pen, player_colour(colour), *args, **kwargs)
        )

    def shared_drawing(self, key: Hashable, make_sprite: Callable[[], PieceSprite]) -> PieceSprite:
        """Return a cached drawing, shared by all tables with equal files, scale and kind of art."""
        return SURFACE_CACHE.get_or_make(
            (type(self), self._shapes.asset_folder, self.px_per_u, key), make_sprite
        )


Art_co = TypeVar("Art_co", bound=TableArt, covariant=True)


class ArtCache(Generic[Art_co]):
    """Caches one art per scale and display settings; the least recently used one is dropped."""

    def __init__(self, asset_folder: Path, make_art: Callable[[Path, float], Art_co]) -> None:
        """Store the folder of the assets, and `make_art`, which makes the art from the folder and
        the pixels per u."""

        def made(px_per_u: float, _look: DisplaySettings) -> Art_co:
            return make_art(asset_folder, px_per_u)

        self._cached_art_at_scale = lru_cache(MAX_SCALES_KEPT)(made)

    def art_at_scale(self, px_per_u: float) -> Art_co:
        """Return the art at `px_per_u` for the current display settings, made when it is
        not cached."""
        return self._cached_art_at_scale(round(px_per_u, 3), current_display_settings())
