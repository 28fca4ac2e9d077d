"""The table as named values for the screen, and what the table shows now."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple, Self, cast

from game.engine.events import Event
from game.engine.rules import CHANCE, State
from game.titles.tiletum.notation.cells import tile_name_on_spot
from game.titles.tiletum.rules import kinds, prices
from game.titles.tiletum.rules.components import ALL_ACTION_NAMES, GOOD_NAMES
from game.titles.tiletum.rules.fairs import THINGS_COUNTED_BY_FAIR, fair_points, takes_part_in_fair
from game.titles.tiletum.rules.questions import current_question, current_question_cell
from game.titles.tiletum.rules.reasons import REASON_KEY_AND_ANSWERS_BY_QUESTION as ASKED
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table import seat_view, silver_views, views

NO_PIECE_OWNER: Final = -1
EVENTS_AFTER_CARDINAL_TURN: Final = frozenset({"took-die", "round-began"})
"""Events after which the Cardinal's turn before them is no longer the last one."""
DECREE_LINE_EVENTS: Final = ("by-line", "by-foot")
"""Events that tell which line of the Cardinal's decree applied."""
ACTIONS_SPENDING_POINTS_ONE_BY_ONE: Final = (
    "merchant",
    "architect",
    "character",
    "contract",
    "explorer",
)
"""Actions whose points are spent one by one; the king's steps run by themselves."""
WORDS_KEY_BY_QUESTION: Final = {question: word for question, (word, _) in ASKED.items()}
WORDS_KEY_BY_QUESTION[kinds.GAIN_SAME_GOODS_QUESTION] = "same"
"""What can be asked, as words call it; with nothing open it is the "turn"."""


class FairView(NamedTuple):
    """A fair with what it would pay now; `state` is "past", "now" or "to come".

    For each seat it tells whether it would take part and how many points it would be paid.
    `counted_things` are the numbers of the things that the fair counts, empty for the king's fair.
    """

    round: int
    town: str
    kind: str
    worth: int
    takes_part_by_seat: tuple[bool, ...]
    prospective_points_by_seat: tuple[int, ...]
    state: str
    counted_things: tuple[int, ...]


class KingTrackView(NamedTuple):
    """The king track: markers as (seat, space), the leader first, the corruption tokens of this
    round so far, the tile beside it, and with Silver the silver of each space."""

    lowest_space: int
    highest_space: int
    markers: tuple[tuple[int, int], ...]
    corruption_tokens: tuple[int, ...]
    tile: str
    silver_by_space: tuple[int, ...]


class TableView(NamedTuple):
    """Everything on the table as named values.

    `rose_window_values_and_actions` are (die value, action) of each place, clockwise; `dice` are
    (good, value, number). `action` is the main action in progress, "" before it, with
    `action_points_left`; `question_key` is what is asked, `bonus_tile_action` the action whose tile
    is asked about, `silver_view` what only games with Silver have.
    """

    round: int
    turn: int
    acting_seat: int
    question_key: str
    turn_order: tuple[int, ...]
    king_track: KingTrackView
    rose_window_values_and_actions: tuple[tuple[int, str], ...]
    dice: tuple[tuple[str, int, int], ...]
    action: str
    action_points_left: int
    die_of_action: tuple[str, int] | None
    fairs: tuple[FairView, ...]
    fair_towns: frozenset[str]
    spaces: dict[str, views.TiletumSpaceView]
    tile_by_action: dict[str, str]
    offered_contracts: tuple[str, ...]
    contract_prices_in_action_points: tuple[int, ...]
    offered_characters: tuple[str, ...]
    seats: tuple[seat_view.SeatView, ...]
    bonus_tile_action: str
    silver_view: silver_views.SilverView | None

    @property
    def seats_in_king_track_order(self) -> tuple[int, ...]:
        """The seats from ahead to behind on the king track."""
        return tuple(seat for seat, _ in self.king_track.markers)

    @property
    def end_scoring_side(self) -> str:
        """The side of the end scoring: "A" or "B" with Silver, "" without."""
        return self.silver_view.end_scoring_side if self.silver_view is not None else ""


