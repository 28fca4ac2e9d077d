"""The title's knowledge as the search wants it: candidates, quick games, rewards."""

from __future__ import annotations

from typing import cast, final

from ai.search.policy import FULL_REWARD, Policy
from ai.search.rewards import best_other, mix
from ai.titles.tinners_trail.candidates import list_candidates, seeming_worth
from ai.titles.tinners_trail.county.bidding import Bidding
from ai.titles.tinners_trail.county.maxima import UP_TO, maximum_of, next_bid_of
from ai.titles.tinners_trail.doubts import Doubts
from ai.titles.tinners_trail.holdings import Holdings
from ai.titles.tinners_trail.leanings import Leanings
from ai.titles.tinners_trail.observing import (
    auction_seen,
    is_open,
    may_tell_secrets,
    outcome_seen,
    table_seen,
)
from ai.titles.tinners_trail.playout import Playout
from ai.titles.tinners_trail.quick_actions import QuickChoice
from ai.titles.tinners_trail.rounds import rounds_over
from ai.titles.tinners_trail.scores import score_of
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of
from game.engine.rows import zeros
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules.apply import apply
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.county.scoring import standings
from game.titles.tinners_trail.rules.kinds import BUILD, DRAFT, DROP, EMPTY
from game.titles.tinners_trail.rules.state import TrailState


@final
class TrailPolicy(Policy):
    """Values in pence by plain estimates; auctions as maximum bids."""

    def __init__(self, rules: Rules, board: Board, leanings: Leanings) -> None:
        """Know the board's tiles, and how good actions look beside each other."""
        self.leanings: Leanings = leanings
        self.tiles: MeanTiles = MeanTiles(board)
        self.bidding: Bidding = Bidding(rules)
        self.doubts: Doubts = Doubts(board, self.tiles)
        holdings: Holdings = Holdings(board, self.tiles)
        self.playout: Playout = Playout(rules, holdings, QuickChoice(board, holdings, leanings))
        self.places: vec[i64] = zeros(board.seats)
        self.area: i64 = EMPTY
        self.tile: i64 = EMPTY

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the pence each move seems to gain."""
        st: TrailState = cast("TrailState", state)
        for index in range(count):
            scores[index] = score_of(st, self.tiles, self.leanings, moves[index])

    def begin(self, state: State) -> None:
        """Forget the maximum bids of the game before."""
        self.bidding.forget()

    def doubt(self, state: State, seat: i64, luck: Luck) -> None:
        """Compare the tile under the hammer with another that may lie there."""
        self.doubts.doubt(cast("TrailState", state), seat, luck)

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write the promising moves; in an auction maximum bids."""
        st: TrailState = cast("TrailState", state)
        return list_candidates(st, self.tiles, self.leanings, out, scores)

    def carry_out(self, state: State, intention: i64) -> None:
        """Play a move, or settle on a maximum bid; whoever has settled bids by themselves."""
        st: TrailState = cast("TrailState", state)
        kind: i64 = kind_of(intention)
        self.area = EMPTY
        if may_tell_secrets(st, kind):
            self.area = first_of(intention) if kind == BUILD else st.area
            self.tile = st.tile[self.area]
        if kind == UP_TO:
            worth: i64 = seeming_worth(st, self.tiles)
            self.bidding.decide(st, st.to_move, maximum_of(st, worth, intention))
        else:
            if kind == DROP:
                self.bidding.decide(st, st.to_move, 0)
            apply(st, intention)
        self.bidding.carry_on(st)

    def revealed(self, state: State) -> i64:
        """Return what an auction came to, which hands and face-down tiles decide."""
        st: TrailState = cast("TrailState", state)
        if st.board.solo:
            return table_seen(st)
        if self.area == EMPTY:
            return 0
        return auction_seen(st, self.area, self.tile)

    def outcome(self, state: State, move: i64) -> i64:
        """Return the price a roll made instead of the roll (P-1)."""
        return outcome_seen(cast("TrailState", state), move)

    def move_of(self, state: State, intention: i64) -> i64:
        """Return the next bid on the way to a maximum; other intentions are moves."""
        if kind_of(intention) != UP_TO:
            return intention
        st: TrailState = cast("TrailState", state)
        return next_bid_of(st, seeming_worth(st, self.tiles), intention)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return whether the candidates are the same whatever the seat cannot see."""
        return is_open(cast("TrailState", state), seat)

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return whether the choice is hidden from the seat: discards of others (S-4)."""
        return cast("TrailState", state).phase == DRAFT and state.to_move != seat

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast: the promising ones are looked at, the rest is not listed."""
        st: TrailState = cast("TrailState", state)
        self.playout.begin(st)
        return self.playout.move(st, luck)

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or so many rounds are."""
        self.playout.play_on(cast("TrailState", state), self.bidding, luck, last_stage)

    def stage(self, state: State) -> i64:
        """Return how many rounds are over."""
        return rounds_over(cast("TrailState", state))

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write the win, and the margin over the best rival, of a finished game."""
        st: TrailState = cast("TrailState", state)
        standings(st, self.places)
        for seat in range(st.seats):
            share: i64 = 0
            if self.places[seat] == 0:
                share = FULL_REWARD
            margin: i64 = (st.points[seat] - best_other(st.points, seat)) * 100
            rewards[seat] = mix(share, margin)
