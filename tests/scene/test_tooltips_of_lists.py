"""The tooltip of a button in a list leaves the other buttons of the list free."""

from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import box
from game.scene.stage.tooltips import rects_of_buttons_beside
from game.scene.widgets import Button
from tests.helpers.present import present
from tests.scene.nodes import Show


def test_a_tooltip_lies_outside_a_list_of_two_rows(show: Show) -> None:
    bar = Node(role="toolbar", **box(0, 0, 1920, 1080))
    for row in range(2):
        for place in range(5):
            name = f"{row}{place}"
            left = 400 + 110 * place
            area = box(left, 700 + 60 * row, 100, 50)
            bar.add(Button(name, name=name, tooltip="Build a mine", on_click=lambda: None, **area))
    ui = show(bar)
    stage = ui.screen.stage
    for button in bar.children:
        placed = stage.visible_nodes()
        spot = next(spot for spot in placed if spot.node is button)
        others = rects_of_buttons_beside(spot, placed)
        assert len(others) == 9
        stage.tooltips.show_for_focused(button)
        bubble = present(stage.tooltips.make_positioned_bubble(placed, stage.units))
        assert bubble.bubble_position.rect.collidelist([*others, spot.visible_rect()]) == -1
