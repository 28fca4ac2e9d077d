"""Playouts: fast choices of actions and answers, and playing games to the end with them."""

from typing import Final, final

from ai.search.policy import LOWEST
from ai.search.policy_weights import PolicyWeights
from ai.titles.tinners_trail import auction_scores, auctions, expansions, gains, maximum_bids
from ai.titles.tinners_trail.action_scores import build_price
from ai.titles.tinners_trail.features import rounds_over
from ai.titles.tinners_trail.ore import best_load, next_load
from ai.titles.tinners_trail.ore_streams import per_point
from ai.titles.tinners_trail.policy_weights import bid_limit, take_seat, wanted_investment
from ai.titles.tinners_trail.scores import score_of
from ai.titles.tinners_trail.stream_table import POUND, WORK_POINT
from ai.titles.tinners_trail.worth import LOADS_TODAY, Holdings
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, pack
from game.engine.rows import row_of, zeros
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.apply import apply
from game.titles.tinners_trail.rules.auction import may_play_card, may_start, opening_minimum
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.cards import fits
from game.titles.tinners_trail.rules.developments import rightmost_pump_group, stock_of
from game.titles.tinners_trail.rules.extraction import affordable_cubes
from game.titles.tinners_trail.rules.legal import legal_moves
from game.titles.tinners_trail.rules.legal_answers import may_open_with
from game.titles.tinners_trail.rules.round_end import may_peek
from game.titles.tinners_trail.rules.state import TrailState, work_left

NOISE: Final = 110  # pence by which a quick choice may misjudge an action
STEP: Final = 1103515245  # a small generator of its own: many misjudgements from one word of luck
SHIFT: Final = 12345
BITS: Final = 0x7FFFFFFF

QUICK_ANSWERS_NOISE: Final = 100  # pence
FEW: Final = 256  # more answers than any of these questions has
NEAR: Final = 10
CURIOSITY: Final = 25  # how much chance has to say about where to look

BID_NOISE: Final = 300  # pence by which a quick bidder thinks too much of a mine, at most
DENIED: Final = 5  # pounds that keeping a mine from Lord Wallace is worth


class QuickOffers:
    """Keeps the best of the offered moves, each with a little random noise."""

    best: i64 = 0
    move: i64 = 0
    blur: i64 = 0
    miners: bool = False  # whether there is the work and a piece for one
    ports: bool = False
    trains: bool = False

    def __init__(self, policy_weights: PolicyWeights) -> None:
        """Store the policy weights."""
        self.policy_weights: PolicyWeights = policy_weights

    def offer(self, move: i64, gain: i64) -> None:
        """Keep the move if its score is the best so far; `gain` is per work point."""
        if self.beats(self.policy_weights.judged(kind_of(move), gain)):
            self.move = move

    def beats(self, score: i64) -> bool:
        """Add noise to a score; keep it and return True if it is the best so far."""
        self.blur = (self.blur * STEP + SHIFT) & BITS
        judged: i64 = score + ((self.blur >> 16) * NOISE >> 15)
        if judged <= self.best:
            return False
        self.best = judged
        return True

    def look_at_pieces(self, st: TrailState, work: i64) -> None:
        """Determine which pieces can be built at a mine with this much work left."""
        self.miners = work >= st.board.miner_work and stock_of(st, kinds.STOCK_MINER) > 0
        self.ports = work >= st.board.port_work and stock_of(st, kinds.STOCK_PORT) > 0
        self.trains = work >= st.board.train_work and stock_of(st, kinds.STOCK_TRAIN) > 0

    def offer_pieces(self, st: TrailState, seat: i64, area: i64, ore: i64) -> None:
        """Offer miner, port and train at an own mine (D, C-11)."""
        more: i64 = gains.capacity_gain(st, area)
        if self.miners and st.miner[area] == 0 and ore > 0:
            self.offer(pack(kinds.MINER, area, 0, 0), per_point(more, st.board.miner_work))
        if self.ports and st.board.coastal[area] != 0 and st.port[area] == 0:
            gain: i64 = more + gains.water_gain(st, area, 1)
            self.offer(pack(kinds.PORT, area, 0, 0), per_point(gain, st.board.port_work))
        if self.trains and st.train[area] == 0:
            gain = gains.gain_of_train(st, seat, area, more + gains.water_gain(st, area, 2))
            self.offer(pack(kinds.TRAIN, area, 0, 0), per_point(gain, st.board.train_work))


