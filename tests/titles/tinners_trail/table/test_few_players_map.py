"""The card of two players fills the window, and what lies off it can still be reached."""

from collections.abc import Iterator

import pytest

from game.files.folders import assets_folder
from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.sheet.sheet_placement import box_around_points
from game.titles.tinners_trail.table.county.area_pieces import SHIP_BOX, moved_box
from game.titles.tinners_trail.table.county.county_coordinates import TrailCounty
from game.titles.tinners_trail.table.county.map_card import region_letters_of_map_card
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.layout import TrailLayout, make_table_layout
from game.titles.tinners_trail.table.view_model import BASE_GAME_EXTRAS
from tests.helpers.layout_faults import proof_of
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated

pytestmark = pytest.mark.thorough

WINDOWS = [(1920, 1080), (1280, 720), (2560, 1080), (1000, 900), (3840, 2160), (1600, 1200)]
EXTRAS = [
    BASE_GAME_EXTRAS,
    ExtrasInPlay(arsenic=True),
    ExtrasInPlay(emigration=True),
    ExtrasInPlay(True, True),
]
HOUSE = (-58.0, -50.0, 80.0, 30.0)  # an engine house and its cubes about an area's origin
CARDS_HELD = 3
OFF_THE_CARD = "callington"


def on_the_card(room: TableWindowSize, layout: TrailLayout) -> Iterator[tuple[str, Box]]:
    """Every area two people play on, and the ships and houses there, in u of the controls."""
    county = TrailCounty(assets_folder(), room, layout.map_position, layout.initial_view)
    left, top = layout.initial_view.corner

    def seen(*points: tuple[float, float]) -> Box:
        return box_around_points(
            [(left + x, top + y) for x, y in points], layout.window_size.control_size_factor
        )

    for area in region_letters_of_map_card(2):
        ring = county.outline_of_area(area)
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            yield area, seen(start, end)
        house = [side * county.scale for side in HOUSE]
        x, y = county.origin(area)
        yield area, seen((x + house[0], y + house[1]), (x + house[2], y + house[3]))
        if county.shapes.areas[area].port is not None:
            ship = moved_box(SHIP_BOX, county.port_spot(area))
            yield area, seen(ship[:2], ship[2:])


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "A", "E", "AE"])
@pytest.mark.parametrize("controls", [1.0, 1.5])
def test_nothing_open_covers_the_card_of_two(
    size: tuple[int, int], extras: ExtrasInPlay, controls: float
) -> None:
    room = TableWindowSize(*size, controls)
    layout = make_table_layout(room, 2, extras)
    assert layout.hand is not None
    cards = layout.hand.card_centres(CARDS_HELD)[0][0] - layout.hand.card_pitch / 2
    hand = Box(cards, layout.hand.middle[1] - layout.hand.half_height, 900, 900)
    covers = *layout.document_boxes, *layout.tab_boxes.values(), hand, layout.hand.hide_button_box
    window = Box(0, 0, layout.left_edge_of_column, layout.top_of_button_bar)
    if layout.initial_view.scale == 1.0:
        return  # there is no room to come closer; then boards cover at most what they always did
    for area, box in on_the_card(room, layout):
        assert window.grown(4).contains_box(box), area
        assert not any(each.overlaps(box.grown(-8)) for each in covers), area


@pytest.mark.parametrize(("size", "larger"), [((1920, 1080), 1.15), ((1280, 720), 1.2)])
@pytest.mark.parametrize("extras", EXTRAS, ids=["base", "A", "E", "AE"])
def test_the_card_of_two_is_drawn_larger_than_that_of_four(
    size: tuple[int, int], larger: float, extras: ExtrasInPlay
) -> None:
    assert make_table_layout(TableWindowSize(*size), 2, extras).initial_view.scale >= larger
    assert make_table_layout(TableWindowSize(*size), 4, extras).initial_view.scale == 1.0


def test_what_lies_open_for_four_lies_open_for_two() -> None:
    for extras in EXTRAS:
        two, four = (
            make_table_layout(TableWindowSize(1920, 1080), seats, extras) for seats in (2, 4)
        )
        assert set(two.document_boxes_by_kind.boards) == set(four.document_boxes_by_kind.boards)
        assert set(two.tab_boxes) <= set(four.tab_boxes)


@pytest.fixture
def hot_seat() -> HotSeat:
    return seated(Game(2, 8), (1920, 1080), until="build")


def test_all_of_cornwall_is_one_step_back_and_the_card_one_step_closer(hot_seat: HotSeat) -> None:
    before = hot_seat.table.comparable_contents()
    zoom = hot_seat.table.camera.zoom
    assert zoom.is_initial_view
    assert not zoom.shows_whole_map
    hot_seat.ui.click(name="map-farther")
    assert zoom.shows_whole_map
    assert area_in_sight(hot_seat, OFF_THE_CARD)
    hot_seat.ui.click(name="map-closer")
    assert zoom.is_initial_view
    assert hot_seat.table.comparable_contents() == before


def test_an_area_off_the_card_comes_in_sight_when_it_is_pointed_out(hot_seat: HotSeat) -> None:
    assert not area_in_sight(hot_seat, OFF_THE_CARD)
    hot_seat.table.highlight_places((OFF_THE_CARD,))
    assert area_in_sight(hot_seat, OFF_THE_CARD)
    hot_seat.ui.press_keys("ctrl+0")
    assert hot_seat.table.camera.zoom.is_initial_view


def test_the_map_goes_back_when_an_area_of_the_card_is_meant_again(hot_seat: HotSeat) -> None:
    zoom = hot_seat.table.camera.zoom
    hot_seat.table.highlight_places((OFF_THE_CARD,))
    assert not zoom.is_initial_view
    hot_seat.table.highlight_places(("st-just",))
    assert zoom.is_initial_view


def test_the_map_stays_where_a_person_moved_it(hot_seat: HotSeat) -> None:
    zoom = hot_seat.table.camera.zoom
    hot_seat.ui.press_keys("shift+right")
    moved = zoom.corner
    hot_seat.table.highlight_places(("redruth",))
    assert not zoom.is_initial_view
    assert zoom.corner == moved


def test_names_off_the_card_are_written_only_while_all_of_cornwall_is_seen(
    hot_seat: HotSeat,
) -> None:
    def written(name: str) -> bool:
        return any(line.text == name for line in proof_of(hot_seat.host.stage).lines)

    assert written("St Ives")
    assert not written("St Columb")
    hot_seat.ui.click(name="map-farther")
    hot_seat.table.parts.map_node.names.is_stretched = (
        False  # as soon as it is drawn in the new size
    )
    assert written("St Columb")


def area_in_sight(hot_seat: HotSeat, area: str) -> bool:
    layout = hot_seat.table.parts.layout
    box = box_around_points(
        hot_seat.table.parts.map_node.target_box_corners_in_window(area),
        layout.window_size.control_size_factor,
    )
    return layout.sheet_area_box.grown(20).contains_box(box)
