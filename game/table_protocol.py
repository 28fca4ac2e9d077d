"""The interface between the client and a title's table.

A title's table depends on this module only, not on the client.

The client owns screens, menus, hand-over and timing; a title's table owns everything on the table.
The client passes views and decisions to the table and gets codes of moves back; neither ever sees
the true state of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import pygame

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Options
from game.scene.animation.animation import Timeline
from game.scene.drawing.picture import Picture
from game.scene.drawing.tints import ColourTones
from game.scene.input.hit import BoundingBox
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.zoom import EndlessNode
from game.scene.stage.stage import Stage

ALL_SETTLED: Final = ""  # the last element of what is settled, when all is


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """Who plays a seat and how the player is shown: name, colour key, kind of player, its caption
    and portrait.

    `player_kind` is "human" or a computer player's name such as "ai:2"; `kind_caption` is its
    text in the current language. `portrait_kind` is the kind of player whose portrait is shown:
    no two seats have the same."""

    seat: int
    name: str
    colour: str
    player_kind: str
    kind_caption: str
    portrait_kind: str = ""


@dataclass(frozen=True, slots=True)
class UiAnchor:
    """A part of a table that a note can point at: a node, and a rectangle in the node's own u.

    `worth_reading_box` is the rectangle of everything worth reading in it: a note covers it only
    when every other position would hide the part itself.
    """

    node: Node
    box: BoundingBox
    worth_reading_box: BoundingBox | None = None


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """A line of the journal; `seat` is -1 when it belongs to no seat.

    `places` are the areas it is about, `step` the step it describes, 0 when there is none to show.
    `is_action` lines are the main events of a round; the others are details.
    """

    seat: int
    text: str
    places: tuple[str, ...] = ()
    step: int = 0
    is_action: bool = False


@dataclass(frozen=True, slots=True)
class PersonalQuestion:
    """A decision that a person at this screen has to make.

    `view` is that seat's view, `moves` every legal move; `can_undo` and `undo_reason` (a sentence,
    empty when undo is possible) are for the undo and reset buttons. With `asks_before_passing` the
    table asks for confirmation of a pass, unless nothing else is possible. With `holds_turn` a
    table that can do so shows the effect of the last answer of a turn, and gives the answer when
    the person ends the turn; `preview_speed` is the speed of that animation, None for none.
    """

    seat: int
    view: State
    moves: tuple[Move, ...]
    can_undo: bool
    undo_reason: str
    asks_before_passing: bool = field(default=True, kw_only=True)
    holds_turn: bool = field(default=False, kw_only=True)
    preview_speed: float | None = field(default=None, kw_only=True)


class JournalActions(Protocol):
    """What the player can open from the journal during a game."""

    def show_position_at_step(self, step: int) -> None:
        """Show the position at a step."""

    def open_journal(self) -> None:
        """Open the full-size journal."""

    def open_round_summary(self) -> None:
        """Show what each player did in this round."""


def do_nothing(*asked: object) -> None:
    """Do nothing: the default of all handlers."""


@dataclass(frozen=True, slots=True)
class PinnedJournalLine:
    """A line pinned below the journal, its tooltip, and its action on a click."""

    text: str
    tooltip_text: str
    on_click: Callable[[], None]


@dataclass(frozen=True, slots=True)
class ClientHandlers:
    """The functions of the client that a table may call."""

    give_answer: Callable[[int], None] = do_nothing  # with the code of one of the question's moves
    undo: Callable[[], None] = do_nothing
    reset_turn: Callable[[], None] = do_nothing
    show_last_turns: Callable[[], None] = do_nothing
    no_last_turns_reason: Callable[[], str] = lambda: ""  # a sentence; "" when there are some
    show_hand: Callable[[], None] = (
        do_nothing  # while concealed; `set_hand_hidden(False)` may follow
    )
    hide_hand: Callable[[], None] = do_nothing  # `set_hand_hidden(True)` follows
    open_menu: Callable[[], None] = do_nothing
    open_help: Callable[[str], None] = do_nothing  # with a topic key, "" for the contents
    open_settings: Callable[[], None] = do_nothing
    toggle_sound: Callable[[], None] = do_nothing
    is_silent: Callable[[], bool] = lambda: False  # whether all sound is off
    show_hint: Callable[[], None] | None = None  # None: hints are not offered
    go_to_step: Callable[[int], None] | None = None  # to a step of the journal, in a replay
    # whether a stored order may answer later questions automatically
    may_orders_answer: bool = field(default=True, kw_only=True)
    # whether counting animations wait for a key or click
    animations_wait_for_reader: bool = field(default=False, kw_only=True)
    # None: the lines of the journal lead nowhere
    journal_actions: JournalActions | None = field(default=None, kw_only=True)

    # None: there is no goal
    pinned_line: PinnedJournalLine | None = field(default=None, kw_only=True)
    # the options of the game; None: the default for this number of seats
    options: Options | None = field(default=None, kw_only=True)

    @property
    def pack_name(self) -> str:
        """The name of the pack the game is played with, "" for the built-in numbers."""
        pack = self.options.pack if self.options is not None else None
        return pack.name if pack is not None else ""

    @property
    def show_step_handler(self) -> Callable[[int], None] | None:
        """The function that shows the step of a journal line, None when there is none."""
        return (
            self.journal_actions.show_position_at_step
            if self.journal_actions is not None
            else self.go_to_step
        )


class Table(Protocol):
    """The table of one game in one window size; a new one is made when the size changes."""

    @property
    def root(self) -> Node:
        """The node that holds everything drawn; it has the size of the window."""

    def show_view(self, view: State, seat: int) -> None:
        """Draw the table from a seat's view, without animation and without a question."""

    def prepare_step_animation(
        self, events: tuple[Event, ...], after: State, seat: int
    ) -> Timeline:
        """Prepare the animation of one step's events and return its timeline; at its end (played or
        skipped by `finish`) the table equals one that `show_view(after, seat)` drew.
        """

    def is_animated_with_next_step(
        self, events: tuple[Event, ...], more: tuple[Event, ...]
    ) -> bool:
        """Return whether the next step's events `more` are animated together with `events`."""

    def ask(self, question: PersonalQuestion) -> None:
        """Enable the controls for a person's decision; exactly one answer follows."""

    def disable_controls_and_show_note(self, note: str, *, may_undo: bool = False) -> None:
        """Disable all controls and show the note (who is thinking, or nothing).

        With `may_undo` the undo buttons stay usable while others think.
        """

    def add_to_journal(self, events: tuple[Event, ...], seat: int, step: int = 0) -> None:
        """Add a step's lines to the journal; `step` is its number, 0 when lines link to no step.

        Called after the step's animation, so that no line is ahead of the picture.
        """

    def journal_entries(self, events: tuple[Event, ...], step: int) -> tuple[JournalEntry, ...]:
        """Return the lines that `add_to_journal` would add."""

    def remove_later_journal_lines(self, step: int = 0) -> None:
        """Remove the journal lines of all steps after `step`; 0 removes every line."""

    def undo_pick_and_refresh(self) -> bool:
        """Undo the last pick that is not yet an answer (Escape);
        return False when there is none.
        """

    def pending_picks(self) -> object | None:
        """Return what is picked and not yet an answer, to be picked again; None for nothing."""

    def restore_picks(self, picks: object) -> None:
        """Pick what `pending_picks` returned, for the same question in the same position."""

    def texts_of_moves_picked_so_far(self) -> tuple[str, ...]:
        """Return the moves already picked for the current decision and those that follow it.

        As move texts, in order; only moves without chance events and reveals. When nothing is left
        to decide in the turn, ALL_SETTLED is the last element.
        """

    def set_hand_hidden(self, hidden: bool) -> None:
        """Hide or show the viewer's private things (cards, tiles that were peeked at)."""

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return a description of the visible position, one or more sentences a paragraph."""

    def highlight_places(self, places: tuple[str, ...], meant: tuple[str, ...] = ()) -> None:
        """Highlight areas until something else is shown; `meant` are further targets for the
        keyboard.
        """

    def ui_anchor(self, name: str) -> UiAnchor | None:
        """Return the anchor of a control, a panel or part of it, or a thing the title names.

        "sheet" is the dialog that is open now; None when there is no such thing.
        """

    def spare_rect(self, use: str) -> NodeValues:
        """Return a rectangle of the window, in u, that the client may use for its own panels.

        "strip" is a free part of the bar along the upper edge, "note" a corner above the controls
        where a note covers nothing important, "advice" one beside the journal, "beside" one for a
        short note that leaves journal and players visible, "waiting" a row of buttons high, free
        while no more than a reply is asked for.
        """

    def note_height(self, use: str, least: float) -> float:
        """Return the height in u of a note at the lower edge of a spare rectangle.

        It is `least` or slightly more, so that the note's edge cuts nothing below it in two.
        """

    def comparable_contents(self) -> tuple[object, ...]:
        """Return everything drawn as comparable values: equal tables give equal values."""


class TableFactory(Protocol):
    """A title's factory of tables.

    `private_move_kinds` are the kinds of moves whose question shows, or leads to, private
    information of its seat: with several people at one screen they are asked after a hand-over. All
    other questions are asked with the hand concealed. `revealing_move_kinds` are moves that reveal
    something to the seat at once: the hand-over waits until the seat has read it.
    `reply_move_kinds` are answers to another seat's action, such as bids; with the one of kind
    `leaving_move_kind` a seat leaves the exchange.
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
    def leaving_move_kind(self) -> str:
        """The kind of move that leaves an exchange, such as "drop"; "" when there is none."""

    def make_empty_table(
        self, stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientHandlers, foot: float = 0.0
    ) -> Table:
        """Return an empty table for an arranged stage of any size.

        The stage knows the size, the player's scale and whether motion is reduced; the table adds
        nothing to its root, but opens dialogs on it and moves its focus. `foot` is the height in u
        that the client uses itself at the bottom of the window (the timeline of a replay): then no
        action buttons and no hand are drawn and the panels end above it.
        """

    def draw_in_background(self, stage: Stage, seats: int) -> None:
        """Start drawing in the background what every table for `seats` seats needs in this window
        size, so that the first table is ready sooner.
        """

    def menu_picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture that stands for the title in menus, of a size in px."""


class ScreenPictures(Protocol):
    """A title's pictures for the screens around the table. Sizes are in px.

    The same request returns the same surface, which callers must not paint on.
    """

    def backdrop(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture that fills the window: "title", "dark" (dimmed) or "handover"."""

    def animated_layer(self, kind: str, size: tuple[int, int]) -> EndlessNode | None:
        """Return the moving parts of a backdrop of that size, None when there are none."""

    def icon(self, name: str, size: int, tone: str = "cream") -> pygame.Surface:
        """Return an icon by its name or by its role: "new-game", "go-on" with a game, a player's
        "rank".

        Tones are "cream", "ink", "disabled" and "brass".
        """

    def seat_disc_picture(self, colour: str, k: float) -> Picture:
        """Return a seat's marker, with its origin in the centre."""

    def seat_piece_picture(self, colour: str, k: float) -> Picture:
        """Return the piece of a seat, with its origin in the middle of its lower edge."""

    def seat_plate_picture(self, colour: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a plate in the seat's colour and pattern."""

    def envelope(self, k: float) -> Picture:
        """Return the closed envelope of the hand-over, with its origin in the centre."""

    def enlarged_piece(self, name: str, k: float) -> pygame.Surface:
        """Return an enlarged piece of the game, for texts about it."""

    def seat_seal_picture(self, colour: str, k: float) -> Picture:
        """Return the wax seal of a seat, with its origin in the centre."""

    def portrait(self, player: str, size: int) -> pygame.Surface | None:
        """Return the round portrait of a kind of player such as "ai:2"; None when it has none."""

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> pygame.Surface:
        """Return a new small picture of a position that contains no hidden information.

        `colours` are those of the seats; without a view the table is empty.
        """

    def colour_tones(self, colour: str) -> ColourTones:
        """Return a seat's tints."""

    def dash_pattern(self, colour: str) -> tuple[float, ...]:
        """Return the dash pattern of a seat's graph line in u, empty for a solid line."""


class GameFacts(Protocol):
    """What a title reports about a position for charts, ledgers and replays; views may be open.

    The methods here return empty values, for titles that have nothing to report.
    """

    has_money: bool = True  # otherwise `money` equals the points

    @property
    def ledger_column_keys(self) -> tuple[str, ...]:
        """Return the column keys of `ledger_texts`, in order; their headings are in the table
        `ledger` of the words.
        """
        return ()

    @property
    def ledger_heading_key(self) -> str:
        """Return the key of the heading above those columns, "" for none."""
        return ""

    def ledger_texts(self, view: State, seat: int) -> tuple[str, ...]:
        """Return short texts about a seat at the end, by column; "" for what the game does not
        use.
        """
        return ()

    def seat_numbers_by_name(self, view: State, seat: int) -> Mapping[str, int]:
        """Return the numbers behind the columns, and others that goals may use, by name."""

    @property
    def income_column_keys(self) -> tuple[str, ...]:
        """Return the column keys of a round's summary, in order; their headings are in the table
        `takings` of the words.
        """
        return ()

    def event_income_by_column(self, event: Event) -> Mapping[str, int]:
        """Return what an event adds to those columns for its seat, in money."""
        return {}

    def round_of(self, view: State) -> int:
        """Return the round a position belongs to, from 1; the round of the last move at the end."""
        return 1

    def money(self, view: State, seat: int) -> int:
        """Return the seat's money, for the round summary."""

    @property
    def chart_sums_income_by_key(self) -> Mapping[str, bool]:
        """Return by key (table `end.chart` of the words) the charts besides the points: True for
        one that sums all income, False for one that shows the present amount.

        The value says whether a chart sums all income; otherwise it shows the present amount.
        """
        return {}

    def chart_amount(self, view: State, seat: int, chart: str) -> int:
        """Return the seat's amount for a chart."""
        return 0

    def points_if_scored_now(self, view: State, seat: int) -> int:
        """Return the points on the table that would be added if the game were scored now."""
        return 0

    def source_and_points_of_event(self, event: Event) -> tuple[str, int]:
        """Return the source (table `end.source` of the words) and number of points an event
        scored.

        ("", 0) when a title's ledger reports it.
        """
        return "", 0

    def timeline_icon_name(self, kind: str) -> str:
        """Return the icon for moves of this kind on a timeline, "" for kinds that are left out."""

    def memorable_kind_and_size(self, event: Event) -> tuple[str, int]:
        """Return the kind (table `moment` of the words) and size of a memorable event.

        ("", 0) for an event that is not memorable.
        """
        return "", 0

    @property
    def moment_kinds_summed_by_round(self) -> Collection[str]:
        """Return the kinds of moments that are summed over a seat's events of one round."""
        return ()

    def moment_icon_name(self, kind: str) -> str:
        """Return the icon of a kind of moment."""
        return "laurel"

    def tie_break_key(self, view: State, ahead: int, behind: int) -> str:
        """Return the key (table `tie`) of the tie-break that put `ahead` before `behind`, "" for
        none.
        """
        return ""


class Phrases(Protocol):
    """A title's sentences for hints and judged games, in the current language."""

    def places_of_move(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the areas a move is about, including that of a running auction."""

    def hint_sentence_about_place(self, move: Move, view: State) -> str:
        """Return a sentence that says where to look, without naming the move."""

    def move_as_advice(self, move: Move, view: State) -> str:
        """Return a move of this position as advice, without a full stop at the end."""

    def reason_as_sentence(self, reason: Reason, names: Sequence[str]) -> str:
        """Return a reason as a sentence; `names` are the names of the seats."""
