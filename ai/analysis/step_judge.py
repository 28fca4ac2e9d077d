"""Judge single steps of a finished game; processes can share independent steps."""

from __future__ import annotations

from ai.analysis.comparison import PlayoutComparison
from ai.analysis.judge_depth import JudgingEffort
from ai.analysis.judging import GameHistory, JudgedStep, judge_decision
from ai.analysis.prepared_game import PreparedGame
from ai.analysis.win_forecasts import (
    win_share_thousandths_of_position,
    win_share_thousandths_of_prospects,
)
from ai.analysis.worlds import Worlds
from ai.search.playouts import NO_MOVE
from game.engine.knowledge import make_view_for_seat
from game.match import analysis
from game.match.analysis import GameToJudge


class StepJudge:
    """Judges the steps of one finished game by their numbers; number 0 stands for the dealt
    position.
    """

    def __init__(
        self,
        prepared_game: PreparedGame,
        game: GameToJudge,
        mode: str,
        seed: int,
        effort: JudgingEffort,
    ) -> None:
        """Replay the game; raise Unreadable if the rules do not allow its steps. In the open
        mode decisions are judged by the true state."""
        self._prepared_game = prepared_game
        self._history = GameHistory(prepared_game, game)
        self._is_open = mode == analysis.HIDDEN_FACTS_OPEN_MODE
        self._seed = seed
        self._effort = effort
        self._win_share_thousandths_by_step: dict[int, tuple[int, ...]] = {}

    @property
    def step_count(self) -> int:
        """The number of steps."""
        return self._history.step_count

    def judge_step(self, step_number: int) -> JudgedStep:
        """Return the judgement of one step: each seat's share of wins after it in thousandths, and
        the judged move or each seat's gain by luck; for number 0, the start, the shares only."""
        shares = self._win_shares_after_step(step_number)
        if step_number == 0:
            return JudgedStep(step_number, shares)
        if self._history.is_chance_event(step_number):
            return JudgedStep(
                step_number,
                shares,
                None,
                _changes_by_seat(self._win_shares_after_step(step_number - 1), shares),
            )
        decision = self._history.decision_of_step(step_number)
        assert decision is not None
        move = judge_decision(
            self._prepared_game, decision, self._seed, self._effort, is_open=self._is_open
        )
        return JudgedStep(step_number, shares, move, self._seat_gains_by_reveal(step_number))

    def _win_shares_after_step(self, step_number: int) -> tuple[int, ...]:
        """Return each seat's share of wins after a step, in thousandths, from a cache; more worlds
        are used next to a chance event.

        All positions of a game use one seed, so that their differences have less noise than each
        share alone.
        """
        if step_number not in self._win_share_thousandths_by_step:
            history = self._history
            depth = self._effort
            following = step_number < history.step_count and history.is_chance_event(
                step_number + 1
            )
            worlds = (
                depth.worlds_beside_chance_event
                if following or history.is_chance_event(step_number)
                else depth.worlds_per_step_forecast
            )
            position = history.positions[step_number]
            self._win_share_thousandths_by_step[step_number] = win_share_thousandths_of_position(
                self._prepared_game, position, self._seed, worlds, is_open=self._is_open
            )
        return self._win_share_thousandths_by_step[step_number]

    def _seat_gains_by_reveal(self, step_number: int) -> tuple[int, ...]:
        """Return how much each seat's win share rose or fell by what step `step_number` revealed,
        compared with the average that its mover had to expect. Return () if the step revealed
        nothing or changed no share, or if the game is judged with open cards."""
        if self._is_open or not self._history.is_revealing_decision(step_number):
            return ()
        knowledge = self._prepared_game
        history = self._history
        seat, code = history.game.steps[step_number - 1]
        progress = knowledge.game.progress(history.positions[step_number])
        found = []
        for position, move in ((step_number - 1, code), (step_number, NO_MOVE)):
            view = make_view_for_seat(knowledge.rules, history.positions[position], seat)
            worlds = Worlds(knowledge.playouts, view, seat, self._seed)
            comparison = PlayoutComparison(worlds, (move,), knowledge.calibration, progress)
            comparison.play_worlds(0, self._effort.worlds_beside_chance_event)
            found.append(win_share_thousandths_of_prospects(comparison.prospects(move)))
        return _changes_by_seat(*found)


def _changes_by_seat(
    shares_before: tuple[int, ...], shares_after: tuple[int, ...]
) -> tuple[int, ...]:
    changes = tuple(now - then for then, now in zip(shares_before, shares_after, strict=True))
    return changes if any(changes) else ()
