"""The explainer of Tinners' Trail: reasons for and against moves, worded by the table `why`."""

from collections.abc import Sequence

from ai.gain_reasons import gain_reasons_then_remarks
from ai.search.playouts import Playouts
from ai.titles.tinners_trail.action_scores import action_pence_per_work_point
from ai.titles.tinners_trail.automatic_bids import lowest_allowed_bid
from ai.titles.tinners_trail.candidate_moves import estimate_auctioned_mine_pounds
from ai.titles.tinners_trail.maximum_bids import BID_UP_TO_MAXIMUM_MOVE_KIND, maximum_bid_pounds
from ai.titles.tinners_trail.mine_worth import MeanTileContents
from ai.titles.tinners_trail.mine_worth_2007 import mine_worth_2007
from ai.titles.tinners_trail.reasons import (
    appraisal,
    auctions,
    investment_boxes,
    mines,
    money,
    new_mines,
    pounds_text,
)
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.reasons import FactValue, Reason
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.action_end import is_one_action_left
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.developments import (
    PASTY_POUNDS,
    rightmost_available_pump_group_cell,
)
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.trail_rules import TrailRules

DEVELOPMENT_MOVE_KINDS = (
    kinds.DEVELOP_MINER_MOVE,
    kinds.DEVELOP_PORT_MOVE,
    kinds.DEVELOP_TRAIN_MOVE,
    kinds.DEVELOP_ADIT_MOVE,
)
OWN_MINES_REASON_KEYS = ("water-removed", "cube-cheaper", "capacity", "ore-found", "counts-later")
REMARK_KEYS = frozenset({"acts-next"})
"""Keys of reasons that do not support a move by themselves, such as a price."""
MAX_REASONS = 4
MAX_OBJECTIONS = 2


