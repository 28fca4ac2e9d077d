"""A table with a map finds a place for every part in every window, whatever its title."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.scene.box import Box
from game.tabletop.layout.action_row import ActionRow
from game.tabletop.layout.column import SeatPanels, SidePanel, column_of
from game.tabletop.layout.hand_place import HandPlace
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.layout.sheet_place import place_on
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.layout.window_frame import WindowFrame

WINDOWS = [(1920, 1080), (1280, 720), (1600, 1200), (2560, 1080), (3840, 2160)]
ROW = ActionRow((("a", "b"), ("c", "d", "e"), ("rest",)), (("x",), ("y",)), extra_at=1)
WORKS = SidePanel("works", 236.0, (60.0, 120.0))


def laid(size: tuple[int, int], scale: float, seats: int = 4, foot: float = 0.0) -> TableLayout:
    room = RoomSize(*size, scale, foot)
    frame = WindowFrame(room=room)
    edge, top = frame.side_edge, frame.bar_top
    hide = Box(edge - 188, top - 250, 176, 44)
    return TableLayout(
        room=room,
        column=column_of(edge, frame.column_span, SeatPanels(seats), (WORKS,), asks=not frame.foot),
        bar=frame.bar_of(ROW),
        hand=HandPlace((edge - 272, top - 113), 98.0, edge - 12, 70.0, hide),
        tabs={},
        documents=(Box(16, 64, 336, 150),),
        head_end=700.0,
        drawer_sizes={"works": (424.0, 236.0), "journal": (424.0, 300.0)},
    )


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_no_part_lies_on_another_or_leaves_the_window(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    layout = laid(size, scale, seats)
    column = layout.column
    boxes = layout.icons | layout.actions | layout.look_back | column.panels
    boxes |= {f"seat {seat}": box for seat, box in enumerate(column.players)}
    boxes |= {name: box for name in ("journal", "prompt") if (box := getattr(column, name))}
    assert {*"abcdexy", "rest", "undo", "prompt"} <= boxes.keys()
    for name, box in boxes.items():
        assert layout.window.holds(box), name
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.overlaps(second), f"{one} lies over {other}"


def test_actions_of_expansions_stand_among_the_others_where_there_is_room() -> None:
    wide, narrow = laid((2560, 1080), 1.0), laid((1920, 1080), 1.5)
    assert wide.bar.rise == 0
    assert list(wide.actions) == ["a", "b", "x", "y", "c", "d", "e", "rest"]
    assert narrow.bar.rise > 0
    assert {narrow.actions[name].y for name in "xy"} == {narrow.bar_top - narrow.bar.rise}


def test_a_replay_has_no_buttons_and_no_prompt() -> None:
    layout = laid((1920, 1080), 1.0, foot=200.0)
    assert not layout.actions
    assert layout.column.prompt is None
    assert layout.hand_box is None


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_a_sheet_hides_neither_what_it_is_about_nor_the_hand(size: tuple[int, int]) -> None:
    layout = laid(size, 1.0)
    about = Box(700, 400, 120, 90)
    x, y, scale = place_on(layout, (600, 420), (about,))
    sheet = Box(x, y, 600 * scale, 420 * scale)
    assert layout.hand_box is not None
    assert not sheet.overlaps(about)
    assert not sheet.overlaps(layout.hand_box)


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_where_the_journal_is_folded_the_seats_have_its_room(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    column = laid(size, scale, seats).column
    if column.journal is not None or "works" not in column.panels:
        return
    assert column.prompt is not None
    free = column.prompt.y - column.panels["works"].bottom
    assert free < 30 or column.players[0].height == SeatPanels(seats).tall
