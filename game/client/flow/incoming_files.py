"""Files dropped on the window or chosen on a page: saved games and packs."""

from collections.abc import Callable
from pathlib import Path

from game.client.app import App
from game.engine.reasons import Unreadable
from game.files.toml_fields import printable
from game.records.records import NotSaved
from game.records.saves import Saves, holds_game


class IncomingFiles:
    """Copies a saved game and shows it with `watch`; passes every other file to `take_pack`.

    `tell` shows sentences on the top screen.
    """

    def __init__(
        self,
        app: App,
        saves: Saves,
        *,
        watch: Callable[[Path], None],
        take_pack: Callable[[Path], None],
        tell: Callable[[list[str]], None],
    ) -> None:
        self._app = app
        self._saves = saves
        self._watch = watch
        self._take_pack = take_pack
        self._tell = tell

    def import_file(self, file: Path) -> None:
        """Import a file, or show why that is not possible."""
        try:
            is_saved_game = holds_game(file)
        except OSError as problem:
            self._tell([self._unreadable_text(file, problem), self._app.say("message.untouched")])
            return
        if not is_saved_game:
            self._take_pack(file)
        elif refused := self.import_game(file):
            self._tell([refused, self._app.say("message.untouched")])

    def import_game(self, file: Path) -> str:
        """Import a saved game and show its replay; return why that is not possible, "" on
        success."""
        try:
            kept = self._saves.import_game(file)
        except NotSaved as refusal:
            return self._app.reason_text(refusal.reason)
        except Unreadable:
            return self._app.say("saves.no-game", file=printable(file.name))
        except OSError as problem:
            return self._unreadable_text(file, problem)
        self._watch(kept)
        return ""

    def _unreadable_text(self, file: Path, problem: OSError) -> str:
        cause = self._app.disk_error_text(problem)
        return self._app.say("message.cannot-read", file=printable(file.name), cause=cause)
