"""The title's knowledge as the search wants it: scores, quick moves, rewards."""

from __future__ import annotations

from typing import Final, cast, final

from ai.search.policy import FULL_REWARD, Policy
from ai.titles.tinners_trail.actions import QuickChoice, action_score
from ai.titles.tinners_trail.answers import (
    investment_score,
    peek_score,
    pump_score,
    wanted_investment,
)
from ai.titles.tinners_trail.arsenic import calciner_score
from ai.titles.tinners_trail.auctions import (
    bid_score,
    discard_score,
    play_score,
    quick_bid,
    survey_score,
)
from ai.titles.tinners_trail.emigrating import ore_score, place_score
from ai.titles.tinners_trail.rewards import best_other, mix
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import pack
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADELAIDE_PHASE,
    AUCTION,
    CALCINER_PHASE,
    INVEST,
    INVEST_PHASE,
    PEEK_PHASE,
    PLACE_PHASE,
    PLAY,
    PUMPS_PHASE,
    SURVEY,
)
from game.titles.tinners_trail.rules.legal import legal_moves
from game.titles.tinners_trail.rules.scoring import standings
from game.titles.tinners_trail.rules.state import TrailState

ANSWER_NOISE: Final = 100  # pence


@final
class TrailPolicy(Policy):
    """Values in pence by plain estimates; see worth, gains, actions and auctions."""

    def __init__(self, board: Board) -> None:
        """Know the board's tiles."""
        self.board: Board = board
        self.tiles: MeanTiles = MeanTiles(board)
        self.quick: QuickChoice = QuickChoice()
        self.places: vec[i64] = zeros(board.seats)

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the pence each move seems to gain."""
        st: TrailState = cast("TrailState", state)
        for index in range(count):
            scores[index] = self.score_of(st, moves[index])

    def score_of(self, st: TrailState, move: i64) -> i64:
        """Return the pence a move seems to gain the seat to move."""
        phase: i64 = st.phase
        if phase == ACTIONS:
            return action_score(st, self.tiles, move)
        if phase == AUCTION:
            return bid_score(st, self.tiles, move)
        if phase == SURVEY:
            return survey_score(st, move)
        if phase == PLAY:
            return play_score(st, move)
        if phase == PUMPS_PHASE:
            return pump_score(st, move)
        if phase == INVEST_PHASE:
            return investment_score(st, move)
        if phase == PEEK_PHASE:
            return peek_score(st, move)
        if phase == CALCINER_PHASE:
            return calciner_score(st, move)
        if phase == PLACE_PHASE:
            return place_score(st, move)
        if phase == ADELAIDE_PHASE:
            return ore_score(st, move)
        return discard_score(st, move)

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast: the promising ones are looked at, the rest is not listed."""
        st: TrailState = cast("TrailState", state)
        if st.phase == ACTIONS:
            return self.quick.choose(st, self.tiles, luck)
        if st.phase == AUCTION:
            return quick_bid(st, self.tiles, luck)
        if st.phase == INVEST_PHASE:
            return pack(INVEST, wanted_investment(st), 0, 0)
        return self.best_answer(st, out, luck)

    def best_answer(self, st: TrailState, out: vec[i64], luck: Luck) -> i64:
        """Return the best-scored legal move after a little noise."""
        count: i64 = legal_moves(st, out)
        best: i64 = 0
        best_score: i64 = self.score_of(st, out[0]) + luck.below(ANSWER_NOISE)
        for index in range(1, count):
            score: i64 = self.score_of(st, out[index]) + luck.below(ANSWER_NOISE)
            if score > best_score:
                best_score = score
                best = index
        return out[best]

    def stage(self, state: State) -> i64:
        """Return how many rounds are over; from the looks at tiles on one more is (R-3)."""
        st: TrailState = cast("TrailState", state)
        return st.round if st.phase == PEEK_PHASE else st.round - 1

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
