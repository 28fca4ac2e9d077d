"""Panels or rows under one another."""

from __future__ import annotations

from collections.abc import Sequence

from game.scene.node import Node


def stacked(rows: Sequence[Node], width: float, gap: float = 10.0) -> Node:
    """Return a column of rows, as tall as they are."""
    column = Node(width=width)
    for row in rows:
        row.y = column.height
        column.height += row.height + gap
        column.add(row)
    column.height = max(column.height - gap, 0.0)
    return column
