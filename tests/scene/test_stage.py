"""The stage: clicks, shortcuts, dialogs, tooltips, back."""

import random
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest
from pygame.event import Event

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.modal import Modal
from game.scene.stage.sheet_placing import (
    ALLOWED_SHEET_SCALES,
    Box,
    SheetSurroundings,
    best_sheet_position,
    box,
    moved_inside,
)
from game.scene.stage.tooltips import Bubble
from game.scene.stage.units import WindowUnits, font_size_px
from game.scene.testing.ui_driver import UiDriver, WidgetUnreachable
from game.scene.widgets import Button, Panel
from game.scene.window.clock_and_events import FakeClock
from game.scene.window.screen_kit import Kit
from game.scene.window.window import Window, WindowOptions
from tests.helpers.present import present
from tests.scene.nodes import Show, Table

ROOM = Box(0, 0, 1000, 600)
SIZE = (400.0, 300.0)


@pytest.fixture
def done() -> list[str]:
    return []


def noting(done: list[str], word: str) -> Callable[[], None]:
    return lambda: done.append(word)


def dialog(*buttons: Button, closable: bool = True) -> Modal:
    return Modal(Panel("bill", width=600, height=300).add(*buttons), is_closable=closable)


def test_a_click_activates_and_leaves_hover_and_press_behind(show: Show, done: list[str]) -> None:
    ui = show(Button("Go", on_click=noting(done, "go"), **box(100, 100, 100, 50)))
    ui.click(label="Go")
    button = ui.find(label="Go")
    assert done == ["go"]
    assert (button.hovered, button.pressed) == (True, False)


def test_letting_go_elsewhere_is_no_click(show: Show, done: list[str]) -> None:
    ui = show(Button("Go", on_click=noting(done, "go"), **box(100, 100, 100, 50)))
    ui.drag(9.0, label="Go")
    assert done == []


def test_a_shortcut_works_wherever_the_focus_is(show: Show, done: list[str]) -> None:
    first = Button("Build", keys=("b",), on_click=noting(done, "b"), **box(0, 0, 100, 50))
    other = Button("Undo", keys=("u", "ctrl+z"), on_click=noting(done, "u"), **box(200, 0, 100, 50))
    ui = show(first, other)
    for stroke in ("b", "ctrl+z", "u"):
        ui.press_keys(stroke)
    assert done == ["b", "u", "u"]


def test_a_held_key_acts_once(show: Show, done: list[str]) -> None:
    ui = show(Button("Bid", keys=("b",), on_click=noting(done, "bid"), **box(0, 0, 100, 50)))
    for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP, pygame.KEYDOWN):
        pygame.event.post(Event(kind, key=pygame.K_b, mod=0, unicode="b"))
        ui.window.run_one_iteration(waits_for_events=False)
    assert done == ["bid", "bid"]


def test_a_shortcut_of_a_hidden_node_sleeps(show: Show, done: list[str]) -> None:
    panel = Panel(visible=False, **box(0, 0, 300, 300))
    panel.add(Button("Go", keys=("g",), on_click=noting(done, "go"), **box(0, 0, 90, 50)))
    show(panel).press_keys("g")
    assert done == []


def test_space_is_a_shortcut_until_the_ring_is_on_another_node(show: Show, done: list[str]) -> None:
    skip = Button("Pass", keys=("space",), on_click=noting(done, "pass"), **box(0, 0, 100, 50))
    ui = show(skip, Button("Undo", on_click=noting(done, "undo"), **box(200, 0, 100, 50)))
    ui.press_keys("space", "tab", "tab", "space")
    assert done == ["pass", "undo"]


def test_enter_presses_the_one_button_in_gold(show: Show, done: list[str]) -> None:
    note = Button("On", skin="primary", on_click=noting(done, "on"), **box(0, 0, 100, 50))
    idle = Button("Build", keys=("return",), on_click=noting(done, "build"), enabled=False,
                  **box(200, 0, 100, 50))  # fmt: skip
    ui = show(note, idle, Button("Undo", on_click=noting(done, "undo"), **box(400, 0, 100, 50)))
    ui.press_keys("enter")
    idle.enabled = True
    ui.press_keys("enter")
    for _ in range(3):
        ui.press_keys("tab")
    ui.press_keys("enter")
    assert done == ["on", "build", "undo"]


def test_of_two_golden_buttons_enter_presses_neither(show: Show, done: list[str]) -> None:
    show(
        Button("One", skin="primary", on_click=noting(done, "one"), **box(0, 0, 100, 50)),
        Button("Two", skin="primary", on_click=noting(done, "two"), **box(200, 0, 100, 50)),
    ).press_keys("enter")
    assert done == []


