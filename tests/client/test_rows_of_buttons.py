"""Large buttons in a row look alike, and nothing is left of the room of one that is missing."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.parts.dialogs import Reply, ask
from game.client.parts.grand_button import (
    WITH_ICON,
    WITH_KEY,
    WORDS_ALONE,
    GrandButton,
    side_by_side,
)
from game.scene.box import Box
from game.scene.box_place import box
from game.scene.canvas import Canvas
from game.scene.stage import Stage
from game.scene.widgets import Button
from game.tabletop.layout.look_back import look_back_boxes, without_hint


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


@pytest.mark.parametrize("count", [1, 2, 3])
def test_buttons_of_a_dialog_stand_in_its_middle_and_one_alone_is_no_bar(
    desk: Desk, count: int
) -> None:
    stage = Stage(desk.kit)
    modal = ask(stage, "A word", ["It is so."], [Reply("Close", lambda: None)] * count)
    buttons = [node for node in modal.walk() if isinstance(node, Button)]
    left = min(button.x for button in buttons)
    right = max(button.x + button.width for button in buttons)
    assert left + right == pytest.approx(modal.content.width)
    assert max(button.width for button in buttons) <= modal.content.width / 2
