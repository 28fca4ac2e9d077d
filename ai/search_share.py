"""One share of a decision's budget, when several processes search it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchShare:
    """The share of one of several parallel searches of a decision: its index, and their number;
    each gets an equal part of the iterations."""

    index: int
    share_count: int
