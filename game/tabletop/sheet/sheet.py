"""A sheet is a parchment over the map that shows one question."""

from collections.abc import Callable
from typing import Protocol, Unpack, runtime_checkable

from game.scene.input.hit_shapes import PredicateShape
from game.scene.input.pointer import DragHandle
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.sheet_placing import Point
from game.scene.widgets import Button, Panel

DRAG_HANDLE_HEIGHT = 90.0
EYE_BUTTON_WIDTH = 64.0
"""What a heading leaves free at either side, in u of a sheet that is not made smaller: the eye lies
in the right corner."""


@runtime_checkable
class HasFirstControl(Protocol):
    """A sheet, or a part of one, that has a first control for the keyboard."""

    def first_control(self) -> Node | None:
        """Return the control that gets the keyboard focus first: the one most likely to be
        activated with Enter."""


class Sheet(Panel):
    """A document above everything except flying pieces. `showing` is its content as a value that
    can be compared.

    It can be dragged by its head: `on_dragged` is called with each movement in u of the sheet.
    `has_look_through_button` says whether its corner has the button to look through it.
    """

    role = "dialog"
    tooltips_avoid = True
    is_sheet = True
    traps_arrow_keys = True

    def __init__(self, **node_values: Unpack[NodeValues]) -> None:
        super().__init__("bill", **node_values)
        self.showing: object = None
        self.has_look_through_button = False
        self.on_dragged: Callable[[Point], None] = lambda by: None
        self.add(
            DragHandle(
                self._drag_sheet, name="sheet-handle", width=self.width, height=DRAG_HANDLE_HEIGHT
            )
        )

    @property
    def height_for_placing(self) -> float:
        """The height in u for which a free position is searched: the current height of the sheet; a
        sheet that can become higher returns the height it may reach."""
        return self.height

    @property
    def look_through_button_width(self) -> float:
        """The width, in u of the sheet, that a heading leaves free at either side for the button to
        look through the sheet; 0 if it has no such button. It grows when the sheet is scaled down,
        because the size of the button does not change."""
        return EYE_BUTTON_WIDTH / min(self.scale, 1.0) if self.has_look_through_button else 0.0

    def _drag_sheet(self, offset: Point) -> None:
        self.on_dragged(offset)


def confirm_button(
    text: str, action: Callable[[], None], **node_values: Unpack[NodeValues]
) -> Button:
    """Return the main button of a sheet, with the key that confirms on all sheets."""
    node_values["name"] = "sheet-confirm"
    return make_command_key_button("confirm", "commit", text, action, **node_values)


def decline_button(
    text: str, action: Callable[[], None], **node_values: Unpack[NodeValues]
) -> Button:
    """Return the button that declines, with the key that declines on all sheets."""
    node_values["name"] = "sheet-decline"
    return make_command_key_button("decline", "slate", text, action, **node_values)


def make_command_key_button(
    command: str,
    skin: str,
    text: str,
    action: Callable[[], None] | None,
    **node_values: Unpack[NodeValues],
) -> Button:
    """Return a button with the keyboard key of a command; its name is the command unless
    `node_values` has one."""
    key = f"@{command}"
    node_values.setdefault("name", command)
    node_values["keys"] = (key,)
    node_values["on_click"] = action
    return Button(text, skin=skin, key_cap=key, **node_values)


def make_shortcut_node(
    keys: tuple[str, ...],
    label: str,
    action: Callable[[], None],
    *,
    ignores_hasty_input: bool = False,
) -> Node:
    """Return an invisible node that cannot be clicked or focused and calls `action` when one of its
    keys is pressed. With `ignores_hasty_input` a key pressed just after the screen has changed does
    nothing."""
    nowhere = PredicateShape(lambda point: False, (0.0, 0.0))
    return Node(
        keys=keys,
        label=label,
        role="shortcut",
        on_click=action,
        focusable=False,
        hit=nowhere,
        ignores_hasty_input=ignores_hasty_input,
    )