class TrailExplainer:
    """Explains the moves of one set-up of Tinners' Trail."""

    def __init__(self, rules: TrailRules, playouts: Playouts) -> None:
        """Store the rules, the mean tiles and the appraiser."""
        self._rules = rules
        self._tiles = MeanTileContents(rules.board)
        self._appraiser = appraisal.Appraiser(
            self._tiles, appraisal.MinePlayoutComparison(rules, playouts)
        )

    def reasons(
        self, view: State, move: int, other_moves: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return at most MAX_REASONS reasons to prefer the move to the others, best first; () if
        no reason states a gain."""
        assert isinstance(view, TrailState)
        if view.phase == kinds.ACTIONS_PHASE:
            found = self._action_reasons(view, move, tuple(other_moves))
        else:
            found = self._answer_reasons(view, move, tuple(other_moves))
        return tuple(gain_reasons_then_remarks(found, REMARK_KEYS)[:MAX_REASONS])

    def reasons_reworded_for_equal_moves(self, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
        """Return the reasons in the weaker wording for moves of about equal value."""
        return tuple(auctions.weaker_drop_out_reason(reason) for reason in reasons)

    def objections(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return the reasons against a move, by its kind, such as an extraction at a loss, unused
        work points, or a price above the mine's value; at most MAX_OBJECTIONS, from what the
        deciding seat can know.
        """
        assert isinstance(view, TrailState)
        kind = kind_of_move(move)
        found: list[Reason] = []
        if kind == kinds.EXTRACT_ORE_MOVE:
            found = _extraction_objections(view, move)
        elif kind == kinds.PASS_MOVE and remaining_work_points(view, int(view.to_move)):
            found = [
                Reason("work-unused", {"work": int(remaining_work_points(view, int(view.to_move)))})
            ]
        elif kind == kinds.SELL_PASTIES_MOVE:
            found = [Reason("pasties-little", {"pounds": PASTY_POUNDS})]
        elif kind == kinds.DEVELOP_PUMPS_MOVE:
            found = _pump_objections(view)
        elif kind in DEVELOPMENT_MOVE_KINDS:
            found = self._development_objections(view, move)
        elif kind in (kinds.BID_MOVE, kinds.DROP_OUT_MOVE, kinds.BUILD_MINE_MOVE):
            found = self._price_objections(view, move)
        elif kind == kinds.PROSPECT_MOVE:
            found = investment_boxes.objections_to_prospect_beside_rivals(
                view, int(first_field_of_move(move))
            )
        return tuple(found[:MAX_OBJECTIONS])

    def pence_per_work_point(self, view: TrailState, move: int) -> int:
        """Return the score of an action in pence per work point; for an extraction its whole
        profit in pence."""
        if kind_of_move(move) != kinds.EXTRACT_ORE_MOVE:
            return int(action_pence_per_work_point(view, self._tiles, move))
        income, cost = mines.extraction_income_and_water_cost_pounds(view, move)
        return (income - cost) * pounds_text.PENCE_PER_POUND

    def _action_reasons(
        self, view: TrailState, move: int, other_moves: tuple[int, ...]
    ) -> list[Reason]:
        kind = kind_of_move(move)
        rules = self._rules
        old = view.board.is_edition_2007
        last = [Reason("one-action-left")] if old and is_one_action_left(view) else []
        if kind == kinds.BUILD_MINE_MOVE:
            area = int(first_field_of_move(move))
            if old:
                return [*new_mines.start_auction_reasons_2007(view, area), *last]
            return auctions.start_auction_reasons(view, self._appraiser, area)
        if kind == kinds.PASS_MOVE:
            return investment_boxes.pass_reasons_2007(view) if old else money.pass_reasons(view)
        found: list[Reason] = []
        if kind == kinds.EXTRACT_ORE_MOVE:
            found = mines.extraction_reasons(
                view, move, int(remaining_work_points(view, view.to_move))
            )
        elif kind == kinds.DEVELOP_PUMPS_MOVE:
            water = int(view.pumps[rightmost_available_pump_group_cell(view)])
            found = [Reason("pumps", {"water": water})]
        elif kind in DEVELOPMENT_MOVE_KINDS:
            found = self._development_reasons(view, move)
        return [
            *found[:1],
            *self._best_rate_reasons(view, move, other_moves),
            *found[1:],
            *last,
            *money.next_actor_reasons(rules, view, move),
        ]

    def _development_reasons(self, view: TrailState, move: int) -> list[Reason]:
        later = (
            investment_boxes.reasons_piece_helps_only_after_ground_dice(view, move)
            if view.board.is_edition_2007
            else []
        )
        return [*mines.development_reasons(self._rules, view, move), *later]

    def _answer_reasons(
        self, view: TrailState, move: int, other_moves: tuple[int, ...]
    ) -> list[Reason]:
        kind = kind_of_move(move)
        choice = int(first_field_of_move(move))
        old = view.board.is_edition_2007
        found: list[Reason] = []
        if kind in (kinds.BID_MOVE, kinds.DROP_OUT_MOVE, BID_UP_TO_MAXIMUM_MOVE_KIND):
            worth = int(estimate_auctioned_mine_pounds(view, self._tiles))
            limit = 0  # of a plan, in pounds
            if kind == BID_UP_TO_MAXIMUM_MOVE_KIND:
                limit = int(min(maximum_bid_pounds(view, worth, move), view.money[view.to_move]))
            if old:
                return new_mines.bid_or_drop_out_reasons_2007(view, worth, move, limit)
            found = auctions.bid_or_drop_out_reasons(view, self._appraiser, move, limit)
        elif kind in (kinds.CHOOSE_SURVEY_CARD_MOVE, kinds.PLAY_CARD_MOVE):
            found = auctions.survey_card_reasons(view, self._appraiser, move)
        elif kind == kinds.DISCARD_CARD_MOVE:
            found = auctions.discard_reasons(view, move, other_moves)
        elif kind == kinds.INVEST_MOVE:
            found = (
                investment_boxes.investment_box_reasons(view, choice)
                if old
                else money.investment_reasons(view, move)
            )
        elif kind == kinds.PLACE_PUMP_MOVE and choice > 0:
            found = mines.development_reasons(self._rules, view, move)
        elif kind == kinds.PEEK_MOVE and choice > 0:
            found = money.peek_reasons(view, choice - 1)
        elif kind == kinds.PROSPECT_MOVE:
            found = investment_boxes.prospect_reasons(view, choice)
        return found

    def _best_rate_reasons(
        self, view: TrailState, move: int, other_moves: tuple[int, ...]
    ) -> list[Reason]:
        """Return the reason that a move gains most per work point, beside the gain of the next best
        action if that is known and differs. Return [] if the move gains nothing or another action
        gains more."""
        rate = self.pence_per_work_point(view, move)
        if rate <= 0:
            return []
        rivals = [other for other in other_moves if kind_of_move(other) != kinds.PASS_MOVE]
        best = max((self.pence_per_work_point(view, other) for other in rivals), default=0)
        if best > rate:
            return []
        if best <= 0 or pounds_text.pence_to_pounds_text(best) == pounds_text.pence_to_pounds_text(
            rate
        ):
            return [Reason("work-point-alone", {"pounds": pounds_text.pence_to_pounds_text(rate)})]
        return [
            Reason(
                "work-point",
                {
                    "pounds": pounds_text.pence_to_pounds_text(rate),
                    "other": pounds_text.pence_to_pounds_text(best),
                },
            )
        ]

    def _development_objections(self, view: TrailState, move: int) -> list[Reason]:
        """Return the reasons against a development: that it improves no own mine, if so, and each
        reason that it drains a rival's mine (D-2 .. D-5)."""
        found = self._development_reasons(view, move)
        rivals = [reason for reason in found if reason.key == "rival-drained"]
        if any(reason.key in OWN_MINES_REASON_KEYS for reason in found):
            return rivals
        return [Reason("no-own-mine"), *rivals]

    def _price_objections(self, view: TrailState, move: int) -> list[Reason]:
        """Return the reason against a bid or an auction: that the mine is worth nothing, or less
        than its price. For dropping out return the reason that the mine is worth more than the
        lowest bid. Return [] if there is no such reason."""
        kind = kind_of_move(move)
        area = int(first_field_of_move(move)) if kind == kinds.BUILD_MINE_MOVE else int(view.area)
        if view.board.is_edition_2007:
            worth = int(mine_worth_2007(view, view.to_move, area)) // pounds_text.PENCE_PER_POUND
        else:
            worth = self._appraiser.appraise_mine(view, area).fair_price.mean_pounds
        if kind == kinds.DROP_OUT_MOVE:
            facts: dict[str, FactValue] = {"pounds": int(lowest_allowed_bid(view)), "worth": worth}
            return [Reason("dropped-early", facts)] if worth > lowest_allowed_bid(view) else []
        if worth <= 0:
            return [Reason("mine-not-worth-it", {"area": view.board.area_names[area]})]
        price = (
            int(minimum_opening_bid(view))
            if kind == kinds.BUILD_MINE_MOVE
            else int(first_field_of_move(move))
        )
        facts = {"pounds": price, "worth": worth}
        return [Reason("bid-above-worth", facts)] if worth < price else []


def _extraction_objections(view: TrailState, move: int) -> list[Reason]:
    """Return the reasons against an extraction: that its water costs at least half the income, and
    that an ore which it takes is cheap now and could wait (X-3)."""
    income, cost = mines.extraction_income_and_water_cost_pounds(view, move)
    found = []
    if 2 * cost >= income:
        found.append(Reason("water-eats", {"income": income, "cost": cost}))
    cubes = (("tin", second_field_of_move(move)), ("copper", third_field_of_move(move)))
    raised = {ore for ore, number in cubes if number}
    return found + [
        reason for reason in money.cheap_ore_reasons(view) if reason.facts["ore"] in raised
    ]


def _pump_objections(view: TrailState) -> list[Reason]:
    """Return the reason that the seat's own mines have less water than the pumps can remove; [] if
    they have as much (D-6, C-23)."""
    seat = view.to_move
    areas = range(view.board.areas_in_play_count)
    own = sum(int(view.water[area]) for area in areas if view.owner[area] == seat)
    taken = int(view.pumps[rightmost_available_pump_group_cell(view)])
    return [Reason("pumps-idle", {"water": own})] if own < taken else []
