"""Game controllers: their events become key events, so that they share focus and commands."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import ClassVar, Final

import pygame
from pygame._sdl2 import controller as recognised
from pygame.event import Event

from game.scene.input.keys import Keymap
from game.scene.window.clock_and_events import Clock

FIRST_REPEAT_SECONDS = 0.38
NEXT_REPEAT_SECONDS = 0.12  # seconds between repeats of a held direction
STICK_TILTED_ABOVE_SHARE = 0.6
STICK_RELEASED_BELOW_SHARE = 0.35  # share of a stick's range below which it counts as released
LARGEST_AXIS_VALUE = 32767

KEY_BY_CONTROLLER_BUTTON: Final = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
        pygame.CONTROLLER_BUTTON_A: "confirm",
        pygame.CONTROLLER_BUTTON_B: "back",
        pygame.CONTROLLER_BUTTON_X: "undo",
        pygame.CONTROLLER_BUTTON_Y: "describe",
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "part-before",
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "part-after",
        pygame.CONTROLLER_BUTTON_BACK: "help",
        pygame.CONTROLLER_BUTTON_START: "menu",
    }
)
"""The key or command of each button of a recognised controller; A is the lowest of the four,
whatever is printed on it."""
BUTTONS_OF_UNKNOWN_CONTROLLER: Final = (
    "confirm",
    "back",
    "undo",
    "describe",
    "part-before",
    "part-after",
)
"""The commands of the first buttons of an unrecognised controller, in order."""
ARROW_KEY_NAMES: Final = frozenset({"up", "down", "left", "right"})


class Controllers:
    """Opens every connected game controller and turns its events into key events.

    `was_used_last` is true when a controller was used after keyboard and mouse. `on_fault` is
    called when a controller could not be opened or read, for instance because it was unplugged.
    """

    def __init__(self, keymap: Keymap, clock: Clock) -> None:
        self._keymap = keymap
        self._clock = clock
        self.on_fault: Callable[[], None] = lambda: None
        self._controllers_by_id: dict[
            int, recognised.Controller | pygame.joystick.JoystickType
        ] = {}
        # by stick and axis: the arrow key it stands for
        self._arrow_by_axis: dict[object, str] = {}
        self._held_arrow = ""
        self._next_repeat_time = 0.0  # time of the next repeat of the held direction
        self.was_used_last = False

    def start(self) -> None:
        """Open the connected controllers and watch for new ones."""
        try:
            pygame.joystick.init()
            recognised.init()
        except pygame.error:
            self.on_fault()

    @property
    def must_be_polled(self) -> bool:
        """Whether a controller is connected, so that its events must be polled."""
        return pygame.joystick.get_init() and pygame.joystick.get_count() > 0

    def key_events_for(self, event: Event) -> list[Event]:
        """Return the key events that stand for a controller's event, none if it has no meaning; an
        event of another device is returned unchanged. `was_used_last` is updated."""
        read = self._handlers_by_event_type.get(event.type)
        if read is None:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.was_used_last = False
            return [event]
        try:
            command = read(self, event)
        except pygame.error:
            self.on_fault()
            return []
        if not command:
            return []
        self.was_used_last = True
        return self._key_events_of(command)

    def repeated_key_events(self) -> list[Event]:
        """Return the key events of a direction that is held on a controller, if its next
        repetition is due now; else an empty list."""
        now = self._clock.now()
        if not self._held_arrow or now < self._next_repeat_time:
            return []
        self._next_repeat_time = now + NEXT_REPEAT_SECONDS
        return self._key_events_of(self._held_arrow)

    def seconds_to_repeat(self) -> float:
        """Return the seconds until the next repeat of a held direction, infinity without one."""
        return (
            max(self._next_repeat_time - self._clock.now(), 0.001)
            if self._held_arrow
            else float("inf")
        )

    def _key_events_of(self, command: str) -> list[Event]:
        key = self._keymap.key_event_of_command(command)
        return [] if key is None else [key, Event(pygame.KEYUP, key=key.key, mod=0)]

    def _on_connected(self, event: Event) -> str:
        at = event.device_index
        if recognised.is_controller(at):
            pad = recognised.Controller(at)
            self._controllers_by_id[pad.as_joystick().get_instance_id()] = pad
        else:
            plain = pygame.joystick.Joystick(at)
            self._controllers_by_id[plain.get_instance_id()] = plain
        return ""

    def _on_disconnected(self, event: Event) -> str:
        self._controllers_by_id.pop(event.instance_id, None)
        self._set_repeated_arrow("")
        return ""

    def _command_of_button_event(self, event: Event) -> str:
        command = KEY_BY_CONTROLLER_BUTTON.get(event.button, "")
        self._set_repeated_arrow(command)
        return command

    def _command_of_joystick_button_event(self, event: Event) -> str:
        if self._is_from_recognised_controller(event) or event.button >= len(
            BUTTONS_OF_UNKNOWN_CONTROLLER
        ):
            return ""
        return BUTTONS_OF_UNKNOWN_CONTROLLER[event.button]

    def _on_button_released(self, event: Event) -> str:
        self._set_repeated_arrow("")
        return ""

    def _command_of_direction_pad_event(self, event: Event) -> str:
        if self._is_from_recognised_controller(event):
            return ""
        across, up = event.value
        arrow = {(1, 0): "right", (-1, 0): "left", (0, 1): "up", (0, -1): "down"}.get((across, up))
        self._set_repeated_arrow(arrow or "")
        return arrow or ""

    def _new_arrow_of_stick_event(self, event: Event) -> str:
        way = event.value / LARGEST_AXIS_VALUE if abs(event.value) > 1 else event.value
        if event.axis > 1 or (
            self._is_from_recognised_controller(event) and event.type == pygame.JOYAXISMOTION
        ):
            return ""
        before = self._arrow_by_axis.get(event.axis, "")
        if abs(way) < STICK_RELEASED_BELOW_SHARE and before:
            self._arrow_by_axis.pop(event.axis)
            self._set_repeated_arrow("")
        elif abs(way) > STICK_TILTED_ABOVE_SHARE:
            arrow = (("left", "right"), ("up", "down"))[event.axis][way > 0]
            if arrow != before:
                self._arrow_by_axis[event.axis] = arrow
                self._set_repeated_arrow(arrow)
                return arrow
        return ""

    def _is_from_recognised_controller(self, event: Event) -> bool:
        pad = self._controllers_by_id.get(getattr(event, "instance_id", -1))
        return isinstance(pad, recognised.Controller)

    def _set_repeated_arrow(self, command: str) -> None:
        self._held_arrow = command if command in ARROW_KEY_NAMES else ""
        self._next_repeat_time = self._clock.now() + FIRST_REPEAT_SECONDS

    _handlers_by_event_type: ClassVar[Mapping[int, "Callable[[Controllers, Event], str]"]] = {
        pygame.JOYDEVICEADDED: _on_connected,
        pygame.JOYDEVICEREMOVED: _on_disconnected,
        pygame.CONTROLLERBUTTONDOWN: _command_of_button_event,
        pygame.CONTROLLERBUTTONUP: _on_button_released,
        pygame.CONTROLLERAXISMOTION: _new_arrow_of_stick_event,
        pygame.JOYBUTTONDOWN: _command_of_joystick_button_event,
        pygame.JOYHATMOTION: _command_of_direction_pad_event,
        pygame.JOYAXISMOTION: _new_arrow_of_stick_event,
    }
