"""Focus: Tab in reading order, arrows by direction, Enter and Space, and the ring."""

from functools import partial
from typing import NoReturn

import pygame
import pytest
from pygame.event import Event

from game.scene.input.controllers import KEY_BY_CONTROLLER_BUTTON, Controllers
from game.scene.input.hit_shapes import Polygon
from game.scene.input.keys import Keymap, stroke_from_event
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import box
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button, Panel, ScrollList, Slider
from game.scene.window.clock_and_events import FakeClock
from tests.helpers.present import present
from tests.scene.nodes import Show, picture, pixel


def button(name: str, x: float, y: float) -> Button:
    return Button(name, name=name, **box(x, y, 100, 50))


def focused(ui: UiDriver) -> str:
    node = ui.screen.stage.focus.node
    return node.name if node else ""


def tour(ui: UiDriver, steps: int, key: str = "tab") -> list[str]:
    names = []
    for _ in range(steps):
        ui.press_keys(key)
        names.append(focused(ui))
    return names


def test_tab_goes_row_by_row_from_left_to_right_and_round(show: Show) -> None:
    ui = show(button("d", 200, 104), button("b", 200, 8), button("c", 0, 100), button("a", 0, 0))
    assert tour(ui, 5) == ["a", "b", "c", "d", "a"]


def test_shift_tab_goes_back(show: Show) -> None:
    ui = show(button("a", 0, 0), button("b", 200, 0), button("c", 400, 0))
    assert tour(ui, 3, "shift+tab") == ["c", "b", "a"]


def test_what_stands_in_one_panel_stays_together(show: Show) -> None:
    left = Panel(**box(0, 0, 300, 400)).add(button("a", 0, 0), button("b", 0, 200))
    right = Panel(**box(400, 0, 300, 400)).add(button("c", 0, 0), button("d", 0, 200))
    assert tour(show(right, left), 4) == ["a", "b", "c", "d"]


def test_disabled_buttons_can_be_focused_and_hidden_ones_cannot(show: Show) -> None:
    greyed = button("greyed", 0, 0)
    hidden = button("hidden", 200, 0)
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
    ui.screen.stage.focus.focus_node(middle, shows_ring=True)
    ui.press_keys(key)
    assert focused(ui) == name


def test_an_arrow_along_a_row_goes_far_before_it_goes_to_the_side(show: Show) -> None:
    corner = button("corner", 1650, 8)
    nearer = button("nearer, but below", 1400, 360)
    ui = show(corner, button("far, in the row", 790, 95), nearer)
    ui.screen.stage.focus.focus_node(corner, shows_ring=True)
    ui.press_keys("left")
    assert focused(ui) == "far, in the row"


@pytest.mark.parametrize("role", ["cell", "area"])
def test_arrows_lead_over_a_map_before_to_what_lies_over_it(show: Show, role: str) -> None:
    here = button("here", 450, 500)
    there = button("there", 800, 420)
    here.role = there.role = role
    ui = show(here, there, button("over the map", 490, 560))
    ui.screen.stage.focus.focus_node(here, shows_ring=True)
    ui.press_keys("right")
    assert focused(ui) == "there"


def test_an_arrow_leads_to_a_cell_far_to_the_side_before_it_leaves_the_map(show: Show) -> None:
    here = button("here", 450, 200)
    there = button("there", 650, 900)
    here.role = there.role = "cell"
    ui = show(here, there, button("beside the map", 1500, 220))
    ui.screen.stage.focus.focus_node(here, shows_ring=True)
    ui.press_keys("right")
    assert focused(ui) == "there"


def test_an_arrow_without_a_neighbour_stays(show: Show) -> None:
    ui = show(button("only", 0, 0))
    ui.press_keys("tab", "right")
    assert focused(ui) == "only"


def test_arrows_reach_what_is_scrolled_away_before_what_lies_beside_the_list(show: Show) -> None:
    rows = [Node(height=190) for _ in range(4)]
    for row, name in zip(rows, "abcd", strict=True):
        row.add(button(name, 0, 140))
    ui = show(ScrollList(rows, 200, **box(0, 100, 120, 210)), button("below", 0, 320))
    assert tour(ui, 5, "down") == ["a", "b", "c", "d", "below"]
    assert tour(ui, 4, "up") == ["d", "c", "b", "a"]


def test_the_first_arrow_leads_to_what_enter_would_press(show: Show) -> None:
    chief = button("chief", 0, 400)
    chief.keys = ("@confirm",)
    ui = show(button("corner", 800, 0), chief)
    ui.press_keys("down")
    assert focused(ui) == "chief"


