"""Which reasons speak for a move: those that tell of a gain."""

# interpreted: asked once a hint
from collections.abc import Collection, Sequence
from typing import Final

from game.engine.reasons import Fact, Reason

MINUS: Final = "\N{MINUS SIGN}"
GAINS: Final = ("points", "pounds", "spaces", "percent", "houses", "pillars", "links", "steps")
"""Facts of a reason that say how much is gained."""


def brings_something(reason: Reason) -> bool:
    """Return whether a reason tells of a gain: not all amounts it names are 0 or less."""
    amounts = [reason.facts[name] for name in GAINS if name in reason.facts]
    return not amounts or any(is_positive(amount) for amount in amounts)


def is_positive(amount: Fact) -> bool:
    """Return whether a fact is more than 0; amounts of half pounds are text."""
    if isinstance(amount, int):
        return amount > 0
    return amount not in ("", "0") and not amount.startswith(MINUS)


def speaking_for(reasons: Sequence[Reason], remarks: Collection[str]) -> list[Reason]:
    """Return the reasons that tell of a gain, then those that only remark on something, such as a
    price; nothing where all of them are remarks.
    """
    gains = [each for each in reasons if each.key not in remarks and brings_something(each)]
    return [*gains, *(each for each in reasons if each.key in remarks)] if gains else []
