"""A turn told line by line: what a card asks, the line that holds, and what is done about it."""

from typing import Final, NamedTuple

from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle
from game.tabletop.art.text import put_rule
from game.tabletop.table_context import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

HELD: Final = "check"
"""The mark of the line that holds: a drawn one, since letters have none."""
FAILED = "×"
NOT_TRIED = "·"
"""The marks of lines of the card before it and after it."""
SIDE = 18.0
INDENT = 26.0
LINE = 28.0
FURTHER = 24.0
RULE_ROOM = 8.0


class DecreeLine(NamedTuple):
    """A line behind its mark; a `deed` is something done, the others are of the card."""

    mark: str
    words: str
    deed: bool = False


Written = tuple[DecreeLine, list[str]]
"""A line, and the rows it is written in."""


def put_told(
    canvas: Canvas, art: TiletumArt, told: tuple[DecreeLine, ...], box: tuple[float, float, float]
) -> None:
    """Draw lines below one another into a width between two heights. Where not all have room, lines
    of the card that did not matter give way to what was done; of what has no room even so, which
    the journal tells, the number stands at the end."""
    width, top, bottom = box
    room = width - 2 * SIDE - INDENT
    ruled = False
    rows_of = canvas.kit.lettering.rows
    k = canvas.k
    wide = canvas.box(0, 0, room, 9).width
    written = [(line, rows_of(line.words, style_of(line), k, wide)) for line in told]
    kept = _fitting(written, bottom - top)
    for at, (line, rows) in enumerate(kept):
        style = style_of(line)
        high = _height(rows)
        if line.deed and not ruled:
            ruled = True
            put_rule(canvas, SIDE, top + RULE_ROOM / 2, width - 2 * SIDE)
            top += RULE_ROOM
        if top + high > bottom:
            more = f"+{len(kept) - at}"
            place = (SIDE, bottom - LINE, width - 2 * SIDE, LINE)
            canvas.words(more, inks.BOLD, place, "right")
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
    """Return the lines kept: the last untried gives way first, then the first that failed."""
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
