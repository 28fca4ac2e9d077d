"""The rows of Tiletum's observations, with In Search of Silver."""

from typing import Final

from ai.row_facts import RowFact, by_seat, flag, seat, seats

TILE: Final = "kind of tile; below 0 none or unknown"
SPOTS: Final = "places where tiles lie, in the order of the map"
PILE: Final = "kinds of tiles in the pile"

FACTS: Final = {
    "round": RowFact("the round", high=7),
    "phase": RowFact("what is asked", codes="`rules/kinds.py`", high=63),
    "to_move": seat("who decides; -1 luck, -2 the game is over"),
    "turn": RowFact("which turn of the round", high=15),
    "step": RowFact("players who have finished this turn", high=63),
    "seat": seat("whose turn it is, or who decides about the tile beside the King's track"),
    "die_good": RowFact(
        "the colour of the die in play", codes="kind of good; -1 none", low=-1, high=7
    ),
    "die_value": RowFact("its value, after a change", high=12),
    "exchanged": RowFact(
        "whether the first exchange of the turn is made", codes="1 yes, 0 no", high=1
    ),
    "fresh": RowFact("colour tiles taken this turn", low=-1, high=255),
    "refilling": RowFact(
        "the place being refilled at the end of the round", codes="place; -1 none", low=-1, high=511
    ),
    "depth": RowFact("open questions, one inside the other", low=-1, high=63),
    "decree": RowFact("the Cardinal's decree in force", codes="kind; -1 none", low=-1, high=63),
    "order": seats("who acts first, second ...", "places in the turn order"),
    "king_order": seats("who stands before whom on the King's track at a tie", "places"),
    "king": by_seat("space of the King's track", low=-31, high=63),
    "points": by_seat("victory points", low=-1000, high=2000),
    "supply": by_seat("houses and pillars in the supply", "houses, pillars", high=127),
    "people": by_seat(
        "where merchant and architect stand", "merchant, architect", "space", -1, 127
    ),
    "goods": by_seat("goods", "5 kinds", high=511),
    "store": by_seat("tiles in the store", "its places", TILE, -8, 255),
    "rooms": by_seat(
        "character tiles in the houses",
        "its rooms, building by building from floor 1",
        TILE,
        -8,
        255,
    ),
    "crests": by_seat(
        "the crest below each building", "its buildings", "kind of crest; -1 none", -8, 127
    ),
    "contracts": by_seat("fulfilled contracts", "these in order", TILE, -8, 255),
    "markers": by_seat("action points of the markers", "5 kinds of actions", high=127),
    "dice_taken": by_seat(
        "dice taken this round", "its turns", "good × 6 + value - 1; -1 none", -1, 63
    ),
    "taken": by_seat("tiles of cathedrals", "cathedrals", "number of the tile; -1 none", -1, 255),
    "wheel": RowFact("the action of each die value", "6 values", "kind of action", high=15),
    "dice": RowFact("dice on the wheel", "5 goods, of each 6 values", high=63),
    "tokens": RowFact(
        "King's tokens turned over this round", "turns", "spaces; -1 not yet", -8, 63
    ),
    "fair": RowFact(
        "the fairs", "what counts by round, then towns by round", "kind or town", -1, 127
    ),
    "lying": RowFact("tiles on the map", SPOTS, TILE, -8, 255),
    "owner": seats("whose house or pillar it is", "places for houses and pillars"),
    "cost": RowFact(
        "what an open cathedral costs", "cathedrals", "kind of cost tile; -1 none", -8, 127
    ),
    "pile": RowFact("tiles left in the piles", PILE, high=255),
    "discard": RowFact("used bonus tiles", "kinds of bonus tiles", high=255),
    "stack": RowFact(
        "the open questions",
        "questions, of each its numbers",
        "numbers of the rules",
        -(2**31),
        2**31 - 1,
    ),
    "decrees": RowFact("the Cardinal's decrees of this game", "6 places", "kind; -1 none", -8, 63),
    "decrees_left": RowFact("decrees that may still be drawn", "kinds", "1 yes, 0 no", high=1),
    "challenges": RowFact("challenges in force", "8 challenges", "1 yes, 0 no", high=1),
    "open": RowFact("the Cardinal's contracts", "6 places", TILE, -8, 255),
    "hand": RowFact(
        "crests that the Cardinal has not placed", "kinds of crests", "1 yes, 0 no", high=1
    ),
    "gone": RowFact("tiles that have left the game", PILE, high=255),
    "field": RowFact(
        "the first die value the explorer field covers", codes="value", low=-1, high=127
    ),
    "symbol": RowFact("whether the step of the symbol is still open", codes="1 yes, 0 no", high=1),
    "overlay": RowFact("the overlay of the end scoring", codes="0 for A", low=-1, high=127),
    "surprises_due": RowFact("surprises that are due", high=63),
    "crest_due": RowFact("whether a crest is due to be drawn", codes="1 yes, 0 no", high=1),
    "after": RowFact(
        "what is asked after the surprises", codes="phase; -1 none", low=-1, high=1023
    ),
    "his_marker": RowFact("action points of the Cardinal's marker for explorers", low=-1, high=127),
    "silver": by_seat("silver", high=127),
    "mines": by_seat("mines", "its own supply, the general supply", high=63),
    "explorers": by_seat("where explorers stand", "3 maps", "town; -1 none", -1, 127),
    "levels": by_seat("levels of technologies", "9 technologies of the box", high=15),
    "bonused": by_seat(
        "the good that counts as gold", codes="kind of good; -1 none", low=-1, high=127
    ),
    "fresh_tiles": RowFact("colour tiles taken this turn", "4 places", TILE, -8, 255),
    "covered": flag("whether the tablet of a path lies under an X tile", "paths with a tablet"),
    "sides": RowFact("sides of the maps", "3 maps", "0 for A", high=7),
    "technologies": RowFact("technologies in play", "3 places", "kind; -1 none", -1, 63),
    "bonused_left": RowFact(
        "goods nobody has chosen to count as gold", "5 goods", "1 yes, 0 no", high=1
    ),
    "contracts_under": RowFact("contracts put under the pile", "places", TILE, -8, 255),
    "underground_under": RowFact("underground tiles put under the pile", "places", TILE, -8, 255),
    "surprises_left": RowFact("surprises that may still come", "kinds", "1 yes, 0 no", high=1),
    "tucked": RowFact("surprises the Cardinal has had", "these in order", "kind; -1 none", -8, 127),
    "box": RowFact("tiles that two players do not use", PILE, high=255),
}
