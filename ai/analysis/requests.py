"""Requests to analysis processes, and the reports they send back."""

from __future__ import annotations

from dataclasses import dataclass

from ai.analysis.judging import JudgedStep
from game.match.analysis import GameToJudge, Hint, PositionToAnalyse, WinForecast


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A request for the best moves of the position's seat."""

    position: PositionToAnalyse
    seed: int


@dataclass(frozen=True, slots=True)
class WinForecastRequest:
    """A request for every seat's prospects."""

    position: PositionToAnalyse
    seed: int


@dataclass(frozen=True, slots=True)
class JudgeRequest:
    """A request to judge steps of a finished game by their numbers, in this order."""

    game: GameToJudge
    mode: str
    seed: int
    step_numbers: tuple[int, ...]


AnalysisRequest = HintRequest | WinForecastRequest | JudgeRequest
AnalysisResult = Hint | WinForecast | JudgedStep


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    """A request with its number, as sent to a worker; the request None stops the current one."""

    number: int
    request: AnalysisRequest | None


@dataclass(frozen=True, slots=True)
class AnalysisProgressReport:
    """A worker's report on a request: the completed fraction, a result if there is one, whether
    it is the last report, and whether the request failed."""

    request_number: int
    done_share: float
    result: AnalysisResult | None = None
    is_last: bool = False
    has_failed: bool = False
