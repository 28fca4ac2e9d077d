"""The UI driver refuses what a player could not do either."""

from pathlib import Path

import pytest

from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import box
from game.scene.testing.ui_driver import UiDriver, WidgetUnreachable
from game.scene.widgets import Button, Label, Panel, ScrollList
from game.scene.window.clock_and_events import Clock
from game.scene.window.window import Window
from tests.helpers.layout_faults import faults, sheet_faults, target_faults
from tests.scene.nodes import Show


def go(x: float = 100, **state: bool) -> Button:
    button = Button("Go", on_click=lambda: None, **box(x, 100, 100, 50))
    for name, value in state.items():
        setattr(button, name, value)
    return button


@pytest.mark.parametrize(
    ("nodes", "why"),
    [
        ([go(enabled=False)], "disabled"),
        ([go(visible=False)], "Nothing visible"),
        ([go(), Panel(**box(50, 50, 400, 400))], "covered"),
        ([go(x=2500)], "off the screen"),
        ([go(), go(x=400)], "2 nodes fit"),
    ],
)
def test_it_refuses_to_click_what_nobody_could(show: Show, nodes: list[Node], why: str) -> None:
    with pytest.raises(WidgetUnreachable, match=why):
        show(*nodes).click(label="Go")


def test_it_refuses_a_row_scrolled_out_of_sight(show: Show) -> None:
    rows = [Button(f"row {i}", on_click=lambda: None, width=200, height=50) for i in range(20)]
    ui = show(ScrollList(rows, 50, **box(0, 0, 220, 200)))
    with pytest.raises(WidgetUnreachable, match="out of sight"):
        ui.click(label="row 19")


def test_it_finds_by_role_name_key_and_part_of_the_label(show: Show) -> None:
    button = Button("Build mine", name="build", keys=("b",), **box(0, 0, 100, 50))
    ui = show(button)
    assert ui.find(role="button") is button
    assert ui.find(name="build") is button
    assert ui.find(key="b") is button
    assert ui.find(label="MINE") is button
    assert not ui.sees(role="button", label="pass")


def test_it_needs_a_clock_it_can_move(window: Window) -> None:
    window.clock = Clock()
    with pytest.raises(TypeError, match="FakeClock"):
        UiDriver(window)


def test_an_unwritable_picture_is_an_error_of_the_disk(show: Show, tmp_path: Path) -> None:
    ui = show(go())
    (tmp_path / "title.png").mkdir()
    with pytest.raises(OSError, match="Is a directory"):
        ui.save_screenshot(tmp_path / "title.png")
    ui.save_screenshot(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


# The lint finds what a player could not reach, read or hear of.


def found(show: Show, *nodes: Node) -> str:
    return " ".join(faults(show(*nodes).screen.stage))


def test_a_good_screen_has_no_faults(show: Show) -> None:
    rows = [Label(f"row {i}", **box(0, 0, 200, 30)) for i in range(9)]
    panel = Panel(**box(0, 100, 300, 300)).add(ScrollList(rows, 30, **box(0, 0, 210, 300)))
    assert found(show, go(400), panel) == ""


@pytest.mark.parametrize(
    ("nodes", "fault"),
    [
        ([go(), Panel(**box(0, 0, 300, 300))], "covered"),
        ([go(x=5000)], "off the window"),
        ([Label("a", **box(1900, 0, 100, 30))], "leaves the window"),
    ],
)
def test_what_nobody_could_reach_or_read_is_found(
    show: Show, nodes: list[Node], fault: str
) -> None:
    assert fault in found(show, *nodes)


def test_a_node_without_a_label_or_focus_is_found(show: Show) -> None:
    node = Node(on_click=lambda: None, focusable=False, **box(0, 0, 50, 50))
    assert "no label" in found(show, node)
    assert "not focused" in found(show, node)


def test_a_sheet_that_lies_on_what_it_is_about_is_found(show: Show) -> None:
    area = Node(name="camborne", role="area", **box(300, 300, 100, 100))
    sheet = Panel("bill", name="bill", **box(350, 350, 300, 200))
    sheet.nodes_not_to_cover = (area,)
    ui = show(area, sheet)
    assert sheet_faults(ui.screen.stage) == ["panel 'bill' lies on area 'camborne'."]
    sheet.x = 420
    assert sheet_faults(ui.screen.stage) == []


def test_a_small_crowded_control_is_found_unless_a_panel_lies_between(show: Show) -> None:
    def crowded(*below: Node) -> list[str]:
        small = Button("On", on_click=lambda: None, **box(20, 20, 100, 20))
        panel = Panel(**box(0, 0, 300, 300)).add(small)
        return target_faults(show(*below, panel).screen.stage)

    other = Button("Go", on_click=lambda: None, **box(20, 42, 100, 60))
    assert crowded(other) == []
    assert crowded(Button("Go", on_click=lambda: None, **box(20, 42, 100, 20)), other) == []
    beside = Panel(**box(0, 0, 300, 300)).add(
        Button("On", on_click=lambda: None, **box(20, 20, 100, 20)),
        Button("Go", on_click=lambda: None, **box(20, 42, 100, 60)),
    )
    assert "beside button" in " ".join(target_faults(show(beside).screen.stage))


@pytest.mark.parametrize("panel", [(0, 14, 300, 300), (14, 0, 300, 300)], ids=["below", "beside"])
def test_a_small_control_has_room_beside_a_panel_that_covers_an_end_of_it(
    show: Show, panel: tuple[float, float, float, float]
) -> None:
    def faults_where_the_panel(is_solid: bool) -> list[str]:
        small = Button("On", on_click=lambda: None, **box(0, 0, 30, 30))
        close = Button("Close", on_click=lambda: None, **box(10, 10, 60, 60))
        sheet = Panel(**box(*panel), solid=is_solid)
        return target_faults(show(small, sheet.add(close)).screen.stage)

    assert "beside button" in " ".join(faults_where_the_panel(is_solid=False))
    assert faults_where_the_panel(is_solid=True) == []
