"""History: every true position of a game that is over."""

from __future__ import annotations

from ai.analysis.decisions import Decision
from ai.analysis.knowledge import Knowledge
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, State
from game.match.analysis import FinishedGame


class History:
    """The positions of a finished game, number 0 is the dealt one."""

    def __init__(self, knowledge: Knowledge, game: FinishedGame) -> None:
        """Play the game again; Unreadable when the rules do not lead through it."""
        self._knowledge = knowledge
        self.game = game
        self.positions: list[State] = [knowledge.state_of(game.rows)]
        for number, (seat, code) in enumerate(game.steps, 1):
            self.positions.append(self._after(self.positions[-1], number, seat, code))

    @property
    def steps(self) -> int:
        """How many steps the game had."""
        return len(self.game.steps)

    def decision(self, number: int) -> Decision | None:
        """Return the decision of a step, None when luck made it."""
        seat, code = self.game.steps[number - 1]
        return None if seat == CHANCE else Decision(number, self.positions[number - 1], code)

    def is_luck(self, number: int) -> bool:
        """Whether dice or a deck made the step."""
        return number > 0 and self.game.steps[number - 1][0] == CHANCE

    def reveals(self, number: int) -> bool:
        """Whether a decision showed somebody what was hidden before."""
        count = self._knowledge.rules.unknown_facts
        before, after = self.positions[number - 1], self.positions[number]
        return not self.is_luck(number) and count(after) < count(before)

    def _after(self, before: State, number: int, seat: int, code: int) -> State:
        rules = self._knowledge.rules
        after = before.clone()
        if after.to_move != seat or not self._is_possible(after, code):
            raise Unreadable(f"step {number} is not possible in its position")
        if seat == CHANCE:
            rules.draw_outcome(after)
        rules.apply(after, code)
        return after

    def _is_possible(self, state: State, code: int) -> bool:
        rules = self._knowledge.rules
        if state.to_move == CHANCE:
            return any(outcome == code for outcome, _ in rules.weighted_outcomes(state))
        return code in rules.legal_codes(state)
