"""The lint finds what a player could not reach, read or hear of."""

from game.scene.nodes.node import Node, at
from game.scene.testing.layout_faults import faults, sheet_faults, target_faults
from game.scene.widgets import Button, Label, Panel, ScrollList
from tests.scene.nodes import Show


def found(show: Show, *nodes: Node) -> str:
    return " ".join(faults(show(*nodes).screen.stage))


def go(x: float = 0) -> Button:
    return Button("Go", on_click=lambda: None, **at(x, 0, 100, 50))


def test_a_good_screen_has_no_faults(show: Show) -> None:
    rows = [Label(f"row {i}", **at(0, 0, 200, 30)) for i in range(9)]
    panel = Panel(**at(0, 100, 300, 300)).add(ScrollList(rows, 30, **at(0, 0, 210, 300)))
    assert found(show, go(), panel) == ""


def test_a_covered_button_is_found(show: Show) -> None:
    assert "covered" in found(show, go(), Panel(**at(0, 0, 300, 300)))


def test_a_button_off_the_window_is_found(show: Show) -> None:
    assert "off the window" in found(show, go(5000))


def test_text_that_leaves_the_window_is_found(show: Show) -> None:
    assert "leaves the window" in found(show, Label("a", **at(1900, 0, 100, 30)))


def test_a_node_without_a_label_or_focus_is_found(show: Show) -> None:
    node = Node(on_click=lambda: None, focusable=False, **at(0, 0, 50, 50))
    assert "no label" in found(show, node)
    assert "not focused" in found(show, node)


def test_a_sheet_that_lies_on_what_it_is_about_is_found(show: Show) -> None:
    area = Node(name="camborne", role="area", **at(300, 300, 100, 100))
    sheet = Panel("bill", name="bill", **at(350, 350, 300, 200))
    sheet.about = (area,)
    ui = show(area, sheet)
    assert sheet_faults(ui.screen.stage) == ["panel 'bill' lies on area 'camborne'."]
    sheet.x = 420
    assert sheet_faults(ui.screen.stage) == []


def test_a_small_control_crowded_by_another_is_found_unless_a_panel_lies_between(
    show: Show,
) -> None:
    def crowded(*below: Node) -> list[str]:
        small = Button("On", on_click=lambda: None, **at(20, 20, 100, 20))
        panel = Panel(**at(0, 0, 300, 300)).add(small)
        return target_faults(show(*below, panel).screen.stage)

    other = Button("Go", on_click=lambda: None, **at(20, 42, 100, 60))
    assert crowded(other) == []
    assert crowded(Button("Go", on_click=lambda: None, **at(20, 42, 100, 20)), other) == []
    beside = Panel(**at(0, 0, 300, 300)).add(
        Button("On", on_click=lambda: None, **at(20, 20, 100, 20)),
        Button("Go", on_click=lambda: None, **at(20, 42, 100, 60)),
    )
    assert "beside button" in " ".join(target_faults(show(beside).screen.stage))
