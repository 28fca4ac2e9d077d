"""The native contract of a title: a state, and the rules that move it.

A title adds one final subclass of each. Search, match and benchmarks know only these
bases, so they pay one virtual call a decision and never learn a game's name.
"""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveSpace
from game.engine.rows import zeros
from game.engine.sheet import CellSheet

CHANCE: Final = -1  # to_move when an outcome of luck is due
NOBODY: Final = -2  # to_move when the game is over


class State:
    """One game in progress, or what one seat may know of it (then called a view)."""

    def __init__(self) -> None:
        """Make a blank state that `Rules.deal` or `load_plain` fills."""
        self.luck: Luck = Luck()
        self.seats: i64 = 0
        self.to_move: i64 = NOBODY

    def copy_from(self, other: State) -> None:
        """Become equal to the other state without sharing anything that changes."""
        raise NotImplementedError("a title's state copies itself")

    def clone(self) -> State:
        """Return an independent equal state."""
        raise NotImplementedError("a title's state clones itself")

    def to_plain(self) -> list[list[int]]:
        """Return everything as rows of whole numbers, always in the same order."""
        raise NotImplementedError("a title's state writes itself plainly")

    def load_plain(self, rows: list[list[int]]) -> None:
        """Become what `to_plain` wrote; ValueError names the row that does not fit."""
        raise NotImplementedError("a title's state reads itself from plain rows")


class Rules:
    """The rules of one game as set up: player count, edition and components are fixed.

    Callers that are not compiled use `legal_codes`, `weighted_outcomes`, `places` and
    `scores`: a row that interpreted code hands to a compiled function is never freed (mypyc
    2.4), so the rows are made in here.
    """

    def __init__(self) -> None:
        """Name the sizes a caller must provide for."""
        self.seats: i64 = 0
        self.most_moves: i64 = 0  # cells a list for legal_moves or outcomes must have

    def new_state(self) -> State:
        """Return a blank state of the right size."""
        raise NotImplementedError("a title makes its own states")

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game from a seed and bring it to the first question or luck."""
        raise NotImplementedError("a title deals its own games")

    def legal_moves(self, state: State, out: vec[i64]) -> i64:
        """Write the deciding seat's moves to out, sorted and unique; return how many.

        Undefined at CHANCE (see `outcomes`); 0 when the game is over.
        """
        raise NotImplementedError("a title lists its own moves")

    def apply(self, state: State, move: i64) -> None:
        """Play a legal move or a possible outcome, up to the next question or luck."""
        raise NotImplementedError("a title plays its own moves")

    def outcomes(self, state: State, out: vec[i64], weights: vec[i64]) -> i64:
        """Write every outcome of the luck that is due, sorted, and its whole-number weight."""
        raise NotImplementedError("a title lists its own luck")

    def draw_outcome(self, state: State) -> i64:
        """Return one outcome drawn from the state's own generator, which moves on."""
        raise NotImplementedError("a title draws its own luck")

    def hide(self, state: State, seat: i64, view: State) -> None:
        """Fill view with what the seat may know of the state; the rest is unknown."""
        raise NotImplementedError("a title decides what each seat may know")

    def determinize(self, view: State, seat: i64, luck: Luck) -> None:
        """Fill what the seat's view does not know at random, as all it has seen allows.

        With NOBODY as the seat the view is a common one, of what everybody knows.
        """
        raise NotImplementedError("a title imagines the unknown")

    def unknown_facts(self, state: State) -> i64:
        """Return how many facts are hidden from seats, summed: it falls at each reveal."""
        raise NotImplementedError("a title counts what is hidden")

    def standings(self, state: State, places: vec[i64]) -> None:
        """Write each seat's place, 0 = best, by what would count if the game ended now."""
        raise NotImplementedError("a title ranks its own players")

    def points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's score so far."""
        raise NotImplementedError("a title counts its own points")

    def move_space(self) -> MoveSpace:
        """Return the space of all moves a seat may ever be offered in this set-up."""
        raise NotImplementedError("a title numbers its own moves")

    def luck_space(self) -> MoveSpace:
        """Return the space of all outcomes luck may ever bring in this set-up."""
        raise NotImplementedError("a title numbers its own luck")

    def layout(self) -> list[tuple[str, int]]:
        """Return the names and lengths of what `write_cells` writes: numbers, then rows."""
        raise NotImplementedError("a title names its own rows")

    def write_cells(self, view: State, sheet: CellSheet) -> None:
        """Write every number and row of a view, all but the luck, in the order of the layout."""
        raise NotImplementedError("a title writes its own rows")

    def write_seen(self, state: State, seat: i64, view: State, sheet: CellSheet) -> None:
        """Write what a seat knows of a state: what `write_cells` writes of the view `hide` fills.

        `view` is room to work in, the same for every call and for nothing else. A title that
        writes open rows straight from the state saves copying them.
        """
        self.hide(state, seat, view)
        self.write_cells(view, sheet)

    def broken_law(self, before: State, move: i64, after: State) -> str:
        """Return the first of the title's laws that a step breaks, "" when it keeps them all: what
        it means that it is broken. Both are true states.
        """
        raise NotImplementedError("a title words its own laws")

    def legal_codes(self, state: State) -> list[int]:
        """Return the deciding seat's moves, sorted; empty when the game is over."""
        out: vec[i64] = zeros(self.most_moves)
        count: i64 = self.legal_moves(state, out)
        return [int(out[index]) for index in range(count)]

    def weighted_outcomes(self, state: State) -> list[tuple[int, int]]:
        """Return every outcome of the luck that is due, sorted, with its weight."""
        out: vec[i64] = zeros(self.most_moves)
        weights: vec[i64] = zeros(self.most_moves)
        count: i64 = self.outcomes(state, out, weights)
        return [(int(out[index]), int(weights[index])) for index in range(count)]

    def places(self, state: State) -> list[int]:
        """Return each seat's place, 0 = best, by what would count if the game ended now."""
        places: vec[i64] = zeros(self.seats)
        self.standings(state, places)
        return [int(place) for place in places]

    def scores(self, state: State) -> list[int]:
        """Return each seat's score so far."""
        points: vec[i64] = zeros(self.seats)
        self.points(state, points)
        return [int(score) for score in points]
