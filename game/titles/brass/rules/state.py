"""The state of a game of Brass: everything on the table and in the hands."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, make_zero_row
from game.engine.rules import NOBODY, State
from game.engine.state_form import row_of_state
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import lowest_member_of_set
from game.titles.brass.rules.state_form import STATE_FORM
from game.titles.brass.rules.step_facts import BrassStepFactCollector


@final
class BrassState(State):
    """The state of a game of Brass, or one seat's view of it.

    In a view, cards that the seat does not know are UNKNOWN_CARD; the luck's words are blank.
    Rows are not shared with other states; `board` is shared and never changes. The fields below
    the rows are derived from them; `recompute_derived_values` computes them, and the invariants
    compare them.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    era: i64 = kinds.CANAL_ERA
    round: i64 = 1  # within the era
    phase: i64 = kinds.ACTIONS_PHASE
    turn: i64 = 0  # place in the order of who has the turn, or settles the income
    action: i64 = 1  # 1 or 2
    pending: i64 = kinds.NO_PENDING_MOVE  # the move a card, a cube or a tile is asked for
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

    coal_place_set: i64 = 0  # places with a mine that has coal
    port_place_set: i64 = 0  # places with a built port (B-0.5)
    ironworks_cube_count: i64 = 0  # cubes on ironworks
    empty_space_set: i64 = 0  # spaces without a counter
    stocked_space_set: i64 = 0  # spaces of mines and ironworks with cubes
    open_port_space_set: i64 = 0  # spaces of ports that are not flipped (B-12.2)
    linked_line_set: i64 = 0  # lines with a link
    connected_place_set: vec[i64] = NO_CELLS  # of each place, the places connected to it (B-0.6)
    own_counter_place_set: vec[i64] = NO_CELLS  # of each seat, the places with an own counter
    own_link_place_set: vec[i64] = NO_CELLS  # of each seat, the places where an own link ends
    links_left: vec[i64] = NO_CELLS  # of each seat
    own_space_set: vec[i64] = NO_CELLS  # of each seat, the spaces with an own counter
    unsold_mill_space_set: vec[i64] = (
        NO_CELLS  # of each seat, the spaces with an own mill not flipped (B-12.1)
    )
    touching_line_set: vec[i64] = (
        NO_CELLS  # of each seat, the lines that touch what is its own (B-10.2)
    )
    top_counter: vec[i64] = (
        NO_CELLS  # of each seat by industry, the counter on top, or EMPTY (B-1.3)
    )

    def __init__(self, board: Board) -> None:
        """Create a state without rows; `clear`, `copy_from` or `load_plain` must fill it."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.to_move: i64 = NOBODY
        self.step_facts: BrassStepFactCollector | None = (
            None  # collects the facts of a step for the narrator; never copied
        )

    def clear(self) -> None:
        """Reset every row and number to a table without cards, counters and money, and recompute
        the derived values."""
        board: Board = self.board
        blank: BrassState = BrassState(board)
        blank.connected_place_set = make_zero_row(board.place_count)
        blank.own_counter_place_set = make_zero_row(board.seats)
        blank.own_link_place_set = make_zero_row(board.seats)
        blank.links_left = make_zero_row(board.seats)
        blank.own_space_set = make_zero_row(board.seats)
        blank.unsold_mill_space_set = make_zero_row(board.seats)
        blank.touching_line_set = make_zero_row(board.seats)
        blank.top_counter = make_zero_row(board.seats * kinds.INDUSTRY_COUNT)
        STATE_FORM.reset_to_blank(self, blank, board.sizes)
        self.recompute_derived_values()

    def recompute_derived_values(self) -> None:
        """Recompute everything that is derived from the rows."""
        for seat in range(self.seats):
            self.recompute_stack_tops_of_seat(seat)
        self.recompute_values_derived_from_counters()
        self.recompute_values_derived_from_links()

    def recompute_stack_tops_of_seat(self, seat: i64) -> None:
        """Recompute the top counter of each stack of a seat."""
        for industry in range(kinds.INDUSTRY_COUNT):
            self.recompute_stack_top(seat, industry)

    def recompute_stack_top(self, seat: i64, industry: i64) -> None:
        """Recompute the top counter of a seat's stack of an industry: the lowest level left, or
        EMPTY."""
        first: i64 = seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT
        top: i64 = kinds.EMPTY
        for kind in range(
            (industry + 1) * kinds.LEVEL_COUNT - 1, industry * kinds.LEVEL_COUNT - 1, -1
        ):
            if self.stack[first + kind] > 0:
                top = kind
        self.top_counter[seat * kinds.INDUSTRY_COUNT + industry] = top

    def recompute_values_derived_from_counters(self) -> None:
        """Recompute the values derived from the counters on the board."""
        board: Board = self.board
        self.coal_place_set = 0
        self.port_place_set = board.external_port_set
        self.ironworks_cube_count = 0
        self.empty_space_set = board.all_space_set
        self.stocked_space_set = 0
        self.open_port_space_set = 0
        for seat in range(self.seats):
            self.own_counter_place_set[seat] = 0
            self.own_space_set[seat] = 0
            self.unsold_mill_space_set[seat] = 0
            self.touching_line_set[seat] = self.line_set_at_places(self.own_link_place_set[seat])
        for space in range(board.space_count):
            if self.is_seat_number(self.owner[space]):
                self.add_counter_to_derived_values(space)

    def line_set_at_places(self, place_set: i64) -> i64:
        """Return the set of lines that end in any place of `place_set`."""
        lines: i64 = 0
        rest: i64 = place_set
        while rest != 0:
            lines |= self.board.line_set_of_place[lowest_member_of_set(rest)]
            rest &= rest - 1
        return lines

    def is_seat_number(self, owner: i64) -> bool:
        """Return whether the number is a seat of this game; the rows of a damaged file may hold
        any number."""
        return 0 <= owner < self.seats

    def add_counter_to_derived_values(self, space: i64) -> None:
        """Update the sets of spaces and places, the lines that touch the owner's network, and the
        cubes on ironworks for a counter that was placed on the space.
        """
        owner: i64 = self.owner[space]
        place: i64 = self.board.place_of_space[space]
        here: i64 = kinds.BIT_BY_PLACE[place]
        this: i64 = kinds.BIT_BY_PLACE[space]
        industry: i64 = self.counter[space] // kinds.LEVEL_COUNT
        self.empty_space_set &= ~this
        self.own_space_set[owner] |= this
        self.own_counter_place_set[owner] |= here
        self.touching_line_set[owner] |= self.board.line_set_of_place[place]
        if industry == kinds.PORT_INDUSTRY:
            self.port_place_set |= here
            if self.flipped[space] == 0:
                self.open_port_space_set |= this
        elif industry == kinds.COTTON_MILL_INDUSTRY:
            if self.flipped[space] == 0:
                self.unsold_mill_space_set[owner] |= this
        elif self.cubes[space] > 0:
            self.stocked_space_set |= this
            if industry == kinds.COAL_MINE_INDUSTRY:
                self.coal_place_set |= here
            elif industry == kinds.IRONWORKS_INDUSTRY:
                self.ironworks_cube_count += self.cubes[space]

    def recompute_values_derived_from_links(self) -> None:
        """Recompute the values derived from the links on the board."""
        board: Board = self.board
        self.linked_line_set = 0
        for place in range(board.place_count):
            self.connected_place_set[place] = kinds.BIT_BY_PLACE[place]
        for seat in range(self.seats):
            self.own_link_place_set[seat] = 0
            self.touching_line_set[seat] = self.line_set_at_places(self.own_counter_place_set[seat])
            self.links_left[seat] = board.links_per_seat
        for line in range(board.line_count):
            if self.is_seat_number(self.link[line]):
                self.add_link_to_derived_values(line)

    def add_link_to_derived_values(self, line: i64) -> None:
        """Update the owner's links left and touching lines, and the sets of connected places, for a
        link that was placed on the line.
        """
        board: Board = self.board
        owner: i64 = self.link[line]
        one: i64 = board.first_end_of_line[line]
        other: i64 = board.second_end_of_line[line]
        self.linked_line_set |= kinds.BIT_BY_PLACE[line]
        self.own_link_place_set[owner] |= board.place_set_of_line[line]
        self.touching_line_set[owner] |= (
            board.line_set_of_place[one] | board.line_set_of_place[other]
        )
        self.links_left[owner] -= 1
        joined: i64 = self.connected_place_set[one] | self.connected_place_set[other]
        if joined == self.connected_place_set[one]:
            return
        rest: i64 = joined
        while rest != 0:
            self.connected_place_set[lowest_member_of_set(rest)] = joined
            rest &= rest - 1

    def copy_from(self, source: State) -> None:
        """Copy everything from another state whose board is that of this one, except the recorded
        facts."""
        assert isinstance(source, BrassState)
        self.luck.copy_from(source.luck)
        self._copy_numbers(source)
        if i64(len(self.money)) == 0:
            self._copy_short_rows(source)
        else:
            self._write_short_rows(source)
        self.hand = source.hand[:]
        self.stack = source.stack[:]
        self.owner = source.owner[:]
        self.counter = source.counter[:]
        self.flipped = source.flipped[:]
        self.cubes = source.cubes[:]
        self.link = source.link[:]
        self.discards = source.discards[:]
        self.distant = source.distant[:]
        self.deck = source.deck[:]
        self.rail_deck = source.rail_deck[:]
        self.connected_place_set = source.connected_place_set[:]
        self.top_counter = source.top_counter[:]

    def _copy_numbers(self, source: BrassState) -> None:
        self.to_move = source.to_move
        self.era = source.era
        self.round = source.round
        self.phase = source.phase
        self.turn = source.turn
        self.action = source.action
        self.pending = source.pending
        self.pending_cards = source.pending_cards
        self.pending_number = source.pending_number
        self.coal = source.coal
        self.iron = source.iron
        self.demand = source.demand
        self.deck_size = source.deck_size
        self.rail_deck_size = source.rail_deck_size
        self.coal_place_set = source.coal_place_set
        self.port_place_set = source.port_place_set
        self.ironworks_cube_count = source.ironworks_cube_count
        self.empty_space_set = source.empty_space_set
        self.stocked_space_set = source.stocked_space_set
        self.open_port_space_set = source.open_port_space_set
        self.linked_line_set = source.linked_line_set

    def _copy_short_rows(self, source: BrassState) -> None:
        self.order = source.order[:]
        self.money = source.money[:]
        self.spent = source.spent[:]
        self.income = source.income[:]
        self.points = source.points[:]
        self.own_counter_place_set = source.own_counter_place_set[:]
        self.own_link_place_set = source.own_link_place_set[:]
        self.links_left = source.links_left[:]
        self.own_space_set = source.own_space_set[:]
        self.unsold_mill_space_set = source.unsold_mill_space_set[:]
        self.touching_line_set = source.touching_line_set[:]

    def _write_short_rows(self, source: BrassState) -> None:
        """Copy the rows with one cell a seat cell by cell, which is faster than making new rows."""
        for seat in range(self.seats):
            self.order[seat] = source.order[seat]
            self.money[seat] = source.money[seat]
            self.spent[seat] = source.spent[seat]
            self.income[seat] = source.income[seat]
            self.points[seat] = source.points[seat]
            self.own_counter_place_set[seat] = source.own_counter_place_set[seat]
            self.own_link_place_set[seat] = source.own_link_place_set[seat]
            self.links_left[seat] = source.links_left[seat]
            self.own_space_set[seat] = source.own_space_set[seat]
            self.unsold_mill_space_set[seat] = source.unsold_mill_space_set[seat]
            self.touching_line_set[seat] = source.touching_line_set[seat]

    def clone(self) -> State:
        """Return an independent equal state that shares the board."""
        twin: BrassState = BrassState(self.board)
        twin.copy_from(self)
        return twin

    def to_plain(self) -> list[list[int]]:
        """Return the state as new lists of numbers: all single numbers, the luck's words, and then
        every row, in the order of `STATE_FORM`."""
        return STATE_FORM.to_plain(self, self.board.sizes)

    def load_plain(self, rows: list[list[int]]) -> None:
        """Replace the state by rows that `to_plain` returned; raise ValueError with the row
        that does not fit."""
        self.clear()
        STATE_FORM.load_plain(self, rows, self.board.sizes)
        self.recompute_derived_values()

    def row(self, name: str) -> vec[i64]:
        """Return the row of that name itself, not a copy; raise AttributeError for an unknown
        name."""
        return row_of_state(self, name)


def record_step_fact(st: BrassState, kind: i64, seat: i64, first: i64, second: i64) -> None:
    """Record a fact of the step if the state collects facts; `step_facts.py` explains the two
    numbers of each kind."""
    step_facts: BrassStepFactCollector | None = st.step_facts
    if step_facts is not None:
        step_facts.record(kind, seat, first, second)
