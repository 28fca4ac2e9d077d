"""The map with everything on it, dimmed except for what may be picked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from game.scene.input.hit import Extent
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tip import Tip
from game.scene.stage.placing import Point, box
from game.tabletop.art.cells import draw_cell
from game.tabletop.map.lights import highlight_opacity
from game.tabletop.map.map_node import MapNode, MapViewCommands
from game.tabletop.map.map_space import MapSpace
from game.tabletop.map.map_targets import MapTarget, TargetHandlers
from game.tabletop.map.veil import MapScrim
from game.tabletop.panel.told_parts import TooltipParts
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.blocks import MapSpaceFace
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_layers import PeopleLayer, RoadLayer, TabletNodes
from game.titles.tiletum.table.map_life import TiletumMapAnimationLayer
from game.titles.tiletum.table.map_plan import SpacePlan, TiletumMapPlan
from game.titles.tiletum.table.silver_views import TabletView

NO_WAY: Final = -1
"""The cost of a way to a space to which none leads."""
STEPS: Final = 12.0  # how far half the cost of a way reaches
OFF_CORNER: Final = 4.0  # the cost hangs off the lower right corner: names end there

VEIL = 0.42
BETWEEN = 1.0
ABOVE = 2.0
NUMBER: Final = 24.0
NUMBERED: Final = inks.CELL.in_colour((0xF2, 0xE6, 0xC9))


@dataclass(frozen=True, slots=True)
class MapLook:
    """Everything on the sheet that is shown: spaces, who stands where (colour and kind), the
    points of action to walk there; `dim` veils all that is not lit. Below the ground there are
    the sides of the maps, by number and side, and their tablets.
    """

    blocks: dict[str, MapSpaceFace]
    people: dict[str, tuple[tuple[str, str], ...]]
    states: dict[str, str] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=dict)
    own: str = ""
    dim: bool = False
    maps: tuple[tuple[int, str], ...] = ()
    tablets: tuple[TabletView, ...] = ()


class TiletumSpaceNode(MapTarget):
    """A space; drawn round its middle."""

    def __init__(
        self, context: TableContext, plan: SpacePlan, space: MapSpace, handlers: TargetHandlers
    ) -> None:
        """Lie where the plan has it."""
        left, top, width, height = plan.block
        x, y = space.window_position(plan.centre)
        super().__init__(
            plan.name,
            handlers,
            **box(x, y, width, height),
            anchor=((plan.centre[0] - left) / width, (plan.centre[1] - top) / height),
            scale=space.scale,
            name=f"space:{plan.name}",
            role="cell",
        )
        self._context = context
        self._plan = plan
        self.face: MapSpaceFace | None = None
        self.steps = NO_WAY
        self.numbers: tuple[int, ...] = ()
        self.figures: tuple[Extent, ...] = ()
        """The boxes of the figures that stand here, round the middle of the space."""

    def contains(self, point: Point) -> bool:
        """Return whether a point lies on the space, on what it takes to come here or on a figure
        there."""
        x, y = self.cost_spot
        cost = (x - STEPS, y - STEPS, 2 * STEPS, 2 * STEPS)
        beside = (*self.figures, cost) if self.steps > NO_WAY else self.figures
        return super().contains(point) or any(
            x <= point[0] < x + wide and y <= point[1] < y + high for x, y, wide, high in beside
        )

    @property
    def cost_spot(self) -> Point:
        """The middle of what it takes to come here, round the middle of the space."""
        left, top, width, height = self.bounding_box()
        return left + width + OFF_CORNER, top + height + OFF_CORNER

    @property
    def ringed(self) -> Extent:
        """What a ring goes round: the space, with what it takes to come here at its corner."""
        left, top, width, height = self.bounding_box()
        if self.steps == NO_WAY:
            return left, top, width, height
        beyond = OFF_CORNER + STEPS
        return left, top, width + beyond, height + beyond

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring, round the cost too."""
        canvas.draw_focus_ring(self.ringed, None)

    def drawn_state(self) -> tuple[object, ...]:
        """Return what stands there and how it is lit."""
        return *super().drawn_state(), self.face, self.steps, self.numbers

    def draw(self, canvas: Canvas) -> None:
        """Draw the space, then its light, and what it takes to come here."""
        if self.face is None:
            return
        art = self._context.art_at_scale(canvas.k)
        name = self._plan.name
        draw_sprite(canvas, art.map_space(self.face), 0, 0)
        if self.state == "chosen" or self.pointed_out:
            draw_sprite(canvas, art.map_space_light(name, "chosen"), 0, 0)
        elif self.state == "legal":
            draw_sprite(
                canvas, art.map_space_light(name, "legal"), 0, 0, highlight_opacity(self.breath)
            )
        if self.last_move_glow:
            draw_sprite(canvas, art.map_space_light(name, "told"), 0, 0, 0.8 * self.last_move_glow)
        if (self.hovered or self.focused) and self.state:
            draw_sprite(canvas, art.map_space_light(name, "told"), 0, 0)
        left, top, _, _ = self.bounding_box()
        if self.steps > NO_WAY:
            draw_sprite(canvas, art.quatrefoil(str(self.steps), STEPS), *self.cost_spot)
        for place, number in enumerate(self.numbers):
            spot = (left + (NUMBER + 2) * place, top - NUMBER / 2, NUMBER, NUMBER)
            draw_cell(canvas, spot, "now", NUMBER / 2)
            canvas.draw_text(str(number), NUMBERED, spot, "centre")


