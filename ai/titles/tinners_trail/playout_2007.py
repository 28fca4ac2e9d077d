"""Playouts in the 2007 edition: fast choices of moves, and playing games to the end with them."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import gains
from ai.titles.tinners_trail.action_scores import expected_auction_price
from ai.titles.tinners_trail.answer_scores import pump_score
from ai.titles.tinners_trail.auctions import UNDECIDED, MaximumBids
from ai.titles.tinners_trail.features import count_finished_rounds
from ai.titles.tinners_trail.ground import mine_worth_2007, prospect_score
from ai.titles.tinners_trail.investment_boxes import best_affordable_box_price
from ai.titles.tinners_trail.maximum_bids import bid_or_drop_move
from ai.titles.tinners_trail.ore import (
    best_extraction_move,
    count_ore_cubes_in_area,
    most_cubes_per_extraction,
)
from ai.titles.tinners_trail.ore_streams import gain_per_work_point
from ai.titles.tinners_trail.playout import BID_NOISE
from ai.titles.tinners_trail.policy_weights import select_seat_and_circumstances
from ai.titles.tinners_trail.quick_choice import BITS, SHIFT, STEP, BestMoveKeeper
from ai.titles.tinners_trail.stream_table import POUND, WORK_POINT
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import make_move_code
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import BASE_MINIMUM, may_take_part
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.developments import rightmost_pump_group_cell, stock_count
from game.titles.tinners_trail.rules.extraction import affordable_cube_count
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

CURIOSITY: Final = 200  # pence of luck in where to prospect

HALF: Final = 0x40000000  # below it an area is not looked at for a new mine


@final
class Playout2007:
    """Plays games to the end from any position; it keeps no data between moves."""

    def __init__(self, rules: Rules, policy_weights: PolicyWeights) -> None:
        """Play by these rules with these policy weights."""
        self.rules: Rules = rules
        self.action_chooser: QuickActionChooser2007 = QuickActionChooser2007(policy_weights)

    def play_until_round(self, st: TrailState, bidding: MaximumBids, luck: Luck, last: i64) -> None:
        """Play until the game or round `last` is over; maximum bids decided before are kept."""
        while st.to_move != NOBODY and count_finished_rounds(st) < last:
            if st.to_move == CHANCE:
                self.rules.apply(st, self.rules.draw_outcome(st))
            elif st.phase == kinds.AUCTION:
                self.finish_auction(st, bidding, luck)
            else:
                self.rules.apply(st, self.quick_move(st, luck))

    def quick_move(self, st: TrailState, luck: Luck) -> i64:
        """Return a quick move of the seat to move."""
        if st.phase == kinds.ACTIONS:
            return self.action_chooser.choose_action(st, luck)
        if st.phase == kinds.AUCTION:
            return self.next_bid_towards_limit(st, luck)
        if st.phase == kinds.INVEST_PHASE:
            return make_move_code(kinds.INVEST, best_affordable_box_price(st, st.to_move), 0, 0)
        if st.phase == kinds.PUMPS_PHASE:
            return best_pump_move(st)
        return best_prospect_move(st, luck)

    def bid_limit_pounds(self, st: TrailState, seat: i64, luck: Luck) -> i64:
        """Return the seat's limit for the auctioned mine in pounds, with noise."""
        return (mine_worth_2007(st, seat, st.area) + luck.draw_below(BID_NOISE)) // POUND

    def finish_auction(self, st: TrailState, bidding: MaximumBids, luck: Luck) -> None:
        """Let all seats in the auction decide on a maximum, and finish the auction (C-9)."""
        for seat in range(st.seats):
            if st.bidding[seat] != 0 and bidding.maximum[seat] == UNDECIDED:
                bidding.set_maximum(st, seat, max(0, self.bid_limit_pounds(st, seat, luck)))
        bidding.bid_automatically(st)

    def next_bid_towards_limit(self, st: TrailState, luck: Luck) -> i64:
        """Return one bid towards the seat's limit."""
        return bid_or_drop_move(st, self.bid_limit_pounds(st, st.to_move, luck))


def best_pump_move(st: TrailState) -> i64:
    """Return the pump at the own mine with the worst water, or no pump (C-23)."""
    best: i64 = 0
    choice: i64 = 0
    for area in range(st.board.areas):
        if st.water[area] > 0:
            score: i64 = pump_score(st, make_move_code(kinds.PUMP, area + 1, 0, 0))
            if score > best:
                best = score
                choice = area + 1
    return make_move_code(kinds.PUMP, choice, 0, 0)


