"""The positions of the learned numbers among the policy weights of a seat."""

# compiled: the places become constants of every estimate

from typing import Final

from ai.search.policy_weights import GAME_PART_COUNT, ROW_LENGTH
from game.titles.tiletum.rules import fairs, kinds

# Rows: a die by its action, then what is done with points of action.
HOUSES: Final = kinds.EXPLORER + 1
PILLARS: Final = HOUSES + 1
MINES: Final = HOUSES + 2
STEPS: Final = HOUSES + 3
CONTRACTS: Final = HOUSES + 4
PEOPLE_TAKEN: Final = HOUSES + 5
PEOPLE_PLACED: Final = HOUSES + 6
TILES: Final = HOUSES + 7  # by their kind
TILE_KINDS: Final = 6
# Then, for every round: cents of each good of a die, and per cent of what is worth how much.
GOODS: Final = (TILES + TILE_KINDS) * ROW_LENGTH
HOUSE: Final = GOODS + kinds.GOOD_COUNT * GAME_PART_COUNT
PILLAR: Final = HOUSE + GAME_PART_COUNT
KING_STEP: Final = HOUSE + 2 * GAME_PART_COUNT
PLACE_AT_FAIR: Final = HOUSE + 3 * GAME_PART_COUNT
NEEDED: Final = HOUSE + 4 * GAME_PART_COUNT
LIKELY: Final = HOUSE + 5 * GAME_PART_COUNT
IDLE: Final = HOUSE + 6 * GAME_PART_COUNT
FOR_FAIRS: Final = HOUSE + 7 * GAME_PART_COUNT  # of one more of each thing that fairs count
# Then what things are guessed at, the same in every round.
GROWTH: Final = FOR_FAIRS + fairs.THING_COUNT  # hundredths of a piece that a die to come will place
LASTING: Final = GROWTH + 1  # cents a step of the king counts again in a round it may last to
SUPPLY: Final = GROWTH + 2  # per cent of its worth for a piece that comes beside the board
SCARCE: Final = GROWTH + 3  # the same while no other lies there
LEAD: Final = GROWTH + 4  # cents for being ahead: the tile beside the track, or points
COMPLETED: Final = GROWTH + 5  # cents of the next completed building, seven
LEFT_OVER: Final = GROWTH + 12  # cents of a good at the end of the game
TO_COME: Final = GROWTH + 13  # hundredths of each good that a die to come will ask for, five
UNSURE: Final = GROWTH + 18  # per cent of a fair for a seat that is not there yet
LOWER: Final = GROWTH + 19  # per cent of a fair for pairs for what there is less of
HIGHER: Final = GROWTH + 20  # and for what there is more of
A_ROUND_MORE: Final = GROWTH + 21  # hundredths by which what a fair counts grows in a round
SOON: Final = GROWTH + 22  # per cent of a fair of this round for a place there
LATER: Final = GROWTH + 23  # and of one of a later round: there will be other ways
HELPER: Final = GROWTH + 24  # per cent of what a helper does for the tile
A_BOOST: Final = GROWTH + 25  # cents a point of action on a tile
A_COLOUR: Final = GROWTH + 26  # cents of a colour tile
ROOM: Final = GROWTH + 27  # cents for filling a room, a part of the way to a roof house
HALF_DONE: Final = GROWTH + 28  # per cent of a completed building for each half of it
MARKER: Final = GROWTH + 29  # cents a point of a marker for each die to come
CREST_WAY: Final = GROWTH + 30  # cents of a crest for what its building may become
SHORT: Final = GROWTH + 31  # cents lost for each good that is missing
FOOD_COST: Final = GROWTH + 32  # cents of food a crest costs
GOOD_COST: Final = GROWTH + 33  # cents of a good a contract costs
LEFT: Final = GROWTH + 34  # cents a point of action that is left
NEARER: Final = GROWTH + 35  # per cent of what it would bring for coming nearer to it
A_CATHEDRAL: Final = GROWTH + 36  # per cent of a contribution's points for the pillar it needs
A_PERSON: Final = GROWTH + 37  # cents for each character of a building that is called
A_MINE: Final = GROWTH + 38  # cents for the silver of a mine, now and at each income
HERE_ALREADY: Final = GROWTH + 39  # per cent of a place at the fair for a house by the merchant
LAST_SPACE: Final = GROWTH + 40  # cents the last free space of the storehouse is worth
EXCHANGED: Final = GROWTH + 41  # cents of the first exchange
AGAIN: Final = GROWTH + 42  # cents of another
NEXT_PERSON: Final = GROWTH + 43  # per cent of the first for a second character
NEXT_CONTRACT: Final = GROWTH + 44  # and for a second contract
STORED: Final = GROWTH + 45  # per cent of a character that cannot move in yet
A_LOOK: Final = GROWTH + 46  # cents of a new offer of characters
BUYING: Final = GROWTH + 47  # cents for completing something with a good that is bought
ENOUGH: Final = GROWTH + 48  # cents for each point of action a helper should bring now
A_CALL: Final = GROWTH + 49  # cents a character of a building that is called
OF_THE_DIE: Final = GROWTH + 50  # cents a colour tile should bring more than the good of the die
A_LEVEL: Final = GROWTH + 51  # cents a level brings for each die to come, beside its points
A_MAP: Final = GROWTH + 52  # cents of an explorer on another map for each die to come
PAID: Final = GROWTH + 53  # cents of what a silver brings at a tablet
