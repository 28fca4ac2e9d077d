"""A player's panel: who it is, goods, pieces, contracts and dice; and a turn told line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scene.nodes.node import Canvas
from game.scene.skins.panel import parchment, slate
from game.scene.stage.tip import Tip
from game.scene.text import lettering as scene_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.text import put_chip, put_rule
from game.tabletop.table_model import put
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import LookWidget

PLATE, LEFT = 56.0, 68.0
PITCH, PITCH_BELOW = 66.0, 57.0
ROW: Final = (*GOODS, "silver")
DICE, DIE = 3, 21.0
PIECES: Final = ("house", "pillar", "cathedral", "contract", "fair")
LOW: Final = 96.0  # a lower panel has one row of figures less high


@dataclass(frozen=True, slots=True)
class TiletumSeatLook:
    """`figures` are houses, pillars, cathedral tiles, contracts and completed buildings; `below`
    are silver and mines in games with Silver.
    """

    seat: int
    name: str
    caption: str
    chip: str
    points: str
    goods: tuple[int, ...]
    figures: tuple[int, ...]
    dice: tuple[tuple[str, int], ...]
    chosen: bool
    said: str
    below: tuple[int, int] | None = None
    challenges: tuple[str, ...] = ()


class TiletumSeatPanel(LookWidget[TiletumSeatLook]):
    """Parchment while the seat acts, slate otherwise."""

    def show(self, look: TiletumSeatLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        self.role, self.name, self.label = "panel", f"seat:{look.seat}", look.said
        if look.challenges:
            self.label = ". ".join((look.said, *look.challenges))
            self.tooltip = Tip(look.name, look.challenges)

    def drawn_from(self) -> tuple[object, ...]:
        """Return the look and whether it is meant."""
        return self.look, self.hovered

    def good_spot(self, good: str) -> tuple[float, float]:
        """Return where a good is counted."""
        return LEFT + 12 + self._pitch * ROW.index(good), self.height * 0.56

    @property
    def _pitch(self) -> float:
        """How far figures stand apart."""
        return PITCH if self.look is None or self.look.below is None else PITCH_BELOW

    @property
    def points_spot(self) -> tuple[float, float]:
        """Return where the points are shown."""
        return self.width - 34, self.height * 0.24

    def draw(self, canvas: Canvas) -> None:
        """Put ground, plate, name and figures."""
        look = self.look
        if look is None:
            return
        bright = bool(look.chip)
        size = canvas.size(self)
        ground = parchment(size, canvas.k, active=True) if bright else slate(size, canvas.k)
        canvas.put(ground)
        art = self.context.art(canvas.k)
        put(canvas, art.plate(self.context.colour(look.seat), PLATE, self.height), 0, 0)
        self._draw_name(canvas, look, bright=bright)
        figure = inks.FIGURE_ON_PAPER if bright else inks.FIGURE
        tone = "ink" if bright else "cream"
        y = self.height * 0.56
        silver, mines = ((each,) for each in look.below) if look.below is not None else ((), ())
        for good, count in zip(ROW, (*look.goods, *silver), strict=False):
            x, _ = self.good_spot(good)
            put(canvas, art.good(good, 23.0), x, y, 1.0 if count else 0.45)
            canvas.words(str(count), figure, (x + 16, y - 14, 34, 28))
        y = self.height * 0.83
        pieces = zip((*PIECES, "mine"), (*look.figures, *mines), strict=False)
        for number, (name, count) in enumerate(pieces):
            x = LEFT + 12 + self._pitch * number
            put(canvas, art.icon(name, 23, tone=tone), x, y, 1.0 if count else 0.45)
            canvas.words(str(count), figure, (x + 16, y - 14, 34, 28))

    def _draw_name(self, canvas: Canvas, look: TiletumSeatLook, *, bright: bool) -> None:
        art, middle = self.context.art(canvas.k), self.height * 0.24
        name = inks.NAME_ON_PAPER if bright else inks.NAME
        note = scene_styles.NOTE_ON_PARCHMENT if bright else scene_styles.NOTE
        x, y = self.points_spot
        put(canvas, art.hexagon(look.points, 16.0), x, y)
        right = x - 30
        for number in range(DICE):
            at = right - 22 * (DICE - 1 - number) - 8
            if number < len(look.dice):
                put(canvas, art.die(*look.dice[number], DIE), at, y)
            else:
                put(canvas, art.quatrefoil("", 5.0, spent=True), at, y, 0.6)
        right -= 22 * DICE + 6
        if bright:
            right = put_chip(canvas, look.chip, "commit", right, middle) - 6
        room = right - LEFT
        lettering = canvas.kit.lettering
        wide = min(lettering.width(look.name, name, canvas.k) / canvas.k + 8, room)
        canvas.words(look.name, name, (LEFT, middle - 18, wide, 36))
        beside = LEFT + wide + 2, middle - 16, room - wide - 4, 34
        if lettering.fits(look.caption, note, canvas.k, canvas.box(*beside).width):
            canvas.words(look.caption, note, beside)


# A turn told line by line: what a card asks, the line that holds, and what is done about it.

HELD: Final = "check"
"""The mark of the line that holds: a drawn one, since letters have none."""
FAILED, NOT_TRIED = "×", "·"
"""The marks of lines of the card before it and after it."""
SIDE, INDENT = 18.0, 26.0
LINE, FURTHER, RULE_ROOM = 28.0, 24.0, 8.0


@dataclass(frozen=True, slots=True)
class DecreeLine:
    """A line behind its mark; a `deed` is something done, the others are of the card."""

    mark: str
    words: str
    deed: bool = False


Written = tuple[DecreeLine, list[str]]
"""A line, and the rows it is written in."""


def put_told(
    canvas: Canvas, art: TiletumArt, told: tuple[DecreeLine, ...], box: tuple[float, float, float]
) -> None:
    """Put lines below one another into a width between two heights. Where not all have room, lines
    of the card that did not matter give way to what was done; what has no room even so is left to
    the journal.
    """
    width, top, bottom = box
    room = width - 2 * SIDE - INDENT
    ruled = False
    written = [(line, _rows(canvas, line.words, style_of(line), room)) for line in told]
    for line, rows in _fitting(written, bottom - top):
        style, high = style_of(line), _height(rows)
        if line.deed and not ruled:
            ruled = True
            put_rule(canvas, SIDE, top + RULE_ROOM / 2, width - 2 * SIDE)
            top += RULE_ROOM
        if top + high > bottom:
            return
        if line.mark == HELD:
            put(canvas, art.icon(HELD, 22, tone="ink"), SIDE + 8, top + LINE / 2)
        else:
            canvas.words(line.mark, inks.TEXT, (SIDE, top, INDENT, LINE))
        for number, words in enumerate(rows):
            canvas.words(words, style, (SIDE + INDENT, top + FURTHER * number, room, LINE))
        top += high


def style_of(line: DecreeLine) -> TextStyle:
    """Return the letters of a line: the one that holds is bold."""
    return inks.BOLD if line.mark == HELD else inks.TEXT


def _fitting(written: list[Written], room: float) -> list[Written]:
    """Return the lines that are kept: the last that was not tried gives way first, then the first
    that failed.
    """
    kept = list(written)
    spare = [each for each in reversed(written) if each[0].mark == NOT_TRIED]
    spare += [each for each in written if each[0].mark == FAILED]
    for each in spare:
        if sum(_height(rows) for _, rows in kept) + RULE_ROOM <= room:
            break
        kept.remove(each)
    return kept


def _height(rows: list[str]) -> float:
    return LINE + FURTHER * (len(rows) - 1)


def _rows(canvas: Canvas, words: str, style: TextStyle, room: float) -> list[str]:
    """Return words in one row, or in as many as they need in full size."""
    wide = canvas.box(0, 0, room, 9).width
    if canvas.kit.lettering.fits(words, style, canvas.k, wide):
        return [words]
    return canvas.kit.lettering.wrapped(words, style, canvas.k, wide)
