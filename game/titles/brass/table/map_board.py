"""The map with everything on it, dimmed except for possible targets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from pygame import Surface

from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.tabletop.map.dimming_layers import WindowDimmingLayer
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_node import MapNode, MapViewCommands
from game.tabletop.map.map_targets import TargetHandlers
from game.tabletop.panel.look_widget import NOTHING_TO_PICK_STATE
from game.tabletop.table_context import draw_sprite
from game.titles.brass.rules.table_view import BrassSpaceView, LinkView
from game.titles.brass.table import targets
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.map_animation import MapAnimationLayer
from game.titles.brass.table.map_plan import SPACE_SIZE, BrassMapPlan

DIMMING_DARKNESS = 0.46
BELOW_TARGETS_Z = -1.0
DIMMING_Z = 1.0
ABOVE_DIMMING_Z = 2.0


@dataclass(frozen=True, slots=True)
class BrassBoardLook:
    """The look of the whole map.

    With `dims_all_but_targets` everything is darkened except the targets in `target_states` and the
    lines and places in `highlighted_routes`.
    """

    era: str
    spaces: dict[str, targets.SpaceLook]
    lines: dict[str, targets.LineLook]
    plates: dict[str, targets.BrassPlateLook]
    target_states: dict[str, str]
    highlighted_routes: frozenset[str] = frozenset()
    dims_all_but_targets: bool = False

    def is_lit(self, name: str) -> bool:
        """Return True for a target in `target_states` or on a route, for a space whose place is on
        a route, and for a place with a space in `target_states`."""
        place = name.rpartition(".")[0]
        if (
            name in self.target_states
            or name in self.highlighted_routes
            or place in self.highlighted_routes
        ):
            return True
        return name in self.plates and any(
            each.rpartition(".")[0] == name for each in self.target_states
        )

    def without_pieces(
        self, removed_links: Iterable[LinkView], spaces_without_counter: Iterable[BrassSpaceView]
    ) -> BrassBoardLook:
        """Return a copy of the look in which these lines are free and these spaces have no
        counter."""
        spaces = {
            each.name: replace(self.spaces[each.name], counter=None)
            for each in spaces_without_counter
        }
        lines = {
            each.line: replace(
                self.lines[each.line], face=self.lines[each.line].face._replace(kind="free")
            )
            for each in removed_links
        }
        return replace(self, spaces=self.spaces | spaces, lines=self.lines | lines)


class NightMapOverlay(Node):
    """A layer that blends the map of the rail era (night) over that of the canal era (day)."""

    def __init__(self, make_night_picture: Callable[[], Surface]) -> None:
        """Store `make_night_picture`, which returns the night map; begin with no darkness."""
        super().__init__(name="dusk", z=BELOW_TARGETS_Z)
        self._make_night_picture = make_night_picture
        self.darkness = 0.0  # how far the day has turned into night

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the darkness, 0 to 1."""
        return (self.darkness,)

    def draw(self, canvas: Canvas) -> None:
        """Draw the night map with the darkness as its opacity."""
        if self.darkness > 0.0:
            canvas.draw_picture(self._make_night_picture(), alpha=self.darkness)