def best_prospect_move(st: TrailState, luck: Luck) -> i64:
    """Return the empty ground with the highest estimate, with some randomness (C-15)."""
    best: i64 = -1_000_000
    choice: i64 = 0
    for area in range(st.board.areas):
        if is_area_empty(st, area):
            score: i64 = prospect_score(st, st.to_move, area) + luck.draw_below(CURIOSITY)
            if score > best:
                best = score
                choice = area
    return make_move_code(kinds.PROSPECT, choice, 0, 0)


@final
class QuickActionChooser2007(BestMoveKeeper):
    """Considers the promising actions once, and keeps the one with the best score after a little
    noise."""

    def choose_action(self, st: TrailState, luck: Luck) -> i64:
        """Return a sensible action of the seat to move."""
        seat: i64 = st.to_move
        work: i64 = remaining_work_points(st, seat)
        self.best_move = make_move_code(kinds.PASS, 0, 0, 0)
        if work == 0:
            return self.best_move
        self.noise_state = luck.draw_word() & BITS
        select_seat_and_circumstances(self.policy_weights, st, seat)
        self.best_score = self.policy_weights.adjusted_gain(
            kinds.PASS, gains.passing_gain(st, seat, work)
        )
        if work >= st.board.pasties_work:
            self.offer_move(make_move_code(kinds.PASTIES, 0, 0, 0), POUND)
        if st.mines_left[seat] < st.board.mines:
            self.offer_moves_at_own_mines(st, seat, work)
        if may_take_part(st, seat) and st.money[seat] >= BASE_MINIMUM:
            self.offer_auctions(st, seat)
        return self.best_move

    def offer_auctions(self, st: TrailState, seat: i64) -> None:
        """Offer new mines in a random half of the areas."""
        margin: i64 = st.board.build_work * WORK_POINT - expected_auction_price(st)
        for area in range(st.board.areas):
            if st.owner[area] == kinds.EMPTY:
                self.noise_state = (self.noise_state * STEP + SHIFT) & BITS
                if self.noise_state >= HALF:
                    gain: i64 = mine_worth_2007(st, seat, area) + margin
                    self.offer_move(
                        make_move_code(kinds.BUILD, area, 0, 0),
                        gain_per_work_point(gain, st.board.build_work),
                    )

    def offer_moves_at_own_mines(self, st: TrailState, seat: i64, work: i64) -> None:
        """Offer extracting from and developing the seat's own mines (C-10, C-11)."""
        self.update_buildable_pieces(st, work)
        for area in range(st.board.areas):
            if st.owner[area] != seat:
                continue
            ore: i64 = count_ore_cubes_in_area(st, area)
            if ore > 0:
                self.offer_best_extraction(st, seat, area)
            if st.water[area] != 0 or ore > most_cubes_per_extraction(st, area):
                self.offer_pieces(st, seat, area, ore)
        if work >= st.board.adit_work and stock_count(st, kinds.STOCK_ADIT) > 0:
            self.offer_adits_at_own_mines(st, seat)
        if work >= st.board.pumps_work:
            group: i64 = rightmost_pump_group_cell(st)
            if group != kinds.EMPTY:
                self.offer_move(
                    make_move_code(kinds.PUMPS, 0, 0, 0),
                    gains.pumps_gain(st, seat, st.pumps[group]),
                )

    def offer_best_extraction(self, st: TrailState, seat: i64, area: i64) -> None:
        """Offer the most profitable extraction (C-10)."""
        cubes: i64 = affordable_cube_count(st, seat, area)
        if cubes > 0:
            gain: i64 = gains.gain_of_extracting_now(st, area, cubes)
            if gain > 0:
                self.offer_move(best_extraction_move(st, area, cubes), gain)

    def offer_adits_at_own_mines(self, st: TrailState, seat: i64) -> None:
        """Offer adits on the borders of own mines (C-11)."""
        for border in range(st.board.borders):
            if st.adit[border] == 0 and (
                st.owner[st.board.border_west[border]] == seat
                or st.owner[st.board.border_east[border]] == seat
            ):
                gain: i64 = gains.adit_gain(st, seat, border)
                self.offer_move(
                    make_move_code(kinds.ADIT, border, 0, 0),
                    gain_per_work_point(gain, st.board.adit_work),
                )
