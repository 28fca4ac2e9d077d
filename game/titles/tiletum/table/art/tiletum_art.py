"""All pieces of Tiletum at one window size, drawn on first use and kept."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Concatenate, Final, ParamSpec

import pygame

from game.engine.owner_pack import Pack
from game.tabletop.art import small_art
from game.tabletop.art.art_sheet import ArtSheet, with_straight_alpha
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.table_art import TableArt, cached_drawing
from game.tabletop.art.text import SANS_HEAVY_FACE
from game.titles.tiletum.table.art import (
    map_spaces,
    rose_window,
    sheet_drawings,
    technology_signs,
    tiles,
    townhouses,
    underground_art,
    wooden_pieces,
)
from game.titles.tiletum.table.art.inks import SHAPES_FOLDER, TILETUM_ICON_NAMES
from game.titles.tiletum.table.art.map_spaces import MapSpaceFace
from game.titles.tiletum.table.art.rose_window import ExplorerFieldFace, PetalFace
from game.titles.tiletum.table.map_plan import load_map_plan

Args = ParamSpec("Args")

GOOD_ICON_NAME_PREFIX: Final = "good_"


def rotated_sprite(piece: PieceSprite, degrees: float) -> PieceSprite:
    """Return a finished piece turned clockwise about the middle of its picture."""
    picture = pygame.transform.rotozoom(piece.surface.premul_alpha(), -degrees, 1.0)
    return PieceSprite(
        with_straight_alpha(picture), (picture.get_width() // 2, picture.get_height() // 2)
    )


class TiletumArt(TableArt):
    """The pictures of Tiletum's pieces at `px_per_u` pixels per u. Sizes are in u; where nothing
    else is said, the anchor is the middle.

    Sprites are shared, so they must not be drawn on. Players are named by colour.
    """

    own_icon_names: ClassVar[frozenset[str]] = TILETUM_ICON_NAMES
    own_icon_folder: ClassVar[str] = SHAPES_FOLDER

    road = cached_drawing(map_spaces.road_sprite)
    gallery = cached_drawing(underground_art.gallery_sprite)
    tablet = cached_drawing(underground_art.stone_tablet_sprite)
    map_tag = cached_drawing(underground_art.map_name_tag_sprite)
    small_map = cached_drawing(underground_art.small_map_sprite)
    level = cached_drawing(technology_signs.level_field_sprite)
    piece = cached_drawing(wooden_pieces.wooden_piece_sprite)
    die = cached_drawing(wooden_pieces.good_die_sprite)
    symbol = cached_drawing(rose_window.step_symbol_sprite)
    townhouse = cached_drawing(townhouses.townhouse_sprite)
    bust = cached_drawing(tiles.bust_sprite)

    def __init__(
        self, asset_folder: Path, px_per_u: float, pack: Pack | tiles.PrintedTiles | None = None
    ) -> None:
        """Store the scale, and take the numbers printed on tiles from our box or a pack."""
        super().__init__(asset_folder, px_per_u)
        self.printed_tiles = (
            pack if isinstance(pack, tiles.PrintedTiles) else tiles.printed_tiles(pack)
        )
        self._rose_window_stone: PieceSprite | None = None

    def map_space_sprite(self, face: MapSpaceFace) -> PieceSprite:
        """Return a space of the map with what stands there."""
        return self._cached_drawing(map_spaces.map_space_sprite, self.printed_tiles, face)

    def map_space_light_sprite(self, space: str, kind: str) -> PieceSprite:
        """Return the light round a space: legal, chosen or told."""
        return self._cached_drawing(
            map_spaces.map_space_light_sprite,
            map_spaces.space_rect_from_centre(load_map_plan().spaces[space]),
            kind,
        )

    def rolling_die_sprite(self, degrees: float, good: str, value: int, size: float) -> PieceSprite:
        """Return a rolling die: the picture of the lying die, turned by some degrees, which is
        faster than drawing it."""
        lying = self.die(good, value, size)
        key = "rolling", good, value, size, degrees
        return (
            self.shared_drawing(key, lambda: rotated_sprite(lying, degrees)) if degrees else lying
        )

    def rose_window_stone_sprite(self) -> PieceSprite:
        """Return the stone of the rose window; the window's pictures all have their anchor in its
        middle.

        It is drawn at the first call and kept, since drawing it takes longest.
        """
        if self._rose_window_stone is None:
            self._rose_window_stone = rose_window.rose_window_stone_sprite(self._pen)
        return self._rose_window_stone

    def petal_glass_sprite(self, petal_index: int, petal: PetalFace) -> PieceSprite:
        """Return the glass of a place of the rose window, 0 to 5 clockwise from the top."""
        face = petal._replace(action_name="", action="", bonus_tile="")
        return self._cached_drawing(rose_window.petal_glass_sprite, petal_index, face)

    def petal_enamel_sprite(self, petal_index: int, petal: PetalFace) -> PieceSprite:
        """Return the outer enamel of one of the window's six places, with its action and bonus
        tile.
        """
        state = petal.state if petal.state == "chosen" else ""
        face = petal._replace(value=0, action_points=0, viewers_added_action_points=0, state=state)
        return self._cached_drawing(
            rose_window.petal_enamel_sprite, self.printed_tiles, petal_index, face
        )

    def explorer_field_sprite(self, explorer_field: ExplorerFieldFace) -> PieceSprite:
        """Return the explorer field round the window."""
        face = explorer_field._replace(step_symbol_place=0, is_step_due=False)
        return self._cached_drawing(rose_window.explorer_field_sprite, self.printed_tiles, face)

    def tile_sprite(self, name: str, size: float = tiles.TILE_SIZE) -> PieceSprite:
        """Return a tile by its name."""
        return self._cached_drawing(tiles.tile_sprite, self.printed_tiles, name, size)

    def offer_card_sprite(self, name: str, light: str = "") -> PieceSprite:
        """Return a tile of an offer as a card; anchor in its upper left corner."""
        return self._cached_drawing(tiles.offer_card_sprite, self.printed_tiles, name, light)

    def action_points_sprite(
        self, words: str, radius: float = 13.0, *, spent: bool = False
    ) -> PieceSprite:
        """Return the quatrefoil that bears a number of action points; grey when they are spent."""
        box = PieceBox(-1.15 * radius, -1.15 * radius, 2.3 * radius, 2.3 * radius)
        return self._cached_sheet_sprite(
            box, sheet_drawings.draw_action_points_on_sheet, (0, 0), radius, words, spent=spent
        )

    def points_hexagon_sprite(self, words: str, radius: float = 12.0) -> PieceSprite:
        """Return the silver hexagon that bears a number of points."""
        box = PieceBox(-1.5 * radius, -1.2 * radius, 3 * radius, 2.4 * radius)
        return self._cached_sheet_sprite(
            box, sheet_drawings.draw_points_hexagon_on_sheet, (0, 0), radius, words
        )

    def icon(
        self,
        name: str,
        size_px: float = 46.0,
        *,
        tone: str | small_art.BodyAndAccentColours = "cream",
    ) -> PieceSprite:
        """Return an icon `size_px` u wide in a tone; a good has its printed colours in every
        tone."""
        if name.startswith(GOOD_ICON_NAME_PREFIX):
            return self.good_sprite(name.removeprefix(GOOD_ICON_NAME_PREFIX), size_px)
        return super().icon(name, size_px, tone=tone)

    def good_sprite(self, good: str, size: float = 24.0) -> PieceSprite:
        """Return a good by its name; "any" and "same" are goods of choice."""
        box = PieceBox(-size / 2, -size / 2, size, size).grown(1)
        return self._cached_sheet_sprite(box, sheet_drawings.draw_good_on_sheet, good, (0, 0), size)

    def crest_sprite(self, crest: str, height: float = 30.0) -> PieceSprite:
        """Return a crest as a shield."""
        box = PieceBox(-height / 2, -height / 2, height, 1.06 * height)
        return self._cached_sheet_sprite(
            box, sheet_drawings.draw_crest_on_sheet, crest, (0, 0), height
        )

    def action_enamel_sprite(self, action: str, size: float = 30.0) -> PieceSprite:
        """Return an action's enamel with its icon."""
        box = PieceBox(-size / 2, -size / 2, size, size).grown(2)
        return self._cached_sheet_sprite(
            box, sheet_drawings.draw_action_enamel_on_sheet, action, (0, 0), size
        )

    def gain_row_sprite(self, gain: str, size: float = 20.0) -> PieceSprite:
        """Return the signs of a gain, such as "merchant-step2+house", in one line."""
        box = PieceBox(-3.4 * size, -size, 6.8 * size, 2 * size)
        return self._cached_sheet_sprite(
            box,
            sheet_drawings.draw_gain_row_on_sheet,
            gain,
            (0, 0, size),
            available_width=6.6 * size,
        )

    def number_sprite(self, words: str, size: float, colour: str) -> PieceSprite:
        """Return the text of a number in this colour; `size` is that of the letters in u. The
        anchor is the middle of its left edge."""
        box = PieceBox(0, -size, 0.7 * size * len(words), 2 * size)
        text = ArtSheet.add_left_aligned_text
        return self._cached_sheet_sprite(
            box, text, words, (0, 0), font_face=SANS_HEAVY_FACE, size=size, colour=colour
        )

    def _cached_sheet_sprite(
        self,
        box: PieceBox,
        add: Callable[Concatenate[ArtSheet, Args], None],
        *of: Args.args,
        **how: Args.kwargs,
    ) -> PieceSprite:
        """Return the picture that the function `add` draws on a sheet with these arguments; it
        is cached by function and arguments."""

        def draw() -> PieceSprite:
            sheet = self._pen.make_art_sheet(box)
            add(sheet, *of, **how)
            return sheet.make_sprite()

        return self.shared_drawing((add, of, *how.items()), draw)
