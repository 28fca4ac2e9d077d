"""The shapes of the auction bill, ornate or smaller, and where it lies."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.scene.stage.sheet_placing import Box, SheetPosition
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.sheet.sheet_placement import MIN_READABLE_PX_PER_U, sheet_position_beside_boxes
from game.titles.tinners_trail.table.sheets.auction_bill_sizes import AuctionBillSizes

ORNATE_BILL_SIZES: Final = AuctionBillSizes(
    size=(772.0, 604.0),
    margin=22.0,
    is_ornate=True,
    title_size=42.0,
    goods_width=324.0,
    tile_scale=1.8,
    face_up_tile_scale=1.5,
    face_up_tile_scale_without_card=2.2,
    card_scale=0.82,
    figure_column_width=68.0,
    narrow_figure_column_width=56.0,
)
PLAIN_BILL_SIZES: Final = AuctionBillSizes(
    size=(656.0, 556.0),
    margin=16.0,
    is_ornate=False,
    title_size=36.0,
    goods_width=196.0,
    tile_scale=1.5,
    face_up_tile_scale=0.98,
    face_up_tile_scale_without_card=1.5,
    card_scale=0.78,
    figure_column_width=66.0,
    narrow_figure_column_width=56.0,
)
TALL_BILL_SIZES: Final = tuple(
    replace(PLAIN_BILL_SIZES, size=(656.0, height)) for height in (652.0, 632.0, 612.0, 592.0)
)
"""The plain bill with more height for letters that are not made as small as the sheet."""


def auction_bill_sizes_and_position(
    layout: TableLayout, boxes_shown_beside: Sequence[Box]
) -> tuple[AuctionBillSizes, SheetPosition]:
    """Return the shape and place of the auction bill beside the boxes `boxes_shown_beside`.

    The ornate shape is taken if its words are as large as those of the controls and the smallest
    letters have room on it, otherwise the shape with the larger words. A plain bill that is too
    small to read is made taller if that does not make it smaller and it covers neither the hand nor
    `boxes_shown_beside`; not in a replay, whose hand lies elsewhere.
    """
    window = layout.window_size
    readable = MIN_READABLE_PX_PER_U / (window.px_per_u * window.control_size_factor)
    ornate = sheet_position_beside_boxes(layout, ORNATE_BILL_SIZES.size, boxes_shown_beside)
    close = sheet_position_beside_boxes(layout, PLAIN_BILL_SIZES.size, boxes_shown_beside)
    if ornate.scale >= min(max(1.0, readable), close.scale):
        return ORNATE_BILL_SIZES, ornate
    if close.scale < readable and not layout.client_uses_bottom:
        for shape in TALL_BILL_SIZES:
            tall = sheet_position_beside_boxes(layout, shape.size, boxes_shown_beside)
            if tall.scale >= close.scale and _leaves_hand_and_boxes_free(
                layout, shape, tall, boxes_shown_beside
            ):
                return shape, tall
    return PLAIN_BILL_SIZES, close


def _leaves_hand_and_boxes_free(
    layout: TableLayout,
    bill_sizes: AuctionBillSizes,
    position: SheetPosition,
    boxes_shown_beside: Sequence[Box],
) -> bool:
    """Return whether a bill of this shape and position covers neither the hand nor a box of
    `boxes_shown_beside`."""
    width, height = bill_sizes.size
    bill = Box(position.x, position.y, width * position.scale, height * position.scale)
    hand = () if layout.hand_box is None else (layout.hand_box,)
    return not any(bill.overlaps(box) for box in (*hand, *boxes_shown_beside))
