"""Files dropped on the window or chosen on a page: saved games and packs."""

from collections.abc import Callable
from pathlib import Path

from game.client.app import App
from game.files.toml_fields import printable_file_name
from game.records.records import NotContinued, NotSaved
from game.records.saved_game_folder import SavedGameFolder, has_journal_header


class IncomingFiles:
    """Imports the files dropped on the window: copies a saved game and shows its replay, and passes
    every other file to the import of packs.

    `show_sentences` shows sentences on the top screen, `show_notice` a notice above it.
    """

    def __init__(
        self,
        app: App,
        saves: SavedGameFolder,
        *,
        show_replay: Callable[[Path], None],
        take_pack: Callable[[Path], None],
        show_sentences: Callable[[list[str]], None],
        show_notice: Callable[[str], None],
    ) -> None:
        self._app = app
        self._saves = saves
        self._show_replay = show_replay
        self._import_pack = take_pack
        self._show_sentences = show_sentences
        self._show_notice = show_notice

    def import_dropped_game_or_pack(self, file: Path) -> None:
        """Import a file that was dropped on the window, as a saved game or as a pack; if that
        fails, show why."""
        try:
            is_saved_game = has_journal_header(file)
        except OSError as problem:
            self._show_sentences(
                [self._unreadable_file_text(file, problem), self._app.say("message.untouched")]
            )
            return
        if not is_saved_game:
            self._import_pack(file)
        elif refused := self.import_game_and_show_replay(file):
            self._show_sentences([refused, self._app.say("message.untouched")])

    def import_game_and_show_replay(self, file: Path) -> str:
        """Import a saved game and show its replay; return why that is not possible, "" on
        success."""
        listed = self._saves.game_files()
        try:
            kept = self._saves.import_game(file)
        except NotSaved as refusal:
            return self._app.reason_text(refusal.reason)
        except NotContinued as refusal:
            return self._app.reason_text(refusal.reason)
        except OSError as problem:
            return self._unreadable_file_text(file, problem)
        self._show_replay(kept)
        what = "listed" if kept in listed else "imported"
        self._show_notice(self._app.say(f"saves.{what}", file=printable_file_name(kept.name)))
        return ""

    def _unreadable_file_text(self, file: Path, error: OSError) -> str:
        cause = self._app.disk_error_text(error)
        return self._app.say(
            "message.cannot-read", file=printable_file_name(file.name), cause=cause
        )
