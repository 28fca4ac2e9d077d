"""The state of a game of Brass: everything on the table and in the hands."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, zeros
from game.engine.rules import NOBODY, State
from game.engine.state_form import row_of
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.happenings import Happenings
from game.titles.brass.rules.kinds import (
    ACTIONS,
    BIT,
    CANAL,
    COAL_MINE,
    IRONWORKS,
    LEVELS,
    NO_MOVE,
    PORT,
)
from game.titles.brass.rules.plain_form import FORM


@final
class BrassState(State):
    """One game, or one seat's view of it.

    In a view cards the seat does not know are UNKNOWN_CARD; the luck's words are blank. Every
    row's owner is this state; `board` is shared and never changes. What stands below the rows
    follows from them; `recount` makes it anew, and the laws hold it against them.
    """

    # Every field has a value from the start, so compiled code need not ask whether it has one.
    era: i64 = CANAL
    round: i64 = 1  # within the era
    phase: i64 = ACTIONS
    turn: i64 = 0  # place in the order of who has the turn, or settles the income
    action: i64 = 1  # 1 or 2
    pending: i64 = NO_MOVE  # the move a card, a cube or a tile is asked for
    pending_cards: i64 = 0  # cards still to be played for it
    pending_number: i64 = 0  # 2 for a second rail or counter of the action
    coal: i64 = 0  # cubes on the coal track
    iron: i64 = 0
    demand: i64 = 0  # spaces the marker is below the top
    deck_size: i64 = 0
    rail_deck_size: i64 = 0

    order: vec[i64] = NO_CELLS  # seats, first to last
    money: vec[i64] = NO_CELLS
    spent: vec[i64] = NO_CELLS  # this round
    income: vec[i64] = NO_CELLS  # space of the marker
    points: vec[i64] = NO_CELLS
    hand: vec[i64] = NO_CELLS  # ascending, EMPTY at the end
    stack: vec[i64] = NO_CELLS  # counters left, by industry and level
    owner: vec[i64] = NO_CELLS  # of the counter on a space
    counter: vec[i64] = NO_CELLS  # its kind
    flipped: vec[i64] = NO_CELLS
    cubes: vec[i64] = NO_CELLS
    link: vec[i64] = NO_CELLS  # owner
    discards: vec[i64] = NO_CELLS  # played this era, by kind
    distant: vec[i64] = NO_CELLS  # tiles not used this era, by steps; none on the last space
    deck: vec[i64] = NO_CELLS  # the next card last
    rail_deck: vec[i64] = NO_CELLS  # canal era: the cards of the rail era, the next one last

    coal_at: i64 = 0  # places with a mine that has coal
    ports_at: i64 = 0  # places with a built port (B-0.5)
    iron_left: i64 = 0  # cubes on ironworks
    reach: vec[i64] = NO_CELLS  # of each place, the places connected to it (B-0.6)
    sited: vec[i64] = NO_CELLS  # of each seat, the places with an own counter
    linked: vec[i64] = NO_CELLS  # of each seat, the places where an own link ends
    links_left: vec[i64] = NO_CELLS  # of each seat

    def __init__(self, board: Board) -> None:
        """Make an empty shell; `clear`, `copy_from` or `load_plain` fills it."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.to_move: i64 = NOBODY
        self.happenings: Happenings | None = (
            None  # told what happens, for the narrator; never copied
        )

    def clear(self) -> None:
        """Blank the table: no card, counter or money anywhere."""
        board: Board = self.board
        blank: BrassState = BrassState(board)
        blank.reach = zeros(board.places)
        blank.sited = zeros(board.seats)
        blank.linked = zeros(board.seats)
        blank.links_left = zeros(board.seats)
        FORM.clear(self, blank, board.sizes)
        self.recount()

    def recount(self) -> None:
        """Make anew what follows from the rows."""
        self.recount_counters()
        self.recount_links()

    def recount_counters(self) -> None:
        """Make anew what follows from the counters."""
        board: Board = self.board
        self.coal_at = 0
        self.ports_at = board.externals
        self.iron_left = 0
        for seat in range(self.seats):
            self.sited[seat] = 0
        for space in range(board.spaces):
            if self.is_seat(self.owner[space]):
                self.count_in(space)

    def is_seat(self, owner: i64) -> bool:
        """Return whether somebody owns it: rows of a damaged file may name anybody."""
        return 0 <= owner < self.seats

    def count_in(self, space: i64) -> None:
        """Count a counter that has come to the space."""
        here: i64 = BIT[self.board.place_of[space]]
        industry: i64 = self.counter[space] // LEVELS
        self.sited[self.owner[space]] |= here
        if industry == PORT:
            self.ports_at |= here
        elif industry == COAL_MINE and self.cubes[space] > 0:
            self.coal_at |= here
        elif industry == IRONWORKS:
            self.iron_left += self.cubes[space]

    def recount_links(self) -> None:
        """Make anew what follows from the links."""
        board: Board = self.board
        for place in range(board.places):
            self.reach[place] = BIT[place]
        for seat in range(self.seats):
            self.linked[seat] = 0
            self.links_left[seat] = board.links
        for line in range(board.lines):
            if self.is_seat(self.link[line]):
                self.join(line)

    def join(self, line: i64) -> None:
        """Count a link that has come to the line."""
        board: Board = self.board
        owner: i64 = self.link[line]
        self.linked[owner] |= board.ends[line]
        self.links_left[owner] -= 1
        joined: i64 = self.reach[board.end_a[line]] | self.reach[board.end_b[line]]
        for place in range(board.places):
            if joined & BIT[place]:
                self.reach[place] = joined

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same board."""
        assert isinstance(other, BrassState)
        self.luck.copy_from(other.luck)
        self._copy_numbers(other)
        if i64(len(self.money)) == 0:
            self._make_short_rows(other)
        else:
            self._write_short_rows(other)
        self.hand = other.hand[:]
        self.stack = other.stack[:]
        self.owner = other.owner[:]
        self.counter = other.counter[:]
        self.flipped = other.flipped[:]
        self.cubes = other.cubes[:]
        self.link = other.link[:]
        self.discards = other.discards[:]
        self.distant = other.distant[:]
        self.deck = other.deck[:]
        self.rail_deck = other.rail_deck[:]
        self.reach = other.reach[:]

    def _copy_numbers(self, other: BrassState) -> None:
        self.to_move = other.to_move
        self.era = other.era
        self.round = other.round
        self.phase = other.phase
        self.turn = other.turn
        self.action = other.action
        self.pending = other.pending
        self.pending_cards = other.pending_cards
        self.pending_number = other.pending_number
        self.coal = other.coal
        self.iron = other.iron
        self.demand = other.demand
        self.deck_size = other.deck_size
        self.rail_deck_size = other.rail_deck_size
        self.coal_at = other.coal_at
        self.ports_at = other.ports_at
        self.iron_left = other.iron_left

    def _make_short_rows(self, other: BrassState) -> None:
        self.order = other.order[:]
        self.money = other.money[:]
        self.spent = other.spent[:]
        self.income = other.income[:]
        self.points = other.points[:]
        self.sited = other.sited[:]
        self.linked = other.linked[:]
        self.links_left = other.links_left[:]

    def _write_short_rows(self, other: BrassState) -> None:
        """Short rows are copied cell by cell, quicker than making new ones."""
        for seat in range(self.seats):
            self.order[seat] = other.order[seat]
            self.money[seat] = other.money[seat]
            self.spent[seat] = other.spent[seat]
            self.income[seat] = other.income[seat]
            self.points[seat] = other.points[seat]
            self.sited[seat] = other.sited[seat]
            self.linked[seat] = other.linked[seat]
            self.links_left[seat] = other.links_left[seat]

    def clone(self) -> State:
        """Return an independent equal state on the same board."""
        twin: BrassState = BrassState(self.board)
        twin.copy_from(self)
        return twin

    def to_plain(self) -> list[list[int]]:
        """Return the numbers, the luck's words and every row, in the documented order."""
        return FORM.to_plain(self, self.board.sizes)

    def load_plain(self, rows: list[list[int]]) -> None:
        """Become what `to_plain` wrote; ValueError names the row that does not fit."""
        self.clear()
        FORM.load_plain(self, rows, self.board.sizes)
        self.recount()

    def row(self, name: str) -> vec[i64]:
        """Return the row of that name."""
        return row_of(self, name)
