"""The rows of Tiletum's observations, with In Search of Silver."""

from typing import Final

from ai.row_descriptions import (
    RowDescription,
    make_description_of_row_by_seat,
    make_flag_row_description,
    make_seat_number_description,
    make_seats_row_description,
)

TILE_VALUE_MEANING: Final = "number of the tile, in the alphabetical order of names; -1 none"
GOODS_ORDER_DESCRIPTION: Final = "gold, food, wool, stone, iron"
GOOD_VALUE_MEANING: Final = "0 gold, 1 food, 2 wool, 3 stone, 4 iron; -1 none"
ACTION_ORDER_DESCRIPTION: Final = "merchant, architect, character, contract, king"
TECHNOLOGY_ORDER_DESCRIPTION: Final = (
    "character, dice, king, merchant, explorer, contract, goods, joker, architect"
)
SIDE_A_OR_B_VALUE_MEANING: Final = "0 A, 1 B"
SPOT_ORDER_DESCRIPTION: Final = "places where tiles lie, in the order of the map"
PILE_ORDER_DESCRIPTION: Final = "kinds of tiles in the pile"

FACT_DESCRIPTIONS: Final = {
    "round": RowDescription("the round", highest_value=4),
    "phase": RowDescription(
        "what is asked", value_meaning="`PHASE_NAMES` of `rules/kinds.py`", highest_value=9
    ),
    "to_move": make_seat_number_description("who decides; -1 luck, -2 the game is over"),
    "turn": RowDescription("which turn of the round", value_meaning="1 to 3", highest_value=3),
    "step": RowDescription("players who have finished this turn", highest_value=4),
    "seat": make_seat_number_description(
        "whose turn it is, or who decides about the tile beside the King's track"
    ),
    "die_good": RowDescription(
        "the good of the die in play",
        value_meaning=GOOD_VALUE_MEANING,
        lowest_value=-1,
        highest_value=4,
    ),
    "die_value": RowDescription("its value, after a change", highest_value=12),
    "exchanged": RowDescription(
        "whether the first exchange of the turn is made",
        value_meaning="1 yes, 0 no",
        highest_value=1,
    ),
    "fresh": RowDescription(
        "how many colour tiles were taken this turn", lowest_value=-1, highest_value=255
    ),
    "refilling": RowDescription(
        "the place being refilled at the end of the round",
        value_meaning="place, as in `lying`; -1 none",
        lowest_value=-1,
        highest_value=511,
    ),
    "depth": RowDescription(
        "open questions, one inside the other", lowest_value=-1, highest_value=63
    ),
    "decree": RowDescription(
        "the Cardinal's decree in force",
        value_meaning="kind; -1 none",
        lowest_value=-1,
        highest_value=63,
    ),
    "order": make_seats_row_description("who acts first, second ...", "places in the turn order"),
    "king_order": make_seats_row_description(
        "who is ahead on the King's track", "places, the one ahead of all first"
    ),
    "king": make_description_of_row_by_seat(
        "space of the King's track", lowest_number=-31, highest_number=63
    ),
    "points": make_description_of_row_by_seat(
        "victory points", lowest_number=-1000, highest_number=2000
    ),
    "supply": make_description_of_row_by_seat(
        "houses and pillars in the supply", "houses, pillars", highest_number=127
    ),
    "people": make_description_of_row_by_seat(
        "where merchant and architect stand", "merchant, architect", "space", -1, 127
    ),
    "goods": make_description_of_row_by_seat("goods", GOODS_ORDER_DESCRIPTION, highest_number=511),
    "store": make_description_of_row_by_seat(
        "tiles in the storehouse", "4 places, ascending", TILE_VALUE_MEANING, -1, 255
    ),
    "rooms": make_description_of_row_by_seat(
        "character tiles in the houses",
        "its rooms, building by building from floor 1",
        TILE_VALUE_MEANING,
        -1,
        255,
    ),
    "crests": make_description_of_row_by_seat(
        "the crest below each building", "6 buildings", "kind of crest; -1 none", -1, 127
    ),
    "contracts": make_description_of_row_by_seat(
        "fulfilled contracts", "6 places, the first one first", TILE_VALUE_MEANING, -1, 255
    ),
    "markers": make_description_of_row_by_seat(
        "action points of the markers", ACTION_ORDER_DESCRIPTION, highest_number=127
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
        f"number of {ACTION_ORDER_DESCRIPTION}, joker, from 0",
        highest_value=5,
    ),
    "dice": RowDescription(
        "dice on the wheel", f"{GOODS_ORDER_DESCRIPTION}, of each 6 values", highest_value=63
    ),
    "tokens": RowDescription(
        "corruption tokens turned over this round", "3 turns", "spaces; -1 not yet", -1, 63
    ),
    "fair": RowDescription(
        "the fairs", "kinds of rounds 1 to 4, then towns of these", "kind, town", -1, 127
    ),
    "lying": RowDescription(
        "tiles that lie open", SPOT_ORDER_DESCRIPTION, TILE_VALUE_MEANING, -1, 255
    ),
    "owner": make_seats_row_description(
        "whose house or pillar it is", "places for houses and pillars"
    ),
    "cost": RowDescription(
        "what an open cathedral costs", "cathedrals", "kind of cost tile; -1 none", -1, 127
    ),
    "pile": RowDescription("tiles left in the piles", PILE_ORDER_DESCRIPTION, highest_value=255),
    "discard": RowDescription("used bonus tiles", "kinds of bonus tiles", highest_value=255),
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
        "decrees that may still be drawn", "kinds", "1 yes, 0 no", highest_value=1
    ),
    "challenges": RowDescription(
        "challenges in force", "8 challenges", "1 yes, 0 no", highest_value=1
    ),
    "open": RowDescription("the Cardinal's contracts", "6 places", TILE_VALUE_MEANING, -1, 255),
    "hand": RowDescription(
        "crests that the Cardinal holds and has not placed",
        "kinds of crests",
        "1 yes, 0 no",
        highest_value=1,
    ),
    "gone": RowDescription(
        "tiles that have left the game", PILE_ORDER_DESCRIPTION, highest_value=255
    ),
    "field": RowDescription(
        "the first die value the explorer field covers",
        value_meaning="value",
        lowest_value=-1,
        highest_value=127,
    ),
    "symbol": RowDescription(
        "whether the step of the symbol is still open", value_meaning="1 yes, 0 no", highest_value=1
    ),
    "overlay": RowDescription(
        "the overlay of the end scoring", value_meaning=SIDE_A_OR_B_VALUE_MEANING, highest_value=1
    ),
    "surprises_due": RowDescription("surprises that are due", highest_value=63),
    "crest_due": RowDescription(
        "whether a crest is due to be drawn", value_meaning="1 yes, 0 no", highest_value=1
    ),
    "after": RowDescription(
        "what is asked after the surprises",
        value_meaning="phase; -1 none",
        lowest_value=-1,
        highest_value=1023,
    ),
    "his_marker": RowDescription(
        "action points of the Cardinal's marker for explorers", lowest_value=-1, highest_value=127
    ),
    "silver": make_description_of_row_by_seat("silver", highest_number=127),
    "mines": make_description_of_row_by_seat(
        "mines", "its own supply, the general supply", highest_number=63
    ),
    "explorers": make_description_of_row_by_seat(
        "where explorers stand", "3 maps", "town; -1 none", -1, 127
    ),
    "levels": make_description_of_row_by_seat(
        "levels of technologies", TECHNOLOGY_ORDER_DESCRIPTION, highest_number=3
    ),
    "bonused": make_description_of_row_by_seat(
        "the good that counts as gold",
        value_meaning=GOOD_VALUE_MEANING,
        lowest_number=-1,
        highest_number=4,
    ),
    "fresh_tiles": RowDescription(
        "colour tiles taken this turn", "4 places", TILE_VALUE_MEANING, -1, 255
    ),
    "covered_tablets": make_flag_row_description(
        "whether the tablet of a path lies under an X tile", "paths with a tablet"
    ),
    "sides": RowDescription(
        "sides of the maps", "3 maps", SIDE_A_OR_B_VALUE_MEANING, highest_value=1
    ),
    "technologies": RowDescription(
        "technologies in play",
        "3 places",
        f"number of {TECHNOLOGY_ORDER_DESCRIPTION}, from 0",
        -1,
        8,
    ),
    "bonused_left": RowDescription(
        "goods nobody has chosen to count as gold",
        GOODS_ORDER_DESCRIPTION,
        "1 yes, 0 no",
        highest_value=1,
    ),
    "contracts_under": RowDescription(
        "contracts put under the pile", "places, the next one first", TILE_VALUE_MEANING, -1, 255
    ),
    "underground_under": RowDescription(
        "underground tiles put under the pile",
        "places, the next one first",
        TILE_VALUE_MEANING,
        -1,
        255,
    ),
    "surprises_left": RowDescription(
        "surprises that may still come", "kinds", "1 yes, 0 no", highest_value=1
    ),
    "tucked": RowDescription(
        "surprises the Cardinal has had", "12 places, the first one first", "kind; -1 none", -1, 127
    ),
    "box": RowDescription(
        "tiles that two players do not use", PILE_ORDER_DESCRIPTION, highest_value=255
    ),
}
