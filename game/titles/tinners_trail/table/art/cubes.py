"""Cubes of ore and of players."""

from game.tabletop.art.art_sheet import ArtResources, ArtSheet
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.tabletop.art.text import SANS_HEAVY_FACE
from game.titles.tinners_trail.table.art.palette import COLOURS_BY_CUBE_KIND, IMAGES_FOLDER

# Ore and water cubes, the arsenic lump and the chip behind a long row.

CUBE_BOX = PieceBox(-11, -12, 22, 24)
PLAYER_MARK_SIZE = 8.4  # of a player on a cube of half width 10
MIN_STAMPED_CUBE_RADIUS = 13.0
"""Smaller cubes are too small for a stamp."""
_LEFT_FACE_TRANSFORM = "matrix(1 .55 0 1 -5 2.9)"
_FRONT_FACE_TRANSFORM = "translate(0 4.9)"


def cube_sprite(
    art_resources: ArtResources, kind: str, radius: float = 9.6, *, scale: float = 1.0
) -> PieceSprite:
    """Return a cube of half width `radius` u (times `scale`) with its shadow; anchor in its
    middle."""
    sheet = art_resources.make_art_sheet(
        PieceBox(-1.2 * radius, -1.25 * radius, 2.75 * radius, 2.6 * radius), scale
    )
    sheet.add_shadow((0.25 * radius, 0.78 * radius), (1.16 * radius, 0.36 * radius))
    add_cube(sheet, art_resources, kind, (0, 0, radius))
    return sheet.make_sprite()


def player_cube_sprite(
    art_resources: ArtResources, colour: PlayerColourAndPattern, radius: float = 9.6
) -> PieceSprite:
    """Return a player's investment cube of half width `radius` u, its mark on the left face."""
    sheet = art_resources.make_art_sheet(
        PieceBox(-1.2 * radius, -1.25 * radius, 2.75 * radius, 2.6 * radius)
    )
    sheet.add_shadow((0.25 * radius, 0.78 * radius), (1.16 * radius, 0.36 * radius))
    tones = {
        "top": colour.light,
        "left": colour.mid,
        "left_low": colour.mid,
        "right": colour.dark,
        "outline": "#150D08",
    }
    sheet.add_shape_file(f"{IMAGES_FOLDER}/cube", tones, CUBE_BOX, scale=radius / 10)
    sheet.add_svg(f'<g transform="scale({radius / 10}) {_LEFT_FACE_TRANSFORM}">')
    add_player_mark(sheet, colour, (0, 0, PLAYER_MARK_SIZE))
    sheet.add_svg("</g>")
    return sheet.make_sprite()


def add_cube(
    sheet: ArtSheet,
    art_resources: ArtResources,
    kind: str,
    centre_and_radius: tuple[float, float, float],
) -> None:
    """Draw a cube without shadow on a sheet; `centre_and_radius` is x, y and half width in u."""
    x, y, r = centre_and_radius
    colours = COLOURS_BY_CUBE_KIND[kind]
    name = "arsenic" if kind == "arsenic" else "cube"
    sheet.add_shape_file(f"{IMAGES_FOLDER}/{name}", colours, CUBE_BOX, (x, y), r / 10)
    if r >= MIN_STAMPED_CUBE_RADIUS:
        turn = f"translate({x} {y}) scale({r / 10})"
        sheet.add_svg(f'<g transform="{turn}">{_cube_stamp_svg(art_resources, kind)}</g>')


def _cube_stamp_svg(art_resources: ArtResources, kind: str) -> str:
    face = _FRONT_FACE_TRANSFORM if kind == "arsenic" else _LEFT_FACE_TRANSFORM
    if kind == "water":
        drop = '<path d="M0,-4.2C2.6,-.6 3,.6 3,1.9A3,3 0 0 1 -3,1.9C-3,.6 -2.6,-.6 0,-4.2Z" '
        return f'<g transform="{face}">{drop} fill="#BFE3F7" opacity=".85"/></g>'
    colours = {"ink": COLOURS_BY_CUBE_KIND[kind]["outline"]}
    stamp = art_resources.shape_files.shape_svg(
        f"{IMAGES_FOLDER}/stamp_{kind}", colours, PieceBox(-4, -4, 8, 8)
    )
    return f'<g transform="{face}" opacity=".78">{stamp}</g>'


def overflow_count_chip_sprite(
    art_resources: ArtResources, label: str, *, scale: float = 1.0
) -> PieceSprite:
    """Return the "x7" chip that stands for the cubes a row has no room for, at `scale` times its
    size."""
    width = 12 + art_resources.make_art_sheet(PieceBox(0, 0, 1, 1), scale).text_width(
        label, SANS_HEAVY_FACE, 15
    )
    sheet = art_resources.make_art_sheet(PieceBox(-2, -13, width + 5, 27), scale)
    sheet.add_shadow((width / 2 + 1, 9), (width / 2, 4), 0.35)
    sheet.add_rectangle((0, -10, width, 20), 10, "#FBF3DD", ("#150D08", 1.5))
    sheet.add_centred_text(label, (width / 2, 0), size=15, colour="#2E1F14")
    return sheet.make_sprite()
