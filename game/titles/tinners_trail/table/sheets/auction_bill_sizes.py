"""The shape of a bill: its size, and how large its letters and pieces are."""

from dataclasses import dataclass

from game.scene.layout import theme

MAX_KINDS_WITH_WIDE_COLUMNS = 3
"""How many columns of figures are as wide as they would be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionBillSizes:
    """The size of a bill and of what is on it, in u of the sheet.

    An `is_ornate` bill has a preamble, lozenges beside the title, and notes below tile and card.
    """

    size: tuple[float, float]
    margin: float
    is_ornate: bool
    title_size: float
    goods_width: float
    tile_scale: float
    face_up_tile_scale: float
    face_up_tile_scale_without_card: float
    card_scale: float
    figure_column_width: float  # of a column of figures
    narrow_figure_column_width: float  # where there are more than a few of them

    @property
    def inner_width(self) -> float:
        """The width of the sheet between its margins."""
        return self.size[0] - 2 * self.margin

    @property
    def table_width(self) -> float:
        """The width of the table beside the goods."""
        return self.inner_width - self.goods_width - theme.MEDIUM_GAP

    def number_column_width(self, kind_count: int) -> float:
        """Return the width in u of a column of numbers in a table of `kind_count` kinds of
        cubes."""
        return (
            self.figure_column_width
            if kind_count <= MAX_KINDS_WITH_WIDE_COLUMNS
            else self.narrow_figure_column_width
        )
