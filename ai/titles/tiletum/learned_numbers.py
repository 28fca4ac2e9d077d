"""The positions of the learned numbers among the policy weights of a seat."""

# compiled: the places become constants of every estimate

from typing import Final

from ai.search.policy_weights import GAME_PART_COUNT, WEIGHTS_PER_ROW
from game.titles.tiletum.rules import fairs, kinds

# Rows: a die by its action, then what is done with points of action.
HOUSE_BUILT_ROW: Final = kinds.EXPLORER + 1
PILLAR_BUILT_ROW: Final = HOUSE_BUILT_ROW + 1
MINE_BUILT_ROW: Final = HOUSE_BUILT_ROW + 2
MEEPLE_STEP_ROW: Final = HOUSE_BUILT_ROW + 3
CONTRACT_TAKEN_ROW: Final = HOUSE_BUILT_ROW + 4
CHARACTER_TAKEN_ROW: Final = HOUSE_BUILT_ROW + 5
CHARACTER_PLACED_ROW: Final = HOUSE_BUILT_ROW + 6
FIRST_BONUS_TILE_ROW: Final = HOUSE_BUILT_ROW + 7  # by their kind
BONUS_TILE_KIND_COUNT: Final = 6
# Then, for every round: cents of each good of a die, and per cent of what is worth how much.
DIE_GOOD_CENTS_INDEX: Final = (FIRST_BONUS_TILE_ROW + BONUS_TILE_KIND_COUNT) * WEIGHTS_PER_ROW
HOUSE_PERCENT_INDEX: Final = DIE_GOOD_CENTS_INDEX + kinds.GOOD_COUNT * GAME_PART_COUNT
PILLAR_PERCENT_INDEX: Final = HOUSE_PERCENT_INDEX + GAME_PART_COUNT
KING_STEP_PERCENT_INDEX: Final = HOUSE_PERCENT_INDEX + 2 * GAME_PART_COUNT
PLACE_AT_FAIR_PERCENT_INDEX: Final = HOUSE_PERCENT_INDEX + 3 * GAME_PART_COUNT
NEEDED_GOOD_PERCENT_INDEX: Final = HOUSE_PERCENT_INDEX + 4 * GAME_PART_COUNT
LIKELY_NEEDED_GOOD_PERCENT_INDEX: Final = HOUSE_PERCENT_INDEX + 5 * GAME_PART_COUNT
IDLE_GOOD_PERCENT_INDEX: Final = HOUSE_PERCENT_INDEX + 6 * GAME_PART_COUNT
ONE_MORE_FAIR_THING_PERCENT_INDEX: Final = (
    HOUSE_PERCENT_INDEX + 7 * GAME_PART_COUNT
)  # of one more of each thing that fairs count
# Then what things are guessed at, the same in every round.
PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX: Final = (
    ONE_MORE_FAIR_THING_PERCENT_INDEX + fairs.COUNTED_THING_COUNT
)  # hundredths of a piece that a die to come will place
LASTING_KING_STEP_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 1
)  # cents a step of the king counts again in a round it may last to
PIECE_TO_SUPPLY_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 2
)  # per cent of its worth for a piece that comes beside the board
ONLY_PIECE_IN_SUPPLY_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 3
)  # the same while no other lies there
KING_TRACK_LEAD_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 4
)  # cents for being ahead: the tile beside the track, or points
NEXT_COMPLETED_BUILDING_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 5
)  # cents of the next completed building, seven
GOOD_LEFT_AT_END_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 12
)  # cents of a good at the end of the game
GOOD_ASKED_HUNDREDTHS_PER_DIE_TO_COME_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 13
)  # hundredths of each good that a die to come will ask for, five
FAIR_WITHOUT_HOUSE_YET_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 18
)  # per cent of a fair for a seat that is not there yet
PAIR_FAIR_FEWER_THING_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 19
)  # per cent of a fair for pairs for what there is less of
PAIR_FAIR_MORE_NUMEROUS_THING_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 20
)  # and for what there is more of
FAIR_COUNT_GROWTH_HUNDREDTHS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 21
)  # hundredths by which what a fair counts grows in a round
PLACE_AT_FAIR_THIS_ROUND_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 22
)  # per cent of a fair of this round for a place there
PLACE_AT_LATER_FAIR_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 23
)  # and of one of a later round: there will be other ways
HELPER_GAIN_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 24
)  # per cent of what a helper does for the tile
ACTION_POINT_ON_TILE_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 25
)  # cents a point of action on a tile
COLOUR_TILE_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 26
)  # cents of a colour tile
FILLED_ROOM_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 27
)  # cents for filling a room, a part of the way to a roof house
HALF_COMPLETED_BUILDING_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 28
)  # per cent of a completed building for each half of it
MARKER_POINT_CENTS_PER_DIE_TO_COME_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 29
)  # cents a point of a marker for each die to come
CREST_PLACED_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 30
)  # cents of a crest for what its building may become
MISSING_GOOD_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 31
)  # cents lost for each good that is missing
CREST_FOOD_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 32
)  # cents of food a crest costs
CONTRACT_GOOD_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 33
)  # cents of a good a contract costs
ACTION_POINT_LEFT_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 34
)  # cents a point of action that is left
COMING_NEARER_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 35
)  # per cent of what it would bring for coming nearer to it
PILLAR_FOR_CATHEDRAL_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 36
)  # per cent of a contribution's points for the pillar it needs
CALLED_BUILDING_CHARACTER_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 37
)  # cents for each character of a building that is called
MINE_SILVER_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 38
)  # cents for the silver of a mine, now and at each income
HOUSE_BY_MERCHANT_AT_FAIR_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 39
)  # per cent of a place at the fair for a house by the merchant
LAST_STOREHOUSE_SPACE_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 40
)  # cents the last free space of the storehouse is worth
FIRST_EXCHANGE_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 41
)  # cents of the first exchange
FURTHER_EXCHANGE_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 42
)  # cents of another
SECOND_CHARACTER_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 43
)  # per cent of the first for a second character
SECOND_CONTRACT_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 44
)  # and for a second contract
STORED_CHARACTER_PERCENT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 45
)  # per cent of a character that cannot move in yet
NEW_CHARACTER_OFFER_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 46
)  # cents of a new offer of characters
COMPLETING_WITH_BOUGHT_GOOD_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 47
)  # cents for completing something with a good that is bought
HELPER_NOW_CENTS_PER_ACTION_POINT_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 48
)  # cents for each point of action a helper should bring now
CALLED_CHARACTER_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 49
)  # cents a character of a building that is called
COLOUR_TILE_OVER_DIE_GOOD_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 50
)  # cents a colour tile should bring more than the good of the die
TECHNOLOGY_LEVEL_CENTS_PER_DIE_TO_COME_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 51
)  # cents a level brings for each die to come, beside its points
EXPLORER_ON_NEW_MAP_CENTS_PER_DIE_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 52
)  # cents of an explorer on another map for each die to come
SILVER_AT_TABLET_CENTS_INDEX: Final = (
    PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX + 53
)  # cents of what a silver brings at a tablet