def test_the_focus_waits_for_what_was_hidden_for_a_moment(show: Show) -> None:
    hidden = button("b", 200, 0)
    ui = show(button("a", 0, 0), hidden)
    ui.press_keys("tab", "tab")
    stage = ui.screen.stage
    stage.root.remove(hidden)
    stage.update_before_next_drawing()
    ui.advance_time(0.1)
    assert stage.focus.saved_focus == ("", True)
    stage.root.add(button("b", 200, 0))
    stage.update_before_next_drawing()
    ui.advance_time(0.1)
    assert stage.focus.saved_focus == ("b", True)


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_activate_the_focused_node(show: Show, key: str) -> None:
    done: list[str] = []
    first = button("a", 0, 0)
    second = button("b", 200, 0)
    first.on_click = lambda: done.append("a")
    second.on_click = lambda: done.append("b")
    ui = show(first, second)
    ui.press_keys("tab", "tab", key)
    assert done == ["b"]


def test_the_ring_shows_after_a_key_and_not_after_a_click(show: Show) -> None:
    clicked = button("a", 100, 100)
    clicked.on_click = lambda: None
    ui = show(clicked)
    ui.click(name="a")
    assert not ui.screen.stage.focus.is_ring_shown
    before = picture()
    ui.press_keys("tab")
    assert picture() != before
    assert pixel(96, 125) == (255, 246, 222)


def test_the_ring_of_a_pane_keeps_away_from_what_it_shows(show: Show) -> None:
    pane = Node(name="pane", focusable=True, **box(100, 100, 200, 80))
    pane.clips_children = True
    ui = show(pane)
    close = pixel(96, 140)
    ui.press_keys("tab")
    assert pixel(96, 140) == close
    assert pixel(88, 140) == (255, 246, 222)


def test_the_ring_of_a_slider_keeps_to_its_knob(show: Show) -> None:
    ui = show(Slider(range(11), 0, lambda _: None, **box(100, 100, 200, 44)))
    far = pixel(250, 96)
    ui.press_keys("tab")
    assert pixel(250, 96) == far
    assert pixel(96, 122) == (255, 246, 222)


def test_focus_follows_a_rebuilt_tree_by_name(show: Show) -> None:
    ui = show(button("a", 0, 0), button("b", 200, 0))
    tour(ui, 2)
    root = ui.screen.stage.root
    root.clear()
    root.add(button("a", 0, 0), fresh := button("b", 200, 0))
    ui.screen.stage.update_before_next_drawing()
    ui.advance_time(0.05)
    assert ui.screen.stage.focus.node is fresh


def test_the_spoken_label_is_told_for_every_focus_by_key(show: Show) -> None:
    spoken: list[str] = []
    ui = show(button("Pass", 0, 0), button("Undo", 200, 0))
    ui.screen.stage.on_node_focused = lambda node: spoken.append(node.label)
    tour(ui, 2)
    assert spoken == ["Pass", "Undo"]


def test_arrows_find_areas_that_have_only_an_outline(show: Show) -> None:
    outline = [(0, 0), (80, 10), (60, 90), (5, 60)]
    areas = [
        Node(name=name, x=x, y=200, hit=Polygon(outline), on_click=lambda: None)
        for name, x in (("west", 100), ("east", 400))
    ]
    ui = show(*areas)
    ui.press_keys("tab")
    before = picture()
    ui.press_keys("right")
    assert focused(ui) == "east"
    assert picture() != before


def test_every_clickable_node_can_be_focused_by_default() -> None:
    assert Node(on_click=lambda: None).focusable
    assert not Node().focusable


# A game controller speaks the keyboard's language: posted events move the same focus.


@pytest.fixture(autouse=True)
def keyboard() -> None:
    """Keys have codes only while there is a display."""
    pygame.display.init()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def pads(clock: FakeClock) -> Controllers:
    keymap = Keymap({"undo": "u", "describe": "f9", "help": "f1", "menu": "f10"})
    return Controllers(keymap, clock)


def names(pads: Controllers, *events: Event) -> list[str]:
    """The keys that go down."""
    return down([key for event in events for key in pads.key_events_for(event)])


def down(told: list[Event]) -> list[str]:
    return [pygame.key.name(key.key) for key in told if key.type == pygame.KEYDOWN]


def test_every_button_is_a_key(pads: Controllers) -> None:
    pressed = [
        Event(pygame.CONTROLLERBUTTONDOWN, button=button) for button in KEY_BY_CONTROLLER_BUTTON
    ]
    keys = names(pads, *pressed)
    assert keys[:7] == ["up", "down", "left", "right", "return", "escape", "u"]
    assert keys[7:] == ["f9", "page up", "page down", "f1", "f10"]


