"""Motions only the table of 2007 has: dice for ground, prospecting, cubes in boxes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Final

from game.engine.knowledge import Event
from game.engine.rules import CHANCE, State
from game.scene.animation.animation import Animation, Delay, Sequence, fade, stagger
from game.scene.animation.physics import Room
from game.scene.nodes.sprite import Sprite
from game.tabletop.motion.flights import Point
from game.tabletop.motion.performance import FloatingNote, MotionMoment
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.edition_2007.parts import OPEN_ROWS, SIGN, Edition2007Parts
from game.titles.tinners_trail.table.motions import mines, rounds, sales
from game.titles.tinners_trail.table.motions.flights import TrailFlights
from game.titles.tinners_trail.table.motions.performance import OF_BOTH, BothPerformance
from game.titles.tinners_trail.table.motions.rounds import SMALL_RADIUS, small_dice
from game.titles.tinners_trail.table.view_model import TrailModel

SET_UP: Final = "set-up"
NEXT_AREA_MS, SEEN_MS, CLEAR_MS = 300.0, 420.0, 160.0
FLY_MS, LATER_MS = 400.0, 900.0
MOST_COINS = 6

TrailMoment = MotionMoment[TrailModel]


class Edition2007Flights(TrailFlights):
    """Knows where cubes lie in open ground, and the boxes of the investment table."""

    parts: Edition2007Parts

    def cube_at(self, area: AreaView, kind: str, number: int) -> Point:
        """Return where a cube lies; without a mine the rows lie in the middle."""
        if area.owner >= 0:
            return super().cube_at(area, kind, number)
        x, y = spots.cube_spot(kind, min(number, 4))
        return self.area(area.name, (x + OPEN_ROWS[0], y + OPEN_ROWS[1]))

    def box(self, game_round: int, row: int, place: int) -> Point:
        """Return where a cube lies on the investment table, its tab while that is shut."""
        panel = self.parts.boxes
        return (
            self.on(panel, panel.spot(game_round, row, place))
            if panel.visible
            else self.tab("boxes")
        )


Motion = Callable[[Edition2007Flights, TrailMoment], Animation]


def set_up(flights: Edition2007Flights, moment: TrailMoment) -> Animation:
    """In one area with printed ore after the other three small dice are thrown; the cubes they
    bring lie there at once.
    """
    areas = [area for area in moment.before.view.areas if area.rolled is not None]
    cubes = [_cubes_of(flights, area) for area in areas]
    acts = (_roll_ground(flights, area, own) for area, own in zip(areas, cubes, strict=True))
    laid = chain.from_iterable(cubes)
    return Sequence(stagger(NEXT_AREA_MS, *acts), moment.turn, flights.leave(*laid))


def _cubes_of(flights: Edition2007Flights, area: AreaView) -> list[Sprite]:
    return [
        flights.node(mines.cube(kind), flights.cube_at(area, kind, number), map_size=True)
        for kind, most in zip(spots.KINDS, (area.tin, area.copper, area.water), strict=True)
        for number in range(min(most, 5))
    ]


def _roll_ground(flights: Edition2007Flights, area: AreaView, cubes: list[Sprite]) -> Animation:
    assert area.rolled is not None
    x, y = flights.area(area.name, SIGN)
    reach = SMALL_RADIUS * flights.map_scale
    room = Room(x - 4 * reach, y - 3 * reach, 8 * reach, 6 * reach)
    dice = small_dice(flights, area.rolled, room, (x, y))
    laid = Sequence(flights.sound("cube"), flights.enter(*cubes), Delay(CLEAR_MS))
    return Sequence(dice.throw(), Delay(SEEN_MS), dice.clear(), laid)


def open_ground(flights: Edition2007Flights, moment: TrailMoment) -> Animation:
    """Three large dice are thrown in the middle, read, and the cubes pour out (C-12)."""
    poured = flights.lifting({f"ground:{moment.place}"}, mines.pour(flights, moment))
    return rounds.throw_and_read(flights, moment, poured)


def prospect(flights: Edition2007Flights, moment: TrailMoment) -> Animation:
    """A pick goes out to the ground (C-15)."""
    way = flights.of_seat(moment.event.seat, "mines"), flights.area(moment.place, SIGN)
    pick = flights.fly(lambda art: art.icon("pick", 52.0, tone="ink"), way, FLY_MS, 60)
    return Sequence(pick, flights.sound("pick"), moment.turn)


def count_later(flights: Edition2007Flights, moment: TrailMoment) -> Animation:
    """A note over empty ground says that what was built there counts with its dice (C-12)."""
    x, y = flights.area(moment.place, SIGN)
    note = FloatingNote(flights.context.say("counts-later"), (x, y + 44 * flights.map_scale))
    return Sequence(moment.turn, flights.staged(note, Delay(LATER_MS), fade(note, 0.0, CLEAR_MS)))


def invest(flights: Edition2007Flights, moment: TrailMoment) -> Animation:
    """Money goes to the box, a cube comes to lie there, points come to the panel (C-14)."""
    event, view = moment.event, moment.before.view
    seat, pounds = event.seat, event.amount("pounds")
    column = view.boxes[view.round - 1]
    row = next(number for number, box in enumerate(column) if box.pounds == pounds)
    box = flights.box(view.round, row, len(column[row].owners))
    colour, way = flights.context.colour(seat), (flights.of_seat(seat, "cards"), box)
    cube = flights.fly(lambda art: art.player_cube(colour, 12.0), way, FLY_MS, 60)
    laid = Sequence(cube, flights.sound("cube"))
    return sales.points_for_money(flights, moment, box, MOST_COINS, laid)


REPERTOIRE: Final[dict[str, Motion]] = {
    **OF_BOTH,
    SET_UP: set_up,
    "ground": open_ground,
    "prospected": prospect,
    "counts-later": count_later,
    "invested": invest,
}


FIRST_ROLL = "tin-price"


class Edition2007Performance(BothPerformance[Edition2007Flights]):
    """Shows the ground rolled before the first prices are."""

    def __init__(self, flights: Edition2007Flights) -> None:
        """Take where things fly."""
        super().__init__(flights, REPERTOIRE)

    def of(
        self,
        events: tuple[Event, ...],
        after: TrailModel,
        stand_of: Callable[[State, int], TrailModel],
        set_stand: Callable[[TrailModel], None],
    ) -> Animation:
        """Return the animation of a step; the first one begins with the dice of the set-up."""
        if after.view.round == 1 and any(event.kind == FIRST_ROLL for event in events):
            events = (Event(SET_UP, CHANCE), *events)  # no rule tells of them (C-2)
        return super().of(events, after, stand_of, set_stand)

    def as_told(self, events: tuple[Event, ...], stands: list[TrailModel]) -> list[TrailModel]:
        """Return the stands: once the dice of the set-up have been seen, the ground is known."""
        told = super().as_told(events, stands)
        if events[0].kind != SET_UP:
            return told
        return [told[0], _with_ground(told[1]), *told[2:]]


def _with_ground(model: TrailModel) -> TrailModel:
    areas = tuple(replace(area, rolled=None) for area in model.view.areas)
    return replace(model, view=replace(model.view, areas=areas))
