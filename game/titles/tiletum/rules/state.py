"""The state of a game of Tiletum: everything on the table, and the facts of a step."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.state_form import row_of_state
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    BASE_PIECE_KIND_COUNT,
    CELLS_PER_QUESTION,
    DICE_PHASE,
    EMPTY,
)
from game.titles.tiletum.rules.step_facts import TiletumStepFacts


@final
class TiletumState(State):
    """One game, or one seat's view of it, in which only the generator's words are blank (T-115).

    Rows are not shared with other states; `board` is shared and never changes. Piles are counts:
    drawing from them is a chance event. `stack` holds the open questions; the last of `depth` is
    asked.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    round: i64 = 1
    phase: i64 = DICE_PHASE
    turn: i64 = 1  # of the round
    step: i64 = 0  # seats that have finished this turn
    seat: i64 = 0  # whose turn it is, or who decides about the tile beside the king track
    die_good: i64 = EMPTY  # of the die in play: its colour
    die_value: i64 = 0  # after the change
    exchanged: i64 = 0  # 1 once the first exchange of the turn is done
    fresh: i64 = 0  # colour tiles taken this turn (T-304)
    refilling: i64 = EMPTY  # in the clean-up: the spot whose tile is drawn
    depth: i64 = 0  # questions on the stack
    decree: i64 = EMPTY  # in force: the Cardinal's
    field: i64 = 1  # with silver: the first value the explorer field covers
    symbol: i64 = 0  # 1 while the step of the symbol is still open (S-205)
    overlay: i64 = 0  # end scoring, 0 = A
    surprises_due: i64 = 0
    crest_due: i64 = 0  # 1 while luck is to name a crest of the box
    after: i64 = EMPTY  # the phase that follows the surprises
    his_marker: i64 = 0  # the Cardinal's points of action beside explorer

    order: vec[i64] = NO_CELLS  # seats, first to last
    king_order: vec[i64] = NO_CELLS  # seats, from ahead to behind
    king: vec[i64] = NO_CELLS  # space of each marker
    points: vec[i64] = NO_CELLS
    supply: vec[i64] = NO_CELLS  # houses and pillars of each seat
    people: vec[i64] = NO_CELLS  # space of each seat's merchant and architect
    goods: vec[i64] = NO_CELLS
    store: vec[i64] = NO_CELLS  # tiles, ascending, EMPTY after them
    rooms: vec[i64] = NO_CELLS  # tiles, building by building, floor 1 first
    crests: vec[i64] = NO_CELLS  # kind below each building
    contracts: vec[i64] = NO_CELLS  # fulfilled ones, in order
    markers: vec[i64] = NO_CELLS  # points of action beside each action
    dice_taken: vec[i64] = NO_CELLS  # this round: good * 6 + value - 1
    taken: vec[i64] = NO_CELLS  # number of each seat's tile of each cathedral
    wheel: vec[i64] = NO_CELLS  # the action at each die value
    dice: vec[i64] = NO_CELLS  # on the wheel: how many of good * 6 + value - 1
    tokens: vec[i64] = NO_CELLS  # turned over this round
    fair: vec[i64] = NO_CELLS  # kinds by round, then towns by round
    lying: vec[i64] = NO_CELLS  # tile on each spot
    owner: vec[i64] = NO_CELLS  # of the house or pillar on each slot
    cost: vec[i64] = NO_CELLS  # kind of the cost tile of each open cathedral
    pile: vec[i64] = NO_CELLS  # tiles left in each cell of the piles
    discard: vec[i64] = NO_CELLS  # used bonus tiles
    stack: vec[i64] = NO_CELLS  # questions of CELLS_PER_QUESTION cells, 0 above the last

    decrees: vec[i64] = NO_CELLS  # the six of this game
    decrees_left: vec[i64] = NO_CELLS  # 1 for each that may still be drawn
    challenges: vec[i64] = NO_CELLS  # 1 for each in force
    open: vec[i64] = NO_CELLS  # his contracts, ascending, EMPTY after them
    hand: vec[i64] = NO_CELLS  # 1 for each crest kind he has not placed
    gone: vec[i64] = NO_CELLS  # tiles out of the game

    silver: vec[i64] = NO_CELLS
    mines: vec[i64] = NO_CELLS  # of each seat in its own and in the general supply
    explorers: vec[i64] = NO_CELLS  # town of each seat's explorer on each map
    levels: vec[i64] = NO_CELLS  # of each seat in each technology of the box
    bonused: vec[i64] = NO_CELLS  # good of each seat that counts as gold (S-610)
    fresh_tiles: vec[i64] = NO_CELLS  # the colour tiles taken this turn
    covered_tablets: vec[i64] = NO_CELLS  # 1 for a tablet under an X tile
    sides: vec[i64] = NO_CELLS  # of each map, 0 = A
    technologies: vec[i64] = NO_CELLS  # the three of this game
    bonused_left: vec[i64] = NO_CELLS  # 1 for a good nobody has chosen
    contracts_under: vec[i64] = NO_CELLS  # in order, EMPTY after them
    underground_under: vec[i64] = NO_CELLS
    surprises_left: vec[i64] = NO_CELLS  # 1 for each
    tucked: vec[i64] = NO_CELLS  # surprises he has had, in order
    box: vec[i64] = NO_CELLS  # tiles that are not used with two seats

    def __init__(self, board: Board) -> None:
        """Create a state without rows; `clear`, `copy_from` or `load_plain` must fill it."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.to_move: i64 = NOBODY
        self.step_facts: TiletumStepFacts | None = (
            None  # collects the facts of a step for the narrator; never copied
        )
        # for previews: do not go on at the end of a turn; never copied
        self.stops_at_end: bool = False

    def clear(self) -> None:
        """Set the state to blank, with no tile or piece on the table, as before a game is set
        up."""
        self.board.form.reset_to_blank(self, TiletumState(self.board), self.board.sizes)

    def copy_from(self, source: State) -> None:
        """Become equal to another state whose board is that of this one."""
        assert isinstance(source, TiletumState)
        self.luck.copy_from(source.luck)
        if i64(len(self.king)) == 0:
            self._replace_short_rows(source)
            self.stack = source.stack[:]
        else:
            self._overwrite_short_rows(source)
            self._overwrite_question_stack(source)
        self._copy_numbers(source)
        self.goods = source.goods[:]
        self.store = source.store[:]
        self.rooms = source.rooms[:]
        self.crests = source.crests[:]
        self.contracts = source.contracts[:]
        self.markers = source.markers[:]
        self.dice_taken = source.dice_taken[:]
        self.taken = source.taken[:]
        self.wheel = source.wheel[:]
        self.dice = source.dice[:]
        self.tokens = source.tokens[:]
        self.fair = source.fair[:]
        self.lying = source.lying[:]
        self.owner = source.owner[:]
        self.cost = source.cost[:]
        self.pile = source.pile[:]
        self.discard = source.discard[:]
        if self.board.cardinal >= 0:
            self._copy_solo(source)
        if self.board.silver > 0:
            self._copy_silver(source)

    def _copy_solo(self, source: TiletumState) -> None:
        self.decrees = source.decrees[:]
        self.decrees_left = source.decrees_left[:]
        self.challenges = source.challenges[:]
        self.open = source.open[:]
        self.hand = source.hand[:]
        self.gone = source.gone[:]

    def _copy_silver(self, source: TiletumState) -> None:
        self.field = source.field
        self.symbol = source.symbol
        self.overlay = source.overlay
        self.his_marker = source.his_marker
        self.silver = source.silver[:]
        self.mines = source.mines[:]
        self.explorers = source.explorers[:]
        self.levels = source.levels[:]
        self.bonused = source.bonused[:]
        self.fresh_tiles = source.fresh_tiles[:]
        self.covered_tablets = source.covered_tablets[:]
        self.sides = source.sides[:]
        self.technologies = source.technologies[:]
        self.bonused_left = source.bonused_left[:]
        self.contracts_under = source.contracts_under[:]
        self.underground_under = source.underground_under[:]
        self.gone = source.gone[:]
        self.surprises_due = source.surprises_due
        self.crest_due = source.crest_due
        self.after = source.after
        self.surprises_left = source.surprises_left[:]
        self.tucked = source.tucked[:]
        self.box = source.box[:]

    def _copy_numbers(self, source: TiletumState) -> None:
        self.to_move = source.to_move
        self.round = source.round
        self.phase = source.phase
        self.turn = source.turn
        self.step = source.step
        self.seat = source.seat
        self.die_good = source.die_good
        self.die_value = source.die_value
        self.exchanged = source.exchanged
        self.fresh = source.fresh
        self.refilling = source.refilling
        self.depth = source.depth
        self.decree = source.decree

    def _replace_short_rows(self, other: TiletumState) -> None:
        self.order = other.order[:]
        self.king_order = other.king_order[:]
        self.king = other.king[:]
        self.points = other.points[:]
        self.supply = other.supply[:]
        self.people = other.people[:]

    def _overwrite_short_rows(self, source: TiletumState) -> None:
        """Copy short rows cell by cell, which is faster than making new ones."""
        for seat in range(self.seats):
            self.order[seat] = source.order[seat]
            self.king_order[seat] = source.king_order[seat]
            self.king[seat] = source.king[seat]
            self.points[seat] = source.points[seat]
        for cell in range(self.seats * BASE_PIECE_KIND_COUNT):
            self.supply[cell] = source.supply[cell]
            self.people[cell] = source.people[cell]

    def _overwrite_question_stack(self, source: TiletumState) -> None:
        """Copy the open questions, and clear other cells of the stack."""
        end: i64 = source.depth * CELLS_PER_QUESTION
        for cell in range(end):
            self.stack[cell] = source.stack[cell]
        for cell in range(end, self.depth * CELLS_PER_QUESTION):
            self.stack[cell] = 0

    def clone(self) -> State:
        """Return an independent equal state that shares the board."""
        twin: TiletumState = TiletumState(self.board)
        twin.copy_from(self)
        return twin

    def to_plain(self) -> list[list[int]]:
        """Return the numbers, the luck's words and every row, in the documented order."""
        return self.board.form.to_plain(self, self.board.sizes)

    def load_plain(self, rows: list[list[int]]) -> None:
        """Load the rows that `to_plain` returned; raise ValueError with the name of a row that does
        not fit.
        """
        self.clear()
        self.board.form.load_plain(self, rows, self.board.sizes)

    def row(self, name: str) -> vec[i64]:
        """Return the row of that name; changing its cells changes the state."""
        return row_of_state(self, name)


def enter_chance_phase(st: TiletumState, phase: i64) -> None:
    """Enter a phase whose next move is a chance event."""
    st.phase = phase
    st.to_move = CHANCE


def record_step_fact(st: TiletumState, kind: str, seat: i64, first: i64, second: i64) -> None:
    """Record a fact in `step_facts`, if the state has them; the fact's kind says what its two
    numbers are."""
    step_facts: TiletumStepFacts | None = st.step_facts
    if step_facts is not None:
        step_facts.record(kind, seat, first, second)
