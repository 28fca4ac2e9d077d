"""Rehearsal: pictures of what may come next are drawn in what frames leave of their time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

from game.scene.stage import Stage
from game.tabletop.map.map_node import MapNode
from game.tabletop.rehearsal import DrawAhead, Drawing
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import CHARACTER, GOODS
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.look.map import map_look
from game.titles.tiletum.table.panels.rose import SIZES
from game.titles.tiletum.table.stand import TiletumStand

FACES = range(1, 7)
Paint = Callable[[TiletumArt], object]


class TiletumRehearsal(DrawAhead[TiletumStand]):
    """Lights of spaces, people, dice, tiles and cards, and the spaces with one more piece."""

    def __init__(self, studio: Studio, chart: MapNode[Any], stage: Stage, panels: float) -> None:
        """Take what draws, the map, and how large panels are drawn."""
        super().__init__(chart, stage)
        self._studio, self._panels = studio, panels

    def drawings(self, stand: TiletumStand, k: float) -> Iterator[Drawing]:
        """Yield what may be shown: on the map, then in the panels."""
        on_map = self._studio.art(k * self._chart.space.scale)
        in_panels = self._studio.art(k * self._panels)
        for paint in self._on_map(stand):
            yield _drawing(on_map, paint)
        for paint in self._in_panels():
            yield _drawing(in_panels, paint)

    def _on_map(self, stand: TiletumStand) -> Iterator[Paint]:
        for name, kind in product(stand.view.spaces, ("legal", "told", "chosen")):
            yield partial(TiletumArt.block_light, space=name, kind=kind)
        colours = [self._studio.colour(seat) for seat in range(len(self._studio.seats))]
        for colour, kind in product(colours, ("merchant", "architect")):
            yield partial(TiletumArt.piece, kind=kind, colour=colour, scale=0.92)
        for face in map_look(self._studio, stand, None).blocks.values():
            if face.tile:
                yield partial(TiletumArt.block, face=face._replace(tile=""))
            for number, (owner, _, _) in enumerate(face.houses):
                if not owner:
                    for colour in colours:
                        houses = list(face.houses)
                        houses[number] = (colour, *face.houses[number][1:])
                        yield partial(TiletumArt.block, face=face._replace(houses=tuple(houses)))
                    break

    def _in_panels(self) -> Iterator[Paint]:
        for good, value, size in product(GOODS, FACES, sorted(set(SIZES.values()))):
            yield partial(TiletumArt.die, good=good, value=value, size=size)
        for kind in load_components().tiles:
            yield partial(TiletumArt.tile, name=kind.name, size=44.0)
            if kind.kind in (CHARACTER, "contract", "crest"):
                for light in ("", "legal"):
                    yield partial(TiletumArt.card, name=kind.name, light=light)


def _drawing(art: TiletumArt, paint: Paint) -> Drawing:
    assert isinstance(paint, partial)
    name = paint.func.__name__, *sorted(paint.keywords.items())
    return Drawing((art.k, *name), partial(paint, art))
