"""The moves worth a look in the tree."""

from typing import Final, cast, final

from ai.search.policy import Policy
from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import auction_scores, auctions, maximum_bids, tile_beliefs
from ai.titles.tinners_trail.features import rounds_over
from ai.titles.tinners_trail.gains import touches_mine
from ai.titles.tinners_trail.mine_moves import list_adits, list_at_mines, reaches_mine
from ai.titles.tinners_trail.playout import Playout, QuickChoice
from ai.titles.tinners_trail.playout_2007 import Playout2007
from ai.titles.tinners_trail.scores import score_of
from ai.titles.tinners_trail.stream_table import POUND
from ai.titles.tinners_trail.worth import Holdings, MeanTiles
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, pack, second_of
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.apply import apply
from game.titles.tinners_trail.rules.auction import may_take_part
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.investing import STEP
from game.titles.tinners_trail.rules.legal import legal_moves
from game.titles.tinners_trail.rules.legal_actions import list_builds, list_expansion_actions
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.tile_knowledge import has_looked_at

# What seats can tell apart: bids and tiles, prices rolled, choices that depend on secrets.

WEIGHT: Final = 31  # of one number among the others in what was seen
LEAST: Final = 3  # makes who is to move, luck and nobody counted, a positive number
MASK: Final = 0xFFFFFFFFFF

ABOVE_WORTH: Final = 2  # pounds: where single bids are tried first; a lost mine is his
ANSWERING_BIDS: Final = 24  # pounds above the least bid that are tried against Lord Wallace


def may_tell_secrets(st: TrailState, kind: i64) -> bool:
    """Return whether what follows a move of this kind may depend on hands or face-down tiles.

    Whether a card can be played is asked only of those who can (A-4, A-7); how long somebody
    bids for a tile depends on whether they know it.
    """
    hidden: bool = kind == kinds.BUILD or st.phase in (kinds.SURVEY, kinds.AUCTION, kinds.PLAY)
    return hidden and not st.board.edition_2007


def auction_seen(st: TrailState, area: i64, tile: i64) -> i64:
    """Return one number for what everybody saw of an auction: the question, bids, sale and tile.

    Never 0. `tile` is what lay in the area, turned over by now if it was sold (A-7).
    """
    shown: i64 = 0
    if st.owner[area] != kinds.EMPTY or (st.area == area and st.face_up[area] != 0):
        shown = tile + 1
    winner: i64 = st.high_bidder if st.area == area else st.owner[area]
    seen: i64 = 0
    for seat in range(st.seats):
        seen = seen * WEIGHT + st.money[seat]
    seen = ((seen * WEIGHT + shown) * WEIGHT + winner + 1) & MASK
    return ((seen * WEIGHT + st.high_bid) * WEIGHT + st.phase) * WEIGHT + st.to_move + LEAST


def table_seen(st: TrailState) -> i64:
    """Return one number for all that can differ on the table after luck of Lord Wallace's.

    A tile that was turned up counts while it is under the hammer (LW-2).
    """
    seen: i64 = st.phase * WEIGHT + st.to_move + LEAST
    if st.area != kinds.EMPTY and st.face_up[st.area] != 0:
        seen = seen * WEIGHT + st.tile[st.area]
    seen = (seen * WEIGHT + st.area + 1) * WEIGHT + st.high_bid
    for kind in range(st.board.tile_kinds):
        seen = (seen * WEIGHT + st.built[kind]) & MASK
    for seat in range(st.seats):
        seen = ((seen * WEIGHT + st.money[seat]) * WEIGHT + st.column[seat]) & MASK
    return seen


def outcome_seen(st: TrailState, move: i64) -> i64:
    """Return a roll for prices as the price it made, Lord Wallace's luck with what he did."""
    if st.board.solo:
        return move ^ table_seen(st)
    kind: i64 = kind_of(move)
    if kind == kinds.ROLL_TIN:
        return pack(kind, st.tin_price, 0, 0)
    if kind == kinds.ROLL_COPPER:
        return pack(kind, st.copper_price, 0, 0)
    return move


def is_open(st: TrailState, seat: i64) -> bool:
    """Return whether what the seat to move may do is the same whatever `seat` cannot see.

    Others' cards decide what they can play, and with two players and an empty deck where they
    can start an auction (A2-2). Which bids are in question depends on the tile for who knows it.
    """
    if st.to_move == seat or st.board.edition_2007:
        return True
    if st.phase in (kinds.SURVEY, kinds.PLAY, kinds.DRAFT):
        return False
    if st.phase == kinds.AUCTION:
        return not knows_more(st, st.to_move, seat)
    if st.phase != kinds.ACTIONS or not st.board.two_player:
        return True
    for region in range(st.board.regions):
        if st.deck_size[region] == 0:
            return False
    return True


