"""The player's files as the app keeps them: what cannot be written is reported and tried again."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game.client.app_texts import AppTexts
from game.client.stored.toml_section import take_renamed_files, write_pending_and_tell_if_left
from game.files.toml_fields import printable_file_name
from game.records.atomic_files import create_and_clean_folder


@dataclass(slots=True, kw_only=True)
class AppFiles(AppTexts):
    """Stores the player's files in `saves_folder`, and reports when a file cannot be written.

    `last_failure_sentence` is the sentence about the last failure; `show_notice` shows a sentence
    for a while, and `show_until_closed` shows sentences that the player has to close.
    """

    saves_folder: Path
    last_failure_sentence: str = ""  # a sentence about the last file that could not be written
    show_notice: Callable[[str], None] = lambda sentence: None  # says it above whatever is open
    show_until_closed: Callable[[list[str]], None] = lambda sentences: None
    _has_unsaved_data: bool = field(default=False, init=False, repr=False)

    def store_and_retry_pending_or_report(self, write: Callable[[], None]) -> None:
        """Call `write`. If it fails with OSError, report that; otherwise also try to write what
        could not be stored before."""
        try:
            write()
        except OSError as problem:
            self._report_unsaved("fault.settings", problem)
        else:
            self.retry_pending_writes()

    def report_progress_unsaved(self, error: OSError) -> None:
        """Report that learning progress or a solved puzzle could not be stored yet."""
        self._report_unsaved("fault.progress", error)

    def create_and_clean_saves_folder(self) -> None:
        """Create the folder of saved games and remove half-written files from it; if it cannot be
        written, set `last_failure_sentence` and announce it at once. Report renamed files in any
        case."""
        try:
            create_and_clean_folder(self.saves_folder)
        except OSError as problem:
            folder = printable_file_name(str(self.saves_folder))
            self.last_failure_sentence = self.say(
                "fault.folder", folder=folder, reason=self.disk_error_text(problem)
            )
            self.show_notice(self.last_failure_sentence)
        self.report_renamed_files()

    def report_renamed_files(self) -> None:
        """Show, until it is closed, which stored files could not be read and were therefore
        renamed; their values are now the defaults."""
        sentences = [
            self.say("fault.put-aside", file=before, aside=now)
            for before, now in take_renamed_files(self.saves_folder)
        ]
        if sentences:
            self.show_until_closed(sentences)

    def retry_pending_writes(self) -> None:
        """Write what could not be stored before; once all of it is stored, clear
        `last_failure_sentence` and announce that."""
        if self._has_unsaved_data and not write_pending_and_tell_if_left(self.saves_folder):
            self._has_unsaved_data = False
            self.last_failure_sentence = ""
            self.show_notice(self.say("fault.over"))

    def _report_unsaved(self, text_key: str, error: OSError) -> None:
        told, self.last_failure_sentence = (
            self.last_failure_sentence,
            self.say(text_key, reason=self.disk_error_text(error)),
        )
        if (
            self.last_failure_sentence != told
        ):  # else it stands in the settings, and was said before
            self.show_notice(self.last_failure_sentence)
        self._has_unsaved_data = True
