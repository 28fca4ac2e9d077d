"""Keys after the pointer: where an arrow leads from the chosen one of several choices."""

import pytest

from game.scene.stage.sheet_placing import box
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button
from tests.scene.nodes import Show


def button(name: str, x: float) -> Button:
    return Button(name, name=name, **box(x, 0, 100, 50))


def name_focused_after(ui: UiDriver, key: str) -> str:
    ui.press_keys(key)
    node = ui.screen.stage.focus.node
    return node.name if node is not None else ""


@pytest.mark.parametrize(("role", "reached"), [("choice", "b"), ("radio", "b"), ("button", "a")])
def test_an_arrow_moves_at_once_from_the_visibly_chosen_one_of_a_list(
    show: Show, role: str, reached: str
) -> None:
    chosen = button("a", 0)
    chosen.role = role
    chosen.chosen = True
    ui = show(chosen, button("b", 200))
    ui.screen.stage.focus.focus_node(chosen, shows_ring=False)
    assert name_focused_after(ui, "right") == reached
    assert ui.screen.stage.focus.is_ring_shown


def test_the_first_tab_shows_the_focus_on_the_chosen_one_of_a_list(show: Show) -> None:
    chosen = button("a", 0)
    chosen.role = "choice"
    chosen.chosen = True
    ui = show(chosen, button("b", 200))
    ui.screen.stage.focus.focus_node(chosen, shows_ring=False)
    assert name_focused_after(ui, "tab") == "a"
    assert name_focused_after(ui, "tab") == "b"
