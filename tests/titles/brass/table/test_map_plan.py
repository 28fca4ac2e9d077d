"""The layout of the map and the map of the rules are the same map."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.scene.box import Box
from game.tabletop.layout.room_size import RoomSize
from game.titles.brass.components import load_components
from game.titles.brass.table.layout import brass_layout
from game.titles.brass.table.map_plan import SPACE, map_plan

WINDOWS = ((1920, 1080), (1280, 720), (2560, 1080), (3840, 2160), (1000, 900), (1080, 1920))


def test_every_place_of_the_rules_has_its_place_on_the_map_and_all_its_spaces() -> None:
    plan = map_plan()
    rules = {place.name: place for place in load_components().places}
    assert plan.places.keys() == rules.keys()
    for name, place in plan.places.items():
        assert place.kind == rules[name].kind
        assert len(place.spaces) == len(rules[name].spaces)


def test_every_line_of_the_rules_is_drawn_for_the_same_eras() -> None:
    lines = {" ".join(line.places): line for line in load_components().lines}
    plan = map_plan()
    assert plan.lines.keys() == lines.keys()
    for name, line in plan.lines.items():
        assert ("canal" in line.eras, "rail" in line.eras) == (lines[name].canal, lines[name].rail)


def test_no_space_or_nameplate_lies_on_another() -> None:
    plan = map_plan()
    boxes = [Box(*place.plate) for place in plan.places.values()]
    for place in plan.places.values():
        boxes += [Box(x - SPACE / 2, y - SPACE / 2, SPACE, SPACE) for x, y in place.spaces]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
def test_in_every_window_the_parts_of_a_group_lie_apart(
    window: tuple[int, int], seats: int, larger: float
) -> None:
    layout = brass_layout(RoomSize(*window, larger), seats)
    parts = layout.column
    column = [*parts.players, *parts.panels.values(), parts.journal, parts.prompt]
    bar = [layout.bar.hand, *layout.actions.values(), *layout.look_back.values()]
    icons = [*layout.icons.values(), layout.strip]
    for group in (column, bar, icons, [*layout.views.values(), layout.hide_hand]):
        boxes = [box for box in group if box is not None]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
        assert all(box.width > 0 and box.height > 0 for box in boxes)
    assert layout.strip.x >= layout.head_end


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
def test_in_every_window_the_whole_map_is_seen_between_the_bars_and_the_column(
    window: tuple[int, int], larger: float
) -> None:
    layout = brass_layout(RoomSize(*window, larger), 4)
    frame, px = layout.frame, layout.room.k * layout.controls
    for place in map_plan().places.values():
        left, top, width, height = place.plate
        assert frame.on_screen((left + width, top))[0] <= layout.side_edge * px + 1
        assert frame.on_screen((left, top + height))[1] <= layout.bar_top * px + 1
        assert frame.on_screen((left, top))[1] >= layout.neatline.bottom * px - 1


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("larger", [1.0, 1.5, 2.0])
def test_no_document_lies_on_a_space(window: tuple[int, int], larger: float) -> None:
    layout = brass_layout(RoomSize(*window, larger), 4)
    frame, px = layout.frame, layout.room.k * layout.controls
    home = layout.printed.home
    lying = [*layout.documents, *([home] if home is not None else [])]
    for place in map_plan().places.values():
        for x, y in place.spaces:
            left, top = frame.on_screen((x - SPACE / 2, y - SPACE / 2))
            side = SPACE * frame.k / px
            space = Box(left / px, top / px, side, side)
            assert not [box for box in lying if box.overlaps(space)], place.name
