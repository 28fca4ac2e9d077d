"""The numbers for phases, moves, questions, goods, actions, tiles and cards."""

# compiled: all other modules use its numbers
from __future__ import annotations

from typing import Final

EMPTY: Final = -1  # no tile, no owner, no die, no token

# Phases, in the words of the notation.
DICE_PHASE: Final = 0
CORRUPTION_PHASE: Final = 1
TURN_PHASE: Final = 2
PLAY_PHASE: Final = 3
REFILL_PHASE: Final = 4
KING_TILE_PHASE: Final = 5
CLEAN_UP_PHASE: Final = 6
GAME_OVER_PHASE: Final = 7
DECREE_PHASE: Final = 8
SURPRISE_PHASE: Final = 9
PHASE_NAMES: Final = [
    *("dice", "corruption", "turn", "play", "refill", "king-tile", "clean-up", "over"),
    *("decree", "surprise"),
]

ROUND_COUNT: Final = 4
TURNS_PER_ROUND: Final = 3  # of a round
FACE_COUNT: Final = 6  # of a die

# Goods.
GOLD: Final = 0
FOOD: Final = 1
WOOL: Final = 2
STONE: Final = 3
IRON: Final = 4
GOOD_COUNT: Final = 5
SILVER_PAYMENT: Final = 5  # no good, but what a cathedral may cost

# Actions; the first five are also the types of characters, and own markers.
MERCHANT: Final = 0
ARCHITECT: Final = 1
CHARACTER_ACTION: Final = 2
CONTRACT_ACTION: Final = 3
KING_ACTION: Final = 4
JOKER_ACTION: Final = 5
ACTION_COUNT: Final = 6  # of the wheel
EXPLORER: Final = 6
CHARACTER_TYPE_COUNT: Final = 5

# Parts of a gain, in the order of `components.GAIN_PART_WORDS`.
GAIN_POINTS: Final = 5
GAIN_ANY_GOODS: Final = 6
GAIN_SAME_GOODS: Final = 7
GAIN_ACTION: Final = 8  # + the action
GAIN_MERCHANT_STEP: Final = 15
GAIN_ARCHITECT_STEP: Final = 16
GAIN_HOUSE: Final = 17
GAIN_PILLAR: Final = 18
GAIN_CHARACTERS_OF_BUILDING: Final = 19
GAIN_HOUSE_ANYWHERE: Final = 20
GAIN_PILLAR_ANYWHERE: Final = 21
GAIN_MERCHANT_ANYWHERE: Final = 22
GAIN_ARCHITECT_ANYWHERE: Final = 23
GAIN_SILVER: Final = 24
GAIN_MINE: Final = 25
GAIN_PART_COUNT: Final = 26

# Kinds of tiles, in the order of `components.TILE_KINDS`.
CREST_TILE: Final = 0
CONTRACT_TILE: Final = 1
CHARACTER_TILE: Final = 2
HELPER_TILE: Final = 3
BOOST_TILE: Final = 4
COLOUR_TILE: Final = 5

# Decks, in the order of `components_in_play.ALL_DECK_NAMES`.
CONTRACT_DECK: Final = 0
BONUS_DECK: Final = 1
CHARACTER_DECK: Final = 2
UNDERGROUND_DECK: Final = 3

# Sizes.
STOREHOUSE_SLOT_COUNT: Final = 4
ROOM_COUNT_OF_A_SEAT: Final = 10
BUILDING_COUNT: Final = 6
CONTRACT_SPACE_COUNT: Final = 6
OFFERED_TILE_COUNT: Final = 5
CORRUPTION_TOKEN_COUNT: Final = 6
LAST_BUILDING: Final = 5  # takes any type
MAX_CHARACTERS_OF_BUILDING: Final = 3  # in a building
GOLD_PER_DIE_CHANGE: Final = 2  # gold for each step of a die (T-303)
GOLD_PER_BOUGHT_GOOD: Final = 2  # gold for a good (T-602)
DIE_VALUE_AND_ACTION_POINTS_SUM: Final = 7  # and a die's value together

