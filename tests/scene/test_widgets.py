"""Widgets: what the player changes is told, what code sets is only shown."""

from collections.abc import Iterator
from functools import partial

import pygame
import pytest
from pygame.event import Event

from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.sheet_placing import box
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button, Label, Panel, ScrollList, Slider, Stepper, TextField, Toggle
from game.scene.widgets.scroll_list import ScrollingNode
from game.scene.window.screen_kit import Kit
from tests.helpers.present import present
from tests.scene.nodes import Show, picture

MIDDLE = 2


@pytest.fixture
def told() -> list[object]:
    return []


def test_a_slider_goes_to_where_it_is_dragged(show: Show, told: list[object]) -> None:
    slider = Slider(range(8, 24), 10, told.append, **box(100, 100, 600, 44))
    ui = show(slider)
    ui.drag(1.0, role="slider")
    assert (slider.value, told[-1]) == (23, 23)
    ui.drag(0.0, role="slider")
    assert slider.value == 8


@pytest.mark.parametrize(
    ("key", "value"), [("right", 11), ("left", 9), ("page up", 15), ("home", 8), ("end", 23)]
)
def test_a_slider_moves_by_key(show: Show, told: list[object], key: str, value: int) -> None:
    ui = show(Slider(range(8, 24), 10, told.append, **box(100, 100, 600, 44)))
    ui.press_keys("tab")
    ui.press_keys(key.replace(" ", ""))
    assert told == [value]


def test_a_slider_with_steps_of_five_takes_only_fives(show: Show, told: list[object]) -> None:
    ui = show(Slider(range(0, 55, 5), 0, told.append, **box(0, 100, 538, 44)))
    ui.drag(0.43, role="slider")
    assert all(isinstance(value, int) and value % 5 == 0 for value in told)
    assert told


def test_setting_a_slider_from_outside_tells_nobody(show: Show, told: list[object]) -> None:
    slider = Slider(range(8, 24), 10, told.append, **box(100, 100, 600, 44))
    ui = show(slider)
    before = picture()
    slider.value = 20
    ui.screen.stage.update_before_next_drawing()
    ui.advance_time(0.05)
    assert told == []
    assert picture() != before


def stepper(told: list[object], value: int = 3) -> Stepper:
    return Stepper(
        range(5),
        value,
        told.append,
        less_label="less",
        more_label="more",
        why_not_more="That is all you have.",
        **box(100, 100, 220, 48),
    )


def test_a_stepper_steps_and_stops_at_its_ends(show: Show, told: list[object]) -> None:
    ui = show(stepper(told))
    ui.click(label="more")
    more = ui.find(label="more")
    assert (told, more.enabled, more.tooltip) == ([4], False, "That is all you have.")
    ui.click(label="less")
    assert told == [4, 3]


def test_a_stepper_steps_by_key_and_wheel(show: Show, told: list[object]) -> None:
    ui = show(stepper(told))
    ui.press_keys("tab", "down")
    ui.turn_wheel(1, role="stepper")
    assert told == [2, 3]


def test_a_toggle_changes_over(show: Show, told: list[object]) -> None:
    ui = show(Toggle(False, told.append, label="Music", **box(0, 0, 60, 44)))
    ui.click(label="Music")
    ui.press_keys("tab", "space")
    assert told == [True, False]


def field(show: Show, told: list[object], value: str = "") -> tuple[UiDriver, TextField]:
    typed = TextField(value, told.append, max_letters=8, label="Name", **box(0, 0, 300, 48))
    other = Button("Pass", keys=("p",), on_click=lambda: told.append("!"), **box(0, 100, 90, 50))
    ui = show(typed, other)
    ui.press_keys("tab")
    return ui, typed


def test_a_field_takes_what_is_typed_up_to_its_limit(show: Show, told: list[object]) -> None:
    ui, typed = field(show, told)
    ui.type("Morwenna Penrose")
    assert typed.value == "Morwenna"


