"""Focus: Tab where something lies over what could have it."""

import pytest

from game.scene.stage.sheet_placing import box
from game.scene.widgets import Panel
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
