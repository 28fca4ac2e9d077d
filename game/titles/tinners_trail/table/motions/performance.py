"""What flies at the remastered table."""

from __future__ import annotations

from typing import cast

from game.engine.rules import State
from game.scene.animation import Animation
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.motions.county_performance import CountyPerformance
from game.titles.tinners_trail.table.motions.repertoire import motion_of
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment
from game.titles.tinners_trail.table.stand import Stand


class TrailPerformance(CountyPerformance[Stand]):
    """Puts down limiters and Lord Wallace's cards too."""

    def __init__(self, back: TrailBackstage) -> None:
        """Take where things fly."""
        super().__init__(back)
        self._back = back

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        parts = self._back.parts
        parts.working_day.gates_lifted = frozenset()
        parts.wallace.covered = parts.wallace.silent = False

    def stand_at(self, state: State, after: Stand) -> Stand:
        """Return a stand in the middle of a step."""
        known = cast("TrailState", state)
        return Stand(known, table_view(known, after.seat), after.seat)

    def motion(self, moment: TrailMoment) -> Animation:
        """Return the motion of an event, or the bare change where it has none."""
        return motion_of(self._back, moment)
