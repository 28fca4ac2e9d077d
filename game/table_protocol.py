"""Tables: what the client asks of a title that wants its table drawn.

It stands between the two, so that a title's table need not know the client.

The client owns screens, menus, hand-over and the order of things in time; a title's table
owns everything on the table. The client hands over views and questions and gets back codes
of moves; neither ever sees the true state of a game.
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
from game.scene.drawing.tints import Tints
from game.scene.input.hit import Extent
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.zoom import LivelyNode
from game.scene.stage.stage import Stage

ALL_SETTLED: Final = ""  # as the last of what is settled


@dataclass(frozen=True, slots=True)
class SeatCard:
    """Who sits where: the name shown, the colour key and the kind of player.

    `player` is "human" or a computer player's name such as "ai:2"; `caption` is the words
    for it on this language's screen. `face` is the kind of player whose portrait is shown: no
    two seats have the same one.
    """

    seat: int
    name: str
    colour: str
    player: str
    caption: str
    face: str = ""


@dataclass(frozen=True, slots=True)
class UiAnchor:
    """A thing on a table one can point at: a node, and the thing's box in the node's own u.

    `whole` is the box of all that is worth reading of it: a note lies there only when every other
    place would hide what is pointed at.
    """

    node: Node
    box: Extent
    whole: Extent | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the journal; `seat` is -1 when nobody did it.

    `places` are the areas it is about, `step` the step it tells of, 0 where nothing leads there.
    An action is what a round is remembered by; the other lines tell how it came to it.
    """

    seat: int
    text: str
    places: tuple[str, ...] = ()
    step: int = 0
    is_action: bool = False


@dataclass(frozen=True, slots=True)
class PersonalQuestion:
    """A decision one person at this screen has to make.

    `view` is that seat's view, `moves` every legal move; `can_undo` and `undo_reason` (a
    sentence, empty when undo is possible) serve the undo and reset buttons. With
    `asks_before_passing` the table lets passing be confirmed, unless nothing else is possible.
    With `holds_turn` a table that can shows what the last answer of a turn does, and gives it once
    the person ends the turn; `speed` is how fast that is shown, None at once.
    """

    seat: int
    view: State
    moves: tuple[Move, ...]
    can_undo: bool
    undo_reason: str
    asks_before_passing: bool = field(default=True, kw_only=True)
    holds_turn: bool = field(default=False, kw_only=True)
    speed: float | None = field(default=None, kw_only=True)


class JournalTargets(Protocol):
    """What a journal leads to during a game."""

    def look_at(self, step: int) -> None:
        """Show the moment of a step."""

    def open_journal(self) -> None:
        """Open all of the journal in large."""

    def open_chronicle(self) -> None:
        """Show what each player did in this round."""


def ignore(*asked: object) -> None:
    """Do nothing about what a table asks for."""


@dataclass(frozen=True, slots=True)
class PinnedLine:
    """A line that stays at the foot of the journal, what it says on hover, and what it opens."""

    words: str
    tip: str
    open: Callable[[], None]


@dataclass(frozen=True, slots=True)
class ClientHandlers:
    """What a table may ask of the client; each is called with nothing but the named value."""

    answer: Callable[[int], None] = ignore  # the code of one of the question's moves
    undo: Callable[[], None] = ignore
    reset_turn: Callable[[], None] = ignore
    last_turns: Callable[[], None] = ignore
    why_no_last_turns: Callable[[], str] = lambda: ""  # a sentence; "" where there are some
    show_hand: Callable[[], None] = ignore  # while concealed; `conceal_hand(False)` may follow
    hide_hand: Callable[[], None] = ignore  # `conceal_hand(True)` follows
    open_menu: Callable[[], None] = ignore
    open_help: Callable[[str], None] = ignore  # a topic key, "" for the contents
    open_settings: Callable[[], None] = ignore
    toggle_sound: Callable[[], None] = ignore
    is_silent: Callable[[], bool] = lambda: False  # whether all sound is off
    hint: Callable[[], None] | None = None  # None: no hints are offered
    go_to: Callable[[int], None] | None = None  # a step of the journal, in a replay
    # whether an order may answer later questions by itself
    standing: bool = field(default=True, kw_only=True)
    # whether what is counted stays to be read until a key or click
    waits_for_reader: bool = field(default=False, kw_only=True)
    # None: a journal leads nowhere
    recall: JournalTargets | None = field(default=None, kw_only=True)

    # None: nothing is played for
    pinned: PinnedLine | None = field(default=None, kw_only=True)
    # the game that is played; None: the usual one of so many seats
    options: Options | None = field(default=None, kw_only=True)

    @property
    def box_name(self) -> str:
        """What the pack is called that the game is played with, "" for our own numbers."""
        pack = self.options.pack if self.options is not None else None
        return pack.name if pack is not None else ""

    @property
    def moment(self) -> Callable[[int], None] | None:
        """What leads to the moment of a line of the journal, None where nothing does."""
        return self.recall.look_at if self.recall is not None else self.go_to


