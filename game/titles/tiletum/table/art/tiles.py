"""Bonus tiles, crests and helpers: 34 u squares; contract and character cards."""

from functools import lru_cache
from typing import Final

from game.engine.owner_pack import Pack
from game.tabletop.art.art_sheet import ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules import components
from game.titles.tiletum.table.art import good_inks, inks, sheet_drawings

MAX_CACHED_PACKS: Final = 4
TILE_SIZE: Final = 34.0
SLATE_COLOUR: Final = "#3A474F"
CARD_SIZE: Final = (86.0, 128.0)
BUST_BOX: Final = PieceBox(-18, -22, 36, 42)


class PrintedTiles:
    """What is printed on the tiles of a box."""

    def __init__(self, box: components.Components) -> None:
        """Read the kinds of tiles and the prices of their use from the components."""
        priced = box.silver_expansion.priced_tiles
        self.kind_by_name = {
            kind.name: kind for kind in (*box.tiles, *(each.tile_kind for each in priced))
        }
        self._use_price_by_name = {
            each.tile_kind.name: (each.price_in_gold, each.price_in_silver) for each in priced
        }

    def currency_and_price_of_use(self, name: str) -> tuple[str, int]:
        """Return the currency ("gold" or "silver") and the price for using a tile, 0 for most
        tiles."""
        gold, silver = self._use_price_by_name.get(name, (0, 0))
        return ("silver", silver) if silver else ("gold", gold)


@lru_cache(MAX_CACHED_PACKS)
def printed_tiles(pack: Pack | None = None) -> PrintedTiles:
    """Return what is printed on the tiles of the box: the built-in numbers, or those of a pack."""
    return PrintedTiles(load_components(pack=pack))


def own_box_tile_kind(name: str) -> components.TiletumTileKind:
    """Return the kind of tile with this name in the built-in box."""
    return printed_tiles().kind_by_name[name]


def tile_sprite(
    art_resources: ArtResources, box: PrintedTiles, name: str, size: float
) -> PieceSprite:
    """Return a tile as it lies on map, wheel or storehouse; anchor in its middle."""
    sheet = art_resources.make_art_sheet(PieceBox(-21, -21, 42, 44), size / TILE_SIZE)
    sheet.add_svg(soft_rectangle_svg(PieceBox(-16, -14, 34, 34), 7, 4, 0.4))
    draw_tile_on_sheet(sheet, box, name, (0.0, 0.0))
    return sheet.make_sprite()


def draw_tile_on_sheet(
    sheet: ArtSheet, box: PrintedTiles, name: str, centre: sheet_drawings.Point
) -> None:
    """Draw a tile, `TILE_SIZE` u wide, with its middle at `centre`."""
    kind = box.kind_by_name[name]
    x, y = centre
    if kind.kind == components.CREST_TILE_KIND:
        _draw_tile_slab(sheet, centre, inks.VELLUM_TONES[1])
        sheet_drawings.draw_crest_on_sheet(sheet, kind.crest, centre, 28)
    elif kind.kind == components.BOOST_TILE_KIND:
        _draw_tile_slab(sheet, centre, inks.LAPIS_TONES[2])
        sheet_drawings.draw_action_points_on_sheet(
            sheet, centre, 14.5, f"+{kind.boost_action_points}"
        )
    elif kind.kind == components.COLOUR_TILE_KIND:
        _draw_tile_slab(sheet, centre, SLATE_COLOUR)
        for number, ink in enumerate(good_inks.TONES_BY_GOOD.values()):
            turn = f'transform="translate({x} {y}) rotate({72 * number})"'
            wedge = "M0,0L-7.4,-10.2A12.6,12.6 0 0 1 7.4,-10.2Z"
            sheet.add_path(wedge, ink.mid, (inks.OUTLINE_HEX, 1), turn)
        if kind.boost_action_points:
            sheet_drawings.draw_action_points_on_sheet(
                sheet, (x + 8.6, y + 8.6), 8.4, f"+{kind.boost_action_points}"
            )
    elif kind.kind == components.CONTRACT_TILE_KIND:
        _draw_tile_slab(sheet, centre, inks.VELLUM_TONES[0])
        pitch = min(20.9, 30 / max(len(kind.contract_cost), 1))
        left = x - pitch * (len(kind.contract_cost) - 1) / 2
        for number, (good, count) in enumerate(kind.contract_cost):
            middle = left + pitch * number
            sheet.add_centred_text(
                str(count), (middle - 4.62, y - 7), size=10.45, colour=inks.INK_HEX
            )
            sheet_drawings.draw_good_on_sheet(sheet, good, (middle + 3.96, y - 7), 11)
        sheet_drawings.draw_points_hexagon_on_sheet(sheet, (x, y + 8), 7.4, str(kind.points))
    elif kind.kind == components.CHARACTER_TILE_KIND:
        _draw_tile_slab(sheet, centre, inks.VELLUM_TONES[0])
        draw_bust_on_sheet(sheet, kind.character_type, centre, 0.74)
        if kind.gain_text:
            sheet_drawings.draw_gain_row_on_sheet(
                sheet, kind.gain_text, (x + 2, y + 10, 13), available_width=29
            )
    else:
        good, price = box.currency_and_price_of_use(name)
        _draw_helper_tile(sheet, kind, centre, good=good, price=price)


