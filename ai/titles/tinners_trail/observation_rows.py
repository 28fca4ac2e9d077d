"""The rows of Tinners' Trail's observations, of both editions."""

from typing import Final

from ai.row_facts import RowFact, by_seat, flag, seat, seats

AREAS: Final = "areas, in the order of the map card"
BORDERS: Final = "borders of areas, in the order of the map"
CARD: Final = (
    "kind of card; -1 none, -2 to -6 unknown with the back of region A, B, C, D or of a wild card"
)
PIECES: Final = "miners, ports, trains, adits"

FACTS: Final = {
    "round": RowFact("the round", high=4),
    "phase": RowFact("what is asked", codes="`PHASE_NAMES` of `rules/kinds.py`", high=15),
    "to_move": seat("who decides; -1 luck, -2 the game is over"),
    "active": seat("whose turn it is"),
    "passed": RowFact("players who have passed", high=5),
    "tin_price": RowFact("pounds for tin", high=20),
    "copper_price": RowFact("pounds for copper", high=20),
    "last_tin": RowFact("pounds for tin a round before", high=20),
    "last_copper": RowFact("pounds for copper a round before", high=20),
    "area": RowFact(
        "the area of the auction",
        codes="area, in the order of the map card; -1 none",
        low=-1,
        high=63,
    ),
    "opener": seat("who opened the auction"),
    "survey_card": RowFact("the card of the survey", codes=CARD, low=-6, high=63),
    "survey_from": RowFact("where it came from", codes="0 no card, 1 a hand, 2 the deck", high=2),
    "minimum": RowFact("the lowest bid", high=4000),
    "high_bid": RowFact("the highest bid", high=4000),
    "high_bidder": seat("whose bid it is"),
    "pumps_left": RowFact("pumps that may still be placed", high=15),
    "next_peek": seat("who looks next"),
    "later_peek": seat("who looks after that"),
    "next_prospector": seat("who prospects next"),
    "later_prospector": seat("who prospects after that"),
    "owed": RowFact("Lord Wallace's mining costs of the round", high=4000),
    "income": RowFact("Lord Wallace's money that joins his sale", high=4000),
    "impossible_cards": RowFact(
        "action cards in a row that Lord Wallace could not carry out", high=63
    ),
    "money": by_seat("pounds", low=-1000, high=4000),
    "points": by_seat("victory points", low=-1000, high=4000),
    "mines_left": by_seat("mines not yet built", high=31),
    "cubes_left": by_seat("cubes for investments", high=63),
    "ore_tin": by_seat("tin mined", high=127),
    "ore_copper": by_seat("copper mined", high=127),
    "column": by_seat("column of the work track", high=10),
    "depth": by_seat("place in that column, 0 the uppermost", high=4),
    "place": by_seat("place in the order of passing", codes="from 0; -1 none", low=-1, high=4),
    "bidding": by_seat("whether it is in the auction", codes="1 yes, 0 no", high=1),
    "declined": by_seat("whether it invests no more this round", codes="1 yes, 0 no", high=1),
    "hand": by_seat("cards in hand", "10 places, ascending", CARD, -6, 63),
    "discarded": by_seat("cards put away in the draft", "4 regions", CARD, -6, 63),
    "tile": RowFact("tile of the area", AREAS, "kind of tile; -1 none, -2 unknown", -2, 63),
    "face_up": flag("whether the tile lies open", AREAS),
    "seen": RowFact(
        "who has seen a tile that lies face down",
        AREAS,
        "a set: bit s for seat s, never turned",
        0,
        31,
    ),
    "owner": seats("whose mine it is", AREAS),
    "tin": RowFact("tin cubes", AREAS, high=63),
    "copper": RowFact("copper cubes", AREAS, high=63),
    "water": RowFact("water cubes", AREAS, high=63),
    "drainage": RowFact("drainage tokens", AREAS, high=63),
    "miner": RowFact("miners", AREAS, high=15),
    "port": RowFact("ports", AREAS, high=15),
    "train": RowFact("trains", AREAS, high=15),
    "pump": RowFact("survey steam pumps", AREAS, high=15),
    "adit": RowFact("adits", BORDERS, high=7),
    "stock": RowFact("developments left", f"{PIECES}, of each 4 rounds", high=15),
    "pumps": RowFact("steam pumps left", "4 rounds, of each 4 groups", high=15),
    "boxes": RowFact(
        "whose cube lies there",
        "4 rounds, of each 6 prices, of each 2 places",
        "a seat; -1 none",
        -1,
        4,
        is_seat=True,
    ),
    "deck": RowFact("cards in the decks", "kinds of cards", "always 0", high=15, never_known=True),
    "deck_size": RowFact("cards in the deck", "4 regions", high=63),
    "played": RowFact("survey cards played", "kinds of cards", high=15),
    "built": flag("tiles that have been built on", "kinds of tiles"),
    "ore_arsenic": by_seat("arsenic mined", high=127),
    "limiter": by_seat("column its limiter covers; 0 none yet", high=10),
    "calciner_left": by_seat("calciners left", high=7),
    "own_miners": by_seat("miners of its colour that are not on the map", high=15),
    "waiting": by_seat("Michigan pieces to place", PIECES, high=15),
    "tin_rise": by_seat("always 0", high=31),
    "copper_rise": by_seat("always 0", high=31),
    "arsenic": RowFact("arsenic cubes", AREAS, high=63),
    "calciner": seats("whose calciner stands there", AREAS),
    "own_miner": seats("whose own miner works there", AREAS),
    "market": flag(
        "whether a space is filled",
        "spaces of the market, from the most valuable to the last but one",
    ),
    "emigrated": seats(
        "who has emigrated", "4 rounds, of each Michigan, Sierra Madre, Kimberley, Adelaide"
    ),
    "wallace_cards": RowFact(
        "Lord Wallace's cards",
        "his action cards, then the survey cards put under his deck, the next one first",
        "action cards: 1 in the deck, 0 revealed; survey cards: 1 + the card, 0 none",
        high=63,
    ),
}
