"""The numbers for phases, moves, benefits and unknown values."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64

# Phases, in the words of the notation.
DRAFT_PHASE: Final = 0
PRICES_PHASE: Final = 1
ACTIONS_PHASE: Final = 2
SURVEY_PHASE: Final = 3
AUCTION_PHASE: Final = 4
PLAY_PHASE: Final = 5
PUMPS_PHASE: Final = 6
INVEST_PHASE: Final = 7
PEEK_PHASE: Final = 8
OVER: Final = 9
CALCINER_PHASE: Final = 10
PLACE_PHASE: Final = 11
ADELAIDE_PHASE: Final = 12
WALLACE_PHASE: Final = 13
LOOK_PHASE: Final = 14
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

PHASES_REMASTERED: Final = PHASE_NAMES[:PROSPECT_PHASE]
PHASES_OF_2007: Final = [
    PRICES_PHASE,
    ACTIONS_PHASE,
    AUCTION_PHASE,
    PUMPS_PHASE,
    INVEST_PHASE,
    PROSPECT_PHASE,
    OVER,
]
AUCTION_PHASES: Final = [SURVEY_PHASE, LOOK_PHASE, AUCTION_PHASE, PLAY_PHASE, CALCINER_PHASE]

# Kinds of moves; the order is the order of a legal list.
DISCARD_CARD: Final = 1
BUILD_MINE: Final = 2
EXTRACT_ORE: Final = 3
DEVELOP_MINER: Final = 4
DEVELOP_PORT: Final = 5
DEVELOP_TRAIN: Final = 6
DEVELOP_ADIT: Final = 7
DEVELOP_PUMPS: Final = 8
SELL_PASTIES: Final = 9
PASS: Final = 10
CHOOSE_SURVEY_CARD: Final = 11
BID: Final = 12
DROP: Final = 13
PLAY_CARD: Final = 14
PLACE_PUMP: Final = 15
INVEST: Final = 16
PEEK: Final = 17
ROLL_TIN: Final = 18
ROLL_COPPER: Final = 19
DRAW: Final = 20
PROCESS_ARSENIC: Final = 21
SELL_ARSENIC: Final = 22
PLACE_OWN_MINER: Final = 23
EMIGRATE: Final = 24
PLACE: Final = 25
ANSWER_CALCINER: Final = 26
ADELAIDE: Final = 27
WALLACE_CARD_DRAWN: Final = 28
ROLL_BID: Final = 29
LOOK: Final = 30
PROSPECT: Final = 31
ROLL_AREA: Final = 32

# First field of CHOOSE_SURVEY_CARD and PLAY_CARD: NO_CARD_FIELD, DECK_CARD_FIELD or
# FIRST_CARD_FIELD + the card's kind.
# First field of PLACE_PUMP and PEEK: 0 for "none", else 1 + the area.
NO_CARD_FIELD: Final = 0
DECK_CARD_FIELD: Final = 1
FIRST_CARD_FIELD: Final = 2

# First field of ANSWER_CALCINER and LOOK.
ANSWER_NO: Final = 0
ANSWER_YES: Final = 1

# Benefits of survey cards.
GAIN_TIN: Final = 0
GAIN_COPPER: Final = 1
LESS_WATER: Final = 2
GAIN_MINER: Final = 3
GAIN_PORT: Final = 4
GAIN_PUMP: Final = 5

# Developments, rows of the development board.
STOCK_MINER: Final = 0
STOCK_PORT: Final = 1
STOCK_TRAIN: Final = 2
STOCK_ADIT: Final = 3
STOCK_COUNT: Final = 4

# Where the survey card of an auction came from.
FROM_NOWHERE: Final = 0
FROM_HAND: Final = 1
FROM_DECK: Final = 2

# The four places of emigration (E), columns of `emigrated`.
MICHIGAN: Final = 0
SIERRA_MADRE: Final = 1
KIMBERLEY: Final = 2
ADELAIDE_PLACE: Final = 3
PLACE_COUNT: Final = 4

ROUND_COUNT: Final = 4
REGION_COUNT: Final = 4
BACK_COUNT: Final = 5  # card backs: the four regions and the wild cards
WILD_BACK: Final = 4
PUMP_GROUP_COUNT: Final = 4  # most groups of steam pumps in one round's column
HAND_SLOT_COUNT: Final = 10
BOX_PLACE_COUNT: Final = 2  # cubes an investment box of 2007 holds (C-14)
PROSPECTOR_COUNT: Final = 2  # the first two to pass (C-15)
MOST_POUNDS: Final = 4000  # no bid or investment is larger, so it fits a move's field

EMPTY: Final = -1  # no tile, no card, no owner, no seat
UNKNOWN_TILE: Final = -2
UNKNOWN_CARD: Final = -2  # minus the back's number: -2 is a card of region A, -6 a wild one


def hidden_card_number(back: i64) -> i64:
    """Return the number of an unknown card with this back."""
    return UNKNOWN_CARD - back


def back_of_hidden_card(card: i64) -> i64:
    """Return the back of an unknown card."""
    return UNKNOWN_CARD - card
