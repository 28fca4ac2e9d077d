"""In a small window the map of Brass is seen closer: spaces stay large enough to pick."""

from __future__ import annotations

import pytest

from game.scene.box import Box
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.map_space import MapSpace
from game.titles.brass.table.layout import BrassLayout, brass_layout
from game.titles.brass.table.map_plan import SPACE, map_plan

ABOVE_A_SCRUBBER = 300.0
CLOSER = [
    (RoomSize(1000, 900, 1.0), 32),
    (RoomSize(1080, 1920, 1.0), 32),
    (RoomSize(1280, 720, 2.0), 32),
    (RoomSize(1920, 1080, 1.5, ABOVE_A_SCRUBBER), 44),
]
WHOLE = [RoomSize(1920, 1080, 1.0), RoomSize(1280, 720, 1.0), RoomSize(2560, 1080, 1.0)]


def spaces(layout: BrassLayout) -> list[Box]:
    """Every space of the map in u of the window, as the table is first seen."""
    space = MapSpace(layout.frame, layout.room.k, layout.view)
    half, (across, down) = SPACE / 2, layout.view.corner
    plan = map_plan()
    corners = (space.at((x - half, y - half)) for x, y in map(plan.space, plan.spaces))
    side = SPACE * space.scale
    return [Box(x + across, y + down, side, side) for x, y in corners]


@pytest.mark.parametrize(("room", "least"), CLOSER, ids=str)
def test_spaces_can_be_picked_and_none_leaves_the_window(room: RoomSize, least: int) -> None:
    layout = brass_layout(room, 4)
    assert layout.view.scale > 1
    edge = layout.side_edge * room.controls
    for box in spaces(layout):
        assert box.width * room.k >= least
        assert box.x >= 0
        assert box.right <= edge


@pytest.mark.parametrize("room", WHOLE, ids=str)
def test_a_map_with_room_enough_is_seen_whole(room: RoomSize) -> None:
    assert brass_layout(room, 4).view.scale == 1
