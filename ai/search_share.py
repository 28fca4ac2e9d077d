"""A share of one decision: several searches have each a part of its budget."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """Which of how many searches of one decision this is; each has its part of the budget."""

    number: int
    shares: int
