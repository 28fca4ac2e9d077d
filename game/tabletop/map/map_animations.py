"""What moves and lights up on a table's map: its animated parts, the pulse, the glow, the links of
journal lines.
"""

from collections.abc import Callable
from typing import Any

from game.scene.animation.animation import Timeline
from game.scene.animation.node_animations import EndlessAnimation
from game.tabletop.map.area_highlights import HighlightPulse, LastMoveGlow
from game.tabletop.map.focus_starts import FocusTargetMemory
from game.tabletop.map.map_node import MapNode
from game.tabletop.map.map_targets import JournalPlaceHighlights
from game.tabletop.panel.journal import JournalPanel


class MapAnimations:
    """Runs the animations of the map that is shown now: its moving parts, the pulse of pickable
    places and the glow after a move. `connect_to_new_map` must be called first.

    The animations live longer than one map: a table that is rebuilt keeps them.
    """

    def __init__(self, timeline: Timeline) -> None:
        """Store the timeline of the stage and create the animations, none of which runs yet, and
        the memory of where the keyboard focus begins, which is empty."""
        self.focus_starts = FocusTargetMemory()
        self._timeline = timeline
        self._pulse = HighlightPulse(timeline, self._set_pulse)
        self._last_move_glow = LastMoveGlow(timeline, self._set_last_move_glow)
        self._moving_parts = EndlessAnimation(self._animate_parts)

    def connect_to_new_map(
        self, map_node: MapNode[Any], journal: JournalPanel, go_to: Callable[[int], None] | None
    ) -> None:
        """Continue on a new map, and connect it with its journal.

        A clicked journal line opens its step with `go_to`; if that is None, the places of the line
        glow.
        """
        self._map_node = map_node
        self._links = JournalPlaceHighlights(
            journal, go_to, highlight_only=map_node.highlight_only, let_glow=self.glow_after_move
        )

    def start_moving_parts(self) -> None:
        """Start the animation of the map's moving parts."""
        self._timeline.play_endless(self._moving_parts)

    def stop_all(self) -> None:
        """Stop the endless animations."""
        self.start_or_stop_pulse(is_needed=False)
        self._timeline.end_endless(self._moving_parts)

    def start_or_stop_pulse(self, *, is_needed: bool) -> None:
        """Let the highlights of legal targets pulse only while that is needed."""
        self._pulse.start_or_stop(is_needed=is_needed)

    def glow_after_move(self, places: tuple[str, ...]) -> None:
        """Let the places of the latest move glow for a while."""
        self._last_move_glow.highlight_places_and_fade(places)

    def highlight_places(self, places: tuple[str, ...]) -> None:
        """Highlight places for the client, until it highlights others."""
        self._links.highlight_places(places)

    def _set_pulse(self, strength: float) -> None:
        self._map_node.set_pulse(strength)

    def _animate_parts(self, elapsed_seconds: float) -> None:
        self._map_node.show_moving_parts_at(elapsed_seconds)

    def _set_last_move_glow(self, places: tuple[str, ...], strength: float) -> None:
        self._map_node.set_last_move_glow(places, strength)
