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

MOST_POSITIONS: Final = 60_000
Key = tuple[tuple[int, ...], ...]
Yardstick = Callable[[Game, State, int], int]
"""What a seat has come to when all is over: what a puzzle counts, as its question says."""


def final_points(game: Game, state: State, seat: int) -> int:
    """Return the seat's points in this state; for a finished game they are the final points."""
    return game.rules.scores(state)[seat]


class TooLongToCount(Exception):
    """Raised when a count would need too many positions, or the state is not near enough to the
    end."""


@dataclass
class EndCount:
    """Counts every way a seat may play its last turn; over luck it takes the exact average.

    All that comes after the turn has to follow by itself: nobody else is to decide any more.
    `yardstick` says what counts of the end.
    """

    game: Game
    seat: int
    most_positions: int = MOST_POSITIONS
    met_luck: bool = False
    yardstick: Yardstick = final_points
    _known: dict[Key, Fraction] = field(default_factory=dict)

    @property
    def positions(self) -> int:
        """Return the number of different positions that were counted."""
        return len(self._known)

    def points(self, state: State) -> Fraction:
        """Return the seat's best final points, on average over luck; raise TooLongToCount if it
        takes too long."""
        if self.is_over(state):
            return Fraction(self.yardstick(self.game, state, self.seat))
        key = tuple(tuple(row) for row in state.to_plain())
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self.most_positions:
                raise TooLongToCount("there are too many ways to play on")
            self._known[key] = found = self._counted(state)
        return found

    def is_over(self, state: State) -> bool:
        """Return whether the count ends here and the points of this state are taken."""
        return state.to_move == NOBODY

    def forced(self, _state: State) -> int | None:
        """Return the move that is played without a count because it changes no points, or None."""
        return None

    def after(self, state: State, code: int) -> Fraction:
        """Return the best points after this move or outcome of luck."""
        later = state.clone()
        self.game.rules.apply(later, code)
        return self.points(later)

    def worths(self, state: State) -> dict[int, Fraction]:
        """Return the best points after each legal move, by code."""
        return {code: self.after(state, code) for code in self.game.rules.legal_codes(state)}

    def line(self, state: State) -> Iterator[int]:
        """Yield the codes of a best line of moves to the end; it must not contain luck."""
        played = state.clone()
        while played.to_move != NOBODY:
            worths = self.worths(played)
            code = max(worths, key=lambda each: worths[each])
            yield code
            self.game.rules.apply(played, code)

    def course(self, state: State, code: int) -> tuple[int, ...]:
        """Return a move and all that follows it, chance and other seats included, when the seat
        goes on in the best way. Of equal moves one that only ends something is taken.
        TooLongToCount when the best way depends on what chance brings.
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
    """Knows every puzzle; what it is given is kept under the next free name of its kind."""

    def __init__(
        self, folder: Path, wanted: Mapping[str, int], sort_of: SortOf = kind_of_puzzle
    ) -> None:
        """Read what there is, so many `wanted` of each sort; Unreadable for what is no puzzle."""
        self.folder = folder
        self._wanted = wanted
        self.sort_of = sort_of
        self.puzzles = [read_puzzle(file) for file in sorted(folder.glob(f"*{FILE_SUFFIX}"))]

    @property
    def missing(self) -> Counter[str]:
        """How many puzzles of each sort are still wanted."""
        return Counter(self._wanted) - Counter(map(self.sort_of, self.puzzles))

    def has(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle of this kind stands in this position already."""
        known = ((one.kind, one.position_text) for one in self.puzzles)
        return (puzzle.kind, puzzle.position_text) in known

    def add(self, puzzle: Puzzle) -> Puzzle:
        """Keep a puzzle and return it with its name."""
        taken = {one.name for one in self.puzzles}
        names = (f"{puzzle.kind}-{number:02}" for number in range(1, 1000))
        file = self.folder / f"{next(name for name in names if name not in taken)}{FILE_SUFFIX}"
        replace_file(file, puzzle_file_text(puzzle))
        self.puzzles.append(kept := read_puzzle(file))
        return kept


FoundIn = Callable[[int, int, frozenset[str]], Iterable[Puzzle]]
"""Puzzles of the sorts that are missing, from the game at this table and with this seed."""


@dataclass(frozen=True, slots=True)
class PuzzleSearch:
    """What a title brings: how many of each sort are wanted, its tables, how answers are checked.

    A sort is a kind, if nothing else is said; `fault` says what does not hold about a puzzle in its
    position. Where reasons are measured they can be written anew. Those of an `edition` lie in a
    folder of its name; "" is the usual one.
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
        """Return the puzzles that ship, or those of another folder."""
        own = title_asset_folder(self.title.replace("-", "_")) / "puzzles" / self.edition
        return PuzzleShelf(folder or own, self.wanted, self.sort_of)

    def check(self, puzzle: Puzzle) -> str:
        """Return what does not hold about a puzzle's answer, "" when all does."""
        game, state, _ = title_by_name(self.title).parse_position(puzzle.position_text, puzzle.name)
        if state.to_move != puzzle.seat:
            return "somebody else is to move"
        try:
            return self.fault(game, state, puzzle)
        except TooLongToCount as problem:
            return str(problem)

    def find_all(self, shelf: PuzzleShelf, seeds: range) -> int:
        """Look for what is missing, one puzzle of a sort a game; 1 when something still is."""
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
        """Work every answer out again; name those that do not hold, and return 1 for any."""
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
        """Write the reasons anew."""
        for puzzle in map(self.explained, shelf.puzzles):
            replace_file(shelf.folder / f"{puzzle.name}{FILE_SUFFIX}", puzzle_file_text(puzzle))
        return 0
