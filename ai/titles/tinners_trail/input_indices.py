"""The indices of the learned value's inputs for each seat."""

# compiled: the numbers become constants of the evaluation

from typing import Final

CONSTANT_ONE: Final = 0  # 1 in every position
CERTAIN_POINTS: Final = 1  # points so far, and those a surplus of money will make
POINTS_AHEAD_OF_BEST_RIVAL: Final = 2  # such points before the best rival's, negative when behind
WORK_POINTS_LEFT: Final = 3  # work points left this round
SEATS_MOVING_BEFORE: Final = 4  # seats that move, or have passed, before this one
HAS_PASSED: Final = 5  # 1 when the seat has passed
POUNDS_UP_TO_50: Final = 6  # pounds up to 50, what a round can use: more is a surplus
POUNDS_UP_TO_12: Final = 7  # pounds up to 12: what one cheap mine costs
POUNDS_UP_TO_30: Final = 8  # pounds up to 30: what a round of auctions costs
ORE_INCOME_POUNDS: Final = 9  # pounds that ore mined this round will bring
EXPECTED_INVESTMENT_POINTS: Final = 10  # for money and income, at the place of investing in sight
MINES_STILL_TO_BUILD: Final = 11  # mines not built yet
SURVEY_CARDS_IN_HAND: Final = 12  # survey cards in hand
PRINTED_POUNDS_OF_CARDS_IN_HAND: Final = 13  # printed values of the cards in hand
CARDS_FITTING_AREAS_FOR_SALE: Final = 14  # cards that fit an area still for sale
BEST_2_EXTRACTIONS_POUNDS: Final = 15  # pounds that the best 2 extractions earn
BEST_4_EXTRACTIONS_POUNDS: Final = 16  # pounds that the best 4 extractions earn
BEST_6_EXTRACTIONS_POUNDS: Final = 17  # pounds that the best 6 extractions earn
BEST_9_EXTRACTIONS_POUNDS: Final = 18  # pounds that the best 9 extractions earn
BEST_12_EXTRACTIONS_POUNDS: Final = 19  # pounds that the best 12 extractions earn
OWN_MINES: Final = 20  # own mines
TIN_IN_OWN_MINES: Final = 21  # tin in own mines
COPPER_IN_OWN_MINES: Final = 22  # copper in own mines
WATER_IN_OWN_MINES: Final = 23  # water in own mines
CUBES_PER_EXTRACTION_OF_OWN_MINES: Final = 24  # cubes an extraction of every own mine could take
OWN_MINES_WITHOUT_MINER: Final = 25  # own mines without a miner
OWN_MINES_WITHOUT_TRAIN: Final = 26  # own mines without a train
OWN_COASTAL_MINES_WITHOUT_PORT: Final = 27  # own mines on the coast without a port
OWN_MINES_WITH_SURVEY_PUMP: Final = 28  # own mines with a survey steam pump
OWN_BORDERS_WITHOUT_ADIT: Final = 29  # borders of two own mines without an adit
OWN_BORDERS_WITH_AREAS_FOR_SALE: Final = 30  # borders of an own mine and a tile for sale
KNOWN_FACE_DOWN_TILES: Final = 31  # face-down tiles for sale that the seat knows
POUNDS_OF_RICHEST_RIVAL: Final = 32  # pounds of the richest rival
POUNDS_OF_ALL_RIVALS: Final = 33  # pounds of all rivals
RIVALS_MINES_STILL_TO_BUILD: Final = 34  # mines rivals have not built yet
BEST_RIVAL_6_EXTRACTIONS_POUNDS: Final = (
    35  # pounds that the best 6 extractions of the best rival earn
)
AREAS_FOR_SALE: Final = 36  # areas for sale
FACE_UP_AREAS_FOR_SALE: Final = 37  # areas for sale with a face-up tile
BEST_FACE_UP_ORE_LESS_WATER: Final = 38  # ore less water of the best face-up tile for sale
DRAINAGE_TOKENS_ON_AREAS_FOR_SALE: Final = 39  # drainage tokens on areas for sale
CUBES_ON_AREAS_FOR_SALE: Final = 40  # cubes lying on areas for sale
DEVELOPMENTS_LEFT_IN_COLUMN: Final = 41  # developments left in the current column
TIN_PRICE_POUNDS: Final = 42  # pounds a tin cube brings this round, 0 before the roll
COPPER_PRICE_POUNDS: Final = 43  # pounds a copper cube brings this round, 0 before the roll
LAST_TIN_PRICE_POUNDS: Final = 44  # pounds a tin cube brought last round
LAST_COPPER_PRICE_POUNDS: Final = 45  # pounds a copper cube brought last round
HAS_THREE_SEATS: Final = 46  # 1 with three seats
HAS_FIVE_SEATS: Final = 47  # 1 with five seats
HAS_KICKSTARTER_TILES: Final = 48  # 1 with the Kickstarter tiles
HAS_ARSENIC_EXPANSION: Final = 49  # 1 with the arsenic expansion
IS_CALCINER_UNBUILT: Final = 50  # 1 while the calciner is not built
ARSENIC_IN_OWN_MINES: Final = 51  # arsenic in own mines
ARSENIC_HELD: Final = 52  # arsenic held
COLUMNS_CLOSED_BY_WORK_LIMITER: Final = 53  # columns closed by the work limiter
NEXT_TWO_ARSENIC_POUNDS: Final = 54  # pounds the next two cubes of arsenic would bring
HAS_EMIGRATION_EXPANSION: Final = 55  # 1 with the emigration expansion
OWN_MINERS_OFF_MAP: Final = 56  # own-colour miners not on the map
OWN_MINERS_ON_MAP: Final = 57  # own-colour miners on the map
WAITING_MICHIGAN_PIECES: Final = 58  # pieces from Michigan still to place
POUNDS_FROM_KIMBERLEY_A_ROUND: Final = (
    59  # pounds that Kimberley pays at the start of each later round
)
IS_SOLO_GAME: Final = 60  # 1 against Lord Wallace
HAS_BETTER_MINES_OPTION: Final = 61  # 1 with this option of his
HAS_CHEAP_LABOUR_OPTION: Final = 62  # 1 with this option of his
MORE_MINES_OPTION_STEP: Final = 63  # 0 to 2: this option of his
HAS_DEEP_POCKETS_OPTION: Final = 64  # 1 with this option of his
HAS_FRIENDS_OPTION: Final = 65  # 1 with friends in high places
HAS_SABOTAGE_OPTION: Final = 66  # 1 with financial sabotage
HAS_BAILING_OUT_OPTION: Final = 67  # 1 with this option of his
HAS_SHADY_PURCHASES_OPTION: Final = 68  # 1 with this option of his
INPUTS_PER_SEAT: Final = 69
