"""The map with its areas, all pieces upon it, and what stirs there."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import cos, pi, sin
from pathlib import Path

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Surface

from game.scene.drawing import colours
from game.scene.drawing.colours import current_look
from game.scene.input.hit import Within
from game.scene.nodes.node import Canvas, Node, Tip
from game.scene.nodes.zoom import LivelyNode
from game.scene.stage.placing import Point
from game.scene.text import lettering as styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.small_art import SMOKE_FRAMES
from game.tabletop.map.areas import AreaNode, TargetHandlers, Trace
from game.tabletop.map.map_node import Hasty, MapNode, MapViews, Part
from game.tabletop.map.map_space import MapFrame
from game.tabletop.map.name_spots import Box, name_spots
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.art.pieces import GULL_FRAMES, PieceArt
from game.titles.tinners_trail.table.chart import area_pieces, spots
from game.titles.tinners_trail.table.chart.spots import TrailCounty, shapes_in
from game.titles.tinners_trail.table.view_model import TrailContext

LAMP_R = 74.0
LAMPLIGHT = (0.0, 0.22, 0.5, 0.8)
"""How bright the lamps of the mines are from round to round."""
ROUND = 6.0
"""How far a piece may reach beyond the box it covers, in u of the map."""
Adits = tuple[tuple[str, str], ...]

OUT_OF_PLAY = styles.MAP_NAME.in_colour(colours.RUST)
COMPACT_NAME = 22.5
LETTERS = 0.72
"""How much of a line's height its letters take."""

SMOKE_PER_SECOND = 5.0
SMOKE_APART = 3
"""Frames between the smoke of one mine and of the next: no two chimneys puff together."""
BOB = 2.0
BOB_SECONDS = 4.0
GULLS = ((690.0, 190.0, 150.0, 44.0, 31.0), (330.0, 690.0, 120.0, 30.0, 26.0))
"""Each flies round a middle (map units) with two radii, in so many seconds."""
BEATS_PER_SECOND = 4.0
GLIDE_SHARE = 0.55

PALER = (40, 40, 44)  # with high contrast no night falls, and pieces stand on a paler land
NIGHT = ((255, 255, 255), (0xFF, 0xF4, 0xE6), (0xF2, 0xE0, 0xCF), (0xD9, 0xCD, 0xD2))


class Pieces(Hasty):
    """All pieces on land that are not `lifted`, drawn above the lights, from back to front."""

    def __init__(self, county: TrailCounty, context: TrailContext) -> None:
        """Take what they are drawn with."""
        super().__init__(county)
        self.context = context
        self.county = county
        self.lifted: set[str] = set()
        self.looks: tuple[AreaView, ...] = ()
        self.adits: Adits = ()
        self.round = 1

    def shown(self) -> tuple[object, ...]:
        """Return what lies on land, what is in the air, and the time of day."""
        return self.looks, self.adits, self.round, frozenset(self.lifted)

    def parts(self) -> Iterator[Part]:
        """Yield what draws the lamps, each area from back to front, and the adits."""
        yield self._draw_lamps
        for look in sorted(self.looks, key=lambda look: self.county.origin(look.name)[1]):
            yield partial(self._draw_look, look)
        yield self._draw_adits

    def draw_area(self, canvas: Canvas, name: str) -> None:
        """Put what lies in one area, whoever draws."""
        for look in self.looks:
            if look.name == name:
                self._draw_look(look, canvas)

    def holds(self, name: str, point: Point) -> bool:
        """Whether a point of the map, in u of the window, lies on a tile or piece of an area."""
        old = self.context.edition_2007
        scale = self.county.scale
        for look in self.looks:
            if look.name == name:
                boxes = [
                    (self.county.origin(name), box) for box in area_pieces.covered_by(look, old=old)
                ]
                if look.port:
                    boxes.append((self.county.port(name), area_pieces.SHIP))
                return any(
                    left - ROUND <= (point[0] - x) / scale < right + ROUND
                    and top - ROUND <= (point[1] - y) / scale < bottom + ROUND
                    for (x, y), (left, top, right, bottom) in boxes
                )
        return False

    def _draw_look(self, look: AreaView, canvas: Canvas) -> None:
        outer = canvas.place
        canvas.place = outer.inside((*self.county.origin(look.name), self.county.scale, 1.0))
        area_pieces.draw_pieces(canvas, self.context, look, self.lifted)
        canvas.place = outer

    def _draw_adits(self, canvas: Canvas) -> None:
        art = self.context.art(canvas.k * self.county.scale)
        for first, second in self.adits:
            put(canvas, art.piece("adit"), *self.county.adit(first, second))

    def _draw_lamps(self, canvas: Canvas) -> None:
        """Towards evening every mine stands in the light of its own lamps."""
        bright = LAMPLIGHT[min(max(self.round, 1), len(LAMPLIGHT)) - 1]
        if not bright:
            return
        scale = self.county.scale
        glow = self.context.art(canvas.k * scale).glow(LAMP_R)
        for look in self.looks:
            if look.owner >= 0:
                x, y = self.county.origin(look.name)
                put(canvas, glow, x - 14 * scale, y - 4 * scale, bright)