class Table(Protocol):
    """One table on the screen, in one window size; made anew when the size changes."""

    @property
    def root(self) -> Node:
        """The node that holds everything drawn, the size of the window."""

    def show(self, view: State, seat: int) -> None:
        """Draw the table afresh from a seat's view, without animation, nobody asked."""

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the motions of one step's events. When the timeline has finished (by itself or by
        `finish`), the table equals one that `show(after, seat)` drew.
        """

    def joins(self, events: tuple[Event, ...], more: tuple[Event, ...]) -> bool:
        """Whether the events of the next step are shown together with these, in one motion."""

    def ask(self, question: PersonalQuestion) -> None:
        """Enable the controls for a person's decision; exactly one answer follows."""

    def rest(self, note: str, *, may_undo: bool = False) -> None:
        """Disable all controls and show the note (who is thinking, or nothing); `may_undo` leaves
        a person the way back while others think.
        """

    def log(self, events: tuple[Event, ...], seat: int, step: int = 0) -> None:
        """Add a step's lines to the journal; `step` is its number, 0 where nothing leads to it.
        Called when the step has been played: no line comes before its picture.
        """

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return the lines that `log` would add."""

    def cut_log(self, step: int = 0) -> None:
        """Take back the lines of all steps after this one; without a step empty the journal."""

    def step_back(self) -> bool:
        """Take back the last pick that is not yet an answer (Escape); False when there is none."""

    def settled(self) -> tuple[str, ...]:
        """Return the moves picked already for the question asked now and those that follow it.

        As text, in order; only moves that let no luck happen and tell nothing new. Where nothing is
        left of a turn, ALL_SETTLED stands last.
        """

    def conceal_hand(self, hidden: bool) -> None:
        """Hide or show the viewer's private things (cards, peeked tiles)."""

    def described(self) -> tuple[str, ...]:
        """Return the position in words, a sentence or a few for each paragraph; nothing hidden."""

    def point_out(self, places: tuple[str, ...], meant: tuple[str, ...] = ()) -> None:
        """Light areas up until something else is shown; keys go to them and to what is `meant`."""

    def ui_anchor(self, name: str) -> UiAnchor | None:
        """Return where a thing lies: a control, a panel or part of it, or what the title names.
        "sheet" is whatever lies over the table now; None when there is no such thing.
        """

    def spare(self, use: str) -> NodeValues:
        """Return a box of the window, in u, that the client may use for things of its own.

        "strip" is a free piece of the bar along the upper edge, "note" a corner above the
        controls where a note covers nothing that is needed, "advice" one beside the journal,
        "beside" one for a short note that leaves journal and players in sight, "waiting" a row of
        buttons high, free while nobody is asked for more than a reply.
        """

    def note_height(self, use: str, least: float) -> float:
        """Return the height for a note on the lower edge of a spare box, in u of that box. It is
        `least` or somewhat more, so that the note cuts nothing it lies on in two.
        """

    def picture(self) -> tuple[object, ...]:
        """Return everything drawn as comparable values: two equal tables give equal pictures."""


class TableFactory(Protocol):
    """A title's factory of tables.

    `private_kinds` are the kinds of moves whose question cannot be answered without seeing, or
    leads to seeing, what only that seat may know: with several people at one screen they are
    asked behind a hand-over. All other questions are asked with the hand concealed. `look_kinds`
    show it something just then: the next person comes when it has seen enough.
    `reply_kinds` are those that answer somebody's action, as bids do, and are none themselves;
    with one of them, the `way_out`, a seat wants no more part in what is asked.
    """

    @property
    def private_kinds(self) -> frozenset[str]:
        """Return those kinds of moves, such as "discard" or "peek"."""

    @property
    def look_kinds(self) -> frozenset[str]:
        """Return those kinds of moves, such as "peek"."""

    @property
    def reply_kinds(self) -> frozenset[str]:
        """Return those kinds of moves, such as "bid" or "drop"."""

    @property
    def way_out(self) -> str:
        """Return that kind of move, such as "drop"; "" where there is none."""

    def table(
        self, stage: Stage, seats: tuple[SeatCard, ...], client: ClientHandlers, foot: float = 0.0
    ) -> Table:
        """Return an empty table for a stage that has been arranged; any size works.

        The stage tells the size, the player's own scale and whether motion is reduced; the
        table adds nothing to its root, but opens dialogs on it and moves its focus. `foot` is
        the height in u the client uses itself at the bottom of the window (the timeline of a
        replay): then no action buttons and no hand are drawn and the panels end above it.
        """

    def prepare(self, stage: Stage, seats: int) -> None:
        """Begin to draw, beside all that goes on, what every table for so many seats shows in a
        window of this size: the first table is there sooner then.
        """

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""


