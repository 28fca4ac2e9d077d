"""Cards of the hand: a head with the name, what it opens, and a line about it."""

from functools import partial
from typing import NamedTuple

from game.tabletop.art.art_sheet import ICONS_FOLDER, ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import LAMP, PieceBox, PieceSprite
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.small_art import ICON_BOX
from game.tabletop.art.svg_shapes import rounded_rectangle_svg
from game.tabletop.art.text import CLARENDON_FACE, SANS_BOLD_FACE
from game.titles.brass.table.art.inks import (
    CANAL_DEEP,
    COLOUR_BY_INDUSTRY,
    PAPER_TONES,
    SHAPES_FOLDER,
)
from game.titles.brass.table.art.small_pieces import draw_industry_symbol_on_sheet

CARD_WIDTH = 94.0
CARD_HEIGHT = 128.0
CARD_HEAD_HEIGHT = 41.0
LOW_CARD_HEAD_HEIGHT = 38.0
LOW_CARD_KEY_WIDTH = 30.0  # left in the foot of a low card, where its key is
CARD_FOOT_HEIGHT = 26.0
LOW_CARD_FOOT_HEIGHT = 23.0
CARD_SPACE_SQUARE_SIZE = 23.0


class HandCardFace(NamedTuple):
    """The content of a card.

    `name_lines` are its name; `industry` is "" for a place's card, which shows for each space in
    `industries_or_owner_by_space` its industries, or "@colour" if occupied. `foot_text` is the line
    at its foot; `glow` is "", "chosen" or "fits".
    """

    name_lines: tuple[str, ...]
    industry: str = ""
    industries_or_owner_by_space: tuple[tuple[str, ...], ...] = ()
    foot_text: str = ""
    is_foot_positive: bool = True
    glow: str = ""


def card_sprite(
    art_resources: ArtResources, face: HandCardFace, *, height: float = CARD_HEIGHT
) -> PieceSprite:
    """Return the front of a card `height` u high; the anchor is in the middle of its upper edge.
    A low card shows only name and foot."""
    box = PieceBox(-CARD_WIDTH / 2, 0, CARD_WIDTH, height)
    sheet = art_resources.make_art_sheet(box.grown(10))
    whole = height == CARD_HEIGHT
    head, foot = (
        (CARD_HEAD_HEIGHT, CARD_FOOT_HEIGHT)
        if whole
        else (LOW_CARD_HEAD_HEIGHT, LOW_CARD_FOOT_HEIGHT)
    )
    sheet.add_cached_drawing(
        ("card", face.glow), lambda plate: _draw_card_ground(plate, box, foot, face.glow)
    )
    named = face.industry, face.name_lines
    sheet.add_cached_drawing(
        ("card", named, whole),
        lambda plate: _draw_card_head(plate, face, head, is_whole_card=whole),
    )
    if whole:
        rows = (
            [face.industries_or_owner_by_space[:2], face.industries_or_owner_by_space[2:]]
            if len(face.industries_or_owner_by_space) == 4
            else [face.industries_or_owner_by_space]
        )
        middle = (CARD_HEAD_HEIGHT + CARD_HEIGHT - CARD_FOOT_HEIGHT) / 2 + 0.5
        for row, cells in enumerate(rows):
            y = middle + (row - (len(rows) - 1) / 2) * (CARD_SPACE_SQUARE_SIZE + 3)
            for column, kinds in enumerate(cells):
                x = (column - (len(cells) - 1) / 2) * (CARD_SPACE_SQUARE_SIZE + 3)
                sheet.add_cached_drawing(
                    ("space", kinds, x, y),
                    partial(_draw_space_square, industries_or_owner=kinds, centre=(x, y)),
                )
    if face.foot_text:
        key_room, edges = (0.0, 10.0) if whole else (LOW_CARD_KEY_WIDTH, 6.0)
        room = CARD_WIDTH - edges - key_room
        size = sheet.fitting_font_size(face.foot_text, SANS_BOLD_FACE, 15.5, room)
        colour = "#1F4B41" if face.is_foot_positive else "#7A6A50"
        at = key_room / 2, height - foot / 2 - 0.5
        sheet.add_centred_text(
            face.foot_text, at, font_face=SANS_BOLD_FACE, size=size, colour=colour
        )
    return sheet.make_sprite()


