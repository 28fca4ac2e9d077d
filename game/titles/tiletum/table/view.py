"""The table as named values for the screen, and what the table shows now."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from game.engine.events import Event
from game.titles.tiletum.notation.cells import tile_name_at
from game.titles.tiletum.rules import kinds, prices
from game.titles.tiletum.rules.components import EVERY_ACTION, GOODS
from game.titles.tiletum.rules.fairs import COUNTED, fair_points, takes_part
from game.titles.tiletum.rules.questions import current_question, question_cell
from game.titles.tiletum.rules.reasons import QUESTIONS as ASKED
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table import seat_view, silver_views, views

NOBODY_THERE: Final = -1
SPENT: Final = ("merchant", "architect", "character", "contract", "explorer")
"""Actions whose points are spent one by one; the king's steps run by themselves."""
QUESTIONS: Final = {question: word for question, (word, _) in ASKED.items()}
QUESTIONS[kinds.SAME_Q] = "same"
"""What can be asked, as words call it; with nothing open it is the "turn"."""


class FairView(NamedTuple):
    """A fair, "past", "now" or "to come": of each seat whether it would take part now, and what it
    would be paid; `things` are what it counts, by their numbers, none at the king's.
    """

    round: int
    town: str
    kind: str
    worth: int
    parts: tuple[bool, ...]
    points: tuple[int, ...]
    state: str
    things: tuple[int, ...]


class TrackView(NamedTuple):
    """The king track from `low` to `high`: markers as (seat, space), those ahead first; the
    corruption of the turns so far, the tile beside it, and with Silver the silver of every space.
    """

    low: int
    high: int
    markers: tuple[tuple[int, int], ...]
    tokens: tuple[int, ...]
    tile: str
    ribbons: tuple[int, ...]


class TableView(NamedTuple):
    """Everything on the table. `places` are the wheel's: value and action of each, clockwise.

    `dice` counts (good, value); `action` is the main action in progress, "" before, with `ap` left;
    `question` is what is asked, `bonus` the action whose tile is asked about, `below` what only
    games with silver have.
    """

    round: int
    turn: int
    acting: int
    question: str
    order: tuple[int, ...]
    track: TrackView
    places: tuple[tuple[int, str], ...]
    dice: tuple[tuple[str, int, int], ...]
    action: str
    ap: int
    die: tuple[str, int] | None
    fairs: tuple[FairView, ...]
    fair_towns: frozenset[str]
    spaces: dict[str, views.TiletumSpaceView]
    action_tiles: dict[str, str]
    contracts: tuple[str, ...]
    prices: tuple[int, ...]
    characters: tuple[str, ...]
    seats: tuple[seat_view.SeatView, ...]
    bonus: str
    below: silver_views.SilverView | None

    @property
    def king_order(self) -> tuple[int, ...]:
        """The seats from ahead to behind on the king track."""
        return tuple(seat for seat, _ in self.track.markers)

    @property
    def end_scoring_side(self) -> str:
        """With Silver the side of the end scoring, "A" or "B"."""
        return self.below.overlay if self.below is not None else ""


