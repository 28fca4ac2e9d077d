"""The window: sleeps when nothing moves, keeps time, follows its size, runs a stack of screens."""

import subprocess
import sys
import threading

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.scene.animation.node_animations import EndlessAnimation, make_move_tween
from game.scene.drawing import frame
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.zoom import Sprite
from game.scene.stage.sheet_placing import box
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button, ScrollList
from game.scene.window.window import (
    STEP_SECONDS,
    UNCHANGED_SIZE_SECONDS_BEFORE_LAYOUT,
    Screen,
    Window,
)
from tests.scene.nodes import DailyGameDiary, Show, Table, picture, pixel


def red_square() -> Sprite:
    surface = Surface((40, 40))
    surface.fill("red")
    return Sprite(surface, x=100, y=100)


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_screen_knows_whether_keys_have_opened_it(show: Show, by_keys: bool) -> None:
    button = Button("on", **box(0, 0, 100, 50))
    ui = show(button)
    further = DailyGameDiary(ui.window.kit, "further", [])
    button.on_click = lambda: ui.window.push(further)
    ui.press_keys("tab", "enter") if by_keys else ui.click(label="on")
    assert further.stage.is_last_input_key is by_keys


def test_a_page_opened_by_a_key_knows_what_lies_under_the_resting_pointer(show: Show) -> None:
    ui = show(button := Button("here", **box(0, 0, 400, 200)))
    ui.hover(label="here")
    rows = [Node(height=190) for _ in range(9)]
    scroll = ScrollList(rows, 200, **box(0, 0, 400, 400))
    ui.window.push(Table(ui.window.kit, (scroll,)))
    pygame.event.post(Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1))
    ui.window.run_one_iteration(waits_for_events=False)
    assert scroll.offset > 0
    ui.window.pop()
    ui.advance_time(0.1)
    assert button.hovered


def test_a_page_opened_under_a_resting_pointer_shows_a_tooltip_once_it_moves(show: Show) -> None:
    ui = show(Button("here", **box(0, 0, 400, 200)))
    ui.hover(label="here")
    there = Button("there", tooltip="Note", **box(0, 0, 400, 210))
    ui.window.push(Table(ui.window.kit, (there,)))
    ui.advance_time(5.0)
    assert there.hovered
    assert not ui.screen.stage.tooltips.is_shown
    ui.hover(label="there")
    ui.advance_time(5.0)
    assert ui.screen.stage.tooltips.is_shown


def test_a_still_picture_is_drawn_once_and_never_again(show: Show) -> None:
    ui = show(red_square())
    drawn = ui.window.frame_times.drawn_count
    ui.advance_time(1.0)
    assert ui.window.frame_times.drawn_count == drawn
    assert not ui.screen.needs_updates


def test_moving_the_pointer_over_nothing_draws_nothing(show: Show) -> None:
    ui = show(red_square())
    drawn = ui.window.frame_times.drawn_count
    for x in range(200, 260, 10):
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=(x, 300), rel=(0, 0), buttons=(0, 0, 0)))
        ui.window.run_one_iteration(waits_for_events=False)
    assert ui.window.frame_times.drawn_count == drawn


def test_an_animation_is_drawn_to_its_very_end_and_then_time_stands_still(show: Show) -> None:
    ui = show(square := red_square())
    ui.screen.stage.timeline.play(make_move_tween(square, (300, 100), 200))
    ui.advance_until_still()
    assert pixel(300, 100) == (255, 0, 0)
    assert pixel(100, 100) != (255, 0, 0)
    assert not ui.screen.needs_updates


class Counting(Screen):
    """Counts the steps of its logic."""

    steps = 0
    needs_updates = True

    def update(self, seconds: float) -> None:
        """Count."""
        assert seconds == STEP_SECONDS
        self.steps += 1


@pytest.mark.parametrize(("turns", "seconds", "steps"), [(20, 1 / 20, 60), (1, 30.0, 5)])
def test_logic_runs_sixty_times_a_second_and_makes_up_five_steps_at_most(
    window: Window, turns: int, seconds: float, steps: int
) -> None:
    window.push(screen := Counting(window.kit))
    window.run_one_iteration(waits_for_events=False)
    for _ in range(turns):
        window.clock.sleep(seconds)
        window.run_one_iteration(waits_for_events=False)
    assert screen.steps == pytest.approx(steps, abs=turns // 20)


def test_input_is_answered_in_the_same_turn(show: Show) -> None:
    ui = show(Button("Go", on_click=lambda: None, **box(0, 0, 100, 50)))
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=(50, 25), button=1))
    before = picture()
    ui.window.run_one_iteration(waits_for_events=False)
    assert picture() != before