def test_a_field_without_room_is_drawn_all_the_same(show: Show, told: list[object]) -> None:
    show(TextField("Jago", told.append, label="Name", **box(0, 0, 8, 48)))
    assert told == []


def test_the_key_that_leads_to_a_field_writes_nothing_in_it(show: Show, told: list[object]) -> None:
    typed = TextField("", told.append, max_letters=8, label="Name", **box(0, 0, 300, 48))
    ui = show(typed, Button("New", keys=("n",), **box(0, 100, 90, 50)))
    stage = ui.screen.stage
    ui.find(label="New").on_click = lambda: stage.focus.focus_node(typed, shows_ring=True)
    ui.press_keys("n")
    ui.type("n")  # the system tells every key twice, as a key and as what it writes
    assert typed.value == ""
    ui.press_keys("n")
    ui.type("n")
    assert typed.value == "n"


def test_a_field_edits_at_its_caret(show: Show, told: list[object]) -> None:
    ui, typed = field(show, told, "Jago")
    ui.press_keys("home", "delete", "end", "backspace", "left")
    ui.type("X")
    assert typed.value == "aXg"


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        ("ctrl+a", "X"),
        ("shift+home", "X"),
        ("home shift+end", "X"),
        ("home ctrl+right", "JagoX Po"),
        ("ctrl+left", "Jago XPo"),
        ("ctrl+backspace", "Jago X"),
        ("home ctrl+delete", "X Po"),
        ("ctrl+shift+left", "Jago X"),
        ("shift+left", "Jago PX"),
        ("shift+left left", "Jago PXo"),
        ("shift+left right", "Jago PoX"),
        ("ctrl+a ctrl+x ctrl+v", "Jago PoX"),
        ("home ctrl+shift+right ctrl+x end ctrl+v", " PoJagoX"),
    ],
)
def test_a_field_selects_and_goes_by_words_as_everywhere(
    show: Show, told: list[object], monkeypatch: pytest.MonkeyPatch, keys: str, left: str
) -> None:
    board = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: board.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[0])
    ui, typed = field(show, told, "Jago Po")
    for key in keys.split():
        ui.press_keys(key)
    ui.type("X")
    assert typed.value == left


def test_the_mouse_puts_the_caret_and_selects(show: Show, told: list[object]) -> None:
    ui, typed = field(show, told, "Jago")
    ui.drag(0.99, label="Name")  # from the middle, behind the last letter, to the right
    ui.type("!")
    assert typed.value == "Jago!"
    ui.drag(0.0, label="Name")
    ui.type("X")
    assert typed.value == "X"


def test_enter_in_a_field_goes_on_and_does_no_more(show: Show, told: list[object]) -> None:
    go = Button("Go", keys=("return",), on_click=lambda: told.append("go"), **box(0, 200, 90, 50))
    ui = show(TextField("Jago", told.append, label="Name", **box(0, 0, 300, 48)), go)
    ui.press_keys("tab", "enter")
    assert told == []
    assert ui.screen.stage.focus.node is go
    ui.press_keys("enter")
    assert told == ["go"]


def test_typing_a_letter_is_no_shortcut_meanwhile(show: Show, told: list[object]) -> None:
    ui, _ = field(show, told)
    ui.press_keys("p")
    assert told == []


def rows(count: int) -> list[Button]:
    return [Button(f"row {i}", on_click=lambda: None, width=200, height=50) for i in range(count)]


def test_a_list_scrolls_by_wheel_and_stops_at_its_ends(show: Show) -> None:
    ui = show(scroll := ScrollList(rows(10), 50, **box(0, 0, 220, 200)))
    ui.turn_wheel(-1, role="list")
    assert scroll.offset == 50
    ui.turn_wheel(-30, role="list")
    assert scroll.offset == 300
    ui.click(label="row 9")


