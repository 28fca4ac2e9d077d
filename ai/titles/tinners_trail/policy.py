"""The policy of Tinners' Trail: the moves the search tree considers, and their scores."""

from typing import Final, cast, final

from ai.search.policy import Policy
from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import automatic_bids, maximum_bids, tile_beliefs
from ai.titles.tinners_trail.candidate_moves import (
    estimate_auctioned_mine_pounds,
    write_candidate_moves,
)
from ai.titles.tinners_trail.feature_extractor import count_finished_rounds
from ai.titles.tinners_trail.mine_worth import MeanTileContents, MineWorthCache
from ai.titles.tinners_trail.playout import Playout
from ai.titles.tinners_trail.playout_2007 import Playout2007
from ai.titles.tinners_trail.quick_actions import QuickActionChooser
from ai.titles.tinners_trail.scores import move_score
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_field_of_move, kind_of_move, make_move_code
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.apply import apply_move
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import is_tile_known_to_seat

HASH_FACTOR: Final = 31  # multiplies the key before the next number is added
HASH_OFFSET_FOR_NEGATIVE_SEATS: Final = (
    3  # added to `to_move`, so that CHANCE and NOBODY give positive numbers too
)
HASH_MASK: Final = 0xFFFFFFFFFF


def may_move_result_depend_on_secrets(st: TrailState, kind: i64) -> bool:
    """Return whether the result of a move of this kind may depend on hands or face-down tiles;
    False in the 2007 edition.

    The question for a card comes only to seats that can play one (A-4, A-7); and how high a seat
    bids for a tile depends on whether it knows the tile.
    """
    hidden: bool = kind == kinds.BUILD_MINE_MOVE or st.phase in (
        kinds.CHOOSE_SURVEY_CARD_PHASE,
        kinds.AUCTION_PHASE,
        kinds.PLAY_CARD_AFTER_AUCTION_PHASE,
    )
    return hidden and not st.board.is_edition_2007


def public_auction_key(st: TrailState, area: i64, tile: i64) -> i64:
    """Return a number, never 0, that identifies what all seats saw of an auction in an area: the
    next decision, the bids, the sale and the tile.

    `tile` is the area's tile, which is turned over if the area was sold (A-7).
    """
    shown: i64 = 0
    if st.owner[area] != kinds.EMPTY or (st.area == area and st.face_up[area] != 0):
        shown = tile + 1
    winner: i64 = st.high_bidder if st.area == area else st.owner[area]
    seen: i64 = 0
    for seat in range(st.seats):
        seen = seen * HASH_FACTOR + st.money[seat]
    seen = ((seen * HASH_FACTOR + shown) * HASH_FACTOR + winner + 1) & HASH_MASK
    return (
        ((seen * HASH_FACTOR + st.high_bid) * HASH_FACTOR + st.phase) * HASH_FACTOR
        + st.to_move
        + HASH_OFFSET_FOR_NEGATIVE_SEATS
    )


def public_table_key(st: TrailState) -> i64:
    """Return a number that identifies everything on the table that can differ after Lord Wallace's
    chance events.

    A tile that was turned up counts while it is up for auction (LW-2).
    """
    seen: i64 = st.phase * HASH_FACTOR + st.to_move + HASH_OFFSET_FOR_NEGATIVE_SEATS
    if st.area != kinds.EMPTY and st.face_up[st.area] != 0:
        seen = seen * HASH_FACTOR + st.tile[st.area]
    seen = (seen * HASH_FACTOR + st.area + 1) * HASH_FACTOR + st.high_bid
    for kind in range(st.board.tile_kind_count):
        seen = (seen * HASH_FACTOR + st.built[kind]) & HASH_MASK
    for seat in range(st.seats):
        seen = ((seen * HASH_FACTOR + st.money[seat]) * HASH_FACTOR + st.column[seat]) & HASH_MASK
    return seen


