"""Survey cards: face, back and the compact tab of small windows."""

from dataclasses import dataclass

from game.tabletop.art.art_sheet import ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.guilloche_pattern import guilloche_svg
from game.tabletop.art.palette import BRASS, LAMP, PieceBox, PieceSprite
from game.tabletop.art.text import FELL_CAPITALS_FACE, SANS_BOLD_FACE
from game.titles.tinners_trail.table.art.benefits import add_benefit
from game.titles.tinners_trail.table.art.palette import IMAGES_FOLDER, region_colour

CREAM_HEX = "#FFF6E0"

CARD_BOX = PieceBox(-60, -81, 120, 162)
COMPACT_CARD_BOX = PieceBox(-32, -43, 64, 86)
CARD_HEAD_HEIGHT = 32.0
COIN_BOX = PieceBox(-21, -21, 42, 43)
_PAPER_SVG = (
    '<defs><linearGradient id="paper" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" '
    'y2="81"><stop offset="0" stop-color="#FBF3DD"/><stop offset="1" stop-color="#E9D7AC"/>'
    "</linearGradient></defs>"
)


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is printed on a survey card; all texts are given by the caller.

    `region` is a letter of the map, two letters, or "any"; `band_text` is written on its band;
    `benefit` is the rules' name ("tin+2", "pump"); `name` and `value_text` are its words.
    """

    region: str
    band_text: str
    benefit: str
    name: str
    value_text: str


def survey_card_sprite(
    art_resources: ArtResources,
    face: CardFace,
    *,
    glows: bool = False,
    degrees: float = 0.0,
    scale: float = 1.0,
) -> PieceSprite:
    """Return the face of a survey card at `scale` times its size, turned clockwise by `degrees`
    about its middle, with a glow if it `glows`."""
    sheet = survey_card_blank_sheet(art_resources, face.region, glows=glows, scale=scale)
    head = 30.0 if len(face.band_text) <= 2 else 22.0
    sheet.add_left_aligned_text(
        face.band_text, (-50, -65), font_face=FELL_CAPITALS_FACE, size=head, colour=CREAM_HEX
    )
    add_benefit(sheet, art_resources, face.benefit, (0, 8, 56))
    _add_coin(sheet, face.value_text, (41, -49, 19))
    size = 20.0
    while size > 13 and sheet.text_width(face.name, SANS_BOLD_FACE, size) > 102:
        size -= 0.5
    sheet.add_centred_text(
        face.name, (0, 55), font_face=SANS_BOLD_FACE, size=size, colour="#2E1F14"
    )
    return sheet.make_sprite(degrees=degrees)


def survey_card_blank_sheet(
    art_resources: ArtResources, region: str, *, glows: bool, scale: float
) -> ArtSheet:
    """Return a new sheet, at `scale`, on which everything that all cards of a region share is drawn
    from the cache, with a glow if it `glows`."""
    sheet = art_resources.make_art_sheet(CARD_BOX.grown(10), scale)
    sheet.add_cached_drawing(
        ("card", region, glows), lambda blank: _add_card_blank(blank, region, glows)
    )
    return sheet


def survey_card_back_sprite(
    art_resources: ArtResources,
    region: str,
    letter: str,
    *,
    degrees: float = 0.0,
    scale: float = 1.0,
) -> PieceSprite:
    """Return the back of a survey card at `scale` times its size, turned clockwise by `degrees`:
    slate, brass and the region's letter."""
    sheet = art_resources.make_art_sheet(CARD_BOX.grown(10), scale)
    sheet.add_cached_drawing("card-back", _add_back_common_to_all_regions)
    sheet.add_circle((0, 0), 30.6, region_colour(region), ("#F3DC9A", 2))
    sheet.add_circle((0, 0), 26.6, outline=("#F3DC9A", 0.8), svg_attributes='opacity=".7"')
    sheet.add_centred_text(letter, (0, 0), font_face=FELL_CAPITALS_FACE, size=44, colour=CREAM_HEX)
    return sheet.make_sprite(degrees=degrees)


