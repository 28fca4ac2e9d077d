"""Bonus tiles, crests and helpers: 34 u squares; contract and character cards."""

from functools import lru_cache
from typing import Final

from game.engine.owner_pack import Pack
from game.tabletop.art.drawing import ArtSheet, Pen, soft_rectangle
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules import components
from game.titles.tiletum.table.art import good_inks, inks, tokens

BOXES_PRINTED: Final = 4
TILE: Final = 34.0
SLATE: Final = "#3A474F"
CARD: Final = (86.0, 128.0)
BUST_BOX: Final = PieceBox(-18, -22, 36, 42)


class PrintedTiles:
    """What is printed on the tiles of a box."""

    def __init__(self, box: components.Components) -> None:
        """Store the box."""
        priced = box.silver.tiles
        self.kinds = {kind.name: kind for kind in (*box.tiles, *(each.kind for each in priced))}
        self._prices = {each.kind.name: (each.gold, each.silver) for each in priced}

    def price_of_use(self, name: str) -> tuple[str, int]:
        """Return what the use of a tile costs: gold or silver, and how much; 0 for most."""
        gold, silver = self._prices.get(name, (0, 0))
        return ("silver", silver) if silver else ("gold", gold)


@lru_cache(BOXES_PRINTED)
def printed_tiles(pack: Pack | None = None) -> PrintedTiles:
    """Return what is printed on the tiles of our box, or of a pack's."""
    return PrintedTiles(load_components(pack=pack))


def tile_kind(name: str) -> components.TiletumTileKind:
    """Return a tile of our own box."""
    return printed_tiles().kinds[name]


def tile(pen: Pen, box: PrintedTiles, name: str, size: float) -> PieceSprite:
    """Return a tile as it lies on map, wheel or storehouse; anchor in its middle."""
    sheet = pen.new_sheet(PieceBox(-21, -21, 42, 44), size / TILE)
    sheet.add_svg(soft_rectangle(PieceBox(-16, -14, 34, 34), 7, 4, 0.4))
    add_tile(sheet, box, name, (0.0, 0.0))
    return sheet.finish()


def add_tile(sheet: ArtSheet, box: PrintedTiles, name: str, at: tokens.Point) -> None:
    """Draw a tile of the usual size."""
    kind = box.kinds[name]
    x, y = at
    if kind.kind == components.CREST:
        _slab(sheet, at, inks.VELLUM[1])
        tokens.add_crest(sheet, kind.crest, at, 28)
    elif kind.kind == components.BOOST:
        _slab(sheet, at, inks.LAPIS[2])
        tokens.add_quatrefoil(sheet, at, 14.5, f"+{kind.boost}")
    elif kind.kind == components.COLOUR:
        _slab(sheet, at, SLATE)
        for number, ink in enumerate(good_inks.GOOD_INKS.values()):
            turn = f'transform="translate({x} {y}) rotate({72 * number})"'
            wedge = "M0,0L-7.4,-10.2A12.6,12.6 0 0 1 7.4,-10.2Z"
            sheet.path(wedge, ink.mid, (inks.EDGE, 1), turn)
        if kind.boost:
            tokens.add_quatrefoil(sheet, (x + 8.6, y + 8.6), 8.4, f"+{kind.boost}")
    elif kind.kind == components.CONTRACT:
        _slab(sheet, at, inks.VELLUM[0])
        pitch = min(20.9, 30 / max(len(kind.cost), 1))
        left = x - pitch * (len(kind.cost) - 1) / 2
        for number, (good, count) in enumerate(kind.cost):
            middle = left + pitch * number
            sheet.text(str(count), (middle - 4.62, y - 7), size=10.45, colour=inks.INK)
            tokens.add_good(sheet, good, (middle + 3.96, y - 7), 11)
        tokens.add_hexagon(sheet, (x, y + 8), 7.4, str(kind.points))
    elif kind.kind == components.CHARACTER:
        _slab(sheet, at, inks.VELLUM[0])
        add_bust(sheet, kind.type, at, 0.74)
        if kind.gain:
            tokens.add_gain(sheet, kind.gain, (x + 2, y + 10, 13), room=29)
    else:
        good, price = box.price_of_use(name)
        _add_helper(sheet, kind, at, good=good, price=price)


def _add_helper(
    sheet: ArtSheet, kind: components.TiletumTileKind, at: tokens.Point, *, good: str, price: int
) -> None:
    x, y = at
    parts = components.gain_parts(kind.gain)
    shift = 5.0 if price else 0.0
    if len(parts) == 1:
        action, number = parts[0]
        if action in inks.ENAMEL:
            _slab(sheet, at, inks.ENAMEL[action])
            tokens.add_icon(sheet, action, (x - 3 + shift, y - 3), 25 - shift, tokens.PALE_ICON)
            tokens.add_quatrefoil(sheet, (x + 8.4, y + 8.4), 8.4, str(number))
        else:
            _add_single_gain(sheet, kind.gain, (x + shift, y), at, word=action, number=number)
        if price:
            _add_price(sheet, good, price, at)
        return
    _slab(sheet, at, inks.VELLUM[0])
    spots = {2: ((-8, 0), (8, 0)), 4: ((-8, -8), (8, -8), (-8, 8), (8, 8))}
    for (word, number), (left, top) in zip(parts, spots[len(parts)], strict=True):
        if word == "vp":
            tokens.add_hexagon(sheet, (x + left, y + top), 8, str(number))
        else:
            tokens.add_good(sheet, word, (x + left, y + top), 15)
            if number > 1:
                sheet.text(str(number), (x + left, y + top + 11), size=12, colour=inks.INK)


