"""Puzzles as files: one TOML text each, written by a tool of the title and read by the client."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from game.client.puzzles.puzzle import GRADES, CountedChoice, Finish, MeasuredChoice, Puzzle, Worth
from game.engine.title import Fact, Reason, Unreadable
from game.fields import Fields, read_toml
from game.toml_text import toml_value

HEAD: Final = (
    "# Found by puzzles.py among the title's tools; its --check works the answer out again."
)
SUFFIX: Final = ".toml"
MOST_SEATS, LONGEST, MOST = 12, 400, 10**9
WHOLE = 1000
UNITS: Final = ("points", "pounds")


def read_puzzle(file: Path) -> Puzzle:
    """Return the puzzle of a file; Unreadable or OSError says what is wrong with it."""
    fields = read_toml(file.read_text(encoding="utf-8"), file.name)
    puzzle = Puzzle(
        name=file.stem,
        kind=fields.text("kind", LONGEST),
        grade=fields.whole("grade", GRADES[0], GRADES[-1]),
        seat=fields.whole("seat", 0, MOST_SEATS),
        source=fields.text("source", LONGEST),
        position=_position(fields),
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


def _position(fields: Fields) -> str:
    text = fields.raw("position", "a position as text")
    if not isinstance(text, str):
        raise fields.refusal("position", "is no text", "a position as text")
    return text


def _answer(fields: Fields) -> Finish | MeasuredChoice | CountedChoice:
    if "points" in fields:
        return _finish(fields)
    return _counted(fields) if "unit" in fields else _choice(fields)


def _counted(fields: Fields) -> CountedChoice:
    counts = fields.table("counts")
    return CountedChoice(
        right=_moves(fields, "right"),
        nearly=_moves(fields, "nearly"),
        unit=fields.choice("unit", UNITS),
        positions=fields.whole("positions", 0, MOST),
        counts={move: counts.whole(move, -MOST, MOST) for move in counts.keys()},  # noqa: SIM118 - not a dict
    )


def _finish(fields: Fields) -> Finish:
    return Finish(
        points=fields.whole("points", 0, MOST),
        usual=fields.whole("usual", 0, MOST),
        line=_moves(fields, "line"),
        positions=fields.whole("positions", 0, MOST),
    )


def _choice(fields: Fields) -> MeasuredChoice:
    worths = fields.table("worths")
    return MeasuredChoice(
        right=_moves(fields, "right"),
        nearly=_moves(fields, "nearly"),
        margin=fields.whole("margin", 0, WHOLE),
        noise=fields.whole("noise", 0, WHOLE),
        iterations=fields.whole("iterations", 0, MOST),
        worlds=fields.whole("worlds", 0, MOST),
        worths={move: Worth(*worths.wholes(move, 0, MOST, 2)) for move in worths.keys()},  # noqa: SIM118 - not a dict
    )


def _moves(fields: Fields, key: str) -> tuple[str, ...]:
    items = fields.items(key, "moves")
    if not all(isinstance(item, str) for item in items):
        raise fields.refusal(key, "has something else", "a list of moves")
    return tuple(str(item) for item in items)


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
    if isinstance(answer, Finish):
        yield from _finish_lines(answer)
    elif isinstance(answer, MeasuredChoice):
        yield from _choice_lines(answer)
    else:
        yield from _counted_lines(answer)
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


def _reason_lines(reason: Reason) -> Iterator[str]:
    yield f"key = {toml_value(reason.key)}"
    yield from (f"{name} = {toml_value(fact)}" for name, fact in sorted(reason.facts.items()))


def _finish_lines(answer: Finish) -> Iterator[str]:
    yield f"points = {answer.points}"
    yield f"usual = {answer.usual}"
    yield f"line = {toml_value(answer.line)}"
    yield f"positions = {answer.positions}"


def _counted_lines(answer: CountedChoice) -> Iterator[str]:
    yield f"right = {toml_value(answer.right)}"
    yield f"nearly = {toml_value(answer.nearly)}"
    yield f"unit = {toml_value(answer.unit)}"
    yield f"positions = {answer.positions}"


def _choice_lines(answer: MeasuredChoice) -> Iterator[str]:
    yield f"right = {toml_value(answer.right)}"
    yield f"nearly = {toml_value(answer.nearly)}"
    yield f"margin = {answer.margin}"
    yield f"noise = {answer.noise}"
    yield f"iterations = {answer.iterations}"
    yield f"worlds = {answer.worlds}"
