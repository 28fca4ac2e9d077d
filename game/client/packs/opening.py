"""The way to the packs of the title on the desk."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.packs.kept import KeptPacks
from game.scene.window import Window


def way_to_packs(desk: Desk, window: Window) -> Callable[[], None] | None:
    """Return what opens the packs; None where an owner's numbers can replace none of ours."""
    if not desk.box.title.replaceable(desk.edition or desk.box.editions[0]).own:
        return None

    def open_packs() -> None:
        from game.client.packs.packs_page import PacksPage

        before = window.screen
        page = PacksPage(desk, KeptPacks(desk.saves_folder, desk.shelf.titles))
        window.push(page)
        if before is not None and before.stage.by_keys:
            page.lead_keys()

    return open_packs
