"""The edition's knowledge as the search wants it: candidates, quick games, rewards."""

from __future__ import annotations

from typing import cast, final

from ai.search.policy import FULL_REWARD, Policy
from ai.search.rewards import best_other, mix
from ai.titles.tinners_trail.classic.candidates import list_candidates, seeming_worth
from ai.titles.tinners_trail.classic.playout import ClassicPlayout
from ai.titles.tinners_trail.classic.rounds import rounds_over
from ai.titles.tinners_trail.classic.scores import score_of
from ai.titles.tinners_trail.county.bidding import Bidding
from ai.titles.tinners_trail.county.maxima import UP_TO, maximum_of, next_bid_of
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import kind_of, pack
from game.engine.rows import zeros
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.scoring import standings
from game.titles.tinners_trail.rules.kinds import DROP, ROLL_COPPER, ROLL_TIN


@final
class ClassicPolicy(Policy):
    """Values in pence by plain estimates; auctions as maximum bids. Nothing is hidden (C-19)."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self.rules: Rules = rules
        self.bidding: Bidding = Bidding(rules)
        self.playout: ClassicPlayout = ClassicPlayout(rules)
        self.places: vec[i64] = zeros(rules.seats)

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the pence each move seems to gain."""
        st: ClassicState = cast("ClassicState", state)
        for index in range(count):
            scores[index] = score_of(st, moves[index])

    def begin(self, state: State) -> None:
        """Forget the maximum bids of the game before."""
        self.bidding.forget()

    def doubt(self, state: State, seat: i64, luck: Luck) -> None:
        """Nothing that is imagined can be doubted: only dice are."""

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write the promising moves; in an auction maximum bids."""
        return list_candidates(cast("ClassicState", state), self.rules, out, scores)

    def carry_out(self, state: State, intention: i64) -> None:
        """Play a move, or settle on a maximum bid; whoever has settled bids by themselves."""
        st: ClassicState = cast("ClassicState", state)
        kind: i64 = kind_of(intention)
        if kind == UP_TO:
            self.bidding.decide(st, st.to_move, maximum_of(st, seeming_worth(st), intention))
        else:
            if kind == DROP:
                self.bidding.decide(st, st.to_move, 0)
            self.rules.apply(st, intention)
        self.bidding.carry_on(st)

    def revealed(self, state: State) -> i64:
        """Return that nothing depends on secrets."""
        return 0

    def outcome(self, state: State, move: i64) -> i64:
        """Return the price a roll made instead of the roll (C-4)."""
        st: ClassicState = cast("ClassicState", state)
        kind: i64 = kind_of(move)
        if kind == ROLL_TIN:
            return pack(kind, st.tin_price, 0, 0)
        if kind == ROLL_COPPER:
            return pack(kind, st.copper_price, 0, 0)
        return move

    def move_of(self, state: State, intention: i64) -> i64:
        """Return the next bid on the way to a maximum; other intentions are moves."""
        if kind_of(intention) != UP_TO:
            return intention
        st: ClassicState = cast("ClassicState", state)
        return next_bid_of(st, seeming_worth(st), intention)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return that there is nothing a seat cannot see."""
        return True

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return that every move is open."""
        return False

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast."""
        return self.playout.move(cast("ClassicState", state), luck)

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or so many rounds are."""
        self.playout.play_on(cast("ClassicState", state), self.bidding, luck, last_stage)

    def stage(self, state: State) -> i64:
        """Return how many rounds are over."""
        return rounds_over(cast("ClassicState", state))

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write the win, and the margin over the best rival, of a finished game."""
        st: ClassicState = cast("ClassicState", state)
        standings(st, self.places)
        for seat in range(st.seats):
            share: i64 = FULL_REWARD if self.places[seat] == 0 else 0
            margin: i64 = (st.points[seat] - best_other(st.points, seat)) * 100
            rewards[seat] = mix(share, margin)