def test_a_list_scrolled_out_of_another_one_draws_nothing(show: Show) -> None:
    content = Node(height=450).add(Button("here", **box(0, 50, 200, 90)))
    inner = ScrollingNode(content, 50, **box(0, 300, 220, 100))
    ui = show(outer := ScrollingNode(Node(height=600).add(inner), 50, **box(0, 0, 220, 200)))
    with_list = picture()
    inner.visible = False
    ui.screen.stage.update_before_next_drawing()
    ui.advance_time(0.1)
    assert outer.content_overflow_height > 0
    assert picture() == with_list


def test_two_fingers_scroll_a_list_by_parts_of_a_row(show: Show) -> None:
    ui = show(scroll := ScrollList(rows(10), 50, **box(0, 0, 220, 200)))
    ui.turn_wheel(0, -0.3, role="list")
    ui.turn_wheel(-1, -0.8, role="list")
    assert scroll.offset == pytest.approx(55)


def test_two_fingers_change_a_number_when_a_whole_step_has_come_together(
    show: Show, told: list[object]
) -> None:
    ui = show(stepper(told))
    ui.turn_wheel(0, 0.6, role="stepper")
    assert told == []
    ui.turn_wheel(1, 0.6, role="stepper")
    assert told == [4]


def test_a_row_that_gets_the_focus_comes_into_sight(show: Show) -> None:
    ui = show(scroll := ScrollList(rows(10), 50, **box(0, 0, 220, 200)))
    for _ in range(7):
        ui.press_keys("tab")
    assert scroll.offset == 150 + 40  # clear of the edge that fades


@pytest.mark.parametrize("height", [80.0, 120.0, 400.0])
def test_the_edges_of_a_low_list_fade_less_than_a_row(show: Show, height: float) -> None:
    ui = show(scroll := ScrollList(rows(30), 50, **box(0, 0, 220, height)))
    ui.turn_wheel(-5, role="list")
    ui.advance_time(0.1)
    assert scroll.fade_heights == (scroll.fade_height, scroll.fade_height)
    assert scroll.fade_height <= min(40.0, height / 5)


def test_a_list_of_plain_text_is_scrolled_by_key(show: Show) -> None:
    lines = [Label(f"line {i}", width=200, height=50) for i in range(10)]
    ui = show(scroll := ScrollList(lines, 50, label="Journal", **box(0, 0, 220, 200)))
    ui.press_keys("tab")
    offsets = []
    for key in ("down", "pagedown", "end", "up", "home"):
        ui.press_keys(key)
        offsets.append(scroll.offset)
    assert offsets == [50, 200, 300, 250, 0]


def numbered(count: int) -> tuple[ScrollList, list[str]]:
    picked: list[str] = []
    buttons = rows(count)
    for button in buttons:
        button.on_click = partial(picked.append, button.label)
    scroll = ScrollList(buttons, 50, **box(0, 0, 220, 200))
    scroll.assign_digit_keys(buttons)
    return scroll, picked


def test_a_digit_picks_the_same_row_wherever_its_list_is_scrolled_to(show: Show) -> None:
    scroll, picked = numbered(18)
    ui = show(scroll)
    ui.press_keys("4")
    ui.turn_wheel(-2, role="list")
    ui.press_keys("4")
    assert picked == ["row 3", "row 3"]


def test_the_digit_of_a_row_out_of_sight_leads_to_it_and_picks_it_the_second_time(
    show: Show,
) -> None:
    scroll, picked = numbered(18)
    ui = show(scroll)
    ui.press_keys("9")
    assert picked == []
    assert present(ui.screen.stage.focus.node).label == "row 8"
    ui.press_keys("9", "0", "0")
    assert picked == ["row 8", "row 9"]


def test_every_row_of_a_long_list_is_picked_by_keys(show: Show) -> None:
    scroll, picked = numbered(18)
    ui = show(scroll)
    ui.press_keys("tab")
    for key in ("end", "enter", "home", "enter", "pagedown", "enter", "pageup", "enter"):
        ui.press_keys(key)
    assert picked == ["row 17", "row 0", "row 3", "row 0"]


