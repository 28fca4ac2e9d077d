"""Layers of the map: roads and galleries, stone tablets, and people."""

from typing import Final

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Canvas, Node
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_targets import MapTarget, TargetHandlers
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table.map_plan import TiletumMapPlan
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.silver_views import TabletView
from game.titles.tiletum.table.symbol_tooltips import tablet_tooltip

BELOW_SPACES_Z = -1.0
PEOPLE_Z = 3.0
PEOPLE_PITCH = 34.0
CROWDED_PEOPLE_PITCH = 22.0
MAX_UNCROWDED_PEOPLE = 4
PERSON_BOX: Final = (-15.0, -46.0, 30.0, 50.0)
"""The box of a figure round the point where it stands."""
FIRST_PERSON_OFFSET_ON_ROAD: Final = 38.0
"""How far from the middle of a road's tile the first figure stands, to the right or left."""

TABLET_TARGET_WIDTH = 34.0
TABLET_TARGET_HEIGHT = 38.0


class MapLayer(Node):
    """A node as large as the map that draws one layer of it, below or above the spaces."""

    def __init__(
        self,
        context: TableContext,
        plan: TiletumMapPlan,
        map_coordinates: MapCoordinates,
        z: float = BELOW_SPACES_Z,
    ) -> None:
        """Store the context, the plan and the coordinates of the map."""
        super().__init__(z=z)
        self._context = context
        self._plan = plan
        self._space = map_coordinates


class PeopleLayer(MapLayer):
    """The layer of all people on the map; `walking_people` (space, colour, kind) are not drawn,
    since an animation moves them."""

    def __init__(
        self, context: TableContext, plan: TiletumMapPlan, map_coordinates: MapCoordinates
    ) -> None:
        """Start without people, above the spaces."""
        super().__init__(context, plan, map_coordinates, PEOPLE_Z)
        self.people_by_space: dict[str, tuple[tuple[str, str], ...]] = {}
        self.colour_and_kind_to_send = ""
        self.walking_people: set[tuple[str, str, str]] = set()

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a key that changes with the positions of the people."""
        return (
            self._space.scale,
            tuple(self.people_by_space.items()),
            self.colour_and_kind_to_send,
            tuple(sorted(self.walking_people)),
        )

    def person_spot(self, space: str, person_index: int, person_count: int) -> tuple[float, float]:
        """Return the point of one of `person_count` people in a space, in the map's design
        coordinates: in a row below a town; on a road alternately right and left of its tile."""
        plan = self._plan.spaces[space]
        x, y = plan.people_point
        pitch = PEOPLE_PITCH if person_count <= MAX_UNCROWDED_PEOPLE else CROWDED_PEOPLE_PITCH
        if plan.bonus_tile_point == plan.centre:
            row, left = divmod(person_index, 2)
            aside = FIRST_PERSON_OFFSET_ON_ROAD + pitch * row
            return plan.centre[0] + (-aside if left else aside), plan.centre[1] + PERSON_BOX[3] / 2
        return x + pitch * (person_index - (person_count - 1) / 2), y - 4

    def figure_boxes_in_space(self, space: str) -> tuple[LeftTopWidthHeight, ...]:
        """Return the box of each figure in a space, relative to the middle of the space."""
        x, y = self._plan.spaces[space].centre
        people = self.people_by_space.get(space, ())
        spots = [self.person_spot(space, number, len(people)) for number in range(len(people))]
        left, top, width, height = PERSON_BOX
        return tuple((at - x + left, down - y + top, width, height) for at, down in spots)

    def draw(self, canvas: Canvas) -> None:
        """Draw all people who are not walking; a glow marks the one that would be sent."""
        art = self._context.art_at_scale(canvas.px_per_u * self._space.scale)
        for space, people in self.people_by_space.items():
            for number, (colour, kind) in enumerate(people):
                if (space, colour, kind) in self.walking_people:
                    continue
                x, y = self._space.window_position(self.person_spot(space, number, len(people)))
                if f"{colour} {kind}" == self.colour_and_kind_to_send:
                    draw_sprite(canvas, art.glow(26.0, "#FFD36B"), x, y - 12 * self._space.scale)
                draw_sprite(canvas, art.piece(kind, colour, 0.92), x, y)


class RoadLayer(MapLayer):
    """The layer of all roads of Europe, or of all galleries of the underground maps shown."""

    maps: tuple[tuple[int, str], ...] = ()

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a key of the map's scale and the underground maps shown."""
        return self._space.scale, self.maps

    def draw(self, canvas: Canvas) -> None:
        """Draw every road, or every gallery and the names of the maps."""
        art = self._context.art_at_scale(canvas.px_per_u * self._space.scale)
        if not self.maps:
            for curve in self._plan.road_curves.values():
                draw_sprite(canvas, art.road(curve), *self._space.window_position(curve[0]))
            return
        for ends, curve in self._plan.gallery_curves.items():
            if self._plan.underground_map_and_side_by_town[ends[0]] in self.maps:
                draw_sprite(
                    canvas, art.gallery(curve[0], curve[-1]), *self._space.window_position(curve[0])
                )
        for number, side in self.maps:
            left, top, width, height = self._plan.underground_strips[number, side].name_tag_rect
            name = self._context.area_name(f"map:{number}{side}")
            draw_sprite(
                canvas,
                art.map_tag(number, name, (width, height)),
                *self._space.window_position((left, top)),
            )


class TabletNode(MapTarget):
    """A stone tablet on the map; it cannot be picked."""

    def __init__(
        self, context: TableContext, name: str, handlers: TargetHandlers, *, is_covered: bool
    ) -> None:
        """Store the tablet's name and whether it `is_covered`; the caller sets the position."""
        super().__init__(
            name,
            handlers,
            width=TABLET_TARGET_WIDTH,
            height=TABLET_TARGET_HEIGHT,
            anchor=(0.5, 0.5),
        )
        self._context = context
        self._covered = is_covered
        self.name = f"{name}-covered" if is_covered else name
        self.label = context.area_name(name)
        self.tooltip = tablet_tooltip(context, name, is_covered=is_covered)
        self.on_click = None

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a key of the tablet's name and whether it is covered."""
        return self.target_name, self._covered

    def draw(self, canvas: Canvas) -> None:
        """Draw the stone."""
        art = self._context.art_at_scale(canvas.px_per_u)
        draw_sprite(canvas, art.tablet(self.target_name, is_covered=self._covered), 0, 0)


class TabletLayer(MapLayer):
    """The layer of all tablets on map sides in play; empty in games without silver."""

    def rebuild_tablet_nodes(
        self, tablets: tuple[TabletView, ...], handlers: TargetHandlers
    ) -> None:
        """Replace all tablet nodes by new ones at their positions."""
        self.clear()
        for each in tablets:
            node = TabletNode(self._context, each.name, handlers, is_covered=each.is_covered)
            node.x, node.y = self._space.window_position(self._plan.tablet_spot(*each.towns))
            node.scale = self._space.scale
            self.add(node)
