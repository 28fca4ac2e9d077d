"""Lessons: their steps, and how they are read from a file."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.files.toml_fields import TomlFields, read_text_file, read_toml_file

MAX_NAME_LETTERS = 40
MAX_MOVE_LETTERS = 80
MAX_LESSON_MINUTES = 10
CONTENTS_FILE_NAME = "contents.toml"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: a text, the things to point at, and the move the player has to make.

    `ringed_anchors` are the UI anchors to ring, `highlighted_anchors` the UI anchors of the map to
    highlight; `enlarged_pieces` are drawn large above the text. The texts have the keys
    `lesson.<lesson>.<name>.<part>`. The part `text` always exists. A step with a move also has
    `do`, the instruction, and may have `no` or `no-<kind>`, which say why another move (of that
    kind) is not accepted.

    In a step without a `move` the player continues with "Next". `following_moves_of_player` are the
    player's answers to the decisions that follow from the move; `following_moves_of_others` are the
    moves of the other seats and the chance outcomes after it, in the notation.
    """

    name: str
    ringed_anchors: tuple[str, ...] = ()
    highlighted_anchors: tuple[str, ...] = ()
    move: str = ""
    following_moves_of_player: tuple[str, ...] = ()
    following_moves_of_others: tuple[str, ...] = ()
    enlarged_pieces: tuple[str, ...] = ()

    @property
    def player_moves(self) -> tuple[str, ...]:
        """All moves that the player makes in this step: the move and the answers that follow
        from it; empty if there is no move."""
        return (self.move, *self.following_moves_of_player) if self.move else ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: a starting position as text, the steps from there, and the seat that the player
    has.

    `position_file_name` is the name of the file of the position. `editions` are the editions that
    the lesson teaches, empty for all.
    """

    name: str
    icon: str
    minutes: int
    seat: int
    position_text: str
    position_file_name: str
    steps: tuple[LessonStep, ...]
    editions: tuple[str, ...] = ()

    def text_key(self, step_index: int, text_part: str = "text") -> str:
        """Return the key of a text of the step with index `step_index`; `text_part` is "text",
        "do", "no" or "no-<kind>"."""
        return f"lesson.{self.name}.{self.steps[step_index].name}.{text_part}"


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a folder in the order of its contents file, an empty tuple if there is
    no such folder.

    Raises Unreadable that says what is wrong with a file.
    """
    if not folder.is_dir():
        return ()
    contents = read_toml_file(folder / CONTENTS_FILE_NAME)
    names = contents.unchecked_list("lessons", "names of lessons")
    contents.check_no_unknown_keys()
    return tuple(read_lesson(folder, str(name)) for name in names)


def read_lesson(folder: Path, name: str) -> Lesson:
    """Return the lesson with this name in a folder, with its starting position; raises
    Unreadable that says what is wrong with its files."""
    file = folder / f"{name}.toml"
    position = folder / "positions" / f"{name}.toml"
    fields = read_toml_file(file)
    lesson = Lesson(
        name,
        fields.text("icon", MAX_NAME_LETTERS),
        fields.integer("minutes", 1, MAX_LESSON_MINUTES),
        fields.integer("seat", 0, MAX_LESSON_MINUTES, 0),
        read_text_file(position),
        position.name,
        _parse_steps(fields.tables("step")),
        _parse_texts(fields, "editions"),
    )
    fields.check_no_unknown_keys()
    return lesson


def _parse_steps(toml_tables: Sequence[TomlFields]) -> tuple[LessonStep, ...]:
    steps = []
    for table in toml_tables:
        step = LessonStep(
            table.text("name", MAX_NAME_LETTERS),
            _parse_texts(table, "points"),
            _parse_texts(table, "places"),
            table.text("move", MAX_MOVE_LETTERS, ""),
            _parse_texts(table, "also"),
            _parse_texts(table, "then"),
            _parse_texts(table, "figures"),
        )
        table.check_no_unknown_keys()
        steps.append(step)
    return tuple(steps)


def _parse_texts(table: TomlFields, key: str) -> tuple[str, ...]:
    return tuple(str(item) for item in table.unchecked_list(key, "texts", ()))
