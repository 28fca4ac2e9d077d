"""Why a move may be good or not: facts of the position for the words of the table `why`."""

# interpreted: asked once a hint

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ai.titles.tinners_trail.classic.reasons.box_reasons import (
    investment_reasons,
    pass_reasons,
    prospect_doubts,
    prospect_reasons,
)
from ai.titles.tinners_trail.classic.reasons.ground_reasons import (
    bid_reasons,
    build_reasons,
    later_reasons,
    price_doubts,
)
from ai.titles.tinners_trail.classic.scores import action_score
from ai.titles.tinners_trail.county.maxima import UP_TO
from ai.titles.tinners_trail.reasons.mining_reasons import (
    development_reasons,
    extraction_reasons,
    pumps_reasons,
)
from ai.titles.tinners_trail.reasons.order_reasons import cheap_ore, next_actor_reasons
from ai.titles.tinners_trail.reasons.pounds import pounds
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.reasons import Reason
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.classic.actions import is_last, work_left
from game.titles.tinners_trail.rules.classic.kinds import PROSPECT
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.developments import PASTY_POUNDS, rightmost_pump_group

MOST_REASONS: Final = 4
MOST_DOUBTS: Final = 2
PENCE: Final = 100
DEVELOPMENTS: Final = (kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT)
FOR_OWN_MINES: Final = ("water-removed", "capacity", "ore-found", "counts-later")


class ClassicGrounds:
    """Reasons for the moves of one set-up of the edition of 2007."""

    def __init__(self, rules: Rules) -> None:
        """Play moves by these rules, to see what they change."""
        self._rules = rules

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return why the deciding seat may want the move rather than the others, best first."""
        st, kind = cast("ClassicState", view), kind_of(move)
        if st.phase == kinds.ACTIONS:
            found = self._of_action(st, move, tuple(others))
        elif kind in (kinds.BID, kinds.DROP, UP_TO):
            found = bid_reasons(st, move)
        elif kind == kinds.INVEST:
            found = investment_reasons(st, int(first_of(move)))
        elif kind == PROSPECT:
            found = prospect_reasons(st, int(first_of(move)))
        else:
            found = development_reasons(self._rules, st, move) if first_of(move) else []
        return tuple(found[:MOST_REASONS])

    def doubts(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat."""
        st, kind = cast("ClassicState", view), kind_of(move)
        found: list[Reason] = []
        work = int(work_left(st, st.to_move))
        if kind == kinds.EXTRACT:
            found = self._about_a_load(st, move)
        elif kind == kinds.PASS and work:
            found = [Reason("work-unused", {"work": work})]
        elif kind == kinds.PASTIES:
            found = [Reason("pasties-little", {"pounds": PASTY_POUNDS})]
        elif kind == kinds.PUMPS:
            found = _about_pumps(st)
        elif kind in DEVELOPMENTS:
            told = [*development_reasons(self._rules, st, move), *later_reasons(st, move)]
            found = [one for one in told if one.key == "rival-drained"]
            if not any(one.key in FOR_OWN_MINES for one in told):
                found.insert(0, Reason("no-own-mine"))
        elif kind in (kinds.BID, kinds.DROP, kinds.BUILD):
            found = price_doubts(st, move)
        elif kind == PROSPECT:
            found = prospect_doubts(st, int(first_of(move)))
        return tuple(found[:MOST_DOUBTS])

    def _of_action(self, st: ClassicState, move: int, others: tuple[int, ...]) -> list[Reason]:
        kind = kind_of(move)
        last = [Reason("one-action-left")] if is_last(st) else []
        if kind == kinds.BUILD:
            return [*build_reasons(st, int(first_of(move))), *last]
        if kind == kinds.PASS:
            return pass_reasons(st)
        found: list[Reason] = []
        if kind == kinds.EXTRACT:
            found = extraction_reasons(st, move, int(work_left(st, st.to_move)))
        elif kind == kinds.PUMPS:
            found = pumps_reasons(st)
        elif kind in DEVELOPMENTS:
            found = [*development_reasons(self._rules, st, move), *later_reasons(st, move)]
        rate = self._rate(st, move, others)
        return [*found[:1], *rate, *found[1:], *last, *next_actor_reasons(self._rules, st, move)]

    def _rate(self, st: ClassicState, move: int, others: tuple[int, ...]) -> list[Reason]:
        """Return pounds for each time point beside the best of the others, if it is no less."""
        rate = _pence_per_time_point(st, move)
        rivals = [other for other in others if kind_of(other) != kinds.PASS]
        best = max((_pence_per_time_point(st, other) for other in rivals), default=0)
        if rate <= 0 or best > rate:
            return []
        if best <= 0 or pounds(best) == pounds(rate):
            return [Reason("work-point-alone", {"pounds": pounds(rate)})]
        return [Reason("work-point", {"pounds": pounds(rate), "other": pounds(best)})]

    def _about_a_load(self, st: ClassicState, move: int) -> list[Reason]:
        area, tin, copper = int(first_of(move)), int(second_of(move)), int(third_of(move))
        income = tin * int(st.tin_price) + copper * int(st.copper_price)
        cost = (tin + copper) * int(st.water[area])
        found = []
        if 2 * cost >= income:
            found.append(Reason("water-eats", {"income": income, "cost": cost}))
        raised = {ore for ore, cubes in (("tin", tin), ("copper", copper)) if cubes}
        return found + [reason for reason in cheap_ore(st) if reason.facts["ore"] in raised]


def _pence_per_time_point(st: ClassicState, move: int) -> int:
    """Return what an action brings for each time point; of an extraction, its profit."""
    if kind_of(move) != kinds.EXTRACT:
        return int(action_score(st, move))
    area, tin, copper = int(first_of(move)), int(second_of(move)), int(third_of(move))
    income = tin * int(st.tin_price) + copper * int(st.copper_price)
    return (income - (tin + copper) * int(st.water[area])) * PENCE


def _about_pumps(st: ClassicState) -> list[Reason]:
    """Return that there is less water in the own mines than the pumps could take (C-23)."""
    areas = range(int(st.county.areas))
    own = sum(int(st.water[area]) for area in areas if st.owner[area] == st.to_move)
    taken = int(st.pumps[rightmost_pump_group(st)])
    return [Reason("pumps-idle", {"water": own})] if own < taken else []