def _add_back_common_to_all_regions(sheet: ArtSheet) -> None:
    sheet.add_svg(soft_rectangle_svg(PieceBox(-60, -77, 120, 162), 10, 9, 0.45))
    sheet.add_rectangle((-60, -81, 120, 162), 10, "#1F2E37", ("#0A1014", 1.5))
    sheet.add_svg(guilloche_svg(PieceBox(-57, -78, 114, 156), 20, "#D6AC5C"))
    sheet.add_rectangle((-51.5, -72.5, 103, 145), 6, outline=(BRASS, 2))


def survey_card_tab_sprite(
    art_resources: ArtResources, face: CardFace, *, scale: float = 1.0
) -> PieceSprite:
    """Return the small form of a card for the compact hand, at `scale` times its size."""
    sheet = art_resources.make_art_sheet(COMPACT_CARD_BOX.grown(8), scale)
    _add_paper_with_shadow(sheet, COMPACT_CARD_BOX, glows=False)
    sheet.add_svg(_region_band_svg(COMPACT_CARD_BOX, 22, face.region))
    sheet.add_left_aligned_text(
        face.band_text, (-27, -31.5), font_face=FELL_CAPITALS_FACE, size=19, colour=CREAM_HEX
    )
    add_benefit(sheet, art_resources, face.benefit, (0, 2, 40))
    _add_coin(sheet, face.value_text, (17, 30, 14))
    return sheet.make_sprite()


def _add_paper_with_shadow(sheet: ArtSheet, box: PieceBox, *, glows: bool) -> None:
    sheet.add_svg(
        soft_rectangle_svg(PieceBox(box.left, box.top + 4, box.width, box.height), 10, 9, 0.45)
    )
    x, y, width, height = box
    sheet.add_svg(
        f'{_PAPER_SVG}<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" '
        'fill="url(#paper)" stroke="#2A180C" stroke-width="1.4"/>'
    )
    if glows:
        around = box.grown(2)
        sheet.add_rectangle(
            (around.left, around.top, around.width, around.height), 11.5, outline=(LAMP, 4)
        )


def _add_card_blank(sheet: ArtSheet, region: str, glows: bool) -> None:
    """Draw what all cards of a region share: paper, region band and ornaments."""
    _add_paper_with_shadow(sheet, CARD_BOX, glows=glows)
    sheet.add_svg(_region_band_svg(CARD_BOX, CARD_HEAD_HEIGHT, region))
    sheet.add_svg(guilloche_svg(PieceBox(-58, -79, 116, CARD_HEAD_HEIGHT - 3), 20))
    sheet.add_path("M-60,-48.4H60", outline=(BRASS, 2.2))
    sheet.add_rectangle(
        (-52, -41, 104, 114), 6, outline=("#8A6A3A", 1.1), svg_attributes='opacity=".75"'
    )


def _region_band_svg(box: PieceBox, height: float, region: str) -> str:
    x = box.left
    y = box.top
    first = region_colour(region[0] if len(region) <= 2 else region)
    second = region_colour(region[1]) if len(region) == 2 else first
    low = y + height
    return (
        f'<path d="M{x + 0.7},{low}V{y + 10}Q{x + 0.7},{y + 0.7} {x + 10},{y + 0.7}H0V{low}Z" '
        f'fill="{first}"/><path d="M{-x - 0.7},{low}V{y + 10}Q{-x - 0.7},{y + 0.7} '
        f'{-x - 10},{y + 0.7}H-.5V{low}Z" fill="{second}"/>'
    )


def _add_coin(sheet: ArtSheet, value: str, centre_and_radius: tuple[float, float, float]) -> None:
    x, y, r = centre_and_radius
    sheet.add_cached_drawing(
        ("coin", centre_and_radius), lambda blank: _add_blank_coin(blank, centre_and_radius)
    )
    sheet.add_centred_text(value, (x, y), size=r * 1.02, colour="#2A1A0A")


def _add_blank_coin(sheet: ArtSheet, centre_and_radius: tuple[float, float, float]) -> None:
    x, y, r = centre_and_radius
    sheet.add_svg(soft_rectangle_svg(PieceBox(x - r, y - r + 2, 2 * r, 2 * r), r, 4, 0.35))
    sheet.add_shape_file(f"{IMAGES_FOLDER}/coin", {}, COIN_BOX, (x, y), r / 19)