def test_a_disabled_node_refuses_and_says_why(show: Show, done: list[str]) -> None:
    button = Button("Train", tooltip="None left.", keys=("t",), enabled=False,
                    on_click=noting(done, "go"), **box(300, 300, 100, 50))  # fmt: skip
    ui = show(button)
    refused: list[str] = []
    ui.screen.stage.on_disabled_clicked = lambda node: refused.append(node.label)
    ui.press_keys("t")
    assert (done, refused) == ([], ["Train"])
    assert ui.screen.stage.tooltips.bubble is not None


def test_keys_of_a_dialog_hide_those_below(show: Show, done: list[str]) -> None:
    ui = show(Button("Drop", keys=("d",), on_click=noting(done, "map"), **box(0, 0, 90, 50)))
    own = Button("Drop out", keys=("d",), on_click=noting(done, "bill"), **box(0, 0, 200, 60))
    modal = dialog(own)
    ui.screen.stage.open_dialog(modal)
    ui.press_keys("d")
    ui.screen.stage.close_dialog_and_those_above(modal)
    ui.press_keys("d")
    assert done == ["bill", "map"]


def test_a_dialog_traps_tab_and_gives_the_focus_back(show: Show) -> None:
    below = Button("Below", **box(0, 0, 90, 50))
    ui = show(below, Button("Beside", **box(200, 0, 90, 50)))
    ui.press_keys("tab")
    stage = ui.screen.stage
    modal = dialog(Button("Yes", **box(0, 200, 90, 50)), Button("No", **box(200, 200, 90, 50)))
    stage.open_dialog(modal)
    labels = []
    for _ in range(4):
        labels.append(present(stage.focus.node).label)
        ui.press_keys("tab")
    assert labels == ["Yes", "No", "Yes", "No"]
    ui.press_keys("escape")
    assert (stage.top_modal, stage.focus.node) == (None, below)


def test_the_pointer_cannot_reach_below_a_dialog(show: Show, done: list[str]) -> None:
    ui = show(Button("Below", on_click=noting(done, "below"), **box(0, 0, 90, 50)))
    ui.screen.stage.open_dialog(dialog())
    with pytest.raises(WidgetUnreachable, match="Below"):
        ui.click(label="Below")


def test_escape_and_right_click_close_a_dialog_then_go_back(show: Show, done: list[str]) -> None:
    ui = show()
    stage = ui.screen.stage
    stage.on_back = noting(done, "back")
    stage.open_dialog(Modal(Panel(width=100, height=100), on_close=noting(done, "closed")))
    ui.press_keys("escape")
    ui.go_back_by_right_click()
    assert done == ["closed", "back"]


def test_a_dialog_that_must_be_answered_stays(show: Show) -> None:
    ui = show()
    ui.screen.stage.open_dialog(dialog(closable=False))
    ui.press_keys("escape")
    assert ui.screen.stage.top_modal is not None


def test_an_open_dialog_is_centred(show: Show) -> None:
    ui = show()
    modal = dialog()
    ui.screen.stage.open_dialog(modal)
    assert (modal.content.x, modal.content.y) == (660, 390)


def cause(**more: object) -> Node:
    return Node(label="Train", tooltip=Tooltip("Train", ("None left.",)), focusable=True,
                **box(600, 900, 114, 122))  # fmt: skip


def bubble_rect(ui: UiDriver) -> tuple[int, int, int, int]:
    bubble = present(ui.screen.stage.tooltips.bubble)
    rect = bubble.bubble_position.rect
    return rect.x, rect.y, rect.width, rect.height


def test_a_tooltip_waits_250_ms_under_the_pointer(show: Show) -> None:
    ui = show(cause())
    ui.hover(label="Train")
    ui.advance_time(0.2)
    assert ui.screen.stage.tooltips.bubble is None
    ui.advance_time(0.1)
    assert ui.screen.stage.tooltips.bubble is not None


def test_a_tooltip_is_as_large_in_an_upright_window_as_in_one_on_its_side(kit: Kit) -> None:
    sizes = []
    for size in ((1920, 1080), (1080, 1920)):
        window = Window(kit, WindowOptions(size=size), FakeClock())
        window.push(Table(kit, (cause(),)))
        ui = UiDriver(window)
        ui.press_keys("tab")
        sizes.append(bubble_rect(ui)[2:])
        window.close()
    assert sizes[0] == sizes[1]


