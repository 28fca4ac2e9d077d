"""A player that thinks a turn through: both actions, every question on the way, then its ledger."""

from __future__ import annotations

from typing import Final, cast

from ai.players import KeepThinking, Legal
from game.engine.luck import Luck
from game.engine.rules import CHANCE, Rules, State
from game.titles.brass.rules.developing import income_level
from game.titles.brass.rules.kinds import ACTIONS
from game.titles.brass.rules.state import BrassState
from tools.titles.brass.sparring.ledger import A_POUND, business

FOLLOWED: Final = 5  # best-looking first actions whose second one is looked at
STEPS: Final = 12  # questions of one action at most


class Millowner:
    """Takes the first move of the turn that leaves it the best business."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self._rules = rules
        self._legal = Legal(rules)
        self._luck = Luck()
        self._world = cast("BrassState", rules.new_state())

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the best move, drawn among equals."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        self._luck.seed(seed)
        self._world.copy_from(view)
        self._rules.imagine(self._world, seat, self._luck)
        ends = [self._after(self._world, move, seat) for move in moves]
        worth = [self._worth(end, seat) for end in ends]
        order = sorted(range(len(moves)), key=lambda at: -worth[at])
        for at in order[:FOLLOWED]:
            worth[at] = max(worth[at], self._best_second(ends[at], seat))
        best = max(worth)
        among = [move for move, value in zip(moves, worth, strict=True) if value == best]
        self._luck.seed(seed)
        return among[int(self._luck.below(len(among)))]

    def _best_second(self, state: BrassState, seat: int) -> float:
        """Return the best business after another action of the same turn, if there is one."""
        if state.to_move != seat or state.phase != ACTIONS:
            return float("-inf")
        moves = self._legal.moves(state)
        return max(self._worth(self._after(state, move, seat), seat) for move in moves)

    def _after(self, state: BrassState, move: int, seat: int) -> BrassState:
        """Return the position after a move and the seat's best answers to what it is asked then."""
        after = cast("BrassState", state.clone())
        self._rules.apply(after, move)
        for _step in range(STEPS):
            if after.to_move == CHANCE:
                self._rules.apply(after, self._rules.draw_outcome(after))
            elif after.to_move == seat and after.phase != ACTIONS:
                self._rules.apply(after, self._best_answer(after, seat))
            else:
                break
        return after

    def _best_answer(self, state: BrassState, seat: int) -> int:
        """Return the answer after which the business is best at once."""
        answers = self._legal.moves(state)
        worth = []
        for answer in answers:
            after = cast("BrassState", state.clone())
            self._rules.apply(after, answer)
            worth.append(self._worth(after, seat))
        return answers[worth.index(max(worth))]

    def _worth(self, state: BrassState, seat: int) -> float:
        """Return the business; an income that has just been paid is not of the turn."""
        paid = (state.era, state.round) != (self._world.era, self._world.round)
        return business(state, seat) - (A_POUND * int(income_level(state, seat)) if paid else 0.0)
