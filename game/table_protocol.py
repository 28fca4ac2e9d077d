"""The interface between the client and a title's table.

A title's table depends on this module only, not on the client.

The client owns screens, menus, hand-over and timing; a title's table owns everything on the table.
The client passes views and decisions to the table and gets codes of moves back; neither ever sees
the true state of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Final, Protocol

import pygame

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Options
from game.held_answers import HeldAnswerKeeper
from game.scene.animation.animation import Timeline
from game.scene.drawing.colour_tones import ColourTones
from game.scene.drawing.picture import Picture
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.zoom import EndlesslyAnimatedNode
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits

ALL_DECISIONS_SETTLED_MARK: Final = ""  # the last element of what is settled, when all is
MAP_CORNER_USES: Final = ("map-south-east", "map-south-west", "map-north-east", "map-north-west")
OWN_PIECES_ANCHOR_NAME: Final = "own-things"  # what a player chooses from, such as own tiles
OPENED_PANEL_ANCHOR_NAME: Final = "opened-panel"  # a panel opened over the map to be read


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """The player of a seat and how the player is shown: name, colour key, kind of player, caption
    and portrait.

    `player_kind` is "human" or a computer player's word such as "ai:2"; `kind_caption` is its
    name in the current language. `portrait_kind` is the kind of player whose portrait is shown;
    it differs between seats.
    """

    seat: int
    name: str
    colour: str
    player_kind: str
    kind_caption: str
    portrait_kind: str = ""


@dataclass(frozen=True, slots=True)
class UiAnchor:
    """A part of a table that a note can point at: a node, and a rectangle in the node's own u.

    `worth_reading_box` is the rectangle around all that is worth reading in the node. A note covers
    it only if every other position would cover the part itself.
    """

    node: Node
    box: LeftTopWidthHeight
    worth_reading_box: LeftTopWidthHeight | None = None


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """A line of the journal; `seat` is -1 when the line belongs to no seat.

    `places` are the areas that the line is about, `step` is the number of the step it describes,
    0 when no position can be shown for it. Lines with `is_action` are the main events of a
    round, the others are details. `actions_by_seat` has a sentence for each seat whose main event
    is in a line about several seats.
    """

    seat: int
    text: str
    places: tuple[str, ...] = ()
    step: int = 0
    is_action: bool = False
    actions_by_seat: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PersonalQuestion:
    """A decision that a person at this screen has to make.

    `view` is the view of the person's seat, `moves` are all legal moves. `undo_reason` is a
    sentence that says why the person cannot undo, "" if `can_undo`. With `asks_before_passing` the
    table asks for confirmation of a pass, unless it is the only legal move. With
    `waits_for_end_turn` a table that supports it shows the effect of a turn's last answer at once,
    but sends the answer only when the person ends the turn; this effect is animated at
    `preview_speed`, or not if that is None.
    """

    seat: int
    view: State
    moves: tuple[Move, ...]
    can_undo: bool
    undo_reason: str
    asks_before_passing: bool = field(default=True, kw_only=True)
    waits_for_end_turn: bool = field(default=False, kw_only=True)
    preview_speed: float | None = field(default=None, kw_only=True)


class JournalActions(Protocol):
    """The actions that the journal offers the player during a game."""

    def show_first_seen_step_from(self, step_number: int) -> None:
        """Show the first step from this number on that the viewer has seen, if there is one."""

    def open_journal(self) -> None:
        """Open the full-size journal."""

    def open_journal_at_players_tab(self) -> None:
        """Show what each player did in this round."""


def do_nothing(*asked: object) -> None:
    """Do nothing: the default of all handlers."""


@dataclass(frozen=True, slots=True)
class PinnedJournalLine:
    """A line that always stays below the journal, its tooltip, and the function that is called
    when it is clicked."""

    text: str
    tooltip_text: str
    on_click: Callable[[], None]


@dataclass(frozen=True, slots=True)
class ClientAccess:
    """The functions of the client that a table may call, and its settings for the table."""

    give_answer: Callable[[int], None] = do_nothing  # with the code of one of the question's moves
    undo: Callable[[], None] = do_nothing
    reset_turn: Callable[[], None] = do_nothing
    show_last_turns: Callable[[], None] = do_nothing
    no_last_turns_reason: Callable[[], str] = lambda: ""  # a sentence; "" when there are some
    show_hand: Callable[[], None] = do_nothing  # concealed; `set_hand_hidden(False)` may follow
    hide_hand: Callable[[], None] = do_nothing  # `set_hand_hidden(True)` follows
    open_menu: Callable[[], None] = do_nothing
    open_help: Callable[[str], None] = do_nothing  # with a topic key, "" for the contents
    open_settings: Callable[[], None] = do_nothing
    toggle_sound: Callable[[], None] = do_nothing
    is_silent: Callable[[], bool] = lambda: False  # whether all sound is off
    show_hint: Callable[[], None] | None = None  # None: hints are not offered
    go_to_step: Callable[[int], None] | None = None  # to a step of the journal, in a replay
    # whether a stored order may answer later questions automatically
    may_stored_orders_answer: bool = field(default=True, kw_only=True)
    # whether counting animations wait for a key or click
    counting_animations_wait_for_reader: bool = field(default=False, kw_only=True)
    shows_task: bool = field(default=False, kw_only=True)  # whether there is a task to solve
    # None: the lines of the journal lead nowhere
    journal_actions: JournalActions | None = field(default=None, kw_only=True)
    pinned_line: PinnedJournalLine | None = field(default=None, kw_only=True)  # None: no goal
    # None: the default for this number of seats
    options: Options | None = field(default=None, kw_only=True)
    answer_keeper: HeldAnswerKeeper | None = field(default=None, kw_only=True)  # of a saved game

    @property
    def pack_name(self) -> str:
        """The name of the pack the game is played with, "" for the built-in numbers."""
        pack = self.options.pack if self.options is not None else None
        return pack.name if pack is not None else ""

    @property
    def show_step_handler(self) -> Callable[[int], None] | None:
        """The function that shows the step of a journal line, None when there is none."""
        return (
            self.journal_actions.show_first_seen_step_from
            if self.journal_actions is not None
            else self.go_to_step
        )


class Table(Protocol):
    """The table of one game in one window size; a new one is made when the size changes."""

    @property
    def root(self) -> Node:
        """The node that holds everything drawn; it has the size of the window."""

    def show_view(self, view: State, viewer: int) -> None:
        """Draw the table as the seat's view shows it, without animation and without a question."""

    def prepare_step_animation(
        self, events: tuple[Event, ...], state_after: State, viewer: int
    ) -> Timeline:
        """Prepare the animation of one step's events and return its timeline. After its end
        (played or skipped by `finish`) the table is as `show_view(after, viewer)` draws it."""

    def is_animated_with_next_step(
        self, events: tuple[Event, ...], next_events: tuple[Event, ...]
    ) -> bool:
        """Return whether the step with the events `events` is animated together with the next
        step, whose events are `next_events`."""

    def ask(self, question: PersonalQuestion) -> None:
        """Enable the controls for a person's decision; the table then gives exactly one answer
        to the client."""

    def disable_controls_and_show_note(
        self, note: str, *, may_undo: bool = False, deciding_seat: int | None = None
    ) -> None:
        """Disable all controls and show `note`, such as who is thinking; "" for no note. With
        `may_undo` the undo buttons stay usable. `deciding_seat` is shown as the one that decides.
        """

    def add_to_journal(self, events: tuple[Event, ...], viewer: int, step_number: int = 0) -> None:
        """Add the lines for a step's events to the journal, after the animation, so that it is
        never ahead of the picture; `step_number` is 0 for lines without a link."""

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return the lines that `add_to_journal` would add."""

    def preview_entries(self) -> tuple[JournalEntry, ...]:
        """Return the journal's lines of a move that is shown but not played yet."""

    def remove_later_journal_lines(self, last_kept_step: int = 0) -> None:
        """Remove the journal lines of all steps after `last_kept_step`; 0 removes every line."""

    def refresh_once(self) -> AbstractContextManager[None]:
        """Return a context in which views are shown, but drawn only once, at its end."""

    def undo_pick_and_refresh(self) -> bool:
        """Undo the last pick not yet given as an answer, as Escape does; False if there is none."""

    def pending_picks(self) -> object | None:
        """Return the picks not yet given as an answer, for `restore_picks`; None for no picks."""

    def restore_picks(self, stored_picks: object) -> None:
        """Make the picks of `pending_picks` again, for the same question in the same position."""

    def view_options(self) -> object:
        """Return what the person has opened or switched on, such as a document or a map layer."""

    def restore_view_options(self, options: object) -> None:
        """Open and switch on again what `view_options` of an earlier table returned."""

    def texts_of_moves_picked_so_far(self) -> tuple[str, ...]:
        """Return the texts of the moves already picked at this table but not yet given as answers,
        for the current decision and those that follow it, in order.

        Moves after a chance event or a reveal are left out. ALL_DECISIONS_SETTLED_MARK is the last
        element when nothing is left to decide in the turn."""

    def set_hand_hidden(self, is_hidden: bool) -> None:
        """Hide or show everything that only the viewer may see, such as the cards in hand."""

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return a description of the visible position in paragraphs of one or more sentences."""

    def highlight_places(self, places: tuple[str, ...], tabbed_first: tuple[str, ...] = ()) -> None:
        """Highlight only these places; Tab visits them, then `tabbed_first`, then the others."""

    def open_first_folded_document(self, document_names: tuple[str, ...]) -> None:
        """Open the first named document that is folded away in a window of this size, if any."""

    def ui_anchor(self, anchor_name: str) -> UiAnchor | None:
        """Return the anchor of a control, a panel or a part of it, or another thing that the title
        names; None when there is no such thing. "sheet" is the dialog that is open now,
        `OPENED_PANEL_ANCHOR_NAME` the panel that was opened to be read, `OWN_PIECES_ANCHOR_NAME`
        what notes leave free."""

    def spare_rect(self, purpose: str) -> NodeValues:
        """Return a rectangle of the window, in u, that the client may use for its own panels.

        "strip" is a free part of the bar along the upper edge. "note" is a corner above the
        controls where a note covers nothing important, "advice" a space beside the journal,
        "beside" one for a short note that hides no journal or player, "aside" one outside the
        column, or "note" if there is none. `MAP_CORNER_USES` are map corners. "bar" is the strip of
        disabled buttons, "buttons" its part without cards. "waiting" is free unless a reply is due.
        """

    def note_height(self, purpose: str, min_height: float) -> float:
        """Return the height in u of a note at the lower edge of this spare rectangle: at least
        `min_height`, and such that its edge cuts nothing below it in two."""

    def comparable_contents(self) -> tuple[object, ...]:
        """Return values that determine what is drawn, equal for tables that look the same."""


class TableFactory(Protocol):
    """A title's factory of tables.

    `private_move_kinds` are the kinds of moves that need or lead to private information of a seat:
    when several people use one screen, questions with such a move are asked after a hand-over, all
    others with the hand hidden. `revealing_move_kinds` reveal something to their seat at once, so
    the next hand-over waits until the seat has read it. `reply_move_kinds` are replies to another
    seat's action, such as bids; a `leaving_reply_kind` ends the seat's part in the exchange.
    """

    @property
    def private_move_kinds(self) -> frozenset[str]:
        """The kinds of moves that need privacy, such as "discard" or "peek"."""

    @property
    def revealing_move_kinds(self) -> frozenset[str]:
        """The kinds of moves that reveal something to their seat, such as "peek"."""

    @property
    def reply_move_kinds(self) -> frozenset[str]:
        """The kinds of moves that reply to another seat, such as "bid" or "drop"."""

    @property
    def leaving_reply_kind(self) -> str:
        """The kind of move that leaves an exchange, such as "drop"; "" when there is none."""

    def make_table_without_position(
        self, stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess, foot: float = 0.0
    ) -> Table:
        """Return an empty table for an arranged stage of any size.

        The table adds nothing to the stage's root, but opens dialogs on it and moves its focus.
        `foot` is the height in u of the strip at the bottom of the window that
        the client uses itself, as in a replay: then there are no action buttons and no hand.
        """

    def control_scale(self, units: WindowUnits) -> float:
        """Return the size of one u of the table's texts and controls, in u of such a window."""

    def draw_in_background(self, stage: Stage, seat_count: int) -> None:
        """Start to draw and cache the pictures that every table for this many seats needs."""

    def menu_picture(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the title's picture for menus; `size_px` is in px."""


class PicturesOutsideTable(Protocol):
    """A title's pictures for the screens around the table; sizes are in px, `px_per_u` is px per u.

    The same request returns the same surface, on which callers must not paint.
    """

    def backdrop(self, backdrop: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture that fills the window: "title", "dark" (dimmed) or "handover"."""

    def animated_layer(self, backdrop: str, size: tuple[int, int]) -> EndlesslyAnimatedNode | None:
        """Return the moving parts of a backdrop of that size, None when there are none."""

    def icon(self, name: str, size_px: int, tone: str = "cream") -> pygame.Surface:
        """Return an icon by its name or its role, such as "new-game"; tones are "cream", "ink",
        "disabled" and "brass"."""

    def seat_disc_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return a seat's marker, with its origin in the centre."""

    def seat_piece_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return the piece of a seat, with its origin in the middle of its lower edge."""

    def seat_plate_picture(self, colour: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a plate in the seat's colour and pattern."""

    def closed_hand_over_envelope(self, px_per_u: float) -> Picture:
        """Return the closed envelope of the hand-over, with its origin in the centre."""

    def enlarged_piece(self, name: str, px_per_u: float) -> pygame.Surface:
        """Return the named piece of the game as a surface at `px_per_u`, larger than it lies
        on the table, for texts about it."""

    def seat_seal_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return the wax seal of a seat, with its origin in the centre."""

    def portrait(self, player: str, size: int) -> pygame.Surface | None:
        """Return the round portrait of a kind of player such as "ai:2"; None when it has none."""

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> pygame.Surface:
        """Return a new small picture of a position that contains no hidden information; `colours`
        are those of the seats. Without a view the table is empty."""

    def colour_tones(self, colour: str) -> ColourTones:
        """Return the three tones of a seat's colour."""

    def dash_pattern(self, colour: str) -> tuple[float, ...]:
        """Return the dash pattern of the line of a seat in charts, in u; empty for a solid line."""


class GameFacts(Protocol):
    """What a title reports about a position for charts, ledgers and replays; the views may be those
    of an observer who sees everything.

    The methods here return empty values, for titles that have nothing to report.
    """

    has_money: bool = True  # otherwise `money_of_seat` equals the points
    journal_icon_name: str = "dice"  # the icon of journal lines about no player

    @property
    def end_score_column_keys(self) -> tuple[str, ...]:
        """Return the column keys of `end_score_texts`, in order; their headings are in the table
        `ledger` of the words."""
        return ()

    @property
    def end_score_heading_key(self) -> str:
        """Return the key of the heading above the columns of `end_score_texts`, "" for none."""
        return ""

    def end_score_texts(self, view: State, seat: int) -> tuple[str, ...]:
        """Return the texts about a seat at the end of the game, one for each of
        `end_score_column_keys`; "" where this game uses no such column."""
        return ()

    def end_result_numbers_by_name(self, view: State, seat: int) -> Mapping[str, int]:
        """Return by name the numbers in the ledger's columns, and others that goals may use."""

    @property
    def round_summary_column_keys(self) -> tuple[str, ...]:
        """Return the column keys of a round's summary, in order; their headings are in the table
        `takings` of the words."""
        return ()

    def event_income_by_summary_column(self, event: Event) -> Mapping[str, int]:
        """Return by column key what an event adds to the round's summary for its seat, in money."""
        return {}

    def payment_at_round_start(self, event: Event) -> int:
        """Return the money that an event pays its seat at the start of a new round, negative if the
        seat pays, 0 for other events. It does not count as money of the round before."""
        return 0

    def round_of(self, view: State) -> int:
        """Return the round of a position, from 1; at the end of the game that of the last move."""
        return 1

    def money_of_seat(self, view: State, seat: int) -> int:
        """Return the seat's money, for the round summary."""

    @property
    def is_cumulative_by_chart_key(self) -> Mapping[str, bool]:
        """Return the charts besides that of the points, by key (table `end.chart` of the words):
        True for one that shows the sum of all income so far, False for one that shows the
        present amount."""
        return {}

    def amount_for_chart(self, view: State, seat: int, chart: str) -> int:
        """Return the seat's amount for a chart."""
        return 0

    def points_if_scored_now(self, view: State, seat: int) -> int:
        """Return the points that the seat would gain if the pieces on the table were scored now."""
        return 0

    def source_and_points_of_event(self, event: Event) -> tuple[str, int]:
        """Return the source (key in the table `end.source` of the words) and the number of the
        points that an event scored; ("", 0) if it scored none or the title's ledger reports
        them."""
        return "", 0

    def timeline_icon_name(self, move: Move) -> str:
        """Return the icon for a move on a timeline, "" for one that is left out or declines."""

    def memorable_kind_and_size(self, event: Event) -> tuple[str, int]:
        """Return kind (table `moment` of the words) and size of a memorable event, or ("", 0)."""
        return "", 0

    @property
    def moment_kinds_summed_by_round(self) -> Collection[str]:
        """Return the kinds of memorable events whose sizes are added up for each seat and round."""
        return ()

    def moment_icon_name(self, kind: str) -> str:
        """Return the icon of a kind of memorable event."""
        return "laurel"

    def tie_break_key(self, view: State, seat_ahead: int, seat_behind: int) -> str:
        """Return the key (table `tie` of the words) of the tie-break that put the seat `seat_ahead`
        before the seat `seat_behind`, "" when no tie-break did."""
        return ""


class Phrases(Protocol):
    """A title's sentences for hints and judged games, in the current language."""

    def places_of_move(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the areas or lines that a move is about; in an auction also the auctioned area."""

    def hint_sentence_about_place(self, move: Move, view: State, moves: Sequence[Move]) -> str:
        """Return a sentence that says where a move is made, "" if it would fit all of `moves`."""

    def advised_move_text(self, move: Move, view: State) -> str:
        """Return a move in words, as advice to the player, without a full stop at the end."""

    def reason_as_sentence(self, reason: Reason, seat_names: Sequence[str]) -> str:
        """Return a reason as a sentence; `seat_names` are the names of the seats."""

    def is_clear_before_move(self, reason: Reason) -> bool:
        """Return whether a reason can be understood before the advised move is named."""
