"""Focus: Tab in reading order, arrows by direction, Enter and Space, and the ring."""

import pytest

from game.scene.input.hit import Polygon
from game.scene.nodes.node import Node, at
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button, Panel
from tests.scene.nodes import Show, picture, pixel


def button(name: str, x: float, y: float) -> Button:
    return Button(name, name=name, **at(x, y, 100, 50))


def focused(ui: UiDriver) -> str:
    node = ui.screen.stage.focus.node
    return node.name if node else ""


def tour(ui: UiDriver, steps: int, key: str = "tab") -> list[str]:
    names = []
    for _ in range(steps):
        ui.press(key)
        names.append(focused(ui))
    return names


def test_tab_goes_row_by_row_from_left_to_right_and_round(show: Show) -> None:
    ui = show(button("d", 200, 104), button("b", 200, 8), button("c", 0, 100), button("a", 0, 0))
    assert tour(ui, 5) == ["a", "b", "c", "d", "a"]


def test_shift_tab_goes_back(show: Show) -> None:
    ui = show(button("a", 0, 0), button("b", 200, 0), button("c", 400, 0))
    assert tour(ui, 3, "shift+tab") == ["c", "b", "a"]


def test_what_stands_in_one_panel_stays_together(show: Show) -> None:
    left = Panel(**at(0, 0, 300, 400)).add(button("a", 0, 0), button("b", 0, 200))
    right = Panel(**at(400, 0, 300, 400)).add(button("c", 0, 0), button("d", 0, 200))
    assert tour(show(right, left), 4) == ["a", "b", "c", "d"]


def test_disabled_buttons_can_be_focused_and_hidden_ones_cannot(show: Show) -> None:
    greyed, hidden = button("greyed", 0, 0), button("hidden", 200, 0)
    greyed.enabled = False
    hidden.visible = False
    assert tour(show(greyed, hidden, button("plain", 400, 0)), 2) == ["greyed", "plain"]


@pytest.mark.parametrize(
    ("key", "name"), [("right", "east"), ("left", "west"), ("up", "north"), ("down", "south")]
)
def test_arrows_go_to_the_neighbour_in_their_direction(show: Show, key: str, name: str) -> None:
    middle = button("middle", 500, 500)
    around = [button("west", 200, 520), button("east", 800, 480)]
    around += [button("north", 520, 200), button("south", 480, 800)]
    ui = show(middle, *around)
    ui.screen.stage.focus.set(middle, shown=True)
    ui.press(key)
    assert focused(ui) == name


def test_an_arrow_without_a_neighbour_stays(show: Show) -> None:
    ui = show(button("only", 0, 0))
    ui.press("tab")
    ui.press("right")
    assert focused(ui) == "only"


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_activate_the_focused_node(show: Show, key: str) -> None:
    done: list[str] = []
    first, second = button("a", 0, 0), button("b", 200, 0)
    first.on_click = lambda: done.append("a")
    second.on_click = lambda: done.append("b")
    ui = show(first, second)
    ui.press("tab")
    ui.press("tab")
    ui.press(key)
    assert done == ["b"]


def test_the_ring_shows_after_a_key_and_not_after_a_click(show: Show) -> None:
    clicked = button("a", 100, 100)
    clicked.on_click = lambda: None
    ui = show(clicked)
    ui.click(name="a")
    assert not ui.screen.stage.focus.shown
    before = picture()
    ui.press("tab")
    assert picture() != before
    assert pixel(96, 125) == (255, 246, 222)


def test_the_ring_of_a_pane_keeps_away_from_what_it_shows(show: Show) -> None:
    pane = Node(name="pane", focusable=True, **at(100, 100, 200, 80))
    pane.clips = True
    ui = show(pane)
    close = pixel(96, 140)
    ui.press("tab")
    assert pixel(96, 140) == close
    assert pixel(88, 140) == (255, 246, 222)


def test_focus_follows_a_rebuilt_tree_by_name(show: Show) -> None:
    ui = show(button("a", 0, 0), button("b", 200, 0))
    tour(ui, 2)
    root = ui.screen.stage.root
    root.clear()
    root.add(button("a", 0, 0), fresh := button("b", 200, 0))
    ui.screen.stage.refresh()
    ui.advance(0.05)
    assert ui.screen.stage.focus.node is fresh


def test_the_spoken_label_is_told_for_every_focus_by_key(show: Show) -> None:
    spoken: list[str] = []
    ui = show(button("Pass", 0, 0), button("Undo", 200, 0))
    ui.screen.stage.on_spoken = lambda node: spoken.append(node.label)
    tour(ui, 2)
    assert spoken == ["Pass", "Undo"]


def test_arrows_find_areas_that_have_only_an_outline(show: Show) -> None:
    outline = [(0, 0), (80, 10), (60, 90), (5, 60)]
    areas = [
        Node(name=name, x=x, y=200, hit=Polygon(outline), on_click=lambda: None)
        for name, x in (("west", 100), ("east", 400))
    ]
    ui = show(*areas)
    ui.press("tab")
    before = picture()
    ui.press("right")
    assert focused(ui) == "east"
    assert picture() != before


def test_every_clickable_node_can_be_focused_by_default() -> None:
    assert Node(on_click=lambda: None).focusable
    assert not Node().focusable
