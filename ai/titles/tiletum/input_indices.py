"""The indices of the learned value's inputs for each seat."""

# compiled: the numbers become constants of the evaluation

from typing import Final

CONSTANT_ONE: Final = 0  # 1 in every position
CERTAIN_POINTS: Final = 1  # points so far, and what would count if the game ended now
POINTS_AHEAD_OF_BEST_RIVAL: Final = 2  # such points before the best rival's, negative when behind
EACH_GOOD_UP_TO_8: Final = 3  # up to 8 of each good; the five follow each other
TOTAL_GOODS_HELD: Final = 8  # all goods
GOODS_LACKING: Final = (
    9  # goods that tiles and cathedrals at hand ask for and the seat does not have
)
KING_MARKER_SPACE: Final = 10  # space of the marker
SEATS_MOVING_BEFORE: Final = 11  # seats ahead of it in the order
HOUSES_ON_MAPS: Final = 12  # on the maps
PILLARS_ON_MAPS: Final = 13
HOUSES_TIMES_PILLARS: Final = 14  # one times the other
HOUSES_IN_SUPPLY: Final = 15
PILLARS_IN_SUPPLY: Final = 16
FULFILLED_CONTRACTS: Final = 17  # contracts
CATHEDRAL_TILES: Final = 18  # tiles
PLACED_CRESTS: Final = 19  # placed
CHARACTERS_ON_BOARD: Final = 20  # characters on the board
CHARACTERS_ABOVE_FIRST_FLOOR: Final = 21  # of those, on floor 2 or 3
FULL_BUILDINGS: Final = 22  # buildings with all rooms full
COMPLETED_BUILDINGS: Final = 23
NEXT_COMPLETED_BUILDING_POINTS: Final = 24  # points one more would add
CRESTED_BUILDINGS_ONE_ROOM_SHORT: Final = 25  # buildings with a crest that are one room short
MARKER_POINTS_BY_ACTION: Final = 26  # points of action beside each action, five
STORED_CONTRACTS: Final = 31
STORED_CONTRACT_POINTS: Final = 32  # of those
STORED_CRESTS: Final = 33
STORED_CHARACTERS: Final = 34
OTHER_STORED_TILES: Final = 35  # what is none of these
OTHER_STORED_TILES_WORTH_TENTHS: Final = 36  # tenths of a point of them by estimate
OPEN_CATHEDRALS_WITH_OWN_PILLAR: Final = (
    37  # with an own pillar where a contribution is still possible
)
OPEN_CATHEDRAL_POINTS: Final = 38  # that they would bring
NEXT_FAIRS_POINTS: Final = 39  # points the next three fairs would bring now, soonest first, three
HAS_HOUSE_AT_NEXT_FAIRS: Final = 42  # 1 for a house at each of them, three
MERCHANT_STEPS_TO_NEXT_FAIRS: Final = 45  # steps of the merchant to each of them, up to 8, three
NEXT_HOUSE_WORTH_TENTHS: Final = 48  # tenths of a point of one more house on the maps by estimate
NEXT_PILLAR_WORTH_TENTHS: Final = 49
FOUR_ACTION_POINTS_WORTH_TENTHS: Final = (
    50  # tenths of a point that four points of each action of a meeple, character
)
# or contract seem to bring, four
BEST_RIVAL_HOUSES_TIMES_PILLARS: Final = 54  # the greatest of the others
BEST_RIVAL_KING_MARKER_SPACE: Final = 55
ONE_MORE_FAIR_THING_WORTH_TENTHS: Final = (
    56  # tenths of a point for one more of each thing fairs count, ten
)
HOUSE_AT_NEXT_FAIRS_WORTH_TENTHS: Final = (
    66  # tenths of a point for a house at each of the next three fairs, three
)
NEAR_TOWNS_WITH_FREE_PLACE: Final = (
    69  # towns with a free place near the merchant, and near the architect, two
)
FURTHER_TOWNS_WITH_FREE_PLACE: Final = 71  # and two steps further, two
IS_MEEPLE_ON_SPACE: Final = 73  # 1 where the merchant stands, then the architect, of 29 spaces each
SILVER_HELD: Final = 131  # from here on 0 without silver
MINES_ON_MAPS: Final = 132  # on the maps
MINES_IN_SUPPLY: Final = 133
EXPLORERS_ON_MAPS: Final = 134
TECHNOLOGY_LEVELS: Final = 135
FOUR_EXPLORER_POINTS_WORTH_TENTHS: Final = (
    136  # tenths of a point that four points of action seem to bring
)
INPUTS_PER_SEAT: Final = 137
