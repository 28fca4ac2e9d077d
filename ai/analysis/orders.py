"""What the office and its clerks say to each other through a pipe; both ends are ours."""

from __future__ import annotations

from dataclasses import dataclass

from ai.analysis.judging import JudgedStep
from game.match.analysis import FinishedGame, Hint, Outlook, Position


@dataclass(frozen=True, slots=True)
class HintOrder:
    """Look for the best moves of the position's seat."""

    position: Position
    seed: int


@dataclass(frozen=True, slots=True)
class OutlookOrder:
    """Estimate everybody's prospects."""

    position: Position
    seed: int


@dataclass(frozen=True, slots=True)
class JudgeOrder:
    """Judge the steps `first`, `first + stride` ... of a finished game."""

    game: FinishedGame
    mode: str
    seed: int
    first: int
    stride: int


Order = HintOrder | OutlookOrder | JudgeOrder
Found = Hint | Outlook | JudgedStep


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    """An order with its number; None asks to stop whatever is worked on."""

    number: int
    order: Order | None


@dataclass(frozen=True, slots=True)
class Report:
    """News of an errand: how much is done, what was found, whether nothing follows."""

    number: int
    done: float
    found: Found | None = None
    is_last: bool = False
    failed: bool = False
