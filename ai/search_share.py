"""One share of a decision's budget, when several processes search it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchShare:
    """Which of several parallel searches of one decision this is; each has an equal part of the
    budget.
    """

    index: int
    share_count: int
