"""Fast answers for playouts: cards, pumps, peeks, and those of the expansions."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import action_gains, auction_scores
from ai.titles.tinners_trail.mine_worth import MineWorthCache
from ai.titles.tinners_trail.scores import move_score
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import make_move_code
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import may_winner_play_card_after_auction
from game.titles.tinners_trail.rules.cards import card_fits_area
from game.titles.tinners_trail.rules.legal import write_legal_moves
from game.titles.tinners_trail.rules.legal_answers import can_pay_lowest_bid_set_by_card
from game.titles.tinners_trail.rules.round_end import is_unseen_face_down_tile
from game.titles.tinners_trail.rules.state import TrailState

NOISE_PENCE: Final = 100  # pence
MAX_ANSWERS: Final = 256  # more answers than any of these questions has
PEEK_SCORE_PER_COAST_OR_OWN_NEIGHBOUR: Final = 10
MAX_RANDOM_PEEK_SCORE: Final = 25  # the largest random addition to the score of peeking at a tile


@final
class QuickAnswerChooser:
    """Chooses answers to smaller decisions in playouts: cards, pumps, peeks, and those of the
    expansions."""

    def __init__(self, mine_worths: MineWorthCache, policy_weights: PolicyWeights) -> None:
        """Store the cache of mine values and the policy weights."""
        self.mine_worth_cache: MineWorthCache = mine_worths
        self.policy_weights: PolicyWeights = policy_weights
        self.moves: vec[i64] = make_zero_row(MAX_ANSWERS)

    def choose_answer(self, st: TrailState, luck: Luck) -> i64:
        """Return the answer of the seat to move in a phase other than actions, auction and
        investment."""
        if st.phase == kinds.CHOOSE_SURVEY_CARD_PHASE:
            return self.opening_card_move(st, luck)
        if st.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE:
            return self.card_after_auction_move(st, luck)
        if st.phase == kinds.PUMPS_PHASE:
            return self.best_pump_move(st)
        if st.phase == kinds.PEEK_PHASE:
            return self.best_peek_move(st, luck)
        return self.best_scored_move(st, luck)

    def opening_card_move(self, st: TrailState, luck: Luck) -> i64:
        """Return the move that opens the auction with a card, the deck or no card, by gain with
        a little noise (A-4, A2-1)."""
        seat: i64 = st.to_move
        best: i64 = -NOISE_PENCE
        choice: i64 = kinds.NO_CARD_FIELD
        if st.board.is_two_player_game:
            best = -NOISE_PENCE * NOISE_PENCE
            if st.deck_size[st.board.region_of_area[st.area]] > 0:
                best = NOISE_PENCE
                choice = kinds.DECK_CARD_FIELD
        for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
            card: i64 = st.hand[slot]
            if card_fits_area(st, card, st.area) and can_pay_lowest_bid_set_by_card(st, seat, card):
                gain: i64 = auction_scores.opening_card_gain(st, card) + luck.draw_below(
                    NOISE_PENCE
                )
                if gain > best:
                    best = gain
                    choice = kinds.FIRST_HAND_CARD_FIELD + card
        return make_move_code(kinds.CHOOSE_SURVEY_CARD_MOVE, choice, 0, 0)

    def card_after_auction_move(self, st: TrailState, luck: Luck) -> i64:
        """Return the move that pays for the card with the best gain after the auction, or for
        none (A-7)."""
        seat: i64 = st.to_move
        best: i64 = NOISE_PENCE // 2
        choice: i64 = kinds.NO_CARD_FIELD
        for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
            card: i64 = st.hand[slot]
            if card >= 0 and may_winner_play_card_after_auction(st, seat, card):
                gain: i64 = auction_scores.pay_for_card_gain(st, card) + luck.draw_below(
                    NOISE_PENCE
                )
                if gain > best:
                    best = gain
                    choice = kinds.FIRST_HAND_CARD_FIELD + card
        return make_move_code(kinds.PLAY_CARD_MOVE, choice, 0, 0)

    def best_pump_move(self, st: TrailState) -> i64:
        """Return the move that places a pump in the mine of the seat where it gains most, or the
        move without a pump if it gains nowhere (D-6)."""
        first: i64 = st.to_move * self.mine_worth_cache.areas
        last: i64 = first + self.mine_worth_cache.mine_count_by_seat[st.to_move]
        best: i64 = 0
        choice: i64 = 0
        while first < last:
            area: i64 = self.mine_worth_cache.mine_areas_by_seat[first]
            if st.water[area] > 0:
                gain: i64 = action_gains.own_mine_drainage_gain(st, area, 1)
                if gain > best:
                    best = gain
                    choice = area + 1
            first += 1
        return make_move_code(kinds.PLACE_PUMP_MOVE, choice, 0, 0)

    def best_peek_move(self, st: TrailState, luck: Luck) -> i64:
        """Return the move that peeks at an unseen tile, preferably on the coast and beside mines of
        the seat, with some randomness (R-3)."""
        seat: i64 = st.to_move
        best: i64 = 0
        choice: i64 = 0
        blur: i64 = luck.draw_word()
        for area in range(st.board.areas_in_play_count):
            if is_unseen_face_down_tile(st, seat, area):
                blur = (blur * 1103515245 + 12345) & 0x7FFFFFFF
                score: i64 = PEEK_SCORE_PER_COAST_OR_OWN_NEIGHBOUR * (
                    1 + st.board.is_area_coastal[area]
                )
                score += (
                    PEEK_SCORE_PER_COAST_OR_OWN_NEIGHBOUR
                    * self.mine_worth_cache.adjacent_mine_count_by_seat_and_area[
                        seat * self.mine_worth_cache.areas + area
                    ]
                )
                score += (blur >> 16) * MAX_RANDOM_PEEK_SCORE >> 15
                if score > best:
                    best = score
                    choice = area + 1
        return make_move_code(kinds.PEEK_MOVE, choice, 0, 0)

    def best_scored_move(self, st: TrailState, luck: Luck) -> i64:
        """Return the legal move with the best score after a little noise."""
        count: i64 = write_legal_moves(st, self.moves)
        best: i64 = 0
        best_score: i64 = self.move_score(st, self.moves[0]) + luck.draw_below(NOISE_PENCE)
        for index in range(1, count):
            move: i64 = self.moves[index]
            score: i64 = self.move_score(st, move) + luck.draw_below(NOISE_PENCE)
            if score > best_score:
                best_score = score
                best = index
        return self.moves[best]

    def move_score(self, st: TrailState, move: i64) -> i64:
        """Return the estimated gain of a move in pence."""
        return move_score(st, self.mine_worth_cache.tiles, self.policy_weights, move)