def public_outcome_key(st: TrailState, move: i64) -> i64:
    """Return a number that identifies a chance outcome: for a price roll the resulting price, for
    Lord Wallace's chance the move combined with its effects.
    """
    if st.board.is_solo_game:
        return move ^ public_table_key(st)
    kind: i64 = kind_of_move(move)
    if kind == kinds.TIN_ROLLED_OUTCOME:
        return make_move_code(kind, st.tin_price, 0, 0)
    if kind == kinds.COPPER_ROLLED_OUTCOME:
        return make_move_code(kind, st.copper_price, 0, 0)
    return move


def are_moves_public(st: TrailState, seat: i64) -> bool:
    """Return whether the legal moves of the seat to move do not depend on anything hidden from
    `seat`.

    Other seats' cards decide what they can play and, with two players and an empty deck, where
    they can start an auction (A2-2). The bids that a seat considers depend on the tile if only
    that seat knows it.
    """
    if st.to_move == seat or st.board.is_edition_2007:
        return True
    if st.phase in (
        kinds.CHOOSE_SURVEY_CARD_PHASE,
        kinds.PLAY_CARD_AFTER_AUCTION_PHASE,
        kinds.DRAFT_PHASE,
    ):
        return False
    if st.phase == kinds.AUCTION_PHASE:
        return not knows_auctioned_tile_unlike_other(st, st.to_move, seat)
    if st.phase != kinds.ACTIONS_PHASE or not st.board.is_two_player_game:
        return True
    for region in range(st.board.region_count):
        if st.deck_size[region] == 0:
            return False
    return True


def knows_auctioned_tile_unlike_other(st: TrailState, seat: i64, other_seat: i64) -> bool:
    """Return whether `seat` has looked at the tile up for auction and `other_seat` has not."""
    if st.face_up[st.area] != 0 or is_tile_known_to_seat(st, other_seat, st.area):
        return False
    return is_tile_known_to_seat(st, seat, st.area)


