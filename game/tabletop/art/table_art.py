"""Players' patterns, all pieces every table has, and the art of a look."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from inspect import signature
from pathlib import Path
from typing import ClassVar, Concatenate, Generic, ParamSpec, TypeVar

from game.scene.drawing import colours
from game.scene.drawing.colours import Look, Rgb, current_look, with_alpha
from game.scene.drawing.paint_surface import Painter, down, painting
from game.scene.drawing.picture import SURFACES
from game.scene.nodes.node import Canvas
from game.tabletop.art import small_art
from game.tabletop.art.drawing import ICONS, Pen, Shapes, rounded
from game.tabletop.art.palette import PieceBox, PieceSprite, PlayerColour, player_colour
from game.tabletop.art.small_art import add_mark
from game.tabletop.art.text import Letters

MEDALLION_R = 21.0
SMALL_MARK = 0.62
CORNER = 12.0

FILLS: dict[str, tuple[Rgb, Rgb]] = {
    "light": ((0xF9, 0xEE, 0xD2), (0xF0, 0xE1, 0xBC)),
    "shade": ((0xE9, 0xD8, 0xAE), (0xE0, 0xCC, 0x9A)),
    "lit": ((0xFC, 0xEB, 0xBE), (0xF5, 0xDC, 0x9B)),
    "shut": ((0xD9, 0xBC, 0xA4), (0xD2, 0xB0, 0x98)),
    "price": ((0xF7, 0xEA, 0xCB), (0xEC, 0xDA, 0xB0)),
    "now": ((0x33, 0x22, 0x16), (0x24, 0x17, 0x0E)),
    "next": ((0xFF, 0xFB, 0xEF), (0xFC, 0xF2, 0xD6)),
    "row": ((0xF8, 0xEC, 0xCE), (0xF0, 0xE1, 0xBB)),
    "mine": ((0xFF, 0xFC, 0xF1), (0xFD, 0xF4, 0xDC)),
}
FRAMES: dict[str, tuple[float, Rgb]] = {
    "next": (2.0, colours.CHOUGH),
    "mine": (2.4, colours.CHOUGH),
    "now": (1.2, colours.INK),
}
PLAIN_FRAME = (1.2, (0xA5, 0x86, 0x50))

SCALES_KEPT = 8


def pattern(pen: Pen, colour: PlayerColour, width: float, height: float) -> PieceSprite:
    """Return a rectangle filled with a player's pattern; anchor at its top left corner."""
    sheet = pen.sheet(PieceBox(0, 0, width, height))
    sheet.svg(pattern_svg(colour, width, height))
    return sheet.finish()


def plate(
    pen: Pen, colour: PlayerColour, width: float, height: float, mark_at: float = 0.5
) -> PieceSprite:
    """Return the left end of a player's panel: pattern, dark medallion and mark. `mark_at` is the
    share of the height at which the mark stands; off the middle it is small.
    """
    radius = CORNER
    sheet = pen.sheet(PieceBox(0, 0, width, height))
    sheet.svg(pattern_svg(colour, width, height))
    x = width / 2
    y = height * mark_at
    r = min(MEDALLION_R, 0.36 * min(width, height))
    if mark_at != 0.5:
        r *= SMALL_MARK
    sheet.circle((x, y), r + 1, colour.dark, (colour.light, 1.4))
    fill = "#FFF6E0" if colour.mark != "ring" else colour.light
    add_mark(sheet, colour, (x, y, 1.22 * r), fill)
    sheet.keep_only(
        f'<path d="M{width + 2},0H{radius}A{radius},{radius} 0 0 0 0,{radius}V{height - radius}'
        f'A{radius},{radius} 0 0 0 {radius},{height}H{width + 2}Z" fill="#fff"/>'
    )
    return sheet.finish()


