"""The laws by number, and what it means that one is broken."""

# compiled: its numbers stand in every other module of this folder
from __future__ import annotations

from typing import Final

KEPT: Final = 0
BELOW_ZERO: Final = 1
PRICES_PRINTED: Final = 2
MINES: Final = 3
CUBES: Final = 4
MARKERS: Final = 5
LIMITS: Final = 6
PIECES: Final = 7
BOXES: Final = 8
DECIDER: Final = 9
AUCTION_BOARD: Final = 10
STOCKS_LEFT: Final = 11
TAKEN_BACK: Final = 12
GROUND: Final = 13
HELD: Final = 14
MONEY: Final = 15
POINTS: Final = 16
WORK: Final = 17
CAPACITY: Final = 18
LEAST_BID: Final = 19
LAST_ACTION: Final = 20
RANKING: Final = 21

WORDS: Final = [
    "every law is kept",
    "money, points, ore or cubes are below 0",
    "a price is not on the price columns (C-4)",
    "a mine is lost or made (C-1)",
    "an investment cube is lost or made (C-1, C-24)",
    "markers share a place or leave a gap (C-20, C-21)",
    "a marker stands beyond the last column (C-6)",
    "there is a piece too many, or one where it may not stand (C-11)",
    "cubes lie in a box of a later round, or not in seat order (C-14)",
    "somebody decides whose turn it is not (C-6, C-14, C-15, C-24)",
    "the auction board does not fit the auction (C-9, C-22)",
    "a stock is fuller than printed, or one of an earlier round is left (C-5)",
    "something on the map, a cube in a box or a round is taken back (C-11, C-24)",
    "cubes of an area are not what the step leaves there (C-10 .. C-12, C-15, C-22, C-23)",
    "ore in hand is lost or made (C-10, C-13)",
    "a seat has other money than the step gives or takes (C-9, C-10, C-13, C-14, C-28)",
    "points are not what the boxes say (C-25)",
    "a marker moves by other time points than the action costs (C-8, C-9, C-20)",
    "more ore is taken than the mine's capacity or content (C-10)",
    "a bid is below what must be bid (C-9)",
    "somebody acts after the last player's action (C-7)",
    "the ranking does not follow points, money, ore and passing (C-16)",
]