# Questions on the stack, with the contents of their cells.
CELLS_PER_QUESTION: Final = 8  # cells of a question
MAX_STACKED_QUESTIONS: Final = 32
TAKEN_DIE_QUESTION: Final = 1  # stage, action, good, boost
COLOUR_TILE_QUESTION: Final = 2
BONUS_TILE_QUESTION: Final = 3  # action
ACTION_FOR_JOKER_QUESTION: Final = (
    4  # points of action, main, split, 1 + the action it may not become
)
SPEND_ACTION_POINTS_QUESTION: Final = 5  # action, points of action, main, split, switched
FREE_STEPS_AND_PIECES_QUESTION: Final = 6  # steps of merchant, of architect, houses, pillars
GAIN_ANY_GOODS_QUESTION: Final = 7  # goods left
GAIN_SAME_GOODS_QUESTION: Final = 8  # goods
PIECE_ANYWHERE_QUESTION: Final = 9  # HOUSE_PIECE, PILLAR_PIECE or MINE_PIECE, gold it costs
MEEPLE_ANYWHERE_QUESTION: Final = 10  # MERCHANT or ARCHITECT
BUILDING_TO_CALL_CHARACTERS_IN_QUESTION: Final = 11
GAINS_OF_CALLED_CHARACTERS_QUESTION: Final = 12  # up to three tiles + 1, ascending, 0 after them
DRAW_TILES_QUESTION: Final = 13  # deck, tiles left to draw, up to five tiles + 1 put aside or drawn
WHEEL_OR_EXPLORER_ACTION_QUESTION: Final = 14  # action of the wheel beside explorer
GIVE_GOOD_FOR_SILVER_QUESTION: Final = 15  # good
STEP_OF_EITHER_MEEPLE_QUESTION: Final = 16
CALL_ONE_CHARACTER_QUESTION: Final = 17
TABLET_PAYMENT_QUESTION: Final = 18  # silver, gain
RAISE_TECHNOLOGY_QUESTION: Final = 19  # silver less
HIRE_EXPLORER_QUESTION: Final = 20
BONUSED_GOOD_QUESTION: Final = 21
GOODS_AS_GOLD_QUESTION: Final = 22  # gold, move
DIG_QUESTION: Final = 23
KEEP_UNDERGROUND_TILE_QUESTION: Final = 24  # up to two tiles + 1, from the third cell on
TAKE_DRAWN_CONTRACTS_QUESTION: Final = 25  # up to three tiles + 1, from the third cell on
LAST_QUESTION: Final = 25

# The stages of a taken die.
EXPLORER_CHOICE_STAGE_OF_TAKEN_DIE: Final = 0
COLOUR_TILE_STAGE_OF_TAKEN_DIE: Final = 1
BONUS_TILE_STAGE_OF_TAKEN_DIE: Final = 2
GOODS_STAGE_OF_TAKEN_DIE: Final = 3
ACTION_STAGE_OF_TAKEN_DIE: Final = 4

HOUSE_PIECE: Final = 0
PILLAR_PIECE: Final = 1
BASE_PIECE_KIND_COUNT: Final = 2
MINE_PIECE: Final = 2
PIECE_KIND_COUNT_WITH_SILVER: Final = 3  # with silver
DECREE_COUNT: Final = 6  # of a solo game
SURPRISE_COUNT: Final = 12
UNDERGROUND_MAP_COUNT: Final = 3  # underground
TECHNOLOGY_LEVEL_COUNT: Final = 3  # of a technology
TECHNOLOGY_COUNT: Final = 9  # in the box
TECHNOLOGIES_IN_PLAY_COUNT: Final = 3  # technologies of a game

# Technologies, in the order of `components.TECHNOLOGY_NAMES`.
CHARACTER_TECHNOLOGY: Final = 0
DICE_TECHNOLOGY: Final = 1
KING_TECHNOLOGY: Final = 2
MERCHANT_TECHNOLOGY: Final = 3
EXPLORER_TECHNOLOGY: Final = 4
CONTRACT_TECHNOLOGY: Final = 5
GOODS_TECHNOLOGY: Final = 6
JOKER_TECHNOLOGY: Final = 7
ARCHITECT_TECHNOLOGY: Final = 8

MINE_SUPPLY_COUNT: Final = 2  # of mines: the own and the general one
MEEPLES_PER_SEAT_COUNT: Final = 2  # of a seat on the map: merchant and architect

