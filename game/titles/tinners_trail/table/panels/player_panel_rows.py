"""The rows of a player's panel, and how they share its height."""

from typing import NamedTuple

from game.scene.layout import Column, Row, Spacer
from game.scene.nodes.node import Node


class PanelRows(NamedTuple):
    """The heights of the rows of a panel that has its smallest height, of the space above and below
    them, and the size of the name.

    `spare_height_shares` says how a taller panel shares its spare height among the spaces above,
    between and below the rows.
    """

    space_above: float
    row_heights: tuple[float, ...]
    space_below: float
    spare_height_shares: tuple[float, ...]
    name_size: int

    def as_column(self, *rows: Row) -> Column:
        """Return a column of these rows, which get the heights of this layout, with the spare
        height shared out above, between and below them.
        """
        content: list[Node] = [Spacer(grow=self.spare_height_shares[0])]
        for row, height, share in zip(
            rows, self.row_heights, self.spare_height_shares[1:], strict=True
        ):
            row.height = height
            content += [row, Spacer(grow=share)]
        return Column(
            *content, padding=(self.space_above, 0.0, self.space_below, 0.0), grow=1, basis=0.0
        )
