"""The result of a finished game, as the end screen and its parts show it."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.course import Course
from game.records.record import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: seats, points, the seats from best to worst, and its course.

    `news` are sentences about a goal that was reached or a record that was beaten.
    """

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    course: Course
    news: tuple[str, ...] = ()