# Kinds of moves; the order is the order of a legal list.
TAKE_DIE_MOVE: Final = 1  # good, value, new value
USE_COLOUR_TILE_MOVE: Final = 2  # tile, good
DECLINE_COLOUR_TILE_MOVE: Final = 3
TAKE_BONUS_MOVE: Final = 4  # 1 to take it
USE_JOKER_AS_ACTION_MOVE: Final = 5  # action, points of action for king steps
STEP_TO_MOVE: Final = 6  # MERCHANT or ARCHITECT, space: a step of a character
BUILD_HOUSE_MOVE: Final = 7  # space
BUILD_PILLAR_MOVE: Final = 8  # space
DECLINE_PIECE_MOVE: Final = 9  # HOUSE_PIECE, PILLAR_PIECE or MINE_PIECE
TAKE_MAP_TILE_MOVE: Final = 10  # space
TAKE_OFFERED_TILE_MOVE: Final = 11  # tile
REFRESH_MOVE: Final = 12
PLACE_CHARACTER_MOVE: Final = 13  # tile, building
EXCHANGE_GOODS_MOVE: Final = 14  # good given, good gained
GAIN_CHOSEN_GOOD_MOVE: Final = 15  # good
MOVE_MEEPLE_ANYWHERE_MOVE: Final = 16  # MERCHANT or ARCHITECT, space
DECLINE_MEEPLE_ANYWHERE_MOVE: Final = 17  # MERCHANT or ARCHITECT
CALL_CHARACTERS_OF_BUILDING_MOVE: Final = 18  # building
DECLINE_CALLING_BUILDING_MOVE: Final = 19
CALL_CHARACTER_MOVE: Final = 20  # tile of a character whose gain is taken
DECLINE_CALL_MOVE: Final = 21
BUY_GOOD_MOVE: Final = 22  # good
USE_TILE_MOVE: Final = 23  # tile
FULFIL_CONTRACT_MOVE: Final = (
    24  # tile, 1 + the good of the "same" part, or 0, part that costs less
)
PLACE_CREST_MOVE: Final = 25  # kind, building
CONTRIBUTE_MOVE: Final = 26  # space
END_MOVE: Final = 27
STOP_MOVE: Final = 28
WALK_MOVE: Final = 29  # space, in an action of the merchant or architect
ANSWER_KING_TILE_MOVE: Final = 30  # 1 to take the tile beside the king track
DIE_ROLLED_OUTCOME: Final = 31  # good, value; from here on luck
CORRUPTION_DRAWN_OUTCOME: Final = 32  # spaces
TILE_DRAWN_OUTCOME: Final = 33  # tile
DECREE_DRAWN_OUTCOME: Final = 34  # decree
SURPRISE_DRAWN_OUTCOME: Final = 35  # surprise
CREST_FROM_BOX_OUTCOME: Final = 36  # kind
LAST_CHANCE_OUTCOME_KIND: Final = 36
CHOOSE_WHEEL_OR_EXPLORER_ACTION_MOVE: Final = 40  # action
RAISE_LEVEL_MOVE: Final = 41  # technology: a task, or a tablet's
HIRE_EXPLORER_MOVE: Final = 42  # start space: a task, or a tablet's
STEP_BY_SYMBOL_MOVE: Final = 43  # town
EXPLORER_ACTION_BY_SYMBOL_MOVE: Final = 44
DECLINE_TECHNOLOGY_RAISE_MOVE: Final = 45
DECLINE_EXPLORER_MOVE: Final = 46
ANSWER_GIVE_GOOD_FOR_SILVER_MOVE: Final = 47  # 1 to give a good
DECLINE_STEP_MOVE: Final = 48
BUILD_MINE_MOVE: Final = 49  # town
SWITCH_ACTION_MOVE: Final = 50  # action
ANSWER_WHETHER_TO_PAY_MOVE: Final = 51  # 1 to pay
CHOOSE_GOOD_PAYABLE_AS_GOLD_MOVE: Final = 52  # good
PAY_GOODS_AS_GOLD_MOVE: Final = 53  # number, good
ANSWER_DIG_MOVE: Final = 54  # 1 to draw
KEEP_UNDERGROUND_TILE_MOVE: Final = 55  # tile
DECLINE_UNDERGROUND_TILE_MOVE: Final = 56
DECLINE_DRAWN_CONTRACTS_MOVE: Final = 57

# Parts of a contract's cost that may be one less (S-606).
SAME_PART_COSTS_LESS: Final = 1
WOOL_PART_COSTS_LESS: Final = 2
IRON_PART_COSTS_LESS: Final = 3


# The numbers that stand for conditions, deeds and challenges of the Cardinal.

