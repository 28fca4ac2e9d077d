"""Pictures of what a survey card gives."""

from game.tabletop.art.art_sheet import PIECES_FOLDER, ArtResources, ArtSheet
from game.tabletop.art.palette import CHOUGH, PieceBox
from game.titles.tinners_trail.table.art.cubes import add_cube
from game.titles.tinners_trail.table.art.palette import IMAGES_FOLDER, RAW_WOOD_TONES

DROP_BOX = PieceBox(-11, -13, 22, 26)
_PIECE_BY_BENEFIT = {
    "miner": ("miner", PieceBox(-16, -42, 32, 46), 1.3),
    "port": ("ship", PieceBox(-28, -44, 56, 54), 1.1),
    "train": ("train", PieceBox(-28, -38, 56, 46), 1.1),
    "adit": ("adit", PieceBox(-24, -24, 48, 48), 1.2),
    "pump": ("steam_pump", PieceBox(-26, -42, 52, 48), 1.15),
}


def add_benefit(
    sheet: ArtSheet,
    art_resources: ArtResources,
    benefit: str,
    middle_xy_and_size: tuple[float, float, float],
) -> None:
    """Draw a benefit's sign; `middle_xy_and_size` is its middle and its size in u. An unknown
    name draws a plain coin."""
    for sign in "+-":
        kind, found, count = benefit.partition(sign)
        if found and kind in {"tin", "copper", "water", "arsenic"}:
            _add_signed_cube_row(
                sheet, art_resources, middle_xy_and_size, kind=kind, sign=sign, count=int(count)
            )
            return
    name, box, share = _PIECE_BY_BENEFIT.get(benefit, ("coin", PieceBox(-21, -21, 42, 43), 1.0))
    x = middle_xy_and_size[0]
    y = middle_xy_and_size[1]
    size = middle_xy_and_size[2] * share
    ratio = size / max(box.width, box.height)
    foot = y + (box.height * ratio) / 2
    sheet.add_shadow((x + 1.5, foot - 2), (box.width * ratio * 0.42, 3.6), 0.35)
    left = x - (box.left + box.width / 2) * ratio
    top = y - (box.top + box.height / 2) * ratio
    sheet.add_shape_file(f"{IMAGES_FOLDER}/{name}", RAW_WOOD_TONES, box, (left, top), ratio)


def _add_signed_cube_row(
    sheet: ArtSheet,
    art_resources: ArtResources,
    centre_and_size: tuple[float, float, float],
    *,
    kind: str,
    sign: str,
    count: int,
) -> None:
    x, y, size = centre_and_size
    pitch = size * 0.46
    start = x - pitch * (count - 1) / 2 + (size * 0.2 if sign == "-" else 0)
    if sign == "-":
        end = start - size * 0.26
        sheet.add_svg(
            f'<path d="M{end - size * 0.3},{y}H{end}" stroke="{CHOUGH}" '
            f'stroke-width="{size * 0.075}" stroke-linecap="round"/>'
        )
    for number in range(count):
        at = start + number * pitch
        if kind == "water":
            sheet.add_shape_file(f"{PIECES_FOLDER}/drop", {}, DROP_BOX, (at, y), size / 46)
        else:
            r = size * 0.255
            sheet.add_shadow((at + r * 0.2, y + r * 0.85), (r, r * 0.3), 0.3)
            add_cube(sheet, art_resources, kind, (at, y, r))
