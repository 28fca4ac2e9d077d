"""The leanings that were learned, for every table and against Lord Wallace.

`tools/titles/tinners_trail/leanings.py` learns them in quick games and prints these tables.
"""

# interpreted: read once, when a player sits down

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ai.titles.tinners_trail.leanings import (
    CELLS,
    NUMBERS,
    PENCE,
    PER_CENT,
    PER_POUND,
    PER_RIVAL,
    PER_WORK,
    Leanings,
)
from ai.titles.tinners_trail.learned_weights import family_of
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board

KINDS: Final = MappingProxyType(
    {
        "build": kinds.BUILD,
        "extract": kinds.EXTRACT,
        "miner": kinds.MINER,
        "port": kinds.PORT,
        "train": kinds.TRAIN,
        "adit": kinds.ADIT,
        "pumps": kinds.PUMPS,
        "pasties": kinds.PASTIES,
        "pass": kinds.PASS,
        "process": kinds.PROCESS,
        "sell arsenic": kinds.SELL_ARSENIC,
        "own miner": kinds.OWN_MINER,
        "emigrate": kinds.EMIGRATE,
        "place": kinds.PLACE,
        "bid": kinds.BID,
    }
)
Table = Mapping[str, Sequence[int]]
# Lessons begin with the plain leanings, fitted to what searches visited: the same at every table.
# A row: pence in the four rounds, then per cent, pence per work point, per pound and, of bids, per
# rival, each before the last round and in it. The reserve is of pounds, in the four rounds.
SLOPES: Final = (PER_CENT, PER_WORK, PER_POUND, PER_RIVAL)
PLAIN: Final[Table] = MappingProxyType(
    {
        "build": (485, 583, 447, 541, 165, 87, 0, 0, 0, 0),
        "extract": (109, 109, 109, 770, 73, 23, 0, 0, 0, 0),
        "miner": (104, 211, 274, 375, 63, 110, 0, 0, 0, 0),
        "port": (-33, 196, 350, 533, 109, 182, 0, 0, 0, 0),
        "train": (196, 120, 259, 518, 134, 177, 0, 0, 0, 0),
        "adit": (-144, -79, 63, 248, 260, 282, 0, 0, 0, 0),
        "pumps": (195, 354, 527, 522, 62, 103, 0, 0, 0, 0),
        "pasties": (279, 303, 396, 670, 41, 51, 0, 0, 0, 0),
        "pass": (211, 212, 148, 490, 215, 169, 0, 0, 0, 0),
        "process": (330, 330, 330, 560, 100, 100, 0, 0, 0, 0),
        "sell arsenic": (330, 330, 330, 560, 50, 50, 0, 0, 0, 0),
        "own miner": (636, 636, 636, 396, 51, 51, 0, 0, 0, 0),
        "emigrate": (423, 423, 423, 611, 41, 41, 0, 0, 0, 0),
        "place": (319, 319, 319, 600, 90, 90, 0, 0, 0, 0),
        "bid": (0, 0, 0, 0, 100, 100, 0, 0, 0, 0, 0, 0),
        "reserve": (12, 12, 12, 12),
    }
)
LEARNED: Final[Mapping[str, Table]] = MappingProxyType(
    {
        "two": {
            "build": (809, 649, 644, 749, 111, 108, 51, 72, 6, 6),
            "extract": (-195, -37, 226, 494, 93, 61, -124, -191, 16, 17),
            "miner": (-89, 236, 450, 401, 30, 130, 5, 14, 3, 16),
            "port": (-263, 349, 396, 128, 145, 113, -49, 52, -3, -7),
            "train": (297, 63, 463, 579, 124, 191, 84, -2, 11, -1),
            "adit": (-424, 338, -129, 222, 285, 269, 41, 49, -4, 2),
            "pumps": (-129, 533, 616, 445, 69, 208, 57, 30, -1, -2),
            "pasties": (192, 403, 310, 491, 34, 94, 34, -13, 28, 23),
            "pass": (452, -87, -59, 409, 207, 222, -57, 6, -4, -12),
            "process": (856, 539, 419, 561, 121, 112, -40, 16, -43, -7),
            "sell arsenic": (409, 293, 480, 584, 163, 52, -48, -71, -3, 9),
            "own miner": (765, 697, 821, 615, 79, 57, 59, 22, -4, 15),
            "emigrate": (456, 304, 506, 683, 124, 30, 9, 36, -1, -13),
            "place": (433, 333, 167, 381, 64, 42, 18, -10, -13, -8),
            "bid": (-376, -312, -249, -246, 101, 68, 2, -25, 20, 29, -127, -18),
            "reserve": (8, 9, 10, 4),
        },
        "three": {
            "build": (649, 582, 563, 444, 149, 177, 20, 52, 6, -5),
            "extract": (-172, -113, 63, 612, 120, 50, -106, -129, 30, 19),
            "miner": (249, 244, 269, 405, 41, 132, 52, 43, -3, 12),
            "port": (-20, 104, 454, 592, 136, 164, 10, 74, 11, 32),
            "train": (160, -16, 296, 402, 156, 283, 31, 75, -14, 7),
            "adit": (-340, 196, -60, 376, 355, 296, 58, 54, 6, -5),
            "pumps": (182, 407, 624, 555, 147, 205, -30, 61, -15, -13),
            "pasties": (259, 100, 231, 564, 59, -40, -19, -16, 14, 4),
            "pass": (336, -128, -138, 479, 185, 178, -100, -27, 7, 8),
            "process": (884, 782, 500, 668, 278, 206, 30, 1, -8, -6),
            "sell arsenic": (490, 485, 634, 430, 80, 80, 48, -59, 12, -20),
            "own miner": (384, 724, 743, 225, 185, 126, 76, -46, 2, 6),
            "emigrate": (582, 637, 502, 861, 74, 101, 3, -60, 9, -6),
            "place": (461, 230, 465, 428, 22, 112, 15, 71, -7, 0),
            "bid": (172, 485, 1, -567, 92, 85, -59, 136, 42, -2, -122, 18),
            "reserve": (11, 11, 12, 10),
        },
        "four": {
            "build": (807, 458, 568, 738, 133, 105, 28, -4, 4, 12),
            "extract": (18, -121, 60, 564, 108, 53, -113, -126, 26, 11),
            "miner": (29, 161, 26, 312, 32, 76, 58, 30, 3, 4),
            "port": (96, 108, 449, 394, 121, 194, -24, 67, -2, 6),
            "train": (-65, 172, 85, 545, 189, 254, 28, 5, -7, 0),
            "adit": (-349, -134, 63, 310, 248, 219, 41, 67, -8, -11),
            "pumps": (33, 376, 577, 480, 83, 186, 4, 58, -4, -2),
            "pasties": (274, -54, -62, 459, -6, 109, -5, 54, 9, 6),
            "pass": (285, -104, -54, 311, 200, 271, -124, -42, 2, -12),
            "process": (842, 1036, 770, 610, 200, 165, 78, -80, -42, -1),
            "sell arsenic": (201, 228, 341, 644, 109, 83, 70, -39, 14, -7),
            "own miner": (949, 734, 797, 377, 163, 6, -9, 25, 6, 0),
            "emigrate": (109, 632, 622, 726, 51, 23, -48, -3, -1, 0),
            "place": (290, 318, 237, 417, 107, 57, 72, 103, 15, 19),
            "bid": (120, 407, 63, 39, 77, 89, -24, 46, 31, 6, -84, 8),
            "reserve": (11, 10, 11, 15),
        },
        "five": {
            "build": (839, 447, 559, 544, 164, 137, 69, 12, -8, 16),
            "extract": (-31, 19, 72, 643, 119, 53, -88, -187, 29, 5),
            "miner": (2, 185, 60, 329, 54, -21, 30, -32, 21, 1),
            "port": (-233, 13, 381, 524, 125, 181, 0, 22, -8, 17),
            "train": (147, -113, 370, 883, 195, 244, 32, -17, 3, 21),
            "adit": (-408, -107, 252, 575, 266, 216, 74, 53, -3, -3),
            "pumps": (-209, 300, 474, 364, 87, 201, 74, 57, 1, -6),
            "pasties": (342, 195, 289, 653, -13, 67, -52, 5, 23, 4),
            "pass": (290, 223, 68, 692, 240, 190, -93, -95, 8, 0),
            "process": (679, 773, 366, 1075, 293, 164, 73, 19, -57, -28),
            "sell arsenic": (462, 422, 600, 506, 74, 87, -44, -26, 19, -21),
            "own miner": (787, 567, 713, 181, 167, 129, 15, -13, -26, 13),
            "emigrate": (285, 224, 337, 692, 75, 108, -29, 7, -1, 13),
            "place": (39, 370, 338, 474, 37, 36, -61, 10, -19, -13),
            "bid": (231, 625, 49, -489, 77, 95, -44, -78, 44, 1, -64, -53),
            "reserve": (10, 9, 11, 21),
        },
        "solo": {
            "build": (994, 84, 326, 845, 120, 106, 69, -13, 17, 15),
            "extract": (190, 170, 181, 581, 104, 74, -78, -107, 6, 15),
            "miner": (-77, 153, 364, 615, 57, 80, -20, 46, 11, 1),
            "port": (90, 347, 205, 278, 78, 189, -30, 12, 16, 3),
            "train": (-42, 283, 267, 517, 158, 229, 5, 25, 10, 15),
            "adit": (-434, 358, -78, 275, 338, 336, 0, 88, 12, 2),
            "pumps": (-268, 453, 363, 542, 117, 157, 22, 42, 2, -2),
            "pasties": (302, 467, 316, 636, 10, 26, 52, -22, 24, -13),
            "pass": (168, 181, -144, 399, 165, 134, -20, 57, 9, 11),
            "process": (286, 607, 385, 586, 147, 97, 3, 2, 12, -9),
            "sell arsenic": (22, 348, 146, 387, 53, 64, 68, -21, -4, 5),
            "own miner": (462, 563, 491, 346, 130, 36, 24, 64, -15, 1),
            "emigrate": (662, 184, 155, 662, 82, 113, 19, 13, -14, 25),
            "place": (346, 225, 176, 501, 125, 82, 0, -11, -11, 17),
            "bid": (-8, 906, 890, -261, 38, 82, -145, -40, -5, 1, 34, 42),
            "reserve": (22, 11, 7, 17),
        },
    }
)


