"""Tells which reasons support a move: those that state a gain."""

# interpreted: asked once a hint
from collections.abc import Collection, Sequence
from typing import Final

from game.engine.reasons import FactValue, Reason

MINUS_SIGN: Final = "\N{MINUS SIGN}"
GAIN_FACT_NAMES: Final = (
    "points",
    "pounds",
    "spaces",
    "percent",
    "houses",
    "pillars",
    "links",
    "steps",
)
"""The facts of reasons that state how much is gained."""


def is_gain_in_reason(reason: Reason) -> bool:
    """Return whether a reason states a gain: at least one of its gain amounts is positive, or it
    has no such amount.
    """
    amounts = [reason.facts[name] for name in GAIN_FACT_NAMES if name in reason.facts]
    return not amounts or any(is_positive(amount) for amount in amounts)


def is_positive(amount: FactValue) -> bool:
    """Return whether an amount is more than 0; an amount that is text, such as half pounds, must
    not be empty, "0" or negative."""
    if isinstance(amount, int):
        return amount > 0
    return amount not in ("", "0") and not amount.startswith(MINUS_SIGN)


def gain_reasons_then_remarks(reasons: Sequence[Reason], remarks: Collection[str]) -> list[Reason]:
    """Return the reasons that state a gain, followed by the remarks (reasons whose keys are in
    `remarks`, such as a price); nothing if no reason states a gain.
    """
    gains = [each for each in reasons if each.key not in remarks and is_gain_in_reason(each)]
    return [*gains, *(each for each in reasons if each.key in remarks)] if gains else []