def card_back_sprite(
    art_resources: ArtResources, scale: float = 1.0, *, height: float = CARD_HEIGHT
) -> PieceSprite:
    """Return the back of a card `height` u high; the anchor is in the middle of its upper edge."""
    box = PieceBox(-CARD_WIDTH / 2, 0, CARD_WIDTH, height)
    sheet = art_resources.make_art_sheet(box.grown(10), scale)
    sheet.add_svg(soft_rectangle_svg(PieceBox(box.left + 1, 4, CARD_WIDTH, height), 8, 6, 0.5))
    sheet.add_svg(
        rounded_rectangle_svg(box, 8, f'fill="{CANAL_DEEP}" stroke="#0F2621" stroke-width="2"')
    )
    sheet.add_svg(
        rounded_rectangle_svg(box.grown(-6), 4, 'fill="none" stroke="#D6AC5C" stroke-width="1.4"')
    )
    tones = {"body": "#E7C983", "accent": "#B08A45"}
    if height == CARD_HEIGHT:
        sheet.add_shape_file(f"{ICONS_FOLDER}/train", tones, ICON_BOX, (0, 44), 0.86)
        sheet.add_shape_file(f"{SHAPES_FOLDER}/barge", tones, ICON_BOX, (0, 88), 0.86)
    else:
        sheet.add_shape_file(f"{SHAPES_FOLDER}/barge", tones, ICON_BOX, (0, height / 2), 0.7)
    return sheet.make_sprite()


def _draw_card_ground(sheet: ArtSheet, box: PieceBox, foot_height: float, highlight: str) -> None:
    if highlight:
        for ring in range(5):
            grown = box.grown(1 + 1.8 * ring)
            light = f'stroke="{LAMP}" stroke-width="2.6" opacity="{0.34 - 0.06 * ring:.2f}"'
            sheet.add_svg(rounded_rectangle_svg(grown, 8 + 1.8 * ring, f'fill="none" {light}'))
    sheet.add_svg(
        soft_rectangle_svg(PieceBox(box.left + 1, box.top + 4, CARD_WIDTH, box.height), 8, 6, 0.5)
    )
    sheet.add_svg(
        '<defs><linearGradient id="card" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{box.height}"><stop offset="0" stop-color="{PAPER_TONES[0]}"/><stop offset="1" '
        f'stop-color="{PAPER_TONES[1]}"/></linearGradient></defs>'
    )
    line, width = {"chosen": (LAMP, 3.4), "fits": ("#E0B95C", 2.2)}.get(highlight, ("#2A1E15", 1.6))
    sheet.add_svg(
        rounded_rectangle_svg(box, 8, f'fill="url(#card)" stroke="{line}" stroke-width="{width}"')
    )
    sheet.add_path(
        f"M{-CARD_WIDTH / 2 + 9},{box.height - foot_height}H{CARD_WIDTH / 2 - 9}",
        outline=("#B9A67C", 1.2),
    )


def _draw_card_head(
    sheet: ArtSheet, face: HandCardFace, height: float, *, is_whole_card: bool
) -> None:
    """Draw the name on its coloured head, and on a whole card of an industry the
    symbol below it."""
    left = -CARD_WIDTH / 2 + 2
    right = CARD_WIDTH / 2 - 2
    fill = COLOUR_BY_INDUSTRY[face.industry] if face.industry else CANAL_DEEP
    sheet.add_path(f"M{left},{height}V9a7,7 0 0 1 7,-7H{right - 7}a7,7 0 0 1 7,7V{height}Z", fill)
    sheet.add_path(f"M{left},{height + 0.8}H{right}", outline=("#C9A45A", 1.6))
    count = len(face.name_lines)
    largest = 18.6 if count == 1 else 15.6
    size = min(
        sheet.fitting_font_size(line, CLARENDON_FACE, largest, CARD_WIDTH - 10)
        for line in face.name_lines
    )
    top = (height + 2) / 2 - 8.4 * (count - 1)
    for number, line in enumerate(face.name_lines):
        at = 0.0, top + 16.8 * number
        sheet.add_centred_text(line, at, font_face=CLARENDON_FACE, size=size, colour="#FBF3DD")
    if is_whole_card and face.industry:
        draw_industry_symbol_on_sheet(sheet, face.industry, (0, CARD_HEAD_HEIGHT + 30, 48))


def _draw_space_square(
    sheet: ArtSheet, industries_or_owner: tuple[str, ...], centre: tuple[float, float]
) -> None:
    x, y = centre
    box = PieceBox(
        x - CARD_SPACE_SQUARE_SIZE / 2,
        y - CARD_SPACE_SQUARE_SIZE / 2,
        CARD_SPACE_SQUARE_SIZE,
        CARD_SPACE_SQUARE_SIZE,
    )
    if industries_or_owner[0].startswith("@"):
        colour = player_colour(industries_or_owner[0][1:])
        sheet.add_svg(
            rounded_rectangle_svg(
                box, 3.4, f'fill="{colour.mid}" stroke="{colour.dark}" stroke-width="1.6"'
            )
        )
        add_player_mark(sheet, colour, (x, y, 13))
        return
    sheet.add_svg(
        rounded_rectangle_svg(box, 3, 'fill="#F7EFDA" stroke="#8A7A5A" stroke-width="1.2"')
    )
    if len(industries_or_owner) == 1:
        draw_industry_symbol_on_sheet(sheet, industries_or_owner[0], (x, y + 0.5, 17))
        return
    draw_industry_symbol_on_sheet(sheet, industries_or_owner[0], (x - 4.6, y - 4.6, 12))
    draw_industry_symbol_on_sheet(sheet, industries_or_owner[1], (x + 4.8, y + 5.2, 12))