def test_another_thread_can_wake_a_sleeping_window(show: Show) -> None:
    ui = show(square := red_square())
    moved = threading.Thread(target=lambda: ui.window.call_soon(lambda: setattr(square, "x", 500)))
    moved.start()
    ui.window.run_one_iteration(waits_for_events=True)  # would sleep a second if nobody called
    moved.join()
    ui.advance_time(STEP_SECONDS)
    assert pixel(500, 100) == (255, 0, 0)


def test_a_way_back_over_several_screens_enters_and_arranges_the_last_alone(
    window: Window,
) -> None:
    notes: list[str] = []
    house, title, page, table = (
        DailyGameDiary(window.kit, name, notes) for name in ("house", "title", "page", "table")
    )
    for screen in (page, table):
        window.push(screen)
    notes.clear()
    window.replace_all_screens(house, title)
    assert notes == ["table leaves", "title enters", "title 1920x1080"]
    assert window.screens == (house, title)
    window.pop()
    assert notes[3:] == ["title leaves", "house enters", "house 1920x1080"]


def test_screens_enter_and_leave_in_turn(window: Window) -> None:
    notes: list[str] = []
    first, second = (DailyGameDiary(window.kit, name, notes) for name in ("a", "b"))
    window.push(first)
    window.push(second)
    window.pop()
    size = "1920x1080"
    assert notes == [
        "a enters", f"a {size}", "a leaves", "b enters", f"b {size}", "b leaves",
        "a enters", f"a {size}",
    ]  # fmt: skip
    window.pop()
    assert window.screen is None


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (2560, 1080), (333, 999), (1, 1)])
def test_any_size_is_arranged_and_one_too_small_like_a_stamp(
    window: Window, size: tuple[int, int]
) -> None:
    notes: list[str] = []
    window.push(DailyGameDiary(window.kit, "a", notes))
    pygame.display.set_mode(size)
    window.run_one_iteration(waits_for_events=False)
    window.clock.sleep(UNCHANGED_SIZE_SECONDS_BEFORE_LAYOUT)
    window.run_one_iteration(waits_for_events=False)
    assert notes[-1] == f"a {max(size[0], 200)}x{max(size[1], 150)}"


def test_of_sizes_that_come_one_soon_after_the_other_the_last_alone_is_laid_out(
    window: Window,
) -> None:
    notes: list[str] = []
    window.push(DailyGameDiary(window.kit, "a", notes))
    before = len(notes)
    for width in (800, 900, 1000):
        pygame.display.set_mode((width, 600))
        window.run_one_iteration(waits_for_events=False)
        window.clock.sleep(0.8 * UNCHANGED_SIZE_SECONDS_BEFORE_LAYOUT)
    assert len(notes) == before
    window.run_one_iteration(waits_for_events=False)
    window.clock.sleep(UNCHANGED_SIZE_SECONDS_BEFORE_LAYOUT)
    window.run_one_iteration(waits_for_events=False)
    assert notes[before:] == ["a 1000x600"]


def test_a_new_user_scale_arranges_again(window: Window) -> None:
    notes: list[str] = []
    window.push(DailyGameDiary(window.kit, "a", notes))
    window.set_user_scale(5.0)
    window.run_one_iteration(waits_for_events=False)
    assert len(notes) == 3
    assert window.units.chosen_control_scale == 2.0


