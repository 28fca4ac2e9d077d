"""What flies at this table, and what is known between the events of a step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import Animation, Call, Sequence
from game.tabletop.motion.between import states_between
from game.tabletop.motion.lamp import pass_lamp
from game.tabletop.motion.moment import MotionMoment
from game.tabletop.motion.performance import Performance
from game.titles.tiletum.table.motions.backstage import Backstage
from game.titles.tiletum.table.motions.repertoire import COUNTED, REPERTOIRE, are_dice, throw
from game.titles.tiletum.table.stand import TiletumStand


class TiletumPerformance(Performance[Backstage, TiletumStand]):
    """Plays each event; when another seat is to act the lamp goes over to it."""

    def __init__(self, back: Backstage) -> None:
        """Take where things fly."""
        super().__init__(back, REPERTOIRE)

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        self.back.parts.chart.people.away.clear()
        self.back.counted()

    def motion(self, moment: MotionMoment[TiletumStand]) -> Animation:
        """Return the motion of an event, or the bare change where it has none; first the sheet is
        turned on which it happens.
        """
        motion = super().motion(moment)
        if moment.event.kind in REPERTOIRE and moment.event.kind not in COUNTED:
            motion = Sequence(Call(self.back.counted), motion)
        if not moment.place:
            return motion
        return Sequence(Call(partial(self.back.turn_to, moment.place)), motion)

    def of(
        self,
        events: tuple[Event, ...],
        after: TiletumStand,
        stand_of: Callable[[State, int], TiletumStand],
        set_stand: Callable[[TiletumStand], None],
    ) -> Animation:
        """Return the animation of a step; dice are thrown all at once."""
        if not are_dice(events):
            return super().of(events, after, stand_of, set_stand)
        before = stand_of(states_between(events, after.state)[0], after.seat)
        return Sequence(
            Call(partial(set_stand, before)),
            throw(self.back, events, before, after, Call(partial(set_stand, after))),
            Call(self.clear),
        )

    def passing_on(self, before: TiletumStand, after: TiletumStand) -> Animation | None:
        """Return the way of the lamp."""
        return pass_lamp(self.back, self.back.parts.seats, before.view.acting, after.view.acting)
