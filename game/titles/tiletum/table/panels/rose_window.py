"""The rose window with its dice: what can be taken is lit."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from math import dist
from typing import Final, NamedTuple

from game.scene.input.hit_shapes import Circle, PredicateShape
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Point, box
from game.tabletop.panel.look_widget import CHOSEN_STATE, LEGAL_STATE, NOTHING_TO_PICK_STATE
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer, square_box_around
from game.tabletop.sheet.sheet import make_shortcut_node
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.rules.kinds import DIE_VALUE_AND_ACTION_POINTS_SUM
from game.titles.tiletum.table.art import rose_window
from game.titles.tiletum.table.pickable_widget import (
    LookWidget,
    PickableWidget,
    TableContext,
    TiletumHandlers,
)
from game.titles.tiletum.table.view import TableView, TiletumModel

ROSE_WINDOW_CENTRE: Final = (222.0, 222.0)
DIE_SIZE_BY_COUNT: Final = {1: 37.0, 2: 33.0, 3: 30.0, 4: 26.0, 5: 24.0}
DICE_POINTS_ON_TOP: Final[Mapping[int, tuple[Point, ...]]] = {
    1: ((0.0, -84.0),),
    2: ((-18.5, -93.0), (18.5, -93.0)),
    3: ((-17.4, -96.0), (17.4, -96.0), (0.0, -61.4)),
    4: ((-14.6, -101.0), (14.6, -101.0), (-14.6, -71.0), (14.6, -71.0)),
    5: ((0.0, -99.0), (-27.4, -97.5), (27.4, -97.5), (-13.6, -69.0), (13.6, -69.0)),
}
"""Where dice lie in the place on top, in u from the middle of the window, by their number. No die
touches another, although all lie upright."""
DICE_POINTS_AT_RIGHT: Final[Mapping[int, tuple[Point, ...]]] = {
    1: ((72.7, -42.0),),
    2: ((70.7, -60.4), (66.5, -23.2)),
    3: ((70.7, -62.2), (61.7, -29.3), (94.9, -24.8)),
    4: ((84.5, -51.2), (55.4, -48.5), (98.0, -22.1), (63.5, -19.7)),
    5: ((70.4, -71.7), (84.7, -45.2), (53.5, -43.2), (88.1, -18.7), (60.5, -16.9)),
}
"""The same of the place to the right of it; the others are mirrored from these two."""
TOP_AND_BOTTOM_PLACES: Final = (0, 3)
LOWER_PLACES: Final = (2, 3, 4)
LEFT_PLACES: Final = (4, 5)
DIE_TILTS_DEGREES: Final = (-7.0, 5.0, 8.0, -4.0, 3.0)
MAX_SINGLE_DICE: Final = 5
GLASS_MIDDLE_RADIUS = 92.0
PETAL_TOOLTIP_RADIUS = 40.0
"""How far the middle of a petal is, and how much of it round there a tip keeps clear of."""
DIE_TARGET_RADIUS: Final = 26.0
"""How far from its middle a click still means a die, if no other one is nearer."""
TOOLTIP_TARGET_RADIUS: Final = 17.0
"""How far a tile or a symbol of the wheel reaches."""


@dataclass(frozen=True, slots=True)
class DieLook:
    """The look of a die on the rose window; `equal_dice_count` is above 1 when several equal
    dice lie in one place."""

    good: str
    value: int
    size: float
    tilt_degrees: float
    equal_dice_count: int = 1


class RoseLook(NamedTuple):
    """What the rose window shows: its six places clockwise from the top, the dice as (good,
    value, number), and the explorer field with Silver."""

    petals: tuple[rose_window.PetalFace, ...]
    dice: tuple[tuple[str, int, int], ...]
    explorer_field: rose_window.ExplorerFieldFace | None = None


def rose_look(context: TableContext, model: TiletumModel, picked_die_value: int = 0) -> RoseLook:
    """Return what the rose window shows to the viewer, with the viewer's markers;
    `picked_die_value` is the value of the picked die, 0 for none."""
    view = model.view
    with_dice = {value for _, value, _ in view.dice}
    begun = view.die_of_action is not None and view.question_key not in ("turn", "king-tile")
    chosen = view.die_of_action[1] if begun and view.die_of_action is not None else picked_die_value
    petals = tuple(
        rose_window.PetalFace(
            value,
            action,
            context.say(f"action-{action}"),
            DIE_VALUE_AND_ACTION_POINTS_SUM - value,
            model.own_board.added_points_by_action.get(action, 0),
            view.tile_by_action[action],
            "chosen" if value == chosen else "lit" if value in with_dice else "dark",
        )
        for value, action in view.rose_window_values_and_actions
    )
    return RoseLook(petals, view.dice, _explorer_field_face(context, view))


def _explorer_field_face(
    context: TableContext, view: TableView
) -> rose_window.ExplorerFieldFace | None:
    """Return what the explorer field shows, None without Silver."""
    below = view.silver_view
    values = [value for value, _ in view.rose_window_values_and_actions]
    if below is None:
        return None
    place = values.index(below.explorer_field_values[0])
    symbol = values.index(below.step_symbol_value)
    name = context.say("action-explorer")
    tile = view.tile_by_action["explorer"]
    return rose_window.ExplorerFieldFace(
        place, name, tile, symbol, below.is_symbol_step_due, view.action == "explorer"
    )


class DieNode(PickableWidget[DieLook]):
    """A die on the rose window that can be picked."""

    def draw_look(self, canvas: Canvas, look: DieLook) -> None:
        """Draw the die, above a glow if it is chosen or pointed at, and its count if that is
        more than 1."""
        art = self.context.art_at_scale(canvas.px_per_u)
        x = self.width / 2
        y = self.height / 2
        if self.state == CHOSEN_STATE or self.hovered:
            draw_sprite(canvas, art.glow(look.size * 0.95, "#FFF1C4"), x, y)
        draw_sprite(canvas, art.die(look.good, look.value, look.size, look.tilt_degrees), x, y)
        if look.equal_dice_count > 1:
            draw_sprite(
                canvas,
                art.action_points_sprite(f"\N{MULTIPLICATION SIGN}{look.equal_dice_count}", 10),
                x + 14,
                y - 12,
            )


class PickableSignNode(PickableWidget[str]):
    """A sign on the rose window that picks an action, the free steps or a bonus tile. It lies where
    the sign is printed or the tile lies, and is visible only while it can be picked."""

    def draw_look(self, canvas: Canvas, look: str) -> None:
        """Draw the sign with a glow if it can be picked; otherwise draw nothing."""
        if self.state == NOTHING_TO_PICK_STATE:
            return
        art = self.context.art_at_scale(canvas.px_per_u)
        x = self.width / 2
        draw_sprite(canvas, art.glow(self.width * 0.62, "#FFD36B"), x, x)
        if look:
            draw_sprite(canvas, art.tile_sprite(look, 40.0), x, x)
        elif self.pick_name == "symbol":
            draw_sprite(canvas, art.icon("feet", 26.0, tone="ink"), x, x)
        else:
            draw_sprite(
                canvas, art.action_enamel_sprite(self.pick_name.removeprefix("action:"), 36.0), x, x
            )


class RosePanel(LookWidget[RoseLook]):
    """The panel of the rose window: the window with its die places, the dice, and the signs that
    can be picked."""

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the window without dice."""
        super().__init__(context, role="panel", name="rose")
        self._handlers = handlers
        self._petal_nodes = [self._make_petal_node(place) for place in range(6)]
        self._explorer_field_node = Node(
            width=2 * ROSE_WINDOW_CENTRE[0],
            height=2 * ROSE_WINDOW_CENTRE[1],
            hit=PredicateShape(self._is_point_on_explorer_field, ROSE_WINDOW_CENTRE),
            tooltip=lambda: handlers.tooltip_of_target("field"),
            name="explorer-field",
        )
        self._part_tooltips = TooltipAreasLayer(handlers.tooltip_of_target)
        words = context.say("pick-die")
        self._die_key_nodes = [
            make_shortcut_node((), words, partial(self._pick_die_by_value_key, n))
            for n in range(1, 7)
        ]
        self._die_target_by_value_key: Mapping[int, str] = {}
        self._dice_layer = Node()
        self._signs_layer = Node()
        self.die_nodes: list[DieNode] = []
        self.sign_nodes: dict[str, PickableSignNode] = {}
        self.add(
            *self._petal_nodes,
            self._explorer_field_node,
            self._part_tooltips,
            *self._die_key_nodes,
            self._dice_layer,
            self._signs_layer,
        )

    def _is_point_on_explorer_field(self, point: Point) -> bool:
        """Return whether a point lies on the explorer field; False in games without Silver."""
        arc = self.look.explorer_field if self.look is not None else None
        across = point[0] - ROSE_WINDOW_CENTRE[0]
        down = point[1] - ROSE_WINDOW_CENTRE[1]
        return arc is not None and rose_window.is_point_on_explorer_field(
            arc.first_place, across, down
        )

    def _make_petal_node(self, petal_index: int) -> Node:
        """Return an invisible node over a place's glass and enamel, with a tooltip of what a die
        of its value would bring."""
        x, y = rose_window.point_of_place_at_radius(petal_index, GLASS_MIDDLE_RADIUS)
        return Node(
            width=2 * ROSE_WINDOW_CENTRE[0],
            height=2 * ROSE_WINDOW_CENTRE[1],
            hit=PredicateShape(
                lambda point: rose_window.is_point_in_place(
                    petal_index, point[0] - ROSE_WINDOW_CENTRE[0], point[1] - ROSE_WINDOW_CENTRE[1]
                ),
                (ROSE_WINDOW_CENTRE[0] + x, ROSE_WINDOW_CENTRE[1] + y),
                (
                    ROSE_WINDOW_CENTRE[0] + x - PETAL_TOOLTIP_RADIUS,
                    ROSE_WINDOW_CENTRE[1] + y - PETAL_TOOLTIP_RADIUS,
                    2 * PETAL_TOOLTIP_RADIUS,
                    2 * PETAL_TOOLTIP_RADIUS,
                ),
            ),
            tooltip=lambda: (
                self._handlers.tooltip_of_target(f"petal:{self.look.petals[petal_index].value}")
                if self.look
                else None
            ),
            name=f"petal:{petal_index}",
        )

    def _update_tooltip_areas(self, look: RoseLook) -> None:
        """Place the tooltips of the bonus tiles, the explorer field and the step symbol."""
        told = {
            f"wheel-tile:{petal.action}": rose_window.point_of_place_at_radius(
                place,
                rose_window.RADIUS_OF_CIRCLE_OF_SIGNS,
                rose_window.TILE_DEGREES_FROM_PLACE_MIDDLE,
            )
            for place, petal in enumerate(look.petals)
        }
        arc = look.explorer_field
        if arc is not None:
            told["wheel-tile:explorer"] = rose_window.explorer_field_point(
                arc.first_place, rose_window.TILE_DEGREES_FROM_ARC_MIDDLE
            )
            told["symbol"] = rose_window.step_symbol_point(arc.step_symbol_place)
        reach = TOOLTIP_TARGET_RADIUS
        self._part_tooltips.place_parts(
            {
                name: square_box_around(ROSE_WINDOW_CENTRE[0] + x, ROSE_WINDOW_CENTRE[1] + y, reach)
                for name, (x, y) in told.items()
            }
        )

    @property
    def first_focus(self) -> Node | None:
        """The node that gets the keyboard focus first: the chosen die; if there is none, the first
        die that can be picked; None if there is neither."""
        lit = [die for die in self.die_nodes if die.focusable]
        return next((die for die in lit if die.state == CHOSEN_STATE), lit[0] if lit else None)

    def _pick_die_by_value_key(self, value: int) -> None:
        self._handlers.pick_target(self._die_target_by_value_key[value])

    def set_die_keys(self, dice: Mapping[int, str]) -> None:
        """Make the digit key of each value pick the given die target; keys of other values do
        nothing here."""
        self._die_target_by_value_key = dice
        for value, key in enumerate(self._die_key_nodes, start=1):
            key.keys = (str(value), f"[{value}]") if value in dice else ()

    def show_view_state(
        self, look: RoseLook, state_by_target: dict[str, str], action_of_asked_tile: str
    ) -> None:
        """Show the window; `action_of_asked_tile` is the action whose tile is asked about."""
        if look != self.look:
            self._rebuild_die_nodes(look)
        self.show_look(look)
        for die in self.die_nodes:
            die.set_highlight(state_by_target.get(die.pick_name, NOTHING_TO_PICK_STATE))
        self._update_tooltip_areas(look)
        self._update_pickable_sign_nodes(look, state_by_target, action_of_asked_tile)

    def place_of_value(self, value: int) -> int:
        """Return the place (0 to 5, clockwise from the top) that has a die value, 0 while nothing
        is shown."""
        petals = self.look.petals if self.look is not None else ()
        return next((place for place, petal in enumerate(petals) if petal.value == value), 0)

    def die_spots(self, die_value: int, dice_count: int) -> list[tuple[float, float]]:
        """Return the points at which `dice_count` dice of one value lie on the panel, in u; 0
        counts as 1, and more than `MAX_SINGLE_DICE` as that many."""
        place = self.place_of_value(die_value)
        count = min(max(dice_count, 1), MAX_SINGLE_DICE)
        return [
            (ROSE_WINDOW_CENTRE[0] + x, ROSE_WINDOW_CENTRE[1] + y)
            for x, y in dice_points(place, count)
        ]

    def _rebuild_die_nodes(self, look: RoseLook) -> None:
        self.look = look
        self._dice_layer.clear()
        self.die_nodes = []
        for value in range(1, 7):
            here = [(good, count) for good, at, count in look.dice if at == value]
            every = [good for good, count in here for _ in range(count)]
            single = len(every) <= MAX_SINGLE_DICE
            shown = [(good, 1) for good in every] if single else here
            size = DIE_SIZE_BY_COUNT[min(max(len(shown), 1), MAX_SINGLE_DICE)]
            spots = self.die_spots(value, len(shown))
            for number, (good, count) in enumerate(shown):
                look_of_die = DieLook(good, value, size, DIE_TILTS_DEGREES[number], count)
                self._add_die_node(
                    look_of_die, spots[number], (*spots[:number], *spots[number + 1 :])
                )

    def _add_die_node(self, look: DieLook, die_point: Point, other_dice: tuple[Point, ...]) -> None:
        """Add a die at a point. `other_dice` are the points of the dice beside it; a click nearer
        to one of them does not pick this die."""
        named = f"die:{look.good}.{look.value}"
        side = look.size
        alike = sum(die.pick_name == named for die in self.die_nodes)
        place = box(die_point[0] - side / 2, die_point[1] - side / 2, side, side)
        node = DieNode(self.context, named, self._handlers, **place)
        node.name = f"{named}#{alike + 1}" if alike else named
        good = self.context.area_name(look.good)
        node.label = self.context.say("die", good=good, value=look.value)
        node.hit = PredicateShape(
            lambda point: _is_within_reach_and_nearest_to_die(
                (point[0] + node.x, point[1] + node.y), die_point, other_dice
            ),
            (side / 2, side / 2),
            (0.0, 0.0, side, side),
        )
        node.show_look(look)
        self.die_nodes.append(node)
        self._dice_layer.add(node)

    def _update_pickable_sign_nodes(
        self, look: RoseLook, states: dict[str, str], bonus: str
    ) -> None:
        places = _pickable_sign_point_and_tile_by_name(look, bonus)
        wanted = {named: place for named, place in places.items() if named in states}
        if {*wanted} != {*self.sign_nodes}:
            self._signs_layer.clear()
            self.sign_nodes = {}
            for named, (x, y, _) in wanted.items():
                place = box(ROSE_WINDOW_CENTRE[0] + x - 22, ROSE_WINDOW_CENTRE[1] + y - 22, 44, 44)
                hit = Circle(22, 22, 22)
                node = PickableSignNode(
                    self.context, named, self._handlers, **place, name=named, hit=hit
                )
                self.sign_nodes[named] = node
                self._signs_layer.add(node)
        for named, (_, _, tile) in wanted.items():
            self.sign_nodes[named].show_look(tile)
            self.sign_nodes[named].set_highlight(states.get(named, LEGAL_STATE))
            self.sign_nodes[named].label = self.context.area_name(
                tile or named.removeprefix("action:")
            )

    def draw_look(self, canvas: Canvas, look: RoseLook) -> None:
        """Draw the window: stone, glass, enamels, and the explorer field."""
        art = self.context.art_at_scale(canvas.px_per_u)
        draw_sprite(canvas, art.rose_window_stone_sprite(), *ROSE_WINDOW_CENTRE)
        for place, petal in enumerate(look.petals):
            draw_sprite(canvas, art.petal_glass_sprite(place, petal), *ROSE_WINDOW_CENTRE)
            draw_sprite(canvas, art.petal_enamel_sprite(place, petal), *ROSE_WINDOW_CENTRE)
        if look.explorer_field is not None:
            draw_sprite(canvas, art.explorer_field_sprite(look.explorer_field), *ROSE_WINDOW_CENTRE)
            draw_sprite(
                canvas,
                art.symbol(
                    look.explorer_field.step_symbol_place, is_due=look.explorer_field.is_step_due
                ),
                *ROSE_WINDOW_CENTRE,
            )


