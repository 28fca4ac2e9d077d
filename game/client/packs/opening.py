"""The way to the packs of the title on the desk."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from game.client.app import App
from game.engine.title import Replaceable
from game.scene.window.window import Window

MOST_EDITIONS: Final = 32
"""So many are asked only once, for every title page asks."""


def way_to_packs(app: App, window: Window) -> Callable[[], None] | None:
    """Return what opens the packs; None where an owner's numbers can replace none of ours."""
    if not _has_numbers(app.box.title.replaceable, app.edition or app.box.editions[0]):
        return None

    def open_packs() -> None:
        from game.client.packs.pages import PacksPage

        before = window.screen
        page = PacksPage(app)
        window.push(page)
        if before is not None and before.stage.by_keys:
            page.lead_keys()

    return open_packs


@lru_cache(MOST_EDITIONS)
def _has_numbers(replaceable: Callable[[str], Replaceable], edition: str) -> bool:
    """Whether an owner's numbers may replace any; all files of a title are read to tell."""
    return bool(replaceable(edition).own)
