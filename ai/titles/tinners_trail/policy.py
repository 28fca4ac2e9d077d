"""The policy of Tinners' Trail: the moves the search tree considers, and their scores."""

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
    """Return whether the result of a move of this kind may depend on hands or face-down tiles.

    Only seats that can play a card are asked for one (A-4, A-7); and how high a seat bids for a
    tile depends on whether it knows the tile.
    """
    hidden: bool = kind == kinds.BUILD or st.phase in (kinds.SURVEY, kinds.AUCTION, kinds.PLAY)
    return hidden and not st.board.edition_2007


def auction_seen(st: TrailState, area: i64, tile: i64) -> i64:
    """Return one number, never 0, that identifies what all players saw of an auction: the next
    decision, bids, sale and tile.

    `tile` is the tile of the area, which is turned over if it was sold (A-7).
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
    """Return one number that identifies everything on the table that may differ after Lord
    Wallace's chance events.

    A tile that was turned up counts while it is up for auction (LW-2).
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
    """Return a price roll as the resulting price, and Lord Wallace's chance as the move combined
    with its effects."""
    if st.board.solo:
        return move ^ table_seen(st)
    kind: i64 = kind_of(move)
    if kind == kinds.ROLL_TIN:
        return pack(kind, st.tin_price, 0, 0)
    if kind == kinds.ROLL_COPPER:
        return pack(kind, st.copper_price, 0, 0)
    return move


def is_open(st: TrailState, seat: i64) -> bool:
    """Return whether the legal moves of the seat to move do not depend on anything hidden from
    `seat`.

    Other seats' cards decide what they can play and, with two players and an empty deck, where they
    can start an auction (A2-2). The bids a seat considers depend on the tile if it knows the tile.
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
    """Return whether `seat` has looked at the tile up for auction and `other` has not."""
    if st.face_up[st.area] != 0 or has_looked_at(st, other, st.area):
        return False
    return has_looked_at(st, seat, st.area)


def list_candidates(
    st: TrailState, tiles: MeanTiles, policy_weights: PolicyWeights, out: vec[i64], scores: vec[i64]
) -> i64:
    """Write the moves and maximum bids the tree considers for the seat to move, with their scores,
    and return how many."""
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
    """Return the estimated value, in pounds, of the mine up for auction to the seat to move."""
    return auction_scores.running_worth(st, tiles, st.to_move) // POUND


def list_single_bids(st: TrailState, tiles: MeanTiles, out: vec[i64], scores: vec[i64]) -> i64:
    """Write dropping out and single bids from the minimum upwards, and return how many; Lord
    Wallace bids only once (LW-6)."""
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
    """Write the useful investments and return how many.

    £10 pay more than twice £5 (I-2), so multiples of £10 are listed, and other multiples of £5 only
    if the money left over ends in less than £5.
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
    """Write the actions at own mines, every auction, and the actions that are always possible;
    return how many."""
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
    """Write no pump and one pump in each own mine with water, and return how many; other mines are
    not improved."""
    out[0] = pack(kinds.PUMP, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas):
        if st.water[area] > 0 and st.owner[area] == st.to_move:
            out[count] = pack(kinds.PUMP, area + 1, 0, 0)
            count += 1
    return count


def leave_out_idle_places(st: TrailState, out: vec[i64], start: i64) -> i64:
    """Remove placements of Michigan's pieces beyond the map card that serve no own mine; return the
    new count."""
    count: i64 = 0
    for index in range(start):
        if kind_of(out[index]) != kinds.PLACE or is_of_use(st, out[index]):
            out[count] = out[index]
            count += 1
    return count


def is_of_use(st: TrailState, placing: i64) -> bool:
    """Return whether a placed piece lies on the map card or, beyond it, serves a mine of the
    seat."""
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
    """Scores moves in pence; in auctions it considers maximum bids instead of single bids."""

    def __init__(self, rules: Rules, board: Board, policy_weights: PolicyWeights) -> None:
        """Make the estimates, the auction and the playouts for the rules and policy weights."""
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
        """Return the policy weights of the seat to move."""
        return self.policy_weights

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the estimated gain in pence of each of the first `count` moves into `scores`."""
        st: TrailState = cast("TrailState", state)
        for index in range(count):
            scores[index] = score_of(st, self.tiles, self.policy_weights, moves[index])

    def begin(self, state: State) -> None:
        """Clear the maximum bids of the previous game."""
        self.bidding.forget()

    def resample(self, state: State, seat: i64, luck: Luck) -> None:
        """Possibly exchange the tile up for auction for another that fits the bids better.

        In the 2007 edition only dice are unknown, and nothing is resampled.
        """
        if self.old:
            return
        self.tile_resampler.resample(cast("TrailState", state), seat, luck)

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write the moves the tree considers, maximum bids in an auction, with scores; return how
        many."""
        st: TrailState = cast("TrailState", state)
        return list_candidates(st, self.tiles, self.policy_weights, out, scores)

    def carry_out(self, state: State, macro_move: i64) -> None:
        """Play a move, or set a maximum bid; then seats with a maximum bid automatically."""
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
        """Return a number for the visible result of an auction, which depends on hands and
        face-down tiles; 0 for none."""
        st: TrailState = cast("TrailState", state)
        if st.board.solo:
            return table_seen(st)
        if self.area == kinds.EMPTY:
            return 0
        return auction_seen(st, self.area, self.tile)

    def outcome(self, state: State, move: i64) -> i64:
        """Return the price that a roll leads to instead of the roll (P-1)."""
        return outcome_seen(cast("TrailState", state), move)

    def move_of(self, state: State, macro_move: i64) -> i64:
        """Return the next bid towards a maximum bid; any other macro move is itself a move."""
        if kind_of(macro_move) != maximum_bids.UP_TO:
            return macro_move
        st: TrailState = cast("TrailState", state)
        limit: i64 = maximum_bids.maximum_of(st, seeming_worth(st, self.tiles), macro_move)
        return maximum_bids.bid_up_to(st, limit)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return whether the candidates do not depend on anything hidden from the seat."""
        return is_open(cast("TrailState", state), seat)

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return whether the choice is hidden from the seat, as discards of other seats are
        (S-4)."""
        return cast("TrailState", state).phase == kinds.DRAFT and state.to_move != seat

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a quick move of the seat to move, chosen without listing all legal moves."""
        st: TrailState = cast("TrailState", state)
        if self.old:
            return self.playout_2007.move(st, luck)
        self.playout.begin(st)
        return self.playout.move(st, luck)

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game or round `last_stage` is over."""
        st: TrailState = cast("TrailState", state)
        if self.old:
            self.playout_2007.play_on(st, self.bidding, luck, last_stage)
        else:
            self.playout.play_on(st, self.bidding, luck, last_stage)

    def stage(self, state: State) -> i64:
        """Return how many rounds are over."""
        return rounds_over(cast("TrailState", state))
