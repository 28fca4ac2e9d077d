"""Draws pictures that may be needed soon, in the time that frames leave."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from game.scene.nodes.node import Canvas
from game.scene.stage.stage import Stage
from game.tabletop.art.animated_picture import (
    AnimatedPictureLayer,
    FlickeringLights,
    SmokePlume,
    random_glimmers,
)
from game.tabletop.art.palette import PieceSprite
from game.tabletop.draw_ahead import IdlePredrawer, PendingDrawing, pending_art_drawings
from game.tabletop.map.map_node import MapNode
from game.tabletop.map.map_pictures import MapPictures
from game.titles.brass.rules.table_view import CounterKindView, make_counter_kind_view
from game.titles.brass.table.art.baked_map import map_scene_name
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.cards import HandCardFace
from game.titles.brass.table.art.inks import GASLIGHT, INDUSTRY_NAMES
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.art.nameplate_face import PlateFace
from game.titles.brass.table.look.board_look import nameplate_face
from game.titles.brass.table.look.panel_looks import card_face_without_note
from game.titles.brass.table.map_plan import load_map_plan
from game.titles.brass.table.panels.industry_stacks import COUNTER_SIZE
from game.titles.brass.table.targets import LAMPLIGHT_RADIUS
from game.titles.brass.table.view_model import BrassModel, counter_face_on_space, new_counter_face

PiecePainter = Callable[[BrassArt], object]
MARKET_TILE_COUNT = 5  # the distant tiles move the marker by 0 to 4 spaces

TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP: Final = (0.72, 0.5)
"""Where a window of other proportions crops the picture: the share on the left and on top."""
TRAIN_FILE: Final = Path("brass") / "images" / "title_train.png"
TRAIN_POSITION: Final = (786.0, 580.0)
"""The upper left corner of the train's picture where the train stands at rest."""
SECONDS_BETWEEN_TRAINS = 40.0
TRAIN_U_PER_SECOND = 62.0
TRAIN_LEFT_AND_RIGHT_END_X = (440.0, 1230.0)
"""A train comes so often, at so many u a second, and is seen between two points (u)."""
TRAIN_FADE_WIDTH = 70.0
SMOKE_PLUME: Final = SmokePlume(
    mouth_xy=(1212.0, 152.0),
    end_drift_xy=(-330.0, -150.0),
    tones=("#7A5660", "#4A3C50"),
    rise_exponent=0.8,
    sway_width=8.0,
    small_medium_large_radii=(16.0, 38.0, 60.0),
    opacity_at_age=lambda age: 0.8 * min(1.0, age * 8) * (1 - age) ** 1.2,
)
LAMP_LIGHTS: Final = FlickeringLights(
    ((742.0, 792.0), (1300.0, 792.0), (1806.0, 792.0)),
    60.0,
    "#FFD587",
    0.24,
    0.14,
    changes_per_second=5.0,
)
WINDOW_LIGHTS: Final = FlickeringLights(
    ((1372.0, 452.0), (1506.0, 512.0), (1640.0, 572.0), (1438.0, 690.0)),
    *(34.0, "#FFCF7A", 0.16, 0.16),
    changes_per_second=5 / 3,
    flicker_offset=7,
)
RIVER_RIPPLE_COUNT = 54
RIPPLES_PER_SECOND = 3.0
RIPPLE_COLOUR: Final = (255, 214, 150, 70)


