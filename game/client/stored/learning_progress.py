"""What a player has learned: lessons begun and finished, and what the coach has explained."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.client.stored.stored_table import Refused, StoredTable, words_of
from game.files.toml_text import Table

FILE_NAME: Final = "learning.toml"
HEAD: Final = "What was learned; the game writes this file."


class LearningProgress:
    """Kept at every change, together with what another window has learned meanwhile. A full disk is
    borne: what cannot be written is remembered until it can be.
    """

    def __init__(self, folder: Path, part: str = "", refused: Refused = lambda _: None) -> None:
        """Read what is there of a title's part of the file; `refused` hears of a full disk."""
        self._kept = StoredTable(folder / FILE_NAME, HEAD, part, refused)
        self.begun: dict[str, int] = {}
        self.finished: set[str] = set()
        self.told: set[str] = set()
        self.is_coach_declined = False  # in a first game
        self._learn(self._kept.read())

    @property
    def is_fresh(self) -> bool:
        """Whether nothing was ever learned here."""
        return not (self.begun or self.finished or self.told)

    def came_to(self, lesson: str, step: int) -> None:
        """Remember the step to go on with."""
        if self.begun.get(lesson) != step:
            self._change(lambda known: known.begun.update({lesson: step}))

    def finish(self, lesson: str) -> None:
        """Tick a lesson off; it begins anew next time."""

        def tick(known: LearningProgress) -> None:
            known.begun.pop(lesson, None)
            known.finished.add(lesson)

        self._change(tick)

    def tell(self, advice: str) -> None:
        """Remember that the coach has explained something."""
        self._change(lambda known: known.told.add(advice))

    def forget_told(self) -> None:
        """Let the coach explain everything again."""

        def forget(known: LearningProgress) -> None:
            known.told.clear()
            known.is_coach_declined = False

        if self.told or self.is_coach_declined:
            self._change(forget)

    def decline_coach(self) -> None:
        """Remember that the coach is not wanted, also when its game goes on another day."""

        def decline(known: LearningProgress) -> None:
            known.is_coach_declined = True

        self._change(decline)

    def _change(self, change: "Callable[[LearningProgress], None]") -> None:
        """Make a change to what the file knows, which is then known here."""

        def write(table: Table) -> None:
            self._learn(table)
            change(self)
            table.update(finished=sorted(self.finished), told=sorted(self.told), begun=self.begun)
            table.update(coach_declined=self.is_coach_declined)

        self._kept.change(write)

    def _learn(self, stored: Table) -> None:
        """Know what is stored and nothing else; entries that mean nothing are passed over."""
        begun = stored.get("begun")
        self.begun = {
            name: step
            for name, step in (begun.items() if isinstance(begun, dict) else ())
            if type(step) is int and step >= 0
        }
        self.is_coach_declined = stored.get("coach_declined") is True
        self.finished, self.told = (set(words_of(stored.get(key))) for key in ("finished", "told"))
