"""Widgets that draw one view state and are highlighted while they can be picked."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, Unpack

from game.scene.nodes.node import Canvas, Node, NodeValues
from game.tabletop.art.cells import Art
from game.tabletop.table_context import TableContext

Look = TypeVar("Look")

NOTHING_TO_PICK_STATE = ""
PICKABLE_WITHOUT_HIGHLIGHT_STATE = "open"
LEGAL_STATE = "legal"
CHOSEN_STATE = "chosen"
AS_GOOD_AS_PICKED_STATE = "other"
"""States: nothing to pick, one of much, to be picked now, picked, as good as the picked."""
HIGHLIGHT_BY_STATE: Final = {
    NOTHING_TO_PICK_STATE: "",
    PICKABLE_WITHOUT_HIGHLIGHT_STATE: "",
    LEGAL_STATE: "legal",
    CHOSEN_STATE: "chosen",
    AS_GOOD_AS_PICKED_STATE: "other",
}
"""The art's name of the light of each state."""

EDGE_FADE_WIDTH = 14.0


class LookWidget(Node, Generic[Art, Look]):
    """A node that draws the look given by the last `show_look`; nothing before that."""

    def __init__(self, context: TableContext[Art], **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self.context = context
        self.look: Look | None = None

    def show_look(self, look: Look) -> None:
        """Draw this look from now on."""
        self.look = look

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the look; a subclass that draws anything else must extend the key with it."""
        return (self.look,)

    def draw(self, canvas: Canvas) -> None:
        """Draw the look, if there is one."""
        if self.look is not None:
            self.draw_look(canvas, self.look)

    def draw_look(self, canvas: Canvas, look: Look) -> None:
        """Draw the given look on the canvas; nothing by default."""


class HighlightWidget(LookWidget[Art, Look]):
    """A node that draws a look and the highlight of its `state`; a click calls `pick_by_name`
    with its name."""

    def __init__(
        self,
        context: TableContext[Art],
        pick_name: str,
        pick_by_name: Callable[[str], None],
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(context, **node_values)
        self.pick_name = pick_name
        self.on_click = lambda: pick_by_name(self.pick_name)
        self.focusable = False
        self.state = NOTHING_TO_PICK_STATE

    def set_highlight(self, state: str) -> None:
        """Set the state of the highlight. With `NOTHING_TO_PICK_STATE` the widget cannot get the
        focus; in all other states it can, and tooltips do not cover it if it is highlighted."""
        self.state = state
        self.focusable = state != NOTHING_TO_PICK_STATE
        self.tooltips_avoid = state not in (NOTHING_TO_PICK_STATE, PICKABLE_WITHOUT_HIGHLIGHT_STATE)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the look, the highlight's state, and whether the pointer is over the widget."""
        return self.look, self.state, self.hovered

    def draw(self, canvas: Canvas) -> None:
        """Draw the look and over it the highlight; nothing while there is no look."""
        if self.look is not None:
            self.draw_look(canvas, self.look)
            self.draw_highlight(canvas)

    def draw_highlight(self, canvas: Canvas) -> None:
        """Draw the highlight of the current state; nothing by default."""
