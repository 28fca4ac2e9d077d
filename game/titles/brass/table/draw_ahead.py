"""Draws pictures that may be needed soon, in the time that frames leave."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from game.scene.nodes.node import Canvas
from game.scene.stage.stage import Stage
from game.tabletop.art.living_picture import FlickeringLights, LivingPicture, Plume, random_glimmers
from game.tabletop.art.palette import PieceSprite
from game.tabletop.draw_ahead import DrawAhead, PendingDrawing, pending_art
from game.tabletop.map.map_node import MapNode
from game.tabletop.map.map_pictures import MapPictures
from game.titles.brass.rules.table_view import CounterKindView, kind_view
from game.titles.brass.table.art.baked_map import scene_for_display
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.inks import GASLIGHT, INDUSTRIES
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.art.plate_face import PlateFace
from game.titles.brass.table.look.board import plate_face
from game.titles.brass.table.look.panels import card_without_note
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.panels.industry_stacks import COUNTER
from game.titles.brass.table.targets import POOL
from game.titles.brass.table.view_model import BrassModel, face_of, fresh_face

Paint = Callable[[BrassArt], object]
TILES = 5  # the distant tiles move the marker by 0 to 4 spaces

KEEP: Final = (0.72, 0.5)
"""Where a window of other proportions crops the picture: the share on the left and on top."""
TRAIN_FILE: Final = Path("brass") / "images" / "title_train.png"
TRAIN_CORNER: Final = (786.0, 580.0)
"""The upper left corner of the train's picture where the train stands at rest."""
TRAIN_SECONDS = 40.0
TRAIN_SPEED = 62.0
TRAIN_WAY = (440.0, 1230.0)
"""A train comes so often, at so many u a second, and is seen between two points (u)."""
TRAIN_FADE = 70.0
SMOKE: Final = Plume(
    mouth=(1212.0, 152.0),
    drift=(-330.0, -150.0),
    tones=("#7A5660", "#4A3C50"),
    rise=0.8,
    sway=8.0,
    radii=(16.0, 38.0, 60.0),
    thick=lambda age: 0.8 * min(1.0, age * 8) * (1 - age) ** 1.2,
)
LAMPS: Final = FlickeringLights(
    ((742.0, 792.0), (1300.0, 792.0), (1806.0, 792.0)), 60.0, "#FFD587", 0.24, 0.14, per_second=5.0
)
WINDOWS: Final = FlickeringLights(
    ((1372.0, 452.0), (1506.0, 512.0), (1640.0, 572.0), (1438.0, 690.0)),
    *(34.0, "#FFCF7A", 0.16, 0.16),
    per_second=5 / 3,
    first=7,
)
RIPPLES = 54
RIPPLES_PER_SECOND = 3.0
RIPPLE_LIGHT: Final = (255, 214, 150, 70)


