"""Focus: Tab where something lies over what could have it."""

import pytest

from game.scene.stage.sheet_placing import box
from game.scene.widgets import Button, Panel
from tests.scene.nodes import Show
from tests.scene.test_input import button, tour


def test_tab_leads_to_what_comes_into_sight_with_the_focus(show: Show) -> None:
    place = button("below", 100, 100)
    place.moves_into_sight_on_focus = True
    ui = show(place, Panel("slate", **box(50, 50, 300, 300)), button("beside", 600, 100))
    assert tour(ui, 2) == ["below", "beside"]


@pytest.mark.parametrize(("key", "found"), [("tab", "c"), ("shift+tab", "a")])
def test_tab_goes_on_from_what_a_sheet_has_come_over(show: Show, key: str, found: str) -> None:
    sheet = Panel("slate", **box(190, 0, 120, 60))
    sheet.visible = False
    ui = show(button("a", 0, 0), button("b", 200, 0), button("c", 400, 0), sheet)
    tour(ui, 2)
    sheet.visible = True
    assert tour(ui, 1, key) == [found]


def place_of_a_map(x: float, y: float) -> Button:
    """Return a place of a map that is moved into sight when it has the focus."""
    place = button(f"place at {y:.0f}", x, y)
    place.role = "area"
    place.moves_into_sight_on_focus = True
    return place


@pytest.mark.parametrize("y", [300, -90], ids=["below a panel", "beyond the window"])
def test_an_arrow_leads_from_a_control_past_a_place_out_of_sight(show: Show, y: float) -> None:
    panel = Panel("slate", **box(450, 250, 300, 200))
    here = button("here", 500, 500)
    ui = show(place_of_a_map(500, y), panel, button("in sight", 560, 20), here)
    ui.screen.stage.focus.focus_node(here, shows_ring=True)
    assert tour(ui, 2, "up") == ["in sight", "in sight"]


def test_an_arrow_leads_from_a_place_to_the_next_one_out_of_sight(show: Show) -> None:
    here = place_of_a_map(500, 200)
    ui = show(here, place_of_a_map(500, -90), button("control", 500, 20))
    ui.screen.stage.focus.focus_node(here, shows_ring=True)
    assert tour(ui, 1, "up") == ["place at -90"]
