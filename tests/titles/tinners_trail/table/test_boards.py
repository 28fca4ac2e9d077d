"""Boards of expansions lie open in the sea, where they cover neither land nor ship."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.places import assets_folder
from game.scene.box import Box
from game.tabletop.layout.map_place import COAST_STEP, MapPlace
from game.tabletop.layout.room_size import RoomSize
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.covered import SHIP, moved
from game.titles.tinners_trail.table.layout.coast import NORTH_COAST
from game.titles.tinners_trail.table.layout.documents import BOARDS
from game.titles.tinners_trail.table.layout.extras import Extras
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout, trail_layout

WINDOWS = [(1920, 1080), (1280, 720), (2560, 1080), (1000, 900), (3840, 2160), (1600, 1200)]
ARSENIC, EMIGRATION = Extras(arsenic=True), Extras(emigration=True)
BOTH = Extras(arsenic=True, emigration=True)
HOUSE_TOP, HOUSE_SIDES = -50.0, (-58.0, 80.0)  # of an engine house and its cubes
REPLAY_FOOT = 212.0


def tops(county: County) -> Iterator[tuple[float, float, float]]:
    """Left, right and top of everything that lies farthest north, in u of the window."""
    ring = [county.at(point) for point in county.shapes.outline]
    for (x, y), (other, low) in zip(ring, ring[1:] + ring[:1], strict=True):
        yield min(x, other), max(x, other), min(y, low)
    for name, shape in county.shapes.areas.items():
        x, y = county.origin(name)
        yield x + HOUSE_SIDES[0], x + HOUSE_SIDES[1], y + HOUSE_TOP
        if shape.port is not None:
            left, top, right, _ = moved(SHIP, county.port(name))
            yield left, right, top


def test_the_coast_is_known_as_it_is_drawn() -> None:
    county = County(assets_folder(), RoomSize(1920, 1080), MapPlace(1.0, 0.0, 0.0))
    for left, right, top in tops(county):
        for step in range(int(left // COAST_STEP), int(right // COAST_STEP) + 1):
            if 0 <= step < len(NORTH_COAST):
                assert NORTH_COAST[step] <= top + 8, f"step {step}: {top:.0f}"


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("extras", [ARSENIC, EMIGRATION, BOTH], ids=["A", "E", "AE"])
@pytest.mark.parametrize("foot", [0.0, REPLAY_FOOT], ids=["table", "replay"])
def test_every_board_is_open_and_covers_no_land(
    size: tuple[int, int], seats: int, extras: Extras, foot: float
) -> None:
    room = RoomSize(*size, foot=foot)
    layout = trail_layout(room, seats, extras)
    county = County(assets_folder(), room, layout.map_place)
    assert set(layout.boards) == set(extras.insets)
    for name, place in layout.boards.items():
        board = Box(*(side * layout.controls for side in place.box))
        assert place.box.right < layout.side_edge
        for left, right, top in tops(county):
            if left < board.right and board.x < right:
                assert board.bottom <= top + 8, f"{name} at {place.box}"


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_a_board_that_is_alone_shows_every_round(size: tuple[int, int]) -> None:
    for extras in (ARSENIC, EMIGRATION):
        boards = trail_layout(RoomSize(*size), 5, extras).boards
        assert not any(place.strip for place in boards.values())


def test_both_in_a_full_hd_window_leave_emigration_a_strip_whose_board_opens_below() -> None:
    layout = trail_layout(RoomSize(1920, 1080), 5, BOTH)
    market, strip = layout.boards["market"], layout.boards["emigration"]
    assert not market.strip
    assert strip.strip
    drawer = layout.drawer("emigration")
    assert drawer.y >= strip.box.bottom
    assert (drawer.width, drawer.height) == BOARDS["emigration"].size
    assert layout.window.holds(drawer)


def test_where_the_sea_has_no_room_left_boards_have_tabs() -> None:
    layout: TrailLayout = trail_layout(RoomSize(1920, 1080, 1.5), 5, BOTH)
    assert not layout.crowded
    assert not layout.boards
    assert {"market", "emigration"} <= set(layout.tabs)