class BrassDrawAhead(DrawAhead[BrassModel]):
    """Draws what the next steps may show first, then the other era and all components, for
    replays."""

    def __init__(
        self,
        context: TableContext,
        pictures: MapPictures[str],
        chart: MapNode[Any],
        stage: Stage,
        panels: float,
    ) -> None:
        """Store what draws, the map, and how large panels are drawn."""
        super().__init__(chart, stage)
        self._context = context
        self._pictures = pictures
        self._panels = panels

    def drawings(self, model: BrassModel, k: float) -> Iterator[PendingDrawing]:
        """Yield what may be shown: on the map, then in the panels."""
        on_map = self._context.art_at_scale(k * self._chart.space.scale)
        in_panels = self._context.art_at_scale(k * self._panels)
        night = model.is_night
        yield from pending_art(in_panels, self._cards(model))
        for paints in (
            self._pictures_needed_soon(model),
            self._counters(model),
            self._empty_map_pictures(night=not night),
        ):
            yield from pending_art(on_map, paints)
        era = scene_for_display("canal" if night else "rail")
        yield PendingDrawing(("map", era), partial(self._pictures.picture, self._chart.space, era))
        yield from pending_art(in_panels, self._stacks(model))
        yield from pending_art(on_map, self._links(model, night=night))
        yield from pending_art(on_map, self._links(model, night=not night))

    def _pictures_needed_soon(self, model: BrassModel) -> Iterator[Paint]:
        """Yield pictures that may be needed soon.

        Counters on top of the stacks, those on the map flipped or with fewer cubes, cubes and
        market tiles.
        """
        for seat in model.view.seats:
            for top in seat.tops.values():
                for flipped in (False, True) if top is not None else ():
                    assert top is not None
                    yield self._counter_painter(seat.seat, top, flipped=flipped)
        for space in model.view.spaces:
            there = face_of(self._context, space)
            if there is not None and not there.flipped:
                turned = there._replace(flipped=True, cubes=0, bale=False)
                yield partial(BrassArt.counter, face=turned)
                for cubes in range(1, there.cubes):
                    yield partial(BrassArt.counter, face=there._replace(cubes=cubes))
        for kind in ("coal", "iron", "bale"):
            yield partial(BrassArt.cube, kind=kind, r=9.0)
        for steps in range(TILES):
            words = f"\N{MINUS SIGN}{steps}" if steps else "0"
            yield partial(BrassArt.market_tile, words=words, scale=2.6)

    def _cards(self, model: BrassModel) -> Iterator[Paint]:
        """Yield every card as shown when played, and those of the hand."""
        places = [name for name, place in map_plan().places.items() if place.spaces]
        for card in (*sorted(set(model.hand)), *places, *INDUSTRIES):
            yield partial(BrassArt.card, face=card_without_note(self._context, model, card))
        for glow in ("chosen", "fits"):
            yield partial(BrassArt.card, face=CardPrint(("",), glow=glow))
        yield partial(BrassArt.card_back, scale=0.5)

    def _counters(self, model: BrassModel) -> Iterator[Paint]:
        """Yield every counter, unflipped and flipped."""
        kinds = _counter_kinds(model)
        seats = range(len(model.view.seats))
        for kind, seat, flipped in product(kinds, seats, (False, True)):
            yield self._counter_painter(seat, kind, flipped=flipped)

    def _stacks(self, model: BrassModel) -> Iterator[Paint]:
        """Yield every counter as it lies on and in a stack."""
        for kind, seat in product(_counter_kinds(model), range(len(model.view.seats))):
            for shadow in (True, False):
                face = fresh_face(self._context, seat, kind)
                yield partial(BrassArt.counter, face=face, size=COUNTER, shadow=shadow)

    def _empty_map_pictures(self, *, night: bool) -> Iterator[Paint]:
        """Yield plates, lines and spaces of an era with nothing built."""
        plan = map_plan()
        for line in plan.lines.values():
            kind = "free" if ("rail" if night else "canal") in line.eras else "other"
            yield partial(BrassArt.line, face=LineFace(line.curve, kind, night, night=night))
        if night:
            yield partial(BrassArt.glow, r=POOL, colour=GASLIGHT)
        for name, place in plan.places.items():
            for lamps in {False, night}:
                face: PlateFace = plate_face(self._context, name, place, night=night)
                yield partial(BrassArt.nameplate, face=face._replace(lamps=lamps))

    def _links(self, model: BrassModel, *, night: bool) -> Iterator[Paint]:
        """Yield every link that may be built in an era."""
        era = "rail" if night else "canal"
        for line, seat in product(map_plan().lines.values(), model.view.seats):
            if era in line.eras:
                colour = self._context.art_colour_name(seat.seat)
                yield partial(
                    BrassArt.line, face=LineFace(line.curve, "owned", night, colour, night)
                )

    def _counter_painter(self, seat: int, kind: CounterKindView, *, flipped: bool) -> Paint:
        face = fresh_face(self._context, seat, kind, flipped=flipped)
        return partial(BrassArt.counter, face=face)


def _counter_kinds(model: BrassModel) -> list[CounterKindView]:
    """Return every kind of counter in the box."""
    state = model.state
    return [
        kind_view(state, kind) for kind in range(len(state.board.count)) if state.board.count[kind]
    ]


class BrassTitleAnimation(LivingPicture[BrassArt]):
    """The moving parts of the title picture: viaduct, mill and basin."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Store the folder of all assets and the window's size in px."""
        super().__init__(asset_folder, BrassArt, size, KEEP)
        self._train = self.load_half_size(asset_folder / TRAIN_FILE)
        self._ripples = random_glimmers(1770, RIPPLES, (720, 1860), 170, 10)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything at its present position, from back to front."""
        # It stands there, sets off to the left, and the next one comes from the right
        x, y = TRAIN_CORNER
        gone = self.seconds % TRAIN_SECONDS * TRAIN_SPEED
        way = TRAIN_WAY[1] - TRAIN_WAY[0]
        x = TRAIN_WAY[0] + (x - TRAIN_WAY[0] - gone) % max(way, TRAIN_SECONDS * TRAIN_SPEED)
        seen = min((x - TRAIN_WAY[0]) / TRAIN_FADE, (TRAIN_WAY[1] - x) / TRAIN_FADE, 1.0)
        if seen > 0.0:
            self.draw_sprite(canvas, PieceSprite(self._train, (0, 0)), x, y, seen)
        self.draw_plume(canvas, SMOKE)
        self.draw_glimmers(canvas, self._ripples, RIPPLE_LIGHT, RIPPLES_PER_SECOND)
        self.draw_lights(canvas, LAMPS)
        self.draw_lights(canvas, WINDOWS)
