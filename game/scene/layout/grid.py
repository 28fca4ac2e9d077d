"""Grid: children in columns of one width and rows of one height, as in CSS grid."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Unpack

from game.scene.layout.containers import Container, Padding
from game.scene.layout.flex import FlexItem, flex_lengths
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Node, NodeValues

AUTO_TRACK = "auto"


class FractionTrack(NamedTuple):
    """The width of a column as a share of the width left by fixed and `auto` columns (`fr` in CSS),
    and its least width in u, or "auto" for the least width of its content."""

    share: float
    min_width_or_auto: float | str = 0.0

    def min_width(self, min_content_width_u: float) -> float:
        """Return the least width in u of a column whose content has this least width."""
        return (
            min_content_width_u
            if isinstance(self.min_width_or_auto, str)
            else self.min_width_or_auto
        )


GridTrack = float | str | FractionTrack
"""The width of a column: a number of u, "auto" for the width of its content, or a fraction."""


def fraction_track(share: float = 1.0, min_width: float | str = 0.0) -> FractionTrack:
    """Return the width of a column that gets `share` parts of the width left by fixed and `auto`
    columns.

    The column is at least `min_width` u wide; with `min_width` "auto", wide enough that nothing
    in it is cut off.
    """
    return FractionTrack(share, min_width)


class GridCell(NamedTuple):
    """The place of a child in a grid: its row, and its columns from `first_column` up to but not
    including `end_column`."""

    child: Node
    row: int
    first_column: int
    end_column: int


@dataclass(frozen=True, slots=True)
class CellBackground:
    """A node drawn behind the cells of some rows and columns, such as the plate of a row or a line
    between columns.

    It covers `row_count` rows from `first_row` on (None: all down to the last) and `column_count`
    columns from `first_column` on (None: all up to the last), and is larger than these cells by
    `outset_down_and_across` (down, across) in u.
    """

    node: Node
    first_row: int = 0
    row_count: int | None = 1
    first_column: int = 0
    column_count: int | None = None
    outset_down_and_across: tuple[float, float] = (0.0, 0.0)


class Grid(Container):
    """A container that places its children in rows and columns.

    `columns` is a width for each column, or a number of columns of equal width. With
    `min_column_width` the grid has as many columns of equal width as have room, at least one,
    which may then be narrower (`repeat(auto-fill, minmax(min(..., 100%), 1fr))` in CSS). A row is
    as high as its highest child; except for the first `head_row_count` rows it is at least
    `min_row_height` high, and spare height is shared among these rows. With the `filling_order`
    "column" the children fill the first column, then the next. `cell_backgrounds` are drawn behind
    the cells.
    """

    def __init__(  # noqa: PLR0913  (options by keyword)
        self,
        *children: Node | None,
        columns: Sequence[GridTrack] | int = 1,
        min_column_width: float = 0.0,
        gap: float = 0.0,
        row_gap: float | None = None,
        padding: Padding = 0.0,
        align: str = "stretch",
        filling_order: str = "row",
        skin: str = "",
        min_row_height: float = 0.0,
        head_row_count: int = 0,
        cell_backgrounds: Sequence[CellBackground] = (),
        **node_values: Unpack[NodeValues],
    ) -> None:
        for ground in cell_backgrounds:
            ground.node.floating = True
            ground.node.align_self = ground.node.align_self or "stretch"
        behind = [ground.node for ground in cell_backgrounds]
        super().__init__(
            *behind, *children, gap=gap, padding=padding, align=align, skin=skin, **node_values
        )
        self.cell_backgrounds = cell_backgrounds
        self.min_row_height = min_row_height
        self.head_rows = head_row_count
        self.columns = columns
        self.min_column_width = min_column_width
        self.flow = filling_order
        self.row_gap = gap if row_gap is None else row_gap

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width at which no child has to shrink."""
        return self._total_content_width(measurer, of_min_width=False)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the smallest width at which no child is cut off. With `min_column_width` this is
        the width of one column: `min_column_width`, or the least width of the widest child if that
        is smaller."""
        if self.min_column_width:
            widest = max(map(measurer.min_width_of, self.laid_out_children), default=0.0)
            return min(self.min_column_width, widest) + self.padding.left_and_right
        return self._total_content_width(measurer, of_min_width=True)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of all rows, gaps and padding."""
        heights = self._cached_row_heights(measurer, width - self.padding.left_and_right)
        return sum(heights) + self.row_gap * max(len(heights) - 1, 0) + self.padding.top_and_bottom

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Place every child in its cell and every background behind its cells, and lay out what is
        in them."""
        sides = self.padding
        widths = self._cached_column_widths(measurer, self.width - sides.left_and_right)
        heights = self._cached_row_heights(measurer, self.width - sides.left_and_right)
        spare = (
            self.height
            - sides.top_and_bottom
            - sum(heights)
            - self.row_gap * max(len(heights) - 1, 0)
        )
        growing = len(heights) - self.head_rows
        if spare > 0 and growing > 0:
            heights = [
                height + (spare / growing if row >= self.head_rows else 0.0)
                for row, height in enumerate(heights)
            ]
        for ground in self.cell_backgrounds:
            self._place_background(measurer, ground, widths, heights)
        for cell in self._cells_of_children(len(widths)):
            left = sides.left + sum(widths[: cell.first_column]) + self.gap * cell.first_column
            top = sides.top + sum(heights[: cell.row]) + self.row_gap * cell.row
            width = self._cell_width(cell, widths)
            self.lay_out_child_in_area(measurer, cell.child, (left, top, width, heights[cell.row]))

    def _place_background(
        self,
        measurer: LayoutMeasurer,
        background: CellBackground,
        column_widths: Sequence[float],
        row_heights: Sequence[float],
    ) -> None:
        left, wide = _start_and_length_of_tracks(
            column_widths, self.gap, background.first_column, background.column_count
        )
        top, tall = _start_and_length_of_tracks(
            row_heights, self.row_gap, background.first_row, background.row_count
        )
        down, across = background.outset_down_and_across
        area = (
            self.padding.left + left - across,
            self.padding.top + top - down,
            wide + 2 * across,
            tall + 2 * down,
        )
        self.lay_out_child_in_area(measurer, background.node, area)

    def width_in_column(self, measurer: LayoutMeasurer, child: Node, column_width: float) -> float:
        """Return the width of a child in its cell: its fixed width if it has one, otherwise that of
        the whole cell."""
        if child.initial_size.width or child.aspect:
            return min(
                measurer.wanted_width(child), max(column_width, measurer.min_width_of(child))
            )
        return measurer.clamped_width(child, column_width)

    def _cells_of_children(self, column_count: int) -> list[GridCell]:
        held = self.laid_out_children
        if self.flow == "column":
            rows = -(-len(held) // column_count)
            return [
                GridCell(each, at % rows, at // rows, at // rows + 1)
                for at, each in enumerate(held)
            ]
        cells = []
        row = 0
        at = 0
        for child in held:
            span = min(child.span, column_count)
            if at + span > column_count:
                row += 1
                at = 0
            cells.append(GridCell(child, row, at, at + span))
            at += span
        return cells

    def _cell_width(self, cell: GridCell, column_widths: Sequence[float]) -> float:
        between = self.gap * (cell.end_column - cell.first_column - 1)
        return sum(column_widths[cell.first_column : cell.end_column]) + between

    def _column_tracks(self, available_width: float) -> Sequence[GridTrack]:
        if self.min_column_width:
            count = int((available_width + self.gap) // (self.min_column_width + self.gap))
            return [FractionTrack(1.0)] * max(min(count, len(self.laid_out_children)), 1)
        if isinstance(self.columns, int):
            return [FractionTrack(1.0)] * self.columns
        return self.columns

    def _column_content_widths(
        self, measurer: LayoutMeasurer, column_count: int, *, of_least_widths: bool
    ) -> list[float]:
        """Return for each column the width that its children want, or with `of_least_widths`
        their least width; children that span several columns do not count."""
        asked = [0.0] * column_count
        for cell in self._cells_of_children(column_count):
            if cell.end_column - cell.first_column == 1:
                width = (
                    measurer.min_width_of(cell.child)
                    if of_least_widths
                    else measurer.wanted_width(cell.child)
                )
                asked[cell.first_column] = max(asked[cell.first_column], width)
        return asked

    def _total_content_width(self, measurer: LayoutMeasurer, *, of_min_width: bool) -> float:
        tracks = self._column_tracks(0.0)
        if self.min_column_width and not of_min_width:
            tracks = [FractionTrack(1.0)] * max(len(self.laid_out_children), 1)
        asked = self._column_content_widths(measurer, len(tracks), of_least_widths=of_min_width)
        fixed = 0.0
        unit = 0.0
        for track, content in zip(tracks, asked, strict=True):
            if isinstance(track, FractionTrack):
                if not (
                    of_min_width and _depends_on_content(track)
                ):  # it does not get narrower anyway
                    unit = max(unit, max(content, track.min_width(content)) / track.share)
            elif isinstance(track, str):
                fixed += content
            else:
                fixed += track
        shared = sum(
            max(unit * track.share, content if _depends_on_content(track) else 0.0)
            for track, content in zip(tracks, asked, strict=True)
            if isinstance(track, FractionTrack)
        )
        return fixed + shared + self.gap * (len(tracks) - 1) + self.padding.left_and_right

    def _cached_column_widths(
        self, measurer: LayoutMeasurer, available_width: float
    ) -> list[float]:
        return measurer.cached_lengths(
            self,
            "widths",
            available_width,
            lambda: self._shared_out_column_widths(measurer, available_width),
        )

    def _shared_out_column_widths(
        self, measurer: LayoutMeasurer, available_width: float
    ) -> list[float]:
        tracks = self._column_tracks(available_width)
        count = len(tracks)
        wanted = least = [0.0] * count
        if AUTO_TRACK in tracks:
            wanted = self._column_content_widths(measurer, count, of_least_widths=False)
        if any(_depends_on_content(track) for track in tracks):
            least = self._column_content_widths(measurer, count, of_least_widths=True)
        items = []
        for at, track in enumerate(tracks):
            if isinstance(track, FractionTrack):
                min_width = track.min_width(least[at])
                items.append(FlexItem(0.0, min_width, float("inf"), track.share, 0.0))
            elif isinstance(track, str):
                items.append(FlexItem(wanted[at], least[at], float("inf"), 0.0, 1.0))
            else:
                items.append(FlexItem(track, track, track, 0.0, 0.0))
        return flex_lengths(items, available_width - self.gap * (count - 1))

    def _cached_row_heights(self, measurer: LayoutMeasurer, available_width: float) -> list[float]:
        return measurer.cached_lengths(
            self,
            "heights",
            available_width,
            lambda: self._measured_row_heights(measurer, available_width),
        )

    def _measured_row_heights(
        self, measurer: LayoutMeasurer, available_width: float
    ) -> list[float]:
        widths = self._cached_column_widths(measurer, available_width)
        heights: list[float] = []
        for cell in self._cells_of_children(len(widths)):
            while cell.row >= len(heights):
                heights.append(0.0)
            width = self.width_in_column(measurer, cell.child, self._cell_width(cell, widths))
            heights[cell.row] = max(heights[cell.row], measurer.wanted_height(cell.child, width))
        least = self.min_row_height
        return [
            max(height, least) if row >= self.head_rows else height
            for row, height in enumerate(heights)
        ]


def _depends_on_content(track: GridTrack) -> bool:
    return (track.min_width_or_auto if isinstance(track, FractionTrack) else track) == AUTO_TRACK


def _start_and_length_of_tracks(
    lengths: Sequence[float], gap: float, first_track: int, track_count: int | None
) -> tuple[float, float]:
    """Return where `track_count` tracks from `first_track` on begin, and their total length with
    the gaps between them; None stands for all up to the last."""
    held = (
        lengths[first_track:]
        if track_count is None
        else lengths[first_track : first_track + track_count]
    )
    return sum(lengths[:first_track]) + gap * first_track, sum(held) + gap * max(len(held) - 1, 0)
