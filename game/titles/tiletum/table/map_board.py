"""The map with everything on it, veiled but for what may be picked, and the life on it: carts
between towns, smoke over them, rings on the water."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.scene.drawing.colours import current_look
from game.scene.input.hit import Extent
from game.scene.nodes.node import Canvas, Node, Tip
from game.scene.nodes.zoom import LivelyNode
from game.scene.stage.placing import Point, box
from game.tabletop.art.small_art import RIPPLE_FRAMES, SMOKE_FRAMES
from game.tabletop.art.table_art import put_cell
from game.tabletop.map.areas import MapTarget, TargetHandlers
from game.tabletop.map.lights import strength
from game.tabletop.map.map_node import MapNode, MapViews
from game.tabletop.map.map_space import MapSpace
from game.tabletop.map.veil import MapVeil
from game.tabletop.panel.told_parts import ToldParts
from game.tabletop.table_model import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.blocks import BlockFace
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_plan import Curve, SpacePlan, TiletumMapPlan
from game.titles.tiletum.table.symbol_tips import tablet_tip
from game.titles.tiletum.table.views import TabletView

MOST_SMOKING = 5
HOUSES_THAT_SMOKE = 2
SMOKE_PER_SECOND = 5.0
SMOKE_APART = 3
CHIMNEY: Point = (4.0, -20.0)
"""Where smoke leaves a house, from its middle."""
MOST_CARTS: Final = 3
TRIP_SECONDS = 24.0
STEPS_PER_SECOND = 12.0
ENDS = 0.38
"""How near to its towns a cart comes, as a share of its road."""
CART: Final = 15.0
NO_WAY: Final = -1
"""The cost of a way to a space to which none leads."""
STEPS: Final = 12.0  # how far half the cost of a way reaches
RIPPLES: Final = ((356.0, 640.0), (504.0, 506.0), (908.0, 892.0), (1252.0, 890.0), (470.0, 196.0))
"""Where rings spread on open water, on the design's map."""
RINGS_PER_SECOND = 3.0
RING_APART = 5
QUIET_BEATS = 12

VEIL = 0.42
BELOW = -1.0
BETWEEN = 1.0
ABOVE = 2.0
STANDING = 3.0
NUMBER: Final = 24.0
NUMBERED: Final = inks.CELL.in_colour((0xF2, 0xE6, 0xC9))
PEOPLE_PITCH = 34.0
CROWDED_PITCH = 22.0
CROWD = 4
FIGURE: Final = (-15.0, -46.0, 30.0, 50.0)
"""The box of a figure round the point where it stands."""
BESIDE_TILE: Final = 38.0
"""How far from the middle of a road's tile the first figure stands, to the right or left."""

WIDE = 34.0
HIGH = 38.0


class TiletumLifeLook(NamedTuple):
    """What stirs: middles of houses that smoke and the roads on which carts drive; nothing of it,
    and no water, below the ground.
    """

    chimneys: tuple[Point, ...] = ()
    roads: tuple[tuple[str, str], ...] = ()
    europe: bool = True


