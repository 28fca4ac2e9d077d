"""The part of `Table` that is the same for all tables, whatever they draw."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager

from game.engine.events import Event
from game.scene.input.focus import PreferredByArrows
from game.scene.input.focus_order import NodeGroups
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.sheet_placing import Box
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, JournalEntry
from game.tabletop.drawing_record import contents_of_visible_nodes
from game.tabletop.panel.journal import JournalPanel


class GameTable(ABC):
    """The base class of all tables: one table in one window; see `Table`.

    Keeps the note shown while no player has to decide, and whether private things are hidden;
    `root` holds everything drawn, `journal` the lines of past steps.
    """

    journal: JournalPanel

    def __init__(self, stage: Stage, client: ClientAccess) -> None:
        self._stage = stage
        self._client = client
        self.root = Node()
        stage.nodes_focused_first = self.first_tab_stop_groups
        stage.focus.preferred_by_arrows = self.preferred_by_arrows
        self._note = ""
        self._decider: int | None = None  # shown in place of the position's own
        self._may_undo = self._concealed = False
        self._refreshes_later = False  # while `refresh_once` collects changes

    @abstractmethod
    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return the journal's lines for the events of a step."""

    @abstractmethod
    def spare_rect_with_scale(self, purpose: str) -> tuple[Box, float]:
        """Return the rectangle that the client may use for `purpose`, in u of the controls, and the
        size of such a u in u of the window."""

    @abstractmethod
    def refresh(self) -> None:
        """Update all panels from the view and the question."""

    @abstractmethod
    def focus_next_pick(self) -> None:
        """Move the keyboard focus to the next thing to pick; the focus is shown only if it was
        shown before."""

    @abstractmethod
    def first_tab_stop_groups(self) -> NodeGroups:
        """Return the controls that Tab visits first, in groups: those that answer the question."""

    def preferred_by_arrows(self) -> PreferredByArrows:
        """Return the nodes that arrow keys prefer while a question is open. From the actions and
        the pickable targets (`start_nodes`) an arrow key leads to one of them or of the controls
        that answer the question (`goal_nodes`) before any other node. Both are empty if no control
        answers a question."""
        groups = self.first_tab_stop_groups()
        goals = tuple(node for group in groups for node in group)
        return PreferredByArrows(self.action_bar_and_pickable_targets() if goals else (), goals)

    def action_bar_and_pickable_targets(self) -> tuple[Node, ...]:
        """Return the controls for actions, and the targets on the map that can be picked for the
        question; () by default."""
        return ()

    @abstractmethod
    def drop_question(self) -> None:
        """Remove the question: no player has to decide."""

    @abstractmethod
    def undo_pick(self) -> bool:
        """Undo the last pick that has not been sent as an answer, without a refresh; return
        False when there is none."""

    def is_animated_with_next_step(
        self, events: tuple[Event, ...], next_events: tuple[Event, ...]
    ) -> bool:
        """Return whether a step with `events` is animated together with the next step, whose events
        are `next_events`; always False here, titles may override it."""
        return False

    def disable_controls_and_show_note(
        self, note: str, *, may_undo: bool = False, deciding_seat: int | None = None
    ) -> None:
        """Drop the question, so that all controls are disabled (except undo with `may_undo`), and
        show the note. `deciding_seat` is shown as the seat that decides; with None, the seat that
        decides in the position is shown."""
        self._note = note
        self._decider = deciding_seat
        self._may_undo = may_undo
        self.drop_question()
        self.refresh()

    def add_to_journal(self, events: tuple[Event, ...], viewer: int, step_number: int = 0) -> None:
        """Add a step's lines to the journal."""
        self.journal.add_entries_in_place_of_preview(self.journal_entries(events, step_number))

    def preview_entries(self) -> tuple[JournalEntry, ...]:
        """Return the journal's lines of a move that is shown but not played yet."""
        return self.journal.preview_entries

    def remove_later_journal_lines(self, last_kept_step: int = 0) -> None:
        """Remove the journal lines of all steps after `last_kept_step`; 0 removes every line."""
        self.journal.remove_later_entries(last_kept_step)

    @contextmanager
    def refresh_once(self) -> Iterator[None]:
        """Update the panels only at the end, however many views and notes are shown within."""
        self._refreshes_later = True
        try:
            yield
        finally:
            self._refreshes_later = False
            self.refresh()

    def undo_pick_and_refresh(self) -> bool:
        """Undo the last pick that has not been sent as an answer, update the panels and focus
        the next pick; return False when there is none."""
        went = self.undo_pick()
        if went:
            self.refresh()
            self.focus_next_pick()
        return went

    def pending_picks(self) -> object | None:
        """Return what is picked but not yet sent, for `restore_picks`; None at tables where
        every pick is played at once."""
        return None

    def restore_picks(self, stored_picks: object) -> None:
        """Restore what `pending_picks` returned; here that must be None, and nothing is done."""
        assert stored_picks is None

    def view_options(self) -> object:
        """Return what the person has opened or switched on: None at tables without documents."""
        return None

    def restore_view_options(self, options: object) -> None:
        """Show what `view_options` returned; here that must be None, and nothing is done."""
        assert options is None

    def texts_of_moves_picked_so_far(self) -> tuple[str, ...]:
        """Return the texts of the decisions made but not yet sent: none at tables where every
        pick is played at once."""
        return ()

    def set_hand_hidden(self, is_hidden: bool) -> None:
        """Hide or show the viewer's private things and update the panels."""
        self._concealed = is_hidden
        self.refresh()

    def spare_rect(self, purpose: str) -> NodeValues:
        """Return the position (u of the window), the size (u of the controls) and the scale of the
        rectangle that the client may use: "strip", "advice", "note" or another use in
        `TableLayout.spare_rect`."""
        box, k = self.spare_rect_with_scale(purpose)
        return NodeValues(x=box.x * k, y=box.y * k, width=box.width, height=box.height, scale=k)

    def note_height(self, purpose: str, min_height: float) -> float:
        """Return the height of a note: `min_height`, or the height of its space if that is
        smaller. A title may choose a height that cuts no panel in two."""
        return min(min_height, self.spare_rect_with_scale(purpose)[0].height)

    def comparable_contents(self) -> tuple[object, ...]:
        """Return the visible nodes of the table with their positions and contents, to compare
        two tables."""
        return contents_of_visible_nodes(self.root)

    def undo_last_pick(self) -> None:
        """Undo the last pick that has not been sent, if there is one; then update the panels and
        focus the next pick."""
        self.undo_pick_and_refresh()

    def toggle_hand(self) -> None:
        """If the viewer's hand is shown, hide it and tell the client; if it is hidden, ask the
        client to show it."""
        if self._concealed:
            self._client.show_hand()
        else:
            self.set_hand_hidden(True)
            self._client.hide_hand()