def dice_points(place: int, count: int) -> list[Point]:
    """Return where `count` dice lie in a place, from the middle of the window in u."""
    top = place in TOP_AND_BOTTOM_PLACES
    points = (DICE_POINTS_ON_TOP if top else DICE_POINTS_AT_RIGHT)[count]
    across = -1.0 if place in LEFT_PLACES else 1.0
    down = -1.0 if place in LOWER_PLACES else 1.0
    return [(across * x, down * y) for x, y in points]


def _is_within_reach_and_nearest_to_die(
    point: Point, die_point: Point, other_dice: tuple[Point, ...]
) -> bool:
    """Return whether `point` is near enough to a die at `die_point`, and nearer to it than to every
    one of `other_dice`."""
    away = dist(point, die_point)
    return away <= DIE_TARGET_RADIUS and all(away < dist(point, other) for other in other_dice)


def _pickable_sign_point_and_tile_by_name(
    look: RoseLook, bonus: str
) -> dict[str, tuple[float, float, str]]:
    """Return, by the name of each sign that a question may offer to pick (actions, step symbol,
    bonus tile), its point and the tile that is drawn there, "" for none."""
    found = {}
    arc = look.explorer_field
    if arc is not None:
        found["action:explorer"] = (
            *rose_window.explorer_field_point(
                arc.first_place, rose_window.LANTERN_DEGREES_FROM_ARC_MIDDLE
            ),
            "",
        )
        found["symbol"] = (*rose_window.step_symbol_point(arc.step_symbol_place), "")
        if bonus == "explorer":
            found["bonus"] = (
                *rose_window.explorer_field_point(
                    arc.first_place, rose_window.TILE_DEGREES_FROM_ARC_MIDDLE
                ),
                arc.tile,
            )
    for place, petal in enumerate(look.petals):
        found[f"action:{petal.action}"] = (
            *rose_window.point_of_place_at_radius(
                place, rose_window.RADIUS_OF_CIRCLE_OF_SIGNS, -19
            ),
            "",
        )
        if bonus == petal.action:
            at = rose_window.point_of_place_at_radius(
                place,
                rose_window.RADIUS_OF_CIRCLE_OF_SIGNS,
                rose_window.TILE_DEGREES_FROM_PLACE_MIDDLE,
            )
            found["bonus"] = (*at, petal.bonus_tile)
    return found