class FerryLineNode(Node):
    """Draws the dotted line of the ferry, which matters only for industry cards."""

    def __init__(
        self, context: TableContext, plan: BrassMapPlan, map_coordinates: MapCoordinates
    ) -> None:
        """Place the line according to the plan."""
        super().__init__(z=BELOW_TARGETS_Z)
        self._context = context
        self._coordinates = map_coordinates
        self._curve = plan.ferry_curve
        self.align_with_map()
        self.is_night = False

    def align_with_map(self) -> None:
        """Set the position and scale of the line to those of the map."""
        self.x, self.y = self._coordinates.window_position(self._curve[0])
        self.scale = self._coordinates.scale

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return whether it is night."""
        return (self.is_night,)

    def draw(self, canvas: Canvas) -> None:
        """Draw the dots."""
        face = LineFace(self._curve, "ferry", is_night=self.is_night)
        draw_sprite(canvas, self._context.art_at_scale(canvas.px_per_u).line(face), 0, 0)


class BrassMapBoard(MapNode[targets.BoardTargetNode]):
    """The map of Brass with its targets: lines below, then plates and spaces."""

    def __init__(
        self,
        context: TableContext,
        plan: BrassMapPlan,
        map_coordinates: MapCoordinates,
        views: MapViewCommands,
        make_night_picture: Callable[[], Surface],
        *,
        pick_target: Callable[[str], None],
        target_tooltip: Callable[[str], Tooltip | None],
    ) -> None:
        """Create every target of the plan; `make_night_picture` paints the map of the rail era,
        `pick_target` and `target_tooltip` are called with a target's name."""
        super().__init__(map_coordinates, views)
        self._context = context
        self.plan = plan
        self._handlers = TargetHandlers(pick_target, target_tooltip, self.drag_tracker)
        self.animation_layer = MapAnimationLayer(context, plan)
        self.night_overlay = NightMapOverlay(make_night_picture)
        self._ferry = FerryLineNode(context, plan, map_coordinates)
        self.spaces_with_counter_in_flight: set[str] = set()  # spaces whose counters are in the air
        self._dimming_layer = WindowDimmingLayer(map_coordinates, DIMMING_DARKNESS, DIMMING_Z)
        self.look: BrassBoardLook | None = None
        self.replace_targets_and_layers((*plan.lines, *plan.places, *plan.space_names))

    def make_target(self, target_name: str) -> targets.BoardTargetNode:
        """Return a new node for the line, place or space of that name."""
        if target_name in self.plan.lines:
            return targets.LineNode(
                self._context, self.plan.lines[target_name], self.coordinates, self._handlers
            )
        if target_name in self.plan.places:
            return targets.PlateNode(
                self._context, self.plan.places[target_name], self.coordinates, self._handlers
            )
        x, y = self.plan.space_middle(target_name)
        node = targets.BrassSpaceNode(
            self._context,
            self._handlers,
            map_coordinates=self.coordinates,
            corner=(x - SPACE_SIZE / 2, y - SPACE_SIZE / 2),
            target_kind="space",
            target_key=target_name,
            width=SPACE_SIZE,
            height=SPACE_SIZE,
        )
        node.spaces_with_counter_in_flight = self.spaces_with_counter_in_flight
        return node

    def layers_above_targets(self) -> tuple[Node, ...]:
        """Return the night overlay, the ferry, the dimming layer between dark and highlighted
        targets, and the animations; first the ferry and the animations are aligned with the
        map."""
        self._ferry.align_with_map()
        self.align_layer_with_map(self.animation_layer)
        return self.night_overlay, self._ferry, self._dimming_layer, self.animation_layer

    def show_moving_parts_at(self, elapsed_seconds: float) -> None:
        """Update the animation of boats, trains and smoke."""
        self.animation_layer.set_elapsed(elapsed_seconds)

    def highlight_only(self, target_names: Iterable[str]) -> None:
        """Point out exactly the named targets, as in a lesson or hint; naming a place includes
        its spaces."""
        wanted = set(target_names)
        super().highlight_only(
            tuple(n for n in self.targets if n in wanted or n.rpartition(".")[0] in wanted)
        )

    @property
    def darkens_unpickable_targets(self) -> bool:
        """Whether targets that cannot be picked are darkened."""
        return self.look is not None and self.look.dims_all_but_targets

    def is_unpickable_space_or_line(self, target: str) -> bool:
        """Return whether a target is a space or a line that is not highlighted: for these the
        rules can say why."""
        node = self.targets[target]
        return (
            not isinstance(node, targets.PlateNode) and node.highlight_kind == NOTHING_TO_PICK_STATE
        )

    def show_look(self, look: BrassBoardLook) -> None:
        """Show a look on all targets, the dimming layer and the ferry."""
        self.look = look
        self._dimming_layer.visible = look.dims_all_but_targets
        self._ferry.is_night = look.era == "rail"
        looks: dict[str, targets.TargetLook] = {**look.lines, **look.plates, **look.spaces}
        for name, node in self.targets.items():
            node.set_look_and_state(
                looks[name], look.target_states.get(name, NOTHING_TO_PICK_STATE)
            )
            node.z = ABOVE_DIMMING_Z if look.dims_all_but_targets and look.is_lit(name) else 0.0
