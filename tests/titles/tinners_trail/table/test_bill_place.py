"""The auction bill leaves the area for sale and the hand in sight where the window has the room."""

from __future__ import annotations

import pytest

from game.titles.tinners_trail.table.layout.bill_place import EDGE, FULL_HAND, bill_place
from game.titles.tinners_trail.table.layout.room_size import RoomSize
from game.titles.tinners_trail.table.layout.table_layout import (
    BILL,
    CARD_PITCH,
    TOP_BAR,
    table_layout,
)

WINDOWS = [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1600, 1200)]
SCALES = [0.75, 1.0, 1.5, 2.0]


@pytest.mark.parametrize("size", [*WINDOWS, (1000, 900), (1000, 1400)])
@pytest.mark.parametrize("ui_scale", SCALES)
def test_a_bill_lies_between_top_bar_players_and_edges(
    size: tuple[int, int], ui_scale: float
) -> None:
    layout = table_layout(RoomSize(*size, ui_scale), 4)
    for middle in range(100, int(layout.side_edge), 100):
        x, y, scale = bill_place(layout, (middle - 60.0, middle + 60.0))
        assert x >= EDGE
        assert x + BILL.width * scale <= layout.side_edge - EDGE + 0.1
        assert y >= TOP_BAR
        assert y + BILL.height * scale <= layout.window.height - 7.9


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("share", [0.05, 0.2, 0.35, 0.9])
def test_an_area_near_a_side_stays_in_sight(size: tuple[int, int], share: float) -> None:
    layout = table_layout(RoomSize(*size), 4)
    middle = layout.side_edge * share
    x, _, scale = bill_place(layout, (middle - 50.0, middle + 50.0))
    assert x >= middle + 50 or x + BILL.width * scale <= middle - 50


def test_in_a_wide_window_the_hand_lies_beside_the_bill() -> None:
    layout = table_layout(RoomSize(2560, 1080), 4)
    x, _, scale = bill_place(layout, (300.0, 420.0))
    first_card = layout.hand_slots(FULL_HAND)[0][0] - CARD_PITCH / 2
    assert 420 < x < x + BILL.width * scale < first_card
