"""Motions of one piece from one place to another: what it is, where it starts and ends."""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.animation.animation import Animation, Delay, Sequence
from game.tabletop.motion.flights import Point
from game.tabletop.motion.landings import land
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES
from game.titles.tinners_trail.table.art.pieces import Painter
from game.titles.tinners_trail.table.chart import piece_positions
from game.titles.tinners_trail.table.motions.flights import Motion, TrailFlights, TrailMoment

PIECES = {"adit": "adit", "train": "train", "port": "ship", "miner": "miner"}
"""The pictures of developments."""
SOUNDS = {"port": "ship", "train": "train", "adit": "adit", "miner": "cube"}

Where = Callable[[TrailFlights, TrailMoment], Point]
Which = Callable[[TrailFlights, TrailMoment], Painter]


def home(flights: TrailFlights, moment: TrailMoment) -> Point:
    """The panel of whose event it is."""
    return flights.of_seat(moment.event.seat, "mines")


def held(part: str) -> Where:
    """What the event's seat has of something."""
    return lambda flights, moment: flights.of_seat(moment.event.seat, part)


def there(x: float, y: float) -> Where:
    """A place round the origin of the event's area."""
    return lambda flights, moment: flights.area(moment.place, (x, y))


def on_board(kind: str) -> Where:
    """Where a development was."""
    return lambda flights, moment: flights.board(kind, moment.before.view.round)


def placed(kind: str) -> Where:
    """Where a development comes to stand."""
    return lambda flights, moment: flights.place_of(moment, kind)


def lump(rise: float = 0.0) -> Where:
    """Where the last lump of the event's area lies before or after it, or so far above."""

    def spot(flights: TrailFlights, moment: TrailMoment) -> Point:
        views = (moment.before.view, moment.after.view)
        area = max((view.area(moment.place) for view in views), key=lambda area: area.arsenic)
        number = min(area.arsenic, 5) - 1
        if area.owner >= 0:
            x, y = piece_positions.cube_spot("arsenic", number, train=area.train)
        else:
            wide = piece_positions.lies_open(area)
            x, y = piece_positions.lying_spot(area.name, "arsenic", number, wide=wide)
        return flights.area(moment.place, (x, y - rise))

    return spot


def emigrated_to(flights: TrailFlights, moment: TrailMoment) -> Point:
    """The space of the place that has just been taken, or paid from."""
    place = moment.event.places[-1] if moment.event.places else "michigan"
    if place not in PLACE_NAMES:
        return flights.middle()
    return flights.emigrants(place, min(moment.before.view.round, 4))


def eye_of_plate(flights: TrailFlights, moment: TrailMoment) -> Point:
    """Where a player's eye is taken from."""
    plate = flights.parts.plates[moment.event.seat]
    return flights.on(plate, (30.0, plate.height / 2))


def always(paint: Painter) -> Which:
    """The same piece, whosever event it is."""
    return lambda flights, moment: paint


def own(paint: Callable[[str], Painter]) -> Which:
    """A piece in the colour of whose event it is."""
    return lambda flights, moment: paint(flights.context.colour(moment.event.seat))


@dataclass(frozen=True)
class Carried:
    """A piece that flies to a place in so many ms and so high, on the map as large as there, and
    what is heard when it leaves and when it has come.
    """

    which: Which
    start: Where
    end: Where
    ms: float
    height: float = 60.0
    leaves: str = ""
    lands: str = "cube"
    map_size: bool = True

    def __call__(self, flights: TrailFlights, moment: TrailMoment) -> Animation:
        """Return the motion of an event."""
        way = self.start(flights, moment), self.end(flights, moment)
        paint = self.which(flights, moment)
        flight = flights.fly(paint, *way, self.ms, self.height, map_size=self.map_size)
        before, after = (
            [flights.sound(name)] if name else [] for name in (self.leaves, self.lands)
        )
        return Sequence(*before, flight, *after, moment.turn)


def landed(which: Which, start: Where, end: Where, sound: str) -> Motion:
    """A piece is thrown to its place on the map, where dust flies."""

    def motion(flights: TrailFlights, moment: TrailMoment) -> Animation:
        way = start(flights, moment), end(flights, moment)
        arrive = Sequence(flights.sound(sound), moment.turn)
        return land(flights, which(flights, moment), *way, arrive)

    return motion


def heard(sound: str, ms: float) -> Motion:
    """Nothing flies: a sound, and the change is seen."""
    return lambda flights, moment: Sequence(flights.sound(sound), moment.turn, Delay(ms))
