"""Tables on parchment: heads, a double line, and rows that thin lines part."""

from collections.abc import Sequence
from typing import Unpack

from game.client.widgets.frames import PaperLine
from game.scene.layout import CellBackground, Grid, theme
from game.scene.layout.grid import GridTrack
from game.scene.nodes.node import Node, NodeValues
from game.scene.widgets import Divider


class PaperTable(Grid):
    """A table on parchment: the nodes `head_cells` fill the first `head_rows` rows, and each
    element of `rows` fills one more row.

    With `has_lines` a line is drawn below each row, except below the rows with an index in
    `rows_without_line` and below the last one. `cell_backgrounds` count rows from the first one
    after the heads.
    """

    def __init__(  # noqa: PLR0913  (options by keyword)
        self,
        head_cells: Sequence[Node],
        rows: Sequence[Sequence[Node]],
        *,
        columns: Sequence[GridTrack],
        head_rows: int = 1,
        min_row_height: float = theme.ROW_MIN_HEIGHT,
        gap: float = theme.TIGHT_GAP,
        has_lines: bool = True,
        rows_without_line: Sequence[int] = (),
        cell_backgrounds: Sequence[CellBackground] = (),
        **node_values: Unpack[NodeValues],
    ) -> None:
        divider = Divider(span=len(columns), height=theme.MEDIUM_GAP)
        parted = [at for at in range(len(rows) - 1) if has_lines and at not in rows_without_line]
        self.first_row = head_rows + 1
        lines = [
            CellBackground(
                PaperLine(align_self="end"),
                first_row=self.first_row + at,
                outset_down_and_across=(0.0, gap),
            )
            for at in parted
        ]
        super().__init__(
            *head_cells,
            divider,
            *[cell for row in rows for cell in row],
            columns=columns,
            gap=gap,
            row_gap=0.0,
            align="centre",
            min_row_height=min_row_height,
            head_row_count=self.first_row,
            cell_backgrounds=(*cell_backgrounds, *lines),
            **node_values,
        )
