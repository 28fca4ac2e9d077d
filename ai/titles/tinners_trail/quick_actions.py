"""Fast actions for playouts: the promising ones are offered, and the best is kept."""

from typing import Final, final

from ai.search.policy import LOWEST_POINTS
from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import action_gains, expansions
from ai.titles.tinners_trail.action_scores import auction_price_pence_near_minimum_bid
from ai.titles.tinners_trail.mine_worth import NEW_MINE_EXTRACTION_CHOICE_COUNT, MineWorthCache
from ai.titles.tinners_trail.ore_profit import gain_per_work_point
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE, WORK_POINT_PENCE
from ai.titles.tinners_trail.ore_worth import best_extraction_move, next_extraction_cube_count
from ai.titles.tinners_trail.policy_weights import select_seat_and_circumstances
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import kind_of_move, make_move_code
from game.engine.rows import make_row
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import may_start_auction, minimum_opening_bid
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.developments import (
    count_in_stock,
    rightmost_available_pump_group_cell,
)
from game.titles.tinners_trail.rules.extraction import affordable_cube_count
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

NOISE_PENCE: Final = 110  # the largest random overestimate of an action in playouts
NOISE_FACTOR: Final = (
    1103515245  # factor of a small random generator, which one word of luck seeds for many moves
)
NOISE_ADDEND: Final = 12345
NOISE_MASK: Final = 0x7FFFFFFF


class BestMoveKeeper:
    """Keeps the best of the moves that are offered to it, by scores with a little random noise."""

    best_score: i64 = 0
    best_move: i64 = 0
    noise_state: i64 = 0
    can_build_miner: bool = False  # whether there is the work and a piece for one
    can_build_port: bool = False
    can_build_train: bool = False

    def __init__(self, policy_weights: PolicyWeights) -> None:
        """Store the policy weights."""
        self.policy_weights: PolicyWeights = policy_weights

    def keep_move_if_best(self, move: i64, pence_per_work_point: i64) -> None:
        """Keep the move if its gain, adjusted by the policy weights and with noise added, is the
        best so far."""
        if self.keep_noisy_score_and_return_whether_best(
            self.policy_weights.adjusted_gain(kind_of_move(move), pence_per_work_point)
        ):
            self.best_move = move

    def keep_noisy_score_and_return_whether_best(self, score: i64) -> bool:
        """Add random noise to a score. If the sum is the best so far, store it and return True."""
        self.noise_state = (self.noise_state * NOISE_FACTOR + NOISE_ADDEND) & NOISE_MASK
        judged: i64 = score + ((self.noise_state >> 16) * NOISE_PENCE >> 15)
        if judged <= self.best_score:
            return False
        self.best_score = judged
        return True

    def update_buildable_pieces(self, st: TrailState, work_points_left: i64) -> None:
        """Store which pieces (miner, port, train) can be built: those with pieces left and
        enough of these work points."""
        self.can_build_miner = (
            work_points_left >= st.board.miner_work_cost
            and count_in_stock(st, kinds.MINER_STOCK) > 0
        )
        self.can_build_port = (
            work_points_left >= st.board.port_work_cost and count_in_stock(st, kinds.PORT_STOCK) > 0
        )
        self.can_build_train = (
            work_points_left >= st.board.train_work_cost
            and count_in_stock(st, kinds.TRAIN_STOCK) > 0
        )

    def offer_miner_port_and_train(self, st: TrailState, seat: i64, area: i64, ore: i64) -> None:
        """Offer the miner, port and train that can be built at an own mine; `ore` is the number
        of ore cubes there (D, C-11)."""
        more: i64 = action_gains.gain_of_one_more_capacity(st, area)
        if self.can_build_miner and st.miner[area] == 0 and ore > 0:
            self.keep_move_if_best(
                make_move_code(kinds.DEVELOP_MINER_MOVE, area, 0, 0),
                gain_per_work_point(more, st.board.miner_work_cost),
            )
        if self.can_build_port and st.board.is_area_coastal[area] != 0 and st.port[area] == 0:
            gain: i64 = more + action_gains.own_mine_drainage_gain(st, area, 1)
            self.keep_move_if_best(
                make_move_code(kinds.DEVELOP_PORT_MOVE, area, 0, 0),
                gain_per_work_point(gain, st.board.port_work_cost),
            )
        if self.can_build_train and st.train[area] == 0:
            gain = action_gains.train_gain_from_own_area_gain(
                st, seat, area, more + action_gains.own_mine_drainage_gain(st, area, 2)
            )
            self.keep_move_if_best(
                make_move_code(kinds.DEVELOP_TRAIN_MOVE, area, 0, 0),
                gain_per_work_point(gain, st.board.train_work_cost),
            )


