"""Playouts: fast choices of actions and answers, and playing games to the end with them."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import auction_scores, automatic_bids, maximum_bids
from ai.titles.tinners_trail.feature_extractor import count_finished_rounds
from ai.titles.tinners_trail.mine_worth import MineWorthCache
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from ai.titles.tinners_trail.policy_weights import playout_bid_limit_pence, wanted_investment_pounds
from ai.titles.tinners_trail.quick_actions import QuickActionChooser
from ai.titles.tinners_trail.quick_answers import QuickAnswerChooser
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import first_field_of_move, kind_of_move, make_move_code
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.apply import apply_move
from game.titles.tinners_trail.rules.state import TrailState

MAX_BID_OVERESTIMATE_PENCE: Final = (
    300  # the largest random overestimate of a mine in playouts, in pence
)
POUNDS_TO_DENY_WALLACE_A_MINE: Final = 5  # pounds that keeping a mine from Lord Wallace is worth


@final
class Playout:
    """Plays games quickly from any position to their end or to the end of a round; its cache of
    mine values holds the game in progress."""

    def __init__(
        self, rules: Rules, mine_worths: MineWorthCache, quick: QuickActionChooser
    ) -> None:
        """Store the rules, the cache of mine values and the chooser of actions."""
        self.rules: Rules = rules
        self.mine_worth_cache: MineWorthCache = mine_worths
        self.action_chooser: QuickActionChooser = quick
        self.policy_weights: PolicyWeights = quick.policy_weights
        self.answer_chooser: QuickAnswerChooser = QuickAnswerChooser(
            mine_worths, quick.policy_weights
        )
        self.for_sale: i64 = kinds.EMPTY

    def play_until_rounds_are_finished(
        self, st: TrailState, maximum_bids: automatic_bids.MaximumBids, luck: Luck, last_round: i64
    ) -> None:
        """Play quick moves in place until the game is over or `last_round` rounds are finished;
        seats that already have a maximum bid in `maximum_bids` keep it.
        """
        self.refresh_cache_from_position(st)
        while st.to_move != NOBODY and count_finished_rounds(st) < last_round:
            if st.to_move == CHANCE:
                self.mine_worth_cache.clear_all_tile_worths()
                apply_move(st, self.rules.draw_outcome(st))
            elif st.phase == kinds.ACTIONS_PHASE:
                self.play_move_and_clear_cached_worths(
                    st, self.action_chooser.choose_action(st, luck)
                )
            elif st.phase == kinds.AUCTION_PHASE and not st.board.is_solo_game:
                self.finish_auction(st, maximum_bids, luck)
            else:
                self.play_move_and_clear_cached_worths(st, self.quick_move(st, luck))
            if st.area != self.for_sale:
                self.update_cached_mines_and_tiles_for_sale(st)

    def refresh_cache_from_position(self, st: TrailState) -> None:
        """Read the map and the auction of a position into the cache, before quick moves in it."""
        self.mine_worth_cache.refresh_from_map(st)
        self.for_sale = st.area

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
                kinds.INVEST_MOVE, wanted_investment_pounds(self.policy_weights, st), 0, 0
            )
        return self.answer_chooser.choose_answer(st, luck)

    def play_move_and_clear_cached_worths(self, st: TrailState, move: i64) -> None:
        """Apply a move, and clear the cached values of tiles that it may have changed."""
        kind: i64 = kind_of_move(move)
        apply_move(st, move)
        if kind >= kinds.SURVEY_CARD_DRAWN_OUTCOME or st.board.is_solo_game:
            self.mine_worth_cache.clear_all_tile_worths()
        elif kind == kinds.DEVELOP_ADIT_MOVE:
            border: i64 = first_field_of_move(move)
            self.mine_worth_cache.clear_tile_worth(st.board.west_area_of_border[border])
            self.mine_worth_cache.clear_tile_worth(st.board.east_area_of_border[border])
        elif kind in (kinds.DEVELOP_PORT_MOVE, kinds.DEVELOP_TRAIN_MOVE):
            self.mine_worth_cache.clear_tile_worth(first_field_of_move(move))
            if kind == kinds.DEVELOP_TRAIN_MOVE:
                self.mine_worth_cache.clear_neighbour_tile_worths(st, first_field_of_move(move))

    def update_cached_mines_and_tiles_for_sale(self, st: TrailState) -> None:
        """Update the cached mines and tiles for sale after an auction has started or ended."""
        if self.for_sale != kinds.EMPTY and st.tile[self.for_sale] == kinds.EMPTY:
            self.mine_worth_cache.remove_tile_for_sale(self.for_sale)
            # the cache knows the area if the game began with its calciner
            owner: i64 = st.owner[self.for_sale]
            if owner != kinds.EMPTY and not self.mine_worth_cache.has_mine(owner, self.for_sale):
                self.mine_worth_cache.add_mine(st, owner, self.for_sale)
        self.for_sale = st.area

    def noisy_bid_limit_pounds(self, st: TrailState, seat: i64, luck: Luck) -> i64:
        """Return the seat's limit, in pounds, for the auctioned mine: its value with random
        noise."""
        worth: i64 = auction_scores.worth_with_survey_card(
            st, seat, self.mine_worth_cache.mine_worth(st, seat, st.area)
        )
        return (
            playout_bid_limit_pence(self.policy_weights, st, seat, worth)
            + luck.draw_below(MAX_BID_OVERESTIMATE_PENCE)
        ) // POUND_PENCE

    def finish_auction(
        self, st: TrailState, maximum_bids: automatic_bids.MaximumBids, luck: Luck
    ) -> None:
        """Let every bidding seat without a maximum bid decide on one, and play the auction to its
        end (A-6).
        """
        for seat in range(st.seats):
            if (
                st.bidding[seat] != 0
                and maximum_bids.maximum[seat] == automatic_bids.BID_NOT_DECIDED_YET
            ):
                maximum_bids.set_maximum_up_to_money(
                    st, seat, max(0, self.noisy_bid_limit_pounds(st, seat, luck))
                )
        maximum_bids.bid_automatically(st)

    def quick_bid_or_drop_move(self, st: TrailState, luck: Luck) -> i64:
        """Return the next bid within the seat's limit or the move that drops out; against Lord
        Wallace its only bid."""
        if st.board.is_solo_game:
            return self.only_bid_or_drop_against_wallace(st, luck)
        return maximum_bids.minimum_bid_or_drop_move(
            st, self.noisy_bid_limit_pounds(st, st.to_move, luck)
        )

    def only_bid_or_drop_against_wallace(self, st: TrailState, luck: Luck) -> i64:
        """Return the seat's only bid against Lord Wallace, or dropping out (LW-6).

        An opening bid is drawn at random between the middle of the lowest bid and the seat's limit,
        and that limit. An answer is the lowest bid, if the limit allows it. The limit is raised
        because a mine that the seat does not win goes to Lord Wallace.
        """
        required: i64 = automatic_bids.lowest_allowed_bid(st)
        limit: i64 = (
            self.noisy_bid_limit_pounds(st, st.to_move, luck) + POUNDS_TO_DENY_WALLACE_A_MINE
        )
        limit = min(limit, st.money[st.to_move])
        if not automatic_bids.must_make_opening_bid(st):
            return (
                make_move_code(kinds.BID_MOVE, required, 0, 0)
                if limit >= required
                else make_move_code(kinds.DROP_OUT_MOVE, 0, 0, 0)
            )
        if limit <= required:
            return make_move_code(kinds.BID_MOVE, required, 0, 0)
        least: i64 = (required + limit) // 2
        return make_move_code(kinds.BID_MOVE, least + luck.draw_below(limit - least + 1), 0, 0)
