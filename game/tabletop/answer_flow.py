"""The order in which a player picks the parts of a move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFlow:
    """The order in which a player picks the parts of a move.

    `choice_first`: options of a move are picked before its places. `choice_shown`: a single option
    is shown too, because it says what it gives.
    """

    choice_first: bool = False
    choice_shown: bool = False