def test_the_heading_of_a_tooltip_goes_on_in_a_second_row(kit: Kit) -> None:
    short, long = (Bubble(Tooltip(words), kit.lettering, 1.0) for words in ("Train", "Train " * 20))
    assert long.height > short.height


def test_a_tooltip_shows_at_once_on_keyboard_focus(show: Show) -> None:
    ui = show(cause())
    ui.press_keys("tab")
    assert ui.screen.stage.tooltips.bubble is not None


def test_a_tip_told_by_keys_goes_when_the_focus_is_put_away(show: Show) -> None:
    ui = show(cause())
    ui.press_keys("tab")
    ui.advance_until_still()
    ui.screen.stage.focus.focus_node(None, shows_ring=False)
    ui.screen.stage.update_before_next_drawing()
    ui.advance_until_still()
    assert not ui.screen.stage.tooltips.is_shown


def test_a_tooltip_never_covers_its_cause_and_stays_in_the_window(show: Show) -> None:
    for x, y in ((0, 0), (1800, 0), (0, 950), (1800, 950), (900, 500)):
        node = cause()
        node.x = x
        node.y = y
        ui = show(node)
        ui.press_keys("tab")
        left, top, width, height = bubble_rect(ui)
        assert left >= 0
        assert top >= 0
        assert left + width <= 1920
        assert top + height <= 1080
        apart = left >= x + 114 or left + width <= x or top >= y + 122 or top + height <= y
        assert apart, f"the bubble covers its cause at {(x, y)}"


def test_a_tooltip_keeps_clear_of_what_must_stay_visible(show: Show) -> None:
    target = Node(tooltips_avoid=True, **box(500, 700, 300, 190))
    ui = show(target, cause())
    ui.press_keys("tab")
    left, top, width, height = bubble_rect(ui)
    assert left >= 800 or left + width <= 500 or top >= 890 or top + height <= 700
    high = cause()
    high.x = 900
    high.y = height  # above it there is not quite room enough
    ui = show(Node(tooltips_avoid=True, **box(0, height, 1920, 900)), high)
    ui.press_keys("tab")
    assert bubble_rect(ui)[1] >= 0


# What has just opened does nothing for a moment where it would do something for good.


@pytest.fixture
def opened(show: Show) -> tuple[UiDriver, list[str]]:
    """A dialog with a wary button and one that is not, just opened by a key."""
    pressed: list[str] = []
    ui = show(Node())
    panel = Node(width=400, height=120)
    for place, (name, ignores_hasty_input) in enumerate((("yes", True), ("no", False))):
        panel.add(
            Button(
                name,
                name=name,
                keys=(name[0],),
                ignores_hasty_input=ignores_hasty_input,
                on_click=lambda name=name: pressed.append(name),  # type: ignore[misc]  # this name
                x=200 * place,
                width=180,
                height=60,
            )
        )
    ui.screen.stage.is_last_input_key = True
    ui.screen.stage.open_dialog(Modal(panel))
    return ui, pressed


@pytest.mark.parametrize("key", ["enter", "space", "y"])
def test_a_key_on_its_way_is_not_meant(opened: tuple[UiDriver, list[str]], key: str) -> None:
    ui, pressed = opened
    ui.press_keys(key, at_once=True)
    assert not pressed
    ui.press_keys(key)
    assert pressed == ["yes"]


def test_what_can_be_taken_back_answers_at_once(opened: tuple[UiDriver, list[str]]) -> None:
    ui, pressed = opened
    ui.press_keys("n", at_once=True)
    assert pressed == ["no"]


def test_the_moment_passes_and_then_nothing_moves(opened: tuple[UiDriver, list[str]]) -> None:
    ui, _ = opened
    assert ui.screen.needs_updates
    ui.advance_until_still()
    assert not ui.screen.stage.ignores_input


def test_escape_closes_at_once(opened: tuple[UiDriver, list[str]]) -> None:
    ui, _ = opened
    ui.press_keys("escape", at_once=True)
    assert ui.screen.stage.top_modal is None


# Units: what a u is in windows of any size.


@pytest.mark.parametrize(
    ("size", "k"),
    [((1920, 1080), 1.0), ((1280, 720), 2 / 3), ((3840, 2160), 2.0), ((2560, 1080), 1.0)],
)
def test_k_is_the_largest_scale_at_which_the_design_fits(size: tuple[int, int], k: float) -> None:
    assert WindowUnits(*size).px_per_u == pytest.approx(k)


def test_a_wide_window_has_more_u_across_and_the_same_down() -> None:
    units = WindowUnits(2560, 1080)
    assert (units.width, units.height) == (2560, 1080)


