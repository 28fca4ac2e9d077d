"""The income track: the neatline of the map, a cell for each level, a tick for each space."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from game.numerals import numeral
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.gradient import down
from game.scene.picture import Picture
from game.scene.theme import with_alpha
from game.scene.units import PxSize
from game.tabletop.studio import put
from game.titles.brass.table import styles
from game.titles.brass.table.exhibit import Exhibit

LEFT: float = 6.0
DISC = 10.5
SHOWN_BELOW_NONE = 5


@dataclass(frozen=True, slots=True)
class NeatlineLook:
    """The pounds of every space, and the seats on it: (seat, space, whether only a ghost)."""

    levels: tuple[int, ...]
    markers: tuple[tuple[int, int, bool], ...]


@cached
def ruler(size: PxSize, k: float, levels: tuple[int, ...]) -> Picture:
    """The printed cells, without numbers."""
    easel = Easel(size, 10 * k)
    box = easel.box(3 * k)
    easel.shadow(box.moved(0, 3 * k), 8 * k, with_alpha((0, 0, 0), 0.5))
    easel.fill(box, (0xEF, 0xE4, 0xC8))
    pitch = (size[0] - 2 * LEFT * k) / len(levels)
    at = LEFT * k
    for number, (level, spaces) in enumerate(groupby(levels)):
        count = len(list(spaces))
        red = level < 0
        tones = (
            ((0xE8, 0xA3, 0x96), (0xDD, 0x8E, 0x80))
            if red
            else ((0xFA, 0xF3, 0xE0), (0xEF, 0xE4, 0xC8))
        )
        if number % 2:
            tones = (
                ((0xDB, 0x8B, 0x7C), (0xCF, 0x7A, 0x6B))
                if red
                else ((0xD9, 0xC8, 0x9C), (0xCC, 0xB8, 0x86))
            )
        cell = box._replace(x=at, y=4 * k, width=pitch * count, height=size[1] - 8 * k, radius=0)
        easel.fill(cell, down(*tones))
        for tick in range(1, count):
            line = cell._replace(
                x=at + pitch * tick, y=size[1] - 10 * k, width=max(k, 1), height=6 * k
            )
            easel.fill(line, (0x5A, 0x4A, 0x33))
        easel.fill(cell._replace(width=max(k, 1)), (0x5A, 0x4A, 0x33))
        at += pitch * count
    easel.line(box, 1.8 * k, styles.SOOT)
    return easel.picture()


class Neatline(Exhibit[NeatlineLook]):
    """Numbers over the cells; discs hang below the space their marker stands on."""

    def spot(self, space: int) -> tuple[float, float]:
        """Return where a marker hangs below a space."""
        count = len(self.look.levels) if self.look is not None else 1
        return LEFT + (self.width - 2 * LEFT) / count * (space + 0.5), self.height + DISC - 1

    def put_look(self, canvas: Canvas, look: NeatlineLook) -> None:
        """Put ruler, numbers and discs."""
        canvas.put(ruler(canvas.size(self), canvas.k, look.levels))
        pitch = (self.width - 2 * LEFT) / len(look.levels)
        at = LEFT
        for level, spaces in groupby(look.levels):
            count = len(list(spaces))
            if level >= 0 or level % SHOWN_BELOW_NONE == 0:
                words = numeral(level)
                extra = 20.0 if level < 0 else 0.0
                start = max(at - extra, LEFT)
                box = (start, 3, pitch * count + 2 * extra, self.height - 8)
                canvas.words(words, styles.BILL_BOLD.sized(17), box, "centre")
            at += pitch * count
        self._draw_discs(canvas, look, pitch)

    def _draw_discs(self, canvas: Canvas, look: NeatlineLook, pitch: float) -> None:
        art = self.studio.art(canvas.k)
        below = [LEFT + pitch * (space + 0.5) for _, space, _ in look.markers]
        for (seat, _, ghost), x in zip(look.markers, beside_each_other(below), strict=True):
            colour, y = self.studio.colour(seat), self.height + DISC - 1
            if ghost:
                put(canvas, art.ghost_disc(colour, DISC), x, y)
            else:
                put(canvas, art.disc(colour, DISC, on_slate=True), x, y)


def beside_each_other(wanted: Sequence[float]) -> list[float]:
    """Return where discs hang that none hides another: each as near as may be to where it is
    wanted, those that would touch side by side round the middle of their places.
    """
    rows: list[list[int]] = []
    for number in sorted(range(len(wanted)), key=lambda each: wanted[each]):
        rows.append([number])
        while len(rows) > 1 and _ends(rows[-2], wanted)[1] > _ends(rows[-1], wanted)[0]:
            last = rows.pop()
            rows[-1] += last
    found = [0.0] * len(wanted)
    for row in rows:
        start, _ = _ends(row, wanted)
        for place, number in enumerate(row):
            found[number] = start + DISC * (2 * place + 1)
    return found


def _ends(row: Sequence[int], wanted: Sequence[float]) -> tuple[float, float]:
    """Return where a row of discs begins and ends."""
    middle = sum(wanted[number] for number in row) / len(row)
    return middle - DISC * len(row), middle + DISC * len(row)
