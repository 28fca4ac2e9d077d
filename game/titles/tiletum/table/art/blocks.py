"""Towns and road spaces: cathedral, niches, house places, tile and plate, as one picture each."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from game.tabletop.art.drawing import ArtSheet, Pen, soft_rectangle
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.tabletop.art.text import SANS_HEAVY
from game.titles.tiletum.table.art import tokens
from game.titles.tiletum.table.art.below import ROMAN, add_free_mine
from game.titles.tiletum.table.art.inks import EDGE, INK, LEAF, NAMES, SHAPES, VELLUM, VERMILION
from game.titles.tiletum.table.art.tiles import TiletumPrinted, add_tile
from game.titles.tiletum.table.map_plan import Extent, SpacePlan, map_plan
from game.titles.tiletum.table.views import CathedralView, TiletumSpaceView

CATHEDRAL_BOX: Final = PieceBox(-30, -66, 60, 68)
FREE: Final = 'fill="#FFFDF4" fill-opacity=".55" stroke="#5A4A33" stroke-width="1.4"'
FREE_BELOW: Final = 'fill="#E9DDC0" fill-opacity=".16" stroke="#D9C79E" stroke-width="1.4"'
DASHES: Final = 'stroke-dasharray="3.4 2.4"'
HOUSE_PATH: Final = "M-12,14V-6L0,-15L12,-6V14Z"
NICHE_PATH: Final = "M-8,20V-11A8,8 0 0 1 8,-11V20Z"
FAIR_TONES: Final = {
    "to come": ("#2C4FA6", "#FFFFFF"),
    "now": (VERMILION[0], "#FFFFFF"),
    "past": ("#8A7A5C", "#F2E6C9"),
}
NAME_SIZE: Final = 17.0
RING: Final = 21.0


class BlockFace(NamedTuple):
    """Everything printed or standing in a space but people, its name as words have it, and the
    colours of the seats that own pieces; `fair` is (round, state), `open_fair` whether a fair may
    be held there.
    """

    space: TiletumSpaceView
    label: str
    colours: tuple[str, ...] = ()
    fair: tuple[int, str] | None = None
    open_fair: bool = False


def block(pen: Pen, box: TiletumPrinted, face: BlockFace) -> PieceSprite:
    """Return a space; anchor in its middle."""
    plan = map_plan().spaces[face.space.name]
    left, top, width, height = _extent(plan)
    sheet = pen.sheet(PieceBox(left - 16, top - 20, width + 32, height + 32))
    sheet.letters_last()
    if plan.kind == "road":
        sheet.svg(
            f'<circle r="{RING}" fill="{VELLUM[0]}" stroke="{EDGE}" stroke-width="1.6"/>'
            f'<circle r="{RING - 2.6}" fill="none" stroke="{VERMILION[0]}" stroke-width="1.4" '
            f"{DASHES}/>"
        )
        if face.space.tile:
            add_tile(sheet, box, face.space.tile, (0.0, 0.0))
        return sheet.finish()
    space = face.space
    printed = TiletumSpaceView(space.name, cathedral=space.cathedral, map=space.map)
    bare = face._replace(space=printed, colours=())
    sheet.printed(bare, partial(_add_place, plan=plan, face=bare))
    for owner, at in zip(face.space.pillars, plan.pillars, strict=False):
        x, y = _from_middle(plan, at)
        sheet.svg(f'<path d="{NICHE_PATH}" transform="translate({x} {y})" {_free(plan)} {DASHES}/>')
        if owner >= 0:
            tokens.add_piece(sheet, "pillar", face.colours[owner], (x, y), 0.92)
    _add_houses(sheet, plan, face)
    for spot, at in zip(face.space.mines, plan.mines, strict=False):
        x, y = _from_middle(plan, at)
        if spot.owner >= 0:
            tokens.add_piece(sheet, "mine", face.colours[spot.owner], (x, y), 0.92)
        else:
            add_free_mine(sheet, (x, y), spot.gold)
    if plan.bonus is not None and space.takes_tile:
        _add_bonus(sheet, box, space.tile, _from_middle(plan, plan.bonus))
    return sheet.finish()


def _add_place(sheet: ArtSheet, plan: SpacePlan, face: BlockFace) -> None:
    """Draw what stays while pieces come: it takes longer than they do."""
    _add_ground(sheet, plan)
    if face.space.cathedral is not None and plan.cathedral is not None:
        _add_cathedral(sheet, plan, face.space.cathedral)
    _add_plate(sheet, plan, face)


def extent_of(space: str) -> Extent:
    """Return the block round the middle of a space by its name; many have the same."""
    return _extent(map_plan().spaces[space])


def light(pen: Pen, extent: Extent, kind: str) -> PieceSprite:
    """Return the light round a block: "legal", "chosen", "told"; anchor in the space's middle."""
    left, top, width, height = extent
    sheet = pen.sheet(PieceBox(left, top, width, height).grown(18))
    colour, line = {
        "legal": ("#FFC24A", 3.2),
        "chosen": ("#FFF1C4", 4.6),
        "told": ("#FFFFFF", 3.0),
    }[kind]
    for ring in range(6):
        grown = PieceBox(left, top, width, height).grown(1 + 2 * ring)
        sheet.svg(
            f'<rect x="{grown.left}" y="{grown.top}" width="{grown.width}" '
            f'height="{grown.height}" rx="{12 + 2 * ring}" fill="none" stroke="{colour}" '
            f'stroke-width="3" opacity="{0.34 - 0.054 * ring:.3f}"/>'
        )
    sheet.svg(
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="11" fill="none" '
        f'stroke="#A85A08" stroke-width="{line + 1.6}"/>'
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="11" fill="none" '
        f'stroke="{colour}" stroke-width="{line}"/>'
    )
    return sheet.finish()


