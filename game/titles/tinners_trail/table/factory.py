"""The drawing room of either edition: what its tables share. The drawing room of the
remastered edition: makes tables."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp, pi, sin
from pathlib import Path
from random import Random
from typing import ClassVar, Final, NamedTuple, cast
from weakref import WeakKeyDictionary

import pygame
from pygame import Color, Rect, Surface

from game.engine.rules import State
from game.places import assets_folder
from game.records.records import AUTOMA
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point
from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers, SeatCard
from game.tabletop.art.living_picture import Glimmer, Lights, LivingPicture, Plume
from game.tabletop.art.palette import PAINTS, player_colour
from game.tabletop.art.pictures import KEEP_RIGHT, Backdrops
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import ArtRoom
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table import AnyTable, MapTableFactory
from game.tabletop.motion.flights import picture_of
from game.tabletop.move_kind import MoveKinds
from game.tabletop.question.inputs import Proxy
from game.tabletop.seat_pictures import PaintedPictures
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import adits
from game.titles.tinners_trail.table.art.map_lines import MapShapes
from game.titles.tinners_trail.table.art.palette import (
    IMAGES,
    OUT_OF_PLAY,
    REGION_WASH,
    SEA,
    SEA_INK,
)
from game.titles.tinners_trail.table.art.pieces import GULL_FRAMES, HIS, PieceArt
from game.titles.tinners_trail.table.chart.map_life import CountyPainter, CountyScene, county_scene
from game.titles.tinners_trail.table.chart.places import TrailCounty, shapes_in
from game.titles.tinners_trail.table.coaching import FIGURES
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.controller import MOVE_KINDS
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.layout.extras import Extras
from game.titles.tinners_trail.table.layout.table_layout import (
    CountyLayout,
    TrailLayout,
    trail_layout,
)
from game.titles.tinners_trail.table.table import TrailTable
from game.words import Words

# Thumbnails: the county in small with everybody's mines, for the list of saved games.
#
# Only owners, ports and adits are drawn, which everybody at a table can see.

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
    county = cast("TrailState", view) if view is not None else None
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


def land_of(state: TrailState) -> dict[str, Land]:
    """Return by name what lies in every area, of either edition."""
    regions = [NO_REGION] * int(state.board.areas)
    if not state.board.edition_2007:
        regions = [REGION_NAMES[int(state.board.region[area])] for area in range(len(regions))]
    regions += [""] * (len(state.board.area_names) - len(regions))
    return {
        name: Land(int(state.owner[area]), bool(state.port[area]), regions[area])
        for area, name in enumerate(state.board.area_names)
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


# Life in the title picture: drifting smoke, glints, the brig, lanterns, windows and gulls.

SHIP_FILE = Path("tinners_trail") / "images" / "title_ship.png"
SHIP_LEFT_TOP, SHIP_Y = (-64.0, -108.0), 706.0
SHIP_FROM, SHIP_TO, SHIP_START = 660.0, 1240.0, 925.0
SHIP_SPEED, SHIP_FADE = 6.0, 60.0
"""u a second, and the u over which the brig comes out of the haze and goes back into it."""
SHORTEST_WAY = 4 * SHIP_FADE
BOB, BOB_SECONDS = 1.6, 5.0
LIGHTS: Final = (
    Lights(((1363.0, 742.0), (1415.0, 702.0)), 46.0, "#FFD587", 0.42, 0.16, per_second=6.0),
    Lights(((1540.0, 646.0),), 84.0, "#FFCF7A", 0.12, 0.1, per_second=3.0, first=7),
    Lights(((1660.0, 640.0),), 60.0, "#FFCF7A", 0.12, 0.1, per_second=3.0, first=8),
)
"""Lanterns, and the windows of the engine house."""
GLINTS, GLINTS_PER_SECOND = 46, 4.0
GLINT: Final = (255, 236, 178, 150)
SUN_X, HORIZON = 1120.0, 693.0
SMOKE: Final = Plume(
    mouth=(1434.0, 226.0),
    drift=(-520.0, -205.0),
    tones=("#C98F78", "#6A6070"),
    rise=0.75,
    sway=9.0,
    radii=(14.0, 34.0, 58.0),
    thick=lambda age: 0.95 * sin(pi * min(1.0, age * 1.15)) ** 0.8 * (1 - age),
)
FLOCK = ((1230, 358, 1.9), (1290, 328, 1.4), (1175, 394, 1.35), (1010, 440, 1.1), (1330, 470, 1.1))
CROSSING_SECONDS, CROSSING_AT = 30.0, 300.0


class TitleLife(LivingPicture[PieceArt]):
    """The sea, the brig and the engine house."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Take the folder that holds `tinners_trail/` and the window's size in px."""
        super().__init__(asset_folder, PieceArt, size, KEEP_RIGHT)
        self._file = asset_folder / SHIP_FILE
        self._ship_from = SHIP_FROM
        self._glints = _glints()

    def make_way(self, taken: Rect) -> None:
        """The brig sails to the right of what lies over the sea; without room there it does not."""
        top, bottom = ((edge + self.top) / self.scale for edge in (taken.top, taken.bottom))
        if top < SHIP_Y and bottom > SHIP_Y + SHIP_LEFT_TOP[1]:
            right = (taken.right + self.left) / self.scale
            self._ship_from = max(SHIP_FROM, right - SHIP_LEFT_TOP[0])

    def draw(self, canvas: Canvas) -> None:
        """Put everything as it is now, from back to front."""
        self.draw_plume(canvas, SMOKE)
        self._draw_gulls(canvas)
        self.draw_glimmers(canvas, self._glints, GLINT, GLINTS_PER_SECOND)
        self._draw_ship(canvas)
        for lights in LIGHTS:
            self.draw_lights(canvas, lights)

    def _draw_gulls(self, canvas: Canvas) -> None:
        for number, (x, y, size) in enumerate(FLOCK):
            lift = 5 * sin(self.seconds / 3.1 + number)
            frame = int(self.seconds * 3 + number * 1.7) % GULL_FRAMES if self.seconds else 0
            sprite = self.art.gull(frame, at_dusk=True, scale=size)
            self.put(canvas, sprite, x + 14 * sin(self.seconds / 7 + number), y + lift)
        way = self.seconds % CROSSING_SECONDS / CROSSING_SECONDS
        if self.seconds > CROSSING_SECONDS / 2:
            frame = int(self.seconds * 4) % GULL_FRAMES
            sprite = self.art.gull(frame, at_dusk=True, scale=1.6)
            self.put(canvas, sprite, 680 + 1260 * way, CROSSING_AT + 60 * sin(6 * way))

    def _draw_ship(self, canvas: Canvas) -> None:
        first, way = self._ship_from, SHIP_TO - self._ship_from
        if way < SHORTEST_WAY:
            return
        sailed = max(SHIP_START - first, SHIP_FADE) + SHIP_SPEED * self.seconds
        x = first + sailed % way
        seen = min(1.0, (x - first) / SHIP_FADE, (SHIP_TO - x) / SHIP_FADE)
        y = SHIP_Y + BOB * sin(2 * pi * self.seconds / BOB_SECONDS)
        anchor = round(-SHIP_LEFT_TOP[0] * self.scale), round(-SHIP_LEFT_TOP[1] * self.scale)
        self.put(canvas, PieceSprite(self._ship, anchor), x, y, seen)

    @cached_property
    def _ship(self) -> Surface:
        return self.at_size(self._file)


