"""In a small window the map of Brass is seen closer: spaces stay large enough to pick."""

from __future__ import annotations

import pytest

from game.scene.box import Box
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.map_space import MapSpace
from game.titles.brass.table.layout import BrassLayout, brass_layout
from game.titles.brass.table.map_plan import SPACE, map_plan

LEAST_PX = 32
CLOSER = [(1000, 900, 1.0), (1080, 1920, 1.0), (1280, 720, 2.0)]
WHOLE = [(1920, 1080, 1.0), (1280, 720, 1.0), (2560, 1080, 1.0)]


def laid(width: int, height: int, hud: float) -> BrassLayout:
    return brass_layout(RoomSize(width, height, hud), 4)


def spaces(layout: BrassLayout) -> list[Box]:
    """Every space of the map in u of the window, as the table is first seen."""
    space = MapSpace(layout.frame, layout.room.k, layout.view)
    half, (across, down) = SPACE / 2, layout.view.corner
    plan = map_plan()
    corners = (space.at((x - half, y - half)) for x, y in map(plan.space, plan.spaces))
    side = SPACE * space.scale
    return [Box(x + across, y + down, side, side) for x, y in corners]


@pytest.mark.parametrize(("width", "height", "hud"), CLOSER)
def test_spaces_can_be_picked_and_none_leaves_the_window(
    width: int, height: int, hud: float
) -> None:
    layout = laid(width, height, hud)
    assert layout.view.scale > 1
    edge = layout.side_edge * layout.room.controls
    for box in spaces(layout):
        assert box.width * layout.room.k >= LEAST_PX
        assert box.x >= 0 and box.right <= edge


@pytest.mark.parametrize(("width", "height", "hud"), WHOLE)
def test_a_map_with_room_enough_is_seen_whole(width: int, height: int, hud: float) -> None:
    assert laid(width, height, hud).view.scale == 1
