"""Animations of single events: flying goods, pieces and tiles, and counted points."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.scene.animation import animation, easings, node_animations
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import Point
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.landings import land
from game.tabletop.motion.rides import ride
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.flights import TiletumFlights, TiletumMoment
from game.titles.tiletum.table.panels.strip import KING

WALK_MS = 340.0
GOOD_MS = 320.0
DIE_MS = 300.0
CARD_MS = 420.0
RISE_MS = 90.0
TOLD_MS = 620.0
READ_MS = 320.0
MOST_GOODS = 6
STAGGER_MS = 50.0
STEPS: Final = {"merchant": "cart", "architect": "dividers", "explorer": "boots"}
"""What a step of each sounds like."""


def carry(
    flights: TiletumFlights,
    moment: TiletumMoment,
    sound: str,
    paint: Callable[[TiletumArt], Piece],
    start: Point,
    end: Point,
) -> animation.Animation:
    """Return the animation of a picture that moves between two points, with a sound; then the model
    changes."""
    return animation.Sequence(
        flights.sound(sound), flights.fly(paint, start, end, CARD_MS), moment.turn
    )


def take_die(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a die that moves to its seat."""
    good = moment.event.card
    value = moment.event.amount("value")
    x, y = flights.points(moment.event.seat)
    way = flights.petal(value), (x - 60, y)
    flight = flights.fly(lambda art: art.die(good, value, 37.0), *way, DIE_MS, 60)
    return animation.Sequence(flights.sound("dice"), animation.Parallel(moment.turn, flight))


def gain(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of goods to the panel: those of a die from its petal, silver from the
    middle."""
    silver = moment.event.kind == "gained-silver"
    good = "silver" if silver else moment.event.card
    number = moment.event.amount("silver" if silver else "number")
    die = None if silver else moment.before.view.die
    way = flights.petal(die[1]) if die else flights.middle(), flights.good(moment.event.seat, good)
    streams = [
        animation.Sequence(
            animation.Delay(STAGGER_MS * at),
            flights.fly(lambda art: art.good(good, 26.0), *way, GOOD_MS, 50),
        )
        for at in range(min(number, MOST_GOODS))
    ]
    return animation.Sequence(
        flights.sound("silver" if silver else "coin"), animation.Parallel(*streams), moment.turn
    )


def walk(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a step: a wagon, dividers or a lantern along the road or gallery."""
    kind = moment.event.kind.removeprefix("moved-")
    seat = moment.event.seat
    end = moment.place
    sheet = flights.plan.spaces[end].map
    spaces = moment.before.view.spaces.values()
    starts = [each.name for each in spaces if (seat, kind) in each.people and each.map == sheet]
    start = starts[0] if starts else end
    colour = flights.context.colour(seat)
    people = flights.parts.chart.people
    way = flights.way(start, end)
    piece = flights.node(lambda art: art.piece(kind, colour, 0.92), way[0], map_size=True)
    return animation.Sequence(
        flights.sound(STEPS[kind]),
        animation.Call(partial(people.away.add, (start, colour, kind))),
        flights.staged(piece, ride(piece, way, WALK_MS, easings.in_out_sine)),
        animation.Call(partial(people.away.discard, (start, colour, kind))),
        moment.turn,
    )


def hire(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a new explorer to the first town of a map."""
    colour = flights.context.colour(moment.event.seat)
    seat = moment.event.seat
    way = flights.seat(seat), flights.model(moment.place)
    return carry(flights, moment, "boots", lambda art: art.piece("explorer", colour, 0.92), *way)


def raise_level(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of silver to the raised technology."""
    arts = flights.parts.arts
    named = [row.named for row in arts.rows]
    place = named.index(moment.event.card) if moment.event.card in named else 0
    end = flights.on(arts, arts.level_spot(place, moment.event.amount("level")))
    way = (flights.good(moment.event.seat, "silver"), end)
    told = tell(flights, moment)
    paint = partial(TiletumArt.good, good="silver", size=26.0)
    return carry(flights, replace(moment, turn=told), "silver", paint, *way)


def build(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a house, pillar or mine thrown to its town."""
    kind = moment.event.kind.removeprefix("built-")
    colour = flights.context.colour(moment.event.seat)
    way = flights.seat(moment.event.seat), flights.space(moment.place)
    landing = land(flights, lambda art: art.piece(kind, colour), *way, moment.turn)
    return animation.Sequence(flights.sound(kind), landing)


def store(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a tile to the storehouse."""
    tile = moment.event.card
    way = (flights.start(moment), flights.store(moment.event.seat))
    return carry(flights, moment, "card", lambda art: art.tile(tile, 44.0), *way)


def move_in(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a character or crest to its building."""
    tile = moment.event.card
    seat = moment.event.seat
    way = flights.store(seat), flights.building(seat, moment.event.amount("building"))
    sound = "crest" if moment.event.kind == "placed-crest" else "card"
    flight = flights.fly(lambda art: art.tile(tile, 44.0), *way, CARD_MS, 30)
    return animation.Sequence(flights.sound(sound), flight, moment.turn)


def score(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of points to the panel."""
    seat = moment.event.seat
    points = moment.event.amount("points")
    words = f"+{points}" if points >= 0 else str(points)
    way = flights.start(moment), flights.points(seat)
    sound = "cathedral" if moment.event.kind == "contributed" else "coin"
    return carry(flights, moment, sound, lambda art: art.hexagon(words, 19.0), *way)


def count(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of scoring: the document of king or fair opens, and points move from its
    rows to the seats."""
    event = moment.event
    view = moment.before.view
    fair = event.kind == "fair-scored"
    order = view.order if fair else view.king_order
    points = event.amount("points")
    row = order.index(event.seat)
    which = f"fair:{view.round}" if fair else KING
    words = f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
    document = flights.parts.document
    way = flights.on(document, document.points_spot(row)), flights.points(event.seat)
    flight = flights.fly(lambda art: art.hexagon(words, 21.0), *way, CARD_MS, 40)
    before = flights.step[: flights.step.index(event)]
    return animation.Sequence(
        animation.Call(partial(flights.count_in, which, event.seat, before)),
        animation.Delay(READ_MS),
        animation.Sequence(flights.sound("coin"), flight) if points else animation.Delay(0.0),
        moment.turn,
    )


def fulfil(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a contract, shown before its points are scored."""
    tile = moment.event.card
    start = flights.middle()
    card = flights.node(lambda art: art.card(tile), (start[0] - 43, start[1] - 64))
    shown = flights.staged(card, animation.Delay(CARD_MS), node_animations.fade(card, 0.0, 160.0))
    return animation.Sequence(flights.sound("quill"), shown, score(flights, moment))


def rise(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return the animation of a marker up the king track, space by space."""
    seat = moment.event.seat
    steps = moment.event.amount("steps")
    before, after = (each.view.seats[seat].king for each in (moment.before, moment.after))
    colour = flights.context.colour(seat)
    scale = flights.parts.track.scale
    disc = flights.node(lambda art: art.disc(colour, 11.4 * scale), flights.track(before))
    way = node_animations.move(
        disc, flights.track(after), RISE_MS * max(steps, 1), easings.out_cubic
    )
    return animation.Sequence(flights.sound("coin"), flights.staged(disc, way), moment.turn)


def tell(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Return a text note, for events without movement."""
    if not (words := flights.messages.event(moment.event)):
        return moment.turn
    note = FloatingNote(words, flights.middle())
    return animation.Sequence(moment.turn, flights.staged(note, animation.Delay(TOLD_MS)))
