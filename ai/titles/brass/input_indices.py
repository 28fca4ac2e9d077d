"""The indices of the learned value's inputs for each seat."""

# compiled: the numbers become constants of the evaluation

from typing import Final

CONSTANT_ONE: Final = 0  # 1 in every position
CERTAIN_POINTS: Final = 1  # points so far, and what links and flipped counters would count
POINTS_AHEAD_OF_BEST_RIVAL: Final = 2  # such points before the best rival's, negative when behind
POUNDS: Final = 3  # pounds
POUNDS_UP_TO_10: Final = 4  # pounds up to 10: what a link or a cheap counter costs
POUNDS_UP_TO_25: Final = 5  # pounds up to 25: what a round costs
INCOME_MARKER_SPACE: Final = 6  # space of the income marker
INCOME_LEVEL_POUNDS: Final = 7  # pounds an income brings
SEATS_MOVING_BEFORE: Final = 8  # seats that move before this one
ROUNDS_LEFT_IN_ERA: Final = 9  # rounds of the era after this one
MONEY_AND_INCOME_WORTH_TENTHS: Final = (
    10  # tenths of a point that money and incomes to come are worth by estimate
)
STACK_TOPS_WORTH_TENTHS: Final = (
    11  # tenths of a point that the tops of the stacks promise by estimate
)
OWN_COUNTERS_ON_BOARD: Final = 12  # own counters on the board
UNFLIPPED_MILLS: Final = 13  # own mills that are not flipped
UNFLIPPED_PORTS: Final = 14  # the same of ports
UNFLIPPED_MINES: Final = 15  # of coal mines
UNFLIPPED_IRONWORKS: Final = 16  # and of ironworks
UNFLIPPED_MILL_POINTS: Final = 17  # what those mills will count if they flip in this era
UNFLIPPED_PORT_POINTS: Final = 18  # the same of ports
UNFLIPPED_MINE_POINTS: Final = 19  # of coal mines
UNFLIPPED_IRONWORKS_POINTS: Final = 20  # and of ironworks
LIKELY_FLIP_POINT_TENTHS: Final = (
    21  # tenths of a point of all of them, by how likely each is to flip
)
LIKELY_FLIP_INCOME_SPACE_TENTHS: Final = (
    22  # tenths of an income space of all of them, in the same way
)
INCOME_SPACES_OF_UNFLIPPED: Final = 23  # income spaces of all of them
COUNTERS_LASTING_INTO_RAIL_ERA: Final = 24  # canal era: counters that stay for the next
UNFLIPPED_POINTS_LASTING_INTO_RAIL_ERA: Final = (
    25  # points of those among them that are not flipped
)
COAL_CUBES_ON_OWN_MINES: Final = 26  # cubes on own coal mines
IRON_CUBES_ON_OWN_IRONWORKS: Final = 27  # cubes on own ironworks
SALEABLE_OWN_MILLS: Final = 28  # own mills with a way to a buyer
SALEABLE_OWN_MILL_POINTS: Final = 29  # what these will count
OWN_LINKS: Final = 30  # own links
OWN_LINK_POINTS: Final = 31  # circles at their ends
UNFLIPPED_COUNTERS_AT_OWN_LINK_ENDS: Final = 32  # counters not flipped at their ends
FREE_SPACES_AT_OWN_LINK_ENDS: Final = 33  # free spaces at their ends
PLACES_IN_OWN_NETWORK: Final = 34  # places with an own counter or link
TOP_MILL_LEVEL: Final = 35  # of the mill on top of the stack, 5 when there is none left
TOP_PORT_LEVEL: Final = 36
TOP_MINE_LEVEL: Final = 37
TOP_IRONWORKS_LEVEL: Final = 38
TOP_SHIPYARD_LEVEL: Final = 39
BUILDABLE_STACK_TOP_POINTS: Final = 40  # points of the tops that can be built in this era
UNBUILDABLE_STACK_TOPS: Final = 41  # tops that cannot
FREE_MILL_SPACES_IN_OWN_NETWORK: Final = 42  # free spaces of the own network that show a mill
FREE_PORT_SPACES_IN_OWN_NETWORK: Final = 43
FREE_MINE_SPACES_IN_OWN_NETWORK: Final = 44
FREE_IRONWORKS_SPACES_IN_OWN_NETWORK: Final = 45
FREE_SHIPYARD_SPACES_IN_OWN_NETWORK: Final = 46
CARDS_IN_HAND: Final = 47  # in hand
LOCATION_CARDS_WITH_FREE_SPACE: Final = 48  # cards in hand of locations with a free space
NEXT_MILLS_POINTS: Final = 49  # points of the next mills of the stack, see hand_inputs.py
NEXT_PORTS_POINTS: Final = 50
NEXT_MINES_POINTS: Final = 51
NEXT_IRONWORKS_POINTS: Final = 52
NEXT_SHIPYARDS_POINTS: Final = 53
MILLS_TOO_OLD_FOR_RAIL_ERA: Final = 54  # mills of the stack that the rail era cannot build
PORTS_TOO_OLD_FOR_RAIL_ERA: Final = 55
MINES_TOO_OLD_FOR_RAIL_ERA: Final = 56
IRONWORKS_TOO_OLD_FOR_RAIL_ERA: Final = 57
SHIPYARDS_TOO_OLD_FOR_RAIL_ERA: Final = 58
MILL_CARDS_IN_HAND: Final = 59  # cards in hand of the industry
PORT_CARDS_IN_HAND: Final = 60
MINE_CARDS_IN_HAND: Final = 61
IRONWORKS_CARDS_IN_HAND: Final = 62
SHIPYARD_CARDS_IN_HAND: Final = 63
PLACES_CONNECTED_TO_COAL: Final = 64  # places with coal connected to an own counter
IS_CONNECTED_TO_BUILT_PORT: Final = 65  # whether a built port is connected to one
CONNECTED_OPEN_PORTS: Final = 66  # ports that take cotton connected to one
HIGHEST_RIVAL_INCOME_POUNDS: Final = 67  # pounds an income brings the rival to whom it brings most
POUNDS_OF_ALL_RIVALS: Final = 68  # pounds of all rivals
BEST_RIVAL_LIKELY_FLIP_POINT_TENTHS: Final = (
    69  # LIKELY_FLIP_POINT_TENTHS of the rival who has most
)
CARDS_THAT_CAN_BUILD_TOP_MILL: Final = (
    70  # cards in hand with which the top mill can be built on a free space
)
CARDS_THAT_CAN_BUILD_TOP_PORT: Final = 71
CARDS_THAT_CAN_BUILD_TOP_MINE: Final = 72
CARDS_THAT_CAN_BUILD_TOP_IRONWORKS: Final = 73
CARDS_THAT_CAN_BUILD_TOP_SHIPYARD: Final = 74
FREE_LINES_AT_OWN_NETWORK: Final = 75  # free lines of the era that touch the own network
POINTS_OF_ALL_FREE_LINES: Final = 76  # what links on all of them would count now
BEST_FREE_LINE_POINTS: Final = 77  # and on the best of them
SECOND_BEST_FREE_LINE_POINTS: Final = 78  # and on the second best
COAL_TRACK_CUBES: Final = 79  # cubes on the coal track; from here on the same for every seat
IRON_TRACK_CUBES: Final = 80  # cubes on the iron track
DEMAND_MARKER_SPACES_BELOW_TOP: Final = 81  # spaces the marker is below the top
DISTANT_SALE_CHANCE_PERCENT: Final = (
    82  # chance that the distant market takes one more load, in per cent
)
OPEN_PORTS_OF_ALL: Final = 83  # ports that take cotton
FREE_SPACES_ON_BOARD: Final = 84
COAL_CUBES_ON_ALL_MINES: Final = 85  # cubes on coal mines
IRON_CUBES_ON_ALL_IRONWORKS: Final = 86  # cubes on ironworks
LINK_COUNT_OF_ALL_SEATS: Final = 87
UNFLIPPED_MILLS_OF_ALL: Final = 88  # mills that are not flipped, of all seats
INPUTS_PER_SEAT: Final = 89
