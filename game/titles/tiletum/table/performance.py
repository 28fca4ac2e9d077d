"""The motion of each kind of event; other kinds simply happen."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import animation
from game.scene.animation.physics import Room
from game.tabletop.motion.landings import pass_lamp
from game.tabletop.motion.performance import Performance, states_between
from game.tabletop.motion.thrown_dice import Die, ThrownDice
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.event_motions import (
    build,
    count,
    fulfil,
    gain,
    hire,
    move_in,
    raise_level,
    rise,
    score,
    store,
    take_die,
    tell,
    walk,
)
from game.titles.tiletum.table.flights import TiletumFlights, TiletumMoment
from game.titles.tiletum.table.panels.rose import MIDDLE, SIZES
from game.titles.tiletum.table.view import TiletumModel

ROLL_MS = 1300.0
SINGLE_MS = 500.0
ALL_READ_MS = 1800.0
REACH = 118.0  # u from the middle of the window within which dice roll
COUNTED: Final = frozenset({"king-scored", "fair-scored", "led-at-last"})
"""What is counted in a document that lies open meanwhile."""

Motion = Callable[[TiletumFlights, TiletumMoment], animation.Animation]

ANIMATIONS: Final[dict[str, Motion]] = {
    kind: motion
    for motion, kinds in {
        take_die: "took-die",
        gain: "gained gained-silver",
        walk: "moved-merchant moved-architect moved-explorer",
        hire: "new-explorer",
        raise_level: "raised-level",
        build: "built-house built-pillar built-mine",
        store: "stored cardinal-took",
        move_in: "moved-in placed-crest",
        fulfil: "fulfilled",
        score: "contributed scored buildings-scored pieces-scored goods-scored silver-scored"
        " levels-scored",
        count: "king-scored fair-scored led-at-last",
        rise: "king-rose",
        tell: "corrupted round-began decreed completed covered surprised dug chose-bonused"
        " no-house no-pillar no-mine",
    }.items()
    for kind in kinds.split()
}


def are_dice(events: tuple[Event, ...]) -> bool:
    """Return whether nothing happened but that dice were rolled."""
    kinds = {event.kind for event in events}
    return "rolled" in kinds and kinds <= {"rolled", "asked"}


def throw(
    flights: TiletumFlights,
    events: tuple[Event, ...],
    before: TiletumModel,
    after: TiletumModel,
    turn: animation.Animation,
) -> animation.Animation:
    """Return the animation: all dice of these events tumble over the window together and slide to
    their petals."""
    rose = flights.parts.rose
    scale = flights.parts.rose.scale
    (x, y) = flights.on(rose, MIDDLE)
    reach = REACH * scale
    room = Room(x - reach, y - reach, 2 * reach, 2 * reach)
    lying = Counter({(good, value): number for good, value, number in before.view.dice})
    dice = []
    spots = []
    rolled = [event for event in events if event.kind == "rolled"]
    for event in rolled:
        good = event.card
        value = event.amount("value")
        there = [each for each, at, number in after.view.dice if at == value for _ in range(number)]
        every = rose.die_spots(value, len(there))
        place = there.index(good) + lying[good, value]
        lying[good, value] += 1
        spots.append(flights.on(rose, every[min(place, len(every) - 1)]))
        size = SIZES[min(len(there), len(SIZES))]
        dice.append(Die(partial(TiletumArt.rolling_die, good=good, value=value, size=size), 0.0))
    thrown = ThrownDice(flights, dice, room, spots, size=scale)
    thrown.roll_ms = ROLL_MS if len(rolled) > 1 else SINGLE_MS
    return animation.Sequence(thrown.throw(), turn, thrown.clear())


class TiletumPerformance(Performance[TiletumFlights, TiletumModel]):
    """Plays each event; when another seat is to act the lamp goes over to it."""

    def __init__(self, flights: TiletumFlights) -> None:
        """Store where things fly."""
        super().__init__(flights, ANIMATIONS)
        self._last = set[Event]()  # those after which a document is read

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        self.flights.parts.chart.people.away.clear()
        self.flights.counted()

    def motion(self, moment: TiletumMoment) -> animation.Animation:
        """Return the motion of an event, or the bare change; first its sheet is turned to."""
        motion = super().motion(moment)
        if moment.event in self._last:
            motion = animation.Sequence(motion, self.flights.read(ALL_READ_MS))
        if moment.event.kind in ANIMATIONS and moment.event.kind not in COUNTED:
            motion = animation.Sequence(animation.Call(self.flights.counted), motion)
        if not moment.place:
            return motion
        return animation.Sequence(
            animation.Call(partial(self.flights.turn_to, moment.place)), motion
        )

    def of(
        self,
        events: tuple[Event, ...],
        after: TiletumModel,
        model_of: Callable[[State, int], TiletumModel],
        set_model: Callable[[TiletumModel], None],
    ) -> animation.Animation:
        """Return the animation of a step; dice are thrown all at once."""
        self.flights.step = events
        self._last = {a for a, b in pairwise(events) if a.kind in COUNTED and b.kind != a.kind}
        self._last |= {event for event in events[-1:] if event.kind in COUNTED}
        if not are_dice(events):
            return super().of(events, after, model_of, set_model)
        before = model_of(states_between(events, after.state)[0], after.seat)
        return animation.Sequence(
            animation.Call(partial(set_model, before)),
            throw(self.flights, events, before, after, animation.Call(partial(set_model, after))),
            animation.Call(self.clear),
        )

    def passing_on(self, before: TiletumModel, after: TiletumModel) -> animation.Animation | None:
        """Return the way of the lamp."""
        return pass_lamp(
            self.flights, self.flights.parts.seats, before.view.acting, after.view.acting
        )
