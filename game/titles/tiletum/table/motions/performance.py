"""What flies at this table, and what is known between the events of a step."""

from __future__ import annotations

from functools import partial
from typing import cast

from game.engine.rules import State
from game.scene.animation import Animation, Call, Sequence
from game.tabletop.motion.lamp import pass_lamp
from game.tabletop.motion.moment import MotionMoment
from game.tabletop.motion.performance import Performance
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.motions.backstage import Backstage
from game.titles.tiletum.table.motions.repertoire import motion_of
from game.titles.tiletum.table.stand import TiletumStand


class TiletumPerformance(Performance[TiletumStand]):
    """Plays each event; when another seat is to act the lamp goes over to it."""

    def __init__(self, back: Backstage) -> None:
        """Take where things fly."""
        self._back = back

    def clear(self) -> None:
        """Put down whatever is in the air."""
        self._back.clear()
        self._back.parts.chart.people.away.clear()

    def stand_at(self, state: State, after: TiletumStand) -> TiletumStand:
        """Return a stand in the middle of a step."""
        return TiletumStand(cast("TiletumState", state), after.seat)

    def motion(self, moment: MotionMoment[TiletumStand]) -> Animation:
        """Return the motion of an event, or the bare change where it has none; first the sheet is
        turned on which it happens.
        """
        motion = motion_of(self._back, moment)
        if not moment.place:
            return motion
        return Sequence(Call(partial(self._back.turn_to, moment.place)), motion)

    def passing_on(self, before: TiletumStand, after: TiletumStand) -> Animation | None:
        """Return the way of the lamp."""
        return pass_lamp(self._back, self._back.parts.seats, before.view.acting, after.view.acting)
