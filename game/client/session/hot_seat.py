"""People and computers of one match, and the seat whose private information may be shown."""

from collections.abc import Callable

from game.client.session.changed_person_guard import ChangedPersonKeyGuard
from game.client.session.director import ObservedStep
from game.client.session.driver import Driver
from game.client.session.viewpoints import Viewpoints, seats_ever_played_by_people
from game.engine.move import Move
from game.engine.rules import CHANCE, State
from game.match.feed import FeedEntry
from game.match.match import Match, Question
from game.records.records import CONTINUES_OTHER_JOURNAL_NOTE_KIND
from game.table_protocol import Table, TableFactory


class HotSeat:
    """Decides from which seat a shared screen shows the table, the `viewer`, and when that hand is
    hidden.

    With several people at the screen `is_hand_open` is True only between a confirmed hand-over
    and the end of that person's turn. After a change of players a hand stays closed until its
    owner opens it, even if only one person is left. The title's table factories tell which moves
    are private or replies.
    """

    def __init__(self, match: Match, driver: Driver, table_factory: TableFactory) -> None:
        self.match = match
        self.driver = driver
        self.viewpoints = Viewpoints(match, table_factory.reply_move_kinds)
        self.viewer = self.viewpoints.initial_viewer()
        # nobody has said yet whose hand this is, also where somebody left before this session
        self._sealed = len(seats_ever_played_by_people(match.chronicle)) > 1
        self.is_hand_open = not self.is_hand_guarded
        self.changed_person_guard = ChangedPersonKeyGuard()
        self.private_move_kinds = table_factory.private_move_kinds
        self.revealing_move_kinds = table_factory.revealing_move_kinds

    @property
    def is_hand_guarded(self) -> bool:
        """Whether the hand is opened only by a hand-over."""
        return self.viewpoints.is_screen_shared or self._sealed

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.question() is None

    def opening_chance_steps(self) -> tuple[ObservedStep, ...]:
        """Return the chance steps before the first decision of a game that was just dealt, so that
        they can be animated; () if the game has begun before."""
        history = self.viewpoints.viewpoint_of(self.viewer).history
        is_dealt = not self.match.chronicle.notes_of_kind(CONTINUES_OTHER_JOURNAL_NOTE_KIND)
        is_new = is_dealt and all(seen.mover == CHANCE for seen in history)
        return tuple(map(self.make_observed_step, history)) if is_new else ()

    def viewer_view(self, *, before_first_step: bool = False) -> State:
        """Return the viewer's view after the latest step; with `before_first_step`, the view before
        the first step."""
        if before_first_step:
            return self.viewpoints.viewpoint_of(self.viewer).view_after_steps(0)
        return self.match.view(self.viewer)

    def advance_computers_and_get_steps(
        self, has_time_left: Callable[[], bool]
    ) -> tuple[tuple[FeedEntry, ...], bool]:
        """Let computers move while there is time; return the viewer's new steps, and whether more
        moves follow.

        If no person plays, let at most one move happen, so that a person who takes a seat starts
        from what is shown.
        """
        more = self.driver.advance_computer()
        while more and not self.is_only_watched and has_time_left():
            more = self.driver.advance_computer()
        return self.viewpoints.update_all_and_get_new_steps(self.viewer), more

    @property
    def is_only_watched(self) -> bool:
        """Whether no person at the screen plays."""
        return not self.viewpoints.people_seats

    def make_observed_step(self, feed_entry: FeedEntry) -> ObservedStep:
        """Return a step as the viewer saw it, with the events for the journal."""
        return ObservedStep(
            feed_entry,
            self.viewer,
            self.viewpoints.events_for_shared_journal(feed_entry, self.viewer),
        )

    def rewrite_journal(self, table: Table, step_count: int | None = None) -> None:
        """Rewrite a table's journal with the steps that the viewer has seen: the first
        `step_count`, or all if it is None."""
        table.remove_later_journal_lines()
        for seen in self.viewpoints.viewpoint_of(self.viewer).history[:step_count]:
            table.add_to_journal(
                self.viewpoints.events_for_shared_journal(seen, self.viewer),
                self.viewer,
                seen.step_count,
            )

    def shows_private_information(self, moves: tuple[Move, ...]) -> bool:
        """Return whether any of a question's moves is of a private kind, so that the question
        reveals hidden information."""
        return any(move.kind in self.private_move_kinds for move in moves)

    def needs_handover(self, due: Question, moves: tuple[Move, ...]) -> bool:
        """Return whether a hand-over has to come before a question: it shows private
        information, and its seat's hand is guarded and not open."""
        if not self.is_hand_guarded or not self.shows_private_information(moves):
            return False
        return self.viewer != due.seat or not self.is_hand_open

    def open_hand_of_seat(self, seat: int) -> None:
        """Make a seat the viewer with its hand open, after its person has confirmed the
        hand-over."""
        self.viewer = seat
        self.is_hand_open = True
        self._sealed = False

    def change_viewer_and_conceal_hand(self, seat: int) -> bool:
        """Make a seat the viewer, with its hand concealed if it is guarded; return False if it
        is the viewer already."""
        if seat == self.viewer:
            return False
        self.viewer, self.is_hand_open = seat, not self.is_hand_guarded
        return True

    def conceal_hand(self) -> bool:
        """Close the open hand if it is guarded; return whether one was closed."""
        if not (self.is_hand_guarded and self.is_hand_open):
            return False
        self.is_hand_open = False
        return True

    def on_seats_changed(self) -> None:
        """After a change of players choose a viewer who is a person. If the viewer has changed, or
        several people have ever played, close the hand until its owner opens it."""
        before = self.viewer
        several = len(seats_ever_played_by_people(self.match.chronicle)) > 1
        self.viewpoints.add_missing_viewpoints()
        if self.viewer not in self.viewpoints.people_seats:
            self.viewer = self.viewpoints.initial_viewer()
        if several or self.viewer != before:
            self._sealed = True
            self.is_hand_open = False
