"""The indices of the learned value's inputs for each seat in the 2007 edition."""

# compiled: the numbers become constants of the evaluation

from typing import Final

BIAS: Final = 0  # 1 in every position
POINTS: Final = 1  # points so far
LEAD: Final = 2  # such points before the best rival's, negative when behind
MONEY: Final = 3  # pounds
FIRST_POUNDS: Final = 4  # pounds up to 10: what a cheap mine and its water cost
NEXT_POUNDS: Final = 5  # pounds up to 25: what a round of auctions costs
CUBES: Final = 6  # investment cubes left
FEW_CUBES: Final = 7  # by how many they are fewer than three for every round to come
TURN: Final = 8  # seats that move before this one
PROSPECTS: Final = 9  # 1 while the seat is still to prospect
MINES_LEFT: Final = 10  # mines not built yet
LOADS_2: Final = 11  # pounds that the best 2 extractions earn at mean prices
LOADS_4: Final = 12
LOADS_6: Final = 13
LOADS_9: Final = 14
LOADS_12: Final = 15
TIN: Final = 16  # tin in own mines
COPPER: Final = 17  # copper in own mines
WATER: Final = 18  # water in own mines
CAPACITY: Final = 19  # cubes an extraction of every own mine could take
WITHOUT_MINER: Final = 20  # own mines without a miner
WITHOUT_TRAIN: Final = 21  # own mines without a train
WITHOUT_PORT: Final = 22  # own mines on the coast without a port
SEAMS: Final = 23  # borders of two own mines without an adit
FRINGE: Final = 24  # borders of an own mine and an area without a mine
DRY: Final = 25  # own mines without water
RIVAL_MONEY: Final = 26  # pounds of the richest rival
RIVALS_MONEY: Final = 27  # pounds of all rivals
RIVALS_MINES_LEFT: Final = 28  # mines rivals have not built yet
RIVAL_LOADS: Final = 29  # pounds that the best 6 extractions of the best rival earn
FOR_SALE: Final = 30  # areas without a mine but with cubes; from here on the same for every seat
LYING_ORE: Final = 31  # cubes of ore in them
LYING_WATER: Final = 32  # water in them
BEST_FOR_SALE: Final = 33  # ore less water of the best of them
EMPTY_AREAS: Final = 34  # areas nobody knows
LAST_TIN: Final = 35  # pounds a tin cube brought last round
LAST_COPPER: Final = 36  # pounds a copper cube brought last round
OWN_INPUTS: Final = 37
