"""The rows of Brass's observations."""

from typing import Final

from ai.row_descriptions import (
    RowDescription,
    make_description_of_row_by_seat,
    make_flag_row_description,
    make_seat_number_description,
    make_seats_row_description,
)

CARD_CODE_MEANINGS: Final = "kind of card, as its components list them; -1 none, -2 unknown"
SPACE_ORDER_DESCRIPTION: Final = "industry spaces, in the order of the map"
INDUSTRY_ORDER_DESCRIPTION: Final = "cotton mill, port, coal mine, ironworks, shipyard"
LINE_ORDER_DESCRIPTION: Final = "lines, in the order of the map"

FACT_DESCRIPTIONS: Final = {
    "era": RowDescription("the era", value_meaning="0 canals, 1 rails", highest_value=1),
    "round": RowDescription("the round of the era", highest_value=15),
    "phase": RowDescription(
        "what is asked", value_meaning="`PHASE_NAMES` of `rules/kinds.py`", highest_value=9
    ),
    "to_move": make_seat_number_description("who decides; -1 luck, -2 the game is over"),
    "turn": RowDescription(
        "the place in the turn order that acts",
        value_meaning="0 first",
        lowest_value=-1,
        highest_value=4,
    ),
    "action": RowDescription("which action of the turn", value_meaning="1 or 2", highest_value=2),
    "pending": RowDescription(
        "the move that is being carried out",
        value_meaning="1 + its action, 0 none",
        highest_value=2**20,
    ),
    "pending_cards": RowDescription("cards still to be played for it", highest_value=2),
    "pending_number": RowDescription(
        "2 for the second link or counter of an action",
        value_meaning="1 or 2; 0 none",
        highest_value=127,
    ),
    "coal": RowDescription("cubes in the coal market", highest_value=8),
    "iron": RowDescription("cubes in the iron market", highest_value=8),
    "demand": RowDescription(
        "the marker of the distant market",
        value_meaning="spaces below the top; 8: no more distant sales",
        highest_value=8,
    ),
    "deck_size": RowDescription("cards in the deck", highest_value=66),
    "rail_deck_size": RowDescription("cards set aside for the era of rails", highest_value=66),
    "order": make_seats_row_description("who acts first, second ...", "places in the turn order"),
    "money": make_description_of_row_by_seat("pounds", lowest_number=-1000, highest_number=2000),
    "spent": make_description_of_row_by_seat("pounds spent in this round", highest_number=2000),
    "income": make_description_of_row_by_seat(
        "space of the income track", value_meaning="space from 0", highest_number=99
    ),
    "points": make_description_of_row_by_seat("victory points", highest_number=1000),
    "hand": make_description_of_row_by_seat("cards in hand", "8 cards", CARD_CODE_MEANINGS, -2, 63),
    "stack": make_description_of_row_by_seat(
        "counters not yet built",
        f"{INDUSTRY_ORDER_DESCRIPTION}, of each levels 0 to 4",
        highest_number=8,
    ),
    "owner": make_seats_row_description("whose counter lies there", SPACE_ORDER_DESCRIPTION),
    "counter": RowDescription(
        "kind of counter",
        SPACE_ORDER_DESCRIPTION,
        f"industry ({INDUSTRY_ORDER_DESCRIPTION}) × 5 + level; -1 none",
        -1,
        24,
    ),
    "flipped": make_flag_row_description("whether the counter is flipped", SPACE_ORDER_DESCRIPTION),
    "cubes": RowDescription("cubes on the counter", SPACE_ORDER_DESCRIPTION, highest_value=8),
    "link": make_seats_row_description("whose link lies there", LINE_ORDER_DESCRIPTION),
    "discards": RowDescription("cards discarded in this era", "kinds of cards", highest_value=66),
    "distant": RowDescription(
        "distant tiles that may still come",
        "tiles that move the marker 0 to 4 spaces",
        highest_value=12,
    ),
    "deck": RowDescription(
        "the deck", "from the bottom", CARD_CODE_MEANINGS, -2, 63, is_constant_all_game=True
    ),
    "rail_deck": RowDescription(
        "the deck of the rails",
        "from the bottom",
        CARD_CODE_MEANINGS,
        -2,
        63,
        is_constant_all_game=True,
    ),
}
