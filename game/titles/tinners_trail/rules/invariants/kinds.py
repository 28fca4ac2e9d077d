"""The numbers of the invariants, and the sentence for each broken invariant."""

# compiled: all other modules of this folder use its numbers

from __future__ import annotations

from typing import Final

NO_BROKEN_INVARIANT: Final = 0
NOTHING_BELOW_ZERO_INVARIANT: Final = 1
PRICES_PRINTED_INVARIANT: Final = 2
MINES_IN_BOX_INVARIANT: Final = 3
SORTED_HANDS_INVARIANT: Final = 4
MARKER_PLACES_INVARIANT: Final = 5
MARKER_LIMITS_INVARIANT: Final = 6
PLACES_OF_TILES_AND_MINES_INVARIANT: Final = 7
PLACES_OF_WATER_INVARIANT: Final = 8
PIECES_IN_BOX_INVARIANT: Final = 9
PEEK_TOKENS_INVARIANT: Final = 10
DECIDING_SEAT_INVARIANT: Final = 11
AUCTION_BOARD_STATE_INVARIANT: Final = 12
TILES_IN_BOX_INVARIANT: Final = 13
CARDS_IN_BOX_INVARIANT: Final = 14
DEVELOPMENT_STOCKS_INVARIANT: Final = 15
CALCINERS_INVARIANT: Final = 16
OWN_MINERS_INVARIANT: Final = 17
MICHIGAN_PIECES_INVARIANT: Final = 18
WALLACE_WITHOUT_MONEY_INVARIANT: Final = 19
NOTHING_REVERTED_INVARIANT: Final = 20
TILE_CHANGES_INVARIANT: Final = 21
ORE_BALANCE_INVARIANT: Final = 22
MONEY_BALANCE_INVARIANT: Final = 23
POINTS_BALANCE_INVARIANT: Final = 24
ARSENIC_BALANCE_INVARIANT: Final = 25
ARSENIC_MARKET_INVARIANT: Final = 26
WORK_POINTS_INVARIANT: Final = 27
WATER_AFTER_STEP_INVARIANT: Final = 28
MINE_CAPACITY_INVARIANT: Final = 29
MINIMUM_BID_INVARIANT: Final = 30
FINAL_RANKING_INVARIANT: Final = 31
INVESTMENT_CUBES_INVARIANT: Final = 32  # from here on in the edition of 2007 alone
INVESTMENT_BOXES_INVARIANT: Final = 33
AREA_CUBES_AFTER_STEP_INVARIANT: Final = 34
HELD_ORE_INVARIANT: Final = 35
NOTHING_AFTER_LAST_ACTION_INVARIANT: Final = 36

INVARIANT_TEXTS: Final = [
    "every invariant is kept",
    "money, points or ore is below 0 (G-4, A-11)",
    "a price is not on the price columns (P-1, C-4)",
    "a mine is lost or made (S-1, C-1)",
    "a hand is not sorted",
    "markers share a place or leave a gap (T-1, T-2, T-4, C-20, C-21)",
    "a marker stands beyond its final column (T-3, AR-4, C-6)",
    "a mine stands on a tile or beyond the map card, or a tile lies in another region (S-2, A-8)",
    "there is water or a steam pump without a mine, or drainage without a tile (A-8, D-7)",
    "there is a piece too many, or one where it may not stand (D-1, D-3, E-4, C-11)",
    "a peek token lies on no face-down tile (R-3)",
    "somebody decides whose turn it is not (T-1, I-2, R-3, C-6, C-14, C-15, C-24)",
    "the auction board does not fit the auction (A-2, A-11, C-9, C-22)",
    "there are more tiles than in the box (S-2)",
    "a survey card is lost or made (S-4, S-5)",
    "a stock is fuller than printed, or one of an earlier round is left (S-6, R-1, C-5)",
    "a seat has not exactly one calciner, or its work limiter stands wrong (AR-1, AR-3)",
    "an own miner is lost, or works in a foreign mine (E-1)",
    "Michigan's pieces are more than were given (E-4)",
    "Lord Wallace holds money (LW-4)",
    "something on the map, a point or a round is taken back (D-1, C-11, C-24)",
    "a tile comes from nowhere or leaves without reason (A-8, A2-5)",
    "ore is lost or made (A-8, A-9, D-5, X-4, I-1)",
    "a seat has other money than the step gives or takes (A-5, A-7, X-3, D-8, I-1, I-2, E-6, E-7, "
    "C-9, C-10, C-13, C-14, C-28)",
    "a seat has other points than it invested for (I-2 .. I-4, E-5, C-25)",
    "arsenic is lost or made (AR-1, AR-2, AR-5)",
    "the arsenic market changes by itself (AR-5)",
    "a marker moves by other work points than the action costs (T-2, A-7, C-8, C-9, C-20)",
    "water is not where the step leaves it (A-8, X-4, D-3 .. D-6, P-3)",
    "more ore is taken than the mine's capacity or content (X-1, X-2, C-10)",
    "a bid is below what must be bid (A-3, A-6, A2-2, C-9)",
    "the ranking does not follow points, money, ore and passing (R-4, LW-16, C-16)",
    "an investment cube is lost or made (C-1, C-24)",
    "cubes lie in a box of a later round, or not in seat order (C-14)",
    "cubes of an area are not what the step leaves there (C-10 .. C-12, C-15, C-22, C-23)",
    "ore in hand is lost or made (C-10, C-13)",
    "somebody acts after the last player's action (C-7)",
]
