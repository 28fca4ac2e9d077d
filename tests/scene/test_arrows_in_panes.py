"""Arrow keys in a pane with rows of controls, and in a panel that lies on a map."""

import pytest

from game.scene.input.focus import PreferredByArrows
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import box
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button, Panel, ScrollList
from tests.helpers.present import present
from tests.scene.nodes import Show

Rectangle = tuple[float, float, float, float]


def button(name: str, x: float, y: float) -> Button:
    return Button(name, name=name, **box(x, y, 100, 50))


def name_focused_after(ui: UiDriver, here: Node, key: str) -> str:
    ui.screen.stage.focus.focus_node(here, shows_ring=True)
    ui.press_keys(key)
    there = ui.screen.stage.focus.node
    return there.name if there is not None else ""


def test_left_keeps_to_the_row_of_a_pane_before_it_goes_down(show: Show) -> None:
    here = button("here", 500, 20)
    row = Node(height=290)
    row.add(button("in the row", 0, 20), here, button("below, but nearer", 260, 120))
    ui = show(ScrollList([row], 300, **box(0, 100, 800, 300)))
    assert name_focused_after(ui, here, "left") == "in the row"


def test_an_arrow_leads_through_a_panel_before_to_a_cell_of_the_map_below_it(show: Show) -> None:
    close = button("close", 300, 10)
    cell = button("cell", 700, 400)
    cell.role = "cell"
    panel = Panel(**box(400, 100, 400, 280)).add(close, button("back", 10, 220))
    ui = show(cell, panel)
    assert name_focused_after(ui, close, "down") == "back"


def test_left_leads_along_the_row_before_into_a_panel_far_below_it(show: Show) -> None:
    here = button("icon", 1500, 10)
    panel = Panel(**box(1300, 330, 300, 200)).add(button("in the panel", 10, 10))
    panel.name = "panel"
    ui = show(button("far in the row", 300, 40), panel, here)
    assert name_focused_after(ui, here, "left") == "far in the row"


@pytest.mark.parametrize(
    ("arrow", "beside", "long_one"),
    [
        ("right", (1100, 500, 100, 50), (600, 400, 600, 50)),
        ("up", (700, 100, 100, 50), (500, 100, 50, 700)),
    ],
)
def test_an_arrow_leads_past_what_is_longer_than_the_focused_and_lies_along_it(
    show: Show, arrow: str, beside: Rectangle, long_one: Rectangle
) -> None:
    here = button("here", 700, 500)
    row = Button("beside", name="beside", **box(*beside))
    ui = show(here, row, Button("long", name="long", **box(*long_one)))
    assert name_focused_after(ui, here, arrow) == "beside"


def test_an_arrow_leads_from_an_action_to_what_can_be_picked_before_a_nearer_button(
    show: Show,
) -> None:
    action = button("action", 100, 600)
    target = button("target", 900, 300)
    ui = show(action, button("in the row", 250, 600), button("zoom", 100, 500), target)
    assert name_focused_after(ui, action, "up") == "zoom"
    ui.screen.stage.focus.preferred_by_arrows = lambda: PreferredByArrows((action,), (target,))
    assert name_focused_after(ui, action, "up") == "target"
    assert name_focused_after(ui, action, "right") == "in the row"
    assert name_focused_after(ui, target, "down") == "in the row"


def test_an_arrow_leads_to_other_controls_where_nothing_can_be_picked(show: Show) -> None:
    action = button("action", 100, 600)
    ui = show(action, button("zoom", 100, 500), button("target", 900, 650))
    target = present(ui.screen.stage.root.find("target"))
    ui.screen.stage.focus.preferred_by_arrows = lambda: PreferredByArrows((action, target))
    assert name_focused_after(ui, action, "up") == "zoom"


def test_left_leads_from_an_action_to_a_button_beside_it_that_is_a_little_higher(
    show: Show,
) -> None:
    action = button("action", 400, 600)
    target = button("target", 100, 600)
    ui = show(action, button("zoom", 290, 540), target)
    ui.screen.stage.focus.preferred_by_arrows = lambda: PreferredByArrows((action,), (target,))
    assert name_focused_after(ui, action, "left") == "zoom"


def test_up_leads_from_a_button_on_the_map_to_one_straight_above_before_a_cell_to_its_side(
    show: Show,
) -> None:
    zoom = button("zoom", 20, 900)
    cell = button("cell", 200, 800)
    cell.role = "cell"
    ui = show(button("market", 20, 100), cell, zoom)
    assert name_focused_after(ui, zoom, "up") == "market"
    zoom.x = cell.x
    assert name_focused_after(ui, zoom, "up") == "cell"


def test_left_and_right_lead_to_another_lit_cell_of_a_map_before_they_leave_it(show: Show) -> None:
    west, east, above = (
        Node(role="area", name=name, focusable=True, **box(x, y, 60, 60))
        for name, x, y in (("west", 100, 300), ("east", 400, 300), ("above", 450, 80))
    )
    ui = show(west, east, above, button("panel", 900, 300))
    ui.screen.stage.focus.preferred_by_arrows = lambda: PreferredByArrows((west, east, above))
    assert name_focused_after(ui, west, "right") == "east"
    assert name_focused_after(ui, east, "right") == "above"
    assert name_focused_after(ui, above, "right") == "panel"
