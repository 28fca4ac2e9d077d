"""The rows of Tinners' Trail's observations, of both editions."""

from typing import Final

from ai.row_descriptions import (
    RowDescription,
    make_description_of_row_by_seat,
    make_flag_row_description,
    make_seat_number_description,
    make_seats_row_description,
)

AREA_ORDER_DESCRIPTION: Final = "areas, in the order of the map card"
BORDER_ORDER_DESCRIPTION: Final = "borders of areas, in the order of the map"
CARD_CODE_MEANINGS: Final = (
    "kind of card; -1 none, -2 to -6 unknown with the back of region A, B, C, D or of a wild card"
)
PIECE_ORDER_DESCRIPTION: Final = "miners, ports, trains, adits"

FACT_DESCRIPTIONS: Final = {
    "round": RowDescription("the round", highest_value=4),
    "phase": RowDescription(
        "what is asked", value_meaning="`PHASE_NAMES` of `rules/kinds.py`", highest_value=15
    ),
    "to_move": make_seat_number_description("who decides; -1 luck, -2 the game is over"),
    "active": make_seat_number_description("whose turn it is"),
    "passed": RowDescription("players who have passed", highest_value=5),
    "tin_price": RowDescription("pounds for tin", highest_value=20),
    "copper_price": RowDescription("pounds for copper", highest_value=20),
    "last_tin": RowDescription("pounds for tin a round before", highest_value=20),
    "last_copper": RowDescription("pounds for copper a round before", highest_value=20),
    "area": RowDescription(
        "the area of the auction",
        value_meaning="area, in the order of the map card; -1 none",
        lowest_value=-1,
        highest_value=63,
    ),
    "opener": make_seat_number_description("who opened the auction"),
    "survey_card": RowDescription(
        "the card of the survey",
        value_meaning=CARD_CODE_MEANINGS,
        lowest_value=-6,
        highest_value=63,
    ),
    "survey_from": RowDescription(
        "where it came from", value_meaning="0 no card, 1 a hand, 2 the deck", highest_value=2
    ),
    "minimum": RowDescription("the lowest bid", highest_value=4000),
    "high_bid": RowDescription("the highest bid", highest_value=4000),
    "high_bidder": make_seat_number_description("whose bid it is"),
    "pumps_left": RowDescription("pumps that may still be placed", highest_value=15),
    "next_peek": make_seat_number_description("who looks next"),
    "later_peek": make_seat_number_description("who looks after that"),
    "next_prospector": make_seat_number_description("who prospects next"),
    "later_prospector": make_seat_number_description("who prospects after that"),
    "owed": RowDescription("Lord Wallace's mining costs of the round", highest_value=4000),
    "income": RowDescription("Lord Wallace's money that joins his sale", highest_value=4000),
    "impossible_cards": RowDescription(
        "action cards in a row that Lord Wallace could not carry out", highest_value=63
    ),
    "money": make_description_of_row_by_seat("pounds", lowest_number=-1000, highest_number=4000),
    "points": make_description_of_row_by_seat(
        "victory points", lowest_number=-1000, highest_number=4000
    ),
    "mines_left": make_description_of_row_by_seat("mines not yet built", highest_number=31),
    "cubes_left": make_description_of_row_by_seat("cubes for investments", highest_number=63),
    "ore_tin": make_description_of_row_by_seat("tin mined", highest_number=127),
    "ore_copper": make_description_of_row_by_seat("copper mined", highest_number=127),
    "column": make_description_of_row_by_seat("column of the work track", highest_number=10),
    "depth": make_description_of_row_by_seat(
        "place in that column, 0 the uppermost", highest_number=4
    ),
    "place": make_description_of_row_by_seat(
        "place in the order of passing",
        value_meaning="from 0; -1 none",
        lowest_number=-1,
        highest_number=4,
    ),
    "bidding": make_description_of_row_by_seat(
        "whether it is in the auction", value_meaning="1 yes, 0 no", highest_number=1
    ),
    "declined": make_description_of_row_by_seat(
        "whether it invests no more this round", value_meaning="1 yes, 0 no", highest_number=1
    ),
    "hand": make_description_of_row_by_seat(
        "cards in hand", "10 places, ascending", CARD_CODE_MEANINGS, -6, 63
    ),
    "discarded": make_description_of_row_by_seat(
        "cards put away in the draft", "4 regions", CARD_CODE_MEANINGS, -6, 63
    ),
    "tile": RowDescription(
        "tile of the area", AREA_ORDER_DESCRIPTION, "kind of tile; -1 none, -2 unknown", -2, 63
    ),
    "face_up": make_flag_row_description("whether the tile lies open", AREA_ORDER_DESCRIPTION),
    "seen": RowDescription(
        "who has seen a tile that lies face down",
        AREA_ORDER_DESCRIPTION,
        "a set: bit s for seat s, never turned",
        0,
        31,
    ),
    "owner": make_seats_row_description("whose mine it is", AREA_ORDER_DESCRIPTION),
    "tin": RowDescription("tin cubes", AREA_ORDER_DESCRIPTION, highest_value=63),
    "copper": RowDescription("copper cubes", AREA_ORDER_DESCRIPTION, highest_value=63),
    "water": RowDescription("water cubes", AREA_ORDER_DESCRIPTION, highest_value=63),
    "drainage": RowDescription("drainage tokens", AREA_ORDER_DESCRIPTION, highest_value=63),
    "miner": RowDescription("miners", AREA_ORDER_DESCRIPTION, highest_value=15),
    "port": RowDescription("ports", AREA_ORDER_DESCRIPTION, highest_value=15),
    "train": RowDescription("trains", AREA_ORDER_DESCRIPTION, highest_value=15),
    "pump": RowDescription("survey steam pumps", AREA_ORDER_DESCRIPTION, highest_value=15),
    "adit": RowDescription("adits", BORDER_ORDER_DESCRIPTION, highest_value=7),
    "stock": RowDescription(
        "developments left", f"{PIECE_ORDER_DESCRIPTION}, of each 4 rounds", highest_value=15
    ),
    "pumps": RowDescription("steam pumps left", "4 rounds, of each 4 groups", highest_value=15),
    "boxes": RowDescription(
        "whose cube lies there",
        "4 rounds, of each 6 prices, of each 2 places",
        "a seat; -1 none",
        -1,
        4,
        are_values_seats=True,
    ),
    "deck": RowDescription(
        "cards in the decks",
        "kinds of cards",
        "always 0",
        highest_value=15,
        is_constant_all_game=True,
    ),
    "deck_size": RowDescription("cards in the deck", "4 regions", highest_value=63),
    "played": RowDescription("survey cards played", "kinds of cards", highest_value=15),
    "built": make_flag_row_description("tiles that have been built on", "kinds of tiles"),
    "ore_arsenic": make_description_of_row_by_seat("arsenic mined", highest_number=127),
    "limiter": make_description_of_row_by_seat(
        "column its limiter covers; 0 none yet", highest_number=10
    ),
    "calciner_left": make_description_of_row_by_seat("calciners left", highest_number=7),
    "own_miners": make_description_of_row_by_seat(
        "miners of its colour that are not on the map", highest_number=15
    ),
    "waiting": make_description_of_row_by_seat(
        "Michigan pieces to place", PIECE_ORDER_DESCRIPTION, highest_number=15
    ),
    "tin_rise": make_description_of_row_by_seat("always 0", highest_number=31),
    "copper_rise": make_description_of_row_by_seat("always 0", highest_number=31),
    "arsenic": RowDescription("arsenic cubes", AREA_ORDER_DESCRIPTION, highest_value=63),
    "calciner": make_seats_row_description("whose calciner stands there", AREA_ORDER_DESCRIPTION),
    "own_miner": make_seats_row_description("whose own miner works there", AREA_ORDER_DESCRIPTION),
    "market": make_flag_row_description(
        "whether a space is filled",
        "spaces of the market, from the most valuable to the last but one",
    ),
    "emigrated": make_seats_row_description(
        "who has emigrated", "4 rounds, of each Michigan, Sierra Madre, Kimberley, Adelaide"
    ),
    "wallace_cards": RowDescription(
        "Lord Wallace's cards",
        "his action cards, then the survey cards put under his deck, the next one first",
        "action cards: 1 in the deck, 0 revealed; survey cards: 1 + the card, 0 none",
        highest_value=63,
    ),
}