def knows_more(st: TrailState, seat: i64, other: i64) -> bool:
    """Return whether the seat alone of both has looked at the tile under the hammer."""
    if st.face_up[st.area] != 0 or has_looked_at(st, other, st.area):
        return False
    return has_looked_at(st, seat, st.area)


def list_candidates(
    st: TrailState, tiles: MeanTiles, policy_weights: PolicyWeights, out: vec[i64], scores: vec[i64]
) -> i64:
    """Write what the seat to move may intend, and how good it looks; return how many."""
    if st.phase == kinds.AUCTION:
        if st.board.solo:
            return list_single_bids(st, tiles, out, scores)
        return maximum_bids.list_maxima(st, seeming_worth(st, tiles), out, scores)
    count: i64 = 0
    if st.phase == kinds.ACTIONS:
        count = list_worthwhile(st, out)
    elif st.phase == kinds.INVEST_PHASE and not st.board.edition_2007:
        count = list_investments(st, out)
    elif st.phase == kinds.PUMPS_PHASE and st.board.edition_2007:
        count = list_wet_mines(st, out)
    else:
        count = legal_moves(st, out)
    if st.board.emigration:
        count = leave_out_idle_places(st, out, count)
    for index in range(count):
        scores[index] = score_of(st, tiles, policy_weights, out[index])
    return count


def seeming_worth(st: TrailState, tiles: MeanTiles) -> i64:
    """Return the pounds the mine under the hammer seems worth to the seat to move."""
    return auction_scores.running_worth(st, tiles, st.to_move) // POUND


def list_single_bids(st: TrailState, tiles: MeanTiles, out: vec[i64], scores: vec[i64]) -> i64:
    """Dropping out, and single bids up from the least: Lord Wallace bids but once (LW-6)."""
    worth: i64 = seeming_worth(st, tiles)
    required: i64 = auctions.required_bid(st)
    highest: i64 = min(st.money[st.to_move], required + ANSWERING_BIDS)
    if st.high_bidder != kinds.EMPTY:  # he has bid, and does so but once: the least bid wins
        highest = min(st.money[st.to_move], required)
    count: i64 = 0
    pounds: i64 = required
    while pounds <= highest:
        out[count] = pack(kinds.BID, pounds, 0, 0)
        distance: i64 = pounds - worth - ABOVE_WORTH
        scores[count] = -distance if distance > 0 else distance
        count += 1
        pounds += 1
    if not auctions.must_open(st):
        out[count] = pack(kinds.DROP, 0, 0, 0)
        scores[count] = 0
        count += 1
    return count


def list_investments(st: TrailState, out: vec[i64]) -> i64:
    """Write investments after which no second single £5 is possible: two pay less than £10 (I-2).

    That is so for all tens, and for the others where they leave less than £5 above a ten.
    """
    money: i64 = st.money[st.to_move]
    step: i64 = STEP if money % (2 * STEP) >= STEP else 2 * STEP
    count: i64 = 0
    pounds: i64 = 0
    while pounds <= money:
        out[count] = pack(kinds.INVEST, pounds, 0, 0)
        count += 1
        pounds += step
    return count


def list_worthwhile(st: TrailState, out: vec[i64]) -> i64:
    """Write the actions at own mines, every auction, and what is always possible."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if may_take_part(st, seat):
        count = list_builds(st, seat, out, count)
    if work > 0:
        count = list_at_mines(st, seat, work, out, count)
        count = list_adits(st, seat, work, out, count)
        if work >= st.board.pumps_work and rightmost_pump_group(st) != kinds.EMPTY:
            out[count] = pack(kinds.PUMPS, 0, 0, 0)
            count += 1
        if work >= st.board.pasties_work:
            out[count] = pack(kinds.PASTIES, 0, 0, 0)
            count += 1
    out[count] = pack(kinds.PASS, 0, 0, 0)
    count += 1
    if st.board.extended:
        count = list_expansion_actions(st, seat, out, count)
    return count


def list_wet_mines(st: TrailState, out: vec[i64]) -> i64:
    """Write no pump, and one in every own mine with water: no other mine is made better."""
    out[0] = pack(kinds.PUMP, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas):
        if st.water[area] > 0 and st.owner[area] == st.to_move:
            out[count] = pack(kinds.PUMP, area + 1, 0, 0)
            count += 1
    return count


def leave_out_idle_places(st: TrailState, out: vec[i64], start: i64) -> i64:
    """Keep Michigan's pieces off areas beyond the map card where no own mine has use of them."""
    count: i64 = 0
    for index in range(start):
        if kind_of(out[index]) != kinds.PLACE or is_of_use(st, out[index]):
            out[count] = out[index]
            count += 1
    return count


