"""Large buttons in a row look alike, and nothing is left of the room of one that is missing."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.grand_button import (
    WITH_ICON,
    WITH_KEY,
    WORDS_ALONE,
    GrandButton,
    side_by_side,
)
from game.scene.canvas import Canvas
from game.titles.tinners_trail.table.layout.bar import look_back_boxes, without_hint
from game.titles.tinners_trail.table.layout.box import Box


@pytest.mark.parametrize(("width", "room"), [(90, WORDS_ALONE), (190, WITH_ICON), (400, WITH_KEY)])
def test_a_narrow_button_gives_up_its_key_first_and_then_its_picture(
    desk: Desk, width: int, room: int
) -> None:
    button = GrandButton(desk, "Go", "play", "@confirm", **box(0, 0, width, 80))
    assert button.room(Canvas(desk.kit)) == room


def test_buttons_of_a_row_know_of_one_another(desk: Desk) -> None:
    row = side_by_side([GrandButton(desk, text, "play") for text in ("Go", "Stay")])
    assert [each.companions for each in row] == [row, row]


@pytest.mark.parametrize("touch", [44.0, 100.0])
def test_without_hints_the_other_buttons_fill_the_room(touch: float) -> None:
    area = Box(100, 900, 326, 122)
    boxes = without_hint(look_back_boxes(area, touch))
    assert list(boxes) == ["undo", "reset", "last-turns"]
    assert min(each.x for each in boxes.values()) == area.x
    assert max(each.right for each in boxes.values()) == pytest.approx(area.right)
    covered = sum(each.width * each.height for each in boxes.values())
    assert covered > 0.9 * area.width * area.height
