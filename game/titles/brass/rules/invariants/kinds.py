"""The invariants of Brass, and the sentence for each broken invariant."""

# compiled: all other modules of this folder use its numbers

from __future__ import annotations

from typing import Final

NO_BROKEN_INVARIANT: Final = 0
CARDS_IN_BOX_INVARIANT: Final = 1
SORTED_HANDS_INVARIANT: Final = 2
RAIL_DECK_INVARIANT: Final = 3
COUNTERS_IN_BOX_INVARIANT: Final = 4
COUNTERS_LEAVING_INVARIANT: Final = 5
COUNTERS_ON_SPACES_INVARIANT: Final = 6
CUBES_ON_COUNTERS_INVARIANT: Final = 7
ONE_COUNTER_PER_CANAL_LOCATION_INVARIANT: Final = 8
LINKS_IN_BOX_INVARIANT: Final = 9
LINES_OF_ERA_INVARIANT: Final = 10
DERIVED_NUMBERS_INVARIANT: Final = 11
MONEY_NOT_BELOW_ZERO_INVARIANT: Final = 12
MONEY_BALANCE_INVARIANT: Final = 13
SPENT_SUM_INVARIANT: Final = 14
INCOME_MARKERS_INVARIANT: Final = 15
POINTS_CHANGE_AT_ERA_END_INVARIANT: Final = 16
TURN_ORDER_INVARIANT: Final = 17
DISTANT_TILES_INVARIANT: Final = 18
CUBE_TRACKS_INVARIANT: Final = 19
DECIDING_SEAT_INVARIANT: Final = 20
PENDING_MOVE_INVARIANT: Final = 21
SEVERAL_ANSWERS_INVARIANT: Final = 22
NO_GOING_BACK_IN_TIME_INVARIANT: Final = 23
COUNTERS_STAY_FLIPPED_INVARIANT: Final = 24
INVARIANT_TEXTS: Final = (
    "every invariant is kept",
    "a card is lost, made or drawn out of turn (B-1.6, B-2.5, B-2.6)",
    "a hand has gaps, is out of order or too large (B-2.6)",
    "the rail era's cards are touched before their time (B-17.3)",
    "there are more counters of a kind than in the box (B-0.11)",
    "counters leave the game without a reason (B-3.4, B-9.5, B-11.1, B-15.4)",
    "a space holds what it does not show, or a level of another era (B-0.3, B-5.9)",
    "a counter's cubes do not fit its kind, level or side (B-8.1, B-14.2)",
    "a player has two counters in a location of the canal era (B-5.10)",
    "a link is lost, changes hands or is one too many (B-0.2, B-10.3)",
    "a link lies on a line its era does not have (B-10.1)",
    "what follows from counters and links is not up to date (B-0.5, B-0.6)",
    "somebody has less than no money (B-5.13)",
    "money comes from nowhere or goes nowhere (B-3.1, B-13.7)",
    "the sum spent falls within a round or outlasts it (B-13.8)",
    "an income marker moves without a reason (B-14.1, B-13.1)",
    "points change within an era, or fall at its end (B-15)",
    "the turn order is none, or changes within a round (B-13.5)",
    "distant tiles are lost or the market opens again (B-12.4, B-12.6)",
    "a track holds more cubes than spaces, or gains cubes nobody moved there (B-7.9, B-8.2)",
    "somebody decides whose turn it is not (B-2.3)",
    "something is pending in a question that has nothing pending (B-4.4)",
    "a question with a single answer is asked (B-17.5)",
    "the game goes back in time (B-2.2)",
    "a flipped counter is turned back (B-14.5)",
)
