"""Animation on the map: barges and trains on links, and smoke over flipped counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scene.drawing.display_settings import current_display_settings
from game.scene.nodes.node import Canvas
from game.scene.nodes.zoom import EndlesslyAnimatedNode
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.effects import SMOKE_FRAME_COUNT
from game.tabletop.table_context import draw_sprite
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.map_art import point_and_direction_on_curve
from game.titles.brass.table.map_plan import BrassMapPlan
from game.titles.brass.table.view_model import BrassModel

MAX_MOVING_VEHICLES = 3
MAX_SMOKING_CHIMNEYS = 6
TRIP_SECONDS_BY_ERA: Final = {"canal": 16.0, "rail": 8.0}
VEHICLE_STEPS_PER_SECOND = 12.0
SMOKE_FRAMES_PER_SECOND = 5.0
SMOKE_FRAME_OFFSET = 3
CHIMNEY_OFFSET: Point = (6.0, -18.0)
"""Where smoke leaves a counter, from its middle."""
SMOKING_INDUSTRIES: Final = frozenset({"cotton-mill", "ironworks"})
VEHICLE_ICON_SIZE = 17.0
SHARE_WITHOUT_VEHICLE_AT_END = 0.12
"""How near to its ends a boat or train comes, as a share of its link."""


@dataclass(frozen=True, slots=True)
class BrassMovingSceneryLook:
    """What moves on the map: the names of the links with a vehicle, and the middles of the
    counters with a smoking chimney."""

    era: str = "canal"
    links_with_vehicle: tuple[str, ...] = ()
    smoking_chimneys: tuple[Point, ...] = ()


def moving_scenery_look(model: BrassModel, plan: BrassMapPlan) -> BrassMovingSceneryLook:
    """Return what moves in a position: vehicles on some of the links, and smoke over some
    flipped counters."""
    links = tuple(link.line for link in model.view.links)
    step = max(len(links) // MAX_MOVING_VEHICLES, 1)
    chimneys = [
        plan.space_middle(space.name)
        for space in model.view.spaces
        if space.counter is not None
        and space.counter.is_flipped
        and space.counter.kind.industry in SMOKING_INDUSTRIES
    ]
    sailing = links[::step][:MAX_MOVING_VEHICLES]
    return BrassMovingSceneryLook(model.view.era, sailing, tuple(chimneys[:MAX_SMOKING_CHIMNEYS]))


class MapAnimationLayer(EndlesslyAnimatedNode):
    """A layer over the map with moving vehicles and smoke, which takes no clicks."""

    def __init__(self, context: TableContext, plan: BrassMapPlan) -> None:
        """Create the layer with nothing to show."""
        super().__init__()
        self._context = context
        self._plan = plan
        self.look = BrassMovingSceneryLook()

    def draw(self, canvas: Canvas) -> None:
        """Draw smoke and vehicles in their positions at the current time; with reduced motion there
        is only smoke, which does not move."""
        art = self._context.art_at_scale(canvas.px_per_u)
        look = self.look
        beat = int(self.seconds * SMOKE_FRAMES_PER_SECOND)
        chimneys = (
            () if current_display_settings().high_contrast else look.smoking_chimneys
        )  # smoke lies over names
        for number, (x, y) in enumerate(chimneys):
            frame = (beat + SMOKE_FRAME_OFFSET * number) % SMOKE_FRAME_COUNT
            draw_sprite(canvas, art.smoke(frame), x + CHIMNEY_OFFSET[0], y + CHIMNEY_OFFSET[1], 0.7)
        icon = "train" if look.era == "rail" else "barge"
        for number, line in enumerate(look.links_with_vehicle if self.seconds else ()):
            x, y = point_and_direction_on_curve(
                self._plan.lines[line].curve, self._vehicle_share_of_link(number)
            )[0]
            draw_sprite(canvas, art.icon(icon, VEHICLE_ICON_SIZE), x, y - 3)

    def _vehicle_share_of_link(self, link_index: int) -> float:
        """Return how far the vehicle of the link at index `link_index` is along it now, 0 to 1; it
        goes back and forth."""
        seconds = round(self.seconds * VEHICLE_STEPS_PER_SECOND) / VEHICLE_STEPS_PER_SECOND
        trip = TRIP_SECONDS_BY_ERA[self.look.era] * (1 + 0.17 * link_index)
        share = (seconds / trip + 0.37 * link_index) % 2.0
        share = 2.0 - share if share > 1.0 else share
        return SHARE_WITHOUT_VEHICLE_AT_END + (1 - 2 * SHARE_WITHOUT_VEHICLE_AT_END) * share
