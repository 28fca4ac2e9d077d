"""The indices of the learned value's inputs for each seat in the 2007 edition."""

# compiled: the numbers become constants of the evaluation

from typing import Final

CONSTANT_ONE: Final = 0  # 1 in every position
CERTAIN_POINTS: Final = 1  # points so far
POINTS_AHEAD_OF_BEST_RIVAL: Final = 2  # such points before the best rival's, negative when behind
POUNDS: Final = 3  # pounds
POUNDS_UP_TO_10: Final = 4  # pounds up to 10: what a cheap mine and its water cost
POUNDS_UP_TO_25: Final = 5  # pounds up to 25: what a round of auctions costs
INVESTMENT_CUBES_LEFT: Final = 6  # investment cubes left
INVESTMENT_CUBES_BELOW_THREE_A_ROUND: Final = (
    7  # by how many they are fewer than three for every round to come
)
SEATS_MOVING_BEFORE: Final = 8  # seats that move before this one
HAS_YET_TO_PROSPECT: Final = 9  # 1 while the seat is still to prospect
MINES_STILL_TO_BUILD: Final = 10  # mines not built yet
BEST_2_EXTRACTIONS_POUNDS: Final = 11  # pounds that the best 2 extractions earn at mean prices
BEST_4_EXTRACTIONS_POUNDS: Final = 12
BEST_6_EXTRACTIONS_POUNDS: Final = 13
BEST_9_EXTRACTIONS_POUNDS: Final = 14
BEST_12_EXTRACTIONS_POUNDS: Final = 15
TIN_IN_OWN_MINES: Final = 16  # tin in own mines
COPPER_IN_OWN_MINES: Final = 17  # copper in own mines
WATER_IN_OWN_MINES: Final = 18  # water in own mines
CUBES_PER_EXTRACTION_OF_OWN_MINES: Final = 19  # cubes an extraction of every own mine could take
OWN_MINES_WITHOUT_MINER: Final = 20  # own mines without a miner
OWN_MINES_WITHOUT_TRAIN: Final = 21  # own mines without a train
OWN_COASTAL_MINES_WITHOUT_PORT: Final = 22  # own mines on the coast without a port
OWN_BORDERS_WITHOUT_ADIT: Final = 23  # borders of two own mines without an adit
OWN_BORDERS_WITH_AREAS_WITHOUT_MINE: Final = 24  # borders of an own mine and an area without a mine
OWN_MINES_WITHOUT_WATER: Final = 25  # own mines without water
POUNDS_OF_RICHEST_RIVAL: Final = 26  # pounds of the richest rival
POUNDS_OF_ALL_RIVALS: Final = 27  # pounds of all rivals
RIVALS_MINES_STILL_TO_BUILD: Final = 28  # mines rivals have not built yet
BEST_RIVAL_6_EXTRACTIONS_POUNDS: Final = (
    29  # pounds that the best 6 extractions of the best rival earn
)
AREAS_WITH_CUBES_FOR_SALE: Final = (
    30  # areas without a mine but with cubes; from here on the same for every seat
)
ORE_CUBES_IN_AREAS_FOR_SALE: Final = 31  # cubes of ore in them
WATER_CUBES_IN_AREAS_FOR_SALE: Final = 32  # water in them
BEST_ORE_LESS_WATER_FOR_SALE: Final = 33  # ore less water of the best of them
EMPTY_GROUND_AREAS: Final = 34  # areas without a mine and without cubes
LAST_TIN_PRICE_POUNDS: Final = 35  # pounds a tin cube brought last round
LAST_COPPER_PRICE_POUNDS: Final = 36  # pounds a copper cube brought last round
INPUTS_PER_SEAT: Final = 37