def life_look(
    blocks: dict[str, BlockFace], plan: TiletumMapPlan, *, below: bool
) -> TiletumLifeLook:
    """Return what stirs over these spaces: towns with houses smoke and trade with each other."""
    if below:
        return TiletumLifeLook(europe=False)
    houses = {name: face.space.houses for name, face in blocks.items()}
    built = {name: sum(spot.owner >= 0 for spot in spots) for name, spots in houses.items()}
    smoking = [name for name, count in built.items() if count >= HOUSES_THAT_SMOKE]
    chimneys = [plan.spaces[name].houses[-1] for name in smoking]
    roads = [ends for ends in plan.roads if any(built.get(end) for end in ends)]
    step = max(len(roads) // MOST_CARTS, 1)
    return TiletumLifeLook(tuple(chimneys[:MOST_SMOKING]), tuple(roads[::step][:MOST_CARTS]))


class MapLife(LivelyNode):
    """Lies over the map and hides nothing: it is not there for the pointer."""

    def __init__(self, context: TableContext, plan: TiletumMapPlan) -> None:
        """Nothing stirs yet."""
        super().__init__()
        self._context = context
        self._plan = plan
        self.look = TiletumLifeLook(europe=False)

    def draw(self, canvas: Canvas) -> None:
        """Put everything where it is by now; at rest only the smoke stands."""
        look = self.look
        art = self._context.art(canvas.k)
        beat = int(self.seconds * SMOKE_PER_SECOND)
        plain = current_look().high_contrast
        for number, (x, y) in enumerate(() if plain else look.chimneys):  # it lies over names
            frame = (beat + SMOKE_APART * number) % SMOKE_FRAMES
            put(canvas, art.smoke(frame), x + CHIMNEY[0], y + CHIMNEY[1], 0.55)
        if not self.seconds:
            return
        for number, ends in enumerate(look.roads):
            # How far the cart of a number is: there, and back
            seconds = round(self.seconds * STEPS_PER_SECOND) / STEPS_PER_SECOND
            share = (seconds / (TRIP_SECONDS * (1 + 0.17 * number)) + 0.37 * number) % 2.0
            share = 2.0 - share if share > 1.0 else share
            x, y = on_curve(self._plan.roads[ends], ENDS + (1 - 2 * ENDS) * share)
            put(canvas, art.icon("merchant", CART, tone="ink"), x, y - 5)
        beat = int(self.seconds * RINGS_PER_SECOND)
        for number, (x, y) in enumerate(RIPPLES if look.europe else ()):
            frame = (beat + RING_APART * number) % (RIPPLE_FRAMES + QUIET_BEATS)
            if frame < RIPPLE_FRAMES:
                put(canvas, art.ripple(frame), x, y, 0.6)


def on_curve(curve: Curve, t: float) -> Point:
    """Return the point of a road at `t`, 0 to 1."""
    (ax, ay), (bx, by), (cx, cy) = curve
    first = (1 - t) ** 2
    second = 2 * t * (1 - t)
    third = t * t
    return first * ax + second * bx + third * cx, first * ay + second * by + third * cy


@dataclass(frozen=True, slots=True)
class MapLook:
    """Everything on the sheet that is shown: spaces, who stands where (colour and kind), the
    points of action to walk there; `dim` veils all that is not lit. Below the ground there are
    the sides of the maps, by number and side, and their tablets.
    """

    blocks: dict[str, BlockFace]
    people: dict[str, tuple[tuple[str, str], ...]]
    states: dict[str, str] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=dict)
    own: str = ""
    dim: bool = False
    maps: tuple[tuple[int, str], ...] = ()
    tablets: tuple[TabletView, ...] = ()


Tools = tuple[TableContext, TiletumMapPlan]
"""What draws, and where everything lies."""


class MapLayer(Node):
    """Something all over the map, below the spaces or above them."""

    def __init__(self, tools: Tools, space: MapSpace, z: float = BELOW) -> None:
        """Take what draws, where everything lies, and how large the map is."""
        super().__init__(z=z)
        (self._context, self._plan) = tools
        self._space = space