def _add_single_gain(
    sheet: ArtSheet, gain: str, at: tokens.Point, middle: tokens.Point, *, word: str, number: int
) -> None:
    """Draw a gain of one part; silver and mines on slate."""
    if word == "silver":
        _slab(sheet, middle, SLATE)
        tokens.add_good(sheet, "silver", at, 24)
        if number > 1:
            sheet.text(str(number), (at[0] + 9, at[1] + 9), size=14, colour="#FFFFFF")
    elif word == "mine":
        _slab(sheet, middle, SLATE)
        tokens.add_icon(sheet, "mine", at, 25, tokens.PALE_ICON)
    else:
        _slab(sheet, middle, inks.VELLUM[0])
        room = 31.0 if at == middle else 21.0
        tokens.add_gain(sheet, gain, (*at, 19), room=room)


def _add_price(sheet: ArtSheet, good: str, price: int, at: tokens.Point) -> None:
    """Draw what a use costs, on the left edge of a tile."""
    x, y = at
    edge = f"M{x - 16},{y - 9}a7,7 0 0 1 7,-7h3.6v32h-3.6a7,7 0 0 1 -7,-7Z"
    sheet.path(edge, "#2B2622", (inks.LEAF[1], 0.9))
    sheet.text(str(price), (x - 10.6, y - 7), size=12, colour="#FFF3D0")
    tokens.add_good(sheet, good, (x - 10.6, y + 6), 11)


def _slab(sheet: ArtSheet, at: tokens.Point, fill: str) -> None:
    x = at[0] - 17
    y = at[1] - 17
    sheet.rectangle((x, y, 34, 34), 7, fill, (inks.EDGE, 1.6))
    sheet.rectangle((x + 2, y + 2, 30, 30), 5.4, line=(inks.LEAF[1], 1.1))


def add_bust(sheet: ArtSheet, person: str, at: tokens.Point, scale: float) -> None:
    """Draw the bust of a type of character round a point."""
    sheet.add_shape_file(f"{inks.SHAPES}/bust_{person}", {}, BUST_BOX, at, scale)


def bust(pen: Pen, person: str, scale: float = 1.0) -> PieceSprite:
    """Return the bust of a type of character; anchor in its middle."""
    sheet = pen.new_sheet(BUST_BOX.grown(1), scale)
    add_bust(sheet, person, (0, 0), 1)
    return sheet.finish()


def card(pen: Pen, box: PrintedTiles, name: str, light: str = "") -> PieceSprite:
    """Return a tile of an offer as a card; anchor upper left; `light` "", "legal" or "chosen"."""
    kind = box.kinds[name]
    width, height = CARD
    sheet = pen.new_sheet(PieceBox(-7, -7, width + 14, height + 16))
    sheet.draw_texts_last()
    sheet.add_svg(soft_rectangle(PieceBox(2, 5, width - 2, height), 8, 6, 0.45))
    lines = {"legal": ("#F0A030", 4.0), "chosen": ("#FFF1C4", 5.0)}
    if light:
        sheet.rectangle((-2, -2, width + 4, height + 4), 10, line=lines[light])
    sheet.rectangle((0, 0, *CARD), 8, inks.VELLUM[0], (inks.EDGE, 1.6))
    sheet.rectangle((4, 4, width - 8, height - 8), 5.4, line=(inks.LEAF[1], 1.4))
    if kind.kind == components.CHARACTER:
        sheet.path("M14,92V44A29,29 0 0 1 72,44V92Z", inks.LEAF[1], (inks.EDGE, 1.6))
        sheet.path("M18,90V45A25,25 0 0 1 68,45V90Z", inks.LEAF[0])
        add_bust(sheet, kind.type, (43, 67), 1.3)
        tokens.add_enamel(sheet, kind.type, (17, 17), 25)
        sheet.rectangle((7, 91, 72, 30), 5, "#FFFDF4", (inks.EDGE, 1.2))
        tokens.add_gain(sheet, kind.gain, (43, 106, 23), room=66)
    elif kind.kind == components.CREST:
        tokens.add_crest(sheet, kind.crest, (width / 2, height / 2 + 4), 62)
    else:
        _add_contract(sheet, kind)
    return sheet.finish()


def _add_contract(sheet: ArtSheet, kind: components.TiletumTileKind) -> None:
    rows = len(kind.cost)
    for number, (good, count) in enumerate(kind.cost):
        y = 50 + 26 * number - 13 * (rows - 1)
        sheet.text(str(count), (31, y), size=23, colour=inks.INK)
        tokens.add_good(sheet, good, (54, y), 26)
    side = components.gain_parts(kind.gain)
    x = 26.0 if side else 43.0
    for turn in range(12):
        sheet.circle((x, 84), 6.4, "#9A1F12", more=f'transform="rotate({30 * turn} {x} 100)"')
    sheet.circle((x, 100), 17, "#9A1F12")
    tokens.add_hexagon(sheet, (x, 100), 12, str(kind.points))
    if side:
        tokens.add_gain(sheet, kind.gain, (62, 102, 20), room=34)
