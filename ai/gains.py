"""Tells which reasons support a move: those that state a gain."""

# interpreted: asked once a hint
from collections.abc import Collection, Sequence
from typing import Final

from game.engine.reasons import Fact, Reason

MINUS: Final = "\N{MINUS SIGN}"
GAINS: Final = ("points", "pounds", "spaces", "percent", "houses", "pillars", "links", "steps")
"""Facts of a reason that say how much is gained."""


def brings_something(reason: Reason) -> bool:
    """Return whether a reason states a gain: at least one of its amounts is positive, or it has
    none."""
    amounts = [reason.facts[name] for name in GAINS if name in reason.facts]
    return not amounts or any(is_positive(amount) for amount in amounts)


def is_positive(amount: Fact) -> bool:
    """Return whether a fact is more than 0; amounts in half pounds are text."""
    if isinstance(amount, int):
        return amount > 0
    return amount not in ("", "0") and not amount.startswith(MINUS)


def gains_first(reasons: Sequence[Reason], remarks: Collection[str]) -> list[Reason]:
    """Return the reasons that state a gain, followed by mere remarks, such as a price; nothing if
    all are remarks."""
    gains = [each for each in reasons if each.key not in remarks and brings_something(each)]
    return [*gains, *(each for each in reasons if each.key in remarks)] if gains else []