class TiletumSpaceNode(MapTarget):
    """A space; drawn round its middle."""

    def __init__(
        self, context: TableContext, plan: SpacePlan, space: MapSpace, handlers: TargetHandlers
    ) -> None:
        """Lie where the plan has it."""
        left, top, width, height = plan.block
        x, y = space.at(plan.centre)
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
        self.face: BlockFace | None = None
        self.steps = NO_WAY
        self.numbers: tuple[int, ...] = ()
        self.figures: tuple[Extent, ...] = ()
        """The boxes of the figures that stand here, round the middle of the space."""

    def contains(self, point: Point) -> bool:
        """Whether a point lies on the space, on what it takes to come here or on a figure there."""
        left, _, width, height = self.extent()
        cost = (left + width - STEPS, -8 + height / 2 - STEPS, 2 * STEPS, 2 * STEPS)
        beside = (*self.figures, cost) if self.steps > NO_WAY else self.figures
        return super().contains(point) or any(
            x <= point[0] < x + wide and y <= point[1] < y + high for x, y, wide, high in beside
        )

    @property
    def ringed(self) -> Extent:
        """What a ring goes round: the space, with what it takes to come here on its edge."""
        left, top, width, height = self.extent()
        return (
            (left, top, width + STEPS, height + STEPS / 2) if self.steps > NO_WAY else self.extent()
        )

    def draw_ring(self, canvas: Canvas) -> None:
        """Put the focus ring, round the cost too."""
        canvas.ring(self.ringed, None)

    def drawn_from(self) -> tuple[object, ...]:
        """Return what stands there and how it is lit."""
        return *super().drawn_from(), self.face, self.steps, self.numbers

    def draw(self, canvas: Canvas) -> None:
        """Put the space, then its light, and what it takes to come here."""
        if self.face is None:
            return
        art = self._context.art(canvas.k)
        name = self._plan.name
        put(canvas, art.block(self.face), 0, 0)
        if self.state == "chosen" or self.pointed_out:
            put(canvas, art.block_light(name, "chosen"), 0, 0)
        elif self.state == "legal":
            put(canvas, art.block_light(name, "legal"), 0, 0, strength(self.breath))
        if self.afterglow:
            put(canvas, art.block_light(name, "told"), 0, 0, 0.8 * self.afterglow)
        if (self.hovered or self.focused) and self.state:
            put(canvas, art.block_light(name, "told"), 0, 0)
        left, top, width, height = self.extent()
        if self.steps > NO_WAY:
            put(canvas, art.quatrefoil(str(self.steps), STEPS), left + width, height / 2 - 8)
        for place, number in enumerate(self.numbers):
            spot = (left + (NUMBER + 2) * place, top - NUMBER / 2, NUMBER, NUMBER)
            put_cell(canvas, spot, "now", NUMBER / 2)
            canvas.words(str(number), NUMBERED, spot, "centre")


class People(MapLayer):
    """Everybody where they stand; `away` are those that walk just now: space, colour and kind."""

    def __init__(self, tools: Tools, space: MapSpace) -> None:
        """Stand over the spaces."""
        super().__init__(tools, space, STANDING)
        self.shown: dict[str, tuple[tuple[str, str], ...]] = {}
        self.own = ""
        self.away: set[tuple[str, str, str]] = set()

    def drawn_from(self) -> tuple[object, ...]:
        """Return who stands where."""
        return self._space.scale, tuple(self.shown.items()), self.own, tuple(sorted(self.away))

    def spot(self, space: str, number: int, of: int) -> tuple[float, float]:
        """Return where one of several people in a space stands, on the design's map: below a town,
        and on a road to the right and left of its tile in turn.
        """
        plan = self._plan.spaces[space]
        x, y = plan.stand
        pitch = PEOPLE_PITCH if of <= CROWD else CROWDED_PITCH
        if plan.bonus == plan.centre:
            row, left = divmod(number, 2)
            aside = BESIDE_TILE + pitch * row
            return plan.centre[0] + (-aside if left else aside), plan.centre[1] + FIGURE[3] / 2
        return x + pitch * (number - (of - 1) / 2), y - 4

    def boxes(self, space: str) -> tuple[Extent, ...]:
        """Return the boxes of the figures in a space, round the middle of the space."""
        x, y = self._plan.spaces[space].centre
        people = self.shown.get(space, ())
        spots = [self.spot(space, number, len(people)) for number in range(len(people))]
        left, top, width, height = FIGURE
        return tuple((at - x + left, down - y + top, width, height) for at, down in spots)

    def draw(self, canvas: Canvas) -> None:
        """Put everybody; a ring of light marks who is sent."""
        art = self._context.art(canvas.k * self._space.scale)
        for space, people in self.shown.items():
            for number, (colour, kind) in enumerate(people):
                if (space, colour, kind) in self.away:
                    continue
                x, y = self._space.at(self.spot(space, number, len(people)))
                if f"{colour} {kind}" == self.own:
                    put(canvas, art.glow(26.0, "#FFD36B"), x, y - 12 * self._space.scale)
                put(canvas, art.piece(kind, colour, 0.92), x, y)


