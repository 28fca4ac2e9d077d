"""The facts of a step for the narrator, in the order in which they happen."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64

# A fact is its kind, a seat and up to two numbers.
PLAYED: Final = 1  # seat, kind of card
COAL_USED: Final = 2  # seat, space or EMPTY for the track, pounds
IRON_USED: Final = 3  # seat, space or EMPTY for the track, pounds
BUILT: Final = 4  # seat, space, its kind of counter
BUILT_OVER: Final = 5  # seat of the old counter, space, its kind
FILLED: Final = 6  # seat, cubes moved to the track from the counter just built, pounds
FLIPPED: Final = 7  # seat, space, income spaces
LINKED: Final = 8  # seat, line, pounds
DEVELOPED: Final = 9  # seat, kind of counter
SOLD: Final = 10  # seat, space of the mill, MARKET or 1 + the space of the port
DEMANDED: Final = 11  # seat, steps, demand marker then
BONUS: Final = 12  # seat, income spaces or pounds beside the marker, 1 if pounds
LOST_SALE: Final = 13  # seat, space of the mill
BORROWED: Final = 14  # seat, pounds, income space then
PASSED: Final = 15  # seat
REMOVED: Final = 16  # seat, space, its kind of counter
COLLECTED: Final = 17  # seat, pounds, negative ones paid
FORFEITED: Final = 18  # seat, pounds missing, points lost
ORDERED: Final = 19  # seat, place in the order, pounds spent
DREW: Final = 20  # seat, cards
ROUND_BEGAN: Final = 21  # era, round
MONEY_SCORED: Final = 24  # seat, points
ERA_ENDED: Final = 25  # era
LINE_SCORED: Final = 22  # seat, line, points
COUNTER_SCORED: Final = 23  # seat, space, points


@final
class BrassStepFacts:
    """Collects the facts of one step as (kind, seat, first number, second number)."""

    def __init__(self) -> None:
        """Create an empty list of facts."""
        self.facts: list[tuple[int, int, int, int]] = []

    def record(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        """Append a fact."""
        self.facts.append((int(kind), int(seat), int(first), int(second)))
