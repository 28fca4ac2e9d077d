"""No button over the map covers a space or a piece, and no space covers the cost of a way."""

from collections.abc import Iterator

import pytest

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.table_layout import TableWindowSize
from game.titles.tiletum.table.layout import TiletumLayout, make_tiletum_layout
from game.titles.tiletum.table.map_layers import PEOPLE_PITCH, PERSON_BOX
from game.titles.tiletum.table.map_plan import SpacePlan, load_map_plan
from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS, action

SIZES = ((1178, 663), (1280, 720), (1366, 768), (1920, 1080))
MAX_PEOPLE = 4


def occupied_boxes(space: SpacePlan) -> Iterator[tuple[float, float, float, float]]:
    """Yield the box of a space, and of each person in a town: left, top, width, height."""
    yield space.occupied_rect
    if space.bonus_tile_point == space.centre:
        return  # a road
    x, y = space.people_point
    left, top, width, height = PERSON_BOX
    for number in range(MAX_PEOPLE):
        shift = PEOPLE_PITCH * (number - (MAX_PEOPLE - 1) / 2)
        yield x + shift + left, y - 4 + top, width, height


def in_controls(layout: TiletumLayout, box: tuple[float, float, float, float]) -> Box:
    """Return a box of the map in u of the controls."""
    per_u = layout.window_size.px_per_u * layout.window_size.control_size_factor
    x, y = layout.frame.exact_pixel(box[:2])
    scale = layout.frame.px_per_u / per_u
    return Box(x / per_u, y / per_u, box[2] * scale, box[3] * scale)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("silver", [False, True], ids=["base", "silver"])
@pytest.mark.parametrize("larger", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_no_button_over_the_map_covers_a_space_or_its_people(
    size: tuple[int, int], larger: float, silver: bool, seats: int
) -> None:
    layout = make_tiletum_layout(TableWindowSize(*size, larger), seats, has_silver=silver)
    buttons = {"closer": layout.zoom_button_boxes["closer"]} | layout.tab_boxes
    if silver:
        buttons["sheet"] = layout.turn_map_sheet_button_box
        buttons["technologies"] = layout.technologies_button_box
    for space in load_map_plan().spaces.values():
        if space.underground_map_number and not silver:
            continue
        for box in occupied_boxes(space):
            for name, button in buttons.items():
                assert not button.overlaps(in_controls(layout, box)), (space.name, name)


@pytest.mark.parametrize(
    ("options", "walker"),
    [("base", "merchant"), ("base", "architect"), ("silver", "explorer")],
)
def test_the_cost_of_a_way_is_drawn_above_every_space_and_person(options: str, walker: str) -> None:
    court = Court(options=OPTIONS[options])
    court.asked(action(walker))
    court.ui.advance_time(1 / 60)
    board = court.table.parts.map_node
    shown = {node.target_name for node in board.walk_costs.space_nodes}
    assert shown == court.asking.pickable_paths.keys()
    assert all(board.walk_costs.z > node.z for node in board.targets.values())
    assert board.walk_costs.z > board.people.z
