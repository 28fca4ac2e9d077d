"""Thumbnails: the county in small with everybody's mines, for the list of saved games.

Only owners, ports and adits are drawn, which everybody at a table can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

import pygame
from pygame import Color, Surface

from game.engine.rules import State
from game.scene.units import Point
from game.tabletop.art.palette import player_colour
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.county.county_view import adits
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.art.palette import OUT_OF_PLAY, REGION_WASH, SEA, SEA_INK

SAMPLES: Final = 3
MARGIN: Final = 0.05  # of the height, kept free round the county
PALE: Final = 0.55  # how far the land of a region is washed out towards parchment
PARCHMENT: Final = Color("#F0E3BE")
INK: Final = Color("#3C2C1A")
NO_REGION: Final = "county"  # where no regions are told apart
MINE_RADIUS, PORT_RADIUS = 21.0, 9.0  # in u of the map


def thumbnail(
    shapes: MapShapes, view: State | None, paints: Sequence[str], size: tuple[int, int]
) -> Surface:
    """Return a new picture; `paints` are the seats' colours. Without a view the land is empty."""
    drawing = _Drawing(shapes, size)
    county = cast("CountyState", view) if view is not None else None
    land = land_of(county) if county is not None else {}
    drawing.land(land, paints)
    for first, second in adits(county) if county is not None else ():
        drawing.adit(first, second)
    for name, area in land.items():
        if area.port:
            drawing.port(name)
        if area.owner >= 0:
            drawing.mine(name, paints[area.owner])
    return drawing.finished()


def land_of(state: CountyState) -> dict[str, Land]:
    """Return by name what lies in every area, of either edition."""
    regions = [NO_REGION] * int(state.county.areas)
    if isinstance(state, TrailState):
        regions = [REGION_NAMES[int(state.board.region[area])] for area in range(len(regions))]
    regions += [""] * (len(state.county.area_names) - len(regions))
    return {
        name: Land(int(state.owner[area]), bool(state.port[area]), regions[area])
        for area, name in enumerate(state.county.area_names)
    }


class Land(NamedTuple):
    """An area: the seat of its mine, -1 without one, whether it has a port, its region."""

    owner: int
    port: bool
    region: str


class _Drawing:
    """A large surface that is made small at the end, so that edges are smooth."""

    def __init__(self, shapes: MapShapes, size: tuple[int, int]) -> None:
        self._shapes, self._size = shapes, size
        width, height = size[0] * SAMPLES, size[1] * SAMPLES
        self._surface = Surface((width, height), 0, 32)
        self._surface.fill(SEA)
        xs = [x for x, _ in shapes.outline]
        ys = [y for _, y in shapes.outline]
        room = 1 - 2 * MARGIN
        wide, tall = max(xs) - min(xs), max(ys) - min(ys)
        self._k = min(width * room / wide, height * room / tall)
        self._left = (width - wide * self._k) / 2 - min(xs) * self._k
        self._top = (height - tall * self._k) / 2 - min(ys) * self._k

    def land(self, areas: Mapping[str, Land], paints: Sequence[str]) -> None:
        """Fill every area: an owner's colour, else the pale wash of its region."""
        self._fill(self._shapes.outline, Color(OUT_OF_PLAY))
        for name, shape in self._shapes.areas.items():
            area = areas.get(name)
            if area is None or not area.region:
                colour = Color(OUT_OF_PLAY)
            elif area.owner >= 0:
                colour = Color(player_colour(paints[area.owner]).mid)
            else:
                colour = Color(REGION_WASH[area.region]).lerp(PARCHMENT, PALE)
            self._fill(shape.polygon, colour)
        for shape in self._shapes.areas.values():
            self._line(shape.polygon, Color(INK).lerp(PARCHMENT, 0.35), 2.0)
        self._line(self._shapes.outline, Color(SEA_INK), 5.0)

    def adit(self, first: str, second: str) -> None:
        """Put a dark spot on a border."""
        self._spot(self._shapes.border(first, second).middle, 8.0, INK, PARCHMENT)

    def port(self, area: str) -> None:
        """Put a light spot where the ship lies."""
        place = self._shapes.areas[area].port
        if place is not None:
            self._spot(place, PORT_RADIUS, Color(255, 255, 255), Color(SEA_INK))

    def mine(self, area: str, paint: str) -> None:
        """Put the owner's disc with a bright rim: it tells the colours of two neighbours apart."""
        tones = player_colour(paint)
        place = self._shapes.areas[area].cluster
        self._spot(place, MINE_RADIUS, Color(tones.light), Color(tones.dark))

    def finished(self) -> Surface:
        """Return the picture in its own size."""
        return pygame.transform.smoothscale(self._surface, self._size)

    def _at(self, point: Point) -> Point:
        return self._left + point[0] * self._k, self._top + point[1] * self._k

    def _fill(self, outline: Sequence[Point], colour: Color) -> None:
        pygame.draw.polygon(self._surface, colour, [self._at(point) for point in outline])

    def _line(self, outline: Sequence[Point], colour: Color, width: float) -> None:
        thick = max(round(width * self._k), 1)
        points = [self._at(point) for point in outline]
        pygame.draw.lines(self._surface, colour, closed=True, points=points, width=thick)

    def _spot(self, place: Point, radius: float, colour: Color, rim: Color) -> None:
        middle = self._at(place)
        pygame.draw.circle(self._surface, rim, middle, (radius + 4) * self._k)
        pygame.draw.circle(self._surface, colour, middle, radius * self._k)
