"""Motions of mines: the house, its cubes, raising ore, and water."""

from __future__ import annotations

from game.scene.animation import Animation, Call, Delay, Sequence, stagger
from game.scene.sprite import Sprite
from game.scene.theatre import Pose, Room, Throw, Tumble
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.sprite import Sprite as Piece
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.auctions import coin
from game.titles.tinners_trail.table.motions.backstage import Backstage, Painter, Point
from game.titles.tinners_trail.table.motions.moment import Moment

BUILD_MS, HOP_MS, HOP_GAP_MS = 400.0, 320.0, 70.0
POUR_MS, GLIDE_MS = 700.0, 180.0
WATER_MS, RISE_MS = 350.0, 260.0
MOST_CUBES = 16
SPREAD = 46.0


def build(back: Backstage, moment: Moment) -> Animation:
    """The engine house flies from the player's panel to the area."""
    seat = moment.event.seat
    plate = back.parts.plates[seat]
    way = (back.on(plate, plate.house_spot), back.area(moment.place, spots.HOUSE))
    colour = back.studio.colour(seat)
    house = back.fly(lambda art: art.engine_house(colour), way, BUILD_MS, 70, map_size=True)
    return Sequence(house, back.sound("cube"), moment.turn)


def pour(back: Backstage, moment: Moment) -> Animation:
    """Cubes pour out where the tile lay, tumble, and glide to their rows."""
    kinds = [kind for kind in spots.KINDS for _ in range(moment.event.amount(kind))][:MOST_CUBES]
    if not kinds:
        return moment.turn
    mine = moment.after.view.area(moment.place).owner >= 0
    source = back.area(moment.place, spots.TILE)
    ends = _ends(back, moment.place, kinds, mine=mine)
    nodes = [back.node(cube(kind), source, map_size=True) for kind in kinds]
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

    return Sequence(
        Call(lambda: _enter_all(back, nodes)),
        back.sound("pour"),
        Tumble(throws, room, show, POUR_MS, GLIDE_MS),
        Call(lambda: _leave_all(back, nodes)),
        moment.turn,
    )


def raise_ore(back: Backstage, moment: Moment) -> Animation:
    """Coins leave the player, cubes hop one by one to the panel."""
    event, place = moment.event, moment.place
    hops = []
    for kind in ("tin", "copper"):
        for number in range(event.amount(kind)):
            start = back.area(place, spots.cube_spot(kind, min(number, 4)))
            way = (start, back.ore(event.seat, kind))
            hops.append(back.fly(cube(kind), way, HOP_MS, 60, map_size=True))
    coins = []
    if event.amount("pounds"):
        purse = back.purse(event.seat)
        coins.append(back.vanish(coin, (purse, (purse[0] - 60, purse[1] + 14)), HOP_MS))
    return Sequence(
        back.sound("pick"), stagger(HOP_GAP_MS, *hops, *coins), moment.turn, back.sound("cube")
    )


def flood(back: Backstage, moment: Moment) -> Animation:
    """After the ore has left, one water cube rises out of the ground."""
    row = moment.before.view.area(moment.place).water
    x, y = spots.cube_spot("water", min(row, 4))
    way = (back.area(moment.place, (x, y + 16)), back.area(moment.place, (x, y)))
    rise = back.fly(cube("water"), way, RISE_MS, 0, map_size=True)
    return Sequence(back.sound("water"), rise, moment.turn)


def drain(back: Backstage, moment: Moment) -> Animation:
    """Water cubes drift away and fade."""
    row = moment.before.view.area(moment.place).water
    count = min(max(moment.event.amount("water"), 1), MOST_CUBES)
    drops = []
    for number in range(count):
        start = spots.cube_spot("water", max(min(row, 5) - 1 - number, 0))
        way = (back.area(moment.place, start), back.area(moment.place, (start[0] + 6, 44.0)))
        drops.append(back.vanish(cube("water"), way, WATER_MS))
    return Sequence(back.sound("water"), moment.turn, stagger(60, *drops))


def lay_tokens(back: Backstage, moment: Moment) -> Animation:
    """A drainage token drops on the tile."""
    x, y = spots.TOKEN
    way = (back.area(moment.place, (x, y - 60)), back.area(moment.place, (x, y)))
    drop = back.fly(lambda art: art.drainage_token(), way, WATER_MS, 0, map_size=True)
    return Sequence(drop, back.sound("cube"), moment.turn)


def bring_benefit(back: Backstage, moment: Moment) -> Animation:
    """What the survey card gives comes to the new mine."""
    flights = []
    for kind, count in moment.event.amounts:
        if kind in ("tin", "copper"):
            start = back.area(moment.place, (-60.0, -70.0))
            for number in range(min(count, 5)):
                way = (start, back.area(moment.place, spots.cube_spot(kind, number)))
                flights.append(back.fly(cube(kind), way, HOP_MS, 40, map_size=True))
        elif kind in ("miner", "pump"):
            start = back.area(moment.place, (-60.0, -70.0))
            spot = spots.MINER if kind == "miner" else spots.PUMP
            paint: Painter = miner if kind == "miner" else steam_pump
            way = (start, back.area(moment.place, spot))
            flights.append(back.fly(paint, way, HOP_MS, 30, map_size=True))
    return Sequence(stagger(HOP_GAP_MS, *flights), moment.turn, Delay(120))


def cube(kind: str) -> Painter:
    """Return a painter of a cube as large as on the map."""
    return lambda art: art.cube(kind)


def miner(art: PieceArt) -> Piece:
    """A miner of raw wood."""
    return art.miner()


def steam_pump(art: PieceArt) -> Piece:
    """A steam pump as large as it stands on the map."""
    return art.steam_pump(scale=0.8)


def _ends(back: Backstage, place: str, kinds: list[str], *, mine: bool) -> list[Point]:
    """Return where each cube comes to lie."""
    counts: dict[str, int] = {}
    ends = []
    for kind in kinds:
        number = counts.get(kind, 0)
        counts[kind] = number + 1
        spot = spots.cube_spot(kind, min(number, 4))
        if not mine:
            spot = spots.lying_spot(kind, number, wide=False)
        ends.append(back.area(place, spot))
    return ends


def _place(node: Sprite, pose: Pose) -> None:
    node.x, node.y = pose.x, pose.y


def _enter_all(back: Backstage, nodes: list[Sprite]) -> None:
    back.parts.flight.add(*nodes)


def _leave_all(back: Backstage, nodes: list[Sprite]) -> None:
    for node in nodes:
        if node in back.parts.flight.children:
            back.parts.flight.remove(node)
