"""Turn engraved letters into shape files: the stamps on cubes and the pound sign on coins."""

from __future__ import annotations

from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.bake.drawing import list_drawings
from tools.bake.manifest import ASSETS, list_files
from tools.bake.portraits.sitter import Person
from tools.bake.portraits.write import write_portraits

FOLDER = ASSETS / "tinners_trail" / "images"
FONTS = ASSETS / "shared" / "fonts"
STAMPS = {
    "stamp_tin": ("Sn", "IMFellEnglish-Regular.ttf", 6.2),
    "stamp_copper": ("Cu", "IMFellEnglish-Regular.ttf", 6.2),
    "stamp_arsenic": ("As", "IMFellEnglish-Regular.ttf", 6.2),
    "stamp_pound": ("\N{POUND SIGN}", "IMFellEnglish-Italic.ttf", 9.6),
}
"""File name: letters, font and the height of a capital in the file's units."""


def bake_stamps() -> list[Path]:
    """Write one shape file per stamp, centred on (0, 0), and return them."""
    written = []
    for name, (letters, font, size) in STAMPS.items():
        path = FOLDER / f"{name}.svg"
        path.write_text(_stamp(letters, FONTS / font, size), encoding="utf-8")
        written.append(path)
    list_files(
        written,
        source="tools/titles/tinners_trail/bake/pieces.py, from IM Fell English",
        licence="OFL-1.1",
    )
    return written


def list_shapes() -> list[Path]:
    """Renew the entries of every shape file drawn by hand for this title and return the files."""
    return list_drawings(FOLDER, besides=STAMPS)


def _stamp(letters: str, font_file: Path, size: float) -> str:
    font = TTFont(font_file)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    bounds, right = BoundsPen(glyphs), 0.0
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


PEOPLE = (
    Person("random", wide=1.02, long=0.93, jaw=0.52, hat="cap", hair=0.5, neck="scarf",
           coat=0.42, age=0.0, smile=0.9, nose=0.8, brow=0.8, locks="tousled"),
    Person("greedy", wide=0.94, long=0.98, jaw=0.4, hat="bonnet", hair=0.22, locks="ringlets",
           neck="lace", coat=0.4, age=0.0, smile=0.6, nose=0.78, brow=0.7),
    Person("ai-1", wide=1.04, long=0.98, jaw=0.62, hat="candle", hair=0.25, beard="stubble",
           neck="scarf", coat=0.34, age=0.35, smile=0.25, brow=1.3),
    Person("ai-2", wide=1.08, long=0.97, jaw=0.64, hair=0.26, locks="tousled", beard="full",
           neck="scarf", coat=0.38, age=0.2, smile=0.3, nose=1.05, brow=1.3),
    Person("ai-3", wide=1.0, long=1.0, jaw=0.56, hat="bowler", hair=0.3, beard="moustache",
           neck="collar", coat=0.3, age=0.3, smile=0.35, brow=1.15),
    Person("ai-4", wide=0.88, long=1.08, jaw=0.42, hair=0.42, locks="bald", neck="collar",
           glass="spectacles", coat=0.22, age=0.5, smile=-0.25, nose=1.1),
    Person("ai-5", wide=1.0, long=1.02, jaw=0.56, hair=0.28, locks="swept", beard="chops",
           neck="cravat", coat=0.2, age=0.35, smile=0.1, nose=1.05, brow=1.2),
    Person("ai-6", wide=1.06, long=1.03, jaw=0.6, hat="tull", hair=0.82, beard="full",
           neck="collar", coat=0.2, age=0.75, smile=0.0, nose=1.12, brow=1.4),
    Person("ai-7", wide=0.95, long=1.06, jaw=0.46, hat="top", hair=0.2, beard="moustache",
           neck="fur", glass="monocle", coat=0.16, age=0.45, smile=-0.1, nose=1.05, brow=1.2),
    Person("wallace", wide=0.92, long=1.14, jaw=0.4, hair=0.88, locks="swept", beard="goatee",
           neck="cravat", coat=0.14, age=0.8, smile=-0.35, nose=1.3, brow=1.35, star=True),
)  # fmt: skip


def bake_portraits() -> list[Path]:
    """Write every portrait and return the files."""
    return write_portraits("tinners_trail", PEOPLE)
