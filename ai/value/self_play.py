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
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from game.titles import title
from game.titles.tinners_trail.rules.kinds import INVEST_PHASE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules

RANDOM_MOVES: Final = 0.03  # of the moves that lead up to what is noted
RANDOM_INVESTMENTS: Final = 0.5  # of those, so that companies with much and little money are met
EXPLORED_INVESTMENTS: Final = 0.1  # of those afterwards
NOTED_MOMENTS: Final = 1 / 30  # of the decisions inside rounds
LARGEST_SEED: Final = 2**40
FIRST_ROUNDS: Final = (1, 2, 2, 3, 3, 4, 4)
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
        if options.automa is not None:  # only the learned value knows him, and there is none yet
            style = replace(style, stages=TO_THE_END)
        self._player = SearchPlayer(self._game, max(iterations, 1), style)
        self._features = Features(rules.board)
        self._out = zeros(rules.most_moves)
        self._scores = zeros(rules.most_moves)
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

    def _advance(
        self, state: TrailState, luck: np.random.Generator, quick: Luck, well: bool
    ) -> None:
        """Let chance or the seat to move do the next thing."""
        if state.to_move == CHANCE:
            self._rules.apply(state, self._rules.draw_outcome(state))
        elif luck.random() < self._randomness(state, well):
            self._rules.apply(state, self._explored(state, luck))
        elif well and self._iterations > 0:
            seat = int(state.to_move)
            self._rules.hide(state, seat, self._view)
            seed = int(luck.integers(LARGEST_SEED))
            self._rules.apply(state, self._player.choose(self._view, seat, seed, always))
        else:
            self._rules.apply(state, self._policy.quick_move(state, self._out, quick))

    def _randomness(self, state: TrailState, well: bool) -> float:
        """Return how often any promising move is played, well or before anything is noted."""
        if state.phase == INVEST_PHASE:
            return EXPLORED_INVESTMENTS if well else RANDOM_INVESTMENTS
        return 0 if well else RANDOM_MOVES

    def _explored(self, state: TrailState, luck: np.random.Generator) -> int:
        """Return any of the promising moves: bids, investments and actions vary."""
        self._policy.begin(state)
        count = int(self._policy.candidates(state, self._out, self._scores))
        chosen = self._out[int(luck.integers(count))]
        return int(self._policy.move_of(state, chosen))