class Names(Hasty):
    """Every area's name under its pieces, for which it makes room; those beyond the map card are
    written in rust, while all of Cornwall is seen: closer, their land is no more than what lies
    below sheets and boards.
    """

    compact = False

    def __init__(self, pieces: Pieces) -> None:
        """Take what lies on the map."""
        super().__init__(pieces.county)
        self._context = pieces.context
        self._county = pieces.county
        self._pieces = pieces
        self._made_for: tuple[object, ...] = ()
        self._spots: dict[str, Point] = {}
        self._sizes: dict[str, Point] = {}

    def shown(self) -> tuple[object, ...]:
        """Return what lies on the map and how large names are."""
        return self._pieces.looks, self._pieces.adits, self.compact

    def parts(self) -> Iterator[Part]:
        """Yield what writes each name."""
        for name in self._county.shapes.areas:
            yield partial(self.write, name=name)

    def write(self, canvas: Canvas, name: str) -> None:
        """Write the name of one area in its place on the map, whoever draws."""
        looks = self._pieces.looks
        old = self._context.edition_2007
        in_play = any(look.name == name and (look.region or old) for look in looks)
        if not in_play and self._county.zoom > 1.0:
            return
        if self._made_for != self.shown():
            self._made_for, self._spots = self.shown(), self._make_room(canvas)
        outer = canvas.place
        canvas.place = outer.inside((0.0, 0.0, self._county.scale, 1.0))
        x, y = self._spots[name]
        style = self._style(in_play=in_play)
        canvas.words(self._context.area(name), style, (x - 90, y - 18, 180, 36), "centre")
        canvas.place = outer

    def holds(self, name: str, point: Point) -> bool:
        """Whether a point in u of the window lies on the name as it was written last."""
        (x, y) = self._on_map(point)
        spot = self._spots.get(name)
        width, height = self._sizes.get(name, (0.0, 0.0))
        return spot is not None and 2 * abs(x - spot[0]) < width and 2 * abs(y - spot[1]) < height

    def _style(self, *, in_play: bool) -> TextStyle:
        style = styles.MAP_NAME if in_play else OUT_OF_PLAY
        return style.sized(COMPACT_NAME) if self.compact else style

    def _make_room(self, canvas: Canvas) -> dict[str, Point]:
        low = {look.name for look in self._pieces.looks if look.arsenic and look.owner >= 0}
        k = canvas.k * self._county.scale
        letters = canvas.kit.lettering
        style = self._style(in_play=True)
        middles = {}
        widths = {}
        for name in self._county.shapes.areas:
            x, y = self._on_map(self._county.origin(name))
            left, down = spots.NAME_UNDER_ARSENIC if name in low else spots.NAME
            middles[name] = (x + left, y + down)
            widths[name] = letters.width(self._context.area(name), style, k) / k
        height = LETTERS * letters.height(style, k) / k
        self._sizes = {name: (width, height) for name, width in widths.items()}
        return name_spots(middles, widths, list(self._obstacles()), height)

    def _obstacles(self) -> Iterator[Box]:
        county = self._county
        old = self._context.edition_2007
        for look in self._pieces.looks:
            origin = self._on_map(county.origin(look.name))
            yield from (
                area_pieces.moved(box, origin) for box in area_pieces.covered_by(look, old=old)
            )
            if look.port:
                yield area_pieces.moved(area_pieces.SHIP, self._on_map(county.port(look.name)))
        for first, second in self._pieces.adits:
            yield area_pieces.moved(area_pieces.ADIT, self._on_map(county.adit(first, second)))

    def _on_map(self, point: Point) -> Point:
        """Return a point in u of the window in u of the map."""
        return point[0] / self._county.scale, point[1] / self._county.scale


