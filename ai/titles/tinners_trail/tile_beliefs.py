"""Resamples face-down tiles by what bids tell about them.  This is one step of the algorithm of
Metropolis and others, "Equation of state calculations by fast computing machines" (1953): two
unseen tiles of a region change places if that makes the bids less surprising, and seldom
otherwise.
"""

from typing import Final, final

from ai.search.win_shares import MILLIONTHS_IN_ONE, exponential_decay
from ai.titles.tinners_trail.auction_scores import auctioned_mine_worth_with_survey_card
from ai.titles.tinners_trail.mine_worth import MeanTileContents
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import may_take_part_in_auction_ignoring_money
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import is_seat_in_set, is_tile_known_to_seat

MISJUDGEMENT_PENCE_FOR_ODDS_E: Final = (
    300  # pence of contradiction that make bids e times less likely
)


@final
class TileResampler:
    """Exchanges the tile up for auction in a determinization, so that it fits the bids of the
    seats that know it."""

    def __init__(self, board: Board, tiles: MeanTileContents) -> None:
        """Store the mean tiles, and allocate the list of areas."""
        self.tiles: MeanTileContents = tiles
        self.swappable_areas: vec[i64] = make_zero_row(board.areas_in_play_count)

    def resample_auctioned_tile(self, st: TrailState, seat: i64, luck: Luck) -> None:
        """Draw another tile that the seat cannot see, and exchange the tile up for auction for it:
        always if that fits the rivals' bids at least as well, otherwise with a probability that is
        smaller the worse it fits (a Metropolis step).

        Do nothing if the seat knows the tile or no rival does.
        """
        if st.phase != kinds.AUCTION_PHASE or not is_tile_hidden_from_seat(st, seat, st.area):
            return
        count: i64 = self.write_swappable_areas(st, seat)
        if count == 0 or not is_auctioned_tile_known_to_rival(st, seat):
            return
        other: i64 = self.swappable_areas[luck.draw_below(count)]
        before: i64 = self.bids_contradiction_pence(st, seat)
        swap_tiles(st, st.area, other)
        more: i64 = self.bids_contradiction_pence(st, seat) - before
        if more > 0 and luck.draw_below(MILLIONTHS_IN_ONE) >= exponential_decay(
            more, MISJUDGEMENT_PENCE_FOR_ODDS_E
        ):
            swap_tiles(st, st.area, other)

    def write_swappable_areas(self, st: TrailState, seat: i64) -> i64:
        """Write into `swappable_areas` the areas whose tile may be exchanged for that of `st.area`:
        the other areas of its region with a tile that the seat cannot see. Return their number."""
        count: i64 = 0
        region: i64 = st.board.region_of_area[st.area]
        for area in range(st.board.areas_in_play_count):
            elsewhere: bool = area != st.area and st.board.region_of_area[area] == region
            if elsewhere and st.tile[area] >= 0 and is_tile_hidden_from_seat(st, seat, area):
                self.swappable_areas[count] = area
                count += 1
        return count

    def bids_contradiction_pence(self, st: TrailState, seat: i64) -> i64:
        """Return by how many pence in all the auction contradicts the estimated values of the mine
        to the rivals who know the tile: they have bid more than the value, or have dropped out at a
        lower price."""
        pence: i64 = 0
        for rival in range(st.seats):
            if rival != seat and is_tile_known_to_seat(st, rival, st.area):
                worth: i64 = auctioned_mine_worth_with_survey_card(st, self.tiles, rival)
                if rival == st.high_bidder:
                    pence += max(0, st.high_bid * POUND_PENCE - worth)
                elif st.bidding[rival] == 0:
                    if (
                        may_take_part_in_auction_ignoring_money(st, rival)
                        and st.money[rival] > st.high_bid
                    ):
                        pence += max(0, worth - (st.high_bid + 1) * POUND_PENCE)
                elif rival == st.opener and is_seat_in_set(st.seen[st.area], rival):
                    pence += max(0, st.minimum * POUND_PENCE - worth)
        return pence


def is_auctioned_tile_known_to_rival(st: TrailState, seat: i64) -> bool:
    """Return whether another seat knows the tile up for auction, by a peek or as the opener who
    played a card for it."""
    for rival in range(st.seats):
        if rival != seat and is_tile_known_to_seat(st, rival, st.area):
            return True
    return False


def is_tile_hidden_from_seat(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the area's tile is face down and the seat has not looked at it."""
    return st.face_up[area] == 0 and not is_tile_known_to_seat(st, seat, area)


def swap_tiles(st: TrailState, area: i64, other_area: i64) -> None:
    """Exchange the tiles of two areas."""
    tile: i64 = st.tile[area]
    st.tile[area] = st.tile[other_area]
    st.tile[other_area] = tile