def learned_leanings(board: Board) -> Leanings:
    """Return the leanings learned for the board's games, the same for every seat."""
    leanings = Leanings(board.seats)
    for seat in range(int(board.seats)):
        put_numbers(leanings, seat, numbers_of(LEARNED[family_of(board)]))
    return leanings


def numbers_of(table: Table) -> list[int]:
    """Return the numbers of a table, one row after the other."""
    return [number for name in PLAIN for number in table[name]]


def put_numbers(leanings: Leanings, seat: int, numbers: Sequence[int]) -> None:
    """Give a seat the leanings that these numbers of a table tell."""
    for cell, place in PLACES:
        leanings.cells[seat * CELLS + cell] = numbers[place]
    for game_round in range(kinds.ROUNDS):
        leanings.reserve[seat * kinds.ROUNDS + game_round] = numbers[game_round - kinds.ROUNDS]


def _places() -> Iterator[tuple[int, int]]:
    """Yield every cell of a seat with the place of its number in a table."""
    start = 0
    for name, kind in KINDS.items():
        slopes = (len(PLAIN[name]) - kinds.ROUNDS) // 2
        for game_round in range(kinds.ROUNDS):
            cell = (kind * kinds.ROUNDS + game_round) * NUMBERS
            yield cell + PENCE, start + game_round
            first = start + kinds.ROUNDS + (game_round == kinds.ROUNDS - 1)
            for number in range(slopes):
                yield cell + SLOPES[number], first + 2 * number
        start += len(PLAIN[name])


PLACES: Final = tuple(_places())