def table_view(st: TiletumState) -> TableView:
    """Return a view as named values."""
    board = st.board
    action, ap = _open_action(st)
    question = question_word(st)
    turned = [(place - st.round + 1) % kinds.FACES + 1 for place in range(kinds.FACES)]
    return TableView(
        round=st.round,
        turn=st.turn,
        acting=st.seat if st.phase != kinds.OVER else NOBODY_THERE,
        question=question,
        order=tuple(int(seat) for seat in st.order),
        track=TrackView(
            board.king_lowest,
            board.king_highest,
            tuple((int(seat), st.king[seat]) for seat in st.king_order),
            tuple(int(token) for token in st.tokens if token != kinds.EMPTY),
            tile_name_at(st, board.king_spot),
            tuple(int(silver) for silver in board.depths.ribbon),
        ),
        places=tuple((value, EVERY_ACTION[st.wheel[value - 1]]) for value in turned),  # T-703
        dice=tuple(
            (GOODS[at // kinds.FACES], at % kinds.FACES + 1, int(count))
            for at, count in enumerate(st.dice)
            if count
        ),
        action=action,
        ap=ap,
        die=(GOODS[st.die_good], st.die_value) if st.die_good != kinds.EMPTY else None,
        fairs=tuple(_fair_view(st, number) for number in range(kinds.ROUNDS)),
        fair_towns=frozenset(board.space_names[int(town)] for town in board.fair_towns),
        spaces={space.name: space for space in views.space_views(st)},
        action_tiles={
            action: tile_name_at(st, board.action_spot + at)
            for at, action in enumerate(board.action_names)
        },
        contracts=_offered_tiles(st, board.contract_spot),
        prices=tuple(int(price) for price in board.price),
        characters=_offered_tiles(st, board.character_spot),
        seats=tuple(seat_view.seat_view(st, seat) for seat in range(st.seats)),
        bonus=EVERY_ACTION[question_cell(st, 1)] if question == "bonus" else "",
        below=silver_views.silver_view(st) if board.silver else None,
    )


def question_word(st: TiletumState) -> str:
    """Return what is asked, as words call it."""
    if st.phase == kinds.KING_TILE:
        return "king-tile"
    return QUESTIONS.get(int(current_question(st)), "") if st.depth else "turn"


def _open_action(st: TiletumState) -> tuple[str, int]:
    """Return the action that is asked about, or the main one below it, and its points left."""
    for depth in range(st.depth - 1, -1, -1):
        at = depth * kinds.FRAME
        if st.stack[at] == kinds.ACT_Q:
            return EVERY_ACTION[st.stack[at + 1]], st.stack[at + 2]
    return "", 0


def _offered_tiles(st: TiletumState, first: int) -> tuple[str, ...]:
    return tuple(tile_name_at(st, first + place) for place in range(kinds.OFFERED))


def _fair_view(st: TiletumState, number: int) -> FairView:
    board = st.board
    seats = range(st.seats)
    kind = st.fair[number]
    due = number + 1
    return FairView(
        due,
        board.space_names[st.fair[kinds.ROUNDS + number]],
        board.fair_names[kind],
        int(board.fair_worth[kind] + board.fair_board[number]),
        tuple(bool(takes_part(st, seat, due)) for seat in seats),
        tuple(int(fair_points(st, seat, due)) for seat in seats),
        "past" if due < st.round else "now" if due == st.round else "to come",
        tuple(int(thing) for thing in COUNTED[2 * kind : 2 * kind + 2] if thing != kinds.EMPTY),
    )


@dataclass(frozen=True)  # without slots: the view is made once it is asked for
class TiletumModel:
    """A seat's view as state and as named values."""

    state: TiletumState
    seat: int

    @cached_property
    def view(self) -> TableView:
        """The view as named values."""
        return table_view(self.state)

    @property
    def viewer(self) -> int:
        """The viewing seat, the first one for an open view."""
        return max(self.seat, 0)

    @property
    def own_board(self) -> seat_view.SeatView:
        """The viewer's board."""
        return self.view.seats[self.viewer]

    def price_of_gift(self, space: str) -> int:
        """Return what the viewer would pay at the cathedral of a space, 0 where none is open
        (T-607, S-605).
        """
        cathedral = self.view.spaces[space].cathedral
        if cathedral is None or not cathedral.cost:
            return 0
        number = self.state.board.cathedral_at[self.state.board.space_numbers[space]]
        return int(prices.price_of_contribution(self.state, self.viewer, int(number)))


class TiletumViewOptions:
    """What the person wants to see: a seat's board (None for the own), the Cardinal's last turn,
    the sheet of the map (`below` the ground or Europe), and the open `document`, "" for none."""

    def __init__(self) -> None:
        """Start with the own board."""
        self.seat: int | None = None
        self._viewer = 0
        self.told: tuple[Event, ...] = ()
        self.reading = False
        self.below = False
        self.document = ""
        self._asked: bool | None = None
        self.changed: Callable[[], None] = lambda: None

    def toggle_map_sheet(self) -> None:
        """Show the other sheet of maps."""
        self.below = not self.below

    def toggle_document(self, which: str) -> None:
        """Open a document, or close it if it is open."""
        self.document = "" if which == self.document else which

    def shows_second_sheet(self, asked: bool | None) -> bool:
        """Return whether the second sheet is shown; a new question changes it, None does not."""
        if asked is not None and asked != self._asked:
            self.below = asked
            self._asked = asked
        return self.below

    def show_sheet_of_event(self, *, below: bool) -> None:
        """Show the sheet on which something happens; `changed` is called if it is another one."""
        turned, self.below, self._asked = below != self.below, below, None
        if turned:
            self.changed()

    def reset_to_viewer(self, viewer: int) -> None:
        """Show the own board to a new viewer."""
        if viewer != self._viewer:
            self._viewer = viewer
            self.seat = None

    def show_board(self, seat: int) -> None:
        """Show a seat's board, or the own one again."""
        self.seat = None if self.seat == seat else seat

    def show_next_board(self, own: int, seats: int) -> None:
        """Show the next seat's board; after the last the own one."""
        following = (own if self.seat is None else self.seat) + 1
        self.seat = None if following % seats == own else following % seats

    def process_events(self, events: tuple[Event, ...]) -> None:
        """Record the events of a step: a decree and what follows from it."""
        if any(event.kind == "decreed" for event in events):
            self.told = events
            self.reading = True

    def drop_facts(self) -> None:
        """Clear the recorded events."""
        self.told = ()
        self.reading = False