def test_a_command_without_a_key_is_silent() -> None:
    pads = Controllers(Keymap(), FakeClock())
    press = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X)
    assert pads.key_events_for(press) == []


def test_a_stick_is_an_arrow_once_until_it_is_upright_again(pads: Controllers) -> None:
    def tilt(share: float) -> Event:
        return Event(pygame.CONTROLLERAXISMOTION, axis=0, value=round(share * 32767))

    assert names(pads, tilt(0.9), tilt(1.0), tilt(0.5)) == ["right"]
    assert names(pads, tilt(0.1), tilt(-0.8)) == ["left"]
    assert names(pads, Event(pygame.CONTROLLERAXISMOTION, axis=4, value=32767)) == []


def test_a_held_direction_comes_again_until_let_go(pads: Controllers, clock: FakeClock) -> None:
    held = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    assert names(pads, Event(pygame.CONTROLLERBUTTONDOWN, button=held)) == ["down"]
    assert pads.repeated_key_events() == []
    assert 0 < pads.seconds_to_repeat() < 1
    clock.sleep(0.5)
    assert down(pads.repeated_key_events()) == ["down"]
    assert pads.repeated_key_events() == []
    assert names(pads, Event(pygame.CONTROLLERBUTTONUP, button=held)) == []
    clock.sleep(5)
    assert pads.repeated_key_events() == []


def test_an_unknown_pad_has_a_cross_and_four_buttons(pads: Controllers) -> None:
    cross = Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=3)
    rest = Event(pygame.JOYHATMOTION, value=(0, 0), instance_id=3)
    buttons = [Event(pygame.JOYBUTTONDOWN, button=n, instance_id=3) for n in (0, 1, 9)]
    assert names(pads, cross, rest, *buttons) == ["up", "return", "escape"]


def test_a_pad_pulled_out_lets_go_of_everything(pads: Controllers, clock: FakeClock) -> None:
    left = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    names(pads, left, Event(pygame.JOYDEVICEREMOVED, instance_id=0))
    clock.sleep(5)
    assert pads.repeated_key_events() == []


@pytest.mark.parametrize(
    "event",
    [
        Event(pygame.JOYDEVICEADDED, device_index=7),
        Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=7),
        Event(pygame.JOYDEVICEREMOVED, instance_id=7),
    ],
)
def test_a_pad_that_is_gone_before_it_is_heard_is_only_told(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch, event: Event
) -> None:
    faults: list[str] = []
    pads = Controllers(Keymap(), clock)
    pads.on_fault = lambda: faults.append("told")

    def gone(*_: object) -> NoReturn:
        raise pygame.error("Invalid joystick device number")

    monkeypatch.setattr(
        "game.scene.input.controllers.Controllers._handlers_by_event_type", {event.type: gone}
    )
    assert pads.key_events_for(event) == []
    assert faults == ["told"]