def road(pen: Pen, curve: tuple[tokens.Point, ...], kind: str = "") -> PieceSprite:
    """Return a road of dots; anchor at its start; "lit" for one that is walked."""
    (x, y), (bx, by), (ex, ey) = curve
    across, down = (x, bx, ex), (y, by, ey)
    box = PieceBox(min(across) - x, min(down) - y, max(across) - min(across), 0)
    box = box._replace(height=max(down) - min(down))
    sheet = pen.sheet(box.grown(8))
    path = f"M0,0Q{bx - x},{by - y} {ex - x},{ey - y}"
    pale, dark = ("#FFE08A", VERMILION[0]) if kind == "lit" else ("#FFF8E4", "#3A2A1A")
    sheet.svg(
        f'<path d="{path}" fill="none" stroke="{pale}" stroke-width="7.4" '
        f'stroke-linecap="round" opacity=".85"/><path d="{path}" fill="none" stroke="{dark}" '
        'stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 8"/>'
    )
    return sheet.finish()


def _extent(plan: SpacePlan) -> Extent:
    """Return the block round the middle of a space."""
    left, top, width, height = plan.block
    return left - plan.centre[0], top - plan.centre[1], width, height


def _from_middle(plan: SpacePlan, at: tokens.Point) -> tokens.Point:
    return at[0] - plan.centre[0], at[1] - plan.centre[1]


def _add_ground(sheet: ArtSheet, plan: SpacePlan) -> None:
    left, top, width, height = _extent(plan)
    box = PieceBox(left, top, width, height - 10)
    fill, line = ("#352C2E", "#B08A52") if plan.map else (VELLUM[1], "#8A6A3A")
    sheet.svg(soft_rectangle(PieceBox(left + 1, top + 4, width, height - 4), 10, 6, 0.3))
    sheet.svg(
        f'<rect x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}" rx="10" '
        f'fill="{fill}" fill-opacity=".93" stroke="{line}" stroke-width="1.2"/>'
    )


def _add_cathedral(sheet: ArtSheet, plan: SpacePlan, shrine: CathedralView) -> None:
    assert plan.cathedral is not None
    x, y = _from_middle(plan, plan.cathedral)
    foot = y + 36
    turn = f"translate({x} {foot})"
    sheet.svg(f'<g opacity="{1 if shrine.is_open else 0.35}">')
    shape = "below" if plan.map else plan.name
    sheet.shape(f"{SHAPES}/cathedral_{shape}", {}, CATHEDRAL_BOX, turn=turn)
    sheet.svg("</g>")
    if not shrine.is_open:
        sheet.svg(
            f'<path d="M{x - 9},{y + 4}h18v15h-18Z" fill="#5A4A33"/><path d="M{x - 5},{y + 4}v-5'
            f'a5,5 0 0 1 10,0v5" fill="none" stroke="#5A4A33" stroke-width="3"/>'
        )
        return
    at = x + 19, foot - 10
    for below in range(min(shrine.left - 1, 2), 0, -1):
        tokens.add_hexagon(sheet, (at[0] + 2.2 * below, at[1] + 2.2 * below), 10.5, "")
    if shrine.left:
        tokens.add_hexagon(sheet, at, 10.5, str(shrine.top))
    if plan.cost is None or not shrine.cost:
        return
    left, top = _from_middle(plan, plan.cost)
    sheet.svg(
        f'<rect x="{left - 17}" y="{top - 19}" width="34" height="38" rx="5" fill="#2B2622" '
        f'stroke="{EDGE}" stroke-width="1.2"/><rect x="{left - 15}" y="{top - 17}" width="30" '
        f'height="34" rx="4" fill="none" stroke="{LEAF[2]}" stroke-width="1"/>'
    )
    spot = left - 8, top - 8
    sheet.text(str(shrine.cost), spot, face=SANS_HEAVY, size=15, colour="#FFF3D0")
    tokens.add_good(sheet, shrine.good, (left + 6, top - 8), 15)
    tokens.add_hexagon(sheet, (left, top + 8.6), 7.6, str(shrine.points))


