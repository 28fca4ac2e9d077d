"""Lessons: their steps, and how they are read from a file."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.files.toml_fields import Fields, read_toml_file, text_of

MOST_NAME = 40
MOST_MOVE = 80
MOST_MINUTES = 10
CONTENTS = "contents.toml"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: a text, what it points at, and the move the player has to make.

    `points` are ringed, `places` of the map are highlighted; both are UI anchors of the table.
    `figures` are pieces that are drawn enlarged over the text.

    Its texts are `lesson.<lesson>.<name>`: `text`; with a move also `do`, the instruction, and
    optionally `no` or `no-<kind>`, why another move (of that kind) is not accepted here. Without a
    `move` the player continues with "Next". `also` are the answers to the decisions that follow
    from the move. `then` are the moves of the other seats and the chance outcomes that follow, in
    the notation.
    """

    name: str
    points: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    move: str = ""
    also: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves the player makes in this step."""
        return (self.move, *self.also) if self.move else ()


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

    def key(self, step: int, part: str = "text") -> str:
        """Return the text key of a step."""
        return f"lesson.{self.name}.{self.steps[step].name}.{part}"


def read_lessons(folder: Path) -> tuple[Lesson, ...]:
    """Read the lessons of a folder in the order of its contents; none without a folder.

    Unreadable says what is wrong with a file.
    """
    if not folder.is_dir():
        return ()
    contents = read_toml_file(folder / CONTENTS)
    names = contents.items("lessons", "names of lessons")
    contents.finish()
    return tuple(read_lesson(folder, str(name)) for name in names)


def read_lesson(folder: Path, name: str) -> Lesson:
    """Read one lesson and its starting position; Unreadable says what is wrong."""
    file = folder / f"{name}.toml"
    position = folder / "positions" / f"{name}.toml"
    fields = read_toml_file(file)
    lesson = Lesson(
        name,
        fields.text("icon", MOST_NAME),
        fields.whole("minutes", 1, MOST_MINUTES),
        fields.whole("seat", 0, MOST_MINUTES, 0),
        text_of(position),
        position.name,
        _steps(fields.tables("step")),
        _texts(fields, "editions"),
    )
    fields.finish()
    return lesson


def _steps(tables: Sequence[Fields]) -> tuple[LessonStep, ...]:
    steps = []
    for table in tables:
        step = LessonStep(
            table.text("name", MOST_NAME),
            _texts(table, "points"),
            _texts(table, "places"),
            table.text("move", MOST_MOVE, ""),
            _texts(table, "also"),
            _texts(table, "then"),
            _texts(table, "figures"),
        )
        table.finish()
        steps.append(step)
    return tuple(steps)


def _texts(table: Fields, key: str) -> tuple[str, ...]:
    return tuple(str(item) for item in table.items(key, "texts", ()))
