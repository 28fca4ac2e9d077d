"""The indices of the learned value's inputs for each seat."""

# compiled: the numbers become constants of the evaluation

from typing import Final

BIAS: Final = 0  # 1 in every position
POINTS: Final = 1  # points so far, and what would count if the game ended now
LEAD: Final = 2  # such points before the best rival's, negative when behind
GOLD: Final = 3  # up to 8 of each good; the five follow each other
GOODS: Final = 8  # all goods
LACK: Final = 9  # goods that tiles and cathedrals at hand ask for and the seat does not have
KING: Final = 10  # space of the marker
TURN: Final = 11  # seats ahead of it in the order
HOUSES: Final = 12  # on the maps
PILLARS: Final = 13
PRODUCT: Final = 14  # one times the other
HOUSE_SUPPLY: Final = 15
PILLAR_SUPPLY: Final = 16
FULFILLED: Final = 17  # contracts
CATHEDRALS: Final = 18  # tiles
CRESTS: Final = 19  # placed
PEOPLE: Final = 20  # characters on the board
UPPER: Final = 21  # of those, on floor 2 or 3
FULL: Final = 22  # buildings with all rooms full
COMPLETED: Final = 23
NEXT_COMPLETED: Final = 24  # points one more would add
CRESTED: Final = 25  # buildings with a crest that are one room short
MARKERS: Final = 26  # points of action beside each action, five
STORED_CONTRACTS: Final = 31
CONTRACT_POINTS: Final = 32  # of those
STORED_CRESTS: Final = 33
STORED_PEOPLE: Final = 34
STORED_HELPERS: Final = 35  # what is none of these
HELPER_WORTH: Final = 36  # tenths of a point of them by estimate
OPEN_CATHEDRALS: Final = 37  # with an own pillar where a contribution is still possible
OPEN_POINTS: Final = 38  # that they would bring
FAIRS: Final = 39  # points the next three fairs would bring now, soonest first, three
THERE: Final = 42  # 1 for a house at each of them, three
WAY: Final = 45  # steps of the merchant to each of them, up to 8, three
HOUSE_WORTH: Final = 48  # tenths of a point of one more house on the maps by estimate
PILLAR_WORTH: Final = 49
PROMISES: Final = 50  # tenths of a point that four points of each action of a meeple, character
# or contract seem to bring, four
RIVAL_PRODUCT: Final = 54  # the greatest of the others
RIVAL_KING: Final = 55
MORE: Final = 56  # tenths of a point for one more of each thing fairs count, ten
PLACES: Final = 66  # tenths of a point for a house at each of the next three fairs, three
NEAR: Final = 69  # towns with a free place near the merchant, and near the architect, two
IN_REACH: Final = 71  # and two steps further, two
MEEPLES: Final = 73  # 1 where the merchant stands, then the architect, of 29 spaces each
SILVER: Final = 131  # from here on 0 without silver
MINES: Final = 132  # on the maps
MINE_SUPPLY: Final = 133
EXPLORERS: Final = 134
LEVELS: Final = 135
EXPLORER: Final = 136  # tenths of a point that four points of action seem to bring
OWN_INPUTS: Final = 137
