"""Seams: heights at which a note over the right column cuts nothing in two."""

from __future__ import annotations

from game.scene.box import Box
from game.tabletop.layout.journal_size import JOURNAL_HEAD, JOURNAL_LINE
from game.titles.tinners_trail.table.layout.side import DEVELOPMENT_ROWS, Side

FIRST_LINE, LINE_PITCH = 81.0, 36.0
"""Below the first row of the development board, and from line to line there."""


def seams(column: Side) -> tuple[float, ...]:
    """Return them from the top: upper edges of panels, and lines between the rows of board and
    journal.
    """
    panels = (*column.players, column.wallace, column.development, column.journal)
    edges = [box.y for box in panels if box is not None]
    board = column.development
    if board is not None:
        lines = range(DEVELOPMENT_ROWS - 1)
        edges += [board.y + FIRST_LINE + LINE_PITCH * line for line in lines]
    journal = column.journal
    if journal is not None:
        rows = range(1, column.journal_lines)
        edges += [journal.y + JOURNAL_HEAD + JOURNAL_LINE * row for row in rows]
    return tuple(sorted(edges))


def note_height(column: Side, room: Box, least: float) -> float:
    """Return the height of a note on the lower edge of a room: `least`, or up to a seam."""
    edges = seams(column)
    if not edges or least >= room.height:
        return min(least, room.height)
    return room.bottom - max([room.y, *(edge for edge in edges if edge <= room.bottom - least)])