def pattern_svg(colour: PlayerColour, width: float, height: float) -> str:
    """Return SVG of a player's pattern on the player's ground, from (0, 0)."""
    ground = f'<rect x="0" y="0" width="{width}" height="{height}" fill="{colour.mid}"/>'
    return ground + pattern_lines(colour, width, height)


def pattern_lines(colour: PlayerColour, width: float, height: float) -> str:
    """Return SVG of a player's pattern alone, from (0, 0)."""
    return _LINES[colour.pattern](colour, width, height)


def _stripes(colour: PlayerColour, width: float, height: float) -> str:
    count = int((width + height) // 8) + 1
    path = "".join(f"M{8 * each - height:.1f},{height}l{height},{-height}" for each in range(count))
    return _line(path, colour.light, 2.4, 0.75)


def _dots(colour: PlayerColour, width: float, height: float) -> str:
    dots = []
    for row in range(int(height // 7) + 1):
        for column in range(int(width // 14) + 2):
            x = 5 + 14 * column - (7 if row % 2 else 0)
            dots.append(f'<circle cx="{x}" cy="{5 + 7 * row}" r="1.8"/>')
    return f'<g fill="{colour.dark}" opacity=".8">{"".join(dots)}</g>'


def _levels(colour: PlayerColour, width: float, height: float) -> str:
    path = "".join(f"M0,{5 + 9 * row}H{width}" for row in range(int(height // 9) + 1))
    return _line(path, colour.light, 2.2, 0.8)


def _grid(colour: PlayerColour, width: float, height: float) -> str:
    rows = "".join(f"M0,{5 + 9 * row}H{width}" for row in range(int(height // 9) + 1))
    columns = "".join(f"M{5 + 9 * each},0V{height}" for each in range(int(width // 9) + 1))
    return _line(rows + columns, colour.dark, 1.5, 0.6)


def _plain(colour: PlayerColour, width: float, height: float) -> str:
    inner = PieceBox(2.6, 2.6, width - 5.2, height - 5.2)
    return rounded(inner, 5, 'fill="none" stroke="#F6EBCB" stroke-width="1.6"')


def _line(path: str, colour: str, width: float, opacity: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'opacity="{opacity}"/>'
    )


_LINES = {"stripes": _stripes, "dots": _dots, "levels": _levels, "grid": _grid, "plain": _plain}


Args = ParamSpec("Args")
DrawPiece = Callable[Concatenate[Pen, Args], PieceSprite]
PaintPiece = Callable[Concatenate[Pen, PlayerColour, Args], PieceSprite]


def drawn(draw: DrawPiece[Args]) -> Callable[Concatenate[TableArt, Args], PieceSprite]:
    """Return a method of an art: what a function draws with its pen, remembered by what is asked
    for, however it is written: by place, by name, or left to its default.
    """
    asked = tuple(signature(draw).parameters.values())[1:]

    def piece(art: TableArt, /, *of: Args.args, **how: Args.kwargs) -> PieceSprite:
        left = (how.get(each.name, each.default) for each in asked[len(of) :])
        return art._keep((draw, *of, *left), lambda: draw(art._pen, *of, **how))

    piece.__name__ = draw.__name__
    return piece


def painted(draw: PaintPiece[Args]) -> Callable[Concatenate[TableArt, str, Args], PieceSprite]:
    """Return the same for what is drawn in a player's colour."""

    def piece(art: TableArt, colour: str, /, *of: Args.args, **how: Args.kwargs) -> PieceSprite:
        return art._painted(draw, colour, *of, **how)

    piece.__name__ = draw.__name__
    return piece


class TableArt:
    """The pieces at `k` pixels per u; a title adds its own. Sprites are shared: whoever gets one
    must not draw on it. Players are named by colour.
    """

    own_icons: ClassVar[frozenset[str]] = frozenset()
    own_folder: ClassVar[str] = ICONS
    """The icons only this title has, and where they lie."""

    def __init__(self, asset_folder: Path, k: float) -> None:
        self.k = k
        self._shapes = Shapes(asset_folder)
        self._letters = Letters(asset_folder)
        self._pen = Pen(self._shapes, self._letters, k)

    disc = painted(small_art.disc)
    ghost_disc = painted(small_art.ghost_disc)
    mark = painted(small_art.mark)
    pattern = painted(pattern)
    plate = painted(plate)
    wax_seal = painted(small_art.wax_seal)
    envelope = drawn(small_art.envelope)
    drop = drawn(small_art.drop)
    glow = drawn(small_art.glow)
    dust = drawn(small_art.dust)
    ripple = drawn(small_art.ripple)
    smoke = drawn(small_art.smoke)

    def icon(
        self, name: str, size: float = 46.0, *, tone: str | small_art.Tone = "cream"
    ) -> PieceSprite:
        """Return an icon `size` u wide."""
        folder = self.own_folder if name in self.own_icons else ICONS
        return self._drawn(small_art.icon, name, size, tone, folder=folder)

    def _drawn(self, draw: DrawPiece[Args], *of: Args.args, **how: Args.kwargs) -> PieceSprite:
        """Return what a function draws with the pen and these arguments, remembered by them."""
        return self._keep((draw, of, *how.items()), lambda: draw(self._pen, *of, **how))

    def _painted(
        self, draw: PaintPiece[Args], colour: str, *of: Args.args, **how: Args.kwargs
    ) -> PieceSprite:
        """Return the same of what is drawn in a player's colour."""
        key = draw, colour, of, *how.items()
        return self._keep(key, lambda: draw(self._pen, player_colour(colour), *of, **how))

    def _keep(self, key: Hashable, draw: Callable[[], PieceSprite]) -> PieceSprite:
        """Remember a drawing for every table that has the same files, sizes and kind of art."""
        return SURFACES.get((type(self), self._shapes.asset_folder, self.k, key), draw)


# Cells: the small boxes printed on the documents of the table.


@painting
def cell(painter: Painter, k: float, tone: str, radius: float = 6) -> None:
    """A printed box; `tone` is a key of `FILLS`."""
    box = painter.box(radius * k)
    painter.fill(box, down(*FILLS[tone]))
    width, colour = FRAMES.get(tone, PLAIN_FRAME)
    painter.line(box, max(width * k, 1), with_alpha(colour, 0.95 if tone in FRAMES else 0.75))


def put_cell(
    canvas: Canvas, box: tuple[float, float, float, float], tone: str, radius: float = 6
) -> None:
    """Put a printed box in its place."""
    canvas.put(cell(canvas.box(*box).size, canvas.k, tone, radius), *box[:2])


@painting
def tray(painter: Painter, k: float, *, dark: bool) -> None:
    """The sunk field that holds ore on a player's panel."""
    share = 0.28 if dark else 0.10
    painter.fill(painter.box(8 * k), with_alpha(colours.BLACK if dark else colours.RUST, share))


@painting
def column_light(painter: Painter, k: float) -> None:
    """The parchment strip behind the current round's column of the development board."""
    painter.fill(painter.box(6 * k), down((0xFB, 0xF3, 0xDD), (0xEB, 0xDB, 0xB2)))


Art = TypeVar("Art", bound=TableArt)
Art_co = TypeVar("Art_co", bound=TableArt, covariant=True)


class ArtCache(Generic[Art_co]):
    """Hands out the pieces as the present look paints them; forgets the scale used longest ago."""

    def __init__(self, asset_folder: Path, make: Callable[[Path, float], Art_co]) -> None:
        """Take the folder of all assets and what makes the pieces at so many pixels per u."""

        def made(k: float, _look: Look) -> Art_co:
            return make(asset_folder, k)

        self._made = lru_cache(SCALES_KEPT)(made)

    def at(self, k: float) -> Art_co:
        """Return the pieces at so many pixels per u."""
        return self._made(round(k, 3), current_look())
