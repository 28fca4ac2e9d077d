"""The numbers the learned value reads of each seat: what stands in which place."""

# compiled: the numbers become constants of the evaluation

from typing import Final

BIAS: Final = 0  # 1 in every position
POINTS: Final = 1  # points so far, and those a surplus of money will make
LEAD: Final = 2  # such points before the best rival's, negative when behind
WORK: Final = 3  # work points left this round
TURN: Final = 4  # seats that move, or have passed, before this one
PASSED: Final = 5  # 1 when the seat has passed
MONEY: Final = 6  # pounds up to 50, what a round can use: more is a surplus
FIRST_POUNDS: Final = 7  # pounds up to 12: what one cheap mine costs
NEXT_POUNDS: Final = 8  # pounds up to 30: what a round of auctions costs
INCOME: Final = 9  # pounds that ore mined this round will bring
POINTS_IN_SIGHT: Final = 10  # for money and income, at the place of investing in sight
MINES_LEFT: Final = 11  # mines not built yet
CARDS: Final = 12  # survey cards in hand
CARD_POUNDS: Final = 13  # printed values of the cards in hand
USABLE_CARDS: Final = 14  # cards that fit an area still for sale
LOADS_2: Final = 15  # pounds that the best 2 extractions earn
LOADS_4: Final = 16  # pounds that the best 4 extractions earn
LOADS_6: Final = 17  # pounds that the best 6 extractions earn
LOADS_9: Final = 18  # pounds that the best 9 extractions earn
LOADS_12: Final = 19  # pounds that the best 12 extractions earn
MINES: Final = 20  # own mines
TIN: Final = 21  # tin in own mines
COPPER: Final = 22  # copper in own mines
WATER: Final = 23  # water in own mines
CAPACITY: Final = 24  # cubes an extraction of every own mine could take
WITHOUT_MINER: Final = 25  # own mines without a miner
WITHOUT_TRAIN: Final = 26  # own mines without a train
WITHOUT_PORT: Final = 27  # own mines on the coast without a port
SURVEY_PUMPS: Final = 28  # own mines with a survey steam pump
SEAMS: Final = 29  # borders of two own mines without an adit
FRINGE: Final = 30  # borders of an own mine and a tile for sale
SEEN: Final = 31  # face-down tiles for sale that the seat knows
RIVAL_MONEY: Final = 32  # pounds of the richest rival
RIVALS_MONEY: Final = 33  # pounds of all rivals
RIVALS_MINES_LEFT: Final = 34  # mines rivals have not built yet
RIVAL_LOADS: Final = 35  # pounds that the best 6 extractions of the best rival earn
TILES: Final = 36  # areas for sale
FACE_UP: Final = 37  # areas for sale with a face-up tile
BEST_TILE: Final = 38  # ore less water of the best face-up tile for sale
TOKENS: Final = 39  # drainage tokens on areas for sale
LYING_ORE: Final = 40  # cubes lying on areas for sale
DEVELOPMENTS: Final = 41  # developments left in the current column
TIN_PRICE: Final = 42  # pounds a tin cube brings this round, 0 before the roll
COPPER_PRICE: Final = 43  # pounds a copper cube brings this round, 0 before the roll
LAST_TIN: Final = 44  # pounds a tin cube brought last round
LAST_COPPER: Final = 45  # pounds a copper cube brought last round
THREE_SEATS: Final = 46  # 1 with three seats
FIVE_SEATS: Final = 47  # 1 with five seats
BONUS_TILES: Final = 48  # 1 with the Kickstarter tiles
ARSENIC_GAME: Final = 49  # 1 with the arsenic expansion
CALCINER_LEFT: Final = 50  # 1 while the calciner is not built
ARSENIC: Final = 51  # arsenic in own mines
ORE_ARSENIC: Final = 52  # arsenic held
LOST_COLUMNS: Final = 53  # columns closed by the work limiter
MARKET: Final = 54  # pounds the next two cubes of arsenic would bring
EMIGRATION_GAME: Final = 55  # 1 with the emigration expansion
OWN_MINERS: Final = 56  # own-colour miners not on the map
OWN_MINERS_OUT: Final = 57  # own-colour miners on the map
WAITING: Final = 58  # pieces from Michigan still to place
KIMBERLEY: Final = 59  # pounds that Kimberley pays at the start of each later round
SOLO_GAME: Final = 60  # 1 against Lord Wallace
BETTER_MINES: Final = 61  # 1 with this option of his
CHEAP_LABOUR: Final = 62  # 1 with this option of his
MORE_MINES: Final = 63  # 0 to 2: this option of his
DEEP_POCKETS: Final = 64  # 1 with this option of his
FRIENDS: Final = 65  # 1 with friends in high places
SABOTAGE: Final = 66  # 1 with financial sabotage
BAILING_OUT: Final = 67  # 1 with this option of his
SHADY_PURCHASES: Final = 68  # 1 with this option of his
OWN_INPUTS: Final = 69

# Lord Wallace has the same inputs in a second block: his company shares nothing with others.
INPUTS: Final = 138