def test_a_system_without_controllers_is_only_told(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[str] = []

    def unavailable() -> NoReturn:
        raise pygame.error("no joystick subsystem")

    monkeypatch.setattr(pygame.joystick, "init", unavailable)
    pads = Controllers(Keymap(), clock)
    pads.on_fault = lambda: faults.append("told")
    pads.start()
    assert faults == ["told"]


@pytest.mark.parametrize(
    ("key", "place", "means"),
    [
        ("я", pygame.KSCAN_Z, "z"),
        ("ф", pygame.KSCAN_A, "a"),
        ("ě", pygame.KSCAN_2, "2"),
        ("θ", pygame.KSCAN_U, "u"),
    ],
)
def test_a_shortcut_is_at_its_place_on_a_keyboard_of_other_letters(
    key: str, place: int, means: str
) -> None:
    press = Event(pygame.KEYDOWN, key=ord(key), scancode=place, mod=0, unicode=key)
    assert stroke_from_event(press).matches_key(means)
    assert stroke_from_event(press).matches_key(key)
    with_control = Event(
        pygame.KEYDOWN, key=ord(key), scancode=place, mod=pygame.KMOD_LCTRL, unicode=""
    )
    assert stroke_from_event(with_control).matches_key(f"ctrl+{means}")
    assert not stroke_from_event(with_control).matches_key(means)


FRENCH = {"1": "&", "2": "é", "6": "-", "8": "_"}
CZECH = {"1": "+", "2": "ě", "6": "ž", "8": "á"}


def digit_key(digit: str, sign: str, *, shift: bool) -> Event:
    """Return a press of a digit's key that writes a sign, and the digit with Shift."""
    place = pygame.KSCAN_1 + "1234567890".index(digit)
    mod = pygame.KMOD_LSHIFT if shift else 0
    typed = digit if shift else sign
    return Event(pygame.KEYDOWN, key=ord(sign), scancode=place, mod=mod, unicode=typed)


@pytest.mark.parametrize("keys", [FRENCH, CZECH])
@pytest.mark.parametrize("digit", FRENCH)
def test_keys_of_digits_are_where_they_are_on_other_keyboards(
    show: Show, keys: dict[str, str], digit: str
) -> None:
    clicked: list[str] = []
    stage = show(
        *(
            Button(
                key,
                keys=(key,),
                on_click=partial(clicked.append, key),
                **box(10, 10 + 60 * row, 100, 50),
            )
            for row, key in enumerate((digit, f"shift+{digit}"))
        )
    ).screen.stage
    for shift in (False, True):
        stage.handle_key(stroke_from_event(digit_key(digit, keys[digit], shift=shift)))
    assert clicked == [digit, f"shift+{digit}"]


@pytest.mark.parametrize("keys", [FRENCH, CZECH])
def test_a_digit_written_with_shift_is_that_digit_where_shift_means_nothing_else(
    show: Show, keys: dict[str, str]
) -> None:
    clicked: list[str] = []
    button = Button("2", keys=("2",), on_click=partial(clicked.append, "2"), **box(10, 10, 90, 50))
    stage = show(button).screen.stage
    stage.handle_key(stroke_from_event(digit_key("2", keys["2"], shift=True)))
    assert clicked == ["2"]


def test_a_sign_keeps_its_shortcut_where_its_key_has_no_digit_to_pick(show: Show) -> None:
    clicked: list[str] = []
    less = Button("less", keys=("-",), on_click=partial(clicked.append, "-"), **box(10, 10, 90, 50))
    stage = show(less).screen.stage
    stage.handle_key(stroke_from_event(digit_key("6", FRENCH["6"], shift=False)))
    assert clicked == ["-"]


def test_a_command_can_have_a_key_of_another_alphabet() -> None:
    keymap = Keymap({"undo": "u"})
    keymap.set_own_keys({"undo": "я"})
    assert stroke_from_event(present(keymap.key_event_of_command("undo"))).name == "я"


def test_a_latin_letter_means_itself_wherever_it_is() -> None:
    press = Event(pygame.KEYDOWN, key=pygame.K_z, scancode=pygame.KSCAN_Y, mod=0, unicode="z")
    assert stroke_from_event(press).matches_key("z")
    assert not stroke_from_event(press).matches_key("y")


def two_panels(show: Show) -> UiDriver:
    def panel(x: float, name: str) -> Node:
        inside = [Button(f"{name}{row}", **box(10, 10 + 60 * row, 100, 50)) for row in range(3)]
        return Panel("slate", **box(x, 100, 130, 300)).add(*inside)

    return show(panel(100, "a"), panel(600, "b"))


def label_in_focus(ui: UiDriver) -> str:
    node = ui.screen.stage.focus.node
    return node.label if node is not None else ""


def test_shoulders_lead_from_part_to_part(show: Show) -> None:
    ui = two_panels(show)
    seen = []
    for _ in range(3):
        ui.press_controller_button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        seen.append(label_in_focus(ui))
    ui.press_controller_button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert [*seen, label_in_focus(ui)] == ["a0", "b0", "a0", "b0"]


def test_the_names_of_the_buttons_stand_below_for_a_while_when_a_pad_is_taken_up(
    show: Show,
) -> None:
    ui = two_panels(show)
    ui.window.controller_button_text = lambda: "A choose"
    ui.press_controller_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert [notice.text for notice in ui.screen.stage.notices] == ["A choose"]
    ui.advance_time(9)
    assert not ui.screen.stage.notices
    ui.press_keys("tab")
    ui.press_controller_button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert ui.screen.stage.notices


def test_what_is_covered_has_no_place_in_the_focus_order(show: Show) -> None:
    ui = show(
        Button("below", **box(100, 100, 100, 50)),
        Panel("slate", **box(50, 50, 300, 300)),
        Button("beside", **box(600, 100, 100, 50)),
    )
    for _ in range(2):
        ui.press_keys("tab")
        assert label_in_focus(ui) == "beside"


@pytest.mark.parametrize(
    ("listening", "plugged", "present"), [(False, 0, False), (True, 0, False), (True, 1, True)]
)
def test_only_a_pad_that_is_plugged_in_has_to_be_looked_after(
    pads: Controllers,
    monkeypatch: pytest.MonkeyPatch,
    *,
    listening: bool,
    plugged: int,
    present: bool,
) -> None:
    monkeypatch.setattr(pygame.joystick, "get_init", lambda: listening)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: plugged)
    assert pads.must_be_polled is present
