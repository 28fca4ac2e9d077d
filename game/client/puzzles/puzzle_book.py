"""The book of puzzles: their files, which are solved, and which comes next."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.box.box import PuzzleOffer
from game.client.puzzles.puzzle import (
    GRADES,
    RIGHT,
    VERDICTS,
    CountedChoice,
    Finish,
    MeasuredChoice,
    Puzzle,
    Worth,
)
from game.client.stored.settings import Refused, StoredTable
from game.engine.title import Fact, Reason, Unreadable
from game.fields import Fields, read_toml
from game.toml_text import Table, toml_value

# Puzzles as files: one TOML text each, written by a tool of the title and read by the client.

HEAD: Final = "# Found by tools/puzzles.py; its --check works the answer out again."
SUFFIX: Final = ".toml"
MOST_SEATS = 12
LONGEST = 400
MOST = 10**9
WHOLE = 1000
UNITS: Final = ("points", "pounds")
PLAIN: Final[dict[type, tuple[str, ...]]] = {  # fields of each kind of answer, in their order
    Finish: ("points", "usual", "line", "positions"),
    MeasuredChoice: ("right", "nearly", "margin", "noise", "iterations", "worlds"),
    CountedChoice: ("right", "nearly", "unit", "positions"),
}

FILE_NAME: Final = "puzzles.toml"
BOOK_HEAD: Final = "The best answer to each puzzle so far; the page of puzzles writes this file."


def read_puzzle(file: Path) -> Puzzle:
    """Return the puzzle of a file; Unreadable or OSError says what is wrong with it."""
    fields = read_toml(file.read_text(encoding="utf-8"), file.name)
    position = fields.raw("position", "a position as text")
    if not isinstance(position, str):
        raise fields.refusal("position", "is no text", "a position as text")
    puzzle = Puzzle(
        name=file.stem,
        kind=fields.text("kind", LONGEST),
        grade=fields.whole("grade", GRADES[0], GRADES[-1]),
        seat=fields.whole("seat", 0, MOST_SEATS),
        source=fields.text("source", LONGEST),
        position=position,
        answer=_answer(fields),
        reasons=tuple(_reason(table) for table in fields.tables("reason", needed=False)),
        doubts=_doubts(fields.tables("doubt", needed=False)),
    )
    fields.finish()
    return puzzle


def read_puzzles(folder: Path) -> tuple[Puzzle, ...]:
    """Return all puzzles of a folder by name; a file that cannot be read is left out."""
    found = []
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            found.append(read_puzzle(file))
        except (OSError, UnicodeDecodeError, Unreadable):
            continue
    return tuple(found)


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the text of a puzzle's file."""
    return "\n".join([HEAD, *_lines(puzzle), ""])


# ---- reading


def _answer(fields: Fields) -> Finish | MeasuredChoice | CountedChoice:
    if "points" in fields:
        return Finish(**_plain(fields, Finish))
    if "unit" in fields:
        counts = fields.table("counts")
        counted = {move: counts.whole(move, -MOST, MOST) for move in counts.keys()}  # noqa: SIM118 - not a dict
        return CountedChoice(
            counts=counted, courses=_courses(fields), **_plain(fields, CountedChoice)
        )
    worths = fields.table("worths")
    found = {move: Worth(*worths.wholes(move, 0, MOST, 2)) for move in worths.keys()}  # noqa: SIM118 - not a dict
    return MeasuredChoice(worths=found, **_plain(fields, MeasuredChoice))


def _plain(fields: Fields, kind: type) -> dict[str, Any]:
    """Return what a kind of answer has besides its table: moves, the unit, and numbers."""
    read: dict[str, Callable[[str], object]] = {
        **dict.fromkeys(("right", "nearly", "line"), lambda name: _moves(fields, name)),
        **dict.fromkeys(("margin", "noise"), lambda name: fields.whole(name, 0, WHOLE)),
        "unit": lambda name: fields.choice(name, UNITS),
    }
    whole = partial(fields.whole, least=0, most=MOST)
    return {name: read.get(name, whole)(name) for name in PLAIN[kind]}


def _moves(fields: Fields, key: str) -> tuple[str, ...]:
    items = fields.items(key, "moves")
    if not all(isinstance(item, str) for item in items):
        raise fields.refusal(key, "has something else", "a list of moves")
    return tuple(str(item) for item in items)


def _courses(fields: Fields) -> dict[str, tuple[str, ...]]:
    if "courses" not in fields:
        return {}
    courses = fields.table("courses")
    return {move: _moves(courses, move) for move in courses.keys()}  # noqa: SIM118 - not a dict


def _doubts(tables: Sequence[Fields]) -> dict[str, tuple[Reason, ...]]:
    doubts: dict[str, tuple[Reason, ...]] = {}
    for table in tables:
        move = table.text("move", LONGEST)
        doubts[move] = (*doubts.get(move, ()), _reason(table))
    return doubts