class TiletumMapBoard(MapNode[TiletumSpaceNode]):
    """Roads and tablets below, then spaces, people on top."""

    def __init__(
        self,
        tools: Tools,
        space: MapSpace,
        calls: tuple[Callable[[str], None], Callable[[str], Tip | None]],
        views: MapViews,
    ) -> None:
        """Make every space of the plan."""
        super().__init__(space, views)
        self._context, self.plan = tools
        self._handlers = TargetHandlers(*calls, self.grip)
        self._veil = MapVeil(space, VEIL, BETWEEN)
        self.roads = Roads(tools, space)
        self.tablets = Tablets(tools, space)
        self.people = People(tools, space)
        self.tags = ToldParts(calls[1])
        self.life = MapLife(*tools)
        self._lying: tuple[TabletView, ...] = ()
        self.lay_targets(tuple(self.plan.spaces))

    def make_target(self, name: str) -> TiletumSpaceNode:
        """Return a space, which is not seen before it is shown."""
        node = TiletumSpaceNode(self._context, self.plan.spaces[name], self.space, self._handlers)
        node.visible = False
        return node

    def layers(self) -> tuple[Node, ...]:
        """Roads lie below all, the veil between what is dark and what is lit."""
        self.tablets.lay(self._lying, self._handlers)
        self.lay_over(self.life)
        self.lay_over(self.tags)
        return self.roads, self.tablets, self.tags, self._veil, self.people, self.life

    def live(self, seconds: float) -> None:
        """Let carts, smoke and water move."""
        self.life.pass_time(seconds)

    def number(self, numbers: dict[str, tuple[int, ...]]) -> None:
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
        self.tags.lay(
            {f"map:{number}{side}": strips[number, side].tag for number, side in look.maps}
        )
        if self._lying != look.tablets:
            self._lying = look.tablets
            self.tablets.lay(self._lying, self._handlers)
        for name, node in self.targets.items():
            node.visible = name in look.blocks
            node.state = look.states.get(name, "") if node.visible else ""
            node.focusable = bool(node.state)
            node.keep_clear = bool(node.state) and look.dim
            if node.visible:
                node.face = look.blocks[name]
                node.steps = look.steps.get(name, NO_WAY)
                node.figures = self.people.boxes(name)
                node.label, node.z = labels.get(name, name), ABOVE if node.state else 0.0


# Roads of Europe, and the galleries below the ground with the names of the maps.


class Roads(MapLayer):
    """All roads of Europe below the spaces, or all galleries of the second sheet."""

    maps: tuple[tuple[int, str], ...] = ()

    def drawn_from(self) -> tuple[object, ...]:
        """Return the size of the map and what lies below."""
        return self._space.scale, self.maps

    def draw(self, canvas: Canvas) -> None:
        """Put every road, or every gallery and the names of the maps."""
        art = self._context.art(canvas.k * self._space.scale)
        if not self.maps:
            for curve in self._plan.roads.values():
                put(canvas, art.road(curve), *self._space.at(curve[0]))
            return
        for ends, curve in self._plan.galleries.items():
            if self._plan.side_of[ends[0]] in self.maps:
                put(canvas, art.gallery(curve), *self._space.at(curve[0]))
        for number, side in self.maps:
            left, top, width, height = self._plan.strips[number, side].tag
            name = self._context.area(f"map:{number}{side}")
            put(canvas, art.map_tag(number, name, (width, height)), *self._space.at((left, top)))


# The stone tablets on the galleries: drawn with what they bring, told when they are pointed at.


class TabletNode(MapTarget):
    """A tablet; it is passed, never picked."""

    def __init__(
        self, context: TableContext, name: str, handlers: TargetHandlers, *, covered: bool
    ) -> None:
        """Take its name; whoever lays it says where."""
        super().__init__(name, handlers, width=WIDE, height=HIGH, anchor=(0.5, 0.5))
        self._context = context
        self._covered = covered
        self.name = f"{name}-covered" if covered else name
        self.label = context.area(name)
        self.tooltip = tablet_tip(context, name, covered=covered)
        self.on_click = None

    def drawn_from(self) -> tuple[object, ...]:
        """Return what it is."""
        return self.target, self._covered

    def draw(self, canvas: Canvas) -> None:
        """Put the stone."""
        art = self._context.art(canvas.k)
        put(canvas, art.tablet(self.target, covered=self._covered), 0, 0)


class Tablets(MapLayer):
    """Every tablet of the sides in use; none in games without silver."""

    def lay(self, tablets: tuple[TabletView, ...], handlers: TargetHandlers) -> None:
        """Lay them out anew."""
        self.clear()
        for each in tablets:
            node = TabletNode(self._context, each.name, handlers, covered=each.covered)
            node.x, node.y = self._space.at(self._plan.tablet(*each.ends))
            node.scale = self._space.scale
            self.add(node)