@final
class QuickChoice(QuickOffers):
    """Considers the promising actions once, and keeps the one with the best score after a little
    noise."""

    def __init__(self, board: Board, holdings: Holdings, policy_weights: PolicyWeights) -> None:
        """Store the holdings and the policy weights; no action is chosen yet."""
        super().__init__(policy_weights)
        self.holdings: Holdings = holdings
        starts: list[int] = [0]
        borders: list[int] = []
        beyond: list[int] = []
        for area in range(int(board.areas)):
            for border in range(int(board.borders)):
                sides = (int(board.border_west[border]), int(board.border_east[border]))
                if area in sides:
                    borders.append(border)
                    beyond.append(sum(sides) - area)
            starts.append(len(borders))
        self.border_from: vec[i64] = row_of(starts)
        self.border: vec[i64] = row_of(borders)
        self.beyond: vec[i64] = row_of(beyond)  # the area on the border's other side

    def choose(self, st: TrailState, luck: Luck) -> i64:
        """Return a sensible action of the seat to move."""
        seat: i64 = st.to_move
        work: i64 = work_left(st, seat)
        self.move = pack(kinds.PASS, 0, 0, 0)
        if work == 0:
            return self.last_move(st, seat)
        self.blur = luck.next_word()
        take_seat(self.policy_weights, st, seat)
        self.best = self.policy_weights.judged(kinds.PASS, gains.passing_gain(st, seat, work))
        if work >= st.board.pasties_work:
            self.offer(pack(kinds.PASTIES, 0, 0, 0), POUND)
        self.offer_at_mines(st, seat, work)
        if work >= st.board.build_work and st.mines_left[seat] > 0:
            self.offer_builds(st, seat, work, luck)
        if st.board.arsenic:
            self.offer_scored(st, expansions.best_arsenic_move(st, seat))
        if st.board.emigration:
            self.offer_scored(st, expansions.best_own_miner(st, seat))
            self.offer_scored(st, expansions.best_emigration(st, seat))
            self.offer_scored(st, expansions.best_placement(st, seat))
        return self.move

    def last_move(self, st: TrailState, seat: i64) -> i64:
        """Return the only kind of move in the final column: a waiting piece, or passing (T-3,
        E-4).
        """
        if st.board.emigration:
            placing: i64 = expansions.best_placement(st, seat)
            if placing != 0:
                return placing
        return self.move

    def offer_scored(self, st: TrailState, move: i64) -> None:
        """Offer an action of the expansions; 0 means none."""
        if move != 0:
            self.offer(move, expansions.expansion_score(st, move))

    def offer_builds(self, st: TrailState, seat: i64, work: i64, luck: Luck) -> None:
        """Offer the most profitable auction of a random half of the areas (A)."""
        tiles: i64 = self.holdings.tiles_left
        at: i64 = luck.below(tiles)
        if st.money[seat] < opening_minimum(st):
            return
        today: i64 = min(work - st.board.build_work, LOADS_TODAY - 1)
        best: i64 = LOWEST
        chosen: i64 = kinds.EMPTY
        looks: i64 = (tiles + 1) >> 1
        for _look in range(looks):
            area: i64 = self.holdings.with_tile[at]
            at += 1
            if at == tiles:
                at = 0
            worth: i64 = self.holdings.worth_with(st, seat, area, today)
            if worth > best and may_start(st, seat, area):
                best = worth
                chosen = area
        if chosen != kinds.EMPTY:
            gain: i64 = best + st.board.build_work * WORK_POINT - build_price(st)
            self.offer(pack(kinds.BUILD, chosen, 0, 0), per_point(gain, st.board.build_work))

    def offer_at_mines(self, st: TrailState, seat: i64, work: i64) -> None:
        """Offer extracting from and developing the seat's own mines (X, D)."""
        first: i64 = seat * self.holdings.areas
        last: i64 = first + self.holdings.count[seat]
        if first == last:
            return
        self.look_at_pieces(st, work)
        adits: bool = work >= st.board.adit_work and stock_of(st, kinds.STOCK_ADIT) > 0
        pieces: bool = self.miners or self.ports or self.trains
        while first < last:
            area: i64 = self.holdings.mines[first]
            first += 1
            ore: i64 = st.tin[area] + st.copper[area]
            if ore > 0:
                self.offer_load(st, seat, area)
            if adits:
                self.offer_adits(st, seat, area)
            if pieces and (st.water[area] != 0 or ore > st.board.base_capacity):
                self.offer_pieces(st, seat, area, ore)
        if work >= st.board.pumps_work:
            self.offer_pumps(st, seat)

    def offer_load(self, st: TrailState, seat: i64, area: i64) -> None:
        """Offer the most profitable extraction (X)."""
        cubes: i64 = affordable_cubes(st, seat, area)
        if cubes > 0:
            gain: i64 = gains.gain_of_load(st, area, cubes)
            if gain > 0 and self.beats(self.policy_weights.judged(kinds.EXTRACT, gain)):
                self.move = best_load(st, area, cubes)

    def offer_pumps(self, st: TrailState, seat: i64) -> None:
        """Offer the group of steam pumps that is next: the best mine first, then another (D-6)."""
        group: i64 = rightmost_pump_group(st)
        if group == kinds.EMPTY:
            return
        first: i64 = seat * self.holdings.areas
        last: i64 = first + self.holdings.count[seat]
        best: i64 = kinds.EMPTY
        most: i64 = -1
        second: i64 = kinds.EMPTY
        next_most: i64 = -1
        while first < last:
            area: i64 = self.holdings.mines[first]
            first += 1
            if st.water[area] > 0:
                load: i64 = next_load(st, area)
                if load > most:
                    second = best
                    next_most = most
                    best = area
                    most = load
                elif load > next_most:
                    second = area
                    next_most = load
        if best != kinds.EMPTY:
            self.offer(
                pack(kinds.PUMPS, 0, 0, 0), gains.gain_of_pumps(st, st.pumps[group], best, second)
            )

    def offer_adits(self, st: TrailState, seat: i64, area: i64) -> None:
        """Offer adits on the borders of an own mine (D-5)."""
        here: i64 = gains.seam_gain(st, seat, area)
        for spot in range(self.border_from[area], self.border_from[area + 1]):
            border: i64 = self.border[spot]
            if st.adit[border] == 0:
                gain: i64 = here + gains.seam_gain(st, seat, self.beyond[spot])
                self.offer(pack(kinds.ADIT, border, 0, 0), per_point(gain, st.board.adit_work))