def _draw_helper_tile(
    sheet: ArtSheet,
    kind: components.TiletumTileKind,
    centre: sheet_drawings.Point,
    *,
    good: str,
    price: int,
) -> None:
    x, y = centre
    parts = components.parse_gain_parts(kind.gain_text)
    shift = 5.0 if price else 0.0
    if len(parts) == 1:
        action, number = parts[0]
        if action in inks.ENAMEL_BY_ACTION:
            _draw_tile_slab(sheet, centre, inks.ENAMEL_BY_ACTION[action])
            sheet_drawings.draw_icon_on_sheet(
                sheet, action, (x - 3 + shift, y - 3), 25 - shift, sheet_drawings.PALE_ICON_TONES
            )
            sheet_drawings.draw_action_points_on_sheet(sheet, (x + 8.4, y + 8.4), 8.4, str(number))
        else:
            _draw_one_part_gain(
                sheet, kind.gain_text, (x + shift, y), centre, gain_name=action, gain_count=number
            )
        if price:
            _draw_use_price(sheet, good, price, centre)
        return
    _draw_tile_slab(sheet, centre, inks.VELLUM_TONES[0])
    spots = {2: ((-8, 0), (8, 0)), 4: ((-8, -8), (8, -8), (-8, 8), (8, 8))}
    for (word, number), (left, top) in zip(parts, spots[len(parts)], strict=True):
        if word == "vp":
            sheet_drawings.draw_points_hexagon_on_sheet(sheet, (x + left, y + top), 8, str(number))
        else:
            sheet_drawings.draw_good_on_sheet(sheet, word, (x + left, y + top), 15)
            if number > 1:
                sheet.add_centred_text(
                    str(number), (x + left, y + top + 11), size=12, colour=inks.INK_HEX
                )


def _draw_one_part_gain(
    sheet: ArtSheet,
    gain: str,
    gain_centre: sheet_drawings.Point,
    centre: sheet_drawings.Point,
    *,
    gain_name: str,
    gain_count: int,
) -> None:
    """Draw a gain of one part, its kind `gain_name` with its `gain_count`, in the middle; silver
    and mines on slate."""
    if gain_name == "silver":
        _draw_tile_slab(sheet, centre, SLATE_COLOUR)
        sheet_drawings.draw_good_on_sheet(sheet, "silver", gain_centre, 24)
        if gain_count > 1:
            sheet.add_centred_text(
                str(gain_count), (gain_centre[0] + 9, gain_centre[1] + 9), size=14, colour="#FFFFFF"
            )
    elif gain_name == "mine":
        _draw_tile_slab(sheet, centre, SLATE_COLOUR)
        sheet_drawings.draw_icon_on_sheet(
            sheet, "mine", gain_centre, 25, sheet_drawings.PALE_ICON_TONES
        )
    else:
        _draw_tile_slab(sheet, centre, inks.VELLUM_TONES[0])
        room = 31.0 if gain_centre == centre else 21.0
        sheet_drawings.draw_gain_row_on_sheet(sheet, gain, (*gain_centre, 19), available_width=room)


def _draw_use_price(sheet: ArtSheet, good: str, price: int, centre: sheet_drawings.Point) -> None:
    """Draw what a use costs, on the left edge of a tile."""
    x, y = centre
    edge = f"M{x - 16},{y - 9}a7,7 0 0 1 7,-7h3.6v32h-3.6a7,7 0 0 1 -7,-7Z"
    sheet.add_path(edge, "#2B2622", (inks.LEAF_TONES[1], 0.9))
    sheet.add_centred_text(str(price), (x - 10.6, y - 7), size=12, colour="#FFF3D0")
    sheet_drawings.draw_good_on_sheet(sheet, good, (x - 10.6, y + 6), 11)


