"""Mouths of mines, galleries, stone tablets and names of maps."""

from typing import Final

from game.tabletop.art.drawing import ENDED, ArtSheet, Pen, soft_rectangle
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.titles.tiletum.table.art import tokens
from game.titles.tiletum.table.art.icon_ink import IconInk
from game.titles.tiletum.table.art.inks import EDGE, INK, LEAF, NAMES, STONE
from game.titles.tiletum.table.map_plan import map_plan

MOUTH: Final = "M-11,13V-2A11,11 0 0 1 11,-2V13Z"
STONE_BOX: Final = PieceBox(-21, -24, 42, 48)
DASHES: Final = 'stroke-dasharray="3.4 2.4"'
STONE_PATH: Final = "M-17,19V-6Q-17,-19 0,-19Q17,-19 17,-6V19Z"
TABLET_INK: Final = IconInk("#2B2118", "#5A3F1C")
ROMAN: Final = ("", "I", "II", "III", "IV")


def add_free_mine(sheet: ArtSheet, at: tokens.Point, gold: int) -> None:
    """Draw a free place of a mine, and the gold that opening it brings."""
    x, y = at
    sheet.path(MOUTH, "#17100C", ("#D9B878", 1.5), f'transform="translate({x} {y})" {DASHES}')
    if gold:
        tokens.add_good(sheet, "gold", (x, y + 3), 19)
        sheet.text(str(gold), (x, y + 3), size=15, colour="#2B1B04")
    else:
        tokens.add_icon(sheet, "mine", (x, y + 3), 15, IconInk("#B9A88E", "#8C7B62"))


def gallery(pen: Pen, curve: tuple[tokens.Point, ...]) -> PieceSprite:
    """Return a gallery with its pit props; anchor at its start."""
    (x, y), _, (ex, ey) = curve
    wide = ex - x
    high = ey - y
    box = PieceBox(min(wide, 0.0), min(high, 0.0), abs(wide), abs(high))
    sheet = pen.new_sheet(box.grown(12))
    way = f"M0,0L{wide:.1f},{high:.1f}"
    sheet.path(way, line=("#8A6A3A", 17), more=ENDED)
    sheet.path(way, line=("#0F0B0C", 13.4), more=ENDED)
    sheet.path(way, line=("#3A2C22", 11), more=f'{ENDED} stroke-dasharray="2.2 9"')
    sheet.path(way, line=("#F3E3BE", 4), more=f'{ENDED} stroke-dasharray="0.1 9"')
    return sheet.finish()


def tablet(pen: Pen, name: str, *, covered: bool = False, scale: float = 1.0) -> PieceSprite:
    """Return a stone tablet by its name ("tablet:points4"); anchor in its middle."""
    sheet = pen.new_sheet(STONE_BOX, scale)
    sheet.add_svg(soft_rectangle(PieceBox(-15, -14, 33, 36), 8, 5, 0.5))
    light, dark = (STONE[1], STONE[2]) if not covered else ("#5A524C", "#38322F")
    sheet.add_svg(
        f'<defs><linearGradient id="slab" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        f'stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
    )
    sheet.path(STONE_PATH, "url(#slab)", (EDGE, 1.6))
    sheet.path("M-14,17V-6Q-14,-16 0,-16Q14,-16 14,-6", line=("#FFF6DE", 1.2), more='opacity=".6"')
    if covered:
        sheet.path("M-9,-8L9,11M9,-8L-9,11", line=("#14100E", 5.4), more=ENDED)
        sheet.path("M-9,-8L9,11M9,-8L-9,11", line=("#C9BBA4", 2.2), more=ENDED)
    else:
        _add_engraving(sheet, name.removeprefix("tablet:"))
    return sheet.finish()


