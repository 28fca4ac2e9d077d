"""Seams: heights at which a note over the right column cuts nothing in two."""

from __future__ import annotations

from game.scene.box import Box
from game.tabletop.layout.column import SideColumn
from game.tabletop.layout.journal_size import JOURNAL_HEAD, JOURNAL_LINE


def seams(column: SideColumn) -> tuple[float, ...]:
    """Return them from the top: upper edges of panels, where panels may be cut, and lines of the
    journal.
    """
    edges = [box.y for box in (*column.players, *column.panels.values())]
    edges += column.cuts
    journal = column.journal
    if journal is not None:
        edges.append(journal.y)
        rows = range(1, column.journal_lines)
        edges += [journal.y + JOURNAL_HEAD + JOURNAL_LINE * row for row in rows]
    return tuple(sorted(edges))


def note_height(column: SideColumn, room: Box, least: float) -> float:
    """Return the height of a note on the lower edge of a room: `least`, or up to a seam."""
    edges = seams(column)
    if not edges or least >= room.height:
        return min(least, room.height)
    return room.bottom - max([room.y, *(edge for edge in edges if edge <= room.bottom - least)])
