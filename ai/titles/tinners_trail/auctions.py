"""How far to bid, auctions as maximum bids, and which survey cards to play."""

from typing import Final, final

from ai.search.learned_value import ONE, falling
from ai.titles.tinners_trail.ore import MEAN_COPPER, MEAN_TIN, POUND
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, pack
from game.engine.rows import filled, row_of, zeros
from game.engine.rules import Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import may_take_part
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import AUCTION, BID, DROP, EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.view import has_looked_at, has_seat

# Auctions as maximum bids: every bidder settles on one, then the bids follow by themselves.

UNDECIDED: Final = -1

UP_TO: Final = 60  # no kind of the rules: bid as long as it stays below a maximum
ZERO: Final = 100  # first field of UP_TO: pounds above what the mine seems worth, and this
# Maxima by pounds above the seeming worth, in the order in which they are tried.
OFFSETS: Final[vec[i64]] = row_of([0, 2, -2, -4, 4, 7, -7, 12])
DROP_RANK: Final = 3  # so many maxima are tried before dropping out of a worthwhile auction
BEST: Final = 100_000

INSURANCE: Final = 100  # pence: what half a winning bid is worth, times the chance to lose
KEPT_CARD: Final = 50  # per cent of a card's worth that is left when it is kept

SLIP: Final = 300  # pence of misjudged worth that make a bid e times less likely


def required_bid(st: TrailState) -> i64:
    """Return the lowest bid that is allowed now (A-3, A-6)."""
    return st.minimum if st.high_bidder == EMPTY else st.high_bid + 1


def must_open(st: TrailState) -> bool:
    """Return whether the seat to move has to make the opening bid (A-3)."""
    return st.high_bidder == EMPTY and st.to_move == st.opener


@final
class Bidding:
    """The maximum bids of one auction, in pounds; dropping out is a maximum of 0."""

    def __init__(self, rules: Rules) -> None:
        """Nobody has decided yet."""
        self.rules: Rules = rules
        self.maximum: vec[i64] = filled(rules.seats, UNDECIDED)

    def forget(self) -> None:
        """Begin another auction."""
        for seat in range(i64(len(self.maximum))):
            self.maximum[seat] = UNDECIDED

    def decide(self, st: TrailState, seat: i64, pounds: i64) -> None:
        """Settle on a maximum; nobody bids more than they have (A-11)."""
        self.maximum[seat] = min(pounds, st.money[seat])

    def carry_on(self, st: TrailState) -> None:
        """Bid for whoever has decided until somebody else is asked or the auction is over."""
        while st.phase == AUCTION and st.to_move >= 0 and self.maximum[st.to_move] != UNDECIDED:
            self.rules.apply(st, self.next_bid(st, st.to_move))
        if st.phase != AUCTION or st.to_move < 0:  # dice that are due come after the sale (C-22)
            self.forget()

    def next_bid(self, st: TrailState, seat: i64) -> i64:
        """Return the bid of a seat that has decided: straight to the price once all have."""
        required: i64 = required_bid(st)
        limit: i64 = self.maximum[seat]
        if limit < required:
            return pack(BID, required, 0, 0) if must_open(st) else pack(DROP, 0, 0, 0)
        rival: i64 = self.best_rival(st, seat)
        if rival == UNDECIDED or rival <= required:
            return pack(BID, required, 0, 0)
        turn: i64 = (
            rival - required
        ) & 1  # raising by £1 in turn, who would bid the rival's limit?
        if limit < rival + turn:
            return pack(BID, required, 0, 0) if must_open(st) else pack(DROP, 0, 0, 0)
        return pack(BID, rival + turn, 0, 0)

    def best_rival(self, st: TrailState, seat: i64) -> i64:
        """Return the highest maximum of the others, UNDECIDED while one still bidding is."""
        best: i64 = 0
        for other in range(st.seats):
            if other != seat:
                if self.maximum[other] == UNDECIDED and st.bidding[other] != 0:
                    return UNDECIDED
                best = max(best, self.maximum[other])
        return best


# Maximum bids instead of bids: pounds above or below what a mine seems worth to the bidder.


def anchor_of(st: TrailState, worth: i64) -> i64:
    """Return the pounds maxima are counted from: what the mine seems worth, or the least bid.

    The worth does not know that work may stay idle or a rival needs the mine, so a bid must be
    in question where it says no.
    """
    return max(worth, required_bid(st))


def maximum_of(st: TrailState, worth: i64, intention: i64) -> i64:
    """Return the maximum bid in pounds that UP_TO stands for where the mine seems worth so much."""
    return max(0, anchor_of(st, worth) + first_of(intention) - ZERO)


def bid_up_to(st: TrailState, limit: i64) -> i64:
    """Return the least bid if a seat goes so far and can pay, or must open; else dropping out."""
    required: i64 = required_bid(st)
    if min(limit, st.money[st.to_move]) >= required or must_open(st):
        return pack(BID, required, 0, 0)
    return pack(DROP, 0, 0, 0)