class BrassDrawAhead(IdlePredrawer[BrassModel]):
    """Draws in advance what the next steps may show, then the other era and all components,
    which replays need."""

    def __init__(
        self,
        context: TableContext,
        pictures: MapPictures[str],
        map_node: MapNode[Any],
        stage: Stage,
        panel_scale: float,
    ) -> None:
        """Store context, map pictures, map and stage; `panel_scale` is the scale at which panels
        are drawn."""
        super().__init__(map_node, stage)
        self._context = context
        self._pictures = pictures
        self._panel_scale = panel_scale

    def pending_drawings(self, model: BrassModel, px_per_u: float) -> Iterator[PendingDrawing]:
        """Yield the drawings that may be needed, most urgent first: cards, pieces on the map,
        the other era's map, stacks and links."""
        on_map = self._context.art_at_scale(px_per_u * self._map_node.coordinates.scale)
        in_panels = self._context.art_at_scale(px_per_u * self._panel_scale)
        night = model.is_rail_era
        yield from pending_art_drawings(in_panels, self._card_painters(model))
        for paints in (
            self._painters_needed_soon(model),
            self._counter_painters(model),
            self._empty_map_painters(is_night=not night),
        ):
            yield from pending_art_drawings(on_map, paints)
        era = map_scene_name("canal" if night else "rail")
        yield PendingDrawing(
            ("map", era),
            partial(self._pictures.usual_size_picture, self._map_node.coordinates, era),
        )
        yield from pending_art_drawings(in_panels, self._stack_counter_painters(model))
        yield from pending_art_drawings(on_map, self._link_painters(model, is_night=night))
        yield from pending_art_drawings(on_map, self._link_painters(model, is_night=not night))

    def _painters_needed_soon(self, model: BrassModel) -> Iterator[PiecePainter]:
        """Yield functions that paint what the next steps may show: counters on top of the
        stacks, counters on the map flipped or with fewer cubes, cubes and market tiles."""
        for seat in model.view.seats:
            for top in seat.top_counters.values():
                for flipped in (False, True) if top is not None else ():
                    assert top is not None
                    yield self._make_counter_painter(seat.seat, top, is_flipped=flipped)
        for space in model.view.spaces:
            there = counter_face_on_space(self._context, space)
            if there is not None and not there.is_flipped:
                turned = there._replace(is_flipped=True, cube_count=0, shows_bale=False)
                yield partial(BrassArt.counter, face=turned)
                for cubes in range(1, there.cube_count):
                    yield partial(BrassArt.counter, face=there._replace(cube_count=cubes))
        for kind in ("coal", "iron", "bale"):
            yield partial(BrassArt.cube, kind=kind, radius=9.0)
        for steps in range(MARKET_TILE_COUNT):
            words = f"\N{MINUS SIGN}{steps}" if steps else "0"
            yield partial(BrassArt.market_tile, words=words, scale=2.6)

    def _card_painters(self, model: BrassModel) -> Iterator[PiecePainter]:
        """Yield functions that paint every kind of card in the form in which it is shown when
        played, the highlights of cards, and the back."""
        places = [name for name, place in load_map_plan().places.items() if place.space_middles]
        for card in (*sorted(set(model.hand)), *places, *INDUSTRY_NAMES):
            yield partial(BrassArt.card, face=card_face_without_note(self._context, model, card))
        for glow in ("chosen", "fits"):
            yield partial(BrassArt.card, face=HandCardFace(("",), glow=glow))
        yield partial(BrassArt.card_back, scale=0.5)

    def _counter_painters(self, model: BrassModel) -> Iterator[PiecePainter]:
        """Yield functions that paint every kind of counter of every seat, unflipped and flipped."""
        kinds = _counter_kinds(model)
        seats = range(len(model.view.seats))
        for kind, seat, flipped in product(kinds, seats, (False, True)):
            yield self._make_counter_painter(seat, kind, is_flipped=flipped)

    def _stack_counter_painters(self, model: BrassModel) -> Iterator[PiecePainter]:
        """Yield functions that paint every kind of counter of every seat in the size of the
        stacks, with and without shadow."""
        for kind, seat in product(_counter_kinds(model), range(len(model.view.seats))):
            for shadow in (True, False):
                face = new_counter_face(self._context, seat, kind)
                yield partial(BrassArt.counter, face=face, size=COUNTER_SIZE, has_shadow=shadow)

    def _empty_map_painters(self, *, is_night: bool) -> Iterator[PiecePainter]:
        """Yield functions that paint lines and nameplates of an empty map: of the rail era with
        `is_night`, otherwise of the canal era."""
        plan = load_map_plan()
        for line in plan.lines.values():
            kind = "free" if ("rail" if is_night else "canal") in line.eras else "other"
            yield partial(
                BrassArt.line, face=LineFace(line.curve, kind, is_night, is_night=is_night)
            )
        if is_night:
            yield partial(BrassArt.glow, radius=LAMPLIGHT_RADIUS, colour=GASLIGHT)
        for name, place in plan.places.items():
            for lamps in {False, is_night}:
                face: PlateFace = nameplate_face(self._context, name, place, is_night=is_night)
                yield partial(BrassArt.nameplate, face=face._replace(has_lamps=lamps))

    def _link_painters(self, model: BrassModel, *, is_night: bool) -> Iterator[PiecePainter]:
        """Yield functions that paint a link of every seat on every line of the rail era
        (`is_night`) or of the canal era."""
        era = "rail" if is_night else "canal"
        for line, seat in product(load_map_plan().lines.values(), model.view.seats):
            if era in line.eras:
                colour = self._context.art_colour_name(seat.seat)
                yield partial(
                    BrassArt.line, face=LineFace(line.curve, "owned", is_night, colour, is_night)
                )

    def _make_counter_painter(
        self, seat: int, kind: CounterKindView, *, is_flipped: bool
    ) -> PiecePainter:
        face = new_counter_face(self._context, seat, kind, is_flipped=is_flipped)
        return partial(BrassArt.counter, face=face)


