"""The rows of Brass's observations."""

from typing import Final

from ai.row_facts import RowFact, by_seat, flag, seat, seats

CARD: Final = "kind of card, as its components list them; -1 none, -2 unknown"
SPACES: Final = "industry spaces, in the order of the map"
INDUSTRIES: Final = "cotton mill, port, coal mine, ironworks, shipyard"
LINES: Final = "lines, in the order of the map"

FACTS: Final = {
    "era": RowFact("the era", codes="0 canals, 1 rails", high=1),
    "round": RowFact("the round of the era", high=15),
    "phase": RowFact("what is asked", codes="`PHASE_NAMES` of `rules/kinds.py`", high=9),
    "to_move": seat("who decides; -1 luck, -2 the game is over"),
    "turn": RowFact("the place in the turn order that acts", codes="0 first", low=-1, high=4),
    "action": RowFact("which action of the turn", codes="1 or 2", high=2),
    "pending": RowFact(
        "the move that is being carried out", codes="1 + its action, 0 none", high=2**20
    ),
    "pending_cards": RowFact("cards still to be played for it", high=2),
    "pending_number": RowFact(
        "2 for the second link or counter of an action", codes="1 or 2; 0 none", high=127
    ),
    "coal": RowFact("cubes in the coal market", high=8),
    "iron": RowFact("cubes in the iron market", high=8),
    "demand": RowFact(
        "the marker of the distant market",
        codes="spaces below the top; 8: no more distant sales",
        high=8,
    ),
    "deck_size": RowFact("cards in the deck", high=66),
    "rail_deck_size": RowFact("cards set aside for the era of rails", high=66),
    "order": seats("who acts first, second ...", "places in the turn order"),
    "money": by_seat("pounds", low=-1000, high=2000),
    "spent": by_seat("pounds spent in this round", high=2000),
    "income": by_seat("space of the income track", codes="space from 0", high=99),
    "points": by_seat("victory points", high=1000),
    "hand": by_seat("cards in hand", "8 cards", CARD, -2, 63),
    "stack": by_seat("counters not yet built", f"{INDUSTRIES}, of each levels 0 to 4", high=8),
    "owner": seats("whose counter lies there", SPACES),
    "counter": RowFact(
        "kind of counter", SPACES, f"industry ({INDUSTRIES}) × 5 + level; -1 none", -1, 24
    ),
    "flipped": flag("whether the counter is flipped", SPACES),
    "cubes": RowFact("cubes on the counter", SPACES, high=8),
    "link": seats("whose link lies there", LINES),
    "discards": RowFact("cards discarded in this era", "kinds of cards", high=66),
    "distant": RowFact(
        "distant tiles that may still come", "tiles that move the marker 0 to 4 spaces", high=12
    ),
    "deck": RowFact("the deck", "from the bottom", CARD, -2, 63, never_known=True),
    "rail_deck": RowFact(
        "the deck of the rails", "from the bottom", CARD, -2, 63, never_known=True
    ),
}
