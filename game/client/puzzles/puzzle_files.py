"""Reads and writes the files of puzzles."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.client.puzzles.puzzle import (
    PUZZLE_GRADES,
    ExactCountAnswer,
    FinishAnswer,
    MoveValue,
    Puzzle,
    SimulatedAnswer,
)
from game.engine.reasons import FactValue, Reason, Unreadable
from game.files.toml_fields import TomlFields, parse_toml_fields
from game.files.toml_lines import toml_value

# Puzzles as files: one TOML text each, written by a tool of the title and read by the client.

FILE_COMMENT: Final = "# Found by tools/puzzles.py; its --check works the answer out again."
FILE_SUFFIX: Final = ".toml"
MAX_SEATS = 12
MAX_TEXT_LETTERS = 400
MAX_FIELD_NUMBER = 10**9
MAX_VALUE_THOUSANDTHS = 1000
UNIT_NAMES: Final = ("points", "pounds")
FIELD_NAMES_BY_KEY_BY_ANSWER_CLASS: Final[dict[type, dict[str, str]]] = {
    FinishAnswer: {
        "points": "most_points",
        "usual": "median_points_of_weak_computers",
        "line": "best_line",
        "positions": "counted_position_count",
    },
    SimulatedAnswer: {
        "right": "right_moves",
        "nearly": "nearly_right_moves",
        "margin": "margin_thousandths",
        "noise": "margin_error_thousandths",
        "iterations": "iterations",
        "worlds": "simulated_world_count",
    },
    ExactCountAnswer: {
        "right": "right_moves",
        "nearly": "nearly_right_moves",
        "unit": "unit",
        "positions": "counted_position_count",
    },
}
"""The plain fields of each class of answers by their keys in the file, in the file's order."""


def read_puzzle(file: Path) -> Puzzle:
    """Return the puzzle of a file; raises Unreadable for faulty content, OSError if the file
    cannot be read."""
    fields = parse_toml_fields(file.read_text(encoding="utf-8"), file.name)
    position = fields.raw_value("position", "a position as text")
    if not isinstance(position, str):
        raise fields.field_error("position", "is not a text", "a position as text")
    puzzle = Puzzle(
        name=file.stem,
        kind=fields.text("kind", MAX_TEXT_LETTERS),
        difficulty_grade=fields.integer("grade", PUZZLE_GRADES[0], PUZZLE_GRADES[-1]),
        seat=fields.integer("seat", 0, MAX_SEATS),
        source=fields.text("source", MAX_TEXT_LETTERS),
        position_text=position,
        answer=_parse_answer(fields),
        reasons=tuple(_parse_reason(table) for table in fields.tables("reason", is_required=False)),
        objections_by_move=_parse_objections(fields.tables("objection", is_required=False)),
    )
    fields.check_no_unknown_keys()
    return puzzle


def read_puzzles_in_name_order(folder: Path) -> tuple[Puzzle, ...]:
    """Return all puzzles of a folder in the order of their names; files that cannot be read are
    left out."""
    found = []
    for file in sorted(folder.glob(f"*{FILE_SUFFIX}")):
        try:
            found.append(read_puzzle(file))
        except (OSError, UnicodeDecodeError, Unreadable):
            continue
    return tuple(found)


def puzzle_file_text(puzzle: Puzzle) -> str:
    """Return a puzzle as the text of its TOML file."""
    return "\n".join([FILE_COMMENT, *_puzzle_file_lines(puzzle), ""])


def _parse_answer(fields: TomlFields) -> FinishAnswer | SimulatedAnswer | ExactCountAnswer:
    if "points" in fields:
        return FinishAnswer(**_parse_scalar_fields(fields, FinishAnswer))
    if "unit" in fields:
        counts = fields.table("counts")
        counted = {
            move: counts.integer(move, -MAX_FIELD_NUMBER, MAX_FIELD_NUMBER)
            for move in counts.take_all_keys()
        }
        return ExactCountAnswer(
            tenths_by_move=counted,
            continuation_by_move=_parse_continuations(fields),
            **_parse_scalar_fields(fields, ExactCountAnswer),
        )
    worths = fields.table("worths")
    found = {
        move: MoveValue(*worths.integers(move, 0, MAX_FIELD_NUMBER, 2))
        for move in worths.take_all_keys()
    }
    return SimulatedAnswer(value_by_move=found, **_parse_scalar_fields(fields, SimulatedAnswer))


