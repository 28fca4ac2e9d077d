"""How far to bid and which survey cards to play."""

from __future__ import annotations

from typing import Final, final

from ai.search.learned_value import ONE, falling
from ai.titles.tinners_trail.both_editions.ore import MEAN_COPPER, MEAN_TIN
from ai.titles.tinners_trail.streams import POUND
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.auction import may_take_part
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import (
    AUCTION,
    CARD,
    DECK,
    DROP,
    EMPTY,
    FROM_HAND,
    GAIN_COPPER,
    GAIN_MINER,
    GAIN_PORT,
    GAIN_PUMP,
    GAIN_TIN,
    ROUNDS,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.view import has_looked_at, has_seat

# How far to bid and which survey cards to play.

INSURANCE: Final = 100  # pence: what half a winning bid is worth, times the chance to lose
KEPT_CARD: Final = 50  # per cent of a card's worth that is left when it is kept


def card_worth(st: TrailState, area: i64, card: i64) -> i64:
    """Return what a card's benefit is worth in a new mine, in pence; area EMPTY = anywhere."""
    benefit: i64 = st.board.card_benefit[card]
    amount: i64 = st.board.card_amount[card]
    rounds: i64 = ROUNDS - st.round
    if benefit == GAIN_TIN:
        return amount * (MEAN_TIN - 2 * POUND)
    if benefit == GAIN_COPPER:
        return amount * (MEAN_COPPER - 2 * POUND)
    if benefit == GAIN_MINER:
        return 250 + 100 * rounds
    if benefit == GAIN_PORT:
        if area != EMPTY and (st.board.coastal[area] == 0 or st.port[area] != 0):
            return 0
        return 400 + 150 * rounds
    if benefit == GAIN_PUMP:
        return 250 + 200 * rounds
    return amount * 300  # less water


def running_worth(st: TrailState, tiles: MeanTiles, seat: i64) -> i64:
    """Return what the mine under the hammer is worth to a bidder, its survey counted."""
    return with_survey(st, seat, mine_worth(st, tiles, seat, st.area))


def with_survey(st: TrailState, seat: i64, worth: i64) -> i64:
    """Return the worth of the mine under the hammer with its survey, from that without."""
    total: i64 = worth
    if st.survey_card != EMPTY:
        total += card_worth(st, st.area, st.survey_card)
    if st.survey_from == FROM_HAND and seat == st.opener and not st.board.two_player:
        total -= INSURANCE
    return total


def bid_score(st: TrailState, tiles: MeanTiles, move: i64) -> i64:
    """Return the pence a bid would gain if it won; dropping out gains nothing."""
    if kind_of(move) == DROP:
        return 0
    return running_worth(st, tiles, st.to_move) - first_of(move) * POUND


def survey_score(st: TrailState, move: i64) -> i64:
    """Return the pence gained by opening with a card, the deck or none (A-4, A2-1)."""
    choice: i64 = first_of(move)
    if choice < DECK:
        return 0
    if choice == DECK:
        return POUND
    return card_gain(st, choice - CARD)


def card_gain(st: TrailState, card: i64) -> i64:
    """Return the pence gained by opening with this card instead of keeping it (A-4, A2-1)."""
    gain: i64 = card_worth(st, st.area, card) - kept_worth(st, card)
    if not st.board.two_player:
        gain += INSURANCE
    return gain


def kept_worth(st: TrailState, card: i64) -> i64:
    """Return what a card is worth that stays in the hand."""
    if st.round == ROUNDS:
        return 0
    return card_worth(st, EMPTY, card) * KEPT_CARD // 100


def play_score(st: TrailState, move: i64) -> i64:
    """Return the pence gained by paying for a card after the auction (A-7)."""
    choice: i64 = first_of(move)
    if choice < CARD:
        return 0
    return play_gain(st, choice - CARD)


def play_gain(st: TrailState, card: i64) -> i64:
    """Return the pence gained by paying for this card after the auction (A-7)."""
    gain: i64 = card_worth(st, st.area, card) - kept_worth(st, card)
    return gain - st.board.card_value[card] * POUND


def discard_score(st: TrailState, move: i64) -> i64:
    """Return how gladly a card is laid aside: the less it is worth the better (S-4)."""
    return -card_worth(st, EMPTY, first_of(move))


# What bids tell about a face-down tile: those who know it put it up, raise or drop out.
#
# One step of Metropolis and others, "Equation of state calculations by fast computing machines"
# (1953): two unseen tiles of the region change places if that makes the bids less surprising,
# and seldom if it does not. Whoever has looked at a tile left a token there or opened with
# a card from hand, so everybody knows who knows.

SLIP: Final = 300  # pence of misjudged worth that make a bid e times less likely


@final
class Doubts:
    """Looks at the tile under the hammer as those must see it who know it."""

    def __init__(self, board: Board, tiles: MeanTiles) -> None:
        """Provide room for the board's areas."""
        self.tiles: MeanTiles = tiles
        self.others: vec[i64] = zeros(board.areas)

    def doubt(self, st: TrailState, seat: i64, luck: Luck) -> None:
        """Perhaps exchange the tile under the hammer for another that the seat cannot see."""
        if st.phase != AUCTION or not is_hidden(st, seat, st.area):
            return
        count: i64 = self.list_others(st, seat)
        if count == 0 or not is_known_to_a_rival(st, seat):
            return
        other: i64 = self.others[luck.below(count)]
        before: i64 = self.surprise(st, seat)
        swap_tiles(st, st.area, other)
        more: i64 = self.surprise(st, seat) - before
        if more > 0 and luck.below(ONE) >= falling(more, SLIP):
            swap_tiles(st, st.area, other)

    def list_others(self, st: TrailState, seat: i64) -> i64:
        """Write the areas of the same region whose tile the seat cannot see; return how many."""
        count: i64 = 0
        region: i64 = st.board.region[st.area]
        for area in range(st.board.areas):
            elsewhere: bool = area != st.area and st.board.region[area] == region
            if elsewhere and st.tile[area] >= 0 and is_hidden(st, seat, area):
                self.others[count] = area
                count += 1
        return count

    def surprise(self, st: TrailState, seat: i64) -> i64:
        """Return by how many pence the rivals who know the tile seem to misjudge it."""
        pence: i64 = 0
        for rival in range(st.seats):
            if rival != seat and has_looked_at(st, rival, st.area):
                worth: i64 = running_worth(st, self.tiles, rival)
                if rival == st.high_bidder:
                    pence += max(0, st.high_bid * POUND - worth)
                elif st.bidding[rival] == 0:
                    if may_take_part(st, rival) and st.money[rival] > st.high_bid:
                        pence += max(0, worth - (st.high_bid + 1) * POUND)
                elif rival == st.opener and has_seat(st.seen[st.area], rival):
                    pence += max(0, st.minimum * POUND - worth)
        return pence


def is_known_to_a_rival(st: TrailState, seat: i64) -> bool:
    """Return whether anybody else knows the tile under the hammer."""
    for rival in range(st.seats):
        if rival != seat and has_looked_at(st, rival, st.area):
            return True
    return False


def is_hidden(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat does not know the area's tile."""
    return st.face_up[area] == 0 and not has_looked_at(st, seat, area)


def swap_tiles(st: TrailState, one: i64, other: i64) -> None:
    """Exchange the tiles of two areas."""
    tile: i64 = st.tile[one]
    st.tile[one] = st.tile[other]
    st.tile[other] = tile
