"""What a player has learned: lessons begun and finished, and the coach's explanations."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.client.stored.stored_table import Refused, StoredTable, strings_of
from game.files.toml_fields import Table

FILE_NAME: Final = "learning.toml"
HEAD: Final = "What was learned; the game writes this file."


class LearningProgress:
    """Stored at every change, and merged with changes of other windows.

    If the disk is full, changes are kept in memory until they can be written.
    """

    def __init__(self, folder: Path, part: str = "", refused: Refused = lambda _: None) -> None:
        """Read a title's section of the file; `refused` is called if the disk is full."""
        self._kept = StoredTable(folder / FILE_NAME, HEAD, part, refused)
        self.begun: dict[str, int] = {}
        self.finished: set[str] = set()
        self.told: set[str] = set()
        self.is_coach_declined = False  # in a first game
        self._adopt_stored(self._kept.read())

    @property
    def is_fresh(self) -> bool:
        """Return whether nothing was ever learned here."""
        return not (self.begun or self.finished or self.told)

    def store_lesson_step(self, lesson: str, step: int) -> None:
        """Store the step at which a lesson continues."""
        if self.begun.get(lesson) != step:
            self._change(lambda known: known.begun.update({lesson: step}))

    def finish(self, lesson: str) -> None:
        """Mark a lesson as finished; it starts from the beginning next time."""

        def tick(known: LearningProgress) -> None:
            known.begun.pop(lesson, None)
            known.finished.add(lesson)

        self._change(tick)

    def mark_explained(self, advice: str) -> None:
        """Store that the coach has explained something."""
        self._change(lambda known: known.told.add(advice))

    def forget_explained(self) -> None:
        """Let the coach explain everything again."""

        def forget(known: LearningProgress) -> None:
            known.told.clear()
            known.is_coach_declined = False

        if self.told or self.is_coach_declined:
            self._change(forget)

    def decline_coach(self) -> None:
        """Store that the coach is not wanted, also for a game continued later."""

        def decline(known: LearningProgress) -> None:
            known.is_coach_declined = True

        self._change(decline)

    def _change(self, change: "Callable[[LearningProgress], None]") -> None:
        """Apply a change to the stored state, and use the result."""

        def write(table: Table) -> None:
            self._adopt_stored(table)
            change(self)
            table.update(finished=sorted(self.finished), told=sorted(self.told), begun=self.begun)
            table.update(coach_declined=self.is_coach_declined)

        self._kept.change(write)

    def _adopt_stored(self, stored: Table) -> None:
        """Replace the state by the stored one; invalid entries are ignored."""
        begun = stored.get("begun")
        self.begun = {
            name: step
            for name, step in (begun.items() if isinstance(begun, dict) else ())
            if type(step) is int and step >= 0
        }
        self.is_coach_declined = stored.get("coach_declined") is True
        self.finished, self.told = (
            set(strings_of(stored.get(key))) for key in ("finished", "told")
        )