def list_maxima(st: TrailState, worth: i64, out: vec[i64], scores: vec[i64]) -> i64:
    """Dropping out, and different maxima that reach the least bid (A-6, C-9)."""
    anchor: i64 = anchor_of(st, worth)
    required: i64 = required_bid(st)
    money: i64 = st.money[st.to_move]
    everything: bool = False  # all the money is in question already
    count: i64 = 0
    for rank in range(i64(len(OFFSETS))):
        limit: i64 = anchor + OFFSETS[rank]
        if limit < required or (limit >= money and everything):
            continue
        everything = everything or limit >= money
        out[count] = pack(UP_TO, ZERO + OFFSETS[rank], 0, 0)
        scores[count] = BEST - 2 * rank
        count += 1
    if must_open(st):
        return count
    out[count] = pack(DROP, 0, 0, 0)
    scores[count] = BEST + 1
    if anchor > required:
        scores[count] = BEST - 2 * DROP_RANK + 1
    return count + 1


# How far to bid and which survey cards to play.


def card_worth(st: TrailState, area: i64, card: i64) -> i64:
    """Return what a card's benefit is worth in a new mine, in pence; area EMPTY = anywhere."""
    benefit: i64 = st.board.card_benefit[card]
    amount: i64 = st.board.card_amount[card]
    rounds: i64 = kinds.ROUNDS - st.round
    if benefit == kinds.GAIN_TIN:
        return amount * (MEAN_TIN - 2 * POUND)
    if benefit == kinds.GAIN_COPPER:
        return amount * (MEAN_COPPER - 2 * POUND)
    if benefit == kinds.GAIN_MINER:
        return 250 + 100 * rounds
    if benefit == kinds.GAIN_PORT:
        if area != kinds.EMPTY and (st.board.coastal[area] == 0 or st.port[area] != 0):
            return 0
        return 400 + 150 * rounds
    if benefit == kinds.GAIN_PUMP:
        return 250 + 200 * rounds
    return amount * 300  # less water


def running_worth(st: TrailState, tiles: MeanTiles, seat: i64) -> i64:
    """Return what the mine under the hammer is worth to a bidder, its survey counted."""
    return with_survey(st, seat, mine_worth(st, tiles, seat, st.area))


def with_survey(st: TrailState, seat: i64, worth: i64) -> i64:
    """Return the worth of the mine under the hammer with its survey, from that without."""
    total: i64 = worth
    if st.survey_card != kinds.EMPTY:
        total += card_worth(st, st.area, st.survey_card)
    if st.survey_from == kinds.FROM_HAND and seat == st.opener and not st.board.two_player:
        total -= INSURANCE
    return total


def bid_score(st: TrailState, tiles: MeanTiles, move: i64) -> i64:
    """Return the pence a bid would gain if it won; dropping out gains nothing."""
    if kind_of(move) == kinds.DROP:
        return 0
    return running_worth(st, tiles, st.to_move) - first_of(move) * POUND


def survey_score(st: TrailState, move: i64) -> i64:
    """Return the pence gained by opening with a card, the deck or none (A-4, A2-1)."""
    choice: i64 = first_of(move)
    if choice < kinds.DECK:
        return 0
    if choice == kinds.DECK:
        return POUND
    return card_gain(st, choice - kinds.CARD)


def card_gain(st: TrailState, card: i64) -> i64:
    """Return the pence gained by opening with this card instead of keeping it (A-4, A2-1)."""
    gain: i64 = card_worth(st, st.area, card) - kept_worth(st, card)
    if not st.board.two_player:
        gain += INSURANCE
    return gain


def kept_worth(st: TrailState, card: i64) -> i64:
    """Return what a card is worth that stays in the hand."""
    if st.round == kinds.ROUNDS:
        return 0
    return card_worth(st, kinds.EMPTY, card) * KEPT_CARD // 100


def play_score(st: TrailState, move: i64) -> i64:
    """Return the pence gained by paying for a card after the auction (A-7)."""
    choice: i64 = first_of(move)
    if choice < kinds.CARD:
        return 0
    return play_gain(st, choice - kinds.CARD)


def play_gain(st: TrailState, card: i64) -> i64:
    """Return the pence gained by paying for this card after the auction (A-7)."""
    gain: i64 = card_worth(st, st.area, card) - kept_worth(st, card)
    return gain - st.board.card_value[card] * POUND


def discard_score(st: TrailState, move: i64) -> i64:
    """Return how gladly a card is laid aside: the less it is worth the better (S-4)."""
    return -card_worth(st, kinds.EMPTY, first_of(move))


# What bids tell about a face-down tile: those who know it put it up, raise or drop out.
#
# One step of Metropolis and others, "Equation of state calculations by fast computing machines"
# (1953): two unseen tiles of the region change places if that makes the bids less surprising,
# and seldom if it does not. Whoever has looked at a tile left a token there or opened with
# a card from hand, so everybody knows who knows.


@final
class Doubts:
    """Looks at the tile under the hammer as those must see it who know it."""

    def __init__(self, board: Board, tiles: MeanTiles) -> None:
        """Provide room for the board's areas."""
        self.tiles: MeanTiles = tiles
        self.others: vec[i64] = zeros(board.areas)

    def doubt(self, st: TrailState, seat: i64, luck: Luck) -> None:
        """Perhaps exchange the tile under the hammer for another that the seat cannot see."""
        if st.phase != kinds.AUCTION or not is_hidden(st, seat, st.area):
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
