"""Ways to the packs of the title on the desk: from the title page, and by a dropped file."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.client.app import App
from game.client.screens.title import TitleScreen
from game.client.shelf_page import ShelfScreen
from game.client.stored.packs import StoredPacks
from game.engine.title import Replaceable, Unreadable
from game.records.refusals import NotSaved
from game.scene.window.window import Window

# The way to the packs of the title on the desk.

MOST_EDITIONS: Final = 32
"""So many are asked only once, for every title page asks."""


def way_to_packs(app: App, window: Window) -> Callable[[], None] | None:
    """Return what opens the packs; None where an owner's numbers can replace none of ours."""
    if not _has_numbers(app.box.title.replaceable, app.edition or app.box.editions[0]):
        return None

    def open_packs() -> None:
        from game.client.packs.pages import PacksPage

        before = window.screen
        page = PacksPage(app, StoredPacks(app.saves_folder, app.shelf.titles))
        window.push(page)
        if before is not None and before.stage.by_keys:
            page.lead_keys()

    return open_packs


@lru_cache(MOST_EDITIONS)
def _has_numbers(replaceable: Callable[[str], Replaceable], edition: str) -> bool:
    """Whether an owner's numbers may replace any; all files of a title are read to tell."""
    return bool(replaceable(edition).own)


DropHandlers = tuple[Callable[[str, str], None], Callable[[], None], Callable[[list[str]], None]]
"""How a box is put on the desk, how its title page is opened, and how something is said."""


class FileDrop:
    """Keeps packs that are dropped; their page is opened where nothing is left for it."""

    def __init__(self, app: App, window: Window, ways: DropHandlers) -> None:
        self._app, self._window = app, window
        self._choose, self._open_title, self._tell = ways

    def take(self, file: Path) -> None:
        """Take a file in, and say what has become of it."""
        self._tell(self._taken(file))

    def _taken(self, file: Path) -> list[str]:
        from game.client.packs.pages import PacksPage
        from game.client.screens.setup import SetupScreen

        app, page = self._app, self._window.screen
        try:
            pack = app.packs.take_in(file).pack
        except NotSaved as refusal:
            return [app.explain(refusal.reason)]
        except Unreadable as problem:
            return [app.refused(str(problem)), app.say("message.untouched")]
        assert pack is not None  # else it was refused
        if isinstance(page, TitleScreen | ShelfScreen):
            self._choose(pack.title, pack.edition)
            self._open_title()
            way = way_to_packs(self._app, self._window)
            if way is not None:
                way()
        elif isinstance(page, PacksPage | SetupScreen):
            page.rebuild()
        here = app.box.title.name, app.edition or app.box.editions[0]
        key = "packs.taken" if (pack.title, pack.edition) == here else "packs.taken-elsewhere"
        return [app.say(key, name=pack.name)]
