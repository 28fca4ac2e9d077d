"""The pilot refuses what a player could not do either."""

from pathlib import Path

import pytest

from game.scene.nodes.node import at
from game.scene.testing.ui_driver import UiDriver, Unreachable
from game.scene.widgets import Button, Panel, ScrollList
from game.scene.window.waiting import SystemClock
from game.scene.window.window import Window
from tests.scene.nodes import Show


def go(**more: float) -> Button:
    place = {"x": 100.0, "y": 100.0} | more
    return Button("Go", on_click=lambda: None, **at(place["x"], place["y"], 100, 50))


def refusal(ui: UiDriver) -> str:
    with pytest.raises(Unreachable) as caught:
        ui.click(label="Go")
    return str(caught.value)


def test_it_refuses_a_disabled_button(show: Show) -> None:
    button = go()
    button.enabled = False
    assert "disabled" in refusal(show(button))


def test_it_refuses_an_invisible_button(show: Show) -> None:
    button = go()
    button.visible = False
    assert "Nothing visible" in refusal(show(button))


def test_it_refuses_a_covered_button(show: Show) -> None:
    assert "covered" in refusal(show(go(), Panel(**at(50, 50, 400, 400))))


def test_it_refuses_a_button_off_the_screen(show: Show) -> None:
    assert "off the screen" in refusal(show(go(x=2500)))


def test_it_refuses_a_row_scrolled_out_of_sight(show: Show) -> None:
    rows = [Button(f"row {i}", on_click=lambda: None, width=200, height=50) for i in range(20)]
    ui = show(ScrollList(rows, 50, **at(0, 0, 220, 200)))
    with pytest.raises(Unreachable, match="out of sight"):
        ui.click(label="row 19")


def test_it_refuses_to_guess_between_two(show: Show) -> None:
    assert "2 nodes fit" in refusal(show(go(), go(x=400)))


def test_it_finds_by_role_name_key_and_part_of_the_label(show: Show) -> None:
    button = Button("Build mine", name="build", keys=("b",), **at(0, 0, 100, 50))
    ui = show(button)
    assert ui.find(role="button") is button
    assert ui.find(name="build") is button
    assert ui.find(key="b") is button
    assert ui.find(label="MINE") is button
    assert not ui.sees(role="button", label="pass")


def test_it_needs_a_clock_it_can_move(window: Window) -> None:
    window.clock = SystemClock()
    with pytest.raises(TypeError, match="FakeClock"):
        UiDriver(window)


def test_a_picture_that_cannot_be_written_is_an_error_of_the_disk(
    show: Show, tmp_path: Path
) -> None:
    ui = show(go())
    (tmp_path / "title.png").mkdir()
    with pytest.raises(OSError, match="Is a directory"):
        ui.shot(tmp_path / "title.png")
    ui.shot(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
