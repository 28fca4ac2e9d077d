"""The map with everything on it, dimmed except for what may be picked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.cells import draw_cell
from game.tabletop.map.area_highlights import highlight_opacity
from game.tabletop.map.dimming_layers import WindowDimmingLayer
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_node import MapNode, MapViewCommands
from game.tabletop.map.map_targets import MapTarget, TargetHandlers
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.map_spaces import MapSpaceFace
from game.titles.tiletum.table.map_animation import TiletumMapAnimationLayer
from game.titles.tiletum.table.map_layers import PeopleLayer, RoadLayer, TabletLayer
from game.titles.tiletum.table.map_plan import SpacePlan, TiletumMapPlan
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.silver_views import TabletView

COST_OF_UNREACHABLE_SPACE: Final = -1
"""The cost of a way to a space to which none leads."""
HALF_WALK_COST_BADGE_SIZE: Final = 12.0  # how far half the cost of a way reaches
WALK_COST_BADGE_OFFSET: Final = 4.0  # the cost hangs off the lower right corner: names end there

DIMMING_DARKNESS = 0.42
DIMMING_Z = 1.0
ABOVE_DIMMING_Z = 2.0
WALK_COSTS_Z = 3.5
CARDINAL_ACTION_NUMBER_SIZE: Final = 24.0
CARDINAL_ACTION_NUMBER_STYLE: Final = inks.SMALL_NUMBER_STYLE.in_colour(hex_to_rgb("#F2E6C9"))


@dataclass(frozen=True, slots=True)
class MapLook:
    """Everything that the map sheet shows.

    `people_by_space` are the colour and kind of each person, `highlight_by_space` is "legal" or
    "chosen", `walk_cost_by_space` the action points to walk there. `colour_and_kind_to_send` is
    the person that would walk, "" for none; with `dims_unlit_parts` all that is not lit is darker.
    `underground_maps` are the numbers and sides of the maps below, `tablets` their tablets.
    """

    space_faces: dict[str, MapSpaceFace]
    people_by_space: dict[str, tuple[tuple[str, str], ...]]
    highlight_by_space: dict[str, str] = field(default_factory=dict)
    walk_cost_by_space: dict[str, int] = field(default_factory=dict)
    colour_and_kind_to_send: str = ""
    dims_unlit_parts: bool = False
    underground_maps: tuple[tuple[int, str], ...] = ()
    tablets: tuple[TabletView, ...] = ()


class TiletumSpaceNode(MapTarget):
    """The node of a map space; it is drawn around the middle of the space."""

    def __init__(
        self,
        context: TableContext,
        plan: SpacePlan,
        map_coordinates: MapCoordinates,
        handlers: TargetHandlers,
    ) -> None:
        """Place the node where the map plan has the space."""
        left, top, width, height = plan.occupied_rect
        x, y = map_coordinates.window_position(plan.centre)
        super().__init__(
            plan.name,
            handlers,
            x=x,
            y=y,
            width=width,
            height=height,
            anchor=((plan.centre[0] - left) / width, (plan.centre[1] - top) / height),
            scale=map_coordinates.scale,
            name=f"space:{plan.name}",
            role="cell",
        )
        self._context = context
        self._plan = plan
        self.face: MapSpaceFace | None = None
        self.walk_cost = COST_OF_UNREACHABLE_SPACE
        self.cardinal_action_numbers: tuple[int, ...] = ()
        self.figure_boxes: tuple[LeftTopWidthHeight, ...] = ()
        """The boxes of the figures that stand here, round the middle of the space."""

    def contains(self, point: Point) -> bool:
        """Return whether a point lies on the space, on its walk-cost badge or on a figure there."""
        x, y = self.walk_cost_spot
        cost = (
            x - HALF_WALK_COST_BADGE_SIZE,
            y - HALF_WALK_COST_BADGE_SIZE,
            2 * HALF_WALK_COST_BADGE_SIZE,
            2 * HALF_WALK_COST_BADGE_SIZE,
        )
        beside = (
            (*self.figure_boxes, cost)
            if self.walk_cost > COST_OF_UNREACHABLE_SPACE
            else self.figure_boxes
        )
        return super().contains(point) or any(
            x <= point[0] < x + wide and y <= point[1] < y + high for x, y, wide, high in beside
        )

    @property
    def walk_cost_spot(self) -> Point:
        """The middle of the badge that shows the action points to walk there, relative to the
        middle of the space."""
        left, top, width, height = self.bounding_box()
        return left + width + WALK_COST_BADGE_OFFSET, top + height + WALK_COST_BADGE_OFFSET

    @property
    def focus_ring_box(self) -> LeftTopWidthHeight:
        """The box of the focus ring: the space with the walk-cost badge at its corner."""
        left, top, width, height = self.bounding_box()
        if self.walk_cost == COST_OF_UNREACHABLE_SPACE:
            return left, top, width, height
        beyond = WALK_COST_BADGE_OFFSET + HALF_WALK_COST_BADGE_SIZE
        return left, top, width + beyond, height + beyond

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring around the space and its walk-cost badge."""
        canvas.draw_focus_ring(self.focus_ring_box, None)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a key that changes with the space's content, highlight and badges."""
        return *super().drawing_cache_key(), self.face, self.walk_cost, self.cardinal_action_numbers

    def draw(self, canvas: Canvas) -> None:
        """Draw the space with what stands there, its highlight, and the numbers of the Cardinal's
        actions here."""
        if self.face is None:
            return
        art = self._context.art_at_scale(canvas.px_per_u)
        name = self._plan.name
        draw_sprite(canvas, art.map_space_sprite(self.face), 0, 0)
        if self.highlight_kind == "chosen" or self.is_pointed_out:
            draw_sprite(canvas, art.map_space_light_sprite(name, "chosen"), 0, 0)
        elif self.highlight_kind == "legal":
            draw_sprite(
                canvas,
                art.map_space_light_sprite(name, "legal"),
                0,
                0,
                highlight_opacity(self.pulse_share),
            )
        if self.last_move_glow:
            draw_sprite(
                canvas, art.map_space_light_sprite(name, "told"), 0, 0, 0.8 * self.last_move_glow
            )
        if (self.hovered or self.focused) and self.highlight_kind:
            draw_sprite(canvas, art.map_space_light_sprite(name, "told"), 0, 0)
        left, top, _, _ = self.bounding_box()
        for place, number in enumerate(self.cardinal_action_numbers):
            spot = (
                left + (CARDINAL_ACTION_NUMBER_SIZE + 2) * place,
                top - CARDINAL_ACTION_NUMBER_SIZE / 2,
                CARDINAL_ACTION_NUMBER_SIZE,
                CARDINAL_ACTION_NUMBER_SIZE,
            )
            draw_cell(canvas, spot, "now", CARDINAL_ACTION_NUMBER_SIZE / 2)
            canvas.draw_text(str(number), CARDINAL_ACTION_NUMBER_STYLE, spot, "centre")