@final
class QuickActionChooser(BestMoveKeeper):
    """Chooses actions in playouts: it scores the promising actions only, adds a little noise to
    each score, and takes the best one."""

    def __init__(
        self, board: Board, mine_worths: MineWorthCache, policy_weights: PolicyWeights
    ) -> None:
        """Store the cache of mine values and the policy weights, and list the borders of each
        area."""
        super().__init__(policy_weights)
        self.mine_worth_cache: MineWorthCache = mine_worths
        starts: list[int] = [0]
        borders: list[int] = []
        beyond: list[int] = []
        for area in range(int(board.areas_in_play_count)):
            for border in range(int(board.border_count)):
                sides = (
                    int(board.west_area_of_border[border]),
                    int(board.east_area_of_border[border]),
                )
                if area in sides:
                    borders.append(border)
                    beyond.append(sum(sides) - area)
            starts.append(len(borders))
        self.first_border_by_area: vec[i64] = make_row(starts)
        self.borders_by_area: vec[i64] = make_row(borders)
        # the area on the border's other side
        self.areas_beyond_borders: vec[i64] = make_row(beyond)

    def choose_action(self, st: TrailState, luck: Luck) -> i64:
        """Return the best of the promising actions of the seat to move, after a little noise;
        passing if no other scores higher.
        """
        seat: i64 = st.to_move
        work: i64 = remaining_work_points(st, seat)
        self.best_move = make_move_code(kinds.PASS_MOVE, 0, 0, 0)
        if work == 0:
            return self.placement_or_pass_without_work_points(st, seat)
        self.noise_state = luck.draw_word()
        select_seat_and_circumstances(self.policy_weights, st, seat)
        self.best_score = self.policy_weights.adjusted_gain(
            kinds.PASS_MOVE, action_gains.passing_gain_per_work_point(st, seat, work)
        )
        if work >= st.board.pasties_work_cost:
            self.keep_move_if_best(make_move_code(kinds.SELL_PASTIES_MOVE, 0, 0, 0), POUND_PENCE)
        self.offer_extractions_and_pieces_at_own_mines(st, seat, work)
        if work >= st.board.build_work_cost and st.mines_left[seat] > 0:
            self.offer_best_auction_of_random_half(st, seat, work, luck)
        if st.board.has_arsenic:
            self.offer_expansion_action(st, expansions.best_arsenic_move(st, seat))
        if st.board.has_emigration:
            self.offer_expansion_action(st, expansions.best_own_miner_move(st, seat))
            self.offer_expansion_action(st, expansions.best_emigration_move(st, seat))
            self.offer_expansion_action(
                st, expansions.best_placement_move_of_waiting_piece(st, seat)
            )
        return self.best_move

    def placement_or_pass_without_work_points(self, st: TrailState, seat: i64) -> i64:
        """Return the move of a seat without work points: placing a waiting piece if that gains,
        else passing (T-3, E-4)."""
        if st.board.has_emigration:
            placing: i64 = expansions.best_placement_move_of_waiting_piece(st, seat)
            if placing != 0:
                return placing
        return self.best_move

    def offer_expansion_action(self, st: TrailState, move: i64) -> None:
        """Offer an action of an expansion; do nothing for move 0."""
        if move != 0:
            self.keep_move_if_best(move, expansions.expansion_score(st, move))

    def offer_best_auction_of_random_half(
        self, st: TrailState, seat: i64, work_points_left: i64, luck: Luck
    ) -> None:
        """Offer to start one auction: that of the most valuable mine among half of the areas with a
        tile, drawn at random. Offer nothing if the seat cannot pay the minimum bid (A).
        """
        tiles: i64 = self.mine_worth_cache.areas_with_tile_count
        at: i64 = luck.draw_below(tiles)
        if st.money[seat] < minimum_opening_bid(st):
            return
        today: i64 = min(
            work_points_left - st.board.build_work_cost, NEW_MINE_EXTRACTION_CHOICE_COUNT - 1
        )
        best: i64 = LOWEST_POINTS
        chosen: i64 = kinds.EMPTY
        looks: i64 = (tiles + 1) >> 1
        for _look in range(looks):
            area: i64 = self.mine_worth_cache.areas_with_tile[at]
            at += 1
            if at == tiles:
                at = 0
            worth: i64 = self.mine_worth_cache.worth_with_extractions(st, seat, area, today)
            if worth > best and may_start_auction(st, seat, area):
                best = worth
                chosen = area
        if chosen != kinds.EMPTY:
            gain: i64 = (
                best
                + st.board.build_work_cost * WORK_POINT_PENCE
                - auction_price_pence_near_minimum_bid(st)
            )
            self.keep_move_if_best(
                make_move_code(kinds.BUILD_MINE_MOVE, chosen, 0, 0),
                gain_per_work_point(gain, st.board.build_work_cost),
            )

    def offer_extractions_and_pieces_at_own_mines(
        self, st: TrailState, seat: i64, work_points_left: i64
    ) -> None:
        """Offer, at each of the seat's own mines, the best extraction and the developments that the
        work points and the stock allow and that are useful there, and then steam pumps (X, D).
        """
        first: i64 = seat * self.mine_worth_cache.areas
        last: i64 = first + self.mine_worth_cache.mine_count_by_seat[seat]
        if first == last:
            return
        self.update_buildable_pieces(st, work_points_left)
        adits: bool = (
            work_points_left >= st.board.adit_work_cost and count_in_stock(st, kinds.ADIT_STOCK) > 0
        )
        pieces: bool = self.can_build_miner or self.can_build_port or self.can_build_train
        while first < last:
            area: i64 = self.mine_worth_cache.mine_areas_by_seat[first]
            first += 1
            ore: i64 = st.tin[area] + st.copper[area]
            if ore > 0:
                self.offer_best_extraction(st, seat, area)
            if adits:
                self.offer_adits_at_mine(st, seat, area)
            if pieces and (st.water[area] != 0 or ore > st.board.mine_base_capacity):
                self.offer_miner_port_and_train(st, seat, area, ore)
        if work_points_left >= st.board.pumps_work_cost:
            self.offer_steam_pumps_at_two_best_mines(st, seat)

    def offer_best_extraction(self, st: TrailState, seat: i64, area: i64) -> None:
        """Offer the most profitable extraction from a mine, if it gains (X)."""
        cubes: i64 = affordable_cube_count(st, seat, area)
        if cubes > 0:
            gain: i64 = action_gains.gain_of_extracting_now(st, area, cubes)
            if gain > 0 and self.keep_noisy_score_and_return_whether_best(
                self.policy_weights.adjusted_gain(kinds.EXTRACT_ORE_MOVE, gain)
            ):
                self.best_move = best_extraction_move(st, area, cubes)

    def offer_steam_pumps_at_two_best_mines(self, st: TrailState, seat: i64) -> None:
        """Offer the next group of steam pumps with its gain at the two own mines with water that
        can extract most cubes; offer nothing without such a mine or without pumps (D-6).
        """
        group: i64 = rightmost_available_pump_group_cell(st)
        if group == kinds.EMPTY:
            return
        first: i64 = seat * self.mine_worth_cache.areas
        last: i64 = first + self.mine_worth_cache.mine_count_by_seat[seat]
        best: i64 = kinds.EMPTY
        most: i64 = -1
        second: i64 = kinds.EMPTY
        next_most: i64 = -1
        while first < last:
            area: i64 = self.mine_worth_cache.mine_areas_by_seat[first]
            first += 1
            if st.water[area] > 0:
                load: i64 = next_extraction_cube_count(st, area)
                if load > most:
                    second = best
                    next_most = most
                    best = area
                    most = load
                elif load > next_most:
                    second = area
                    next_most = load
        if best != kinds.EMPTY:
            self.keep_move_if_best(
                make_move_code(kinds.DEVELOP_PUMPS_MOVE, 0, 0, 0),
                action_gains.pumps_gain_at_mines(st, st.pumps[group], best, second),
            )

    def offer_adits_at_mine(self, st: TrailState, seat: i64, area: i64) -> None:
        """Offer an adit on each border of an own mine that has none (D-5)."""
        here: i64 = action_gains.adit_side_gain(st, seat, area)
        for spot in range(self.first_border_by_area[area], self.first_border_by_area[area + 1]):
            border: i64 = self.borders_by_area[spot]
            if st.adit[border] == 0:
                gain: i64 = here + action_gains.adit_side_gain(
                    st, seat, self.areas_beyond_borders[spot]
                )
                self.keep_move_if_best(
                    make_move_code(kinds.DEVELOP_ADIT_MOVE, border, 0, 0),
                    gain_per_work_point(gain, st.board.adit_work_cost),
                )