# Life on the map: smoke over working mines, ships that ride at anchor, gulls over the sea.


class _Life(LivelyNode):
    """What stirs on the map, as large as there."""

    def __init__(self, pieces: Pieces) -> None:
        """Take what lies on the map."""
        super().__init__()
        self._pieces = pieces
        self._county = pieces.county

    def art(self, canvas: Canvas) -> PieceArt:
        """Return what pieces of the map are drawn with."""
        return self._pieces.context.art(canvas.k * self._county.scale)


class Smoke(_Life):
    """Over each mine that still has ore; `seconds` moves it on."""

    def draw(self, canvas: Canvas) -> None:
        """Put the present frame over every chimney."""
        art = self.art(canvas)
        scale = self._county.scale
        beat = int(self.seconds * SMOKE_PER_SECOND)
        x, y = spots.CHIMNEY
        mines = (look for look in self._pieces.looks if look.owner >= 0 and look.tin + look.copper)
        for number, look in enumerate(mines):
            left, top = self._county.origin(look.name)
            frame = (beat + SMOKE_APART * number) % SMOKE_FRAMES
            put(canvas, art.smoke(frame), left + x * scale, top + y * scale)


class Harbour(_Life):
    """The ships of all ports; `seconds` lets them rise and sink."""

    def draw(self, canvas: Canvas) -> None:
        """Put every ship."""
        art = self.art(canvas)
        scale = self._county.scale
        for number, look in enumerate(look for look in self._pieces.looks if look.port):
            x, y = self._county.port(look.name)
            swell = sin(2 * pi * self.seconds / BOB_SECONDS + number * 1.7)
            put(canvas, art.piece("ship"), x, y + BOB / 2 * scale * swell)


class Gulls(_Life):
    """They circle over the sea, beat their wings for a while, then glide."""

    def draw(self, canvas: Canvas) -> None:
        """Put each where it is by now."""
        art = self.art(canvas)
        for number, (x, y, wide, high, round_trip) in enumerate(GULLS):
            turn = 2 * pi * self.seconds / round_trip + 2.1 * number
            point = (x + wide * cos(turn), y + high * sin(2 * turn + number))
            put(canvas, art.gull(_beat(self.seconds + 3.3 * number)), *self._county.at(point))


def _beat(seconds: float) -> int:
    if seconds % 7.0 > 7.0 * (1 - GLIDE_SHARE):
        return 1
    return int(seconds * BEATS_PER_SECOND) % GULL_FRAMES