def _reason(table: Fields) -> Reason:
    facts: dict[str, Fact] = {}
    for key in set(table.keys()) - {"move"}:
        value = table.raw(key, "a number or a word")
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise table.refusal(key, "is neither", "a number or a word")
        facts[key] = value
    name = facts.pop("key", "")
    return Reason(str(name), facts)


# ---- writing


def _lines(puzzle: Puzzle) -> Iterator[str]:
    yield f"kind = {toml_value(puzzle.kind)}"
    yield f"grade = {puzzle.grade}"
    yield f"seat = {puzzle.seat}"
    yield f"source = {toml_value(puzzle.source)}"
    answer = puzzle.answer
    yield from (f"{name} = {toml_value(getattr(answer, name))}" for name in PLAIN[type(answer)])
    yield f"position = '''\n{puzzle.position}'''"
    for reason in puzzle.reasons:
        yield from ("", "[[reason]]", *_reason_lines(reason))
    for move, doubts in puzzle.doubts.items():
        for doubt in doubts:
            yield from ("", "[[doubt]]", f"move = {toml_value(move)}", *_reason_lines(doubt))
    if isinstance(answer, MeasuredChoice):
        yield ""
        yield "[worths] # share of wins in thousandths, points at the end"
        for move, worth in answer.worths.items():
            yield f"{toml_value(move)} = [{worth.share}, {worth.points}]"
    elif isinstance(answer, CountedChoice):
        yield from ("", "[counts] # tenths")
        yield from (f"{toml_value(move)} = {count}" for move, count in answer.counts.items())
        if answer.courses:
            yield from ("", "[courses] # every move to the end, of other seats and luck as well")
            yield from (
                f"{toml_value(move)} = {toml_value(course)}"
                for move, course in answer.courses.items()
            )


def _reason_lines(reason: Reason) -> Iterator[str]:
    yield f"key = {toml_value(reason.key)}"
    yield from (f"{name} = {toml_value(fact)}" for name, fact in sorted(reason.facts.items()))


# The best verdict on each puzzle so far, kept as a small TOML file.


class PuzzleBook:
    """Owns the best verdicts so far; they are kept at once, with those of other windows, and a full
    disk does not stop a player.
    """

    def __init__(
        self, offer: PuzzleOffer, saves: Path, part: str = "", refused: Refused = lambda _: None
    ) -> None:
        """Read the puzzles and what has been solved; `refused` hears of a full disk."""
        self.offer = offer
        self._kept = StoredTable(saves / FILE_NAME, BOOK_HEAD, part, refused)
        self._verdicts = self._kept.read()
        kinds = list(offer.icons)
        known = [one for one in read_puzzles(offer.folder) if one.kind in kinds]
        self.puzzles = tuple(sorted(known, key=lambda one: (one.grade, one.name)))

    def of_kind(self, kind: str) -> tuple[Puzzle, ...]:
        """Return the puzzles of a kind, the easiest first."""
        return tuple(puzzle for puzzle in self.puzzles if puzzle.kind == kind)

    def verdict(self, puzzle: Puzzle) -> str:
        """Return the best verdict so far, "" for a puzzle that was never answered."""
        found = self._verdicts.get(puzzle.name)
        return str(found) if found in VERDICTS else ""

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Return whether it was answered rightly once."""
        return self.verdict(puzzle) == RIGHT

    def solved(self, puzzles: Sequence[Puzzle]) -> int:
        """Return how many of these are solved."""
        return sum(self.is_solved(puzzle) for puzzle in puzzles)

    def note(self, puzzle: Puzzle, verdict: str) -> None:
        """Keep a verdict, if it is the best so far."""

        def is_better() -> bool:
            return _rank(verdict) > _rank(self.verdict(puzzle))

        def write(table: Table) -> None:
            self._verdicts = table
            if is_better():
                table[puzzle.name] = verdict

        if is_better():
            self._kept.change(write)

    def unsolved(self, kind: str = "") -> tuple[Puzzle, ...]:
        """Return what is still to be solved, of one kind or of all, the easiest first."""
        return tuple(
            puzzle
            for puzzle in self.puzzles
            if kind in ("", puzzle.kind) and not self.is_solved(puzzle)
        )

    def next_after(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the next unsolved puzzle, of the same kind as long as there is one."""
        others = [one for one in self.unsolved(puzzle.kind) if one != puzzle]
        others = others or [one for one in self.unsolved() if one != puzzle]
        later = [one for one in others if (one.grade, one.name) > (puzzle.grade, puzzle.name)]
        return next(iter(later or others), None)


def _rank(verdict: str) -> int:
    return VERDICTS.index(verdict) if verdict else -1
