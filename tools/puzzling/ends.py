"""Ends: what the last turn of an era, a round or the game can bring, counted out to the end."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from operator import attrgetter
from pathlib import Path
from typing import Final

from game.application.box_factory import title_asset_folder
from game.client.puzzles.puzzle import Puzzle
from game.client.puzzles.puzzle_files import FILE_SUFFIX, puzzle_file_text, read_puzzle
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.records.atomic_files import replace_file
from game.titles import title_by_name

MAX_POSITIONS: Final = 60_000
Key = tuple[tuple[int, ...], ...]
Yardstick = Callable[[Game, State, int], int]
"""A function that returns the number of a seat in a final state that a puzzle counts."""


def final_points(game: Game, state: State, seat: int) -> int:
    """Return the seat's points in this state; for a finished game they are the final points."""
    return game.rules.scores(state)[seat]


class TooLongToCount(Exception):
    """Raised if a count would need too many positions, or if other decisions than the seat's come
    before the end."""


@dataclass
class EndCount:
    """Counts every way in which a seat can play its last turn; chance events give the exact
    average.

    No other seat may have a decision after the turn. `yardstick` returns the points that count at
    the end. `met_luck` becomes True if a chance event was counted.
    """

    game: Game
    seat: int
    max_positions: int = MAX_POSITIONS
    met_luck: bool = False
    yardstick: Yardstick = final_points
    _known: dict[Key, Fraction] = field(default_factory=dict)

    @property
    def positions(self) -> int:
        """The number of different positions counted so far."""
        return len(self._known)

    def points(self, state: State) -> Fraction:
        """Return the seat's best final points from this state, averaged over chance; raises
        TooLongToCount if that needs too many positions or another seat decides."""
        if self.is_over(state):
            return Fraction(self.yardstick(self.game, state, self.seat))
        key = tuple(tuple(row) for row in state.to_plain())
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self.max_positions:
                raise TooLongToCount("there are too many ways to play on")
            self._known[key] = found = self._counted(state)
        return found

    def is_over(self, state: State) -> bool:
        """Return whether the count ends in this state, by default at the end of the game."""
        return state.to_move == NOBODY

    def forced(self, _state: State) -> int | None:
        """Return the move that is played without being counted because it changes no points; None,
        the default, if there is none."""
        return None

    def after(self, state: State, code: int) -> Fraction:
        """Return the seat's best final points after this move or chance outcome."""
        later = state.clone()
        self.game.rules.apply(later, code)
        return self.points(later)

    def worths(self, state: State) -> dict[int, Fraction]:
        """Return the seat's best final points after each legal move, by the move's code."""
        return {code: self.after(state, code) for code in self.game.rules.legal_codes(state)}

    def line(self, state: State) -> Iterator[int]:
        """Yield the codes of a best line of moves to the end of the game, in which no chance event
        may occur."""
        played = state.clone()
        while played.to_move != NOBODY:
            worths = self.worths(played)
            code = max(worths, key=lambda each: worths[each])
            yield code
            self.game.rules.apply(played, code)

    def course(self, state: State, code: int) -> tuple[int, ...]:
        """Return a move and everything after it, with chance outcomes and other seats' moves, if
        the seat continues with its best moves.

        Of equally good moves one that only ends something is preferred. Raises TooLongToCount if
        the best continuation depends on chance.
        """
        later = state.clone()
        self.game.rules.apply(later, code)
        if self.is_over(later):
            return (code,)
        forced = self.forced(later)
        if forced is not None:
            return (code, *self.course(later, forced))
        if later.to_move == CHANCE:
            outcomes = [outcome for outcome, _ in self.game.rules.weighted_outcomes(later)]
            courses = [self.course(later, outcome) for outcome in outcomes]
            if any(course[1:] != courses[0][1:] for course in courses):
                raise TooLongToCount("the best way on depends on what chance brings")
            return (code, *courses[0])
        worths = self.worths(later)
        best = max(worths.values())
        equal = [each for each, worth in worths.items() if worth == best]
        ending = [each for each in equal if " " not in self.game.readable_move(later, each).text]
        return (code, *self.course(later, (ending or equal)[0]))

    def _counted(self, state: State) -> Fraction:
        if state.to_move == CHANCE:
            self.met_luck = True
            outcomes = self.game.rules.weighted_outcomes(state)
            whole = sum(weight for _, weight in outcomes)
            return (
                sum((weight * self.after(state, code) for code, weight in outcomes), Fraction())
                / whole
            )
        if state.to_move != self.seat:
            raise TooLongToCount("somebody else still decides")
        return max(self.worths(state).values())


SortOf = Callable[[Puzzle], str]
kind_of_puzzle: Final = attrgetter("kind")