@pytest.mark.parametrize("way", ["full screen", "there and back"])
def test_a_new_surface_of_the_same_size_is_drawn_whole(show: Show, way: str) -> None:
    ui = show(red_square())
    size = pygame.display.get_window_size()
    if way == "full screen":
        ui.window.set_full_screen(True)
    else:
        pygame.event.post(Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    pygame.display.set_mode(size).fill("black")  # as on a desktop as large as the window
    ui.window.run_one_iteration(waits_for_events=False)
    assert pixel(100, 100) == (255, 0, 0)


@pytest.mark.parametrize("driver", ["x11", "windows", "cocoa"])
def test_a_window_as_large_as_another_monitor_is_not_full_screen(
    show: Show, monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    window = show(Node()).window
    monitors = [*pygame.display.get_desktop_sizes(), pygame.display.get_window_size()]
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: monitors)
    assert not window.full_screen
    for full in (True, False):
        window.set_full_screen(full)
        assert window.full_screen is full


def test_without_a_window_manager_the_window_itself_takes_the_size_of_the_desktop(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = show(Node()).window
    size = pygame.display.get_window_size()
    desktop = size[0] + 100, size[1] + 100
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    monkeypatch.setattr(frame, "is_without_window_manager", lambda: True)
    window.set_full_screen(True)
    assert pygame.display.get_window_size() == desktop
    assert window.full_screen
    window.set_full_screen(False)
    assert pygame.display.get_window_size() == size
    assert not window.full_screen


def test_full_screen_beside_the_notch_of_a_laptop_is_full_screen(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = show(Node()).window
    window.set_full_screen(True)
    width, height = pygame.display.get_window_size()
    notched = [(width, height + 38)]
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "cocoa")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: notched)
    assert window.full_screen


def test_the_close_button_ends_the_loop(show: Show) -> None:
    ui = show(Node())
    pygame.event.post(Event(pygame.QUIT))
    ui.window.run_one_iteration(waits_for_events=False)
    assert ui.window.screen is None


def test_an_event_the_screen_used_up_is_drawn_too(window: Window) -> None:
    class Own(Screen):
        square = red_square()

        def intercept_event(self, event: Event) -> bool:
            """Move the square by an own key."""
            self.square.x = 400
            return event.type == pygame.KEYDOWN

    window.push(screen := Own(window.kit))
    screen.stage.root.add(screen.square)
    UiDriver(window).press_keys("x")
    assert pixel(400, 100) == (255, 0, 0)


def test_of_a_row_of_motions_only_the_last_counts(window: Window) -> None:
    seen: list[tuple[int, int]] = []

    class Listening(Screen):
        def intercept_event(self, event: Event) -> bool:
            """Note motions."""
            if event.type == pygame.MOUSEMOTION:
                seen.append(event.pos)
            return False

    window.push(Listening(window.kit))
    UiDriver(window)
    for x in range(5):
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=(x, 9), rel=(0, 0), buttons=(0, 0, 0)))
    window.run_one_iteration(waits_for_events=False)
    assert seen == [(4, 9)]


@pytest.mark.thorough
def test_every_frame_of_three_hundred_moving_sprites_is_drawn(show: Show) -> None:
    squares = [red_square() for _ in range(300)]
    ui = show(*squares)
    for i, square in enumerate(squares):
        square.x = i % 30 * 60
        square.y = i // 30 * 100
        ui.screen.stage.timeline.play(make_move_tween(square, (square.x + 90, square.y + 60), 900))
    before = ui.window.frame_times.drawn_count
    for _ in range(30):
        ui.advance_time(STEP_SECONDS)
    assert ui.window.frame_times.drawn_count == before + 30


class Tide(Node):
    """A lively node that shows another picture after every look."""

    is_endlessly_animated = True

    def __init__(self) -> None:
        super().__init__()
        self.pictures = [Surface((40, 40)), Surface((40, 40))]
        self.pictures[1].fill("red")
        self.seconds = 0.0

    def set_elapsed(self, elapsed_seconds: float) -> None:
        """Take the seconds since the beginning."""
        self.seconds = elapsed_seconds

    def draw(self, canvas: Canvas) -> None:
        """Put the one or the other picture."""
        canvas.draw_picture(self.pictures[self.seconds > 0], 500, 500)


def test_a_lively_node_is_drawn_alone_while_nothing_else_moves(show: Show) -> None:
    tide = Tide()
    ui = show(red_square(), tide)
    ui.screen.stage.timeline.play_endless(EndlessAnimation(tide.set_elapsed))
    ui.advance_time(0.5)
    assert not ui.screen.needs_updates
    assert pixel(510, 510) == (255, 0, 0)
    assert pixel(100, 100) == (255, 0, 0)


@pytest.mark.parametrize("way", ["reduced", "are_endless_animations_off", "behind"])
def test_nothing_stirs_in_a_window_that_is_to_stand_still(show: Show, way: str) -> None:
    tide = Tide()
    ui = show(tide)
    timeline = ui.screen.stage.timeline
    timeline.play_endless(EndlessAnimation(tide.set_elapsed))
    if way == "behind":
        pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
        ui.window.run_one_iteration(waits_for_events=False)
    else:
        setattr(timeline, way, True)
    drawn = ui.window.frame_times.drawn_count
    ui.advance_time(0.5)
    assert (ui.window.frame_times.drawn_count, tide.seconds) == (drawn, 0.0)


@pytest.mark.thorough
def test_what_pygame_loads_late_is_there_before_a_thread_asks_for_it() -> None:
    program = (
        "import sys; import game.scene.window.window; "
        "print(type(sys.modules['pygame.surfarray']).__name__)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    ).stdout
    assert said.split()[-1] == "module"
