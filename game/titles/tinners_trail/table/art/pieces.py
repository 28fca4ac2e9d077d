"""All pieces of the table at one window size, drawn on first use and kept."""

from collections.abc import Callable

from game.records.records import AUTOMA_PLAYER
from game.tabletop.art import small_art
from game.tabletop.art.art_sheet import ArtResources
from game.tabletop.art.palette import HALO, PieceBox, PieceSprite
from game.tabletop.art.pictures import portrait_sprite
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.tabletop.art.table_art import TableArt, cached_drawing, cached_player_drawing
from game.titles.tinners_trail.table.art import cards, cubes, tiles, tokens, unexplored_ground
from game.titles.tinners_trail.table.art.palette import (
    COLOUR_BY_DIE_KIND,
    IMAGES_FOLDER,
    RAW_WOOD_TONES,
)
from game.titles.tinners_trail.table.art.tiles import TileFace

# Mines in their players' colours, and pieces of raw wood, stone and brick.

PIECE_HALO_WIDTH = 1.1


BOX_AND_SHADOW_BY_PIECE = {
    "miner": (PieceBox(-16, -42, 32, 46), (2.5, 0.6, 12, 3.8, 0.42)),
    "ship": (PieceBox(-28, -44, 56, 54), (2, 3, 25, 5.4, 0.42)),
    "train": (PieceBox(-28, -38, 56, 46), (2.5, 2, 25, 4.8, 0.42)),
    "adit": (PieceBox(-24, -24, 48, 48), (2.5, 14.6, 21, 5, 0.45)),
    "steam_pump": (PieceBox(-26, -42, 52, 48), (1, 2, 22, 4.4, 0.4)),
    "calciner": (PieceBox(-18, -46, 36, 50), (4, 0.6, 17, 4.4, 0.42)),
}
"""Where a piece stands: its view box and its shadow (x, y, two radii, darkness)."""

ENGINE_HOUSE_BOX = PieceBox(-30, -60, 64, 68)
HOUSE_MARK_SIZE = 19.0
_ROOF_BY_MARK = {
    "lozenge": ("-1,-41 11,-27 24,-33 12,-47", "-13,-27 -1,-41 11,-27"),
    "ring": (
        "11,-35 11,-27 24,-33 24,-41",
        "-13,-27 -13,-35 -8.5,-35 -8.5,-31 -3.3,-31 -3.3,-35 1.3,-35 1.3,-31 6.5,-31 6.5,-35 "
        "11,-35 11,-27",
    ),
    "star": ("5,-37 11,-27 24,-33 17,-43", "-13,-27 -7,-37 5,-37 11,-27"),
    "triangle": ("-13,-41 11,-30 11,-27 24,-33 24,-36 0,-47", "-13,-27 -13,-41 11,-30 11,-27"),
    "cross": (
        "5,-39 5,-33 11,-33 11,-27 24,-33 24,-38 17,-40 17,-45",
        "-13,-27 -13,-33 -7,-33 -7,-39 5,-39 5,-33 11,-33 11,-27",
    ),
}
"""Slope and front of each roof, by the player's mark."""

GULL_FRAME_COUNT = 4
GULL_PENS = (("#F7F1DF", 4.0), ("#2B3A42", 1.7))
WING_POSITIONS = ((-0.5, -0.02), (-0.28, -0.14), (0.15, -0.3), (-0.1, -0.22))
"""Height of the wing's tip and of its bend, in wing lengths, by frame."""

WALLACE_ART_COLOUR_NAME = "wallace"


def raw_or_coloured_piece_sprite(
    art_resources: ArtResources,
    name: str,
    scale: float,
    colour: PlayerColourAndPattern | None,
    *,
    on_slate: bool,
) -> PieceSprite:
    """Return a piece in raw wood, or in a player's colour; the anchor is its foot.

    `on_slate` draws a light outline in the place of the shadow.
    """
    box, (x, y, wide, high, dark) = BOX_AND_SHADOW_BY_PIECE[name]
    sheet = art_resources.make_art_sheet(
        PieceBox(box.left, box.top, box.width + 4, box.height + 4), scale
    )
    if not on_slate:
        sheet.add_shadow((x, y), (wide, high), dark)
    sheet.add_shape_file(
        f"{IMAGES_FOLDER}/{name}", colour.shape_file_colours if colour else RAW_WOOD_TONES, box
    )
    if on_slate:
        sheet.outline_everything_drawn_so_far(PIECE_HALO_WIDTH, HALO)
    return sheet.make_sprite()


def engine_house_sprite(
    art_resources: ArtResources,
    colour: PlayerColourAndPattern,
    scale: float = 1.0,
    *,
    on_slate: bool = False,
) -> PieceSprite:
    """Return an engine house; anchor at the foot of its front wall.

    On slate it has a pale halo in place of its shadow, so that dark houses stay readable.
    """
    slope, front = _ROOF_BY_MARK[colour.mark_name]
    sheet = art_resources.make_art_sheet(PieceBox(-30, -60, 80, 76), scale)
    if not on_slate:
        sheet.add_shadow((10, 2.5), (31, 7.5))
        sheet.add_shadow((18, 3), (18, 4.5), 0.25)
    colours = colour.shape_file_colours | {"slope": slope, "front": front}
    sheet.add_shape_file(f"{IMAGES_FOLDER}/engine_house", colours, ENGINE_HOUSE_BOX)
    add_player_mark(sheet, colour, (-1, -13, HOUSE_MARK_SIZE))
    if on_slate:
        sheet.outline_everything_drawn_so_far(PIECE_HALO_WIDTH, HALO)
    return sheet.make_sprite()


