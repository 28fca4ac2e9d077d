"""What can be seen and used in a window, as a reader of screens would be told.

Nothing can be done from here: no answer given, no state read.
"""

from dataclasses import dataclass
from typing import Any, Final

from pygame import Rect

from game.scene.input.keys import Keymap
from game.scene.stage.placed_nodes import PlacedNode, node_under_pointer
from game.scene.window.window import Window

COMMAND_MARK: Final = "@"


@dataclass(frozen=True, slots=True)
class Control:
    """A control that can be used now: its name, role, label, and a pixel of the window at which it
    can be clicked.

    `keys` are its shortcut keys, which work wherever the focus is.
    """

    name: str
    role: str
    label: str
    at: tuple[int, int]
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """What a window shows: the kind of screen, whether it is `moving`, the controls that can be
    used, and the focused one.

    `full` is (whether the window fills the desktop, whether the settings say so). `texts` are the
    labels of all visible nodes.
    """

    screen: str
    moving: bool
    controls: tuple[Control, ...]
    focus: Control | None
    full: tuple[bool, bool] = (False, False)
    texts: tuple[str, ...] = ()

    def control(self, name: str) -> Control | None:
        """Return the control with this name, None if it cannot be used now."""
        return next((each for each in self.controls if each.name == name), None)

    def beginning(self, start: str) -> list[Control]:
        """Return the controls whose names begin with `start`."""
        return [each for each in self.controls if each.name.startswith(start)]


def read_sight(told: dict[str, Any]) -> Sight:
    """Return the `Sight` for a result of `tell_window` that was sent as JSON."""
    return Sight(
        told["screen"],
        told["moving"],
        tuple(map(_read_control, told["controls"])),
        _read_control(told["focus"]) if told["focus"] else None,
        tuple(told.get("full", (False, False))),
        tuple(told["texts"]),
    )


def _read_control(told: dict[str, Any]) -> Control:
    return Control(
        told["name"], told["role"], told["label"], tuple(told["at"]), tuple(told["keys"])
    )


def tell_window(window: Window) -> dict[str, object]:
    """Return the kind of screen, its texts and its controls, each with a pixel to click at, as a
    dict for JSON."""
    screen = window.screen
    if screen is None:
        return {"screen": "", "moving": False, "controls": [], "focus": None, "texts": []}
    keymap = window.kit.keymap
    spots = screen.stage.visible_nodes()
    own = set(map(id, screen.stage.reachable_tree.walk()))
    room = Rect((0, 0), (screen.stage.units.width_px, screen.stage.units.height_px))
    controls = [
        _tell_control(spot, keymap)
        for spot in spots
        if id(spot.node) in own and _is_offered(spot) and _free(spot, spots) and _inside(spot, room)
    ]
    focus = screen.stage.focus
    held = next((spot for spot in spots if spot.node is focus.node and focus.is_ring_shown), None)
    return {
        "screen": type(screen).__name__,
        "moving": screen.needs_updates,
        "controls": controls,
        "focus": _tell_control(held, keymap) if held is not None else None,
        "texts": [spot.node.label for spot in spots if spot.node.label],
    }


def _tell_control(spot: PlacedNode, keymap: Keymap) -> dict[str, object]:
    node = spot.node
    keys = [
        keymap.key_of_command(key[1:]) if key.startswith(COMMAND_MARK) else key for key in node.keys
    ]
    return {
        "name": node.name,
        "role": node.role,
        "label": node.label,
        "at": spot.pixel_on_node(),
        "keys": keys,
    }


def _is_offered(spot: PlacedNode) -> bool:
    return spot.node.pressable and spot.node.enabled and spot.node.focusable


def _inside(spot: PlacedNode, room: Rect) -> bool:
    """Whether the middle of a control is in the window: a map may go on beyond it."""
    return room.collidepoint(spot.pixel_on_node())


def _free(spot: PlacedNode, spots: list[PlacedNode]) -> bool:
    """Whether a click on the middle of a control would be its own."""
    at = spot.pixel_on_node()
    if spot.clip is not None and not spot.clip.collidepoint(at):
        return False
    target = node_under_pointer(spots, at)
    return target is not None and target.node is spot.node