@pytest.mark.parametrize("size", [(1080, 1920), (1440, 2560), (2160, 3840)])
def test_upright_controls_are_as_large_as_in_a_window_on_its_side(size: tuple[int, int]) -> None:
    upright = WindowUnits(*size)
    on_its_side = WindowUnits(*reversed(size))
    assert upright.control_scale * upright.px_per_u == pytest.approx(
        on_its_side.control_scale * on_its_side.px_per_u
    )


@pytest.mark.parametrize(
    "size", [(1920, 1080), (1280, 720), (2560, 1080), (1920, 1200), (1600, 1200), (1280, 1024)]
)
def test_a_window_wider_than_high_leaves_the_size_to_the_player(size: tuple[int, int]) -> None:
    assert WindowUnits(*size).upright_enlargement == 1.0


def test_no_window_is_so_upright_that_pages_outgrow_it() -> None:
    for width, height in ((900, 1400), (1200, 1600), (1080, 2400)):
        units = WindowUnits(width, height)
        assert units.width / units.upright_enlargement >= 1080


def test_a_window_below_640_by_360_cuts_off_instead_of_shrinking_further() -> None:
    tiny = WindowUnits(100, 100)
    smallest = WindowUnits(640, 360)
    assert tiny.px_per_u == smallest.px_per_u == pytest.approx(1 / 3)
    assert (tiny.width, tiny.height) == (smallest.width, smallest.height)


def test_text_is_never_smaller_than_14_px() -> None:
    assert font_size_px(18, 0.5) == 14
    assert font_size_px(20, 2.0) == 40


def test_neighbouring_boxes_meet_without_gap_or_overlap_at_any_scale() -> None:
    for k in (0.61, 0.667, 1.0, 1.37):
        place = Transform(0.3, 0.0, k)
        boxes = [place.to_px_rect(i * 45, 0, 45, 37) for i in range(11)]
        for left, right in pairwise(boxes):
            assert left.right == right.left


# A sheet lies beside what it is about, and hides other things only when it must.


def around(
    about: list[Box], beside: list[Box] | None = None, readable: float = 0.6
) -> SheetSurroundings:
    return SheetSurroundings(ROOM, about, beside or [], ROOM.centre, readable)


def lies(surroundings: SheetSurroundings, scale: float = 1.0) -> Box:
    place = best_sheet_position(SIZE, scale, surroundings)
    return Box(place.x, place.y, SIZE[0] * place.scale, SIZE[1] * place.scale)


def test_a_sheet_with_nothing_round_it_lies_where_it_is_wished() -> None:
    assert lies(around([])).centre == ROOM.centre


@pytest.mark.parametrize("seed", range(50))
def test_a_sheet_never_covers_what_it_is_about(seed: int) -> None:
    rng = random.Random(seed)
    about = [
        Box(rng.randrange(900), rng.randrange(500), rng.randrange(40, 200), rng.randrange(40, 200))
        for _ in range(rng.randrange(1, 4))
    ]
    sheet = lies(around(about), scale=rng.choice((0.8, 1.0, 1.4)))
    assert not any(sheet.overlaps(box) for box in about)
    assert ROOM.grown(0.1).contains_box(sheet)


def test_a_sheet_is_drawn_smaller_before_it_hides_anything() -> None:
    middle = Box(380, 0, 240, 600)
    sheet = lies(around([], [middle]))
    assert not sheet.overlaps(middle)
    assert sheet.width < SIZE[0]


def test_a_sheet_that_could_not_be_read_rather_hides_what_is_least_needed() -> None:
    needed = Box(0, 0, 1000, 200)
    other = Box(0, 260, 1000, 340)
    sheet = lies(around([], [needed, other], readable=1.0))
    assert not sheet.overlaps(needed)
    assert sheet.width == SIZE[0]


def test_a_sheet_is_only_drawn_at_a_few_scales() -> None:
    for left in range(0, 700, 7):
        place = best_sheet_position(SIZE, 1.0, around([Box(left, 100, 300, 400)]))
        assert place.scale in ALLOWED_SHEET_SCALES


def test_a_sheet_without_any_room_lies_where_it_is_wished_inside_the_window() -> None:
    assert lies(around([ROOM])).centre == ROOM.centre


def test_what_is_moved_out_of_its_room_comes_back_by_as_little_as_possible() -> None:
    assert moved_inside(Box(-50, 590, 100, 100), ROOM) == Box(0, 500, 100, 100)
    assert moved_inside(Box(30, 40, 2000, 100), ROOM) == Box(0, 40, 2000, 100)
