"""The numbers for phases, moves, benefits and unknown values."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64

# Phases, in the words of the notation.
DRAFT_PHASE: Final = 0
PRICES_PHASE: Final = 1
ACTIONS_PHASE: Final = 2
CHOOSE_SURVEY_CARD_PHASE: Final = 3
AUCTION_PHASE: Final = 4
PLAY_CARD_AFTER_AUCTION_PHASE: Final = 5
PUMPS_PHASE: Final = 6
INVEST_PHASE: Final = 7
PEEK_PHASE: Final = 8
GAME_OVER_PHASE: Final = 9
CALCINER_PHASE: Final = 10
PLACE_WAITING_PIECES_PHASE: Final = 11
ADELAIDE_PHASE: Final = 12
WALLACE_PHASE: Final = 13
LOOK_AT_AUCTIONED_TILE_PHASE: Final = 14
PROSPECT_PHASE: Final = 15  # of the edition of 2007
PHASE_NAMES: Final = [
    "draft",
    "prices",
    "actions",
    "survey",
    "auction",
    "play",
    "pumps",
    "invest",
    "peek",
    "over",
    "calciner",
    "place",
    "adelaide",
    "wallace",
    "look",
    "prospect",
]

PHASE_NAMES_REMASTERED: Final = PHASE_NAMES[:PROSPECT_PHASE]
PHASES_2007: Final = [
    PRICES_PHASE,
    ACTIONS_PHASE,
    AUCTION_PHASE,
    PUMPS_PHASE,
    INVEST_PHASE,
    PROSPECT_PHASE,
    GAME_OVER_PHASE,
]
AUCTION_PHASES: Final = [
    CHOOSE_SURVEY_CARD_PHASE,
    LOOK_AT_AUCTIONED_TILE_PHASE,
    AUCTION_PHASE,
    PLAY_CARD_AFTER_AUCTION_PHASE,
    CALCINER_PHASE,
]

# Kinds of moves; the order is the order of a legal list.
DISCARD_CARD_MOVE: Final = 1
BUILD_MINE_MOVE: Final = 2
EXTRACT_ORE_MOVE: Final = 3
DEVELOP_MINER_MOVE: Final = 4
DEVELOP_PORT_MOVE: Final = 5
DEVELOP_TRAIN_MOVE: Final = 6
DEVELOP_ADIT_MOVE: Final = 7
DEVELOP_PUMPS_MOVE: Final = 8
SELL_PASTIES_MOVE: Final = 9
PASS_MOVE: Final = 10
CHOOSE_SURVEY_CARD_MOVE: Final = 11
BID_MOVE: Final = 12
DROP_OUT_MOVE: Final = 13
PLAY_CARD_MOVE: Final = 14
PLACE_PUMP_MOVE: Final = 15
INVEST_MOVE: Final = 16
PEEK_MOVE: Final = 17
TIN_ROLLED_OUTCOME: Final = 18
COPPER_ROLLED_OUTCOME: Final = 19
SURVEY_CARD_DRAWN_OUTCOME: Final = 20
PROCESS_ARSENIC_MOVE: Final = 21
SELL_ARSENIC_MOVE: Final = 22
PLACE_OWN_MINER_MOVE: Final = 23
EMIGRATE_MOVE: Final = 24
PLACE_WAITING_PIECE_MOVE: Final = 25
ANSWER_CALCINER_MOVE: Final = 26
CHOOSE_ADELAIDE_ORE_MOVE: Final = 27
WALLACE_CARD_DRAWN_OUTCOME: Final = 28
BID_ROLLED_OUTCOME: Final = 29
LOOK_AT_TILE_MOVE: Final = 30
PROSPECT_MOVE: Final = 31
AREA_ROLLED_OUTCOME: Final = 32

# First field of CHOOSE_SURVEY_CARD_MOVE and PLAY_CARD_MOVE: NO_CARD_FIELD, DECK_CARD_FIELD or
# FIRST_HAND_CARD_FIELD + the card's kind.
# First field of PLACE_PUMP_MOVE and PEEK_MOVE: 0 for "none", else 1 + the area.
NO_CARD_FIELD: Final = 0
DECK_CARD_FIELD: Final = 1
FIRST_HAND_CARD_FIELD: Final = 2

# First field of ANSWER_CALCINER_MOVE and LOOK_AT_TILE_MOVE.
ANSWER_NO: Final = 0
ANSWER_YES: Final = 1

# Benefits of survey cards.
TIN_BENEFIT: Final = 0
COPPER_BENEFIT: Final = 1
LESS_WATER_BENEFIT: Final = 2
MINER_BENEFIT: Final = 3
PORT_BENEFIT: Final = 4
PUMP_BENEFIT: Final = 5

# Developments, rows of the development board.
MINER_STOCK: Final = 0
PORT_STOCK: Final = 1
TRAIN_STOCK: Final = 2
ADIT_STOCK: Final = 3
STOCK_KIND_COUNT: Final = 4

# Where the survey card of an auction came from.
NO_CARD_SOURCE: Final = 0
HAND_CARD_SOURCE: Final = 1
DECK_CARD_SOURCE: Final = 2

# The four places of emigration (E), columns of `emigrated`.
MICHIGAN_PLACE: Final = 0
SIERRA_MADRE_PLACE: Final = 1
KIMBERLEY_PLACE: Final = 2
ADELAIDE_PLACE: Final = 3
EMIGRATION_PLACE_COUNT: Final = 4

ROUND_COUNT: Final = 4
REGION_COUNT: Final = 4
CARD_BACK_COUNT: Final = 5  # card backs: the four regions and the wild cards
WILD_CARD_BACK: Final = 4
MAX_PUMP_GROUPS_PER_ROUND: Final = 4  # most groups of steam pumps in one round's column
HAND_SLOT_COUNT: Final = 10
CUBES_PER_INVESTMENT_BOX: Final = 2  # cubes an investment box of 2007 holds (C-14)
PROSPECTOR_COUNT: Final = 2  # the first two to pass (C-15)
MAX_POUNDS_OF_BID_OR_INVESTMENT: Final = (
    4000  # no bid or investment is larger, so it fits a move's field
)

EMPTY: Final = -1  # no tile, no card, no owner, no seat
UNKNOWN_TILE: Final = -2
UNKNOWN_CARD: Final = -2  # minus the back's number: -2 is a card of region A, -6 a wild one


def hidden_card_number(back: i64) -> i64:
    """Return the number of an unknown card with this back."""
    return UNKNOWN_CARD - back


def back_of_hidden_card(card: i64) -> i64:
    """Return the back of an unknown card."""
    return UNKNOWN_CARD - card
