"""How picks at the table become an answer."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFlow:
    """How picks become an answer.

    `choice_first`: what moves differ in besides places is picked before the places.
    `choice_shown`: a single choice is shown too, because it says what it gives.
    """

    choice_first: bool = False
    choice_shown: bool = False
