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
    "step": RowFact("which step of the action", high=63),
    "seat": seat("whose turn it is"),
    "die_good": RowFact("the good of the die taken", codes="kind of good; -1 none", low=-1, high=7),
    "die_value": RowFact("its value", high=12),
    "exchanged": RowFact("exchanges made this turn", high=31),
    "fresh": RowFact("what has just been drawn", low=-1, high=255),
    "refilling": RowFact("the place being refilled", codes="place; -1 none", low=-1, high=511),
    "depth": RowFact("action points and steps within steps", low=-1, high=63),
    "decree": RowFact("the decree of the Cardinal", codes="kind; -1 none", low=-1, high=63),
    "order": seats("who acts first, second ...", "places in the turn order"),
    "king_order": seats("who stands before whom on the King's track at a tie", "places"),
    "king": by_seat("place on the King's track", low=-31, high=63),
    "points": by_seat("victory points", low=-1000, high=2000),
    "supply": by_seat("pieces in the supply", "its kinds of pieces", high=127),
    "people": by_seat("where merchant and architect stand", "merchant, architect", "city", -1, 127),
    "goods": by_seat("goods", "5 kinds", high=511),
    "store": by_seat("tiles in the store", "its places", TILE, -8, 255),
    "rooms": by_seat("what lives in the houses", "its rooms", TILE, -8, 255),
    "crests": by_seat("crests", "its buildings", "kind of crest; -1 none", -8, 127),
    "contracts": by_seat("contracts", "its places", TILE, -8, 255),
    "markers": by_seat("markers", "5 kinds of actions", high=127),
    "dice_taken": by_seat(
        "dice taken this round", "its turns", "good × 6 + value - 1; -1 none", -1, 63
    ),
    "taken": by_seat(
        "what it took of the cathedrals", "its cathedrals", "tile; -1 nothing", -1, 255
    ),
    "wheel": RowFact("where the wheel's actions stand", "6 sectors", high=15),
    "dice": RowFact("dice on the wheel", "5 goods, of each 6 values", high=63),
    "tokens": RowFact("bonus tokens", "3 places", "kind; -1 none", -8, 63),
    "fair": RowFact("the fairs", "rounds, of each city and what counts", "city or kind", -1, 127),
    "lying": RowFact("tiles on the map", SPOTS, TILE, -8, 255),
    "owner": seats("whose house or pillar it is", "places for houses and pillars"),
    "cost": RowFact(
        "what a cathedral costs", "cathedrals and their costs", "kind; -1 none", -8, 127
    ),
    "pile": RowFact("tiles in the piles", PILE, high=255),
    "discard": RowFact("bonus tiles put away", "kinds of bonus tiles", high=255),
    "stack": RowFact(
        "the steps that are under way", "frames", "numbers of the rules", -(2**31), 2**31 - 1
    ),
    "decrees": RowFact("decrees of the Cardinal", "6 places", "kind; -1 none", -8, 63),
    "decrees_left": RowFact("decrees left", "kinds", high=63),
    "challenges": RowFact("challenges met", "8 challenges", high=63),
    "open": RowFact("the Cardinal's contracts", "6 places", TILE, -8, 255),
    "hand": RowFact("the Cardinal's crests", "kinds of crests", high=63),
    "gone": RowFact("tiles that have left the game", PILE, high=255),
    "field": RowFact("the field of silver in question", codes="kind", low=-1, high=127),
    "symbol": RowFact("the symbol in question", codes="kind", low=-1, high=127),
    "overlay": RowFact("the overlay in play", codes="kind", low=-1, high=127),
    "surprises_due": RowFact("surprises that are due", high=63),
    "crest_due": RowFact("crests that are due", low=-1, high=63),
    "after": RowFact("what follows", codes="kind; -1 nothing", low=-1, high=1023),
    "his_marker": RowFact("the Cardinal's marker", low=-1, high=127),
    "silver": by_seat("silver", high=127),
    "mines": by_seat("mines", "its supplies", high=63),
    "explorers": by_seat("where explorers stand", "3 maps", "place; -1 none", -1, 127),
    "levels": by_seat("levels of technologies", "9 technologies", high=15),
    "bonused": by_seat("good with a bonus", codes="kind; -1 none", low=-1, high=127),
    "fresh_tiles": RowFact("tiles just drawn", "4 places", TILE, -8, 255),
    "covered": flag("whether the tablet of a path is covered", "paths with a tablet"),
    "sides": RowFact("sides of the maps", "3 maps", high=7),
    "technologies": RowFact("technologies in play", "3 places", "kind; -1 none", -1, 63),
    "bonused_left": RowFact("bonuses left", "5 goods", high=63),
    "contracts_under": RowFact("contracts put under the pile", "places", TILE, -8, 255),
    "underground_under": RowFact("underground tiles put under the pile", "places", TILE, -8, 255),
    "surprises_left": RowFact("surprises left", "kinds", high=63),
    "tucked": RowFact("surprises tucked away", "kinds", "kind; -1 none", -8, 127),
    "box": RowFact("tiles in the box", PILE, high=255),
}
