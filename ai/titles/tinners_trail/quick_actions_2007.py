"""Fast choices of actions in the 2007 edition, for playouts."""

from typing import Final, final

from ai.titles.tinners_trail import action_gains
from ai.titles.tinners_trail.action_scores import auction_price_pence_near_minimum_bid
from ai.titles.tinners_trail.mine_worth_2007 import mine_worth_2007
from ai.titles.tinners_trail.ore_profit import gain_per_work_point
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE, WORK_POINT_PENCE
from ai.titles.tinners_trail.ore_worth import (
    best_extraction_move,
    count_ore_cubes_in_area,
    max_cubes_per_extraction,
)
from ai.titles.tinners_trail.policy_weights import select_seat_and_circumstances
from ai.titles.tinners_trail.quick_actions import (
    NOISE_ADDEND,
    NOISE_FACTOR,
    NOISE_MASK,
    BestMoveKeeper,
)
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import (
    BASE_MINIMUM_BID_POUNDS,
    may_take_part_in_auction_ignoring_money,
)
from game.titles.tinners_trail.rules.developments import (
    count_in_stock,
    rightmost_available_pump_group_cell,
)
from game.titles.tinners_trail.rules.extraction import affordable_cube_count
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

HALF_OF_RANDOM_NUMBER_RANGE: Final = 0x40000000  # areas with a random number below it are left out


@final
class QuickActionChooser2007(BestMoveKeeper):
    """Chooses actions in playouts of the 2007 edition: it scores the promising actions only, adds a
    little noise to each score, and takes the best one."""

    def choose_action(self, st: TrailState, luck: Luck) -> i64:
        """Return the best of the promising actions of the seat to move, after a little noise;
        passing if no other scores higher.
        """
        seat: i64 = st.to_move
        work: i64 = remaining_work_points(st, seat)
        self.best_move = make_move_code(kinds.PASS_MOVE, 0, 0, 0)
        if work == 0:
            return self.best_move
        self.noise_state = luck.draw_word() & NOISE_MASK
        select_seat_and_circumstances(self.policy_weights, st, seat)
        self.best_score = self.policy_weights.adjusted_gain(
            kinds.PASS_MOVE, action_gains.passing_gain_per_work_point(st, seat, work)
        )
        if work >= st.board.pasties_work_cost:
            self.keep_move_if_best(make_move_code(kinds.SELL_PASTIES_MOVE, 0, 0, 0), POUND_PENCE)
        if st.mines_left[seat] < st.board.mines_per_seat:
            self.offer_extractions_and_pieces_at_own_mines(st, seat, work)
        if (
            may_take_part_in_auction_ignoring_money(st, seat)
            and st.money[seat] >= BASE_MINIMUM_BID_POUNDS
        ):
            self.offer_auctions_in_random_half_of_areas(st, seat)
        return self.best_move

    def offer_auctions_in_random_half_of_areas(self, st: TrailState, seat: i64) -> None:
        """Offer to start an auction in about half of the areas without a mine, drawn at random."""
        margin: i64 = (
            st.board.build_work_cost * WORK_POINT_PENCE - auction_price_pence_near_minimum_bid(st)
        )
        for area in range(st.board.areas_in_play_count):
            if st.owner[area] == kinds.EMPTY:
                self.noise_state = (self.noise_state * NOISE_FACTOR + NOISE_ADDEND) & NOISE_MASK
                if self.noise_state >= HALF_OF_RANDOM_NUMBER_RANGE:
                    gain: i64 = mine_worth_2007(st, seat, area) + margin
                    self.keep_move_if_best(
                        make_move_code(kinds.BUILD_MINE_MOVE, area, 0, 0),
                        gain_per_work_point(gain, st.board.build_work_cost),
                    )

    def offer_extractions_and_pieces_at_own_mines(
        self, st: TrailState, seat: i64, work_points_left: i64
    ) -> None:
        """Offer extractions and developments at the seat's own mines, and steam pumps (C-10,
        C-11).
        """
        self.update_buildable_pieces(st, work_points_left)
        for area in range(st.board.areas_in_play_count):
            if st.owner[area] != seat:
                continue
            ore: i64 = count_ore_cubes_in_area(st, area)
            if ore > 0:
                self.offer_best_extraction(st, seat, area)
            if st.water[area] != 0 or ore > max_cubes_per_extraction(st, area):
                self.offer_miner_port_and_train(st, seat, area, ore)
        if work_points_left >= st.board.adit_work_cost and count_in_stock(st, kinds.ADIT_STOCK) > 0:
            self.offer_adits_at_own_mines(st, seat)
        if work_points_left >= st.board.pumps_work_cost:
            group: i64 = rightmost_available_pump_group_cell(st)
            if group != kinds.EMPTY:
                self.keep_move_if_best(
                    make_move_code(kinds.DEVELOP_PUMPS_MOVE, 0, 0, 0),
                    action_gains.pumps_gain(st, seat, st.pumps[group]),
                )

    def offer_best_extraction(self, st: TrailState, seat: i64, area: i64) -> None:
        """Offer the most profitable extraction from a mine, if it gains (C-10)."""
        cubes: i64 = affordable_cube_count(st, seat, area)
        if cubes > 0:
            gain: i64 = action_gains.gain_of_extracting_now(st, area, cubes)
            if gain > 0:
                self.keep_move_if_best(best_extraction_move(st, area, cubes), gain)

    def offer_adits_at_own_mines(self, st: TrailState, seat: i64) -> None:
        """Offer an adit on each border of an own mine that has none (C-11)."""
        for border in range(st.board.border_count):
            if st.adit[border] == 0 and (
                st.owner[st.board.west_area_of_border[border]] == seat
                or st.owner[st.board.east_area_of_border[border]] == seat
            ):
                gain: i64 = action_gains.adit_gain(st, seat, border)
                self.keep_move_if_best(
                    make_move_code(kinds.DEVELOP_ADIT_MOVE, border, 0, 0),
                    gain_per_work_point(gain, st.board.adit_work_cost),
                )