@final
class QuickAnswers:
    """Fast answers to smaller decisions: cards, pumps, peeks, and those of the expansions."""

    def __init__(self, holdings: Holdings, policy_weights: PolicyWeights) -> None:
        """Store the holdings and the policy weights."""
        self.holdings: Holdings = holdings
        self.policy_weights: PolicyWeights = policy_weights
        self.moves: vec[i64] = zeros(FEW)

    def answer(self, st: TrailState, luck: Luck) -> i64:
        """Return the answer of the seat to move."""
        if st.phase == kinds.SURVEY:
            return self.survey(st, luck)
        if st.phase == kinds.PLAY:
            return self.card_after(st, luck)
        if st.phase == kinds.PUMPS_PHASE:
            return self.pump(st)
        if st.phase == kinds.PEEK_PHASE:
            return self.peek(st, luck)
        return self.best_scored(st, luck)

    def survey(self, st: TrailState, luck: Luck) -> i64:
        """Return the card to open with, the deck or none (A-4, A2-1)."""
        seat: i64 = st.to_move
        best: i64 = -QUICK_ANSWERS_NOISE
        choice: i64 = kinds.NO_CARD
        if st.board.two_player:
            best = -QUICK_ANSWERS_NOISE * QUICK_ANSWERS_NOISE
            if st.deck_size[st.board.region[st.area]] > 0:
                best = QUICK_ANSWERS_NOISE
                choice = kinds.DECK
        for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
            card: i64 = st.hand[slot]
            if fits(st, card, st.area) and may_open_with(st, seat, card):
                gain: i64 = auction_scores.card_gain(st, card) + luck.below(QUICK_ANSWERS_NOISE)
                if gain > best:
                    best = gain
                    choice = kinds.CARD + card
        return pack(kinds.SURVEY_CARD, choice, 0, 0)

    def card_after(self, st: TrailState, luck: Luck) -> i64:
        """Return the card to pay for after the auction, or none (A-7)."""
        seat: i64 = st.to_move
        best: i64 = QUICK_ANSWERS_NOISE // 2
        choice: i64 = kinds.NO_CARD
        for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS):
            card: i64 = st.hand[slot]
            if card >= 0 and may_play_card(st, seat, card):
                gain: i64 = auction_scores.play_gain(st, card) + luck.below(QUICK_ANSWERS_NOISE)
                if gain > best:
                    best = gain
                    choice = kinds.CARD + card
        return pack(kinds.PLAY_CARD, choice, 0, 0)

    def pump(self, st: TrailState) -> i64:
        """Return the pump at the own mine with the worst water, or no pump (D-6)."""
        first: i64 = st.to_move * self.holdings.areas
        last: i64 = first + self.holdings.count[st.to_move]
        best: i64 = 0
        choice: i64 = 0
        while first < last:
            area: i64 = self.holdings.mines[first]
            if st.water[area] > 0:
                gain: i64 = gains.water_gain(st, area, 1)
                if gain > best:
                    best = gain
                    choice = area + 1
            first += 1
        return pack(kinds.PUMP, choice, 0, 0)

    def peek(self, st: TrailState, luck: Luck) -> i64:
        """Return the tile to peek at, preferably on the coast and next to own mines (R-3)."""
        seat: i64 = st.to_move
        best: i64 = 0
        choice: i64 = 0
        blur: i64 = luck.next_word()
        for area in range(st.board.areas):
            if may_peek(st, seat, area):
                blur = (blur * 1103515245 + 12345) & 0x7FFFFFFF
                score: i64 = NEAR * (1 + st.board.coastal[area])
                score += NEAR * self.holdings.near[seat * self.holdings.areas + area]
                score += (blur >> 16) * CURIOSITY >> 15
                if score > best:
                    best = score
                    choice = area + 1
        return pack(kinds.PEEK, choice, 0, 0)

    def best_scored(self, st: TrailState, luck: Luck) -> i64:
        """Return the best-scored legal move after a little noise."""
        count: i64 = legal_moves(st, self.moves)
        best: i64 = 0
        best_score: i64 = self.score(st, self.moves[0]) + luck.below(QUICK_ANSWERS_NOISE)
        for index in range(1, count):
            move: i64 = self.moves[index]
            score: i64 = self.score(st, move) + luck.below(QUICK_ANSWERS_NOISE)
            if score > best_score:
                best_score = score
                best = index
        return self.moves[best]

    def score(self, st: TrailState, move: i64) -> i64:
        """Return the pence a move seems to gain."""
        return score_of(st, self.holdings.tiles, self.policy_weights, move)


