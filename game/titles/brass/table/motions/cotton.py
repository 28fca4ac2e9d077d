"""Animations of cotton: bales move to a port or to the distant market, where a tile is turned
up."""

from game.scene.animation import easings, node_animations
from game.scene.animation.animation import Animation, Delay, Sequence
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.turning_pieces import TurningPiece, turn_over
from game.text.numerals import MINUS
from game.titles.brass.table.motions.counters import BrassMoment, Painter, walk
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.motions.goods import bale, carry, pay

TILE_SCALE = 2.6
COME_MS = 300.0
FLIP_MS = 300.0
READ_MS = 800.0
GO_MS = 260.0


def sell_to_port(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of a bale along the links from the mill to the port."""
    mill, port = moment.event.places
    lines = moment.before.way(mill, port)
    way = [*flights.way(mill, lines), flights.place(port)]
    return Sequence(flights.sound("bale"), carry(flights, bale, way, len(lines)), moment.turn)


def sell_to_market(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of a bale to the distant market."""
    flight = flights.fly(bale, flights.place(moment.place), flights.tiles(), 480.0, 120)
    return Sequence(flights.sound("ship"), flight, moment.turn)


def turn_tile(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of a market tile that moves to the middle, turns over and is read."""
    steps = moment.event.amount("steps")
    words = f"{MINUS}{steps}" if steps else "0"
    faces: tuple[Painter, Painter] = (
        lambda art: art.market_tile("", TILE_SCALE),
        lambda art: art.market_tile(words, TILE_SCALE),
    )
    here = flights.tiles()
    there = flights.middle()
    down = TurningPiece(flights.context, faces, here)
    down.scale = 1 / TILE_SCALE
    up = flights.node(faces[1], there)
    said = FloatingNote(flights.said(moment.event), (there[0], there[1] + 96))
    coming = Sequence(
        node_animations.move(down, there, COME_MS, easings.out_cubic),
        node_animations.grow(down, 1.0, 120, easings.out_back),
    )
    return Sequence(
        flights.sound("tile"),
        flights.staged(down, coming),
        turn_over(flights, faces, there, FLIP_MS, map_size=False),
        flights.enter(up, said),
        moment.turn,
        Delay(READ_MS),
        flights.leave(said),
        node_animations.fade(up, 0.0, GO_MS),
        flights.leave(up),
    )


def earn_bonus(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of the income marker, by the bonus beside the demand marker."""
    spaces = moment.event.amount("spaces")
    return Sequence(flights.sound("marker"), walk(flights, moment.event.seat, spaces), moment.turn)


def earn_money(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of the distant market's payment."""
    coins = min(moment.event.amount("pounds"), 4)
    paid = pay(flights, flights.tiles(), flights.purse(moment.event.seat), coins)
    return Sequence(flights.sound("coins"), paid, moment.turn)


def close_market(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of the closing market."""
    said = FloatingNote(flights.said(moment.event), flights.middle())
    return Sequence(
        flights.sound("closed"), moment.turn, flights.staged(said, Delay(READ_MS + 300))
    )