@final
class TrailPolicy(Policy):
    """The policy of Tinners' Trail, which scores moves in pence; in auctions it considers
    maximum bids instead of single bids."""

    def __init__(self, rules: Rules, board: Board, policy_weights: PolicyWeights) -> None:
        """Make the estimates, the auction and the playouts for the rules and policy weights."""
        super().__init__(rules)
        self.policy_weights: PolicyWeights = policy_weights
        self.mean_tiles: MeanTileContents = MeanTileContents(board)
        self.maximum_bids: automatic_bids.MaximumBids = automatic_bids.MaximumBids(rules)
        self.tile_resampler: tile_beliefs.TileResampler = tile_beliefs.TileResampler(
            board, self.mean_tiles
        )
        holdings: MineWorthCache = MineWorthCache(board, self.mean_tiles)
        self.playout: Playout = Playout(
            rules, holdings, QuickActionChooser(board, holdings, policy_weights)
        )
        self.playout_2007: Playout2007 = Playout2007(rules, policy_weights)
        self.is_edition_2007: bool = board.is_edition_2007
        self.area: i64 = kinds.EMPTY
        self.tile: i64 = kinds.EMPTY

    def policy_weights_of_seats(self) -> PolicyWeights:
        """Return the policy weights of all seats; each score selects the seat it needs."""
        return self.policy_weights

    def score_moves(self, state: State, moves: vec[i64], move_count: i64, scores: vec[i64]) -> None:
        """Write the estimated gain in pence of each of the first `move_count` moves into
        `scores`."""
        st: TrailState = cast("TrailState", state)
        for index in range(move_count):
            scores[index] = move_score(st, self.mean_tiles, self.policy_weights, moves[index])

    def begin_determinization(self, state: State) -> None:
        """Forget the maximum bids of the last determinization."""
        self.maximum_bids.clear()

    def resample_determinization(self, state: State, seat: i64, luck: Luck) -> None:
        """Possibly exchange the tile up for auction for another one, so that tiles which fit the
        rivals' bids become more likely; do nothing in the 2007 edition, where only dice are
        unknown.
        """
        if self.is_edition_2007:
            return
        self.tile_resampler.resample_auctioned_tile(cast("TrailState", state), seat, luck)

    def write_candidate_moves(self, state: State, move_codes: vec[i64], scores: vec[i64]) -> i64:
        """Write the moves that the tree considers, in an auction maximum bids, and their scores;
        return their number."""
        st: TrailState = cast("TrailState", state)
        return write_candidate_moves(st, self.mean_tiles, self.policy_weights, move_codes, scores)

    def play_macro_move(self, state: State, macro_move: i64) -> None:
        """Play a move or set a seat's maximum bid, then play all bids of seats that have decided
        on a maximum bid."""
        st: TrailState = cast("TrailState", state)
        kind: i64 = kind_of_move(macro_move)
        self.area = kinds.EMPTY
        if may_move_result_depend_on_secrets(st, kind):
            self.area = (
                first_field_of_move(macro_move) if kind == kinds.BUILD_MINE_MOVE else st.area
            )
            self.tile = st.tile[self.area]
        if kind == maximum_bids.BID_UP_TO_MAXIMUM_MOVE_KIND:
            worth: i64 = estimate_auctioned_mine_pounds(st, self.mean_tiles)
            self.maximum_bids.set_maximum_up_to_money(
                st, st.to_move, maximum_bids.maximum_bid_pounds(st, worth, macro_move)
            )
        else:
            if kind == kinds.DROP_OUT_MOVE:
                self.maximum_bids.set_maximum_up_to_money(st, st.to_move, 0)
            apply_move(st, macro_move)
        self.maximum_bids.bid_automatically(st)

    def newly_revealed_facts_key(self, state: State) -> i64:
        """Return a number that identifies what all seats can see after the last move: in solo games
        the whole table, otherwise the auction, if the result of the move depended on hands or
        face-down tiles. Return 0 for other moves."""
        st: TrailState = cast("TrailState", state)
        if st.board.is_solo_game:
            return public_table_key(st)
        if self.area == kinds.EMPTY:
            return 0
        return public_auction_key(st, self.area, self.tile)

    def chance_outcome_key(self, state: State, move: i64) -> i64:
        """Return a number that is equal for equivalent outcomes: for a price roll, that of the
        resulting price (P-1)."""
        return public_outcome_key(cast("TrailState", state), move)

    def first_move_of_macro_move(self, state: State, macro_move: i64) -> i64:
        """Return the next bid or drop-out of a macro move that sets a maximum bid; other macro
        moves are legal moves and are returned unchanged."""
        if kind_of_move(macro_move) != maximum_bids.BID_UP_TO_MAXIMUM_MOVE_KIND:
            return macro_move
        st: TrailState = cast("TrailState", state)
        limit: i64 = maximum_bids.maximum_bid_pounds(
            st, estimate_auctioned_mine_pounds(st, self.mean_tiles), macro_move
        )
        return maximum_bids.minimum_bid_or_drop_move(st, limit)

    def are_candidates_public(self, state: State, seat: i64) -> bool:
        """Return whether the candidate moves of the seat to move do not depend on anything
        hidden from `seat`."""
        return are_moves_public(cast("TrailState", state), seat)

    def is_choice_hidden(self, state: State, seat: i64) -> bool:
        """Return whether the seat to move is another one that discards a card, which `seat` may not
        see (S-4).
        """
        return cast("TrailState", state).phase == kinds.DRAFT_PHASE and state.to_move != seat

    def quick_move(self, state: State, legal_moves_buffer: vec[i64], luck: Luck) -> i64:
        """Return the move that a playout chooses for the seat to move, without listing all legal
        moves; `legal_moves_buffer` is not used.
        """
        st: TrailState = cast("TrailState", state)
        if self.is_edition_2007:
            return self.playout_2007.quick_move(st, luck)
        self.playout.refresh_cache_from_position(st)
        return self.playout.quick_move(st, luck)

    def play_until_stage(self, state: State, luck: Luck, stop_stage: i64) -> None:
        """Play quick moves in place until the game is over or `stop_stage` rounds are finished."""
        st: TrailState = cast("TrailState", state)
        if self.is_edition_2007:
            self.playout_2007.play_until_rounds_are_finished(
                st, self.maximum_bids, luck, stop_stage
            )
        else:
            self.playout.play_until_rounds_are_finished(st, self.maximum_bids, luck, stop_stage)

    def stage_number(self, state: State) -> i64:
        """Return how many rounds are over."""
        return count_finished_rounds(cast("TrailState", state))