def table_view(st: TiletumState) -> TableView:
    """Return a view as named values."""
    board = st.board
    action, ap = _open_action_and_points(st)
    question = question_key(st)
    turned = [(place - st.round + 1) % kinds.FACE_COUNT + 1 for place in range(kinds.FACE_COUNT)]
    return TableView(
        round=st.round,
        turn=st.turn,
        acting_seat=st.seat if st.phase != kinds.GAME_OVER_PHASE else NO_PIECE_OWNER,
        question_key=question,
        turn_order=tuple(int(seat) for seat in st.order),
        king_track=KingTrackView(
            board.king_track_lowest_space,
            board.king_track_highest_space,
            tuple((int(seat), st.king[seat]) for seat in st.king_order),
            tuple(int(token) for token in st.tokens if token != kinds.EMPTY),
            tile_name_on_spot(st, board.king_track_spot),
            tuple(int(silver) for silver in board.depths.silver_of_king_track_space),
        ),
        rose_window_values_and_actions=tuple(
            (value, ALL_ACTION_NAMES[st.wheel[value - 1]]) for value in turned
        ),  # T-703
        dice=tuple(
            (GOOD_NAMES[at // kinds.FACE_COUNT], at % kinds.FACE_COUNT + 1, int(count))
            for at, count in enumerate(st.dice)
            if count
        ),
        action=action,
        action_points_left=ap,
        die_of_action=(GOOD_NAMES[st.die_good], st.die_value)
        if st.die_good != kinds.EMPTY
        else None,
        fairs=tuple(_fair_view(st, number) for number in range(kinds.ROUND_COUNT)),
        fair_towns=frozenset(board.space_names[int(town)] for town in board.fair_towns),
        spaces={space.name: space for space in views.space_views(st)},
        tile_by_action={
            action: tile_name_on_spot(st, board.first_action_spot + at)
            for at, action in enumerate(board.action_names)
        },
        offered_contracts=_offered_tiles(st, board.first_contract_spot),
        contract_prices_in_action_points=tuple(int(price) for price in board.contract_offer_price),
        offered_characters=_offered_tiles(st, board.first_character_spot),
        seats=tuple(seat_view.seat_view(st, seat) for seat in range(st.seats)),
        bonus_tile_action=ALL_ACTION_NAMES[current_question_cell(st, 1)]
        if question == "bonus"
        else "",
        silver_view=silver_views.silver_view(st) if board.silver else None,
    )


def question_key(st: TiletumState) -> str:
    """Return the key of the open question for the words, such as "turn" or "king-tile"."""
    if st.phase == kinds.KING_TILE_PHASE:
        return "king-tile"
    return WORDS_KEY_BY_QUESTION.get(int(current_question(st)), "") if st.depth else "turn"


def _open_action_and_points(st: TiletumState) -> tuple[str, int]:
    """Return the topmost open action on the question stack and its action points left, ("", 0)
    for none."""
    for depth in range(st.depth - 1, -1, -1):
        at = depth * kinds.CELLS_PER_QUESTION
        if st.stack[at] == kinds.SPEND_ACTION_POINTS_QUESTION:
            return ALL_ACTION_NAMES[st.stack[at + 1]], st.stack[at + 2]
    return "", 0


def _offered_tiles(st: TiletumState, first_place: int) -> tuple[str, ...]:
    return tuple(
        tile_name_on_spot(st, first_place + place) for place in range(kinds.OFFERED_TILE_COUNT)
    )


def _fair_view(st: TiletumState, fair: int) -> FairView:
    board = st.board
    seats = range(st.seats)
    kind = st.fair[fair]
    due = fair + 1
    return FairView(
        due,
        board.space_names[st.fair[kinds.ROUND_COUNT + fair]],
        board.fair_names[kind],
        int(board.points_of_fair_kind[kind] + board.fair_bonus_points_by_round[fair]),
        tuple(bool(takes_part_in_fair(st, seat, due)) for seat in seats),
        tuple(int(fair_points(st, seat, due)) for seat in seats),
        "past" if due < st.round else "now" if due == st.round else "to come",
        tuple(
            int(thing)
            for thing in THINGS_COUNTED_BY_FAIR[2 * kind : 2 * kind + 2]
            if thing != kinds.EMPTY
        ),
    )


@dataclass(frozen=True)  # without slots: the view is made once it is asked for
class TiletumModel:
    """A seat's view, both as state and as named values. A `shown_deciding_seat` other than None is
    shown as the seat that decides."""

    state: TiletumState
    seat: int
    shown_deciding_seat: int | None = None

    @property
    def deciding_seat(self) -> int:
        """The seat that decides now, below 0 for none; while chance decides in the Cardinal's
        turn, the Cardinal's seat."""
        if self.shown_deciding_seat is not None:
            return self.shown_deciding_seat
        cardinal = self.state.board.cardinal
        if self.state.to_move == CHANCE and 0 <= cardinal == self.view.acting_seat:
            return int(cardinal)
        return int(self.state.to_move)

    def with_deciding_seat(self, deciding_seat: int) -> Self:
        """Return a copy of the model in which `deciding_seat` is shown as the one that decides."""
        return replace(self, shown_deciding_seat=deciding_seat)

    @cached_property
    def view(self) -> TableView:
        """The view as named values."""
        return table_view(self.state)

    @property
    def viewer(self) -> int:
        """The seat that views; seat 0 for an open view."""
        return max(self.seat, 0)

    @property
    def own_board(self) -> seat_view.SeatView:
        """The viewer's board."""
        return self.view.seats[self.viewer]

    def contribution_price(self, space: str) -> int:
        """Return what the viewer would pay at the cathedral of a space, 0 where none is open
        (T-607, S-605).
        """
        cathedral = self.view.spaces[space].cathedral
        if cathedral is None or not cathedral.cost:
            return 0
        number = self.state.board.cathedral_of_space[self.state.board.space_numbers[space]]
        return int(prices.price_of_contribution(self.state, self.viewer, int(number)))

    def has_viewer_contributed(self, space: str) -> bool:
        """Return whether the viewer has contributed to the cathedral of a space (T-607); False
        where there is no cathedral."""
        board = self.state.board
        number = int(board.cathedral_of_space[board.space_numbers[space]])
        return (
            number != kinds.EMPTY
            and self.state.taken[self.viewer * board.cathedral_count + number] != kinds.EMPTY
        )


def model_of_tiletum_view(view: State, viewer: int) -> TiletumModel:
    """Return a seat's view as state and as named values."""
    return TiletumModel(cast("TiletumState", view), viewer)


class TiletumViewOptions:
    """What the person wants to see: whose board (None for the viewer's), the Cardinal's last turn,
    the map sheet (`is_second_sheet_shown`: the underground maps), and the open document ("" for
    none)."""

    def __init__(self) -> None:
        """Start with the viewer's board and the first map sheet."""
        self.shown_seat: int | None = None
        self._viewer = 0
        self.decree_events: tuple[Event, ...] = ()
        self.is_reading_decree = False
        self.is_second_sheet_shown = False
        self.open_document = ""
        self._sheet_of_last_question: bool | None = None
        self.on_sheet_change: Callable[[], None] = lambda: None
        self.on_told_change: Callable[[], None] = lambda: None

    def copied(self) -> "TiletumViewOptions":
        """Return new options with this board, map sheet and document."""
        copied = TiletumViewOptions()
        copied.copy_from(self)
        return copied

    def copy_from(self, other: "TiletumViewOptions") -> None:
        """Take over board, map sheet and document of another table."""
        self.shown_seat = other.shown_seat
        self.is_second_sheet_shown = other.is_second_sheet_shown
        self._sheet_of_last_question = other._sheet_of_last_question
        self.open_document = other.open_document

    def toggle_map_sheet(self) -> None:
        """Show the other sheet of maps."""
        self.is_second_sheet_shown = not self.is_second_sheet_shown

    def toggle_document(self, document_name: str) -> None:
        """Open a document, or close it if it is open."""
        self.open_document = "" if document_name == self.open_document else document_name

    def turn_to_question_sheet_and_tell_if_underground(
        self, is_question_underground: bool | None
    ) -> bool:
        """If a new question is on another sheet than the last one, turn to it
        (`is_question_underground` is True: underground, False: Europe, None: on no sheet); return
        whether the underground maps are shown."""
        if (
            is_question_underground is not None
            and is_question_underground != self._sheet_of_last_question
        ):
            self.is_second_sheet_shown = is_question_underground
            self._sheet_of_last_question = is_question_underground
        return self.is_second_sheet_shown

    def turn_to_sheet_of_event(self, *, is_underground: bool) -> None:
        """Show the sheet on which something happens (`is_underground`: the underground maps), and
        call `on_sheet_change` if it was not shown."""
        turned, self.is_second_sheet_shown, self._sheet_of_last_question = (
            is_underground != self.is_second_sheet_shown,
            is_underground,
            None,
        )
        if turned:
            self.on_sheet_change()

    def show_own_board_if_viewer_changed(self, viewer: int) -> None:
        """Show the viewer's board if the viewer has changed."""
        if viewer != self._viewer:
            self._viewer = viewer
            self.shown_seat = None

    def toggle_seat_board(self, seat: int) -> None:
        """Show a seat's board, or the viewer's if that seat's board is shown."""
        self.shown_seat = None if self.shown_seat == seat else seat

    def show_next_board(self, own_seat: int, seat_count: int) -> None:
        """Show the next seat's board; after the last the board of `own_seat`."""
        following = (own_seat if self.shown_seat is None else self.shown_seat) + 1
        self.shown_seat = None if following % seat_count == own_seat else following % seat_count

    def process_events(self, events: tuple[Event, ...]) -> None:
        """If the events tell of the Cardinal's decree, keep them and show them as his last turn,
        until another seat takes a die or a round begins."""
        kinds_told = {event.kind for event in events}
        if "decreed" in kinds_told:
            self.decree_events = events
            self.is_reading_decree = True
        elif kinds_told & EVENTS_AFTER_CARDINAL_TURN:
            self.is_reading_decree = False

    def show_cardinal_turn_until(self, events: tuple[Event, ...], event_count: int) -> None:
        """Show the first `event_count` events of the Cardinal's turn, or more, so that the line of
        his decree that applied is always among them. Call `on_told_change` if this changes what is
        shown."""
        kinds_told = [event.kind for event in events]
        lines = [kinds_told.index(kind) for kind in DECREE_LINE_EVENTS if kind in kinds_told]
        shown = events[: max((event_count, *(line + 1 for line in lines)))]
        if shown != self.decree_events:
            self.decree_events = shown
            self.on_told_change()

    def drop_facts(self) -> None:
        """Forget the events of the Cardinal's last turn."""
        self.decree_events = ()
        self.is_reading_decree = False


@dataclass(frozen=True, slots=True)
class KeptTiletumView:
    """What a person has opened or switched on: the drawer, and board, map sheet and document."""

    drawer: object
    options: TiletumViewOptions
