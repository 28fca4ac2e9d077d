"""Pictures of seats and icons for the screens around the table."""

from abc import ABC
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar, Generic

from pygame import Surface

from game.scene.drawing.colour_tones import ColourTones
from game.scene.drawing.picture import Picture
from game.scene.nodes.zoom import EndlesslyAnimatedNode
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import ART_COLOUR_BY_SEAT_COLOUR, PieceSprite, parse_colour
from game.tabletop.art.pictures import portrait_sprite
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.table_art import ArtCache
from game.tabletop.art.window_pictures import Backdrops


class SeatPictures(ABC, Generic[Art]):
    """The part of `PicturesOutsideTable` that all titles share; every `colour` is a key of the game
    notation, which is translated to the art's name."""

    icon_names_by_role: ClassVar[Mapping[str, str]] = {
        "new-game": "play",
        "go-on": "hand",
        "rank": "hand",
    }
    """The icons a title shows for what the client asks for by its role."""

    def __init__(
        self, asset_folder: Path, art_class: type[Art], art_colour_name_by_colour: Mapping[str, str]
    ) -> None:
        """Store the folder of the assets, the class of the art, and in
        `art_colour_name_by_colour` the art's colour name by notation key; files are read on
        first use."""
        self.art_at_scale = ArtCache(asset_folder, art_class).art_at_scale
        self.art_colour_names = art_colour_name_by_colour

    def icon(self, name: str, size_px: int, tone: str = "cream") -> Surface:
        """Return an icon `size_px` wide; `name` may also be a role, such as "new-game"."""
        named = self.icon_names_by_role.get(name, name)
        return self.art_at_scale(1.0).icon(named, float(size_px), tone=tone).surface

    def seat_disc_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return the wooden disc of a seat's colour at `px_per_u`, with its origin in the
        centre."""
        return (
            self.art_at_scale(px_per_u).disc(self.art_colour_names[colour], on_slate=True).picture
        )

    def seat_plate_picture(self, colour: str, size: tuple[int, int]) -> Surface:
        """Return a rectangle of `size` px filled with the pattern of a seat's colour."""
        paint = self.art_colour_names[colour]
        return self.art_at_scale(1.0).pattern(paint, float(size[0]), float(size[1])).surface

    def closed_hand_over_envelope(self, px_per_u: float) -> Picture:
        """Return the picture of the closed envelope at `px_per_u`, with its origin in the
        centre."""
        return self.art_at_scale(px_per_u).envelope().picture

    def seat_seal_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return a wax seal with the mark of a seat's colour at `px_per_u`, with its origin in
        the centre."""
        return self.art_at_scale(px_per_u).wax_seal(self.art_colour_names[colour]).picture

    def colour_tones(self, colour: str) -> ColourTones:
        """Return the light, middle and dark tone of a seat's colour."""
        tones = player_colour(self.art_colour_names[colour])
        return ColourTones(
            parse_colour(tones.light), parse_colour(tones.mid), parse_colour(tones.dark)
        )

    def dash_pattern(self, colour: str) -> tuple[float, ...]:
        """Return the lengths of the dashes and gaps of a seat's line in graphs, empty for a
        solid line."""
        return tuple(
            float(length)
            for length in player_colour(self.art_colour_names[colour]).dash_and_gap_lengths
        )

    def animated_layer(self, backdrop: str, size: tuple[int, int]) -> EndlesslyAnimatedNode | None:
        """Return None; a title with moving parts in a backdrop overrides this."""
        return None

    def portrait(self, player: str, size: int) -> Surface | None:
        """Return None; a title with portraits of its computer players overrides this."""
        return None


class PaintedPictures(SeatPictures[Art]):
    """`SeatPictures` of a title that has painted backdrops, portraits and enlarged pictures of
    its pieces."""

    portrait_names_by_player: ClassVar[Mapping[str, str]] = {}
    """What the portraits of players are called that have a name of their own."""

    def __init__(
        self,
        asset_folder: Path,
        art_class: type[Art],
        backdrops: Backdrops,
        enlarged_piece_painters: Mapping[str, Callable[[Art], PieceSprite]],
        make_animated_layer: Callable[[Path, tuple[int, int]], EndlesslyAnimatedNode],
    ) -> None:
        super().__init__(asset_folder, art_class, ART_COLOUR_BY_SEAT_COLOUR)
        self.folder = asset_folder
        self._backdrops = backdrops
        self._enlarged_piece_painters = enlarged_piece_painters
        self._make_animated_layer = make_animated_layer

    def backdrop(self, backdrop: str, size: tuple[int, int]) -> Surface:
        """Return the background picture of a kind ("title", "dark" or "handover") in `size` px."""
        return self._backdrops.picture(backdrop, size)

    def animated_layer(self, backdrop: str, size: tuple[int, int]) -> EndlesslyAnimatedNode | None:
        """Return the moving parts of the "title" backdrop in `size` px; None for the other
        kinds."""
        return self._make_animated_layer(self.folder, size) if backdrop == "title" else None

    def portrait(self, player: str, size: int) -> Surface | None:
        """Return the round portrait of a kind of player `size` px wide; None for people and
        players without one."""
        sprite = portrait_sprite(
            self._backdrops.folder.parent, self.portrait_names_by_player.get(player, player), size
        )
        return sprite.surface if sprite is not None else None

    def enlarged_piece(self, name: str, px_per_u: float) -> Surface:
        """Return the named piece as a surface, larger than it lies on the table, at `px_per_u`;
        KeyError for an unknown name."""
        return self._enlarged_piece_painters[name](self.art_at_scale(px_per_u)).surface
