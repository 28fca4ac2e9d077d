"""Lessons: their steps, and how they are read from a file."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.files.toml_fields import Fields, read_text_file, read_toml_file

MOST_NAME = 40
MOST_MOVE = 80
MOST_MINUTES = 10
CONTENTS = "contents.toml"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: a text, what it points at, and the move the player has to make.

    `ringed_anchors` are ringed, `highlighted_anchors` of the map are highlighted; both are UI
    anchors of the table. `enlarged_pieces` are pieces that are drawn enlarged over the text.

    Its texts are `lesson.<lesson>.<name>`: `text`; with a move also `do`, the instruction, and
    optionally `no` or `no-<kind>`, why another move (of that kind) is not accepted here. Without a
    `move` the player continues with "Next". `following_answers` are the answers to the decisions
    that follow from the move. `following_moves` are the moves of the other seats and the chance
    outcomes that follow, in the notation.
    """

    name: str
    ringed_anchors: tuple[str, ...] = ()
    highlighted_anchors: tuple[str, ...] = ()
    move: str = ""
    following_answers: tuple[str, ...] = ()
    following_moves: tuple[str, ...] = ()
    enlarged_pieces: tuple[str, ...] = ()

    @property
    def player_moves(self) -> tuple[str, ...]:
        """All moves the player makes in this step."""
        return (self.move, *self.following_answers) if self.move else ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: a position and the steps that follow; `seat` is the player's own.

    `editions` are those it teaches, empty for all editions.
    """

    name: str
    icon: str
    minutes: int
    seat: int
    position: str
    source: str
    steps: tuple[LessonStep, ...]
    editions: tuple[str, ...] = ()

    def text_key(self, step: int, part: str = "text") -> str:
        """Return the text key of a step."""
        return f"lesson.{self.name}.{self.steps[step].name}.{part}"


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Read the lessons of a folder in the order of its contents; none without a folder.

    Unreadable says what is wrong with a file.
    """
    if not folder.is_dir():
        return ()
    contents = read_toml_file(folder / CONTENTS)
    names = contents.unchecked_list("lessons", "names of lessons")
    contents.check_no_unknown_keys()
    return tuple(read_lesson(folder, str(name)) for name in names)


def read_lesson(folder: Path, name: str) -> Lesson:
    """Read one lesson and its starting position; Unreadable says what is wrong."""
    file = folder / f"{name}.toml"
    position = folder / "positions" / f"{name}.toml"
    fields = read_toml_file(file)
    lesson = Lesson(
        name,
        fields.text("icon", MOST_NAME),
        fields.integer("minutes", 1, MOST_MINUTES),
        fields.integer("seat", 0, MOST_MINUTES, 0),
        read_text_file(position),
        position.name,
        _parse_steps(fields.tables("step")),
        _parse_texts(fields, "editions"),
    )
    fields.check_no_unknown_keys()
    return lesson


def _parse_steps(tables: Sequence[Fields]) -> tuple[LessonStep, ...]:
    steps = []
    for table in tables:
        step = LessonStep(
            table.text("name", MOST_NAME),
            _parse_texts(table, "points"),
            _parse_texts(table, "places"),
            table.text("move", MOST_MOVE, ""),
            _parse_texts(table, "also"),
            _parse_texts(table, "then"),
            _parse_texts(table, "figures"),
        )
        table.check_no_unknown_keys()
        steps.append(step)
    return tuple(steps)


def _parse_texts(table: Fields, key: str) -> tuple[str, ...]:
    return tuple(str(item) for item in table.unchecked_list(key, "texts", ()))
