"""Orders to analysis processes and their reports, as sent between processes."""

from __future__ import annotations

from dataclasses import dataclass

from ai.analysis.judging import JudgedStep
from game.match.analysis import FinishedGame, Hint, Position, WinForecast


@dataclass(frozen=True, slots=True)
class HintRequest:
    """Find the best moves of the position's seat."""

    position: Position
    seed: int


@dataclass(frozen=True, slots=True)
class WinForecastRequest:
    """Estimate every seat's prospects."""

    position: Position
    seed: int


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """Judge the steps `first`, `first + stride` ... of a finished game."""

    game: FinishedGame
    mode: str
    seed: int
    first: int
    stride: int


AnalysisRequest = HintRequest | WinForecastRequest | JudgeRequest
AnalysisResult = Hint | WinForecast | JudgedStep


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    """A request with its number; None means: stop the current request."""

    number: int
    request: AnalysisRequest | None


@dataclass(frozen=True, slots=True)
class Report:
    """A report on a request: completed fraction, results, and whether it failed."""

    number: int
    done: float
    found: AnalysisResult | None = None
    is_last: bool = False
    failed: bool = False
