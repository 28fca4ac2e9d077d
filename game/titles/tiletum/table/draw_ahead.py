"""Draws pictures that may be needed next while there is time; and the animated title picture."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from math import pi, sin
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import SRCALPHA, Surface

from game.scene.nodes.node import Canvas
from game.scene.stage.stage import Stage
from game.tabletop.art.animated_picture import (
    AnimatedPictureLayer,
    FlickeringLights,
    SmokePlume,
    random_glimmers,
)
from game.tabletop.art.art_sheet import with_straight_alpha
from game.tabletop.art.palette import PieceSprite
from game.tabletop.draw_ahead import IdlePredrawer, PendingDrawing, pending_art_drawings
from game.tabletop.map.map_node import MapNode
from game.tabletop.motion.landings import PASSED_LAMP_RADIUS
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import CHARACTER_TILE_KIND, GOOD_NAMES
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.map_look import map_look
from game.titles.tiletum.table.panels.rose_window import DIE_SIZE_BY_COUNT, rose_look
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.view import TiletumModel
from game.titles.tiletum.table.views import TiletumSpaceView

DIE_VALUES = range(1, 7)
Paint = Callable[[TiletumArt], object]

TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP: Final = (0.72, 0.5)
"""Where a window of other proportions crops the picture: the share on the left and on top."""
SMOKE_PLUME: Final = SmokePlume(
    mouth_xy=(1096.0, 604.0),
    end_drift_xy=(-210.0, -150.0),
    tones=("#8A6A78", "#54466A"),
    rise_exponent=0.85,
    sway_width=6.0,
    small_medium_large_radii=(8.0, 18.0, 30.0),
    opacity_at_age=lambda age: 0.5 * min(1.0, age * 8) * (1 - age) ** 1.3,
)
ROSE_WINDOW_POSITION: Final = (1399.0, 450.0)
WINDOW_LIGHTS: Final = FlickeringLights(
    ((923.0, 716.0), (1612.0, 544.0), (1828.0, 544.0), (1114.0, 738.0), (1484.0, 742.0)),
    *(34.0, "#FFCF7A", 0.16, 0.18),
    changes_per_second=2.0,
)
RIVER_RIPPLE_COUNT = 60
RIPPLES_PER_SECOND = 3.0
RIPPLE_COLOUR: Final = (255, 222, 160, 64)
BIRD_COUNT = 5
FLOCK_CROSSING_SECONDS = 46.0
FLOCK_LEFT_AND_RIGHT_END_X = (620.0, 2000.0)
BIRD_WIDTH = 26.0
WING_BEATS_PER_SECOND = 2.2
BIRD_COLOUR: Final = (0x22, 0x1E, 0x4A, 200)


class TiletumDrawAhead(IdlePredrawer[TiletumModel]):
    """Draws pictures ahead of time while nothing else happens: lights, people, dice, tiles,
    cards, and spaces with one more piece."""

    def __init__(
        self, context: TableContext, map_node: MapNode[Any], stage: Stage, panel_scale: float
    ) -> None:
        """Store the context, the map and the scale of the panels."""
        super().__init__(map_node, stage)
        self._context = context
        self._panels = panel_scale

    def pending_drawings(self, model: TiletumModel, px_per_u: float) -> Iterator[PendingDrawing]:
        """Yield the drawings that may be needed next: the rose window, then the map, then the
        panels."""
        on_map = self._context.art_at_scale(px_per_u * self._map_node.coordinates.scale)
        in_panels = self._context.art_at_scale(px_per_u * self._panels)
        yield from pending_art_drawings(in_panels, self._rose_window_paint_functions(model))
        yield from pending_art_drawings(on_map, self._map_paint_functions(model))
        yield from pending_art_drawings(in_panels, self._panel_paint_functions(model))

    def _map_paint_functions(self, model: TiletumModel) -> Iterator[Paint]:
        for name, kind in product(model.view.spaces, ("legal", "told", "chosen")):
            yield partial(TiletumArt.map_space_light_sprite, space=name, kind=kind)
        colours = [self._context.art_colour_name(seat) for seat in range(len(self._context.seats))]
        for colour, kind in product(colours, ("merchant", "architect")):
            yield partial(TiletumArt.piece, kind=kind, colour=colour, scale=0.92)
        for face in map_look(self._context, model, None).space_faces.values():
            for space in self._space_variants(face.space, len(colours)):
                yield partial(TiletumArt.map_space_sprite, face=face._replace(space=space))

    @staticmethod
    def _space_variants(space: TiletumSpaceView, seat_count: int) -> Iterator[TiletumSpaceView]:
        """Yield a space as it may soon look: without its tile; with a house of each seat in the
        first free place for houses; and with a pillar of each seat in the first free place for
        pillars."""
        if space.tile:
            yield space._replace(tile="")
        houses = space.houses
        pillars = space.pillar_owners
        free = [at for at, spot in enumerate(houses) if spot.owner < 0][:1]
        for at, seat in product(free, range(seat_count)):
            built = houses[at]._replace(owner=seat)
            yield space._replace(houses=(*houses[:at], built, *houses[at + 1 :]))
        niches = [at for at, owner in enumerate(pillars) if owner < 0][:1]
        for at, seat in product(niches, range(seat_count)):
            yield space._replace(pillar_owners=(*pillars[:at], seat, *pillars[at + 1 :]))

    def _rose_window_paint_functions(self, model: TiletumModel) -> Iterator[Paint]:
        """Yield drawing functions for the parts of the rose window: lit, dark and chosen, with
        and without their tiles."""
        for place, petal in enumerate(rose_look(self._context, model).petals):
            for state in ("lit", "dark", "chosen"):
                face = petal._replace(state=state)
                yield partial(TiletumArt.petal_glass_sprite, petal_index=place, petal=face)
                if state != "dark":
                    for tile in {petal.bonus_tile, ""}:
                        bare = face._replace(bonus_tile=tile)
                        yield partial(TiletumArt.petal_enamel_sprite, petal_index=place, petal=bare)

    def _panel_paint_functions(self, model: TiletumModel) -> Iterator[Paint]:
        for tile in (*model.view.offered_contracts, *model.view.offered_characters):
            if tile:
                yield partial(TiletumArt.offer_card_sprite, name=tile, light="chosen")
        yield partial(TiletumArt.glow, radius=PASSED_LAMP_RADIUS)
        for good, value, size in product(
            GOOD_NAMES, DIE_VALUES, sorted(set(DIE_SIZE_BY_COUNT.values()))
        ):
            yield partial(TiletumArt.die, good=good, value=value, size=size)
        for kind in load_components().tiles:
            yield partial(TiletumArt.tile_sprite, name=kind.name, size=44.0)
            if kind.kind in (CHARACTER_TILE_KIND, "contract", "crest"):
                for light in ("", "legal"):
                    yield partial(TiletumArt.offer_card_sprite, name=kind.name, light=light)


class TiletumTitleAnimation(AnimatedPictureLayer[TiletumArt]):
    """What moves in the title picture: birds, smoke, flickering windows and ripples."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Store the folder of all assets and the window's size in px."""
        super().__init__(asset_folder, TiletumArt, size, TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP)
        self._ripples = random_glimmers(1500, RIVER_RIPPLE_COUNT, (660, 1900), 150, 8)
        self._bird_sprite_by_lift: dict[int, PieceSprite] = {}

    def draw(self, canvas: Canvas) -> None:
        """Draw everything in its position at the current time, from back to front."""
        self._draw_birds(canvas)
        self.draw_plume(canvas, SMOKE_PLUME)
        breath = 0.5 + 0.5 * sin(self.seconds * 2 * pi / 9)
        self.draw_sprite(
            canvas, self.art.glow(104.0, "#FFE0A0"), *ROSE_WINDOW_POSITION, 0.1 + 0.16 * breath
        )
        self.draw_lights(canvas, WINDOW_LIGHTS)
        self.draw_glimmers(canvas, self._ripples, RIPPLE_COLOUR, RIPPLES_PER_SECOND)

    def _draw_birds(self, canvas: Canvas) -> None:
        """Draw a flock that crosses the sky behind the minster repeatedly."""
        if not self.seconds:
            return
        start, end = FLOCK_LEFT_AND_RIGHT_END_X
        share = self.seconds / FLOCK_CROSSING_SECONDS % 1.0
        for number in range(BIRD_COUNT):
            side = (number + 1) // 2 * (1 if number % 2 else -1)
            x = start + (end - start) * share - 34 * abs(side)
            y = 300 - 120 * share + 22 * side + 8 * sin(self.seconds + number)
            spread = sin(self.seconds * WING_BEATS_PER_SECOND * 2 * pi / 2 + number)
            seen = min(share * 12, (1 - share) * 12, 1.0)
            self.draw_sprite(canvas, self._bird_sprite(round(4 * spread)), x, y, 0.75 * seen)

    def _bird_sprite(self, wing_lift_steps: int) -> PieceSprite:
        """Return a bird with its wings raised by `wing_lift_steps` steps, from -4 (down) to 4
        (up)."""
        if (found := self._bird_sprite_by_lift.get(wing_lift_steps)) is None:
            wide = max(6, round(BIRD_WIDTH * self.scale))
            high = wide // 2
            rise = wide * wing_lift_steps // 22
            picture = Surface((wide * 2, wide * 2), SRCALPHA)
            middle = wide, wide
            for side in (-1, 1):
                joint = wide + side * wide // 2, wide - high // 3 - rise
                tip = wide + side * (wide - 2), wide - rise // 2
                pygame.draw.lines(
                    picture, BIRD_COLOUR, False, [middle, joint, tip], max(2, wide // 9)
                )
            small = pygame.transform.smoothscale(picture.premul_alpha(), (wide, wide))
            found = self._bird_sprite_by_lift[wing_lift_steps] = PieceSprite(
                with_straight_alpha(small), (wide // 2, wide // 2)
            )
        return found