class TiletumMapBoard(MapNode[TiletumSpaceNode]):
    """Roads and tablets below, then spaces, people on top."""

    def __init__(
        self,
        context: TableContext,
        plan: TiletumMapPlan,
        space: MapSpace,
        views: MapViewCommands,
        *,
        pick: Callable[[str], None],
        tip: Callable[[str], Tip | None],
    ) -> None:
        """Make every space of the plan."""
        super().__init__(space, views)
        self._context = context
        self.plan = plan
        self._handlers = TargetHandlers(pick, tip, self.grip)
        self._veil = MapScrim(space, VEIL, BETWEEN)
        self.roads = RoadLayer(context, plan, space)
        self.tablets = TabletNodes(context, plan, space)
        self.people = PeopleLayer(context, plan, space)
        self.tags = TooltipParts(tip)
        self.life = TiletumMapAnimationLayer(context, plan)
        self._lying: tuple[TabletView, ...] = ()
        self.create_targets(tuple(self.plan.spaces))

    def make_target(self, name: str) -> TiletumSpaceNode:
        """Return a space, which is not seen before it is shown."""
        node = TiletumSpaceNode(self._context, self.plan.spaces[name], self.space, self._handlers)
        node.visible = False
        return node

    def layers_above_targets(self) -> tuple[Node, ...]:
        """Roads lie below all, the veil between what is dark and what is lit."""
        self.tablets.rebuild(self._lying, self._handlers)
        self.place_layer(self.life)
        self.place_layer(self.tags)
        return self.roads, self.tablets, self.tags, self._veil, self.people, self.life

    def animate_parts(self, seconds: float) -> None:
        """Let carts, smoke and water move."""
        self.life.set_elapsed(seconds)

    def show_action_numbers(self, numbers: dict[str, tuple[int, ...]]) -> None:
        """Write numbers of deeds at the spaces where they were done, and none elsewhere."""
        for name, node in self.targets.items():
            node.numbers = numbers.get(name, ())

    @property
    def is_dim(self) -> bool:
        """Whether what cannot be picked is veiled."""
        return bool(self._veil.visible)

    def show(self, look: MapLook, labels: dict[str, str]) -> None:
        """Bring every space of the sheet up to date; those of the other sheet are not there."""
        self._veil.visible = look.dim
        self.people.shown = look.people
        self.people.own = look.own
        self.roads.maps = look.maps
        strips = self.plan.strips
        self.tags.place_parts(
            {f"map:{number}{side}": strips[number, side].tag for number, side in look.maps}
        )
        if self._lying != look.tablets:
            self._lying = look.tablets
            self.tablets.rebuild(self._lying, self._handlers)
        for name, node in self.targets.items():
            node.visible = name in look.blocks
            node.state = look.states.get(name, "") if node.visible else ""
            node.focusable = bool(node.state)
            node.keep_clear = bool(node.state) and look.dim
            if node.visible:
                node.face = look.blocks[name]
                node.steps = look.steps.get(name, NO_WAY)
                node.figures = self.people.figure_boxes(name)
                node.label, node.z = labels.get(name, name), ABOVE if node.state else 0.0
