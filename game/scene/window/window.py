"""Window: the stack of screens and the main loop, which sleeps when nothing moves."""

from collections.abc import Callable
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import SimpleQueue

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scene.audio import PIECE_ENDED_EVENT
from game.scene.drawing.display_settings import set_accents_and_tell_if_changed
from game.scene.drawing.frame import Display, WindowOptions
from game.scene.drawing.house_accents import HOUSE_ACCENTS
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.input.controllers import Controllers
from game.scene.input.keys import HeldKeys, KeyStroke, stroke_from_event
from game.scene.stage.sheet_placing import Point
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.scene.window.clock_and_events import (
    Clock,
    EventQueue,
    FrameTimes,
    collect_garbage_if_due,
    find_event_sleep_function,
)
from game.scene.window.screen_kit import Kit

STEP_SECONDS = 1 / 60
MAX_UPDATE_STEPS_PER_FRAME = 5
MAX_SLEEP_SECONDS_WHEN_IDLE = 1.0
ENDLESS_ANIMATION_FRAME_SECONDS = (
    1 / 12
)  # seconds between two frames of endless animations, to save work
WAKE_EVENT_LOOP_EVENT = pygame.event.custom_type()
MIN_WINDOW_SIZE_PX = (200, 150)
MIN_SECONDS_LEFT_FOR_PREDRAWING = (
    0.005  # with less time left in a frame nothing is drawn in advance
)
UNCHANGED_SIZE_SECONDS_BEFORE_LAYOUT = (
    0.1  # a new size is laid out after it has not changed for this long
)
SECONDS_AFTER_INPUT_BEFORE_PREDRAWING = (
    0.2  # nothing is drawn in advance for this long after an input
)
ALWAYS_FULL_SCREEN_HOTKEYS = ("alt+return",)
EVENT_TYPES_THAT_LOSE_PICTURE = (pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE, pygame.WINDOWRESTORED)


class Screen:
    """A screen: a stage and the methods that the window calls.

    Subclasses build their tree in `arrange` and override what they need. `window` is set before
    `on_enter` and valid until after `on_leave`.
    """

    window: "Window"
    has_program_accents = False  # whether it belongs to no title: it has the program's accents
    names_program_in_window_title: bool | None = False
    """Whether the window is called by the program's name instead of that of the open title; None if
    the page is about neither, so that the screen below decides."""
    music: tuple[str, ...] = ()  # pieces of music for the screen; empty: the present one continues

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.stage = Stage(kit)

    def on_enter(self) -> None:
        """Called whenever the screen becomes the top screen, also when it returns there; by default
        do nothing."""

    def on_leave(self) -> None:
        """Called when the screen is no longer the top screen; by default do nothing."""

    def arrange(self, units: WindowUnits) -> None:
        """Build or position the nodes for this window size; called after `on_enter` and whenever
        the size changes."""

    def intercept_event(self, event: Event) -> bool:
        """Process an event before the stage does; return True if the stage must not get it. By
        default return False."""
        return False

    def update(self, seconds: float) -> None:
        """Advance the screen by `seconds` (1/60 s), apart from its stage; called only while
        something moves. By default do nothing."""

    @property
    def needs_updates(self) -> bool:
        """Whether `update` must be called as time passes, for the screen or the stage's
        animations."""
        return self.stage.needs_updates

    @property
    def has_endless_animation(self) -> bool:
        """Whether an endless animation needs a new frame now and then while nothing else moves."""
        return self.stage.has_endless_animation

    def draw(self, target: Surface) -> list[Rect]:
        """Draw the screen; return the changed rectangles."""
        return self.stage.draw(target)

    def call_soon(self, function: Callable[[], None]) -> None:
        """Run a function soon on the window's thread; this may be called from any thread."""
        self.window.call_soon(function)


__all__ = ["STEP_SECONDS", "Window", "WindowOptions"]


