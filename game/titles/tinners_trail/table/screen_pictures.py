"""Pictures for the screens around the table: the title, single pieces, saved games."""

from collections.abc import Sequence
from functools import cached_property
from math import exp, pi, sin
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import ClassVar, Final, cast

import pygame
from pygame import Color, Rect, Surface

from game.engine.rules import State
from game.records.records import AUTOMA
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point
from game.tabletop.art.living_picture import Glimmer, Lights, LivingPicture, Plume
from game.tabletop.art.palette import PAINTS, PieceSprite, player_colour
from game.tabletop.art.pictures import KEEP_RIGHT, Backdrops, PaintedPictures
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import adits
from game.titles.tinners_trail.table.art import palette, pieces
from game.titles.tinners_trail.table.art.cards import TileFace
from game.titles.tinners_trail.table.art.map import MapShapes
from game.titles.tinners_trail.table.art.pieces import Painter, PieceArt
from game.titles.tinners_trail.table.chart.spots import shapes_in
from game.titles.tinners_trail.table.view_model import ONE_WASH

# Thumbnails: the county in small with everybody's mines, for the list of saved games.
#
# Only owners, ports and adits are drawn, which everybody at a table can see.

SAMPLES: Final = 3  # drawn so much larger and made small at the end, so that edges are smooth
MARGIN: Final = 0.05  # of the height, kept free round the county
PALE: Final = 0.55  # how far the land of a region is washed out towards parchment
PARCHMENT: Final = Color("#F0E3BE")
INK: Final = Color("#3C2C1A")
MINE_RADIUS = 21.0
PORT_RADIUS = 9.0  # in u of the map

SHIP_FILE = Path("tinners_trail") / "images" / "title_ship.png"
SHIP_LEFT_TOP = (-64.0, -108.0)
SHIP_Y = 794.0
SHIP_FROM = 660.0
SHIP_TO = 1240.0
SHIP_START = 925.0
SHIP_SPEED = 6.0
SHIP_FADE = 60.0
"""u a second, and the u over which the brig comes out of the haze and goes back into it."""
SHORTEST_WAY = 4 * SHIP_FADE
BOB = 1.6
BOB_SECONDS = 5.0
LIGHTS: Final = (
    Lights(((1363.0, 742.0), (1415.0, 702.0)), 46.0, "#FFD587", 0.42, 0.16, per_second=6.0),
    Lights(((1540.0, 646.0),), 84.0, "#FFCF7A", 0.12, 0.1, per_second=3.0, first=7),
    Lights(((1660.0, 640.0),), 60.0, "#FFCF7A", 0.12, 0.1, per_second=3.0, first=8),
)
"""Lanterns, and the windows of the engine house."""
GLINTS = 46
GLINTS_PER_SECOND = 4.0
GLINT: Final = (255, 236, 178, 150)
SUN_X = 1120.0
HORIZON = 693.0
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
CROSSING_SECONDS = 30.0
CROSSING_AT = 300.0

CUBE = 24.0
TWICE = 2.0
TILE: Final = TileFace("b", "B", (3, 2, 4))
BONUS_TILE: Final = TileFace("c", "C", (2, 3, 3), "money+3")
RAW: Final = {"steam-pump": "steam_pump"} | {
    name: name for name in ("miner", "ship", "train", "adit", "calciner")
}

FIGURES: Final = MappingProxyType[str, Painter](
    {
        **{kind: pieces.cube(kind, CUBE) for kind in ("tin", "copper", "water", "arsenic")},
        **{name: pieces.piece(file, scale=TWICE) for name, file in RAW.items()},
        "house": lambda art: art.engine_house("oxblood", scale=TWICE),
        "marker": lambda art: art.disc("oxblood", 30.0),
        "tile-down": lambda art: art.tile_down("b", "B", scale=TWICE),
        "tile-up": lambda art: art.tile_up(TILE, scale=TWICE),
        "bonus-tile": lambda art: art.tile_up(BONUS_TILE, scale=TWICE),
        "card-back": lambda art: art.survey_back("a", "A"),
        "own-miner": pieces.piece("miner", "oxblood", TWICE),
        "drainage": lambda art: art.drainage_token(scale=TWICE),
        "peek": lambda art: art.peek_token("gorse", scale=TWICE),
        "tin-die": lambda art: art.die("tin", 2),
        "copper-die": lambda art: art.die("copper", 3),
        "water-die": lambda art: art.die("water", 4),
        "ground": lambda art: art.ground_sign((0, 0, 0), scale=TWICE),
        "investment-cube": lambda art: art.player_cube("oxblood", CUBE),
        "gate": lambda art: art.gate("oxblood"),
        "coin": lambda art: art.coin(30.0),
    }
)