def test_arrows_stay_in_a_pane_that_keeps_them(show: Show) -> None:
    pane = Panel("bill", **box(0, 100, 220, 220)).add(*numbered(3)[:1])
    pane.traps_arrow_keys = True
    beside = Button("beside", on_click=lambda: None, **box(300, 100, 100, 50))
    above = Button("above", on_click=lambda: None, **box(0, 0, 100, 50))
    ui = show(pane, beside, above)
    ui.focus_by_keyboard(label="row 0")
    for key in ("up", "left", "right", "down", "down", "down", "right"):
        ui.press_keys(key)
        assert present(ui.screen.stage.focus.node).label.startswith("row ")


def test_a_dialog_begins_at_its_button_in_gold(show: Show) -> None:
    ui = show()
    plain = Button("No", on_click=lambda: None, **box(0, 0, 100, 50))
    gold = Button("Yes", skin="primary", on_click=lambda: None, **box(0, 60, 100, 50))
    ui.screen.stage.open_dialog(Modal(Panel("bill", **box(0, 0, 200, 200)).add(plain, gold)))
    assert ui.screen.stage.focus.node is gold


def test_a_short_list_has_no_scrollbar(show: Show) -> None:
    ui = show(ScrollList(rows(3), 50, **box(0, 0, 220, 200)))
    assert not ui.sees(role="scrollbar")


def test_a_label_follows_its_text(show: Show) -> None:
    label = Label("Round 1")
    label.set_text("Round 2")
    assert show(label).sees(role="text", label="Round 2")


# What lies over things can be looked through and dragged; tips go when the pointer has clicked.


class Paper(Panel):
    """Something that lies over the table."""

    is_sheet = True


@pytest.fixture(autouse=True)
def key_for_it(kit: Kit) -> Iterator[None]:
    kit.keymap.default_keys["look-through"] = "w"
    yield
    del kit.keymap.default_keys["look-through"]


def hold(ui: UiDriver, kind: int) -> Stage:
    pygame.event.post(Event(kind, key=pygame.K_w, mod=0, unicode="w"))
    ui.window.run_one_iteration(waits_for_events=False)
    return ui.screen.stage


def names(stage: Stage) -> list[str]:
    return [spot.node.name for spot in stage.visible_nodes() if spot.node.name]


def table_with_paper(show: Show) -> UiDriver:
    area = Node(name="area", tooltip="Ore.", **box(300, 200, 200, 200))
    button = Button("Bid", name="bid", on_click=lambda: None, **box(20, 20, 100, 50))
    return show(area, Paper("bill", name="paper", **box(250, 150, 500, 400)).add(button))


def test_a_held_key_puts_sheets_away_until_it_is_let_go(show: Show) -> None:
    ui = table_with_paper(show)
    before = picture()
    stage = hold(ui, pygame.KEYDOWN)
    assert "paper" not in names(stage)
    assert picture() != before
    hold(ui, pygame.KEYUP)
    assert "paper" in names(stage)
    assert picture() == before


def test_what_lies_below_tells_its_tip_meanwhile(show: Show) -> None:
    ui = table_with_paper(show)
    hold(ui, pygame.KEYDOWN)
    ui.hover(name="area")
    ui.advance_time(0.3)
    assert ui.screen.stage.tooltips.is_shown


def test_the_middle_button_does_the_same(show: Show) -> None:
    ui = table_with_paper(show)
    stage = ui.screen.stage
    for kind, seen in ((pygame.MOUSEBUTTONDOWN, False), (pygame.MOUSEBUTTONUP, True)):
        pygame.event.post(Event(kind, pos=(5, 5), button=MIDDLE))
        ui.window.run_one_iteration(waits_for_events=False)
        assert ("paper" in names(stage)) is seen