def _draw_tile_slab(sheet: ArtSheet, centre: sheet_drawings.Point, fill: str) -> None:
    x = centre[0] - 17
    y = centre[1] - 17
    sheet.add_rectangle((x, y, 34, 34), 7, fill, (inks.OUTLINE_HEX, 1.6))
    sheet.add_rectangle((x + 2, y + 2, 30, 30), 5.4, outline=(inks.LEAF_TONES[1], 1.1))


def draw_bust_on_sheet(
    sheet: ArtSheet, person: str, centre: sheet_drawings.Point, scale: float
) -> None:
    """Draw the bust of a type of character round a point."""
    sheet.add_shape_file(f"{inks.SHAPES_FOLDER}/bust_{person}", {}, BUST_BOX, centre, scale)


def bust_sprite(art_resources: ArtResources, person: str, scale: float = 1.0) -> PieceSprite:
    """Return the bust of a type of character; anchor in its middle."""
    sheet = art_resources.make_art_sheet(BUST_BOX.grown(1), scale)
    draw_bust_on_sheet(sheet, person, (0, 0), 1)
    return sheet.make_sprite()


def offer_card_sprite(
    art_resources: ArtResources, box: PrintedTiles, name: str, frame_kind: str = ""
) -> PieceSprite:
    """Return a tile of an offer as a card; `frame_kind` is the frame around it: "", "legal" or
    "chosen". The anchor is the card's upper left corner."""
    kind = box.kind_by_name[name]
    width, height = CARD_SIZE
    sheet = art_resources.make_art_sheet(PieceBox(-7, -7, width + 14, height + 16))
    sheet.defer_texts_to_end()
    sheet.add_svg(soft_rectangle_svg(PieceBox(2, 5, width - 2, height), 8, 6, 0.45))
    lines = {"legal": ("#F0A030", 4.0), "chosen": ("#FFF1C4", 5.0)}
    if frame_kind:
        sheet.add_rectangle((-2, -2, width + 4, height + 4), 10, outline=lines[frame_kind])
    sheet.add_rectangle((0, 0, *CARD_SIZE), 8, inks.VELLUM_TONES[0], (inks.OUTLINE_HEX, 1.6))
    sheet.add_rectangle((4, 4, width - 8, height - 8), 5.4, outline=(inks.LEAF_TONES[1], 1.4))
    if kind.kind == components.CHARACTER_TILE_KIND:
        sheet.add_path(
            "M14,92V44A29,29 0 0 1 72,44V92Z", inks.LEAF_TONES[1], (inks.OUTLINE_HEX, 1.6)
        )
        sheet.add_path("M18,90V45A25,25 0 0 1 68,45V90Z", inks.LEAF_TONES[0])
        draw_bust_on_sheet(sheet, kind.character_type, (43, 67), 1.3)
        sheet_drawings.draw_action_enamel_on_sheet(sheet, kind.character_type, (17, 17), 25)
        sheet.add_rectangle((7, 91, 72, 30), 5, "#FFFDF4", (inks.OUTLINE_HEX, 1.2))
        sheet_drawings.draw_gain_row_on_sheet(
            sheet, kind.gain_text, (43, 106, 23), available_width=66
        )
    elif kind.kind == components.CREST_TILE_KIND:
        sheet_drawings.draw_crest_on_sheet(sheet, kind.crest, (width / 2, height / 2 + 4), 62)
    else:
        _draw_contract_content(sheet, kind)
    return sheet.make_sprite()


def _draw_contract_content(sheet: ArtSheet, kind: components.TiletumTileKind) -> None:
    rows = len(kind.contract_cost)
    for number, (good, count) in enumerate(kind.contract_cost):
        y = 50 + 26 * number - 13 * (rows - 1)
        sheet.add_centred_text(str(count), (31, y), size=23, colour=inks.INK_HEX)
        sheet_drawings.draw_good_on_sheet(sheet, good, (54, y), 26)
    side = components.parse_gain_parts(kind.gain_text)
    x = 26.0 if side else 43.0
    for turn in range(12):
        sheet.add_circle(
            (x, 84), 6.4, "#9A1F12", svg_attributes=f'transform="rotate({30 * turn} {x} 100)"'
        )
    sheet.add_circle((x, 100), 17, "#9A1F12")
    sheet_drawings.draw_points_hexagon_on_sheet(sheet, (x, 100), 12, str(kind.points))
    if side:
        sheet_drawings.draw_gain_row_on_sheet(
            sheet, kind.gain_text, (62, 102, 20), available_width=34
        )
