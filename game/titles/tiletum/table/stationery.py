"""Pictures of Tiletum for the screens around the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, cast

from pygame import Surface

from game.engine.rules import State
from game.scene.picture import Picture
from game.tabletop.art.window_picture import Backdrops
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapSpace
from game.tabletop.seat_pictures import PaintedPictures
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.art.map_ground import FOLDER, ground_now, map_ground
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.figures import FIGURES
from game.titles.tiletum.table.map_plan import map_plan
from game.titles.tiletum.table.space_view import space_views
from game.titles.tiletum.table.title_life import KEEP, TiletumTitleLife

SHOWN = 440.0, 90.0, 1040.0, 860.0
"""The part of the map a small picture shows: left, top, width and height in u."""


class TiletumStationery(PaintedPictures[TiletumArt]):
    """See `game.room.Stationery`."""

    roles: ClassVar[Mapping[str, str]] = {
        "new-game": "cathedral",
        "go-on": "merchant",
        "rank": "laurel",
    }

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        backdrops = Backdrops(asset_folder / FOLDER, KEEP)
        super().__init__(asset_folder, TiletumArt, backdrops, FIGURES, TiletumTitleLife)
        self._maps = MapPictures(map_ground(asset_folder))

    def piece(self, colour: str, k: float) -> Picture:
        """Return a merchant, hung from the middle of its foot."""
        sprite = self.art_at(k).piece("merchant", self.paints[colour])
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.anchor[1])

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the map in small with houses, pillars and people."""
        frame = MapFrame.showing(SHOWN, size)
        picture = self._maps.picture(MapSpace(frame, frame.k), ground_now()).copy()
        if view is None:
            return picture
        art, plan, paints = self.art_at(frame.k), map_plan(), self.paints
        for space in space_views(cast("TiletumState", view)):
            if space.map:  # the picture shows Europe
                continue
            spots = [(plan.spaces[space.name].houses, [h.owner for h in space.houses], "house")]
            spots += [(plan.spaces[space.name].pillars, list(space.pillars), "pillar")]
            for points, owners, kind in spots:
                for at, owner in zip(points, owners, strict=False):
                    if owner >= 0:
                        sprite = art.piece(kind, paints[colours[owner]])
                        sprite.blit_to(picture, frame.on_screen(at))
            for number, (seat, who) in enumerate(space.people):
                x, y = plan.spaces[space.name].stand
                at = frame.on_screen((x + 20 * number, y))
                art.piece(who, paints[colours[seat]]).blit_to(picture, at)
        return picture
