"""Pictures of Brass for the screens around the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, cast

from pygame import Surface

from game.engine.rules import NOBODY, State
from game.scene.picture import Picture
from game.tabletop.art.window_picture import Backdrops
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapSpace
from game.tabletop.seat_pictures import PaintedPictures
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.links import LineFace
from game.titles.brass.table.art.map_ground import FOLDER, map_ground
from game.titles.brass.table.figures import FIGURES
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.title_life import KEEP, BrassTitleLife

SHOWN = 340.0, 70.0, 1150.0, 860.0
"""The part of the map a small picture shows: left, top, width and height in u."""


class BrassStationery(PaintedPictures[BrassArt]):
    """See `game.room.Stationery`."""

    roles: ClassVar[Mapping[str, str]] = {
        "new-game": "cotton-mill",
        "go-on": "train",
        "rank": "laurel",
    }

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        backdrops = Backdrops(asset_folder / FOLDER, KEEP)
        super().__init__(asset_folder, BrassArt, backdrops, FIGURES, BrassTitleLife)
        self._maps = MapPictures(map_ground(asset_folder))

    def piece(self, colour: str, k: float) -> Picture:
        """Return a mill that counts, hung from the middle of its foot."""
        face = CounterFace(self.paints[colour], "cotton-mill", 1, flipped=True, points="3")
        sprite = self.art_at(k).counter(face)
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.surface.get_height())

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the map in small with its links and counters."""
        frame = MapFrame.showing(SHOWN, size)
        table = table_view(cast("BrassState", view), NOBODY) if view is not None else None
        night = table is not None and table.era == "rail"
        picture = self._maps.picture(MapSpace(frame, frame.k), "rail" if night else "canal").copy()
        if table is None:
            return picture
        art, plan = self.art_at(frame.k), map_plan()
        for link in table.links:
            curve = plan.lines[link.line].curve
            face = LineFace(curve, "owned", night, self.paints[colours[link.owner]], night)
            art.line(face).blit_to(picture, frame.on_screen(curve[0]))
        for space in table.spaces:
            at = frame.on_screen(plan.space(space.name))
            if space.counter is None:
                art.space(space.industries, night=night).blit_to(picture, at)
                continue
            kind = space.counter.kind
            paint = self.paints[colours[space.counter.owner]]
            shown = CounterFace(paint, kind.industry, kind.level, flipped=space.counter.flipped)
            art.counter(shown._replace(points=str(kind.points))).blit_to(picture, at)
        return picture
