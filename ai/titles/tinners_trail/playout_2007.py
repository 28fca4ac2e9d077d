"""Playouts in the 2007 edition: fast answers, and playing games to the end with them."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail.answer_scores import pump_score
from ai.titles.tinners_trail.automatic_bids import BID_NOT_DECIDED_YET, MaximumBids
from ai.titles.tinners_trail.feature_extractor import count_finished_rounds
from ai.titles.tinners_trail.investment_boxes import best_worthwhile_box_price_beyond_reserve
from ai.titles.tinners_trail.maximum_bids import minimum_bid_or_drop_move
from ai.titles.tinners_trail.mine_worth_2007 import mine_worth_2007, prospect_score
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from ai.titles.tinners_trail.playout import MAX_BID_OVERESTIMATE_PENCE
from ai.titles.tinners_trail.quick_actions_2007 import QuickActionChooser2007
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import make_move_code
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.state import TrailState

# the largest random addition to the score of prospecting an area
MAX_RANDOM_PROSPECT_SCORE_PENCE: Final = 200


@final
class Playout2007:
    """Plays games of the 2007 edition quickly from any position to their end or to the end of a
    round, without keeping data between moves."""

    def __init__(self, rules: Rules, policy_weights: PolicyWeights) -> None:
        """Store the rules, and make the chooser of actions."""
        self.rules: Rules = rules
        self.action_chooser: QuickActionChooser2007 = QuickActionChooser2007(policy_weights)

    def play_until_rounds_are_finished(
        self, st: TrailState, maximum_bids: MaximumBids, luck: Luck, last_round: i64
    ) -> None:
        """Play quick moves in place until the game is over or `last_round` rounds are finished;
        seats that already have a maximum bid in `maximum_bids` keep it.
        """
        while st.to_move != NOBODY and count_finished_rounds(st) < last_round:
            if st.to_move == CHANCE:
                self.rules.apply(st, self.rules.draw_outcome(st))
            elif st.phase == kinds.AUCTION_PHASE:
                self.finish_auction(st, maximum_bids, luck)
            else:
                self.rules.apply(st, self.quick_move(st, luck))

    def quick_move(self, st: TrailState, luck: Luck) -> i64:
        """Return the move that a playout chooses for the seat to move: an action, a bid, an
        investment or an answer, by quick estimates with some noise.
        """
        if st.phase == kinds.ACTIONS_PHASE:
            return self.action_chooser.choose_action(st, luck)
        if st.phase == kinds.AUCTION_PHASE:
            return self.quick_bid_or_drop_move(st, luck)
        if st.phase == kinds.INVEST_PHASE:
            return make_move_code(
                kinds.INVEST_MOVE, best_worthwhile_box_price_beyond_reserve(st, st.to_move), 0, 0
            )
        if st.phase == kinds.PUMPS_PHASE:
            return best_pump_move(st)
        return best_prospect_move(st, luck)

    def noisy_bid_limit_pounds(self, st: TrailState, seat: i64, luck: Luck) -> i64:
        """Return the seat's limit, in pounds, for the auctioned mine: its value with random
        noise."""
        return (
            mine_worth_2007(st, seat, st.area) + luck.draw_below(MAX_BID_OVERESTIMATE_PENCE)
        ) // POUND_PENCE

    def finish_auction(self, st: TrailState, maximum_bids: MaximumBids, luck: Luck) -> None:
        """Let every bidding seat without a maximum bid decide on one, and play the auction to its
        end (C-9).
        """
        for seat in range(st.seats):
            if st.bidding[seat] != 0 and maximum_bids.maximum[seat] == BID_NOT_DECIDED_YET:
                maximum_bids.set_maximum_up_to_money(
                    st, seat, max(0, self.noisy_bid_limit_pounds(st, seat, luck))
                )
        maximum_bids.bid_automatically(st)

    def quick_bid_or_drop_move(self, st: TrailState, luck: Luck) -> i64:
        """Return the next bid within the seat's limit, or the move that drops out."""
        return minimum_bid_or_drop_move(st, self.noisy_bid_limit_pounds(st, st.to_move, luck))


def best_pump_move(st: TrailState) -> i64:
    """Return the move that places a pump where it gains most, or the move without a pump if it
    gains nowhere (C-23)."""
    best: i64 = 0
    choice: i64 = 0
    for area in range(st.board.areas_in_play_count):
        if st.water[area] > 0:
            score: i64 = pump_score(st, make_move_code(kinds.PLACE_PUMP_MOVE, area + 1, 0, 0))
            if score > best:
                best = score
                choice = area + 1
    return make_move_code(kinds.PLACE_PUMP_MOVE, choice, 0, 0)


def best_prospect_move(st: TrailState, luck: Luck) -> i64:
    """Return the move that prospects the empty ground with the best score after a little random
    noise (C-15)."""
    best: i64 = -1_000_000
    choice: i64 = 0
    for area in range(st.board.areas_in_play_count):
        if is_area_empty(st, area):
            score: i64 = prospect_score(st, st.to_move, area) + luck.draw_below(
                MAX_RANDOM_PROSPECT_SCORE_PENCE
            )
            if score > best:
                best = score
                choice = area
    return make_move_code(kinds.PROSPECT_MOVE, choice, 0, 0)
