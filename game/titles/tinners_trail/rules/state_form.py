"""The form of a state of Tinners' Trail: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import Row, StateForm
from game.titles.tinners_trail.rules import kinds

# Whose a cell is. Areas are written as far as the map card; what may lie beyond it grows (D-1).
SEAT: Final = "seat"
HAND: Final = "hand"  # a seat's cells that change at the end of a step
AREA: Final = "area"
BORDER: Final = "border"
STOCK: Final = "stock"
PUMPS: Final = "pumps"
REGION: Final = "region"
CARD: Final = "card"
DECKED_CARD: Final = "decked card"  # none unless there are decks
TILE: Final = "tile"
ROUND: Final = "round"
MARKET_SPACE: Final = "market space"
WALLACE_CARD: Final = "wallace card"
BOX: Final = "box"

EXTRAS: Final = "extras"  # the part with the expansions and Lord Wallace

# What only one edition has is left out of the form of the other. In that of 2007 everything lies
# open (C-19).
OF_2007: Final = ("next_prospector", "later_prospector", "cubes_left", "boxes")
OF_REMASTERED: Final = (
    *("survey_card", "survey_from", "next_peek", "later_peek"),
    *("owed", "income", "impossible_cards"),
    *("hand", "discarded", "tile", "face_up", "seen", "drainage", "pump"),
    *("deck", "deck_size", "played", "built"),
)

NUMBERS: Final = [
    *("round", "phase", "to_move", "active", "passed"),
    *("tin_price", "copper_price", "last_tin", "last_copper"),
    *("area", "opener", "survey_card", "survey_from"),
    *("minimum", "high_bid", "high_bidder", "pumps_left"),
    *("next_prospector", "later_prospector", "next_peek", "later_peek"),
    *("owed", "income", "impossible_cards"),
]
ROWS: Final = [
    Row("money", SEAT),
    Row("points", SEAT),
    Row("mines_left", SEAT),
    Row("cubes_left", SEAT),
    Row("ore_tin", SEAT),
    Row("ore_copper", SEAT),
    Row("column", SEAT),
    Row("depth", SEAT),
    Row("place", SEAT, blank=kinds.EMPTY),
    Row("bidding", SEAT),
    Row("declined", SEAT),
    Row("hand", HAND, kinds.HAND_SLOTS, blank=kinds.EMPTY, secret=True),
    Row("discarded", HAND, kinds.REGIONS, blank=kinds.EMPTY, secret=True),
    Row("tile", AREA, blank=kinds.EMPTY, secret=True),
    Row("face_up", AREA),
    Row("seen", AREA),
    Row("owner", AREA, blank=kinds.EMPTY),
    Row("tin", AREA, grows=True),
    Row("copper", AREA, grows=True),
    Row("water", AREA),
    Row("drainage", AREA),
    Row("miner", AREA, grows=True),
    Row("port", AREA, grows=True),
    Row("train", AREA, grows=True),
    Row("pump", AREA),
    Row("adit", BORDER, grows=True),
    Row("stock", STOCK),
    Row("pumps", PUMPS),
    Row("boxes", BOX, kinds.BOX_PLACES, blank=kinds.EMPTY),
    Row("deck", DECKED_CARD, secret=True),
    Row("deck_size", REGION),
    Row("played", CARD),
    Row("built", TILE),
    Row("ore_arsenic", SEAT, part=EXTRAS),
    Row("limiter", SEAT, part=EXTRAS),
    Row("calciner_left", SEAT, part=EXTRAS),
    Row("own_miners", SEAT, part=EXTRAS),
    Row("waiting", SEAT, kinds.STOCKS, part=EXTRAS),
    Row("tin_rise", SEAT, part=EXTRAS),
    Row("copper_rise", SEAT, part=EXTRAS),
    Row("arsenic", AREA, part=EXTRAS, grows=True),
    Row("calciner", AREA, blank=kinds.EMPTY, part=EXTRAS),
    Row("own_miner", AREA, blank=kinds.EMPTY, part=EXTRAS),
    Row("market", MARKET_SPACE, part=EXTRAS),
    Row("emigrated", ROUND, kinds.PLACES, blank=kinds.EMPTY, part=EXTRAS),
    Row("wallace_cards", WALLACE_CARD, part=EXTRAS),
]
FORM: Final = StateForm(
    [name for name in NUMBERS if name not in OF_2007],
    [row for row in ROWS if row.name not in OF_2007],
)
FORM_2007: Final = StateForm(
    [name for name in NUMBERS if name not in OF_REMASTERED],
    [row for row in ROWS if row.name not in OF_REMASTERED and row.part != EXTRAS],
)
