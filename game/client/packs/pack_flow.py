"""Opens the pages of packs, from the title page or after a file is dropped on the window."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.client.app import App
from game.client.screens.shelf_page import ShelfScreen
from game.client.screens.title import TitleScreen
from game.engine.owner_pack import Pack
from game.engine.replaceable_numbers import ReplaceableNumbers
from game.scene.window.window import Window

MAX_CACHED_EDITIONS: Final = 32
"""For how many editions it is cached whether a pack can replace numbers."""


@lru_cache(MAX_CACHED_EDITIONS)
def _has_replaceable_numbers(
    replaceable: Callable[[str], ReplaceableNumbers], edition: str
) -> bool:
    """Return whether packs of the edition can replace any numbers; this reads the component
    files of the title."""
    return bool(replaceable(edition).built_in_numbers)


class PackFlow:
    """Opens the page of packs of the open edition, and imports packs that were dropped on the
    window. `open_title_of` closes all pages and shows the title page of a pack's edition."""

    def __init__(
        self,
        app: App,
        window: Window,
        *,
        open_title_of: Callable[[Pack], None],
        show_sentences: Callable[[list[str]], None],
    ) -> None:
        self._app = app
        self._window = window
        self._open_title_of = open_title_of
        self._show_sentences = show_sentences

    def get_packs_page_opener_if_any(self) -> Callable[[], None] | None:
        """Return the function that opens the page of packs; None if packs cannot replace any
        number of the edition."""
        box = self._app.box
        if not _has_replaceable_numbers(
            box.title.replaceable_numbers, self._app.edition or box.editions[0]
        ):
            return None
        return self._open_packs_page

    def _open_packs_page(self) -> None:
        from game.client.packs.packs_page import PacksPage

        before = self._window.screen
        page = PacksPage(self._app)
        self._window.push(page)
        if before is not None and before.stage.is_last_input_key:
            page.focus_first_control()

    def import_and_show_pack_file(self, file: Path) -> None:
        """Import a dropped pack and say that it was imported, or why it was refused.

        If the title page or the shelf is on top, open the edition of the pack and the page of
        packs; if a page that lists packs is on top, rebuild it.
        """
        from game.client.packs.packs_page import PacksPage, import_pack, pack_imported_sentence
        from game.client.screens.setup import SetupScreen

        pack, refused = import_pack(self._app, file)
        screen = self._window.screen
        if pack is None:
            self._show_sentences(refused)
            return
        if isinstance(screen, TitleScreen | ShelfScreen):
            self._open_title_of(pack)
            if self.get_packs_page_opener_if_any() is not None:
                self._open_packs_page()
        elif isinstance(screen, PacksPage | SetupScreen):
            screen.rebuild()
        self._show_sentences([pack_imported_sentence(self._app, pack)])
