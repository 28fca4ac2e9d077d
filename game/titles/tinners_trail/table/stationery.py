"""The title's pictures for menus, hand-over and books, over the art of the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from pygame import Surface

from game.engine.rules import State
from game.records.record import AUTOMA
from game.scene.picture import Picture
from game.tabletop.art.palette import PAINTS
from game.tabletop.art.window_picture import Backdrops
from game.tabletop.motion.flight import picture_of
from game.tabletop.seat_pictures import PaintedPictures
from game.titles.tinners_trail.table.art.files import IMAGES
from game.titles.tinners_trail.table.art.piece_art import HIS, PieceArt
from game.titles.tinners_trail.table.chart.county import shapes_in
from game.titles.tinners_trail.table.figures import FIGURES
from game.titles.tinners_trail.table.thumbnail import thumbnail
from game.titles.tinners_trail.table.title_life import TitleLife


class TrailStationery(PaintedPictures[PieceArt]):
    """Pictures by kind, colour and size."""

    roles: ClassVar = {"new-game": "mine", "go-on": "pick", "rank": "pick"}
    faces: ClassVar = {AUTOMA: HIS}

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `shared/` and `tinners_trail/`; read files on first use."""
        backdrops = Backdrops(asset_folder / IMAGES, handover="handover")
        super().__init__(asset_folder, PieceArt, backdrops, FIGURES, TitleLife)

    def piece(self, colour: str, k: float) -> Picture:
        """Return a mine of the seat, hung from the middle of its foot."""
        return picture_of(self.art_at(k).engine_house(PAINTS[colour], on_slate=True))

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the county in small with everybody's mines."""
        paints = [PAINTS[colour] for colour in colours]
        return thumbnail(shapes_in(self.folder), view, paints, size)
