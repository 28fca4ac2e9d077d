"""Reads and writes the files of puzzles."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.client.puzzles.puzzle import (
    GRADES,
    CountedChoice,
    FinishAnswer,
    MeasuredChoice,
    MoveWorth,
    Puzzle,
)
from game.engine.reasons import Fact, Reason, Unreadable
from game.files.toml_fields import Fields, read_toml
from game.files.toml_lines import toml_value

# Puzzles as files: one TOML text each, written by a tool of the title and read by the client.

HEAD: Final = "# Found by tools/puzzles.py; its --check works the answer out again."
SUFFIX: Final = ".toml"
MOST_SEATS = 12
LONGEST = 400
MOST = 10**9
WHOLE = 1000
UNITS: Final = ("points", "pounds")
PLAIN: Final[dict[type, tuple[str, ...]]] = {  # fields of each kind of answer, in their order
    FinishAnswer: ("points", "usual", "line", "positions"),
    MeasuredChoice: ("right", "nearly", "margin", "noise", "iterations", "worlds"),
    CountedChoice: ("right", "nearly", "unit", "positions"),
}


def read_puzzle(file: Path) -> Puzzle:
    """Return the puzzle of a file; raises Unreadable or OSError."""
    fields = read_toml(file.read_text(encoding="utf-8"), file.name)
    position = fields.raw("position", "a position as text")
    if not isinstance(position, str):
        raise fields.refusal("position", "is not a text", "a position as text")
    puzzle = Puzzle(
        name=file.stem,
        kind=fields.text("kind", LONGEST),
        grade=fields.whole("grade", GRADES[0], GRADES[-1]),
        seat=fields.whole("seat", 0, MOST_SEATS),
        source=fields.text("source", LONGEST),
        position=position,
        answer=_parse_answer(fields),
        reasons=tuple(_reason(table) for table in fields.tables("reason", needed=False)),
        objections=_objections(fields.tables("objection", needed=False)),
    )
    fields.finish()
    return puzzle


def read_puzzles(folder: Path) -> tuple[Puzzle, ...]:
    """Return all puzzles of a folder by name, without unreadable files."""
    found = []
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            found.append(read_puzzle(file))
        except (OSError, UnicodeDecodeError, Unreadable):
            continue
    return tuple(found)


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the text of a puzzle's file."""
    return "\n".join([HEAD, *_puzzle_lines(puzzle), ""])


def _parse_answer(fields: Fields) -> FinishAnswer | MeasuredChoice | CountedChoice:
    if "points" in fields:
        return FinishAnswer(**_scalar_fields(fields, FinishAnswer))
    if "unit" in fields:
        counts = fields.table("counts")
        counted = {move: counts.whole(move, -MOST, MOST) for move in counts.keys()}  # noqa: SIM118 - not a dict
        return CountedChoice(
            counts=counted,
            courses=_move_continuations(fields),
            **_scalar_fields(fields, CountedChoice),
        )
    worths = fields.table("worths")
    found = {move: MoveWorth(*worths.wholes(move, 0, MOST, 2)) for move in worths.keys()}  # noqa: SIM118 - not a dict
    return MeasuredChoice(worths=found, **_scalar_fields(fields, MeasuredChoice))


def _scalar_fields(fields: Fields, kind: type) -> dict[str, Any]:
    """Return the scalar fields of an answer: moves, the unit, and numbers."""
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


def _move_continuations(fields: Fields) -> dict[str, tuple[str, ...]]:
    if "courses" not in fields:
        return {}
    courses = fields.table("courses")
    return {move: _moves(courses, move) for move in courses.keys()}  # noqa: SIM118 - not a dict


def _objections(tables: Sequence[Fields]) -> dict[str, tuple[Reason, ...]]:
    objections: dict[str, tuple[Reason, ...]] = {}
    for table in tables:
        move = table.text("move", LONGEST)
        objections[move] = (*objections.get(move, ()), _reason(table))
    return objections


def _reason(table: Fields) -> Reason:
    facts: dict[str, Fact] = {}
    for key in set(table.keys()) - {"move"}:
        value = table.raw(key, "a number or a word")
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise table.refusal(key, "is neither", "a number or a word")
        facts[key] = value
    name = facts.pop("key", "")
    return Reason(str(name), facts)


def _puzzle_lines(puzzle: Puzzle) -> Iterator[str]:
    yield f"kind = {toml_value(puzzle.kind)}"
    yield f"grade = {puzzle.grade}"
    yield f"seat = {puzzle.seat}"
    yield f"source = {toml_value(puzzle.source)}"
    answer = puzzle.answer
    yield from (f"{name} = {toml_value(getattr(answer, name))}" for name in PLAIN[type(answer)])
    yield f"position = '''\n{puzzle.position}'''"
    for reason in puzzle.reasons:
        yield from ("", "[[reason]]", *_reason_lines(reason))
    for move, objections in puzzle.objections.items():
        for objection in objections:
            yield from (
                "",
                "[[objection]]",
                f"move = {toml_value(move)}",
                *_reason_lines(objection),
            )
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