def _counter_kinds(model: BrassModel) -> list[CounterKindView]:
    """Return every kind of counter in the box."""
    state = model.state
    return [
        make_counter_kind_view(state, kind)
        for kind in range(len(state.board.copies_of_counter_kind))
        if state.board.copies_of_counter_kind[kind]
    ]


class BrassTitleAnimation(AnimatedPictureLayer[BrassArt]):
    """The moving parts of the title picture: viaduct, mill and basin."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Store the folder of all assets and the window's size in px."""
        super().__init__(asset_folder, BrassArt, size, TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP)
        self._train = self.load_picture_of_two_px_per_u(asset_folder / TRAIN_FILE)
        self._ripples = random_glimmers(1770, RIVER_RIPPLE_COUNT, (720, 1860), 170, 10)

    def draw(self, canvas: Canvas) -> None:
        """Draw train, smoke, ripples, lamps and windows in their positions at the current time,
        from back to front."""
        # It stands there, sets off to the left, and the next one comes from the right
        x, y = TRAIN_POSITION
        gone = self.seconds % SECONDS_BETWEEN_TRAINS * TRAIN_U_PER_SECOND
        way = TRAIN_LEFT_AND_RIGHT_END_X[1] - TRAIN_LEFT_AND_RIGHT_END_X[0]
        x = TRAIN_LEFT_AND_RIGHT_END_X[0] + (x - TRAIN_LEFT_AND_RIGHT_END_X[0] - gone) % max(
            way, SECONDS_BETWEEN_TRAINS * TRAIN_U_PER_SECOND
        )
        seen = min(
            (x - TRAIN_LEFT_AND_RIGHT_END_X[0]) / TRAIN_FADE_WIDTH,
            (TRAIN_LEFT_AND_RIGHT_END_X[1] - x) / TRAIN_FADE_WIDTH,
            1.0,
        )
        if seen > 0.0:
            self.draw_sprite(canvas, PieceSprite(self._train, (0, 0)), x, y, seen)
        self.draw_plume(canvas, SMOKE_PLUME)
        self.draw_glimmers(canvas, self._ripples, RIPPLE_COLOUR, RIPPLES_PER_SECOND)
        self.draw_lights(canvas, LAMP_LIGHTS)
        self.draw_lights(canvas, WINDOW_LIGHTS)
