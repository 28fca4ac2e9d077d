"""Why a move may be good: facts of the position for the words of the table `why`."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.trials import Playouts
from ai.titles.tinners_trail.actions import action_score
from ai.titles.tinners_trail.candidates import seeming_worth
from ai.titles.tinners_trail.county.maxima import UP_TO, maximum_of
from ai.titles.tinners_trail.reasons.auction_reasons import (
    bid_reasons,
    build_reasons,
    discard_reasons,
    survey_reasons,
)
from ai.titles.tinners_trail.reasons.auction_value import Appraiser
from ai.titles.tinners_trail.reasons.doubts import doubts_about
from ai.titles.tinners_trail.reasons.mine_trials import MineTrials
from ai.titles.tinners_trail.reasons.mining_reasons import (
    development_reasons,
    extraction_reasons,
    pumps_reasons,
)
from ai.titles.tinners_trail.reasons.order_reasons import (
    investment_reasons,
    next_actor_reasons,
    pass_reasons,
    peek_reasons,
)
from ai.titles.tinners_trail.reasons.pounds import pounds
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.reasons import Reason
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from game.titles.tinners_trail.rules.trail_rules import TrailRules

MOST_REASONS, MOST_DOUBTS = 4, 2
PENCE = 100
DEVELOPMENTS = (kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT)
WITHOUT_RATE = (kinds.PASS,)


class TrailGrounds:
    """Reasons for the moves of one set-up of Tinners' Trail."""

    def __init__(self, rules: TrailRules, trials: Playouts) -> None:
        """Know the rules and what tiles hold on average; play games with the trials."""
        self._rules = rules
        self._tiles = MeanTiles(rules.board)
        self._appraiser = Appraiser(self._tiles, MineTrials(rules, trials))

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return why the deciding seat may want the move rather than the others, best first."""
        assert isinstance(view, TrailState)
        if view.phase == kinds.ACTIONS:
            found = self._of_action(view, move, tuple(others))
        else:
            found = self._of_answer(view, move, tuple(others))
        return tuple(found[:MOST_REASONS])

    def doubts(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat."""
        assert isinstance(view, TrailState)
        found = doubts_about(self._rules, self._appraiser, view, move)
        return tuple(found[:MOST_DOUBTS])

    def pence_per_work_point(self, view: TrailState, move: int) -> int:
        """Return what an action brings for each work point; of an extraction, its profit."""
        if kind_of(move) != kinds.EXTRACT:
            return int(action_score(view, self._tiles, move))
        area, tin, copper = int(first_of(move)), int(second_of(move)), int(third_of(move))
        income = tin * view.tin_price + copper * view.copper_price
        return int(income - (tin + copper) * view.water[area]) * PENCE

    def _of_action(self, view: TrailState, move: int, others: tuple[int, ...]) -> list[Reason]:
        kind = kind_of(move)
        rules = self._rules
        if kind == kinds.BUILD:
            return build_reasons(view, self._appraiser, int(first_of(move)))
        if kind == kinds.PASS:
            return pass_reasons(view)
        found = []
        if kind == kinds.EXTRACT:
            found = extraction_reasons(view, move, int(work_left(view, view.to_move)))
        elif kind == kinds.PUMPS:
            found = pumps_reasons(view)
        elif kind in DEVELOPMENTS:
            found = development_reasons(rules, view, move)
        return [
            *found[:1],
            *self._rate(view, move, others),
            *found[1:],
            *next_actor_reasons(rules, view, move),
        ]

    def _of_answer(self, view: TrailState, move: int, others: tuple[int, ...]) -> list[Reason]:
        kind = kind_of(move)
        found: list[Reason] = []
        if kind in (kinds.BID, kinds.DROP, UP_TO):
            found = bid_reasons(view, self._appraiser, move, self._limit(view, move))
        elif kind in (kinds.SURVEY_CARD, kinds.PLAY_CARD):
            found = survey_reasons(view, self._appraiser, move)
        elif kind == kinds.DISCARD:
            found = discard_reasons(view, move, others)
        elif kind == kinds.INVEST:
            found = investment_reasons(view, move)
        elif kind == kinds.PUMP and first_of(move) > 0:
            found = development_reasons(self._rules, view, move)
        elif kind == kinds.PEEK and first_of(move) > 0:
            found = peek_reasons(view, int(first_of(move)) - 1)
        return found

    def _limit(self, view: TrailState, plan: int) -> int:
        """Return the most pounds a plan of an auction will bid, 0 for a single move."""
        if kind_of(plan) != UP_TO:
            return 0
        worth = seeming_worth(view, self._tiles)
        return int(min(maximum_of(view, worth, plan), view.money[view.to_move]))

    def _rate(self, view: TrailState, move: int, others: tuple[int, ...]) -> list[Reason]:
        """Return pounds for each work point beside the best of the others, if it is no less.

        Where it is less, something else speaks for the move.
        """
        rate = self.pence_per_work_point(view, move)
        if rate <= 0:
            return []
        rivals = [other for other in others if kind_of(other) not in WITHOUT_RATE]
        best = max((self.pence_per_work_point(view, other) for other in rivals), default=0)
        if best > rate:
            return []
        if best <= 0 or pounds(best) == pounds(rate):
            return [Reason("work-point-alone", {"pounds": pounds(rate)})]
        return [Reason("work-point", {"pounds": pounds(rate), "other": pounds(best)})]
