"""The two shapes of the auction bill, ornate or smaller, and where it lies."""

from collections.abc import Sequence
from typing import Final

from game.scene.stage.sheet_placing import Box, SheetPosition
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.sheet.sheet_placement import LEAST_READABLE_PX_PER_U, sheet_position_beside_boxes
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


def auction_bill_sizes_and_position(
    layout: TableLayout, about: Sequence[Box]
) -> tuple[AuctionBillSizes, SheetPosition]:
    """Return the shape and place of the auction bill beside the boxes `about`: the ornate shape
    if its words are as large as those of the controls and the smallest letters have room on it,
    else the one with the larger words."""
    window = layout.window_size
    readable = LEAST_READABLE_PX_PER_U / (window.k * window.control_size_factor)
    ornate = sheet_position_beside_boxes(layout, ORNATE_BILL_SIZES.size, about)
    close = sheet_position_beside_boxes(layout, PLAIN_BILL_SIZES.size, about)
    if ornate.scale >= min(max(1.0, readable), close.scale):
        return ORNATE_BILL_SIZES, ornate
    return PLAIN_BILL_SIZES, close
