"""The shapes of bills: with ornament, or close where little room is left."""

from collections.abc import Sequence
from typing import Final

from game.scene.stage.placing import Box, SheetPosition
from game.scene.stage.units import SMALLEST_K
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.sheet.sheet_placement import sheet_position_on
from game.titles.tinners_trail.table.sheets.bid_sheet_shape import BidSheetShape

ORNATE: Final = BidSheetShape(
    size=(772.0, 604.0),
    margin=22.0,
    ornate=True,
    title=(33.0, 48.0, 42.0),
    terms_top=80.0,
    tile=(112.0, 182.0),
    tile_alone=(190.0, 182.0),
    tile_scale=2.1,
    open_scale=1.5,
    open_scale_alone=2.2,
    card=(282.0, 183.0),
    card_scale=0.88,
    table=Box(358.0, 108.0, 392.0, 168.0),
    pitch=68.0,
    close_pitch=54.0,
    rule=281.0,
    bidders=(289.0, 86.0),
    controls_top=383.0,
)
CLOSE: Final = BidSheetShape(
    size=(656.0, 562.0),
    margin=16.0,
    ornate=False,
    title=(10.0, 42.0, 36.0),
    terms_top=66.0,
    tile=(70.0, 168.0),
    tile_alone=(112.0, 168.0),
    tile_scale=1.5,
    open_scale=0.98,
    open_scale_alone=1.5,
    card=(172.0, 168.0),
    card_scale=0.78,
    table=Box(224.0, 93.0, 416.0, 150.0),
    pitch=66.0,
    close_pitch=56.0,
    rule=246.0,
    bidders=(253.0, 89.0),
    controls_top=348.0,
)


def bill_shape_and_place(
    layout: TableLayout, about: Sequence[Box]
) -> tuple[BidSheetShape, SheetPosition]:
    """Return the shape and place of the auction bill beside the boxes `about`: the ornate shape
    if its words are large enough to read, else the close one."""
    place = sheet_position_on(layout, ORNATE.size, about)
    if place.scale * layout.window_size.control_size_factor * layout.window_size.k >= SMALLEST_K:
        return ORNATE, place
    close = sheet_position_on(layout, CLOSE.size, about)
    return CLOSE, close
