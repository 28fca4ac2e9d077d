"""Motions of mines: the house, its cubes, raising ore, and water."""

from __future__ import annotations

from game.scene.animation.animation import (
    Animation,
    Parallel,
    Sequence,
    Tween,
    in_cubic,
    move,
    out_back,
    stagger,
)
from game.scene.animation.physics import Pose, Room, Throw, Tumble
from game.scene.nodes.sprite import Sprite
from game.tabletop.motion.flights import Point, land, prop, ripple
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.auctions import coin
from game.titles.tinners_trail.table.motions.flights import (
    Painter,
    TrailFlights,
    TrailMoment,
)

HOP_MS, HOP_GAP_MS = 320.0, 70.0
POUR_MS, GLIDE_MS = 700.0, 180.0
WATER_MS, RISE_MS, SHRINK_MS = 350.0, 260.0, 90.0
MOST_CUBES = 16
SPREAD = 46.0


def build(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """The engine house flies from the player's panel to the area."""
    seat = moment.event.seat
    way = (flights.of_seat(seat, "mines"), flights.area(moment.place, spots.HOUSE))
    colour = flights.context.colour(seat)
    arrive = Sequence(flights.sound("cube"), moment.turn)
    return land(flights, lambda art: art.engine_house(colour), way, arrive)


def pour(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Cubes pour out in the middle of an area, tumble, and glide to their rows."""
    kinds = [kind for kind in spots.KINDS for _ in range(moment.event.amount(kind))][:MOST_CUBES]
    if not kinds:
        return moment.turn
    source = flights.area(moment.place, spots.TILE)
    ends = _ends(flights, moment.after.view.area(moment.place), kinds)
    nodes = [flights.node(cube(kind), source, map_size=True) for kind in kinds]
    throws = [
        Throw(
            Pose(*source),
            Pose(*end),
            size=18.0,
            velocity=((n * 37 % 11 - 5) * 26.0, -160.0 - n * 31 % 90),
            spin=(n * 53 % 9 - 4) * 90.0,
            delay_ms=n * 18.0,
        )
        for n, end in enumerate(ends)
    ]
    floor = max(y for _, y in ends) + 14
    room = Room(
        source[0] - SPREAD * 1.6,
        source[1] - 140,
        SPREAD * 3.6,
        floor - source[1] + 140,
        gravity=1800.0,
        friction=0.8,
        bounce=0.25,
    )

    def show(number: int, pose: Pose) -> None:
        _place(nodes[number], pose)

    poured = flights.lifting(
        {f"cube:{moment.place}:{kind}" for kind in kinds},
        flights.enter(*nodes),
        flights.sound("pour"),
        Tumble(throws, room, show, POUR_MS, GLIDE_MS),
        flights.leave(*nodes),
    )
    return Sequence(poured, moment.turn)


def raise_ore(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Coins leave the player, cubes hop one by one to the panel."""
    event, place = moment.event, moment.place
    hops = []
    for kind in ("tin", "copper"):
        for number in range(event.amount(kind)):
            start = flights.area(place, spots.cube_spot(kind, min(number, 4)))
            way = (start, flights.of_seat(event.seat, kind))
            hop = flights.fly(cube(kind), way, HOP_MS, 60, map_size=True)
            hops.append(Sequence(hop, flights.sound(kind)))
    coins = []
    if event.amount("pounds"):
        purse = flights.of_seat(event.seat, "money")
        coins.append(flights.vanish(coin, (purse, (purse[0] - 60, purse[1] + 14)), HOP_MS))
    return Sequence(flights.sound("pick"), stagger(HOP_GAP_MS, *hops, *coins), moment.turn)


def flood(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """After the ore has left, one water cube rises out of the ground amid rings."""
    row = moment.before.view.area(moment.place).water
    x, y = spots.cube_spot("water", min(row, 4))
    water = prop(flights, cube("water"), flights.area(moment.place, (x, y + 12)))
    rise = Parallel(
        move(water, flights.area(moment.place, (x, y)), RISE_MS, out_back),
        Tween(water.stretch, (0.2, 1.0), RISE_MS, travels=True),
    )
    rings = ripple(flights, flights.area(moment.place, (x, y + 8)))
    risen = Sequence(flights.staged(water, rise), moment.turn)
    return Sequence(flights.sound("water"), Parallel(rings, risen))


def drain(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Water cubes shrink to drops that run off."""
    look = moment.before.view.area(moment.place)
    count = min(max(moment.event.amount("water"), 1), MOST_CUBES)
    end = flights.outlet(moment.after.view.area(moment.place))
    drops = []
    for number in range(count):
        spot = flights.cube_at(look, "water", max(min(look.water, 5) - 1 - number, 0))
        drops.append(_drop(flights, (spot, end)))
    runs = Sequence(stagger(70, *drops), ripple(flights, end))
    return Sequence(flights.sound("water"), moment.turn, runs)


def _drop(flights: TrailFlights, way: tuple[Point, Point]) -> Animation:
    """Let a cube of water shrink to a drop and run off."""
    water = prop(flights, cube("water"), way[0])
    drop = prop(flights, lambda art: art.drop(), way[0])
    return Sequence(
        flights.staged(water, Tween(water.stretch, (1.0, 0.35), SHRINK_MS, travels=True)),
        flights.staged(drop, move(drop, way[1], WATER_MS, in_cubic)),
    )


def cube(kind: str) -> Painter:
    """Return a painter of a cube as large as on the map."""
    return lambda art: art.cube(kind)


def _ends(flights: TrailFlights, area: AreaView, kinds: list[str]) -> list[Point]:
    """Return where each cube comes to lie."""
    counts: dict[str, int] = {}
    ends = []
    for kind in kinds:
        number = counts.get(kind, 0)
        counts[kind] = number + 1
        ends.append(flights.cube_at(area, kind, number))
    return ends


def _place(node: Sprite, pose: Pose) -> None:
    node.x, node.y, node.angle = pose.x, pose.y, -pose.angle
