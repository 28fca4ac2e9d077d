"""Pictures of what a survey card gives."""

from __future__ import annotations

from game.tabletop.art.palette import CHOUGH
from game.tabletop.art.shapes import PIECES
from game.tabletop.art.sheet import ArtSheet, Pen, soft_ellipse
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.tinners_trail.table.art.cubes import add_cube
from game.titles.tinners_trail.table.art.files import IMAGES
from game.titles.tinners_trail.table.art.palette import RAW_WOOD

DROP_BOX = PieceBox(-11, -13, 22, 26)
_PIECES = {
    "miner": ("miner", PieceBox(-16, -42, 32, 46), 1.3),
    "port": ("ship", PieceBox(-28, -44, 56, 54), 1.1),
    "train": ("train", PieceBox(-28, -38, 56, 46), 1.1),
    "adit": ("adit", PieceBox(-24, -24, 48, 48), 1.2),
    "pump": ("steam_pump", PieceBox(-26, -42, 52, 48), 1.15),
}


def add_benefit(sheet: ArtSheet, pen: Pen, benefit: str, place: tuple[float, float, float]) -> None:
    """Draw a benefit around x, y within `place[2]` u; an unknown name draws a plain coin."""
    for sign in "+-":
        kind, found, count = benefit.partition(sign)
        if found and kind in {"tin", "copper", "water", "arsenic"}:
            _add_counted(sheet, pen, (kind, sign, int(count)), place)
            return
    name, box, share = _PIECES.get(benefit, ("coin", PieceBox(-21, -21, 42, 43), 1.0))
    _add_piece(sheet, name, box, (place[0], place[1], place[2] * share))


def benefit_picture(pen: Pen, benefit: str, size: float) -> PieceSprite:
    """Return a benefit alone, about `size` u wide; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-size, -size * 0.75, 2 * size, size * 1.5))
    add_benefit(sheet, pen, benefit, (0, 0, size))
    return sheet.finish()


def _add_piece(
    sheet: ArtSheet, name: str, box: PieceBox, place: tuple[float, float, float]
) -> None:
    x, y, size = place
    ratio = size / max(box.width, box.height)
    foot = y + (box.height * ratio) / 2
    sheet.svg(soft_ellipse((x + 1.5, foot - 2), (box.width * ratio * 0.42, 3.6), 0.35))
    left = x - (box.left + box.width / 2) * ratio
    top = y - (box.top + box.height / 2) * ratio
    turn = f"translate({left} {top}) scale({ratio})"
    sheet.shape(f"{IMAGES}/{name}", RAW_WOOD, box, turn=turn)


def _add_counted(
    sheet: ArtSheet, pen: Pen, what: tuple[str, str, int], place: tuple[float, float, float]
) -> None:
    kind, sign, count = what
    x, y, size = place
    pitch = size * 0.46
    start = x - pitch * (count - 1) / 2 + (size * 0.2 if sign == "-" else 0)
    if sign == "-":
        end = start - size * 0.26
        sheet.svg(
            f'<path d="M{end - size * 0.3},{y}H{end}" stroke="{CHOUGH}" '
            f'stroke-width="{size * 0.075}" stroke-linecap="round"/>'
        )
    for number in range(count):
        at = start + number * pitch
        if kind == "water":
            turn = f"translate({at} {y}) scale({size / 46})"
            sheet.shape(f"{PIECES}/drop", {}, DROP_BOX, turn=turn)
        else:
            r = size * 0.255
            sheet.svg(soft_ellipse((at + r * 0.2, y + r * 0.85), (r, r * 0.3), 0.3))
            add_cube(sheet, pen, kind, (at, y, r))