class PuzzleShelf:
    """The puzzles of a folder; a new puzzle is stored under the next free name of its kind.

    `wanted` is the number of puzzles of each sort that the folder shall have.
    """

    def __init__(
        self, folder: Path, wanted: Mapping[str, int], sort_of: SortOf = kind_of_puzzle
    ) -> None:
        """Read the stored puzzles; raises Unreadable for a file that is no puzzle."""
        self.folder = folder
        self._wanted = wanted
        self.sort_of = sort_of
        self.puzzles = [read_puzzle(file) for file in sorted(folder.glob(f"*{FILE_SUFFIX}"))]

    @property
    def missing(self) -> Counter[str]:
        """The number of puzzles of each sort that are still missing."""
        return Counter(self._wanted) - Counter(map(self.sort_of, self.puzzles))

    def has(self, puzzle: Puzzle) -> bool:
        """Return whether the folder has a puzzle of the same kind in the same position."""
        known = ((one.kind, one.position_text) for one in self.puzzles)
        return (puzzle.kind, puzzle.position_text) in known

    def add(self, puzzle: Puzzle) -> Puzzle:
        """Write a puzzle into the folder under a new name, and return it with that name."""
        taken = {one.name for one in self.puzzles}
        names = (f"{puzzle.kind}-{number:02}" for number in range(1, 1000))
        file = self.folder / f"{next(name for name in names if name not in taken)}{FILE_SUFFIX}"
        replace_file(file, puzzle_file_text(puzzle))
        self.puzzles.append(kept := read_puzzle(file))
        return kept


FoundIn = Callable[[int, int, frozenset[str]], Iterable[Puzzle]]
"""A function that returns puzzles of the missing sorts from the game at this table with this seed.
"""


@dataclass(frozen=True, slots=True)
class PuzzleSearch:
    """Finds and checks a title's puzzles: how many of each `wanted` sort, on which `tables`, with
    the functions that find, check and explain them.

    `fault` returns what is wrong with a puzzle's answer. The sort of a puzzle is its kind unless
    `sort_of` says otherwise. `explained` returns a puzzle with its reasons computed again. Puzzles
    of an `edition` are in a folder of that name, "" for the default edition.
    """

    title: str
    wanted: Mapping[str, int]
    tables: Sequence[int]
    found_in: FoundIn
    fault: Callable[[Game, State, Puzzle], str]
    sort_of: SortOf = kind_of_puzzle
    explained: Callable[[Puzzle], Puzzle] = lambda puzzle: puzzle
    edition: str = ""

    def shelf(self, folder: Path | None) -> PuzzleShelf:
        """Return the puzzles of a folder, of those that are shipped if it is None."""
        own = title_asset_folder(self.title.replace("-", "_")) / "puzzles" / self.edition
        return PuzzleShelf(folder or own, self.wanted, self.sort_of)

    def check(self, puzzle: Puzzle) -> str:
        """Return what is wrong with a puzzle's answer, "" if nothing is."""
        game, state, _ = title_by_name(self.title).parse_position(puzzle.position_text, puzzle.name)
        if state.to_move != puzzle.seat:
            return "somebody else is to move"
        try:
            return self.fault(game, state, puzzle)
        except TooLongToCount as problem:
            return str(problem)

    def find_all(self, shelf: PuzzleShelf, seeds: range) -> int:
        """Search games of all tables and seeds for missing puzzles and store them, at most one of
        each sort from a game; return 1 if some are still missing, else 0."""
        for seed in seeds:
            for table in self.tables:
                for puzzle in self.found_in(table, seed, frozenset(shelf.missing)):
                    if shelf.missing[self.sort_of(puzzle)] and not shelf.has(puzzle):
                        kept = shelf.add(puzzle)
                        print(
                            f"{kept.name}: grade {kept.difficulty_grade}, {kept.source}", flush=True
                        )
            if not shelf.missing:
                return 0
        print(f"still missing: {dict(shelf.missing)}", file=sys.stderr)
        return 1

    def check_all(self, shelf: PuzzleShelf, after: str) -> int:
        """Check every puzzle whose name follows `after` and print each result; return 1 if any
        answer is wrong, else 0."""
        wrong = 0
        due = [puzzle for puzzle in shelf.puzzles if puzzle.name > after]
        for puzzle in due:
            problem = self.check(puzzle)
            if problem:
                wrong += 1
                print(f"{puzzle.name}: {problem}", file=sys.stderr)
            else:
                print(f"{puzzle.name} holds", flush=True)
        print(f"{len(due)} puzzles checked, {wrong} do not hold")
        return 1 if wrong else 0

    def explain_all(self, shelf: PuzzleShelf) -> int:
        """Compute the reasons of every puzzle again and write its file; return 0."""
        for puzzle in map(self.explained, shelf.puzzles):
            replace_file(shelf.folder / f"{puzzle.name}{FILE_SUFFIX}", puzzle_file_text(puzzle))
        return 0
