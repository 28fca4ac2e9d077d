"""A test opponent: one move ahead with our own evaluation, and no further.

After each of its moves it lets everybody pass, so that the round ends, ore is sold and money
invested, and asks our hand-written value; the best mean over a few games that its view allows
wins. Auctions that the move begins are finished with quick bids.
"""

from __future__ import annotations

from ai.known_values import PLAIN
from ai.player import KeepThinking, Legal
from ai.search.policy import Policy
from ai.titles import mind_for
from game.engine.luck import Luck
from game.engine.moves import pack
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles.tinners_trail.rules.kinds import PASS

IMAGINED = 8  # games, the same for every move
JUDGE = PLAIN  # the hand-written value: it knows nothing that was learned from searches


class OneStepPlayer:
    """Greedy for the value of the position after its move."""

    def __init__(self, game: Game) -> None:
        """Play this game."""
        rules, mind = game.rules, mind_for(game.options.title, game.options.edition)
        value = mind.value(game, JUDGE)
        assert value is not None
        self._rules, self._value = rules, value
        self._policy: Policy = mind.policy(game)
        self._legal = Legal(rules)
        self._luck = Luck()
        self._after = rules.new_state()
        self._rewards = zeros(rules.seats)
        self._scratch = zeros(rules.most_moves)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move whose positions are worth most, the first of equals."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        worths = [
            sum(self._worth(view, move, seat, seed + sample) for sample in range(IMAGINED))
            for move in moves
        ]
        return moves[worths.index(max(worths))]

    def _worth(self, view: State, move: int, seat: int, seed: int) -> int:
        """Return the seat's reward in one imagined game that goes no further."""
        state, rules = self._after, self._rules
        state.copy_from(view)
        self._luck.seed(seed)
        rules.imagine(state, seat, self._luck)
        stage = self._policy.stage(state)
        rules.apply(state, move)
        while state.to_move != NOBODY and self._policy.stage(state) == stage:
            rules.apply(state, self._passing_move())
        if state.to_move == NOBODY:
            self._policy.rewards(state, self._rewards)
        else:
            self._value.estimate(state, self._rewards)
        return int(self._rewards[seat])

    def _passing_move(self) -> int:
        """Return the pass where there is one, else luck's or a quick move."""
        state = self._after
        if state.to_move == CHANCE:
            return int(self._rules.draw_outcome(state))
        count = int(self._rules.legal_moves(state, self._scratch))
        passing = pack(PASS, 0, 0, 0)
        if any(self._scratch[index] == passing for index in range(count)):
            return int(passing)
        return int(self._policy.quick_move(state, self._scratch, self._luck))