def test_the_focus_is_where_it_was_when_the_sheet_comes_back(show: Show) -> None:
    ui = table_with_paper(show)
    stage = ui.screen.stage
    stage.focus.focus_node(ui.find(name="bid"), shows_ring=True)
    hold(ui, pygame.KEYDOWN)
    ui.advance_time(0.1)
    hold(ui, pygame.KEYUP)
    ui.advance_time(0.1)
    assert stage.focus.node is not None
    assert stage.focus.node.name == "bid"


def test_nothing_stays_away_when_the_window_loses_the_focus(show: Show) -> None:
    ui = table_with_paper(show)
    stage = hold(ui, pygame.KEYDOWN)
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    ui.window.run_one_iteration(waits_for_events=False)
    assert "paper" in names(stage)


def test_who_types_types(show: Show) -> None:
    ui = show(TextField("", lambda text: None, name="name", **box(0, 0, 200, 50)), Paper("bill"))
    ui.click(name="name")
    assert not hold(ui, pygame.KEYDOWN).are_sheets_hidden


def test_below_a_dialog_one_sees_and_reaches_nothing(show: Show) -> None:
    ui = show(Button("Go", name="go", on_click=lambda: None, **box(0, 0, 100, 50)))
    stage = ui.screen.stage
    stage.open_dialog(Modal(Panel("bill", name="dialog", width=400, height=300)))
    hold(ui, pygame.KEYDOWN)
    assert names(stage) == []


def test_a_dialog_is_dragged_by_its_head_and_stays_in_the_window(show: Show) -> None:
    ui = show()
    stage = ui.screen.stage
    panel = Panel("bill", name="dialog", width=400, height=300)
    modal = Modal(panel)
    stage.open_dialog(modal)
    ui.advance_time(0.1)
    spot = next(spot for spot in stage.visible_nodes() if spot.node is panel).rect()
    for goal, moved in (((40, 30), (40, 30)), ((-9000, 0), None)):
        before = panel.x, panel.y
        spot = next(spot for spot in stage.visible_nodes() if spot.node is panel).rect()
        start = spot.x + 30, spot.y + 20
        end = start[0] + goal[0], start[1] + goal[1]
        pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=end, rel=goal, buttons=(1, 0, 0)))
        pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        ui.window.run_one_iteration(waits_for_events=False)
        k = stage.units.px_per_u
        if moved is not None:
            assert panel.x - before[0] == pytest.approx(moved[0] / k, abs=2)
            assert panel.y - before[1] == pytest.approx(moved[1] / k, abs=2)
    assert panel.x == pytest.approx(0)


def test_a_tip_goes_when_the_pointer_has_clicked_and_comes_back_when_it_moves(show: Show) -> None:
    ui = show(Button("Go", tooltip="Go on.", on_click=lambda: None, **box(100, 100, 200, 80)))
    ui.hover(label="Go")
    ui.advance_time(0.4)
    assert ui.screen.stage.tooltips.is_shown
    ui.click(label="Go", wait_seconds=0.6)
    assert not ui.screen.stage.tooltips.is_shown
    ui.hover(label="Go")
    ui.advance_time(0.4)
    assert not ui.screen.stage.tooltips.is_shown  # at the same place
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    ui.window.run_one_iteration(waits_for_events=False)
    ui.hover(label="Go")
    ui.advance_time(0.4)
    assert ui.screen.stage.tooltips.is_shown


def test_no_tip_covers_what_comes_up_under_a_pointer_that_has_clicked(show: Show) -> None:
    ui = show(Button("Build", name="build", **box(100, 100, 200, 80)))
    root = ui.screen.stage.root

    def come_up() -> None:
        root.add(Button("Confirm", tooltip="For £3.", on_click=root.clear, **box(90, 90, 220, 90)))

    ui.find(name="build").on_click = come_up
    ui.click(name="build", wait_seconds=0.6)
    assert not ui.screen.stage.tooltips.is_shown
