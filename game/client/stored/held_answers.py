"""The answers that wait for the end of a turn, in a file beside the saved games: a window that is
closed before its player has ended the turn opens again at that very point."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.client.stored.toml_section import TomlSection
from game.files.toml_fields import TomlTable

FILE_NAME: Final = "held-answers.toml"
FILE_COMMENT: Final = "Last answers of turns that were not ended yet; the game writes this file."
MAX_GAMES: Final = 100  # the oldest beyond these are dropped
NOTHING_KEPT: Final = ("", "")  # no position, no answer

StoreFile = Callable[[Callable[[], None]], None]
"""Calls a function that writes a file, and reports an OSError of it."""


class StoredHeldAnswer:
    """The held answer of one saved game, as a `HeldAnswerKeeper`."""

    def __init__(self, folder: Path, game_file_name: str, store_file: StoreFile) -> None:
        """Use the file in `folder`, which need not exist yet, and read it at once."""
        self._section = TomlSection(folder / FILE_NAME, FILE_COMMENT)
        self._game = game_file_name
        self._store_file = store_file
        self._kept = _position_and_answer(
            self._section.read_with_pending_changes().get(game_file_name)
        )

    def answer_at_position(self, position_text: str) -> str:
        """Return the text of the answer kept for a position, "" when there is none."""
        return self._kept[1] if position_text == self._kept[0] else ""

    def keep_answer(self, position_text: str, answer: str) -> None:
        """Keep an answer in place of the one kept before."""

        def enter(table: TomlTable) -> None:
            table.pop(self._game, None)  # so that it becomes the newest
            table[self._game] = {"position": position_text, "answer": answer}
            while len(table) > MAX_GAMES:
                del table[next(iter(table))]

        if self._kept != (position_text, answer):
            self._kept = position_text, answer
            self._store_file(lambda: self._section.apply_change(enter))

    def forget_answer(self) -> None:
        """Forget the answer, if one is kept."""

        def remove(table: TomlTable) -> None:
            table.pop(self._game, None)

        if self._kept != NOTHING_KEPT:
            self._kept = NOTHING_KEPT
            self._store_file(lambda: self._section.apply_change(remove))


def _position_and_answer(entry: object) -> tuple[str, str]:
    """Return the position and the answer that one entry of the file holds; `NOTHING_KEPT` if the
    entry is not a table with both as texts."""
    if not isinstance(entry, dict):
        return NOTHING_KEPT
    position = entry.get("position")
    answer = entry.get("answer")
    if not isinstance(position, str) or not isinstance(answer, str):
        return NOTHING_KEPT
    return position, answer
