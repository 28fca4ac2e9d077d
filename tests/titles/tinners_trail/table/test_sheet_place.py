"""Sheets hide neither what they are about nor the own hand: every area, in every window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from game.places import assets_folder
from game.scene.box import Box
from game.scene.units import SMALLEST_K
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.layout.sheet_place import READABLE, box_round, place_on
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout, trail_layout
from game.titles.tinners_trail.table.sheets import draft, extract, invest
from game.titles.tinners_trail.table.sheets.bill_shape import CLOSE, ORNATE, bill_place

WINDOWS = [
    *((1920, 1080), (1280, 720), (2560, 1080), (1000, 900), (3840, 2160)),
    *((1366, 768), (1600, 1200), (1080, 1920)),
]
SCALES = [0.75, 1.0, 1.25, 1.5, 2.0]
EXTRAS = [BASE_GAME, Extras(arsenic=True), Extras(emigration=True), Extras(True, True)]
EXTRACT, INVEST = (extract.WIDTH, extract.HEIGHT), (invest.WIDTH, invest.HEIGHT)
LAND = {region: [("kea", ("1", "2", "3"))] * 7 for region in "abcd"}
DRAFT = draft.size_of_draft(LAND, LAND)
LAST_CAPE = 4.0  # u of the controls: the tip of the land may touch the buttons
READABLE_PX = SMALLEST_K - 0.01


def lies(layout: TrailLayout, size: tuple[float, float], about: tuple[Box, ...] = ()) -> Box:
    x, y, scale = place_on(layout, size, about, over_hand=size == DRAFT)
    return Box(x, y, size[0] * scale, size[1] * scale)


def bill_lies(layout: TrailLayout, about: Box) -> Box:
    shape, (x, y, scale) = bill_place(layout, (about,))
    return Box(x, y, shape.size[0] * scale, shape.size[1] * scale)


def every_area(room: RoomSize, layout: TrailLayout) -> Iterator[tuple[str, Box]]:
    county, (left, top) = (
        County(assets_folder(), room, layout.map_place, layout.view),
        layout.view.corner,
    )
    land = Box(0, 0, layout.side_edge, layout.bar_top)
    for area in county.shapes.areas:
        outline = [(left + x, top + y) for x, y in county.outline(area)]
        box = box_round(outline, layout.controls)
        if layout.view.scale == 1.0 or land.overlaps(box):  # the others are brought in sight
            yield area, box


def check_window(window: tuple[int, int], scale: float, seats: int, extras: Extras) -> int:
    """Check the sheets about every area; return how many places that were."""
    room = RoomSize(*window, scale)
    layout = trail_layout(room, seats, extras)
    checked = 0
    for area, box in every_area(room, layout):
        for sheet in (bill_lies(layout, box), lies(layout, EXTRACT, (box,))):
            where = window, scale, seats, extras, area, sheet
            assert not sheet.overlaps(box), where
            assert layout.hand_box is not None
            assert not sheet.overlaps(layout.hand_box), where
            assert not sheet.overlaps(layout.hand.hide), where
            assert all(not sheet.overlaps(low) for low in layout.actions.values()), where
            assert layout.sheet_room.grown(0.1).holds(sheet), where
            checked += 1
    return checked


@pytest.mark.parametrize("window", WINDOWS[:3], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_sheet_lies_on_its_own_area_or_on_the_hand(
    window: tuple[int, int], scale: float
) -> None:
    assert check_window(window, scale, 4, BASE_GAME) > 40


@pytest.mark.slow
def test_no_sheet_lies_on_its_own_area_or_on_the_hand_anywhere() -> None:
    every = product(WINDOWS, SCALES, (2, 3, 4, 5), EXTRAS)
    assert sum(check_window(*case) for case in every) > 500


@pytest.mark.parametrize("window", [(1920, 1080), (2560, 1080), (3840, 2160), (1600, 1200)])
@pytest.mark.parametrize("scale", [0.75, 1.0])
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "arsenic", "emigration", "both"])
def test_the_invested_row_stays_in_sight_while_people_bid_and_invest(
    window: tuple[int, int], scale: float, extras: Extras
) -> None:
    """Prices stand on the bill as well."""
    room = RoomSize(*window, scale)
    layout = trail_layout(room, 4, extras)
    track, exchange, *_ = layout.documents
    for _, box in every_area(room, layout):
        assert not bill_lies(layout, box).overlaps(track)
    assert not any(lies(layout, INVEST).overlaps(document) for document in (track, exchange))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "arsenic", "emigration", "both"])
def test_the_words_of_a_bill_fit_between_its_lines_wherever_its_area_lies(
    window: tuple[int, int], extras: Extras
) -> None:
    room = RoomSize(*window)
    layout = trail_layout(room, 5, extras)
    for area, box in every_area(room, layout):
        _, place = bill_place(layout, (box,))
        at_controls = layout.controls * room.k
        assert place.scale * at_controls >= min(READABLE_PX, READABLE * at_controls), area


@pytest.mark.parametrize("window", [(1280, 720), (1366, 768), (1600, 900)])
def test_large_letters_make_no_bill_smaller_than_the_close_one_must_be(
    window: tuple[int, int],
) -> None:
    room = RoomSize(*window, 1.5)
    layout = trail_layout(room, 4, EXTRAS[-1])
    for area, box in every_area(room, layout):
        shape, place = bill_place(layout, (box,))
        ornate = place_on(layout, ORNATE.size, (box,)).scale
        assert shape is ORNATE or place.scale > ornate, area
    assert CLOSE.size < ORNATE.size


def test_in_a_wide_window_the_hand_lies_beside_the_bill() -> None:
    layout = trail_layout(RoomSize(2560, 1080), 4)
    sheet = bill_lies(layout, Box(300, 400, 120, 120))
    assert layout.hand_box is not None
    assert not sheet.overlaps(layout.hand_box)
    assert sheet.x > 420


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_at_every_size_of_the_controls_a_sheet_leaves_the_tabs_free(
    window: tuple[int, int], scale: float
) -> None:
    layout = trail_layout(RoomSize(*window, scale), 4)
    for size in (EXTRACT, INVEST, DRAFT):
        sheet = lies(layout, size)
        assert layout.window.holds(sheet)
        assert not any(sheet.overlaps(tab) for tab in layout.tabs.values())


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_no_area_lies_below_the_players_or_the_buttons_however_large_the_controls_are(
    window: tuple[int, int], scale: float
) -> None:
    room = RoomSize(*window, scale)
    layout = trail_layout(room, 4)
    for area, box in every_area(room, layout):
        assert box.right <= layout.side_edge, area
        assert box.bottom <= layout.bar_top + LAST_CAPE, area
        assert box.x >= 0, area