def gull_sprite(
    art_resources: ArtResources, frame: int, scale: float = 1.0, *, at_dusk: bool = False
) -> PieceSprite:
    """Return a gull in one position of its wings; the anchor is its body. `at_dusk` draws it
    dark without its light lines."""
    sheet = art_resources.make_art_sheet(PieceBox(-15, -13, 30, 22), scale)
    tip, bend = WING_POSITIONS[frame]
    wing = 12.0
    for colour, width in GULL_PENS[at_dusk:]:
        for side in (-1, 1):
            sheet.add_svg(
                f'<path d="M0,0Q{side * wing * 0.5},{wing * (bend - 0.35):.2f} '
                f'{side * wing},{wing * tip * 0.7:.2f}" fill="none" stroke="{colour}" '
                f'stroke-width="{width}" stroke-linecap="round"/>'
            )
    return sheet.make_sprite()


class PieceArt(TableArt):
    """The pieces at `px_per_u` pixels per u; README.md lists anchors and sizes.

    Sprites are shared, so callers must not draw on them. Players are named by colour.
    """

    own_icon_names = frozenset(
        {"mine", "pick", "adit", "port", "miner", "pump", "pasty", "process", "emigrate"}
    )
    own_icon_folder = f"{IMAGES_FOLDER}/icons"

    cube = cached_drawing(cubes.cube_sprite)
    player_cube = cached_player_drawing(cubes.player_cube_sprite)
    overflow_count_chip = cached_drawing(cubes.overflow_count_chip_sprite)
    unexplored_ground_sign = cached_drawing(unexplored_ground.unexplored_ground_sprite)
    drainage_token = cached_drawing(tokens.drainage_token_sprite)
    peek_token = cached_player_drawing(tokens.peek_token_sprite)
    work_limiter_gate = cached_player_drawing(tokens.work_limiter_sprite)
    coin = cached_drawing(tokens.coin_sprite)
    bonus_badge = cached_drawing(tokens.bonus_badge_sprite)
    engine_house = cached_player_drawing(engine_house_sprite)
    face_down_tile = cached_drawing(tiles.face_down_tile_sprite)
    face_up_tile = cached_drawing(tiles.face_up_tile_sprite)
    survey_card = cached_drawing(cards.survey_card_sprite)
    survey_card_back = cached_drawing(cards.survey_card_back_sprite)
    survey_card_tab = cached_drawing(cards.survey_card_tab_sprite)
    gull = cached_drawing(gull_sprite)

    def portrait(self, player: str, radius: float) -> PieceSprite | None:
        """Return the round portrait, of radius `radius` u, of a computer player or Lord Wallace;
        None for people.
        """
        folder = self._shapes.asset_folder / "tinners_trail"
        face = WALLACE_ART_COLOUR_NAME if player == AUTOMA_PLAYER else player
        return portrait_sprite(folder, face, max(2, round(2 * radius * self.px_per_u)))

    def curled_up_tile(
        self, tile: TileFace, *, curled_share: float, scale: float = 1.0
    ) -> PieceSprite:
        """Return a face-down tile curled up by `curled_share` (0 to 1, drawn in steps of 0.05), at
        `scale` times its size."""
        return self._cached_drawing(
            tiles.curled_up_tile_sprite,
            tile,
            curled_share=round(curled_share * 20) / 20,
            scale=scale,
        )

    def draw_card_blank_into_cache(self, region: str, *, scale: float = 1.0) -> None:
        """Draw what the faces of a region's survey cards at `scale` share, so that it is in the
        cache when a card is needed."""
        cards.survey_card_blank_sheet(self._pen, region, glows=False, scale=scale)

    def piece(
        self, name: str, colour: str = "", *, scale: float = 1.0, on_slate: bool = False
    ) -> PieceSprite:
        """Return a miner, ship, train, adit, steam pump or calciner, raw or in a colour, at `scale`
        times its size; `on_slate` for a dark ground."""
        owner = player_colour(colour) if colour else None
        return self._cached_drawing(
            raw_or_coloured_piece_sprite, name, scale, owner, on_slate=on_slate
        )

    def die(self, kind: str, pips: int, *, degrees: float = 0.0, scale: float = 1.0) -> PieceSprite:
        """Return a die of tin, copper or water colour at `scale` times its size, turned clockwise
        by `degrees`."""
        return self._cached_drawing(
            small_art.die_sprite, COLOUR_BY_DIE_KIND[kind], pips, degrees=degrees, scale=scale
        )

    def icon(
        self,
        name: str,
        size_px: float = 46.0,
        *,
        tone: str | small_art.BodyAndAccentColours = "cream",
    ) -> PieceSprite:
        """Return an icon `size_px` u wide; a coin has the colours of metal in every tone."""
        if name != "coin":
            return super().icon(name, size_px, tone=tone)
        return self._cached_drawing(tokens.coin_icon_sprite, size_px)


Painter = Callable[[PieceArt], PieceSprite]


def cube_painter(kind: str, radius: float = 9.6) -> Painter:
    """Return a function that returns a cube's sprite from a `PieceArt`; the default half width, in
    u, is that on the map.
    """
    return lambda art: art.cube(kind, radius)


def piece_painter(name: str, colour: str = "", scale: float = 1.0) -> Painter:
    """Return a function that returns a piece's sprite from a `PieceArt`: in raw wood for the colour
    "", otherwise in a player's colour."""
    return lambda art: art.piece(name, colour, scale=scale)
