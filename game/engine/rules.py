"""The compiled interface of a title: its state, and the rules that change it.

A title adds one final subclass of each. Search, match and benchmarks use only these base classes,
so each call costs one virtual call and no caller depends on a particular game.
"""

from __future__ import annotations

from typing import Final

from game.engine.cell_sheet import CellSheet
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveSpace
from game.engine.rows import make_zero_row

CHANCE: Final = -1  # value of to_move when a chance outcome is due
NOBODY: Final = -2  # value of to_move when the game is over


class State:
    """One game in progress, or what one seat may know of it (then it is called a view)."""

    def __init__(self) -> None:
        """Make a blank state, to be filled by `Rules.deal` or `load_plain`."""
        self.luck: Luck = Luck()
        self.seats: i64 = 0
        self.to_move: i64 = NOBODY

    def copy_from(self, source: State) -> None:
        """Become equal to the state `source`; no mutable object is shared."""
        raise NotImplementedError("a title's state copies itself")

    def clone(self) -> State:
        """Return an independent equal state."""
        raise NotImplementedError("a title's state clones itself")

    def to_plain(self) -> list[list[int]]:
        """Return the whole state as rows of integers, in an order that never changes."""
        raise NotImplementedError("a title's state writes itself plainly")

    def load_plain(self, rows: list[list[int]]) -> None:
        """Load the rows that `to_plain` returned; raise ValueError with the name of a row that does
        not fit.
        """
        raise NotImplementedError("a title's state reads itself from plain rows")


class Rules:
    """The rules of one set-up: player count, edition and components are fixed.

    Interpreted callers use `legal_codes`, `weighted_outcomes`, `ranks` and `scores`: a row that
    interpreted code hands to a compiled function is never freed (mypyc 2.4), so these methods make
    the rows themselves.
    """

    def __init__(self) -> None:
        """Set the sizes to 0; the subclass of a title sets them."""
        self.seats: i64 = 0
        self.max_move_count: i64 = 0  # length that lists for legal_moves and outcomes must have

    def new_state(self) -> State:
        """Return a blank state of the size this set-up needs."""
        raise NotImplementedError("a title makes its own states")

    def deal(self, state: State, seed: i64) -> None:
        """Fill the state with a new game dealt from a seed, and advance it to the first decision
        or chance event."""
        raise NotImplementedError("a title deals its own games")

    def legal_moves(self, state: State, move_codes: vec[i64]) -> i64:
        """Write the deciding seat's legal moves to `move_codes`, in ascending order without
        duplicates; return how many there are, 0 when the game is over.

        At a chance event the result is undefined: use `write_outcomes`.
        """
        raise NotImplementedError("a title lists its own moves")

    def apply(self, state: State, move: i64) -> None:
        """Play a legal move or a possible chance outcome, and advance to the next decision or
        chance event.
        """
        raise NotImplementedError("a title plays its own moves")

    def write_outcomes(self, state: State, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
        """Write every possible outcome of the chance event that is due to `outcome_codes`, in
        ascending order, and its integer weight to the index of the outcome in `weights`; return how
        many there are."""
        raise NotImplementedError("a title lists its own luck")

    def draw_outcome(self, state: State) -> i64:
        """Return one outcome of the chance event that is due, drawn with the generator of the
        state, which advances; the outcome is not applied."""
        raise NotImplementedError("a title draws its own luck")

    def write_view_for_seat(self, state: State, seat: i64, view: State) -> None:
        """Fill `view` with what the seat may know of the state; everything else is left blank."""
        raise NotImplementedError("a title decides what each seat may know")

    def determinize(self, view: State, seat: i64, luck: Luck) -> None:
        """Fill the hidden facts of the seat's view at random, consistently with all the seat has
        seen.

        With NOBODY as the seat the view is a common one: what every seat knows.
        """
        raise NotImplementedError("a title imagines the unknown")

    def count_unknown_facts(self, state: State) -> i64:
        """Return the number of facts hidden from the seats, added up over all seats; it falls
        whenever a fact is revealed to a seat."""
        raise NotImplementedError("a title counts what is hidden")

    def write_ranks(self, state: State, ranks: vec[i64]) -> None:
        """Write the rank of each seat to `ranks`, 0 for the best, as if the game ended now."""
        raise NotImplementedError("a title ranks its own players")

    def write_points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's current score to `points`."""
        raise NotImplementedError("a title counts its own points")

    def move_space(self) -> MoveSpace:
        """Return the numbering of all moves that a seat can be offered in this set-up; each
        title implements it."""
        raise NotImplementedError("a title numbers its own moves")

    def chance_outcome_space(self) -> MoveSpace:
        """Return the numbering of all chance outcomes that can occur in this set-up; each title
        implements it."""
        raise NotImplementedError("a title numbers its own luck")

    def names_and_lengths_of_cells(self) -> list[tuple[str, int]]:
        """Return the (name, length) pairs of what `write_cells` writes, in order: first the
        single numbers, then the rows."""
        raise NotImplementedError("a title names its own rows")

    def write_cells(self, view: State, sheet: CellSheet) -> None:
        """Write every number and row of a view except the generator, in the order of
        `names_and_lengths_of_cells`."""
        raise NotImplementedError("a title writes its own rows")

    def write_cells_seen_by_seat(
        self, state: State, seat: i64, view: State, sheet: CellSheet
    ) -> None:
        """Write what a seat knows of a state to the sheet: the cells that `write_cells` writes for
        the seat's view.

        `view` is a work space that callers reuse for this purpose only; its content afterwards has
        no meaning. To save time, a title may write rows that are open to all directly from the
        state instead of copying them to the view.
        """
        self.write_view_for_seat(state, seat, view)
        self.write_cells(view, sheet)

    def broken_invariant_sentence(self, before: State, move: i64, after: State) -> str:
        """Return a sentence about the first invariant of the title that the step from `before` to
        `after` by `move` breaks, "" when it breaks none.

        Both states are true states, not views.
        """
        raise NotImplementedError("a title words its own invariants")

    def legal_codes(self, state: State) -> list[int]:
        """Return the deciding seat's moves, sorted; empty when the game is over."""
        move_codes: vec[i64] = make_zero_row(self.max_move_count)
        count: i64 = self.legal_moves(state, move_codes)
        return [int(move_codes[index]) for index in range(count)]

    def weighted_outcomes(self, state: State) -> list[tuple[int, int]]:
        """Return every outcome of the chance event that is due with its weight, in ascending
        order."""
        outcome_codes: vec[i64] = make_zero_row(self.max_move_count)
        weights: vec[i64] = make_zero_row(self.max_move_count)
        count: i64 = self.write_outcomes(state, outcome_codes, weights)
        return [(int(outcome_codes[index]), int(weights[index])) for index in range(count)]

    def ranks(self, state: State) -> list[int]:
        """Return each seat's rank, 0 = best, as if the game ended now."""
        ranks: vec[i64] = make_zero_row(self.seats)
        self.write_ranks(state, ranks)
        return [int(rank) for rank in ranks]

    def scores(self, state: State) -> list[int]:
        """Return each seat's current score."""
        points: vec[i64] = make_zero_row(self.seats)
        self.write_points(state, points)
        return [int(score) for score in points]
