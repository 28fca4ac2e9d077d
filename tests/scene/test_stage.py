"""The stage: clicks, shortcuts, dialogs, tooltips, back."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.scene.clock import FakeClock
from game.scene.kit import Kit
from game.scene.modal import Modal
from game.scene.node import Node, at
from game.scene.pilot import Pilot, Unreachable
from game.scene.tip import Tip
from game.scene.widgets import Button, Panel
from game.scene.window import Window, WindowOptions
from tests.scene.nodes import Show, Table


@pytest.fixture
def done() -> list[str]:
    return []


def noting(done: list[str], word: str) -> Callable[[], None]:
    return lambda: done.append(word)


def dialog(*buttons: Button, closable: bool = True) -> Modal:
    return Modal(Panel("bill", width=600, height=300).add(*buttons), closable=closable)


def test_a_click_activates_and_leaves_hover_and_press_behind(show: Show, done: list[str]) -> None:
    pilot = show(Button("Go", on_click=noting(done, "go"), **at(100, 100, 100, 50)))
    pilot.click(label="Go")
    button = pilot.find(label="Go")
    assert done == ["go"]
    assert (button.hovered, button.pressed) == (True, False)


def test_letting_go_elsewhere_is_no_click(show: Show, done: list[str]) -> None:
    pilot = show(Button("Go", on_click=noting(done, "go"), **at(100, 100, 100, 50)))
    pilot.drag(9.0, label="Go")
    assert done == []


def test_a_shortcut_works_wherever_the_focus_is(show: Show, done: list[str]) -> None:
    first = Button("Build", keys=("b",), on_click=noting(done, "b"), **at(0, 0, 100, 50))
    other = Button("Undo", keys=("u", "ctrl+z"), on_click=noting(done, "u"), **at(200, 0, 100, 50))
    pilot = show(first, other)
    for stroke in ("b", "ctrl+z", "u"):
        pilot.press(stroke)
    assert done == ["b", "u", "u"]


def test_a_held_key_acts_once(show: Show, done: list[str]) -> None:
    pilot = show(Button("Bid", keys=("b",), on_click=noting(done, "bid"), **at(0, 0, 100, 50)))
    for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP, pygame.KEYDOWN):
        pygame.event.post(Event(kind, key=pygame.K_b, mod=0, unicode="b"))
        pilot.window.step(block=False)
    assert done == ["bid", "bid"]


def test_a_shortcut_of_a_hidden_node_sleeps(show: Show, done: list[str]) -> None:
    panel = Panel(visible=False, **at(0, 0, 300, 300))
    panel.add(Button("Go", keys=("g",), on_click=noting(done, "go"), **at(0, 0, 90, 50)))
    show(panel).press("g")
    assert done == []


def test_space_is_a_shortcut_until_the_ring_is_on_another_node(show: Show, done: list[str]) -> None:
    skip = Button("Pass", keys=("space",), on_click=noting(done, "pass"), **at(0, 0, 100, 50))
    pilot = show(skip, Button("Undo", on_click=noting(done, "undo"), **at(200, 0, 100, 50)))
    pilot.press("space")
    pilot.press("tab")
    pilot.press("tab")
    pilot.press("space")
    assert done == ["pass", "undo"]


def test_a_disabled_node_refuses_and_says_why(show: Show, done: list[str]) -> None:
    button = Button("Train", tooltip="None left.", keys=("t",), enabled=False,
                    on_click=noting(done, "go"), **at(300, 300, 100, 50))  # fmt: skip
    pilot = show(button)
    refused: list[str] = []
    pilot.screen.stage.on_refused = lambda node: refused.append(node.label)
    pilot.press("t")
    assert (done, refused) == ([], ["Train"])
    assert pilot.screen.stage.tooltips.bubble is not None


def test_keys_of_a_dialog_hide_those_below(show: Show, done: list[str]) -> None:
    pilot = show(Button("Drop", keys=("d",), on_click=noting(done, "map"), **at(0, 0, 90, 50)))
    own = Button("Drop out", keys=("d",), on_click=noting(done, "bill"), **at(0, 0, 200, 60))
    modal = dialog(own)
    pilot.screen.stage.open(modal)
    pilot.press("d")
    pilot.screen.stage.close(modal)
    pilot.press("d")
    assert done == ["bill", "map"]


def test_a_dialog_traps_tab_and_gives_the_focus_back(show: Show) -> None:
    below = Button("Below", **at(0, 0, 90, 50))
    pilot = show(below, Button("Beside", **at(200, 0, 90, 50)))
    pilot.press("tab")
    stage = pilot.screen.stage
    modal = dialog(Button("Yes", **at(0, 200, 90, 50)), Button("No", **at(200, 200, 90, 50)))
    stage.open(modal)
    labels = []
    for _ in range(4):
        assert stage.focus.node is not None
        labels.append(stage.focus.node.label)
        pilot.press("tab")
    assert labels == ["Yes", "No", "Yes", "No"]
    pilot.press("escape")
    assert (stage.top_modal, stage.focus.node) == (None, below)


def test_the_pointer_cannot_reach_below_a_dialog(show: Show, done: list[str]) -> None:
    pilot = show(Button("Below", on_click=noting(done, "below"), **at(0, 0, 90, 50)))
    pilot.screen.stage.open(dialog())
    with pytest.raises(Unreachable, match="Below"):
        pilot.click(label="Below")


def test_escape_and_right_click_close_a_dialog_then_go_back(show: Show, done: list[str]) -> None:
    pilot = show()
    stage = pilot.screen.stage
    stage.on_back = noting(done, "back")
    stage.open(Modal(Panel(width=100, height=100), on_close=noting(done, "closed")))
    pilot.press("escape")
    pilot.right_click()
    assert done == ["closed", "back"]


def test_a_dialog_that_must_be_answered_stays(show: Show) -> None:
    pilot = show()
    pilot.screen.stage.open(dialog(closable=False))
    pilot.press("escape")
    assert pilot.screen.stage.top_modal is not None


def test_an_open_dialog_is_centred(show: Show) -> None:
    pilot = show()
    modal = dialog()
    pilot.screen.stage.open(modal)
    assert (modal.content.x, modal.content.y) == (660, 390)


def cause(**more: object) -> Node:
    return Node(label="Train", tooltip=Tip("Train", ("None left.",)), focusable=True,
                **at(600, 900, 114, 122))  # fmt: skip


def bubble_rect(pilot: Pilot) -> tuple[int, int, int, int]:
    bubble = pilot.screen.stage.tooltips.bubble
    assert bubble is not None
    rect = bubble.spot.rect
    return rect.x, rect.y, rect.width, rect.height


def test_a_tooltip_waits_250_ms_under_the_pointer(show: Show) -> None:
    pilot = show(cause())
    pilot.hover(label="Train")
    pilot.advance(0.2)
    assert pilot.screen.stage.tooltips.bubble is None
    pilot.advance(0.1)
    assert pilot.screen.stage.tooltips.bubble is not None


def test_a_tooltip_is_as_large_in_an_upright_window_as_in_one_on_its_side(kit: Kit) -> None:
    sizes = []
    for size in ((1920, 1080), (1080, 1920)):
        window = Window(kit, WindowOptions(size=size), FakeClock())
        window.push(Table(kit, (cause(),)))
        pilot = Pilot(window)
        pilot.press("tab")
        sizes.append(bubble_rect(pilot)[2:])
        window.close()
    assert sizes[0] == sizes[1]


def test_a_tooltip_shows_at_once_on_keyboard_focus(show: Show) -> None:
    pilot = show(cause())
    pilot.press("tab")
    assert pilot.screen.stage.tooltips.bubble is not None


def test_a_tip_told_by_keys_goes_when_the_focus_is_put_away(show: Show) -> None:
    pilot = show(cause())
    pilot.press("tab")
    pilot.settle()
    pilot.screen.stage.focus.set(None, shown=False)
    pilot.screen.stage.refresh()
    pilot.settle()
    assert not pilot.screen.stage.tooltips.shown


def test_a_tooltip_never_covers_its_cause_and_stays_in_the_window(show: Show) -> None:
    for x, y in ((0, 0), (1800, 0), (0, 950), (1800, 950), (900, 500)):
        node = cause()
        node.x, node.y = x, y
        pilot = show(node)
        pilot.press("tab")
        left, top, width, height = bubble_rect(pilot)
        assert left >= 0
        assert top >= 0
        assert left + width <= 1920
        assert top + height <= 1080
        apart = left >= x + 114 or left + width <= x or top >= y + 122 or top + height <= y
        assert apart, f"the bubble covers its cause at {(x, y)}"


def test_a_tooltip_keeps_clear_of_what_must_stay_visible(show: Show) -> None:
    target = Node(keep_clear=True, **at(500, 700, 300, 190))
    pilot = show(target, cause())
    pilot.press("tab")
    left, top, width, height = bubble_rect(pilot)
    assert left >= 800 or left + width <= 500 or top >= 890 or top + height <= 700