class ScreenPictures(Protocol):
    """A title's pictures for the screens around the table. Sizes are in px. The same request
    returns the same surface, which nobody paints on.
    """

    def backdrop(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture that fills the window: "title", "dark" (dimmed) or "handover"."""

    def life(self, kind: str, size: tuple[int, int]) -> LivelyNode | None:
        """Return what stirs in a backdrop of that size, None where nothing does."""

    def icon(self, name: str, size: int, tone: str = "cream") -> pygame.Surface:
        """Return an icon of the kit, or by its role: "new-game", "go-on" with a game, a "rank" of a
        player. Tones are "cream", "ink", "disabled" and "brass".
        """

    def disc(self, colour: str, k: float) -> Picture:
        """Return a seat's marker with its mark, hung round its centre."""

    def piece(self, colour: str, k: float) -> Picture:
        """Return the piece that stands for a seat, hung from the middle of its foot."""

    def plate(self, colour: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a plate in the seat's colour and pattern."""

    def envelope(self, k: float) -> Picture:
        """Return the closed envelope of the hand-over, hung round its centre."""

    def figure(self, name: str, k: float) -> pygame.Surface:
        """Return a piece of the game in large, for texts that speak of it."""

    def seal(self, colour: str, k: float) -> Picture:
        """Return the wax seal of a seat, hung round its centre."""

    def portrait(self, player: str, size: int) -> pygame.Surface | None:
        """Return the round portrait of a kind of player such as "ai:2"; None for who has none."""

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> pygame.Surface:
        """Return a position in small, made anew, from a view everybody at the table may have.
        `colours` are those of the seats; without a view the table is empty.
        """

    def tints(self, colour: str) -> Tints:
        """Return a seat's tints."""

    def dashes(self, colour: str) -> tuple[float, ...]:
        """Return the dash pattern of a seat's graph line in u, empty for a whole line."""


class GameFacts(Protocol):
    """What a title says about a position for charts, ledgers and replays; views may be open. Of
    what a title does not say itself it inherits that there is nothing to tell.
    """

    has_money: bool = True  # else `money` is the points once more

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the keys (table `ledger` of the words) of what `entries` lists."""
        return ()

    @property
    def columns_told(self) -> str:
        """Return the key of what is written over those columns, "" for nothing."""
        return ""

    def entries(self, view: State, seat: int) -> tuple[str, ...]:
        """Return short texts about a seat at the end, by column; "" where not played for."""
        return ()

    def figures(self, view: State, seat: int) -> Mapping[str, int]:
        """Return the numbers behind the columns, and others that goals may speak of, by name."""

    @property
    def taking_columns(self) -> tuple[str, ...]:
        """Return the keys (table `takings` of the words) of what a round's summary lists."""
        return ()

    def takings(self, event: Event) -> Mapping[str, int]:
        """Return what an event adds to those columns for its seat, as money."""
        return {}

    def round_of(self, view: State) -> int:
        """Return the round a position belongs to, from 1; the round of the last move at the end."""
        return 1

    def money(self, view: State, seat: int) -> int:
        """Return the money the seat holds, for the sums of a round."""

    @property
    def charts(self) -> Mapping[str, bool]:
        """Return the keys (table `end.chart` of the words) of what is charted beside the points,
        and of each whether all is added up that comes in; else what is held is shown.
        """
        return {}

    def charted(self, view: State, seat: int, chart: str) -> int:
        """Return how much the seat holds of what a chart shows."""
        return 0

    def to_count(self, view: State, seat: int) -> int:
        """Return the points that lie on the table and would count if they were counted now."""
        return 0

    def scored(self, event: Event) -> tuple[str, int]:
        """Return by what an event brought its seat points (table `end.source` of the words), and
        how many; ("", 0) where a title's ledger tells it.
        """
        return "", 0

    def mark(self, kind: str) -> str:
        """Return the icon that marks moves of this kind on a timeline, "" for those left out."""

    def moment(self, event: Event) -> tuple[str, int]:
        """Return what an event may be remembered as (table `moment` of the words) and how large it
        was; ("", 0) for what is not remembered.
        """
        return "", 0

    @property
    def moments_of_a_round(self) -> Collection[str]:
        """Return the kinds of moments whose events of a seat in one round count together."""
        return ()

    def moment_mark(self, kind: str) -> str:
        """Return the icon of a kind of moment."""
        return "laurel"

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Return the key (table `tie`) of what put one of two equal seats ahead, "" for nothing."""
        return ""


class Phrases(Protocol):
    """A title's sentences for hints and judged games, in the language of the words."""

    def places(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the areas a move is about, that of a running auction included."""

    def where(self, move: Move, view: State) -> str:
        """Return a sentence that says where to look, and no more."""

    def what(self, move: Move, view: State) -> str:
        """Return a move of this position as advice, without a full stop."""

    def why(self, reason: Reason, names: Sequence[str]) -> str:
        """Return a reason as a sentence; `names` are those of the seats."""