@final
class Playout:
    """Plays games to the end from any position; it keeps data only of the present game."""

    def __init__(self, rules: Rules, holdings: Holdings, quick: QuickChoice) -> None:
        """Play by these rules."""
        self.rules: Rules = rules
        self.holdings: Holdings = holdings
        self.actions: QuickChoice = quick
        self.policy_weights: PolicyWeights = quick.policy_weights
        self.answers: QuickAnswers = QuickAnswers(holdings, quick.policy_weights)
        self.for_sale: i64 = kinds.EMPTY

    def play_on(self, st: TrailState, bidding: auctions.Bidding, luck: Luck, last: i64) -> None:
        """Play until the game or round `last` is over; maximum bids decided before are kept."""
        self.begin(st)
        while st.to_move != NOBODY and rounds_over(st) < last:
            if st.to_move == CHANCE:
                self.holdings.forget_worth()
                apply(st, self.rules.draw_outcome(st))
            elif st.phase == kinds.ACTIONS:
                self.play(st, self.actions.choose(st, luck))
            elif st.phase == kinds.AUCTION and not st.board.solo:
                self.settle(st, bidding, luck)
            else:
                self.play(st, self.move(st, luck))
            if st.area != self.for_sale:
                self.note_sale(st)

    def begin(self, st: TrailState) -> None:
        """Read the position at the start of a playout."""
        self.holdings.take_stock(st)
        self.for_sale = st.area

    def move(self, st: TrailState, luck: Luck) -> i64:
        """Return a quick move of the seat to move."""
        if st.phase == kinds.ACTIONS:
            return self.actions.choose(st, luck)
        if st.phase == kinds.AUCTION:
            return self.bid(st, luck)
        if st.phase == kinds.INVEST_PHASE:
            return pack(kinds.INVEST, wanted_investment(self.policy_weights, st), 0, 0)
        return self.answers.answer(st, luck)

    def play(self, st: TrailState, move: i64) -> None:
        """Play a move, and clear the cached values of tiles that it may have changed."""
        kind: i64 = kind_of(move)
        apply(st, move)
        if kind >= kinds.DRAW or st.board.solo:
            self.holdings.forget_worth()
        elif kind == kinds.ADIT:
            border: i64 = first_of(move)
            self.holdings.forget_area(st.board.border_west[border])
            self.holdings.forget_area(st.board.border_east[border])
        elif kind in (kinds.PORT, kinds.TRAIN):
            self.holdings.forget_area(first_of(move))
            if kind == kinds.TRAIN:
                self.holdings.forget_neighbours(st, first_of(move))

    def note_sale(self, st: TrailState) -> None:
        """Update the holdings after an auction has started or ended."""
        if self.for_sale != kinds.EMPTY and st.tile[self.for_sale] == kinds.EMPTY:
            self.holdings.strike_tile(self.for_sale)
            owner: i64 = st.owner[self.for_sale]  # known if this game began with its calciner
            if owner != kinds.EMPTY and not self.holdings.has_mine(owner, self.for_sale):
                self.holdings.add_mine(st, owner, self.for_sale)
        self.for_sale = st.area

    def limit(self, st: TrailState, seat: i64, luck: Luck) -> i64:
        """Return the seat's limit for the auctioned mine in pounds, with noise."""
        worth: i64 = auction_scores.with_survey(
            st, seat, self.holdings.mine_worth(st, seat, st.area)
        )
        return (bid_limit(self.policy_weights, st, seat, worth) + luck.below(BID_NOISE)) // POUND

    def settle(self, st: TrailState, bidding: auctions.Bidding, luck: Luck) -> None:
        """Let all seats in the auction decide on a maximum, and finish the auction (A-6)."""
        for seat in range(st.seats):
            if st.bidding[seat] != 0 and bidding.maximum[seat] == auctions.UNDECIDED:
                bidding.decide(st, seat, max(0, self.limit(st, seat, luck)))
        bidding.carry_on(st)

    def bid(self, st: TrailState, luck: Luck) -> i64:
        """Return one bid towards the seat's limit; against Lord Wallace its only bid."""
        if st.board.solo:
            return self.single_bid(st, luck)
        return maximum_bids.bid_up_to(st, self.limit(st, st.to_move, luck))

    def single_bid(self, st: TrailState, luck: Luck) -> i64:
        """Return the only bid against Lord Wallace, a high one,
        since he gets a lost mine (LW-6).
        """
        required: i64 = auctions.required_bid(st)
        limit: i64 = self.limit(st, st.to_move, luck) + DENIED
        limit = min(limit, st.money[st.to_move])
        if not auctions.must_open(st):
            return (
                pack(kinds.BID, required, 0, 0) if limit >= required else pack(kinds.DROP, 0, 0, 0)
            )
        if limit <= required:
            return pack(kinds.BID, required, 0, 0)
        least: i64 = (required + limit) // 2
        return pack(kinds.BID, least + luck.below(limit - least + 1), 0, 0)
