"""Sheets leave the documents whole: they lie beside or below them, or hide one altogether."""

from __future__ import annotations

import pytest

from game.titles.tinners_trail.table.layout.box import Box
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.room_size import RoomSize
from game.titles.tinners_trail.table.layout.sheet_place import documents, sheet_place
from game.titles.tinners_trail.table.layout.table_layout import TableLayout, table_layout
from game.titles.tinners_trail.table.sheets import draft, extract, invest

WINDOWS = [(1920, 1080), (1280, 720), (2560, 1080), (1000, 900), (3840, 2160)]
EXTRAS = [BASE_GAME, Extras(arsenic=True), Extras(emigration=True), Extras(True, True)]
EXTRACT, INVEST = (extract.WIDTH, extract.HEIGHT), (invest.WIDTH, invest.HEIGHT)
DRAFT = (702.0, draft.HEIGHT)


def lies(layout: TableLayout, size: tuple[float, float], side: str) -> Box:
    x, y, scale = sheet_place(layout, size, side, over_hand=size == DRAFT)
    return Box(x, y, size[0] * scale, size[1] * scale)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "arsenic", "emigration", "both"])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(
    ("size", "side"), [(EXTRACT, "left"), (EXTRACT, "right"), (INVEST, "right"), (DRAFT, "middle")]
)
def test_no_document_is_cut_in_two(
    window: tuple[int, int], extras: Extras, seats: int, size: tuple[float, float], side: str
) -> None:
    layout = table_layout(RoomSize(*window), seats, extras)
    sheet = lies(layout, size, side)
    for document in documents(layout):
        assert sheet.holds(document) or not sheet.overlaps(document)
    assert not sheet.overlaps(layout.hide_hand)
    assert all(not sheet.overlaps(box) for box in layout.actions.values())
    assert sheet.y >= layout.top_bar.bottom
    assert sheet.right <= layout.side_edge


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_work_track_stays_in_sight_of_who_raises_ore(window: tuple[int, int]) -> None:
    layout = table_layout(RoomSize(*window), 5, Extras(True, True))
    track, *_ = documents(layout)
    for side in ("left", "right"):
        assert not lies(layout, EXTRACT, side).overlaps(track)


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_at_every_size_of_the_controls_a_sheet_lies_inside_the_window(
    window: tuple[int, int], scale: float
) -> None:
    layout = table_layout(RoomSize(*window, scale), 4)
    for size, side in ((EXTRACT, "left"), (EXTRACT, "right"), (INVEST, "right")):
        sheet = lies(layout, size, side)
        assert layout.window.holds(sheet)
        assert sheet.right <= layout.side_edge
        assert not any(sheet.overlaps(tab) for tab in layout.tabs.values())
