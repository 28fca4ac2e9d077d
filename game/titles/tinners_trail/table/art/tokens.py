"""Small round and square pictures: tokens, coins, the work-point watch, and badges of tiles."""

from game.tabletop.art.art_sheet import ICONS_FOLDER, ArtResources, ArtSheet
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.tabletop.art.small_art import ICON_BOX
from game.titles.tinners_trail.table.art.palette import IMAGES_FOLDER

COIN_BOX = PieceBox(-21, -21, 42, 43)

TOKEN_RADIUS = 14.0
POCKET_WATCH_COLOURS = {"body": "#6E4E14", "accent": "#6E4E14"}


def drainage_token_sprite(art_resources: ArtResources, *, scale: float = 1.0) -> PieceSprite:
    """Return the token, at `scale` times its size, that drains an area before its mine is built."""
    sheet = art_resources.make_art_sheet(PieceBox(-15, -15, 32, 34), scale)
    sheet.add_shadow((1.6, 2.6), (13.8, 13.8), 0.4)
    sheet.add_shape_file(f"{IMAGES_FOLDER}/drainage", {}, PieceBox(-15, -15, 30, 30))
    return sheet.make_sprite()


def peek_token_sprite(
    art_resources: ArtResources, colour: PlayerColourAndPattern, *, scale: float = 1.0
) -> PieceSprite:
    """Return the token with an eye, at `scale` times its size, that marks a tile as seen by its
    player."""
    sheet = art_resources.make_art_sheet(PieceBox(-16, -16, 34, 36), scale)
    sheet.add_shadow((1.6, 2.8), (14.6, 14.6), 0.4)
    sheet.add_shape_file(
        f"{IMAGES_FOLDER}/peek", colour.shape_file_colours, PieceBox(-16, -16, 32, 32)
    )
    return sheet.make_sprite()


def work_limiter_sprite(art_resources: ArtResources, colour: PlayerColourAndPattern) -> PieceSprite:
    """Return a work limiter: a field gate in the player's colour."""
    sheet = art_resources.make_art_sheet(PieceBox(-15, -15, 32, 32))
    posts = "M-10,-10V11M10,-10V11"
    rails = "M-10,-5H10M-10,1H10M-10,7H10M-10,7L10,-5"
    sheet.add_shadow((1, 11.5), (12, 2.6), 0.4)
    for line, width, tone in (
        (rails, 4.2, "#150D08"),
        (posts, 6.4, "#150D08"),
        (rails, 1.9, colour.light),
        (posts, 3.6, colour.mid),
    ):
        sheet.add_path(line, outline=(tone, width), svg_attributes='stroke-linecap="round"')
    return sheet.make_sprite()


def coin_icon_sprite(art_resources: ArtResources, size: float) -> PieceSprite:
    """Return the icon of money, `size` u wide: a coin with a pound sign."""
    sheet = art_resources.make_art_sheet(ICON_BOX, size / ICON_BOX.width)
    sheet.add_shape_file(f"{IMAGES_FOLDER}/coin", {}, PieceBox(-21, -21, 42, 43), scale=1.1)
    ink = {"ink": "#4A2F10"}
    sheet.add_shape_file(f"{IMAGES_FOLDER}/stamp_pound", ink, PieceBox(-8, -11, 16, 22), scale=2.3)
    return sheet.make_sprite()


def coin_sprite(
    art_resources: ArtResources, radius: float = 19.0, *, label: str = ""
) -> PieceSprite:
    """Return a brass coin with an engraved pound sign, or with a label such as "£4"."""
    sheet = art_resources.make_art_sheet(COIN_BOX.grown(3), radius / 19)
    sheet.add_shadow((1.4, 3), (19.6, 19.6), 0.38)
    sheet.add_shape_file(f"{IMAGES_FOLDER}/coin", {}, COIN_BOX)
    if label:
        sheet.add_centred_text(label, (0, 0), size=19.4, colour="#2A1A0A")
    else:
        for shift, ink in ((0.9, "#FFF1C2"), (0, "#4A2F10")):
            tones = {"ink": ink}
            at = (shift, shift)
            box = PieceBox(-8, -11, 16, 22)
            sheet.add_shape_file(f"{IMAGES_FOLDER}/stamp_pound", tones, box, at, 2.1)
    return sheet.make_sprite()


def bonus_badge_sprite(
    art_resources: ArtResources, bonus: str, *, scale: float = 1.0
) -> PieceSprite:
    """Return the badge of a bonus in the rules' words, "money+3" or "work+1", alone, at `scale`
    times its size."""
    sheet = art_resources.make_art_sheet(PieceBox(-18, -18, 38, 38), scale)
    add_bonus(sheet, art_resources, bonus, (0, 0))
    return sheet.make_sprite()


def add_bonus(
    sheet: ArtSheet, art_resources: ArtResources, bonus: str, centre: tuple[float, float]
) -> None:
    """Draw a bonus around a point: a coin with pounds, a watch with its work point; "" is none."""
    if not bonus:
        return
    x, y = centre
    kind, _, count = bonus.partition("+")
    sheet.add_shadow((x + 1, y + 2), (TOKEN_RADIUS + 1, TOKEN_RADIUS + 1), 0.4)
    if kind == "money":
        sheet.add_shape_file(f"{IMAGES_FOLDER}/coin", {}, COIN_BOX, centre, TOKEN_RADIUS / 19)
        sheet.add_centred_text(f"£{count}", centre, size=TOKEN_RADIUS * 1.16, colour="#2A1A0A")
        return
    sheet.add_circle((x, y), TOKEN_RADIUS, "#FFF9E6", ("#150D08", 1.5))
    sheet.add_circle((x, y), TOKEN_RADIUS - 2, outline=("#CFA24F", 1.2))
    sheet.add_shape_file(
        f"{ICONS_FOLDER}/watch", POCKET_WATCH_COLOURS, ICON_BOX, (x, y - 0.6), 0.48
    )
