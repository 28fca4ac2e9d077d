"""In a tall window the players' panels lie below the map, which is as wide as the window."""

from itertools import combinations

import pytest

from game.tabletop.layout.side_column import SeatPanelSizes, SidePanelSize
from game.tabletop.layout.table_layout import TableWindowSize, WindowFrame

PANELS = (SidePanelSize("works", 236.0), SidePanelSize("board", 262.0))
TALL_WINDOWS = [(1000, 900), (1080, 1920), (900, 900), (1440, 2560)]
every_tall_window = pytest.mark.parametrize("size", TALL_WINDOWS, ids=str)
every_scale = pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])


@every_tall_window
@every_scale
@pytest.mark.parametrize("foot", [0.0, 300.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_panels_lie_apart_in_the_field_below_the_map(
    size: tuple[int, int], scale: float, foot: float, seats: int
) -> None:
    frame = WindowFrame(window_size=TableWindowSize(*size, scale, foot))
    field = frame.players_field_box
    assert field is not None
    column = frame.boxes_of_players_parts(SeatPanelSizes(seats), PANELS)
    parts = [
        *column.seat_panel_boxes,
        *column.panel_boxes_by_name.values(),
        column.journal_box,
        column.prompt_box,
    ]
    boxes = [box for box in parts if box is not None]
    assert all(field.contains_box(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
    assert (column.prompt_box is None) == bool(foot)


@every_tall_window
@every_scale
def test_the_map_of_a_tall_window_is_as_wide_as_the_window(
    size: tuple[int, int], scale: float
) -> None:
    frame = WindowFrame(window_size=TableWindowSize(*size, scale))
    assert frame.left_edge_of_column == frame.window_box.width


@every_tall_window
def test_controls_are_no_smaller_than_in_the_same_window_turned_on_its_side(
    size: tuple[int, int],
) -> None:
    tall = TableWindowSize(*size)
    wide = TableWindowSize(*reversed(size)) if size[0] != size[1] else tall
    assert tall.px_per_u * tall.control_size_factor >= 0.9 * min(
        wide.px_per_u * wide.control_size_factor, 1.0
    )


def test_a_wide_window_keeps_its_column() -> None:
    frame = WindowFrame(window_size=TableWindowSize(1280, 720))
    assert frame.players_field_box is None
    assert frame.left_edge_of_column < frame.window_box.width
