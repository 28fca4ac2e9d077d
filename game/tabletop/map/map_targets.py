"""Targets on a map that can be picked, and their links with the journal."""

from collections.abc import Callable
from typing import NamedTuple, Unpack

from game.scene.input.hit import Extent
from game.scene.input.pointer import DraggableNode, DragTracker
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.nodes.tip import Tip
from game.scene.stage.placing import Point
from game.table_protocol import Entry
from game.tabletop.panel.journal import JournalPanel


class TargetHandlers(NamedTuple):
    """The functions that pick a target by name and return its tooltip, and the grip for dragging
    the map.
    """

    pick: Callable[[str], None]
    tip: Callable[[str], Tip | None]
    grip: DragTracker


class MapTarget(DraggableNode):
    """A target in map coordinates; dragging it moves the map.

    `state` is "", "legal" or "chosen"; `breath` (0 to 1) is the pulse of the highlight of legal
    targets, `last_move_glow` (0 to 1) marks the places of the last move.
    """

    lively = True

    def __init__(self, target: str, handlers: TargetHandlers, **place: Unpack[NodeValues]) -> None:
        """Create the target of that name in the rules; its spoken label is its tooltip."""
        usual: NodeValues = {
            "label": target,
            "tooltip": lambda: handlers.tip(target),
            "on_click": lambda: handlers.pick(target),
            "focusable": False,
        }
        super().__init__(**(usual | place))
        self.target = target
        self.state = ""
        self.breath = 1.0
        self.last_move_glow = 0.0
        self.pointed_out = False
        self.grip = handlers.grip

    @property
    def bounds(self) -> Extent:
        """The bounding box on the map, relative to the node's origin."""
        return self.bounding_box()

    def darken(self, canvas: Canvas) -> None:
        """Draw a shade over it on the map's canvas; nothing for targets that are shaded in another
        way.
        """

    def on_pointer_release(self, point: Point) -> None:
        """End a drag of the map."""
        self.grip.end_drag()

    def activate(self) -> None:
        """Pick it, unless the map was dragged."""
        if not self.grip.moved:
            super().activate()
        self.grip.moved = False

    def drawn_state(self) -> tuple[object, ...]:
        """Return everything that determines its highlight."""
        lights = self.state, self.breath, self.last_move_glow, self.pointed_out
        return *lights, self.hovered, self.focused


Places = tuple[str, ...]


class JournalHighlights:
    """Highlights the places of the selected journal line; otherwise what the client pointed out."""

    def __init__(
        self,
        journal: JournalPanel,
        go_to: Callable[[int], None] | None,
        *,
        light: Callable[[Places], None],
        glow: Callable[[Places], None],
    ) -> None:
        """Connect the journal with the map.

        `light` highlights places, `glow` lets them glow for a while. A clicked line opens its step
        with `go_to`; without it its places glow.
        """
        self._light = light
        self._last_move_glow = glow
        self._go_to = go_to
        self._pointed_out: Places = ()
        journal.mean = self._highlight_entry
        journal.choose = self._on_entry_chosen

    def highlight_places(self, places: Places) -> None:
        """Highlight places for the client."""
        self._pointed_out = places
        self._light(places)

    def _highlight_entry(self, entry: Entry | None) -> None:
        self._light(entry.places if entry is not None else self._pointed_out)

    def _on_entry_chosen(self, entry: Entry) -> None:
        if self._go_to is not None and entry.step:
            self._go_to(entry.step)
        else:
            self._last_move_glow(entry.places)
