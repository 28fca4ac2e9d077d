"""What a player has learned: lessons begun and finished, and the coach's explanations."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.client.stored.toml_section import OnWriteError, TomlSection, strings_in_list
from game.files.toml_fields import TomlTable

FILE_NAME: Final = "learning.toml"
FILE_COMMENT: Final = "What was learned; the game writes this file."


class LearningProgress:
    """What a player has learned in a title: steps of lessons, and what the coach has explained.

    It is written at every change and merged with changes of other windows. If the disk is full,
    changes are kept in memory until they can be written.
    """

    def __init__(
        self, folder: Path, section_name: str = "", on_write_error: OnWriteError = lambda _: None
    ) -> None:
        """Read the `section_name` of the file; `on_write_error` is called if a change cannot be
        written."""
        self._toml_section = TomlSection(
            folder / FILE_NAME, FILE_COMMENT, section_name, on_write_error
        )
        self.next_step_by_lesson: dict[str, int] = {}
        self.finished_lessons: set[str] = set()
        self.explained_keys: set[str] = set()
        self.is_coach_declined = False  # in a first game
        self._adopt_stored(self._toml_section.read_with_pending_changes())

    @property
    def has_begun_no_lesson(self) -> bool:
        """Return whether no lesson was begun or finished."""
        return not (self.next_step_by_lesson or self.finished_lessons)

    def store_lesson_step(self, lesson: str, step_number: int) -> None:
        """Store the step at which a lesson continues."""
        if self.next_step_by_lesson.get(lesson) != step_number:
            self._apply_and_store(
                lambda known: known.next_step_by_lesson.update({lesson: step_number})
            )

    def mark_lesson_finished(self, lesson: str) -> None:
        """Mark a lesson as finished; it starts from the beginning next time."""

        def mark_finished(progress: LearningProgress) -> None:
            progress.next_step_by_lesson.pop(lesson, None)
            progress.finished_lessons.add(lesson)

        self._apply_and_store(mark_finished)

    def mark_explained(self, explanation_key: str) -> None:
        """Store that the coach has given the explanation of `explanation_key`."""
        self._apply_and_store(lambda known: known.explained_keys.add(explanation_key))

    def forget_explained_and_declined(self) -> None:
        """Forget what was explained and that the coach was declined, so that the coach explains
        everything from the beginning."""

        def forget(progress: LearningProgress) -> None:
            progress.explained_keys.clear()
            progress.is_coach_declined = False

        if self.explained_keys or self.is_coach_declined:
            self._apply_and_store(forget)

    def decline_coach(self) -> None:
        """Store that the player does not want the coach, which also applies to games continued
        later."""

        def decline(progress: LearningProgress) -> None:
            progress.is_coach_declined = True

        self._apply_and_store(decline)

    def _apply_and_store(self, change: "Callable[[LearningProgress], None]") -> None:
        """Read the stored state, apply a change to it, and write the result."""

        def write(table: TomlTable) -> None:
            self._adopt_stored(table)
            change(self)
            table.update(
                finished=sorted(self.finished_lessons),
                told=sorted(self.explained_keys),
                begun=self.next_step_by_lesson,
            )
            table.update(coach_declined=self.is_coach_declined)

        self._toml_section.apply_change(write)

    def _adopt_stored(self, stored_table: TomlTable) -> None:
        """Replace the state by the stored one; invalid entries are ignored."""
        begun = stored_table.get("begun")
        self.next_step_by_lesson = {
            name: step
            for name, step in (begun.items() if isinstance(begun, dict) else ())
            if type(step) is int and step >= 0
        }
        self.is_coach_declined = stored_table.get("coach_declined") is True
        self.finished_lessons, self.explained_keys = (
            set(strings_in_list(stored_table.get(key))) for key in ("finished", "told")
        )
