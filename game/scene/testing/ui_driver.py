"""UI driver for tests: operates a window by role, label, name or key of its nodes."""

from io import BytesIO
from pathlib import Path
from typing import TypedDict, Unpack

import pygame
from pygame.event import Event

from game.scene.input.keys import MASK_BY_MODIFIER, Keymap, KeyStroke
from game.scene.nodes.node import Node
from game.scene.stage.placed_nodes import PlacedNode, node_under_pointer
from game.scene.window.clock_and_events import FakeClock
from game.scene.window.window import STEP_SECONDS, Screen, Window
from game.system.files import replace

LONGEST_SETTLE_SECONDS = 60.0
KEY_NAME_BY_ALIAS = {"enter": "return", "+": "=", "?": "/"}


class WidgetQuery(TypedDict, total=False):
    """The values by which a node is searched; all that are given must match. `label` may be a
    part of the node's label, `key` is one of its shortcuts."""

    role: str
    label: str
    name: str
    key: str


class WidgetUnreachable(AssertionError):
    """Raised when the driver is told to do something that a player could not do; the message says
    why."""


class WindowClosed(WidgetUnreachable):
    """Raised when the window is closed while its driver continues."""


class UiDriver:
    """Drives a window with a `FakeClock`; every action is followed by a drawing.

    Methods take the values of a `WidgetQuery` to choose a node. Those that act on a node raise
    WidgetUnreachable when not exactly one matches or a player could not reach it.
    """

    def __init__(self, window: Window) -> None:
        if not isinstance(window.clock, FakeClock):
            raise TypeError("The UI driver needs a window that was made with a FakeClock.")
        self.window = window
        self.clock = window.clock
        pygame.event.clear()
        self._step_window()

    @property
    def screen(self) -> Screen:
        """The screen on top; raises WindowClosed if there is none."""
        if self.window.screen is None:
            raise WindowClosed("The window has no screen any more.")
        return self.window.screen

    def find_all(self, **query: Unpack[WidgetQuery]) -> list[Node]:
        """Return every visible, reachable node that matches, back to front."""
        return [spot.node for spot in self._matching_nodes(query)]

    def find(self, **query: Unpack[WidgetQuery]) -> Node:
        """Return the only matching node; raises WidgetUnreachable if there is not exactly one."""
        return self._only_matching_node(query).node

    def sees(self, **query: Unpack[WidgetQuery]) -> bool:
        """Return whether at least one node matches."""
        return bool(self.find_all(**query))

    def click(self, *, wait_seconds: float = 0.0, **query: Unpack[WidgetQuery]) -> None:
        """Click a node that is visible, enabled and not covered; then let `wait_seconds`
        pass."""
        self._wait_until_input_accepted()
        at = self._move_pointer_to_match(query, draws=False)
        self._post_and_process_event(pygame.MOUSEBUTTONDOWN, draws=False, pos=at, button=1)
        self._post_and_process_event(pygame.MOUSEBUTTONUP, pos=at, button=1)
        self._advance_if_positive(wait_seconds)

    def click_each(self, *widget_names: str, wait_seconds: float = 0.0) -> None:
        """Click several nodes by name one after another; then let `wait_seconds` pass."""
        for name in widget_names:
            self.click(name=name)
        self._advance_if_positive(wait_seconds)

    def focus_by_keyboard(self, **query: Unpack[WidgetQuery]) -> None:
        """Focus the matching node with a visible focus ring, as Tab would; a scroll pane scrolls
        to it."""
        self.screen.stage.focus.focus_node(self.find(**query), shows_ring=True)
        self.screen.stage.update_before_next_drawing()
        self._step_window()

    def hover(self, **query: Unpack[WidgetQuery]) -> None:
        """Move the pointer over the matching node, which may be disabled."""
        self._move_pointer_to_match(query, must_be_enabled=False)

    def go_back_by_right_click(self) -> None:
        """Release the right button in the upper left corner of the window, which goes back."""
        self._post_and_process_event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=3)

    def drag(self, end_share_of_width: float, **query: Unpack[WidgetQuery]) -> None:
        """Press a node in its middle, drag to `end_share_of_width` (0 to 1) of its width, and
        release."""
        start = self._move_pointer_to_match(query)
        rect = self._only_matching_node(query).rect()
        end = (rect.left + round(end_share_of_width * (rect.width - 1)), rect.centery)
        self._post_and_process_event(pygame.MOUSEBUTTONDOWN, draws=False, pos=start, button=1)
        self._post_and_process_event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
        self._post_and_process_event(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def turn_wheel(
        self, whole_notches: int, exact_notches: float | None = None, **query: Unpack[WidgetQuery]
    ) -> None:
        """Turn the wheel by `whole_notches` above the matching node; `exact_notches`, if given,
        is the exact turn in parts of a step, as from a touch pad."""
        at = self._only_matching_node(query).visible_rect().center
        self._post_and_process_event(
            pygame.MOUSEMOTION, draws=False, pos=at, rel=(0, 0), buttons=(0, 0, 0)
        )
        turned = whole_notches if exact_notches is None else exact_notches
        self._post_and_process_event(pygame.MOUSEWHEEL, x=0, y=whole_notches, precise_y=turned)

    def press_keys(self, *strokes: str, at_once: bool = False, wait_seconds: float = 0.0) -> None:
        """Press keys one after another, such as "b", "enter", "shift+tab", "ctrl+z", "f11"; then
        let `wait_seconds` pass.

        If a screen has just opened, it first waits until that screen accepts keys; with `at_once`
        it does not wait.
        """
        for stroke in strokes:
            if not at_once:
                self._wait_until_input_accepted()
            *held, key = stroke.lower().split("+") if stroke != "+" else ["+"]
            code = pygame.key.key_code(KEY_NAME_BY_ALIAS.get(key, key))
            mods = sum(MASK_BY_MODIFIER[word] for word in held)
            typed = key if len(key) == 1 and not mods else ""
            self._post_and_process_event(
                pygame.KEYDOWN, draws=False, key=code, mod=mods, unicode=typed
            )
            self._post_and_process_event(pygame.KEYUP, key=code, mod=mods)
        self._advance_if_positive(wait_seconds)

    def press_controller_button(self, button_number: int) -> None:
        """Press and release a button of a game controller, such as `CONTROLLER_BUTTON_A`."""
        self._wait_until_input_accepted()
        self._post_and_process_event(
            pygame.CONTROLLERBUTTONDOWN, draws=False, button=button_number, instance_id=0
        )
        self._post_and_process_event(pygame.CONTROLLERBUTTONUP, button=button_number, instance_id=0)

    def type(self, text: str) -> None:
        """Type characters into the node that has the focus."""
        for character in text:
            self._post_and_process_event(pygame.TEXTINPUT, text=character)

    def advance_time(
        self, seconds: float, *, sixtieths_per_iteration: int = 1, draws_last: bool = True
    ) -> None:
        """Let time pass in iterations of `sixtieths_per_iteration` sixtieths of a second each;
        with `draws_last` the last one is drawn."""
        turns = max(round(seconds / STEP_SECONDS / sixtieths_per_iteration), 1)
        for turn in range(1, turns + 1):
            self.clock.sleep(STEP_SECONDS * sixtieths_per_iteration)
            self.window.run_one_iteration(
                waits_for_events=False, may_draw=draws_last and turn == turns
            )

    def advance_until_still(self) -> None:
        """Let time pass until nothing moves; raises WidgetUnreachable if something still moves
        after a minute."""
        passed = 0.0
        while self.window.screen is not None and self.window.screen.needs_updates:
            self.advance_time(STEP_SECONDS)
            passed += STEP_SECONDS
            if passed > LONGEST_SETTLE_SECONDS:
                raise WidgetUnreachable("Something still moves after a minute.")

    def save_screenshot(self, path: Path) -> None:
        """Save a screenshot; raises OSError if it cannot be written."""
        surface = pygame.display.get_surface()
        assert surface is not None
        coded = BytesIO()
        pygame.image.save(surface, coded, path.name)
        fresh = path.with_name(f"{path.name}.new")
        try:
            fresh.write_bytes(coded.getvalue())
            replace(fresh, path)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise

    def _advance_if_positive(self, seconds: float) -> None:
        if seconds:
            self.advance_time(seconds)

    def _wait_until_input_accepted(self) -> None:
        """Let the time pass in which a newly opened screen ignores input."""
        while self.window.screen is not None and self.window.screen.stage.ignores_input:
            self.advance_time(STEP_SECONDS, draws_last=False)

    def _step_window(self) -> None:
        self.window.run_one_iteration(waits_for_events=False)

    def _post_and_process_event(
        self, event_type: int, *, draws: bool = True, **event_attributes: object
    ) -> None:
        """Post an event with the `event_attributes` and run one iteration of the
        window, which draws if `draws`."""
        pygame.event.post(Event(event_type, event_attributes))
        self.window.run_one_iteration(waits_for_events=False, may_draw=draws)

    def _visible_nodes(self) -> list[PlacedNode]:
        return self.screen.stage.visible_nodes()

    def _matching_nodes(self, query: WidgetQuery) -> list[PlacedNode]:
        keymap = self.window.kit.keymap
        return [spot for spot in self._visible_nodes() if _matches_query(spot.node, query, keymap)]

    def _only_matching_node(self, query: WidgetQuery) -> PlacedNode:
        found = self._matching_nodes(query)
        if len(found) == 1:
            return found[0]
        words = _query_as_text(query)
        if found:
            labels = ", ".join(repr(spot.node.label or spot.node.name) for spot in found)
            raise WidgetUnreachable(f"{len(found)} nodes fit {words}: {labels}.")
        labels = ", ".join(
            sorted({spot.node.label for spot in self._visible_nodes() if spot.node.pressable})
        )
        raise WidgetUnreachable(f"Nothing visible and in reach fits {words}. In reach: {labels}.")

    def _move_pointer_to_match(
        self, query: WidgetQuery, *, must_be_enabled: bool = True, draws: bool = True
    ) -> tuple[int, int]:
        spot = self._only_matching_node(query)
        words = _query_as_text(query)
        if must_be_enabled and not spot.node.enabled:
            raise WidgetUnreachable(f"{words} is disabled.")
        at = spot.pixel_on_node()
        if spot.clip is not None and not spot.clip.collidepoint(at):
            raise WidgetUnreachable(f"{words} is scrolled out of sight.")
        units = self.screen.stage.units
        if not (0 <= at[0] < units.width_px and 0 <= at[1] < units.height_px):
            raise WidgetUnreachable(f"{words} is off the screen at {at}.")
        reading = not spot.node.pressable
        target = node_under_pointer(self._visible_nodes(), at, finds_tooltip_nodes=reading)
        if target is None or target.node is not spot.node:
            cover = target.node.label or target.node.name if target else "something solid"
            raise WidgetUnreachable(
                f"{words} cannot be clicked: at {at} it is covered by {cover!r}."
            )
        self._post_and_process_event(
            pygame.MOUSEMOTION, draws=draws, pos=at, rel=(0, 0), buttons=(0, 0, 0)
        )
        return at


def _matches_query(node: Node, query: WidgetQuery, keymap: Keymap) -> bool:
    if "name" in query and node.name != query["name"]:
        return False
    if "role" in query and node.role != query["role"]:
        return False
    stroke = KeyStroke(query.get("key", ""))
    if stroke.name and not any(keymap.matches_key(stroke, key) for key in node.keys):
        return False
    return query.get("label", "").lower() in node.label.lower()


def _query_as_text(query: WidgetQuery) -> str:
    return ", ".join(f"{word} {value!r}" for word, value in query.items())