def _add_engraving(sheet: ArtSheet, name: str) -> None:
    """Carve what a tablet brings: above what is had, below what may be paid for."""
    if name == "points4":
        tokens.add_hexagon(sheet, (0, 1), 12, "4")
    elif name == "explorer":
        tokens.add_icon(sheet, "explorer", (0, 0), 27, TABLET_INK)
    elif name in ("mine", "pillar", "house"):
        tokens.add_icon(sheet, name, (0, -5), 19, TABLET_INK)
        sheet.text("2", (-5, 11), size=13, colour=INK)
        tokens.add_good(sheet, "gold", (5, 11), 12)
    elif name == "tech":
        tokens.add_icon(sheet, "learn", (0, -5), 20, TABLET_INK)
        sheet.text("\N{MINUS SIGN}2", (-5, 11), size=13, colour=INK)
        tokens.add_good(sheet, "silver", (7, 11), 12)
    else:
        first, second = name.split("-")
        _add_tablet_part(sheet, first, (0, -8))
        sheet.path("M-12,1H12", line=("#5A4A33", 1), more='opacity=".7"')
        tokens.add_good(sheet, "silver", (-10, 10), 11)
        _add_tablet_part(sheet, second, (5, 10))


def _add_tablet_part(sheet: ArtSheet, name: str, at: tokens.Point) -> None:
    word = name.rstrip("0123456789")
    number = name.lstrip("abcdefghijklmnopqrstuvwxyz")
    if word == "points":
        tokens.add_hexagon(sheet, at, 7.6, number)
        return
    tokens.add_icon(sheet, word, (at[0] - 4, at[1]), 14, TABLET_INK)
    tokens.add_quatrefoil(sheet, (at[0] + 6, at[1] + 1), 6, number)


def map_name_tag(pen: Pen, number: int, name: str, size: tuple[float, float]) -> PieceSprite:
    """Return the name of a map on a lantern-lit board; anchor in its upper left corner."""
    width, height = size
    sheet = pen.new_sheet(PieceBox(0, 0, width, height).grown(4))
    sheet.rectangle((0, 0, *size), 7, "#16212A", (LEAF[1], 1.4), 'fill-opacity=".94"')
    words = f"{ROMAN[number]}  {name}"
    letters = tokens.fitting_letters(sheet, words, NAMES, (20.0, 11.0), width - 16)
    sheet.text(words, (width / 2, height / 2), face=NAMES, size=letters, colour="#F6E7B8")
    return sheet.finish()


def town_position(town: str) -> tuple[float, float]:
    """Return where a town lies in its small map, as shares of width and height."""
    plan = map_plan()
    left, top, width, height = plan.strips[plan.side_of[town]].strip
    x, y = plan.spaces[town].centre
    return 0.06 + 0.88 * (x - left) / width, 0.04 + 0.92 * (y - top) / height


def small_map(pen: Pen, number: int, side: str, size: tuple[float, float]) -> PieceSprite:
    """Return a map in small: rock with its galleries and towns; anchor in its corner."""
    plan = map_plan()
    (wide, high) = size
    sheet = pen.new_sheet(PieceBox(0, 0, wide, high).grown(1))
    sheet.add_svg(
        '<defs><linearGradient id="small" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        'stop-color="#4A4049"/><stop offset="1" stop-color="#1F1C26"/></linearGradient></defs>'
    )
    sheet.rectangle((0, 0, *size), 6, "url(#small)", (EDGE, 1.4))
    sheet.path(f"M6,3H{wide - 6}", line=("#7E9A52", 3), more=ENDED)

    def at(town: str) -> tokens.Point:
        x, y = town_position(town)
        return x * wide, y * high

    towns = [town for town, lies in plan.side_of.items() if lies == (number, side)]
    for one, other in plan.galleries:
        if one in towns:
            (ax, ay) = at(one)
            (bx, by) = at(other)
            way = f"M{ax:.1f},{ay:.1f}L{bx:.1f},{by:.1f}"
            sheet.path(way, line=("#A89886", 2), more=f'{ENDED} stroke-dasharray="0.1 4"')
    for town in towns:
        fill = "#8FB0F0" if plan.spaces[town].cathedral is not None else "#F2E6C9"
        sheet.circle(at(town), 3.4, fill, (EDGE, 1))
    return sheet.finish()
