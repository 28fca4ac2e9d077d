"""Targets on a map that can be picked, and their links with the journal."""

from collections.abc import Callable
from typing import NamedTuple, Unpack

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.input.pointer import DraggableNode, DragTracker
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.table_protocol import JournalEntry
from game.tabletop.panel.journal import JournalPanel


class TargetHandlers(NamedTuple):
    """What a map target works with: the function that picks a target by name, the one that
    returns its tooltip, and the drag tracker of the map."""

    pick_target: Callable[[str], None]
    target_tooltip: Callable[[str], Tooltip | None]
    map_drag_tracker: DragTracker


class MapTarget(DraggableNode):
    """A clickable place on the map; dragging it moves the map.

    `highlight_kind` is "", "legal" or "chosen"; `pulse_share` (0 to 1) is the pulse of the
    highlight of legal targets, `last_move_glow` (0 to 1) marks the places of the last move.
    """

    is_endlessly_animated = True

    def __init__(
        self, target_name: str, handlers: TargetHandlers, **node_values: Unpack[NodeValues]
    ) -> None:
        """Create the target with the name it has in the rules; a click picks it, and its spoken
        label is its tooltip."""
        usual: NodeValues = {
            "label": target_name,
            "tooltip": lambda: handlers.target_tooltip(target_name),
            "on_click": lambda: handlers.pick_target(target_name),
            "focusable": False,
        }
        super().__init__(**(usual | node_values))
        self.target_name = target_name
        self.highlight_kind = ""
        self.pulse_share = 1.0
        self.last_move_glow = 0.0
        self.is_pointed_out = False
        self.drag_tracker = handlers.map_drag_tracker

    @property
    def bounds(self) -> LeftTopWidthHeight:
        """The bounding box of the target on the map, relative to the node's origin."""
        return self.bounding_box()

    def draw_shade(self, canvas: Canvas) -> None:
        """Draw a shade over the target on the map's canvas; does nothing here, for targets that
        are shaded in another way."""

    def on_pointer_release(self, point: Point) -> None:
        """End a drag of the map."""
        self.drag_tracker.end_drag()

    def activate(self) -> None:
        """Pick the target; do nothing if the press was a drag of the map."""
        if not self.drag_tracker.has_moved:
            super().activate()
        self.drag_tracker.has_moved = False

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return everything that determines the target's highlight."""
        lights = self.highlight_kind, self.pulse_share, self.last_move_glow, self.is_pointed_out
        return *lights, self.hovered, self.focused


Places = tuple[str, ...]


class JournalPlaceHighlights:
    """Highlights the places of the selected journal line on the map or, if no line is selected, the
    places that the client has named."""

    def __init__(
        self,
        journal: JournalPanel,
        open_step: Callable[[int], None] | None,
        *,
        highlight_only: Callable[[Places], None],
        let_glow: Callable[[Places], None],
    ) -> None:
        """Connect the journal with the map.

        `highlight_only` highlights places, `let_glow` lets them glow for a while. A clicked line
        opens its step with `open_step`; if that is None or the line has no step, the places of the
        line glow.
        """
        self._highlight_only = highlight_only
        self._last_move_glow = let_glow
        self._go_to = open_step
        self._pointed_out: Places = ()
        journal.on_entry_selected = self._highlight_entry
        journal.on_entry_chosen = self._on_entry_chosen

    def highlight_places(self, places: Places) -> None:
        """Remember the places the client points out and highlight only them."""
        self._pointed_out = places
        self._highlight_only(places)

    def _highlight_entry(self, entry: JournalEntry | None) -> None:
        self._highlight_only(entry.places if entry is not None else self._pointed_out)

    def _on_entry_chosen(self, entry: JournalEntry) -> None:
        if self._go_to is not None and entry.step:
            self._go_to(entry.step)
        else:
            self._last_move_glow(entry.places)
