"""Player marks, player discs and their ghosts."""

from game.tabletop.art.art_sheet import PIECES_FOLDER, ArtResources, ArtSheet
from game.tabletop.art.palette import HALO, HexColour, PieceBox, PieceSprite
from game.tabletop.art.player_tones import PlayerColourAndPattern

MARK_BOX = PieceBox(-10, -10, 20, 20)
DISC_RADIUS = 14.5
_DISC_BOX = PieceBox(-17, -17, 34, 38)


def add_player_mark(
    art_sheet: ArtSheet,
    colour: PlayerColourAndPattern,
    centre_xy_and_size: tuple[float, float, float],
    tint: HexColour | None = None,
) -> None:
    """Draw a player's mark in `tint`, or in the mark's usual fill if `tint` is None;
    `centre_xy_and_size` is the x and y of its centre and its size in u."""
    x, y, size = centre_xy_and_size
    fill = {"fill": tint or colour.mark_fill}
    scale = size / MARK_BOX.width
    art_sheet.add_shape_file(
        f"{PIECES_FOLDER}/mark_{colour.mark_name}", fill, MARK_BOX, (x, y), scale
    )


def mark_sprite(
    art_resources: ArtResources,
    colour: PlayerColourAndPattern,
    size: float,
    tint: HexColour | None = None,
) -> PieceSprite:
    """Return the mark alone, in `tint`, or in the mark's usual fill if `tint` is None."""
    sheet = art_resources.make_art_sheet(PieceBox(-size / 2, -size / 2, size, size))
    add_player_mark(sheet, colour, (0, 0, size), tint)
    return sheet.make_sprite()


def disc_sprite(
    art_resources: ArtResources,
    colour: PlayerColourAndPattern,
    radius: float = DISC_RADIUS,
    *,
    on_slate: bool = False,
) -> PieceSprite:
    """Return a player's wooden disc of `radius` u with its mark; the anchor is in the middle
    of its top.

    With `on_slate` the disc has a pale outline instead of a shadow.
    """
    sheet = art_resources.make_art_sheet(PieceBox(-17, -17, 38, 40), radius / DISC_RADIUS)
    if not on_slate:
        sheet.add_shadow((2.2, 4.6), (16, 15.4), 0.4)
    sheet.add_shape_file(f"{PIECES_FOLDER}/disc", colour.shape_file_colours, _DISC_BOX)
    add_player_mark(sheet, colour, (0, 0, 15.5))
    if on_slate:
        sheet.outline_everything_drawn_so_far(1.1, HALO)
    return sheet.make_sprite()


def landing_ring_sprite(
    art_resources: ArtResources, colour: PlayerColourAndPattern, radius: float = DISC_RADIUS
) -> PieceSprite:
    """Return the pale ring with the player's mark that shows where a disc of `radius` u
    will be placed."""
    sheet = art_resources.make_art_sheet(MARK_BOX.grown(7), radius / DISC_RADIUS)
    sheet.add_shape_file(
        f"{PIECES_FOLDER}/disc_ghost", colour.shape_file_colours, MARK_BOX.grown(7)
    )
    add_player_mark(sheet, colour, (0, 0, 13), colour.dark)
    return sheet.make_sprite()