def _glints() -> list[Glimmer]:
    """Return where the sun glitters on the water: x, y and length, closer together far off."""
    chance = Random(91)
    glints = []
    for _ in range(GLINTS):
        t = chance.random()
        y = HORIZON + 8 + 360 * t**1.7
        spread = 60 + 330 * t
        x = SUN_X + spread * 0.8 * chance.uniform(-1, 1) * exp(-0.2 * t)
        glints.append((x, y, (8 + 34 * t) * chance.uniform(0.6, 1.2)))
    return [glint for glint in glints if glint[0] < 1240]


# The drawing room of either edition: what its tables share.

Proxies = dict[int, Proxy]


class BothEditionsTableFactory(MapTableFactory[AnyTable]):
    """Keeps what tables share: pieces, map pictures, bids left behind."""

    def __init__(self, words: Words, kinds: MoveKinds) -> None:
        """Take the words, and which moves are private and which reply."""
        super().__init__(kinds)
        self.folder, self.words = assets_folder(), words
        self.art_room = ArtRoom(self.folder, PieceArt)
        self.pictures = MapPictures(CountyPainter(self.folder))
        self._backdrops = Backdrops(self.folder / IMAGES)
        self._proxies: WeakKeyDictionary[Stage, Proxies] = WeakKeyDictionary()

    @abstractmethod
    def first_map(self, room: RoomSize, seats: int) -> tuple[CountyLayout, CountyScene]:
        """Return how a table is laid out in its usual form, and what its map shows at first."""

    def proxies(self, stage: Stage) -> Proxies:
        """Return the bids left behind on a stage, by seat."""
        return self._proxies.setdefault(stage, {})

    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Draw the county as it is at first."""
        layout, scene = self.first_map(room, seats)
        county = TrailCounty(self.folder, room, layout.map_place, layout.view)
        self.pictures.picture(county, scene)

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return self._backdrops.picture("title", size)


# The drawing room of the remastered edition: makes tables.


class TrailTableFactory(BothEditionsTableFactory[TrailTable]):
    """See `TableFactory`; expansions and Lord Wallace find room when they are met."""

    def __init__(self, words: Words) -> None:
        """Take the words; the rules are asked themselves."""
        super().__init__(words, MOVE_KINDS)
        self._guide = Guide()

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> TrailTable:
        """Return an empty table for a stage."""

        def plan(extras: Extras) -> tuple[TrailLayout, TrailCounty]:
            layout = trail_layout(room, len(seats), extras)
            return layout, TrailCounty(self.folder, room, layout.map_place, layout.view)

        context = TableContext(self.art_room, self.words, seats, PAINTS, orders.box_name)
        tools = (context, self._guide, self.pictures, self.proxies(stage))
        return TrailTable(stage, tools, plan, orders)

    def first_map(self, room: RoomSize, seats: int) -> tuple[TrailLayout, CountyScene]:
        """Return the base game's layout, and the map card of so many players by day."""
        return trail_layout(room, seats), county_scene(self._guide.regions(seats), 1)


# The title's pictures for menus, hand-over and books, over the art of the table.


class TrailScreenPictures(PaintedPictures[PieceArt]):
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
