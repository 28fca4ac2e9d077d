"""Animation on the map: carts between towns, smoke over them, rings on the water."""

from typing import Final, NamedTuple

from game.scene.drawing.display_settings import current_display_settings
from game.scene.nodes.node import Canvas
from game.scene.nodes.zoom import EndlesslyAnimatedNode
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.effects import RIPPLE_FRAME_COUNT, SMOKE_FRAME_COUNT
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table.art.map_spaces import MapSpaceFace
from game.titles.tiletum.table.map_plan import Curve, TiletumMapPlan
from game.titles.tiletum.table.pickable_widget import TableContext

MAX_SMOKING_TOWNS = 5
MIN_SMOKING_HOUSES = 2
SMOKE_FRAMES_PER_SECOND = 5.0
SMOKE_FRAME_OFFSET = 3
CHIMNEY_OFFSET: Point = (4.0, -20.0)
"""Where smoke leaves a house, from its middle."""
MAX_CARTS: Final = 3
CART_TRIP_SECONDS = 24.0
CART_STEPS_PER_SECOND = 12.0
SHARE_WITHOUT_CART_AT_END = 0.38
"""How near to its towns a cart comes, as a share of its road."""
CART_ICON_SIZE: Final = 15.0
RIPPLE_POSITIONS: Final = (
    (356.0, 640.0),
    (504.0, 506.0),
    (908.0, 892.0),
    (1252.0, 890.0),
    (470.0, 196.0),
)
"""Where rings spread on open water, on the design's map."""
RIPPLE_FRAMES_PER_SECOND = 3.0
RIPPLE_FRAME_OFFSET = 5
FRAMES_WITHOUT_RIPPLE = 12


class TiletumMovingSceneryLook(NamedTuple):
    """Which moving parts the map shows: the points of smoking chimneys, the roads with carts, and
    whether Europe is shown, which has moving water."""

    chimney_points: tuple[Point, ...] = ()
    cart_roads: tuple[tuple[str, str], ...] = ()
    is_europe_shown: bool = True


def moving_scenery_look(
    blocks: dict[str, MapSpaceFace], plan: TiletumMapPlan, *, is_underground: bool
) -> TiletumMovingSceneryLook:
    """Return which moving parts the map of Europe shows: smoke over towns with enough houses, and
    carts on roads with a house at either end, both up to a limit. With `is_underground` there are
    none."""
    if is_underground:
        return TiletumMovingSceneryLook(is_europe_shown=False)
    houses = {name: face.space.houses for name, face in blocks.items()}
    built = {name: sum(spot.owner >= 0 for spot in spots) for name, spots in houses.items()}
    smoking = [name for name, count in built.items() if count >= MIN_SMOKING_HOUSES]
    chimneys = [plan.spaces[name].house_points[-1] for name in smoking]
    roads = [ends for ends in plan.road_curves if any(built.get(end) for end in ends)]
    step = max(len(roads) // MAX_CARTS, 1)
    return TiletumMovingSceneryLook(
        tuple(chimneys[:MAX_SMOKING_TOWNS]), tuple(roads[::step][:MAX_CARTS])
    )


class TiletumMapAnimationLayer(EndlesslyAnimatedNode):
    """The moving parts of the map (smoke, carts, rippling water), drawn over it; the pointer
    ignores it.
    """

    def __init__(self, context: TableContext, plan: TiletumMapPlan) -> None:
        """Start without any moving part."""
        super().__init__()
        self._context = context
        self._plan = plan
        self.look = TiletumMovingSceneryLook(is_europe_shown=False)

    def draw(self, canvas: Canvas) -> None:
        """Draw smoke, carts and water at the current time. At time 0 the carts and the water are
        left out; with high contrast the smoke is."""
        look = self.look
        art = self._context.art_at_scale(canvas.px_per_u)
        beat = int(self.seconds * SMOKE_FRAMES_PER_SECOND)
        plain = current_display_settings().high_contrast
        for number, (x, y) in enumerate(() if plain else look.chimney_points):  # it lies over names
            frame = (beat + SMOKE_FRAME_OFFSET * number) % SMOKE_FRAME_COUNT
            draw_sprite(
                canvas, art.smoke(frame), x + CHIMNEY_OFFSET[0], y + CHIMNEY_OFFSET[1], 0.55
            )
        if not self.seconds:
            return
        for number, ends in enumerate(look.cart_roads):
            # How far the cart of a number is: there, and back
            seconds = round(self.seconds * CART_STEPS_PER_SECOND) / CART_STEPS_PER_SECOND
            share = (seconds / (CART_TRIP_SECONDS * (1 + 0.17 * number)) + 0.37 * number) % 2.0
            share = 2.0 - share if share > 1.0 else share
            x, y = point_on_curve(
                self._plan.road_curves[ends],
                SHARE_WITHOUT_CART_AT_END + (1 - 2 * SHARE_WITHOUT_CART_AT_END) * share,
            )
            draw_sprite(canvas, art.icon("merchant", CART_ICON_SIZE, tone="ink"), x, y - 5)
        beat = int(self.seconds * RIPPLE_FRAMES_PER_SECOND)
        for number, (x, y) in enumerate(RIPPLE_POSITIONS if look.is_europe_shown else ()):
            frame = (beat + RIPPLE_FRAME_OFFSET * number) % (
                RIPPLE_FRAME_COUNT + FRAMES_WITHOUT_RIPPLE
            )
            if frame < RIPPLE_FRAME_COUNT:
                draw_sprite(canvas, art.ripple(frame), x, y, 0.6)


def point_on_curve(curve: Curve, curve_share: float) -> Point:
    """Return the point of a road at `curve_share`, 0 to 1."""
    (ax, ay), (bx, by), (cx, cy) = curve
    first = (1 - curve_share) ** 2
    second = 2 * curve_share * (1 - curve_share)
    third = curve_share * curve_share
    return first * ax + second * bx + third * cx, first * ay + second * by + third * cy
