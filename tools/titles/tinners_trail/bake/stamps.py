"""Turn engraved letters into shape files: the stamps on cubes and the pound sign on coins."""

from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.bake.manifest import ASSETS, FONTS, list_files_in_manifest

FOLDER = ASSETS / "tinners_trail" / "images"
STAMPS = {
    "stamp_tin": ("Sn", "IMFellEnglish-Regular.ttf", 6.2),
    "stamp_copper": ("Cu", "IMFellEnglish-Regular.ttf", 6.2),
    "stamp_arsenic": ("As", "IMFellEnglish-Regular.ttf", 6.2),
    "stamp_pound": ("\N{POUND SIGN}", "IMFellEnglish-Italic.ttf", 9.6),
}
"""Letters, font and height of a capital in units of the file, by file name."""


def bake_stamps() -> list[Path]:
    """Write one shape file per stamp, made from engraved letters and centred on (0, 0), and return
    the files."""
    written = []
    for name, (letters, font, size) in STAMPS.items():
        path = FOLDER / f"{name}.svg"
        path.write_text(_stamp(letters, FONTS / font, size), encoding="utf-8")
        written.append(path)
    source = "tools/titles/tinners_trail/bake/stamps.py, from IM Fell English"
    list_files_in_manifest(written, source=source, licence="OFL-1.1")
    return written


def _stamp(letters: str, font_file: Path, size: float) -> str:
    font = TTFont(font_file)
    glyphs = font.getGlyphSet()
    names = font.getBestCmap()
    bounds = BoundsPen(glyphs)
    right = 0.0
    placed = []
    for letter in letters:
        glyph = glyphs[names[ord(letter)]]
        placed.append((glyph, right))
        glyph.draw(TransformPen(bounds, Transform(1, 0, 0, 1, right, 0)))
        right += glyph.width
    low_x, low_y, high_x, high_y = bounds.bounds
    ratio = size / (high_y - low_y)
    path = SVGPathPen(glyphs, ntos=lambda number: f"{number:.2f}".rstrip("0").rstrip("."))
    for glyph, shift in placed:
        x = shift - (low_x + high_x) / 2
        y = -(low_y + high_y) / 2
        glyph.draw(TransformPen(path, Transform(ratio, 0, 0, -ratio, ratio * x, -ratio * y)))
    width = (high_x - low_x) * ratio + 1
    height = size + 1
    view = f"{-width / 2:.2f} {-height / 2:.2f} {width:.2f} {height:.2f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">\n'
        f'  <path d="{path.getCommands()}" fill="$ink"/>\n</svg>\n'
    )