# Conditions, in the order of `components.DECREE_CONDITION_WORDS`.
ALWAYS_CONDITION: Final = 0
PILLARS_OVER_HOUSES_CONDITION: Final = 1
PILLARS_OVER_CATHEDRALS_CONDITION: Final = 2
HOUSES_NOT_FEWER_THAN_PILLARS_CONDITION: Final = 3
OPEN_CONTRACT_CONDITION: Final = 4
CREST_IN_REACH_CONDITION: Final = 5
CREST_IN_OFFER_CONDITION: Final = 6
MINES_BELOW_FOUR_CONDITION: Final = 7
MINES_OVER_UNDERGROUND_BUILDINGS_CONDITION: Final = 8  # that stand below
PILLARS_NOT_MORE_THAN_HOUSES_CONDITION: Final = 9
HOUSES_NOT_MORE_THAN_PILLARS_CONDITION: Final = 10
CREST_BELOW_CONDITION: Final = 11
PILLAR_SITE_BELOW_CONDITION: Final = 12
MINES_BELOW_FOUR_LIMIT: Final = 4
KING_STEPS_OF_KING_2_AND_ARCHITECT_2: Final = 2  # of technologies king II and architect II

# Deeds: an action by its number, or one of these with a set of goods.
TAKE_HIGHEST_DIE_DEED: Final = 10
TAKE_NEEDED_DIE_DEED: Final = 11

# What stands at the foot of a decree: a good by its number, or one of these.
WOOL_OR_IRON_FOOT: Final = 5
MOST_NEEDED_FOOT: Final = 6

# Challenges, in the order of `components.CHALLENGE_NAMES`.
DEEP_COFFERS_CHALLENGE: Final = 0
COURT_FAVOUR_CHALLENGE: Final = 1
READY_FOR_ACTION_CHALLENGE: Final = 2
SPECIAL_FRIENDS_CHALLENGE: Final = 3
INGENIOUS_CLERGY_CHALLENGE: Final = 4
CHURCH_INCOME_CHALLENGE: Final = 5
VISITORS_CHALLENGE: Final = 6
WHISPERS_CHALLENGE: Final = 7
EXPLORERS_GUILD_CHALLENGE: Final = 8
RARE_CHANCE_CHALLENGE: Final = 9
PRECIOUS_MATERIALS_CHALLENGE: Final = 10
FRUITFUL_JOURNEY_CHALLENGE: Final = 11

# Sites his explorers look for, in the order of `components.EXPLORER_SITE_NAMES`.
PILLAR_EXPLORER_SITE: Final = 1
HOUSE_EXPLORER_SITE: Final = 2
EXPLORER_SITE_COUNT: Final = 3

# Effects of a surprise: a good by its number, one of these, or an action by its number after them.
SILVER_EFFECT: Final = 5
NEEDED_GOOD_EFFECT: Final = 6
FIRST_ACTION_EFFECT: Final = 10  # + the action
FIRST_WORD_EFFECT: Final = 20  # + the word, in the order of `components.SURPRISE_EFFECT_WORDS`
CREST_FROM_BOX_EFFECT: Final = 20
POINTS_PER_MINE_EFFECT: Final = 21
HOUSE_IN_FAIR_TOWN_EFFECT: Final = 22
PILLAR_AT_CATHEDRAL_WITH_FEWEST_POINTS_EFFECT: Final = 23
EXPLORER_ON_MAP_3_EFFECT: Final = 24

COURT_FAVOUR_KING_SPACE: Final = 5  # of the king track (C-502)
CARDINAL_GOLD_FOR_USELESS_TILE: Final = 5  # for a tile of no use (C-504)
CARDINAL_KING_TRACK_LEAD_POINTS: Final = 4  # on the king track, every round (C-601)
CARDINAL_POINTS_FOR_SIXTH_CREST: Final = 5  # at building 6 (C-309)
CARDINAL_GOLD_PER_MISSING_GOOD: Final = 2  # for each named good that is missing (C-311)
MAX_CONTRACTS_TAKEN: Final = 2  # in an action (C-308)
CARDINAL_HOUSE_AND_PILLAR_COUNT: Final = 7  # houses, and pillars, at hand (C-102)
CARDINAL_MINE_COUNT: Final = 5  # at hand (S-902)
UNREACHABLE_STEPS: Final = 99  # steps: no way
SURPRISE_POINTS_PER_MINE: Final = 3  # S-912
POINTS_INSTEAD_OF_EXPLORER: Final = 6
LAST_UNDERGROUND_MAP: Final = 2  # counted from 0
ALL_ALIKE_SITE_ORDER: Final = 0  # looked for alike (S-903)
MINE_PILLAR_HOUSE_SITE_ORDER: Final = 0b11_10_01  # mine, pillar, house in this order (S-914)
