"""Motions of one piece from one place to another: what it is, where it starts and ends."""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.animation.animation import Animation, Delay, Sequence
from game.tabletop.motion.flights import Point
from game.tabletop.motion.landings import landing_animation
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES
from game.titles.tinners_trail.table.art.pieces import Painter
from game.titles.tinners_trail.table.chart import piece_positions
from game.titles.tinners_trail.table.motions.flights import Motion, TrailFlights, TrailMoment

PIECES = {"adit": "adit", "train": "train", "port": "ship", "miner": "miner"}
"""The pictures of developments."""
SOUNDS = {"port": "ship", "train": "train", "adit": "adit", "miner": "cube"}

Where = Callable[[TrailFlights, TrailMoment], Point]
Which = Callable[[TrailFlights, TrailMoment], Painter]


def panel_spot(flights: TrailFlights, moment: TrailMoment) -> Point:
    """The panel of whose event it is."""
    return flights.seat_part_spot(moment.event.seat, "mines")


def panel_part_spot(part: str) -> Where:
    """What the event's seat has of something."""
    return lambda flights, moment: flights.seat_part_spot(moment.event.seat, part)


def area_offset_spot(x: float, y: float) -> Where:
    """A place round the origin of the event's area."""
    return lambda flights, moment: flights.area_spot(moment.place, (x, y))


def development_spot(kind: str) -> Where:
    """Where a development was."""
    return lambda flights, moment: flights.development_spot(kind, moment.before.view.round)


def placed_piece_spot(kind: str) -> Where:
    """Where a development comes to stand."""
    return lambda flights, moment: flights.placed_piece_spot(moment, kind)


def arsenic_spot(rise: float = 0.0) -> Where:
    """Where the last lump of the event's area lies before or after it, or so far above."""

    def spot(flights: TrailFlights, moment: TrailMoment) -> Point:
        views = (moment.before.view, moment.after.view)
        area = max((view.area(moment.place) for view in views), key=lambda area: area.arsenic)
        number = min(area.arsenic, 5) - 1
        if area.owner >= 0:
            x, y = piece_positions.cube_spot("arsenic", number, train=area.train)
        else:
            wide = piece_positions.has_open_tile(area)
            x, y = piece_positions.lying_ore_spot(area.name, "arsenic", number, wide=wide)
        return flights.area_spot(moment.place, (x, y - rise))

    return spot


def emigration_space_spot(flights: TrailFlights, moment: TrailMoment) -> Point:
    """The space of the place that has just been taken, or paid from."""
    place = moment.event.places[-1] if moment.event.places else "michigan"
    if place not in PLACE_NAMES:
        return flights.middle_of_map()
    return flights.emigration_space_spot(place, min(moment.before.view.round, 4))


def panel_eye_spot(flights: TrailFlights, moment: TrailMoment) -> Point:
    """Where a player's eye is taken from."""
    plate = flights.parts.plates[moment.event.seat]
    return flights.to_air(plate, (30.0, plate.height / 2))


def fixed_painter(paint: Painter) -> Which:
    """The same piece, whosever event it is."""
    return lambda flights, moment: paint


def own_colour_painter(paint: Callable[[str], Painter]) -> Which:
    """A piece in the colour of whose event it is."""
    return lambda flights, moment: paint(flights.context.art_colour_name(moment.event.seat))


@dataclass(frozen=True)
class CarriedPiece:
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
        flight = flights.flight_of_piece(paint, *way, self.ms, self.height, map_size=self.map_size)
        before, after = (
            [flights.sound_step(name)] if name else [] for name in (self.leaves, self.lands)
        )
        return Sequence(*before, flight, *after, moment.turn)


def landing_motion(which: Which, start: Where, end: Where, sound: str) -> Motion:
    """A piece is thrown to its place on the map, where dust flies."""

    def motion(flights: TrailFlights, moment: TrailMoment) -> Animation:
        way = start(flights, moment), end(flights, moment)
        arrive = Sequence(flights.sound_step(sound), moment.turn)
        return landing_animation(flights, which(flights, moment), *way, arrive)

    return motion


def sound_motion(sound: str, ms: float) -> Motion:
    """Nothing flies: a sound, and the change is seen."""
    return lambda flights, moment: Sequence(flights.sound_step(sound), moment.turn, Delay(ms))
