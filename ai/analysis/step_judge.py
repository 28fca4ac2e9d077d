"""Judge single steps of a finished game; processes can share independent steps."""

from __future__ import annotations

from ai.analysis.comparison import Comparison
from ai.analysis.judge_depth import JudgeDepth
from ai.analysis.judging import History, JudgedStep, judge_decision
from ai.analysis.knowledge import Knowledge
from ai.analysis.win_forecasts import shares_after, shares_of
from ai.analysis.worlds import Worlds
from ai.search.trials import NO_MOVE
from game.engine.knowledge import view_of
from game.match import analysis
from game.match.analysis import FinishedGame


class StepJudge:
    """Judges the steps of one finished game; number 0 is its start."""

    def __init__(
        self, knowledge: Knowledge, game: FinishedGame, mode: str, seed: int, depth: JudgeDepth
    ) -> None:
        """Replay the game; Unreadable when the rules do not allow its steps."""
        self._knowledge = knowledge
        self._history = History(knowledge, game)
        self._is_open = mode == analysis.OPEN
        self._seed = seed
        self._depth = depth
        self._known: dict[int, tuple[int, ...]] = {}

    @property
    def steps(self) -> int:
        """The number of steps."""
        return self._history.steps

    def judge(self, number: int) -> JudgedStep:
        """Return the judgement of one step."""
        shares = self._shares(number)
        if number == 0:
            return JudgedStep(number, shares)
        if self._history.is_luck(number):
            return JudgedStep(number, shares, None, _changes(self._shares(number - 1), shares))
        decision = self._history.decision(number)
        assert decision is not None
        move = judge_decision(
            self._knowledge, decision, self._seed, self._depth, is_open=self._is_open
        )
        return JudgedStep(number, shares, move, self._surprise(number))

    def _shares(self, number: int) -> tuple[int, ...]:
        """Return the shares of wins after a step; more worlds are used next to a chance event.

        All positions of a game use the same seeds, so that their differences are less noisy than
        each share alone.
        """
        if number not in self._known:
            history = self._history
            depth = self._depth
            following = number < history.steps and history.is_luck(number + 1)
            worlds = depth.luck if following or history.is_luck(number) else depth.strip
            position = history.positions[number]
            self._known[number] = shares_after(
                self._knowledge, position, self._seed, worlds, is_open=self._is_open
            )
        return self._known[number]

    def _surprise(self, number: int) -> tuple[int, ...]:
        """Return each seat's gain from a reveal, compared with what the mover had to expect."""
        if self._is_open or not self._history.reveals(number):
            return ()
        knowledge = self._knowledge
        history = self._history
        seat, code = history.game.steps[number - 1]
        progress = knowledge.game.progress(history.positions[number])
        found = []
        for position, move in ((number - 1, code), (number, NO_MOVE)):
            view = view_of(knowledge.rules, history.positions[position], seat)
            worlds = Worlds(knowledge.trials, view, seat, self._seed)
            comparison = Comparison(worlds, (move,), knowledge.calibration, progress)
            comparison.play(0, self._depth.luck)
            found.append(shares_of(comparison.prospects(move)))
        return _changes(*found)


def _changes(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    changes = tuple(now - then for then, now in zip(before, after, strict=True))
    return changes if any(changes) else ()
