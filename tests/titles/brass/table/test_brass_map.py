"""The layout of the map and the map of the rules are the same map. In a small window the map
of Brass is seen closer: spaces stay large enough to pick."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.files.folders import assets_folder
from game.scene.drawing import accents, colours
from game.scene.drawing.display_settings import current_display_settings, set_display_settings
from game.scene.drawing.picture_files import unusable_file_causes
from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_frame import MapCoordinates, MapFrame
from game.titles.brass.components import load_components
from game.titles.brass.table.art.baked_map import make_map_ground_painter, map_scene_name
from game.titles.brass.table.art.brass_art import BRASS_ICON_NAMES, BrassArt
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRY_NAMES
from game.titles.brass.table.layout import BrassLayout, brass_layout
from game.titles.brass.table.map_plan import SPACE_SIZE, load_map_plan
from tests.helpers.present import present

WINDOWS = ((1920, 1080), (1280, 720), (2560, 1080), (3840, 2160), (1000, 900), (1080, 1920))

MIN_JOURNAL_HEIGHT = 200.0  # heading and five lines or more
ABOVE_A_SCRUBBER = 300.0
CLOSER = [
    (TableWindowSize(1000, 900, 1.0), 32),
    (TableWindowSize(1280, 720, 2.0), 32),
    (
        TableWindowSize(1920, 1080, 1.5, ABOVE_A_SCRUBBER),
        40,
    ),  # a replay is looked at: all places fit
]
WHOLE = [
    TableWindowSize(1920, 1080, 1.0),
    TableWindowSize(1280, 720, 1.0),
    TableWindowSize(2560, 1080, 1.0),
    TableWindowSize(1080, 1920, 1.0),
]


def test_every_place_of_the_rules_has_its_place_on_the_map_and_all_its_spaces() -> None:
    plan = load_map_plan()
    rules = {place.name: place for place in load_components().places}
    assert plan.places.keys() == rules.keys()
    for name, place in plan.places.items():
        assert place.kind == rules[name].kind
        assert len(place.space_middles) == len(rules[name].spaces)


def test_every_line_of_the_rules_is_drawn_for_the_same_eras() -> None:
    lines = {" ".join(line.places): line for line in load_components().lines}
    plan = load_map_plan()
    assert plan.lines.keys() == lines.keys()
    for name, line in plan.lines.items():
        assert ("canal" in line.eras, "rail" in line.eras) == (
            lines[name].fits_canal,
            lines[name].fits_rail,
        )


def test_no_space_or_nameplate_lies_on_another() -> None:
    plan = load_map_plan()
    boxes = [Box(*place.plate_rect) for place in plan.places.values()]
    for place in plan.places.values():
        boxes += [
            Box(x - SPACE_SIZE / 2, y - SPACE_SIZE / 2, SPACE_SIZE, SPACE_SIZE)
            for x, y in place.space_middles
        ]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
def test_in_every_window_the_parts_of_a_group_lie_apart(
    window: tuple[int, int], seats: int, larger: float
) -> None:
    layout = brass_layout(TableWindowSize(*window, larger), seats)
    parts = layout.column
    column = [
        *parts.seat_panel_boxes,
        *parts.panel_boxes_by_name.values(),
        parts.journal_box,
        parts.prompt_box,
    ]
    bar = [
        layout.bar.hand,
        *layout.bar.actions.values(),
        *layout.bar.undo_and_hint_boxes.values(),
    ]
    icons = [*layout.icon_button_boxes.values(), layout.client_strip_box]
    for group in (
        column,
        bar,
        icons,
        [*layout.zoom_button_boxes.values(), layout.hide_hand_button_box],
    ):
        boxes = [box for box in group if box is not None]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
        assert all(box.width > 0 and box.height > 0 for box in boxes)
    beside_title = layout.client_strip_box.x >= layout.title_right_x
    assert (
        beside_title or layout.client_strip_box.y >= layout.top_of_button_bar
    )  # in the players' field


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
def test_in_every_window_the_buttons_of_the_map_cover_no_nameplate(
    window: tuple[int, int], larger: float
) -> None:
    layout = brass_layout(TableWindowSize(*window, larger), 4)
    px = layout.window_size.px_per_u * layout.window_size.control_size_factor
    buttons = [
        Rect(*(round(side * px) for side in box))
        for box in (*layout.zoom_button_boxes.values(), present(layout.hide_hand_button_box))
    ]
    for name, place in load_map_plan().places.items():
        left, top, width, height = place.plate_rect
        corner = layout.frame.exact_pixel((left, top))
        end = layout.frame.exact_pixel((left + width, top + height))
        plate = Rect(round(corner[0]), round(corner[1]), 0, 0)
        plate.size = round(end[0] - corner[0]), round(end[1] - corner[1])
        assert plate.collidelist(buttons) == -1, name


@pytest.mark.parametrize("window", [*WINDOWS, (1366, 768), (1600, 900)])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("foot", [0.0, ABOVE_A_SCRUBBER])
@pytest.mark.parametrize("larger", [1.0, 1.25, 1.5, 2.0])
def test_tabs_cover_no_nameplate_and_no_space_and_open_above_the_lower_edge(
    window: tuple[int, int], seats: int, foot: float, larger: float
) -> None:
    layout = brass_layout(TableWindowSize(*window, larger, foot), seats)
    assert not layout.do_tabs_cover_places
    others = [*layout.document_boxes, *layout.zoom_button_boxes.values(), layout.replay_hand_box]
    for name, tab in layout.tab_boxes.items():
        assert not any(box is not None and tab.overlaps(box) for box in others), name
        assert layout.drawer_box(name).bottom <= layout.lower_end_of_map, name


@pytest.mark.parametrize("window", [*WINDOWS, (1257, 728), (1366, 768), (1600, 900)])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("larger", [1.0, 1.25, 1.5, 2.0])
def test_an_open_drawer_lies_under_no_seat_panel_and_stays_large_enough_to_read(
    window: tuple[int, int], seats: int, larger: float
) -> None:
    layout = brass_layout(TableWindowSize(*window, larger), seats)
    for name in layout.tab_boxes:
        drawer = layout.drawer_box(name)
        assert not any(drawer.overlaps(panel) for panel in layout.column.seat_panel_boxes), name
        assert drawer.height >= min(layout.drawer_sizes[name][1], MIN_JOURNAL_HEIGHT), name


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
def test_in_every_window_the_whole_map_is_seen_between_the_bars_and_the_column(
    window: tuple[int, int], larger: float
) -> None:
    layout = brass_layout(TableWindowSize(*window, larger), 4)
    frame = layout.frame
    px = layout.window_size.px_per_u * layout.window_size.control_size_factor
    for place in load_map_plan().places.values():
        left, top, width, height = place.plate_rect
        assert frame.exact_pixel((left + width, top))[0] <= layout.left_edge_of_column * px + 1
        assert frame.exact_pixel((left, top + height))[1] <= layout.top_of_button_bar * px + 1
        assert frame.exact_pixel((left, top))[1] >= layout.income_track_box.bottom * px - 1


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("larger", [1.25, 1.5, 2.0])
def test_the_tab_of_a_folded_journal_lies_below_the_works_and_not_on_the_map(
    window: tuple[int, int], larger: float
) -> None:
    layout = brass_layout(TableWindowSize(*window, larger), 4)
    tab = layout.tab_boxes["journal"]
    column = layout.column
    assert column.journal_box is None
    assert tab.x >= layout.left_edge_of_column
    assert column.panel_boxes_by_name["works"].bottom < tab.y
    assert tab.bottom < present(column.prompt_box).y


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
def test_no_document_lies_on_a_space(window: tuple[int, int], larger: float) -> None:
    layout = brass_layout(TableWindowSize(*window, larger), 4)
    frame = layout.frame
    px = layout.window_size.px_per_u * layout.window_size.control_size_factor
    home = layout.document_rects.price_sheet
    lying = [*layout.document_boxes, *([home] if home is not None else [])]
    for place in load_map_plan().places.values():
        for x, y in place.space_middles:
            left, top = frame.exact_pixel((x - SPACE_SIZE / 2, y - SPACE_SIZE / 2))
            side = SPACE_SIZE * frame.px_per_u / px
            space = Box(left / px, top / px, side, side)
            assert not [box for box in lying if box.overlaps(space)], place.name


def spaces(layout: BrassLayout) -> list[Box]:
    """Every space of the map in u of the window, as the table is first seen."""
    space = MapCoordinates(layout.frame, layout.window_size.px_per_u, layout.view)
    half = SPACE_SIZE / 2
    (across, down) = layout.view.corner
    plan = load_map_plan()
    corners = (
        space.window_position((x - half, y - half))
        for x, y in map(plan.space_middle, plan.space_names)
    )
    side = SPACE_SIZE * space.scale
    return [Box(x + across, y + down, side, side) for x, y in corners]


@pytest.mark.parametrize(("room", "least"), CLOSER, ids=str)
def test_spaces_can_be_picked_and_none_leaves_the_window(room: TableWindowSize, least: int) -> None:
    layout = brass_layout(room, 4)
    assert layout.view.scale > 1
    edge = layout.left_edge_of_column * room.control_size_factor
    for box in spaces(layout):
        assert box.width * room.px_per_u >= least
        assert box.x >= 0
        assert box.right <= edge


@pytest.mark.parametrize("room", WHOLE, ids=str)
def test_a_map_with_room_enough_is_seen_whole(room: TableWindowSize) -> None:
    assert brass_layout(room, 4).view.scale == 1


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("larger", [1.0, 1.25, 1.5, 2.0])
def test_tabs_of_folded_documents_cover_no_space_of_the_map(
    window: tuple[int, int], larger: float
) -> None:
    layout = brass_layout(TableWindowSize(*window, larger), 4)
    tabs = [layout.tab_boxes[name] for name in ("tracks", "market") if name in layout.tab_boxes]
    scale = layout.window_size.control_size_factor
    covered = [Box(*(side * scale for side in tab)) for tab in tabs]
    assert not [space for space in spaces(layout) for tab in covered if tab.overlaps(space)]


# Pictures of the pieces of Brass.


@pytest.mark.parametrize("industry", INDUSTRY_NAMES)
def test_a_counter_that_waits_does_not_look_like_one_that_counts(industry: str) -> None:
    art = BrassArt(assets_folder(), 1.0)
    waits = art.counter(CounterFace("indigo", industry, 1))
    counts = art.counter(CounterFace("indigo", industry, 1, is_flipped=True, points_text="3"))
    assert waits.surface.get_size() == counts.surface.get_size()
    assert waits.surface.get_buffer().raw != counts.surface.get_buffer().raw
    assert not unusable_file_causes(assets_folder())


def test_every_icon_of_the_title_is_drawn_in_its_own_lines() -> None:
    art = BrassArt(assets_folder(), 1.0)
    pictures = {art.icon(name).surface.get_buffer().raw for name in BRASS_ICON_NAMES}
    assert len(pictures) == len(BRASS_ICON_NAMES)
    assert not unusable_file_causes(assets_folder())


def test_a_missing_map_leaves_the_colour_of_the_sea_and_says_so(tmp_path: Path) -> None:
    ground = make_map_ground_painter(tmp_path)
    picture = ground.paint_map(MapFrame((64, 36), 0.1), "canal")
    assert picture.get_at((3, 3))[:3] == (0x93, 0xAE, 0xA1)
    assert "map_day.webp" in {file.name for file in unusable_file_causes(tmp_path)}


def test_day_and_night_are_two_pictures_of_one_size() -> None:
    ground = make_map_ground_painter(assets_folder())
    frame = MapFrame((640, 360), 1 / 3)
    day = ground.paint_map(frame, "canal")
    night = ground.paint_map(frame, "rail")
    assert day.get_size() == night.get_size() == (640, 360)
    assert day.get_at((500, 200)) != night.get_at((500, 200))
    assert not unusable_file_causes(assets_folder())


def test_in_an_upright_window_the_map_is_a_sheet_on_the_table() -> None:
    frame = MapFrame((480, 2000), 0.3, (0.0, 900.0))
    picture = make_map_ground_painter(assets_folder()).paint_map(frame, "canal")
    column = [picture.get_at((200, row))[:3] for row in range(2000)]
    assert column[0] == column[-1] == colours.NIGHT
    rims = [row for row, colour in enumerate(column) if colour == accents.BRASS_RIM]
    assert len(rims) == 4
    assert colours.NIGHT not in column[rims[1] + 1 : rims[2]]


def test_with_high_contrast_the_land_is_bare_by_day_and_by_night() -> None:
    ground = make_map_ground_painter(assets_folder())
    room = pygame.Rect(620, 60, 260, 120)
    frame = MapFrame((1484, 880), 1.0)
    before = current_display_settings()
    try:
        set_display_settings(replace(before, high_contrast=True))
        scenes = [map_scene_name(era) for era in ("canal", "rail")]
    finally:
        set_display_settings(before)
    for painted, plain in zip(("canal", "rail"), scenes, strict=True):
        tints = [
            shades(ground.paint_map(frame, each).subsurface(room)) for each in (painted, plain)
        ]
        assert tints[1] < tints[0] / 4
    assert not unusable_file_causes(assets_folder())


def shades(picture: pygame.Surface) -> int:
    """Return how many colours a picture has."""
    rows = pygame.image.tobytes(picture, "RGB")
    return len({rows[at : at + 3] for at in range(0, len(rows), 3)})
