"""Why a move may be good: facts of the position for the words of the table `why`."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.trials import Playouts
from ai.titles.tinners_trail.actions import action_score
from ai.titles.tinners_trail.both_editions.auctions import UP_TO, maximum_of, required_bid
from ai.titles.tinners_trail.policy import seeming_worth
from ai.titles.tinners_trail.reasons.auctions import (
    Appraiser,
    MineTrials,
    bid_reasons,
    build_reasons,
    discard_reasons,
    survey_reasons,
)
from ai.titles.tinners_trail.reasons.explainer import (
    cheap_ore,
    investment_reasons,
    next_actor_reasons,
    pass_reasons,
    peek_reasons,
)
from ai.titles.tinners_trail.reasons.mines import (
    development_reasons,
    extraction_reasons,
    pumps_reasons,
)
from ai.titles.tinners_trail.reasons.pounds import pounds
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import Rules, State
from game.engine.title import Reason
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.both_editions.developments import (
    PASTY_POUNDS,
    rightmost_pump_group,
)
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.trail_rules import TrailRules

# What speaks against a move: dear bids, work points left, water, cheap ore, idle developments.

DEVELOPMENTS = (kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT)
FOR_OWN_MINES = ("water-removed", "capacity", "ore-found")


def doubts_about(rules: Rules, appraiser: Appraiser, view: TrailState, move: int) -> list[Reason]:
    """Return what speaks against a move of the seat to move, as far as that seat can know it."""
    kind = kind_of(move)
    found: list[Reason] = []
    if kind == kinds.EXTRACT:
        found = _about_a_load(view, move)
    elif kind == kinds.PASS and work_left(view, int(view.to_move)):
        found = [Reason("work-unused", {"work": int(work_left(view, int(view.to_move)))})]
    elif kind == kinds.PASTIES:
        found = [Reason("pasties-little", {"pounds": PASTY_POUNDS})]
    elif kind == kinds.PUMPS:
        found = _about_pumps(view)
    elif kind in DEVELOPMENTS:
        found = _about_a_development(rules, view, move)
    elif kind in (kinds.BID, kinds.DROP, kinds.BUILD):
        found = _about_a_price(appraiser, view, move)
    return found


def _about_a_load(view: TrailState, move: int) -> list[Reason]:
    """Return how much of a load the water eats, and that ore could have waited (X-3)."""
    area, tin, copper = int(first_of(move)), int(second_of(move)), int(third_of(move))
    income = tin * int(view.tin_price) + copper * int(view.copper_price)
    cost = (tin + copper) * int(view.water[area])
    found = []
    if 2 * cost >= income:
        found.append(Reason("water-eats", {"income": income, "cost": cost}))
    raised = {ore for ore, cubes in (("tin", tin), ("copper", copper)) if cubes}
    return found + [reason for reason in cheap_ore(view) if reason.facts["ore"] in raised]


def _about_a_development(rules: Rules, view: TrailState, move: int) -> list[Reason]:
    """Return that no own mine gains, and whose mines it drains (D-2 .. D-5)."""
    found = development_reasons(rules, view, move)
    rivals = [reason for reason in found if reason.key == "rival-drained"]
    if any(reason.key in FOR_OWN_MINES for reason in found):
        return rivals
    return [Reason("no-own-mine"), *rivals]


def _about_pumps(view: TrailState) -> list[Reason]:
    """Return that there is less water in the own mines than the pumps could take (D-6)."""
    seat, areas = view.to_move, range(view.board.areas)
    own = sum(int(view.water[area]) for area in areas if view.owner[area] == seat)
    taken = int(view.pumps[rightmost_pump_group(view)])
    return [Reason("pumps-idle", {"water": own})] if own < taken else []


def _about_a_price(appraiser: Appraiser, view: TrailState, move: int) -> list[Reason]:
    """Return that a mine is worth less than it costs, or more than the bid one drops out at."""
    kind = kind_of(move)
    area = int(first_of(move)) if kind == kinds.BUILD else int(view.area)
    worth = appraiser.appraise(view, area).value.mean
    if kind == kinds.DROP:
        facts: dict[str, int | str] = {"pounds": int(required_bid(view)), "worth": worth}
        return [Reason("dropped-early", facts)] if worth > required_bid(view) else []
    price = int(opening_minimum(view)) if kind == kinds.BUILD else int(first_of(move))
    if worth <= 0:
        return [Reason("mine-not-worth-it", {"area": view.board.area_names[area]})]
    return [Reason("bid-above-worth", {"pounds": price, "worth": worth})] if worth < price else []


# Why a move may be good: facts of the position for the words of the table `why`.

MOST_REASONS, MOST_DOUBTS = 4, 2
PENCE = 100
WITHOUT_RATE = (kinds.PASS,)


class TrailExplainer:
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
