"""Plays games against itself and notes positions with how the game went on to end."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, cast

import numpy as np

from ai.player import always
from ai.search.policy import Policy
from ai.search.style import TO_THE_END, Style
from ai.search_player import SearchPlayer
from ai.titles import mind_for
from ai.titles.tinners_trail.features import Features, is_between_rounds, stage_of
from game.engine.luck import Luck
from game.engine.options import Options
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles import title
from game.titles.tinners_trail.rules.kinds import INVEST_PHASE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules

RANDOM_MOVES: Final = 0.03  # of the moves that lead up to what is noted
RANDOM_INVESTMENTS: Final = 0.3  # so that companies with much and with little money are met
NOTED_MOMENTS: Final = 1 / 30  # of the decisions inside rounds
LARGEST_SEED: Final = 2**40
FIRST_ROUNDS: Final = (1, 1, 2, 2, 3, 4)
"""Rounds from which games are played well and noted; what comes before is played quickly."""


@dataclass(slots=True)
class PlayedGame:
    """One finished game: positions noted on the way, final points and the winner."""

    options: Options
    stages: list[int] = field(default_factory=list)
    inputs: list[list[int]] = field(default_factory=list)  # of all seats, see Features
    points: tuple[int, ...] = ()
    winner: int = 0


class SelfPlay:
    """Plays games of one set-up with one strength."""

    def __init__(self, options: Options, iterations: int, style: Style) -> None:
        """Think for that many iterations a decision; 0 plays quick moves alone."""
        self._game: Game = title(options.title).game(options)
        rules = self._game.rules
        assert isinstance(rules, TrailRules)
        self._rules = rules
        self._policy: Policy = mind_for(options.title).policy(self._game)
        self._iterations = iterations
        if options.wallace is not None:  # only the learned value knows him, and there is none yet
            style = replace(style, stages=TO_THE_END)
        self._player = SearchPlayer(self._game, max(iterations, 1), style)
        self._features = Features(rules.board)
        self._out = zeros(rules.most_moves)
        self._view = rules.new_state()

    def play(self, seed: int) -> PlayedGame:
        """Play the game of that seed to its end."""
        luck = np.random.default_rng(seed)
        quick = Luck()
        quick.seed(int(luck.integers(LARGEST_SEED)))
        first_round = int(luck.choice(FIRST_ROUNDS))
        played = PlayedGame(self._game.options)
        state = cast("TrailState", self._rules.new_state())
        self._rules.deal(state, int(luck.integers(LARGEST_SEED)))
        noted = -1
        while state.to_move != NOBODY:
            well = state.round >= first_round
            stage = int(stage_of(state))
            fresh = is_between_rounds(state) and stage != noted
            if fresh or luck.random() < NOTED_MOMENTS:
                if well or stage >= 2 * first_round - 2:
                    played.stages.append(stage)
                    played.inputs.append(self._features.numbers(state))
                noted = stage
            self._advance(state, luck, quick, well)
        played.points = self._game.scores(state)
        played.winner = self._game.ranking(state)[0]
        return played

    def _advance(self, state: State, luck: np.random.Generator, quick: Luck, well: bool) -> None:
        """Let chance or the seat to move do the next thing."""
        if state.to_move == CHANCE:
            self._rules.apply(state, self._rules.draw_outcome(state))
        elif well and self._iterations > 0:
            seat = int(state.to_move)
            self._rules.hide(state, seat, self._view)
            seed = int(luck.integers(LARGEST_SEED))
            self._rules.apply(state, self._player.choose(self._view, seat, seed, always))
        elif not well and luck.random() < self._randomness(state):
            moves = self._rules.legal_codes(state)
            self._rules.apply(state, moves[int(luck.integers(len(moves)))])
        else:
            self._rules.apply(state, self._policy.quick_move(state, self._out, quick))

    def _randomness(self, state: State) -> float:
        """Return how often a move is any legal one, before positions are noted."""
        investing = cast("TrailState", state).phase == INVEST_PHASE
        return RANDOM_INVESTMENTS if investing else RANDOM_MOVES