class Window:
    """Runs the top screen: events, steps of 1/60 s, and drawing of changes.

    `on_quit` is called for the close button; `on_full_screen` when the window starts or stops
    filling the desktop, whoever has caused it; `on_screenshot` saves a screenshot and returns
    the text to show; `on_file_dropped` gets a file that was dropped on the window; `on_error`
    gets an error of the program and returns whether to continue.
    """

    def __init__(
        self, kit: Kit, options: WindowOptions | None = None, clock: Clock | None = None
    ) -> None:
        self.kit = kit
        self.clock = clock or Clock()
        self.frame_times = FrameTimes()
        self.on_quit: Callable[[], None] = self.close
        self.on_full_screen: Callable[[bool], None] = lambda full: None
        self.on_screenshot: Callable[[Surface], str] = lambda picture: ""
        self.on_file_dropped: Callable[[Path], None] = lambda file: None
        self.on_error: Callable[[Exception], bool] = lambda fault: False
        self.accents = HOUSE_ACCENTS  # of the title whose pages are shown
        self._title_and_icon: tuple[str, Surface | None] = ("", None)
        self._shown_icon: Surface | None = None
        self.house_title_and_icon: tuple[str, Surface | None] | None = None
        """What the window is called on pages about no title, and the picture that stands for it."""
        self.controller_button_text: Callable[[], str] = (
            str  # returns the names of a game controller's buttons
        )
        options = options or WindowOptions()
        self._display = Display(options)
        self._was_full_screen = self.full_screen
        self._user_scale = options.user_scale
        self._screens: list[Screen] = []
        self._last_pointer_at: Point | None = None  # on the page left last, in px
        self._pending_calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._arranged_units: WindowUnits | None = None
        self._held_keys = HeldKeys()
        self.last_key_name = ""  # the name of the last key, "" after a click
        self._last_key_text = ""  # the character it types
        self.controllers = Controllers(kit.keymap, self.clock)
        self._is_pad_notice_shown = False  # whether the names of its buttons have been shown
        self._event_queue = EventQueue(self.clock, find_event_sleep_function())
        self._last_iteration_time = self._stirred = self.clock.now()
        self.is_in_front = True  # False while another window has the keyboard, and nothing moves
        self._unspent_seconds = 0.0  # seconds of steps not taken yet
        self._is_picture_lost = False  # the system has lost the picture
        self._size_settles_at = 0.0  # when a changed size counts as final
        self._draw_ahead_at = 0.0  # when an idle window may draw something in advance
        self._left_layout_count = 0  # screens and layouts left since the last collection of garbage

    @property
    def screen(self) -> Screen | None:
        """The screen on top, None when there is none."""
        return self._screens[-1] if self._screens else None

    @property
    def screens(self) -> tuple[Screen, ...]:
        """All open screens, the lowest first."""
        return tuple(self._screens)

    def push(self, screen: Screen) -> None:
        """Leave the current screen, if any, and put a new one on top."""
        if self.screen is not None:
            self._leave_and_drop_cached_drawings(self.screen)
        self._screens.append(screen)
        self._enter_and_arrange(screen)

    def pop(self) -> None:
        """Leave and remove the top screen and return to the one below; if there is none, `run`
        ends."""
        if self._screens:
            self._leave_and_drop_cached_drawings(self._screens.pop())
            self._left_layout_count += 1
        if self.screen is not None:
            self._enter_and_arrange(self.screen)

    def replace_all_screens(self, *screens: Screen) -> None:
        """Leave the current screen, if any, and replace all open screens by `screens`, the lowest
        first; only the last one is entered and arranged."""
        if self.screen is not None:
            self._leave_and_drop_cached_drawings(self.screen)
        self._left_layout_count += sum(1 for screen in self._screens if screen not in screens)
        self._screens[:] = screens
        self._enter_and_arrange(screens[-1])

    def drop_all_screens(self) -> None:
        """Remove all screens without calling their `on_leave`, because a screen is broken."""
        self._screens.clear()

    def close(self) -> None:
        """Leave the top screen and remove all screens, so that `run` ends."""
        if self.screen is not None:
            self.screen.on_leave()
        self._screens.clear()

    @property
    def units(self) -> WindowUnits:
        """The window's size now, in px and u, but at least a minimum, and the player's scale of
        controls."""
        width, height = map(max, self._display.surface.get_size(), MIN_WINDOW_SIZE_PX)
        return WindowUnits(width, height, self._user_scale)

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the desktop."""
        return self._display.is_full_screen

    def set_full_screen(self, is_full_screen: bool) -> None:
        """Make the window fill the desktop, or restore its size."""
        if is_full_screen != self.full_screen:
            self._display.set_full_screen(is_full_screen)
            self._on_surface_lost()

    def set_title(self, title: str, icon: Surface | None = None) -> None:
        """Set the window's title and, if given, its icon."""
        self._title_and_icon = (title, icon or self._title_and_icon[1])
        self._update_title()

    def _update_title(self) -> None:
        said = (screen.names_program_in_window_title for screen in reversed(self._screens))
        is_of_program = next((names for names in said if names is not None), True)
        house = self.house_title_and_icon if is_of_program else None
        title, icon = house or self._title_and_icon
        self._display.set_title(title, icon if icon is not self._shown_icon else None)
        self._shown_icon = icon

    def set_user_scale(self, scale: float) -> None:
        """Set the scale of the controls, limited to 0.75 to 2; the screen is then arranged
        again."""
        self._user_scale = min(max(scale, 0.75), 2.0)

    def call_soon(self, function: Callable[[], None]) -> None:
        """Run a function soon on the window's thread.

        This may be called from any thread; it wakes the main loop.
        """
        self._pending_calls.put(function)
        with suppress(pygame.error):  # while the window closes there is no loop to wake
            pygame.event.post(Event(WAKE_EVENT_LOOP_EVENT))

    def watch_controllers(self) -> None:
        """Open the connected game controllers and watch for new ones."""
        self.controllers.start()

    def show_notice_on_top_screen(self, text: str) -> None:
        """Show a notice on the screen that is on top when all functions of `call_soon` have run."""

        def show_notice() -> None:
            if self.screen is not None:
                self.screen.stage.show_top_notice(text)

        self.call_soon(show_notice)

    def run(self) -> None:
        """Run the main loop until no screen is left, then close the window. An error ends it too;
        if `on_error` is set and returns True for the error, the loop continues."""
        self.watch_controllers()
        while self._screens:
            try:
                self.run_one_iteration()
            except Exception as fault:
                if not self.on_error(fault):
                    raise
        self._display.close()

    def run_one_iteration(self, *, waits_for_events: bool = True, may_draw: bool = True) -> None:
        """Run one iteration: wait for events, process them, advance the time, draw, and wait for
        the next frame.

        Without `waits_for_events` it does not wait for events; without `may_draw` the drawing is
        left to a later iteration.
        """
        moving = self._needs_updates()
        patience = self._seconds_until_next_work() if waits_for_events and not moving else 0.0
        patience = min(patience, self.controllers.seconds_to_repeat())
        pads = self.controllers
        events = self._event_queue.wait_for_events(
            patience, in_front=self.is_in_front, polls_controllers=pads.must_be_polled
        )
        started = self.clock.now()
        if not moving:
            self._last_iteration_time = started
            self._unspent_seconds = 0.0  # no time passes in a still picture
        pressed = [key for raw in events for key in pads.key_events_for(raw)]
        for event in self._held_keys.without_late_repetitions(pressed):
            self._handle_event(event)
        for event in pads.repeated_key_events():
            self._handle_event(event)
        if self.screen is not None and pads.was_used_last != self._is_pad_notice_shown:
            self._is_pad_notice_shown = pads.was_used_last  # once, not on every page
            self.screen.stage.show_bottom_notice(
                self.controller_button_text() if pads.was_used_last else ""
            )
        self._run_pending_calls()
        self._update_by_elapsed_time(started)
        drawn = (
            may_draw
            and not self._is_resizing()
            and (self._arrange_and_draw_if_needed() or self._draw_endless_animations(started))
        )
        if self.screen is not None and self.screen.music:
            self.kit.sound.music.set_playlist(self.screen.music)
        self.frame_times.record_iteration(
            started,
            self.clock.now(),
            was_frame_shown=drawn,
            is_anything_animated=self._needs_updates(),
        )
        # An idle window draws one thing in advance, if there is any.
        busy = bool(events) or moving or self._needs_updates()
        quiet = not busy and self._draw_ahead_at == inf
        if collect_garbage_if_due(is_player_idle=quiet, unused_screens=self._left_layout_count):
            self._left_layout_count = 0
        if busy:
            self._draw_ahead_at = self.clock.now() + SECONDS_AFTER_INPUT_BEFORE_PREDRAWING
        elif (
            self.screen is not None and self.is_in_front and self.clock.now() >= self._draw_ahead_at
        ):
            more = self.screen.stage.on_spare_time()
            self._draw_ahead_at = self.clock.now() if more else inf
        if waits_for_events and self._needs_updates():
            moment = started + STEP_SECONDS
            while (
                self.screen is not None
                and moment - self.clock.now() > MIN_SECONDS_LEFT_FOR_PREDRAWING
            ):
                if not self.screen.stage.on_spare_time():
                    break
            self.clock.sleep(moment - self.clock.now())

    def _needs_updates(self) -> bool:
        return self.screen is not None and self.screen.needs_updates and self.is_in_front

    def _seconds_until_next_work(self) -> float:
        """Return in how many seconds the window has something to do even without input."""
        if not self._pending_calls.empty():
            return 0.0
        if self._is_resizing():
            return self._size_settles_at - self.clock.now()
        if not self.is_in_front:
            return MAX_SLEEP_SECONDS_WHEN_IDLE
        stir = max(self._stirred + ENDLESS_ANIMATION_FRAME_SECONDS - self.clock.now(), 0.001)
        ahead = max(self._draw_ahead_at - self.clock.now(), 0.0)
        return min(stir if self._has_endless_animation() else MAX_SLEEP_SECONDS_WHEN_IDLE, ahead)

    def _is_resizing(self) -> bool:
        return self.units != self._arranged_units and self.clock.now() < self._size_settles_at

    def _has_endless_animation(self) -> bool:
        return self.screen is not None and self.is_in_front and self.screen.has_endless_animation

    def _draw_endless_animations(self, now_seconds: float) -> bool:
        """Draw the endless animations if they are due and nothing else needs a drawing; return
        whether anything changed."""
        passed = now_seconds - self._stirred
        if self.screen is None or passed < ENDLESS_ANIMATION_FRAME_SECONDS - 1e-6:
            return False
        self._stirred = now_seconds
        if not self._has_endless_animation() or self._needs_updates():
            return False
        rects = self.screen.stage.draw_endless_animations(
            min(passed, 2 * ENDLESS_ANIMATION_FRAME_SECONDS), self._display.surface
        )
        if rects:
            self._display.update_rects_on_screen(rects)
        return bool(rects)

    def _handle_event(self, event: Event) -> None:
        screen = self.screen
        again = self._held_keys.track_key_and_tell_if_repeated(event)
        if event.type == pygame.QUIT:
            self.on_quit()
        elif event.type == pygame.DROPFILE:
            self.on_file_dropped(Path(event.file))
        elif event.type in EVENT_TYPES_THAT_LOSE_PICTURE:
            self._is_picture_lost = True
        elif event.type == pygame.WINDOWSIZECHANGED:
            if self.units != self._arranged_units:
                self._size_settles_at = self.clock.now() + UNCHANGED_SIZE_SECONDS_BEFORE_LAYOUT
            self._on_surface_lost()
        elif event.type == PIECE_ENDED_EVENT:
            self.kit.sound.music.start_next_piece()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.is_in_front = event.type == pygame.WINDOWFOCUSGAINED
            self.kit.sound.set_muted(not self.is_in_front)
        elif event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.is_in_front = True  # some systems do not report that the window is back
            is_key = event.type == pygame.KEYDOWN
            self.last_key_name = stroke_from_event(event).name if is_key else ""
            self._last_key_text = event.unicode if is_key else ""
        if screen is None or event.type in (WAKE_EVENT_LOOP_EVENT, PIECE_ENDED_EVENT):
            return
        if event.type == pygame.KEYDOWN and self._handle_window_key(
            stroke_from_event(event), is_repeated=again
        ):
            return
        screen.stage.note_input_device(event)
        if screen.intercept_event(event):
            screen.stage.update_before_next_drawing()
        else:
            screen.stage.handle_event(event, is_repeated=again)

    def _on_surface_lost(self) -> None:
        """Note that the drawn picture is lost, so that the next frame draws everything; call
        `on_full_screen` if the window has started or stopped filling the desktop."""
        self._is_picture_lost = True
        if self._was_full_screen != self.full_screen:
            self._was_full_screen = self.full_screen
            self.on_full_screen(self._was_full_screen)
        if self.screen is not None:
            self.screen.stage.redraw_all_next_time()

    def _handle_window_key(self, stroke: KeyStroke, *, is_repeated: bool) -> bool:
        """Process the keys for full screen and screenshots; return whether this was one. While
        the key is held (`is_repeated`), nothing more happens."""
        means = self.kit.keymap.matches_key
        if stroke.name in ALWAYS_FULL_SCREEN_HOTKEYS or means(stroke, "@full-screen"):
            self.set_full_screen(self.full_screen if is_repeated else not self.full_screen)
        elif means(stroke, "@picture"):
            said = "" if is_repeated else self.on_screenshot(self._display.surface)
            if said and self.screen is not None:
                self.screen.stage.show_top_notice(said)
        else:
            return False
        return True

    def _run_pending_calls(self) -> None:
        while not self._pending_calls.empty():
            self._pending_calls.get_nowait()()
            if self.screen is not None:
                self.screen.stage.update_before_next_drawing()

    def _update_by_elapsed_time(self, now_seconds: float) -> None:
        self._unspent_seconds += now_seconds - self._last_iteration_time
        self._last_iteration_time = now_seconds
        steps = min(int(self._unspent_seconds / STEP_SECONDS + 1e-6), MAX_UPDATE_STEPS_PER_FRAME)
        self._unspent_seconds = (
            max(self._unspent_seconds - steps * STEP_SECONDS, 0.0)
            if steps < MAX_UPDATE_STEPS_PER_FRAME
            else 0.0
        )
        for _ in range(steps):
            if self.screen is not None:
                self.screen.stage.update(STEP_SECONDS)
                self.screen.update(STEP_SECONDS)

    def _arrange_and_draw_if_needed(self) -> bool:
        if self.screen is None:
            return False
        if self.units != self._arranged_units:
            self._arrange(self.screen)
            self._left_layout_count += 1
        if not (self.screen.needs_updates or self._is_picture_lost):
            return False
        rects = self.screen.draw(self._display.surface)
        if self._is_picture_lost:
            rects, self._is_picture_lost = [self._display.surface.get_rect()], False
        if rects:
            self._display.update_rects_on_screen(rects)
        return bool(rects)

    def _leave_and_drop_cached_drawings(self, screen: Screen) -> None:
        screen.on_leave()
        screen.stage.drop_cached_drawings()
        self._last_pointer_at = screen.stage.pointer.at

    def _enter_and_arrange(self, screen: Screen) -> None:
        screen.window = self
        set_accents_and_tell_if_changed(
            HOUSE_ACCENTS if screen.has_program_accents else self.accents
        )
        self._update_title()
        screen.stage.is_last_input_key = bool(self.last_key_name)
        screen.stage.last_key_text_and_focus = self._last_key_text, None
        screen.stage.pointer.adopt_position(self._last_pointer_at)
        screen.on_enter()
        if screen is self.screen:  # it may have been replaced by another one
            self._arrange(screen)

    def _arrange(self, screen: Screen) -> None:
        if self.units != self._arranged_units:
            SURFACE_CACHE.on_window_resized(4 * self.units.width_px * self.units.height_px)
        self._arranged_units = self.units
        screen.stage.adapt_to_window_size(self._arranged_units)
        screen.arrange(self._arranged_units)
