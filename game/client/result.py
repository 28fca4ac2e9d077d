"""The result of a finished game, as the end screen and its parts show it."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.course import Course
from game.records.record import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: seats, points, the seats from best to worst, and its course."""

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    course: Course
