"""The rows of Tiletum's observations, with In Search of Silver."""

from typing import Final

from ai.row_descriptions import (
    RowDescription,
    make_description_of_row_by_seat,
    make_flag_row_description,
    make_seat_number_description,
    make_seats_row_description,
)

TILE_CODES: Final = "number of the tile, in the alphabetical order of names; -1 none"
GOODS_ORDER: Final = "gold, food, wool, stone, iron"
GOOD_CODES: Final = "0 gold, 1 food, 2 wool, 3 stone, 4 iron; -1 none"
ACTION_ORDER: Final = "merchant, architect, character, contract, king"
TECHNOLOGY_ORDER: Final = (
    "character, dice, king, merchant, explorer, contract, goods, joker, architect"
)
A_OR_B_CODES: Final = "0 A, 1 B"
SPOT_ORDER: Final = "places where tiles lie, in the order of the map"
PILE_ORDER: Final = "kinds of tiles in the pile"

FACT_DESCRIPTIONS: Final = {
    "round": RowDescription("the round", high=4),
    "phase": RowDescription("what is asked", codes="`PHASE_NAMES` of `rules/kinds.py`", high=9),
    "to_move": make_seat_number_description("who decides; -1 luck, -2 the game is over"),
    "turn": RowDescription("which turn of the round", codes="1 to 3", high=3),
    "step": RowDescription("players who have finished this turn", high=4),
    "seat": make_seat_number_description(
        "whose turn it is, or who decides about the tile beside the King's track"
    ),
    "die_good": RowDescription("the good of the die in play", codes=GOOD_CODES, low=-1, high=4),
    "die_value": RowDescription("its value, after a change", high=12),
    "exchanged": RowDescription(
        "whether the first exchange of the turn is made", codes="1 yes, 0 no", high=1
    ),
    "fresh": RowDescription("how many colour tiles were taken this turn", low=-1, high=255),
    "refilling": RowDescription(
        "the place being refilled at the end of the round",
        codes="place, as in `lying`; -1 none",
        low=-1,
        high=511,
    ),
    "depth": RowDescription("open questions, one inside the other", low=-1, high=63),
    "decree": RowDescription(
        "the Cardinal's decree in force", codes="kind; -1 none", low=-1, high=63
    ),
    "order": make_seats_row_description("who acts first, second ...", "places in the turn order"),
    "king_order": make_seats_row_description(
        "who is ahead on the King's track", "places, the one ahead of all first"
    ),
    "king": make_description_of_row_by_seat("space of the King's track", low=-31, high=63),
    "points": make_description_of_row_by_seat("victory points", low=-1000, high=2000),
    "supply": make_description_of_row_by_seat(
        "houses and pillars in the supply", "houses, pillars", high=127
    ),
    "people": make_description_of_row_by_seat(
        "where merchant and architect stand", "merchant, architect", "space", -1, 127
    ),
    "goods": make_description_of_row_by_seat("goods", GOODS_ORDER, high=511),
    "store": make_description_of_row_by_seat(
        "tiles in the storehouse", "4 places, ascending", TILE_CODES, -1, 255
    ),
    "rooms": make_description_of_row_by_seat(
        "character tiles in the houses",
        "its rooms, building by building from floor 1",
        TILE_CODES,
        -1,
        255,
    ),
    "crests": make_description_of_row_by_seat(
        "the crest below each building", "6 buildings", "kind of crest; -1 none", -1, 127
    ),
    "contracts": make_description_of_row_by_seat(
        "fulfilled contracts", "6 places, the first one first", TILE_CODES, -1, 255
    ),
    "markers": make_description_of_row_by_seat(
        "action points of the markers", ACTION_ORDER, high=127
    ),
    "dice_taken": make_description_of_row_by_seat(
        "dice taken this round", "3 turns", "good × 6 + value - 1; -1 none", -1, 29
    ),
    "taken": make_description_of_row_by_seat(
        "tiles of cathedrals", "cathedrals", "number of the tile; -1 none", -1, 255
    ),
    "wheel": RowDescription(
        "the action of each die value",
        "6 values",
        f"number of {ACTION_ORDER}, joker, from 0",
        high=5,
    ),
    "dice": RowDescription("dice on the wheel", f"{GOODS_ORDER}, of each 6 values", high=63),
    "tokens": RowDescription(
        "corruption tokens turned over this round", "3 turns", "spaces; -1 not yet", -1, 63
    ),
    "fair": RowDescription(
        "the fairs", "kinds of rounds 1 to 4, then towns of these", "kind, town", -1, 127
    ),
    "lying": RowDescription("tiles that lie open", SPOT_ORDER, TILE_CODES, -1, 255),
    "owner": make_seats_row_description(
        "whose house or pillar it is", "places for houses and pillars"
    ),
    "cost": RowDescription(
        "what an open cathedral costs", "cathedrals", "kind of cost tile; -1 none", -1, 127
    ),
    "pile": RowDescription("tiles left in the piles", PILE_ORDER, high=255),
    "discard": RowDescription("used bonus tiles", "kinds of bonus tiles", high=255),
    "stack": RowDescription(
        "the open questions",
        "32 questions, the one asked is number `depth`, of each 8 numbers",
        "kind and what belongs to it: `..._Q` of `rules/kinds.py`; 0 none",
        -(2**31),
        2**31 - 1,
    ),
    "decrees": RowDescription(
        "the Cardinal's decrees of this game", "6 places", "kind; -1 none", -1, 63
    ),
    "decrees_left": RowDescription(
        "decrees that may still be drawn", "kinds", "1 yes, 0 no", high=1
    ),
    "challenges": RowDescription("challenges in force", "8 challenges", "1 yes, 0 no", high=1),
    "open": RowDescription("the Cardinal's contracts", "6 places", TILE_CODES, -1, 255),
    "hand": RowDescription(
        "crests that the Cardinal holds and has not placed",
        "kinds of crests",
        "1 yes, 0 no",
        high=1,
    ),
    "gone": RowDescription("tiles that have left the game", PILE_ORDER, high=255),
    "field": RowDescription(
        "the first die value the explorer field covers", codes="value", low=-1, high=127
    ),
    "symbol": RowDescription(
        "whether the step of the symbol is still open", codes="1 yes, 0 no", high=1
    ),
    "overlay": RowDescription("the overlay of the end scoring", codes=A_OR_B_CODES, high=1),
    "surprises_due": RowDescription("surprises that are due", high=63),
    "crest_due": RowDescription("whether a crest is due to be drawn", codes="1 yes, 0 no", high=1),
    "after": RowDescription(
        "what is asked after the surprises", codes="phase; -1 none", low=-1, high=1023
    ),
    "his_marker": RowDescription(
        "action points of the Cardinal's marker for explorers", low=-1, high=127
    ),
    "silver": make_description_of_row_by_seat("silver", high=127),
    "mines": make_description_of_row_by_seat(
        "mines", "its own supply, the general supply", high=63
    ),
    "explorers": make_description_of_row_by_seat(
        "where explorers stand", "3 maps", "town; -1 none", -1, 127
    ),
    "levels": make_description_of_row_by_seat("levels of technologies", TECHNOLOGY_ORDER, high=3),
    "bonused": make_description_of_row_by_seat(
        "the good that counts as gold", codes=GOOD_CODES, low=-1, high=4
    ),
    "fresh_tiles": RowDescription("colour tiles taken this turn", "4 places", TILE_CODES, -1, 255),
    "covered_tablets": make_flag_row_description(
        "whether the tablet of a path lies under an X tile", "paths with a tablet"
    ),
    "sides": RowDescription("sides of the maps", "3 maps", A_OR_B_CODES, high=1),
    "technologies": RowDescription(
        "technologies in play", "3 places", f"number of {TECHNOLOGY_ORDER}, from 0", -1, 8
    ),
    "bonused_left": RowDescription(
        "goods nobody has chosen to count as gold", GOODS_ORDER, "1 yes, 0 no", high=1
    ),
    "contracts_under": RowDescription(
        "contracts put under the pile", "places, the next one first", TILE_CODES, -1, 255
    ),
    "underground_under": RowDescription(
        "underground tiles put under the pile", "places, the next one first", TILE_CODES, -1, 255
    ),
    "surprises_left": RowDescription(
        "surprises that may still come", "kinds", "1 yes, 0 no", high=1
    ),
    "tucked": RowDescription(
        "surprises the Cardinal has had", "12 places, the first one first", "kind; -1 none", -1, 127
    ),
    "box": RowDescription("tiles that two players do not use", PILE_ORDER, high=255),
}
