"""The player's files as the app keeps them: what cannot be written is reported and tried again."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game.client.app_texts import AppTexts
from game.client.stored.stored_table import is_owed, take_put_aside
from game.files.toml_fields import printable
from game.records.stored_files import open_folder


@dataclass(slots=True, kw_only=True)
class AppFiles(AppTexts):
    """Keeps the player's files in `saves_folder`, and reports what the disk refuses."""

    saves_folder: Path
    fault: str = ""  # a sentence about the last file that could not be written
    announce: Callable[[str], None] = lambda sentence: None  # says it above whatever is open
    _is_owing: bool = field(default=False, init=False, repr=False)

    def keep(self, store: Callable[[], None]) -> None:
        """Call `store`; if the disk refuses, report it and retry when there is room."""
        try:
            store()
        except OSError as problem:
            self._tell_unkept("fault.settings", problem)
        else:
            self.keep_what_is_owed()

    def not_learned(self, problem: OSError) -> None:
        """Report that learning progress or a solved puzzle could not be stored yet."""
        self._tell_unkept("fault.progress", problem)

    def open_folder(self) -> None:
        """Report immediately if the folder of saved games is not writable."""
        try:
            open_folder(self.saves_folder)
        except OSError as problem:
            folder = printable(str(self.saves_folder))
            self.fault = self.say("fault.folder", folder=folder, reason=self.cause_of(problem))
            self.announce(self.fault)
        self.tell_put_aside()

    def tell_put_aside(self) -> None:
        """Report which stored files could not be read and were renamed; their values are the
        defaults."""
        for before, now in take_put_aside(self.saves_folder):
            self.announce(self.say("fault.put-aside", file=before, aside=now))

    def keep_what_is_owed(self) -> None:
        """Write what could not be written before, and report when all of it is stored."""
        if self._is_owing and not is_owed(self.saves_folder):
            self._is_owing = False
            self.fault = ""
            self.announce(self.say("fault.over"))

    def _tell_unkept(self, key: str, problem: OSError) -> None:
        told, self.fault = self.fault, self.say(key, reason=self.cause_of(problem))
        if self.fault != told:  # else it stands in the settings, and was said before
            self.announce(self.fault)
        self._is_owing = True