def _parse_scalar_fields(fields: TomlFields, answer_class: type) -> dict[str, Any]:
    """Return the values of the plain fields of an answer of this class by the name of the field:
    lists of moves, the unit, and numbers."""
    read: dict[str, Callable[[str], object]] = {
        **dict.fromkeys(("right", "nearly", "line"), lambda name: _parse_moves(fields, name)),
        **dict.fromkeys(
            ("margin", "noise"), lambda name: fields.integer(name, 0, MAX_VALUE_THOUSANDTHS)
        ),
        "unit": lambda name: fields.choice(name, UNIT_NAMES),
    }
    whole = partial(fields.integer, least=0, most=MAX_FIELD_NUMBER)
    return {
        field_name: read.get(key, whole)(key)
        for key, field_name in FIELD_NAMES_BY_KEY_BY_ANSWER_CLASS[answer_class].items()
    }


def _parse_moves(fields: TomlFields, key: str) -> tuple[str, ...]:
    items = fields.unchecked_list(key, "moves")
    if not all(isinstance(item, str) for item in items):
        raise fields.field_error(key, "has something else", "a list of moves")
    return tuple(str(item) for item in items)


def _parse_continuations(fields: TomlFields) -> dict[str, tuple[str, ...]]:
    if "courses" not in fields:
        return {}
    courses = fields.table("courses")
    return {move: _parse_moves(courses, move) for move in courses.take_all_keys()}


def _parse_objections(toml_tables: Sequence[TomlFields]) -> dict[str, tuple[Reason, ...]]:
    objections: dict[str, tuple[Reason, ...]] = {}
    for table in toml_tables:
        move = table.text("move", MAX_TEXT_LETTERS)
        objections[move] = (*objections.get(move, ()), _parse_reason(table))
    return objections


def _parse_reason(table: TomlFields) -> Reason:
    facts: dict[str, FactValue] = {}
    for key in set(table.take_all_keys()) - {"move"}:
        value = table.raw_value(key, "a number or a word")
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise table.field_error(key, "is neither", "a number or a word")
        facts[key] = value
    name = facts.pop("key", "")
    return Reason(str(name), facts)


def _puzzle_file_lines(puzzle: Puzzle) -> Iterator[str]:
    yield f"kind = {toml_value(puzzle.kind)}"
    yield f"grade = {puzzle.difficulty_grade}"
    yield f"seat = {puzzle.seat}"
    yield f"source = {toml_value(puzzle.source)}"
    answer = puzzle.answer
    yield from (
        f"{key} = {toml_value(getattr(answer, field_name))}"
        for key, field_name in FIELD_NAMES_BY_KEY_BY_ANSWER_CLASS[type(answer)].items()
    )
    yield f"position = '''\n{puzzle.position_text}'''"
    for reason in puzzle.reasons:
        yield from ("", "[[reason]]", *_reason_file_lines(reason))
    for move, objections in puzzle.objections_by_move.items():
        for objection in objections:
            yield from (
                "",
                "[[objection]]",
                f"move = {toml_value(move)}",
                *_reason_file_lines(objection),
            )
    if isinstance(answer, SimulatedAnswer):
        yield ""
        yield "[worths] # share of wins in thousandths, points at the end"
        for move, worth in answer.value_by_move.items():
            pair = f"{worth.win_share_thousandths}, {worth.expected_final_points}"
            yield f"{toml_value(move)} = [{pair}]"
    elif isinstance(answer, ExactCountAnswer):
        yield from ("", "[counts] # tenths")
        yield from (
            f"{toml_value(move)} = {count}" for move, count in answer.tenths_by_move.items()
        )
        if answer.continuation_by_move:
            yield from ("", "[courses] # every move to the end, of other seats and luck as well")
            yield from (
                f"{toml_value(move)} = {toml_value(course)}"
                for move, course in answer.continuation_by_move.items()
            )


def _reason_file_lines(reason: Reason) -> Iterator[str]:
    yield f"key = {toml_value(reason.key)}"
    yield from (f"{name} = {toml_value(fact)}" for name, fact in sorted(reason.facts.items()))
