"""Pictures that fill the window behind the menus, remembered by size."""

from __future__ import annotations

from pathlib import Path

from pygame import Surface

from game.scene.cache import SURFACES
from game.scene.stirring import Stirring
from game.titles.tinners_trail.table.art.backgrounds import HandoverGround, TitlePicture
from game.titles.tinners_trail.table.title_life import TitleLife


class Backdrops:
    """Backdrops by kind and size."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `tinners_trail/`."""
        self._folder = asset_folder
        self._title = TitlePicture(asset_folder)
        self._handover = HandoverGround(asset_folder)
        self._painters = {
            "title": self._title.picture,
            "dark": self._title.dark,
            "handover": self._handover.picture,
        }

    def life(self, kind: str, size: tuple[int, int]) -> Stirring | None:
        """Return what stirs in a picture, None where everything stands still."""
        return TitleLife(self._folder, size) if kind == "title" else None

    def picture(self, kind: str, size: tuple[int, int]) -> Surface:
        """Return the backdrop "title", "dark" or "handover" at a size in px."""
        return SURFACES.get(("backdrop", kind, size), lambda: self._painters[kind](size).convert())