def _add_houses(sheet: ArtSheet, plan: SpacePlan, face: BlockFace) -> None:
    for spot, at in zip(face.space.houses, plan.houses, strict=False):
        x, y = _from_middle(plan, at)
        if spot.owner >= 0:
            tokens.add_piece(sheet, "house", face.colours[spot.owner], (x, y + 3), 0.82)
            continue
        sheet.svg(f'<path d="{HOUSE_PATH}" transform="translate({x} {y})" {_free(plan)} {DASHES}/>')
        if spot.points:
            tokens.add_hexagon(sheet, (x, y + 3), 8.6, str(spot.points))
        elif spot.building:
            tokens.add_icon(sheet, "house", (x, y + 2), 20, tokens.DARK_ICON)


def _free(plan: SpacePlan) -> str:
    """Return how a free place is drawn: on vellum, or on timber below the ground."""
    return FREE_BELOW if plan.map else FREE


def _add_bonus(sheet: ArtSheet, box: TiletumPrinted, tile: str, at: tokens.Point) -> None:
    if tile:
        add_tile(sheet, box, tile, at)
    else:
        sheet.svg(
            f'<rect x="{at[0] - 16}" y="{at[1] - 16}" width="32" height="32" rx="7" '
            f'fill="#5A4A33" fill-opacity=".12" stroke="#8A6A3A" stroke-width="1" {DASHES}/>'
        )


def _add_plate(sheet: ArtSheet, plan: SpacePlan, face: BlockFace) -> None:
    assert plan.plate is not None
    x, y = _from_middle(plan, plan.plate[:2])
    width, height = plan.plate[2:]
    right, low, middle = x + width, y + height, y + height / 2
    sheet.svg(
        f'<path d="M{x - 5},{y + 3}H{x + 6}V{low + 3}H{x - 5}L{x - 1},{middle + 3}ZM{right + 5},'
        f'{y + 3}H{right - 6}V{low + 3}H{right + 5}L{right + 1},{middle + 3}Z" fill="#C9B183" '
        f'stroke="{EDGE}" stroke-width="1.2"/><rect x="{x}" y="{y}" width="{width}" '
        f'height="{height}" fill="{VELLUM[0]}" stroke="{EDGE}" stroke-width="1.4"/>'
    )
    now = face.fair is not None and face.fair[1] == "now"
    room = width - 16 - (34 if face.fair else 0)
    size = tokens.letters_for(sheet, face.label, NAMES, (NAME_SIZE, 12.0), room)
    colour = VERMILION[0] if now else INK
    left = 14.0 if face.fair else 0.0
    sheet.text(face.label, (x + width / 2 + left, middle), face=NAMES, size=size, colour=colour)
    if face.fair is not None:
        _add_tag(sheet, (x + 15, middle), *face.fair)
    elif face.open_fair:
        sheet.svg(f'<circle cx="{right - 7}" cy="{middle}" r="2.6" fill="{VERMILION[0]}"/>')


def _add_tag(sheet: ArtSheet, at: tokens.Point, number: int, state: str) -> None:
    fill, ink = FAIR_TONES[state]
    x, y = at
    sheet.svg(
        f'<path d="M{x - 13},{y - 14}H{x + 13}V{y + 9}L{x},{y + 16}L{x - 13},{y + 9}Z" '
        f'fill="{fill}" stroke="{LEAF[1]}" stroke-width="1.6" stroke-linejoin="round"/>'
    )
    sheet.text(ROMAN[number], (x, y - 1), face=SANS_HEAVY, size=15, colour=ink)