def is_of_use(st: TrailState, placing: i64) -> bool:
    """Return whether a piece lies on the map card, or serves a mine of the seat from beyond."""
    piece: i64 = first_of(placing) - 1
    where: i64 = second_of(placing)
    if piece < 0:
        return True  # put off
    if piece == kinds.STOCK_ADIT:
        return where < st.board.borders_on_card or touches_mine(st, st.to_move, where)
    if where < st.board.areas:
        return True
    return piece == kinds.STOCK_TRAIN and reaches_mine(st, st.to_move, where)


@final
class TrailPolicy(Policy):
    """Values in pence by plain estimates; auctions as maximum bids."""

    def __init__(self, rules: Rules, board: Board, policy_weights: PolicyWeights) -> None:
        """Know the board's tiles, and how good actions look beside each other."""
        super().__init__(rules)
        self.policy_weights: PolicyWeights = policy_weights
        self.tiles: MeanTiles = MeanTiles(board)
        self.bidding: auctions.Bidding = auctions.Bidding(rules)
        self.tile_resampler: tile_beliefs.TileResampler = tile_beliefs.TileResampler(
            board, self.tiles
        )
        holdings: Holdings = Holdings(board, self.tiles)
        self.playout: Playout = Playout(
            rules, holdings, QuickChoice(board, holdings, policy_weights)
        )
        self.playout_2007: Playout2007 = Playout2007(rules, policy_weights)
        self.old: bool = board.edition_2007
        self.area: i64 = kinds.EMPTY
        self.tile: i64 = kinds.EMPTY

    def seat_policy_weights(self) -> PolicyWeights:
        """Return how good actions look beside each other."""
        return self.policy_weights

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the pence each move seems to gain."""
        st: TrailState = cast("TrailState", state)
        for index in range(count):
            scores[index] = score_of(st, self.tiles, self.policy_weights, moves[index])

    def begin(self, state: State) -> None:
        """Forget the maximum bids of the game before."""
        self.bidding.forget()

    def resample(self, state: State, seat: i64, luck: Luck) -> None:
        """Compare the tile under the hammer with another that may lie there.

        In 2007 only dice are unknown, and there is nothing to resample.
        """
        if self.old:
            return
        self.tile_resampler.resample(cast("TrailState", state), seat, luck)

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write the promising moves; in an auction maximum bids."""
        st: TrailState = cast("TrailState", state)
        return list_candidates(st, self.tiles, self.policy_weights, out, scores)

    def carry_out(self, state: State, macro_move: i64) -> None:
        """Play a move, or settle on a maximum bid; whoever has settled bids by themselves."""
        st: TrailState = cast("TrailState", state)
        kind: i64 = kind_of(macro_move)
        self.area = kinds.EMPTY
        if may_tell_secrets(st, kind):
            self.area = first_of(macro_move) if kind == kinds.BUILD else st.area
            self.tile = st.tile[self.area]
        if kind == maximum_bids.UP_TO:
            worth: i64 = seeming_worth(st, self.tiles)
            self.bidding.decide(st, st.to_move, maximum_bids.maximum_of(st, worth, macro_move))
        else:
            if kind == kinds.DROP:
                self.bidding.decide(st, st.to_move, 0)
            apply(st, macro_move)
        self.bidding.carry_on(st)

    def revealed(self, state: State) -> i64:
        """Return what an auction came to, which hands and face-down tiles decide."""
        st: TrailState = cast("TrailState", state)
        if st.board.solo:
            return table_seen(st)
        if self.area == kinds.EMPTY:
            return 0
        return auction_seen(st, self.area, self.tile)

    def outcome(self, state: State, move: i64) -> i64:
        """Return the price a roll made instead of the roll (P-1)."""
        return outcome_seen(cast("TrailState", state), move)

    def move_of(self, state: State, macro_move: i64) -> i64:
        """Return the next bid on the way to a maximum; other macro moves are moves."""
        if kind_of(macro_move) != maximum_bids.UP_TO:
            return macro_move
        st: TrailState = cast("TrailState", state)
        limit: i64 = maximum_bids.maximum_of(st, seeming_worth(st, self.tiles), macro_move)
        return maximum_bids.bid_up_to(st, limit)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return whether the candidates are the same whatever the seat cannot see."""
        return is_open(cast("TrailState", state), seat)

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return whether the choice is hidden from the seat: discards of others (S-4)."""
        return cast("TrailState", state).phase == kinds.DRAFT and state.to_move != seat

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast: the promising ones are looked at, the rest is not listed."""
        st: TrailState = cast("TrailState", state)
        if self.old:
            return self.playout_2007.move(st, luck)
        self.playout.begin(st)
        return self.playout.move(st, luck)

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or so many rounds are."""
        st: TrailState = cast("TrailState", state)
        if self.old:
            self.playout_2007.play_on(st, self.bidding, luck, last_stage)
        else:
            self.playout.play_on(st, self.bidding, luck, last_stage)

    def stage(self, state: State) -> i64:
        """Return how many rounds are over."""
        return rounds_over(cast("TrailState", state))
