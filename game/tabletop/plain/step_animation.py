"""Animates a step at the plain table: a note for each event, then its result."""

from collections.abc import Callable

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    DelayAnimation,
    SequentialAnimation,
)
from game.scene.audio import SoundPlayer
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.table_art import TableArt
from game.tabletop.motion.flights import FlightAnimations
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.step_animator import states_around_events
from game.tabletop.plain.table_texts import PlainTableTexts
from game.tabletop.table_context import TableContext

PAUSE_AFTER_STEP_MS = 200.0
"""How long the table rests after a step."""
TOTAL_NOTES_OF_STEP_MS = 700.0
MIN_NOTE_MS = 250.0
LUCK_NOTE_MS = 1000.0
"""How long notes tell of a step, each one at least, and how long of luck."""


class PlainStepAnimator:
    """Makes the animations of steps; their notes appear in a layer above the table."""

    def __init__(
        self,
        context: TableContext[TableArt],
        layer: Node,
        sound: SoundPlayer,
        table_texts: PlainTableTexts,
        *,
        chance_event_kinds: frozenset[str],
        note_centre: Point,
        show_view: Callable[[State], None],
    ) -> None:
        """Store the kinds of chance events, where notes appear (in u of the layer), and the
        function that shows the position after an event.
        """
        self._flight = FlightAnimations(context, layer, sound)
        self._table_texts = table_texts
        self._chance_kinds = chance_event_kinds
        self._centre = note_centre
        self._show_view = show_view

    def step_animation(self, events: tuple[Event, ...], state_after: State) -> Animation:
        """Return the animation of a step that leads to the view `state_after`: one note for each
        event, over the view after it."""
        shown = states_around_events(events, state_after)[1:]
        ms = max(TOTAL_NOTES_OF_STEP_MS / max(len(events), 1), MIN_NOTE_MS)
        told = [
            self._event_animation(event, then, ms)
            for event, then in zip(events, shown, strict=True)
        ]
        return SequentialAnimation(*told, DelayAnimation(PAUSE_AFTER_STEP_MS))

    def remove_all_notes(self) -> None:
        """Remove the notes of an animation that is not played to its end."""
        self._flight.remove_all_flying_pieces()

    def _event_animation(self, event: Event, state_after: State, duration_ms: float) -> Animation:
        """Return the animation of an event: its result, below a note if the event has a text."""
        turn = CallAnimation(lambda: self._show_view(state_after))
        words = self._table_texts.journal_text(event)
        if not words:
            return turn
        note = FloatingNote(words, self._centre)
        stays = DelayAnimation(LUCK_NOTE_MS if event.kind in self._chance_kinds else duration_ms)
        return SequentialAnimation(turn, self._flight.temporary_node_animation(note, stays))
