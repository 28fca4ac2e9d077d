"""The facts of a step for the narrator, in the order in which they happen."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64

# A fact is its kind, a seat and up to two numbers.
CARD_PLAYED_FACT: Final = 1  # seat, kind of card
COAL_USED_FACT: Final = 2  # seat, space or EMPTY for the track, pounds
IRON_USED_FACT: Final = 3  # seat, space or EMPTY for the track, pounds
COUNTER_BUILT_FACT: Final = 4  # seat, space, its kind of counter
COUNTER_BUILT_OVER_FACT: Final = 5  # seat of the old counter, space, its kind
CUBES_SOLD_TO_TRACK_FACT: Final = (
    6  # seat, cubes moved to the track from the counter just built, pounds
)
COUNTER_FLIPPED_FACT: Final = 7  # seat, space, income spaces
LINK_BUILT_FACT: Final = 8  # seat, line, pounds
COUNTER_DEVELOPED_FACT: Final = 9  # seat, kind of counter
# seat, space of the mill, DISTANT_MARKET_BUYER or 1 + the space of the port
COTTON_SOLD_FACT: Final = 10
DEMAND_MOVED_FACT: Final = 11  # seat, steps, demand marker then
MARKET_BONUS_FACT: Final = 12  # seat, income spaces or pounds beside the marker, 1 if pounds
SALE_LOST_FACT: Final = 13  # seat, space of the mill
LOAN_TAKEN_FACT: Final = 14  # seat, pounds, income space then
SEAT_PASSED_FACT: Final = 15  # seat
COUNTER_REMOVED_FACT: Final = 16  # seat, space, its kind of counter
INCOME_COLLECTED_FACT: Final = 17  # seat, pounds, negative ones paid
POINTS_FORFEITED_FACT: Final = 18  # seat, pounds missing, points lost
TURN_ORDER_RANK_FACT: Final = 19  # seat, place in the order, pounds spent
CARDS_DRAWN_FACT: Final = 20  # seat, cards
ROUND_BEGAN_FACT: Final = 21  # era, round
MONEY_SCORED_FACT: Final = 24  # seat, points
ERA_ENDED_FACT: Final = 25  # era
LINE_SCORED_FACT: Final = 22  # seat, line, points
COUNTER_SCORED_FACT: Final = 23  # seat, space, points


@final
class BrassStepFactCollector:
    """Collects the facts of one step as (kind, seat, first number, second number)."""

    def __init__(self) -> None:
        """Create an empty list of facts."""
        self.facts: list[tuple[int, int, int, int]] = []

    def record(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        """Append a fact."""
        self.facts.append((int(kind), int(seat), int(first), int(second)))