class WalkCostLayer(Node):
    """The layer of the badges with the cost of walking to each space, above all spaces and people,
    so that no piece covers a number."""

    def __init__(self, context: TableContext, map_coordinates: MapCoordinates) -> None:
        """Start without badges."""
        super().__init__(z=WALK_COSTS_Z)
        self._context = context
        self._space = map_coordinates
        self.space_nodes: tuple[TiletumSpaceNode, ...] = ()
        """The spaces to which somebody can walk."""

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a key of the map's scale and of the cost of each space."""
        costs = tuple((node.target_name, node.walk_cost) for node in self.space_nodes)
        return self._space.scale, costs

    def draw(self, canvas: Canvas) -> None:
        """Draw the badge of every space."""
        scale = self._space.scale
        art = self._context.art_at_scale(canvas.px_per_u * scale)
        for node in self.space_nodes:
            x, y = node.walk_cost_spot
            badge = art.action_points_sprite(str(node.walk_cost), HALF_WALK_COST_BADGE_SIZE)
            draw_sprite(canvas, badge, node.x + x * scale, node.y + y * scale)


class TiletumMapBoard(MapNode[TiletumSpaceNode]):
    """The map: roads and tablets at the bottom, then spaces, people, costs of walking on top."""

    def __init__(
        self,
        context: TableContext,
        plan: TiletumMapPlan,
        map_coordinates: MapCoordinates,
        views: MapViewCommands,
        *,
        pick_target: Callable[[str], None],
        target_tooltip: Callable[[str], Tooltip | None],
    ) -> None:
        """Make a hidden node for every space, and the layers of the map. A space calls
        `pick_target` when it is clicked; `target_tooltip` returns its tooltip."""
        super().__init__(map_coordinates, views)
        self._context = context
        self.plan = plan
        self._handlers = TargetHandlers(pick_target, target_tooltip, self.drag_tracker)
        self._dimming_layer = WindowDimmingLayer(map_coordinates, DIMMING_DARKNESS, DIMMING_Z)
        self.roads = RoadLayer(context, plan, map_coordinates)
        self.tablets = TabletLayer(context, plan, map_coordinates)
        self.walk_costs = WalkCostLayer(context, map_coordinates)
        self.people = PeopleLayer(context, plan, map_coordinates)
        self.part_tooltips = TooltipAreasLayer(target_tooltip)
        self.animation_layer = TiletumMapAnimationLayer(context, plan)
        self._shown_tablets: tuple[TabletView, ...] = ()
        self.replace_targets_and_layers(tuple(self.plan.spaces))

    def make_target(self, target_name: str) -> TiletumSpaceNode:
        """Return a new node for a space, hidden until it is shown."""
        node = TiletumSpaceNode(
            self._context, self.plan.spaces[target_name], self.coordinates, self._handlers
        )
        node.visible = False
        return node

    def replace_targets_and_layers(self, target_names: tuple[str, ...]) -> None:
        """Replace all children; until the new spaces are shown, none has a cost."""
        super().replace_targets_and_layers(target_names)
        self.walk_costs.space_nodes = ()

    def layers_above_targets(self) -> tuple[Node, ...]:
        """Return all layers of the map but the spaces: roads, tablets, tooltips, dimming layer,
        people, costs of walking and moving parts.

        First the tablets are rebuilt, and moving parts and tooltips aligned with the map.
        """
        self.tablets.rebuild_tablet_nodes(self._shown_tablets, self._handlers)
        self.align_layer_with_map(self.animation_layer)
        self.align_layer_with_map(self.part_tooltips)
        return (
            self.roads,
            self.tablets,
            self.part_tooltips,
            self._dimming_layer,
            self.people,
            self.walk_costs,
            self.animation_layer,
        )

    def show_moving_parts_at(self, elapsed_seconds: float) -> None:
        """Show carts, smoke and water in their positions at this time."""
        self.animation_layer.set_elapsed(elapsed_seconds)

    def show_cardinal_action_numbers(self, numbers: dict[str, tuple[int, ...]]) -> None:
        """Write the numbers of the Cardinal's actions at the spaces where they happened, and none
        elsewhere.
        """
        for name, node in self.targets.items():
            node.cardinal_action_numbers = numbers.get(name, ())

    @property
    def darkens_unpickable_targets(self) -> bool:
        """Whether targets that cannot be picked are dimmed."""
        return bool(self._dimming_layer.visible)

    def show(self, look: MapLook, labels: dict[str, str]) -> None:
        """Show a look on the map: update its spaces, people, roads and tablets; spaces of the
        other sheet are hidden. `labels` are the spoken texts."""
        self._dimming_layer.visible = look.dims_unlit_parts
        self.people.people_by_space = look.people_by_space
        self.people.colour_and_kind_to_send = look.colour_and_kind_to_send
        self.roads.maps = look.underground_maps
        strips = self.plan.underground_strips
        self.part_tooltips.place_parts(
            {
                f"map:{number}{side}": strips[number, side].name_tag_rect
                for number, side in look.underground_maps
            }
        )
        if self._shown_tablets != look.tablets:
            self._shown_tablets = look.tablets
            self.tablets.rebuild_tablet_nodes(self._shown_tablets, self._handlers)
        for name, node in self.targets.items():
            node.visible = name in look.space_faces
            node.highlight_kind = look.highlight_by_space.get(name, "") if node.visible else ""
            node.focusable = bool(node.highlight_kind)
            node.tooltips_avoid = bool(node.highlight_kind) and look.dims_unlit_parts
            if node.visible:
                node.face = look.space_faces[name]
                node.walk_cost = look.walk_cost_by_space.get(name, COST_OF_UNREACHABLE_SPACE)
                node.figure_boxes = self.people.figure_boxes_in_space(name)
                node.label, node.z = (
                    labels.get(name, name),
                    ABOVE_DIMMING_Z if node.highlight_kind else 0.0,
                )
        self.walk_costs.space_nodes = tuple(
            node
            for node in self.targets.values()
            if node.visible and node.walk_cost > COST_OF_UNREACHABLE_SPACE
        )