class TrailMap(MapNode[AreaNode]):
    """The picture of the county below everything; areas and pieces are its children."""

    def __init__(
        self,
        context: TrailContext,
        county: TrailCounty,
        pick: Callable[[str], None],
        tip_of: Callable[[str], Tip],
        views: MapViews,
    ) -> None:
        """Prepare for one window."""
        super().__init__(county, views)
        self._handlers = TargetHandlers(pick, tip_of, self.grip)
        self.county = county
        self.pieces = Pieces(county, context)
        self.names = Names(self.pieces)
        self._life = Smoke(self.pieces), Harbour(self.pieces), Gulls(self.pieces)
        smoke, harbour, gulls = self._life
        self._layers = smoke, self.pieces, harbour, self.names, gulls
        self._traces: Mapping[str, tuple[Trace, ...]] = {}

    def make_target(self, name: str) -> AreaNode:
        """Return an area with the marks of last actions."""
        node = AreaNode(self.county, name, self._handlers)
        node.traces = self._traces.get(name, ())
        node.hit = Within(partial(self._is_meant, node), node.middle())
        return node

    def _is_meant(self, node: AreaNode, point: Point) -> bool:
        """Whether a point round an area lies on it, or on its name or its pieces where these lie
        out at sea.
        """
        if node.covers(point):
            return True
        there = node.x + point[0], node.y + point[1]
        shown = self.names.holds(node.target, there) or self.pieces.holds(node.target, there)
        return shown and not any(
            area.covers((there[0] - area.x, there[1] - area.y)) for area in self.targets.values()
        )

    def layers(self) -> tuple[Node, ...]:
        """Smoke goes behind the tiles and pieces of the area next door: it hides no number."""
        return self._layers

    def trace(self, traces: Mapping[str, tuple[Trace, ...]]) -> None:
        """Mark areas as the last ones somebody acted in, and no others."""
        self._traces = traces
        for name, node in self.targets.items():
            node.traces = traces.get(name, ())

    def show(self, looks: tuple[AreaView, ...], adits: Adits, game_round: int) -> None:
        """Take what lies in the areas and on their borders, and how late it is."""
        self.pieces.looks = looks
        self.pieces.adits = adits
        self.pieces.round = game_round

    def live(self, seconds: float) -> None:
        """Show what stirs by itself as it is after so many seconds."""
        for node in self._life:
            node.seconds = seconds

    def draw_area(self, canvas: Canvas, name: str) -> None:
        """Put what lies in one area, and its name, whoever draws."""
        self.pieces.draw_area(canvas, name)
        self.names.write(canvas, name)

    @property
    def looks(self) -> tuple[object, ...]:
        """Everything the map shows beyond its nodes, comparable."""
        return *self.pieces.shown(), self._bright


# How the map looks from round to round: darker towards the end of the day.


@dataclass(frozen=True, slots=True)
class CountyScene:
    """The regions of the areas on the map card, the round, and whether contrast is high."""

    regions: tuple[tuple[str, str], ...]
    round: int
    plain: bool


def county_scene(regions: Mapping[str, str], game_round: int) -> CountyScene:
    """Return what the map shows in a round; all rounds look the same with high contrast."""
    plain = current_look().high_contrast
    return CountyScene(tuple(sorted(regions.items())), 1 if plain else game_round, plain)


class CountyPainter:
    """Draws the county by day; evening falls on a copy of it."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        self._folder = asset_folder
        self._painter = MapPainter(asset_folder)

    def paint(self, frame: MapFrame, scene: CountyScene) -> Surface:
        """Return the county by day."""
        shapes = shapes_in(self._folder)
        picture = self._painter.picture(shapes, frame, dict(scene.regions)).convert()
        if scene.plain:
            picture.fill(PALER, special_flags=BLEND_RGB_ADD)
        return picture

    def base(self, scene: CountyScene) -> CountyScene:
        """Return the day."""
        return replace(scene, round=1)

    def finish(self, picture: Surface, scene: CountyScene) -> None:
        """Let the evening fall."""
        picture.fill(NIGHT[min(scene.round, len(NIGHT)) - 1], special_flags=BLEND_RGB_MULT)
