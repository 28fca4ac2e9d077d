"""The appraisal of a mine in an auction: its value from many determinized games, and its rival
bidders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ai.analysis.worlds import derived_seed
from ai.search.playouts import NO_MOVE, Playouts
from ai.titles.tinners_trail.auction_scores import survey_card_benefit_worth
from ai.titles.tinners_trail.mine_worth import MeanTileContents, mine_worth
from ai.titles.tinners_trail.reasons.pounds_text import PENCE_PER_POUND
from game.engine.luck import Luck
from game.engine.moves import first_field_of_move, kind_of_move, make_move_code
from game.engine.rules import CHANCE, Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import (
    begin_bidding,
    drop_out_and_ask_next,
    may_take_part_in_auction_ignoring_money,
)
from game.titles.tinners_trail.rules.determinization import determinize
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import add_seat_to_set

SAMPLED_TILE_COUNT = 120  # possible tiles that are sampled
INTERVAL_TAIL_DIVISOR = 10  # the interval leaves out a tenth at either end

PLAYOUTS_PER_APPRAISAL = 240
# the place in the investment column for which points are converted to pounds
INVESTMENT_COLUMN_PLACE_FOR_POINTS_TO_POUNDS = 1
POUNDS_PER_INVESTMENT_TABLE_ENTRY = 10


@dataclass(frozen=True, slots=True)
class FairPriceRange:
    """The price in pounds at which a mine brings neither gain nor loss, and its 80 % range over
    the tiles that may lie there; for a known tile the range is one number."""

    mean_pounds: int
    low_pounds: int
    high_pounds: int


@dataclass(frozen=True, slots=True)
class RivalBidder:
    """A seat that may bid, and the most it is likely to pay, in pounds."""

    seat: int
    maximum_pounds: int


@dataclass(frozen=True, slots=True)
class MineAppraisal:
    """The value of a mine to the deciding seat, and the rival who may bid most, if there is one."""

    fair_price: FairPriceRange
    strongest_rival: RivalBidder | None


class Appraiser:
    """Values mines for the deciding seat of a view."""

    def __init__(self, tiles: MeanTileContents, playout_comparison: MinePlayoutComparison) -> None:
        """Store the mean tiles, used for estimates, and the playouts, used for the fair price."""
        self._tiles = tiles
        self._playout_comparison = playout_comparison

    def appraise_mine(self, view: TrailState, area: int) -> MineAppraisal:
        """Return the appraisal of a new mine in an area, including its survey and minus the work of
        building.

        The mean comes from games played with and without the mine, the range from the possible
        tiles. The seeds depend only on the area, so that repeated appraisals agree. A rival's
        limit is estimated from what that rival can know.
        """
        seat = int(view.to_move)
        guesses = sorted(self._sampled_mine_worths_pounds(view, area))
        count = len(guesses)
        guess = sum(guesses) / count
        price = self._playout_comparison.fair_price(view, area)
        shift = 0.0 if price is None else price - guess
        value = FairPriceRange(
            _rounded_pounds(guess + shift),
            _rounded_pounds(guesses[count // INTERVAL_TAIL_DIVISOR] + shift),
            _rounded_pounds(guesses[count - 1 - count // INTERVAL_TAIL_DIVISOR] + shift),
        )
        rivals = [
            RivalBidder(
                other,
                min(
                    _rounded_pounds(self._mine_worth_in_pounds(view, other, area) + shift),
                    int(view.money[other]),
                ),
            )
            for other in range(view.seats)
            if other != seat and _can_bid(view, other)
        ]
        return MineAppraisal(
            value, max(rivals, key=lambda rival: rival.maximum_pounds, default=None)
        )

    def _sampled_mine_worths_pounds(self, view: TrailState, area: int) -> Iterator[float]:
        """Yield the estimated value of the mine for each of several random tiles that may lie
        there."""
        seat = int(view.to_move)
        if view.tile[area] != kinds.UNKNOWN_TILE:
            yield self._mine_worth_in_pounds(view, seat, area)
            return
        luck = Luck()
        luck.reset_from_seed(area)
        for _ in range(SAMPLED_TILE_COUNT):
            world = view.clone()
            assert isinstance(world, TrailState)
            determinize(world, seat, luck)
            world.seen[area] = add_seat_to_set(int(world.seen[area]), seat)
            yield self._mine_worth_in_pounds(world, seat, area)

    def _mine_worth_in_pounds(self, state: TrailState, seat: int, area: int) -> float:
        worth = int(mine_worth(state, self._tiles, seat, area))
        if state.survey_card != kinds.EMPTY and state.area == area:
            worth += int(survey_card_benefit_worth(state, area, state.survey_card))
        return worth / PENCE_PER_POUND


def _can_bid(view: TrailState, seat: int) -> bool:
    if view.phase == kinds.AUCTION_PHASE:
        return bool(view.bidding[seat])
    return bool(may_take_part_in_auction_ignoring_money(view, seat)) and bool(
        view.money[seat] > view.passed
    )


def _rounded_pounds(pounds: float) -> int:
    return max(round(pounds), 0)


class MinePlayoutComparison:
    """Finds the fair price of a mine by playing each determinized game twice: with the mine won by
    the deciding seat and with the mine won by a rival."""

    def __init__(self, rules: Rules, playouts: Playouts) -> None:
        """Store the rules and the playouts."""
        self._rules = rules
        self._playouts = playouts

    def fair_price(self, view: TrailState, area: int) -> float | None:
        """Return the price in pounds at which winning the mine does not change the seat's expected
        points.

        Winning at the minimum bid is compared with leaving the mine to the next bidder at that
        bid. The bidding is taken to begin anew in both, so that the result is the same before the
        auction and at each of its bids. Return None against Lord Wallace, who bids differently.
        """
        if view.board.is_solo_game:
            return None
        seat = int(view.to_move)
        gained = 0
        paid = 0
        for number in range(PLAYOUTS_PER_APPRAISAL):
            world_seed = derived_seed(area, number)
            self._playouts.start_from_determinization(view, seat, world_seed)
            self._play_auction_up_to_first_bid(area, seat)
            paid += self._win_at_minimum_bid_and_return_it()
            with_mine = self._points_of_one_playout(seat, world_seed)
            self._playouts.start_from_determinization(view, seat, world_seed)
            self._play_auction_up_to_first_bid(area, seat)
            self._drop_out_and_let_next_bidder_win()
            gained += with_mine - self._points_of_one_playout(seat, world_seed)
        cell = (
            INVESTMENT_COLUMN_PLACE_FOR_POINTS_TO_POUNDS * kinds.ROUND_COUNT + int(view.round) - 1
        )
        points_for_a_pound = (
            int(view.board.points_per_ten_pounds[cell]) / POUNDS_PER_INVESTMENT_TABLE_ENTRY
        )  # invested this round (I-4)
        return (gained / points_for_a_pound + paid) / PLAYOUTS_PER_APPRAISAL

    def _points_of_one_playout(self, seat: int, seed: int) -> int:
        self._playouts.play_to_end(NO_MOVE, seed)
        return int(self._playouts.final_points_of_seat(seat))

    def _win_at_minimum_bid_and_return_it(self) -> int:
        """In the determinized game let the seat to move win the mine at the minimum bid; return
        that bid in pounds."""
        world = self._playouts.start_state
        rules = self._rules
        assert isinstance(world, TrailState)
        bid = next(
            (code for code in rules.legal_codes(world) if kind_of_move(code) == kinds.BID_MOVE),
            None,
        )
        if world.phase != kinds.AUCTION_PHASE or bid is None:
            return int(world.minimum)
        rules.apply(world, bid)
        while world.phase == kinds.AUCTION_PHASE:
            rules.apply(world, make_move_code(kinds.DROP_OUT_MOVE, 0, 0, 0))
        return int(first_field_of_move(bid))

    def _drop_out_and_let_next_bidder_win(self) -> None:
        """In the determinized game let the seat to move drop out, even if it would have to make
        the opening bid, and the next bidder, if there is one, win the mine at the minimum bid."""
        world = self._playouts.start_state
        assert isinstance(world, TrailState)
        if world.phase != kinds.AUCTION_PHASE:
            return
        drop_out_and_ask_next(world)
        if world.phase == kinds.AUCTION_PHASE:
            self._win_at_minimum_bid_and_return_it()

    def _play_auction_up_to_first_bid(self, area: int, seat: int) -> None:
        """In the determinized game start the auction of the area if it has not started, and play it
        up to the first bid; a running auction goes back to its first bid, which the seat is asked
        for."""
        world = self._playouts.start_state
        rules = self._rules
        assert isinstance(world, TrailState)
        if world.phase == kinds.AUCTION_PHASE:
            begin_bidding(world)
            world.to_move = seat
        if world.phase == kinds.ACTIONS_PHASE:
            rules.apply(world, make_move_code(kinds.BUILD_MINE_MOVE, area, 0, 0))
        while world.phase == kinds.CHOOSE_SURVEY_CARD_PHASE or world.to_move == CHANCE:
            luck = world.to_move == CHANCE
            rules.apply(world, rules.draw_outcome(world) if luck else rules.legal_codes(world)[0])