def thumbnail(
    shapes: MapShapes, view: State | None, paints: Sequence[str], size: tuple[int, int]
) -> Surface:
    """Return a new picture; `paints` are the seats' colours. Without a view the land is empty."""
    state = cast("TrailState", view) if view is not None else None
    washes = _washes(state, paints)
    draw = pygame.draw
    width = size[0] * SAMPLES
    height = size[1] * SAMPLES
    surface = Surface((width, height), 0, 32)
    surface.fill(palette.SEA)
    xs, ys = zip(*shapes.outline, strict=True)
    wide = max(xs) - min(xs)
    tall = max(ys) - min(ys)
    room = 1 - 2 * MARGIN
    k = min(width * room / wide, height * room / tall)
    left = (width - wide * k) / 2 - min(xs) * k
    top = (height - tall * k) / 2 - min(ys) * k

    def at(point: Point) -> Point:
        return left + point[0] * k, top + point[1] * k

    def line(outline: Sequence[Point], colour: Color, thick: float) -> None:
        points = [at(point) for point in outline]
        pen = max(round(thick * k), 1)
        draw.lines(surface, colour, closed=True, points=points, width=pen)

    def spot(place: Point, radius: float, colour: Color, rim: Color) -> None:
        draw.circle(surface, rim, at(place), (radius + 4) * k)
        draw.circle(surface, colour, at(place), radius * k)

    draw.polygon(surface, Color(palette.OUT_OF_PLAY), [at(point) for point in shapes.outline])
    for name, shape in shapes.areas.items():
        wash = washes.get(name, Color(palette.OUT_OF_PLAY))
        draw.polygon(surface, wash, [at(point) for point in shape.polygon])
    for shape in shapes.areas.values():
        line(shape.polygon, INK.lerp(PARCHMENT, 0.35), 2.0)
    line(shapes.outline, Color(palette.SEA_INK), 5.0)
    for first, second in adits(state) if state is not None else ():
        spot(shapes.border(first, second).middle, 8.0, INK, PARCHMENT)
    for area, name in enumerate(state.board.area_names if state is not None else ()):
        assert state is not None
        port = shapes.areas[name].port
        owner = int(state.owner[area])
        if state.port[area] and port is not None:
            spot(port, PORT_RADIUS, Color(255, 255, 255), Color(palette.SEA_INK))
        if owner >= 0:  # a bright rim tells the colours of two neighbours apart
            tones = player_colour(paints[owner])
            place = shapes.areas[name].cluster
            spot(place, MINE_RADIUS, Color(tones.light), Color(tones.dark))
    return pygame.transform.smoothscale(surface, size)


def _washes(state: TrailState | None, paints: Sequence[str]) -> dict[str, Color]:
    """Return the colours of the areas in play: an owner's, else the pale wash of the region."""
    washes: dict[str, Color] = {}
    for area in range(int(state.board.areas)) if state is not None else ():
        assert state is not None
        owner = int(state.owner[area])
        region = ONE_WASH
        if not state.board.edition_2007:
            region = REGION_NAMES[int(state.board.region[area])]
        own = Color(player_colour(paints[owner]).mid) if owner >= 0 else None
        pale = Color(palette.REGION_WASH[region]).lerp(PARCHMENT, PALE)
        washes[state.board.area_names[area]] = own or pale
    return washes


# Life in the title picture: drifting smoke, glints, the brig, lanterns, windows and gulls.


class TitleLife(LivingPicture[PieceArt]):
    """The sea, the brig and the engine house."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Take the folder that holds `tinners_trail/` and the window's size in px."""
        super().__init__(asset_folder, PieceArt, size, KEEP_RIGHT)
        self._file = asset_folder / SHIP_FILE
        self._ship_from = SHIP_FROM
        self._glints = _glints()

    def make_way(self, taken: Sequence[Rect]) -> None:
        """The brig sails to the right of what lies over the sea; without room there it does not."""
        self._ship_from = SHIP_FROM
        for part in taken:
            top, bottom = ((edge + self.top) / self.scale for edge in (part.top, part.bottom))
            if top < SHIP_Y and bottom > SHIP_Y + SHIP_LEFT_TOP[1]:
                right = (part.right + self.left) / self.scale
                self._ship_from = max(self._ship_from, right - SHIP_LEFT_TOP[0])

    def draw(self, canvas: Canvas) -> None:
        """Put everything as it is now, from back to front."""
        self.draw_plume(canvas, SMOKE)
        for number, (x, y, size) in enumerate(FLOCK):
            lift = 5 * sin(self.seconds / 3.1 + number)
            frame = int(self.seconds * 3 + number * 1.7) % pieces.GULL_FRAMES if self.seconds else 0
            sprite = self.art.gull(frame, at_dusk=True, scale=size)
            self.put(canvas, sprite, x + 14 * sin(self.seconds / 7 + number), y + lift)
        way = self.seconds % CROSSING_SECONDS / CROSSING_SECONDS
        if self.seconds > CROSSING_SECONDS / 2:
            frame = int(self.seconds * 4) % pieces.GULL_FRAMES
            sprite = self.art.gull(frame, at_dusk=True, scale=1.6)
            self.put(canvas, sprite, 680 + 1260 * way, CROSSING_AT + 60 * sin(6 * way))
        self.draw_glimmers(canvas, self._glints, GLINT, GLINTS_PER_SECOND)
        self._draw_ship(canvas)
        for lights in LIGHTS:
            self.draw_lights(canvas, lights)

    def _draw_ship(self, canvas: Canvas) -> None:
        first = self._ship_from
        way = SHIP_TO - self._ship_from
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


class TrailScreenPictures(PaintedPictures[PieceArt]):
    """Pictures by kind, colour and size."""

    roles: ClassVar = {"new-game": "mine", "go-on": "pick", "rank": "pick"}
    faces: ClassVar = {AUTOMA: pieces.HIS}

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `shared/` and `tinners_trail/`; read files on first use."""
        backdrops = Backdrops(asset_folder / palette.IMAGES, handover="handover")
        super().__init__(asset_folder, PieceArt, backdrops, FIGURES, TitleLife)

    def piece(self, colour: str, k: float) -> Picture:
        """Return a mine of the seat, hung from the middle of its foot."""
        return self.art_at(k).engine_house(PAINTS[colour], on_slate=True).picture

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the county in small with everybody's mines."""
        paints = [PAINTS[colour] for colour in colours]
        return thumbnail(shapes_in(self.folder), view, paints, size)
