"""One share of a decision's budget, when several processes search it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """Which of several searches of one decision this is; each has an equal part of the budget."""

    number: int
    shares: int
