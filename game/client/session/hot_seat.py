"""People and computers of one match, and the seat whose private information may be shown."""

from collections.abc import Callable

from game.client.session.director import ObservedStep
from game.client.session.driver import Driver
from game.client.session.viewpoints import Viewpoints, seats_of_people
from game.engine.move import Move
from game.engine.rules import CHANCE, State
from game.match.feed import FeedEntry
from game.match.match import Match, Question
from game.records.records import CONTINUED
from game.table_protocol import Table, TableFactory


class HotSeat:
    """Owns the viewer and the hidden hands; the title's tables tell which moves are private or
    replies.

    `viewer` is the seat from which the table is drawn. With several people at the screen
    `is_hand_open` is True only between a confirmed hand-over and the end of that person's turn.
    After a change of players a hand stays closed until its owner opens it, even with one person
    left.
    """

    def __init__(self, match: Match, driver: Driver, tables: TableFactory) -> None:
        self.match = match
        self.driver = driver
        self.viewpoints = Viewpoints(match, tables.reply_move_kinds)
        self.viewer = self.viewpoints.initial_viewer()
        # nobody has said yet whose hand this is, also where somebody left before this session
        self._sealed = len(seats_of_people(match.chronicle)) > 1
        self.is_hand_open = not self.is_hand_guarded
        self.private_move_kinds = tables.private_move_kinds
        self.revealing_move_kinds = tables.revealing_move_kinds

    @property
    def is_hand_guarded(self) -> bool:
        """Whether the hand opens only after a hand-over."""
        return self.viewpoints.is_screen_shared or self._sealed

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.question() is None

    def opening_chance_steps(self) -> tuple[ObservedStep, ...]:
        """Return the chance steps at the beginning, until the first decision."""
        history = self.viewpoints.viewpoint_of(self.viewer).history
        is_dealt = not self.match.chronicle.notes(CONTINUED)
        is_new = is_dealt and all(seen.mover == CHANCE for seen in history)
        return tuple(map(self.make_observed_step, history)) if is_new else ()

    def viewer_view(self, *, dealt: bool = False) -> State:
        """Return the viewer's present view, or that of the `dealt` game."""
        if dealt:
            return self.viewpoints.viewpoint_of(self.viewer).view_after_steps(0)
        return self.match.view(self.viewer)

    def advance_computers(self, in_time: Callable[[], bool]) -> tuple[tuple[FeedEntry, ...], bool]:
        """Let computers move while there is time; return the viewer's new steps, and whether more
        follow.

        A game that is only watched advances step by step with its animation, so that a person who
        takes a seat starts from what is shown.
        """
        more = self.driver.advance_computer()
        while more and not self.is_only_watched and in_time():
            more = self.driver.advance_computer()
        return self.viewpoints.update_all(self.viewer), more

    @property
    def is_only_watched(self) -> bool:
        """Whether no person at the screen plays."""
        return not self.viewpoints.people_seats

    def make_observed_step(self, seen: FeedEntry) -> ObservedStep:
        """Return a step as the viewer saw it, with its lines for the journal."""
        return ObservedStep(seen, self.viewer, self.viewpoints.journal_events(seen, self.viewer))

    def rewrite_journal(self, table: Table, steps: int | None = None) -> None:
        """Write the viewer's steps, or the first `steps` of them, to a table's journal."""
        table.remove_later_journal_lines()
        for seen in self.viewpoints.viewpoint_of(self.viewer).history[:steps]:
            table.add_to_journal(
                self.viewpoints.journal_events(seen, self.viewer), self.viewer, seen.step
            )

    def shows_private_information(self, moves: tuple[Move, ...]) -> bool:
        """Return whether a question with these moves shows private information."""
        return any(move.kind in self.private_move_kinds for move in moves)

    def needs_handover(self, due: Question, moves: tuple[Move, ...]) -> bool:
        """Return whether this question needs a hand-over first."""
        if not self.is_hand_guarded or not self.shows_private_information(moves):
            return False
        return self.viewer != due.seat or not self.is_hand_open

    def open_hand_of_seat(self, seat: int) -> None:
        """Open the hand of a seat after its person has confirmed the hand-over."""
        self.viewer = seat
        self.is_hand_open = True
        self._sealed = False

    def change_viewer(self, seat: int) -> bool:
        """Change the viewer, with the hand concealed; return whether anything changed."""
        if seat == self.viewer:
            return False
        self.viewer, self.is_hand_open = seat, not self.is_hand_guarded
        return True

    def conceal_hand(self) -> bool:
        """Close the open hand if several people share the screen; return whether one was open."""
        if not (self.is_hand_guarded and self.is_hand_open):
            return False
        self.is_hand_open = False
        return True

    def on_seats_changed(self) -> None:
        """Handle a change of players; one person's private information stays hidden from others."""
        before = self.viewer
        several = len(seats_of_people(self.match.chronicle)) > 1
        self.viewpoints.add_missing_viewpoints()
        if self.viewer not in self.viewpoints.people_seats:
            self.viewer = self.viewpoints.initial_viewer()
        if several or self.viewer != before:
            self._sealed = True
            self.is_hand_open = False
