"""What can be played: title, edition, player counts and the optional rules of B-19."""

from collections.abc import Iterable
from typing import Final

from game.engine.title import Options
from game.notation.offer_checks import words_in_offered_order
from game.titles.brass.rules.components import RulesSetUp

DEBT_STAYS_OPTION: Final = "debt-stays"
FERRY_BOTH_WAYS_OPTION: Final = "ferry-both-ways"
TWO_CARDS_OVER_OPTION: Final = "two-cards-over"
DISTANT_MONEY_OPTION: Final = "distant-money"
EXPANSIONS: Final = (
    DEBT_STAYS_OPTION,
    FERRY_BOTH_WAYS_OPTION,
    TWO_CARDS_OVER_OPTION,
    DISTANT_MONEY_OPTION,
)


def read_expansion_names(words: Iterable[object], message_start: str) -> tuple[str, ...]:
    """Return the optional rules `words` in the order of `EXPANSIONS`; raise Unreadable for an
    unknown or repeated one, with `message_start` at the beginning of the message."""
    return words_in_offered_order(words, EXPANSIONS, message_start, "optional rule")


def set_up_from_options(options: Options) -> RulesSetUp:
    """Return the number of seats and a flag for each optional rule, for options that the title has
    checked."""
    return RulesSetUp(
        options.seats,
        may_debt_remain=DEBT_STAYS_OPTION in options.expansions,
        is_ferry_both_ways=FERRY_BOTH_WAYS_OPTION in options.expansions,
        may_two_cards_build_over=TWO_CARDS_OVER_OPTION in options.expansions,
        does_market_pay_money=DISTANT_MONEY_OPTION in options.expansions,
    )
