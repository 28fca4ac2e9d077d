"""The form of a state of Tinners' Trail: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
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
    RowDeclaration("money", SEAT),
    RowDeclaration("points", SEAT),
    RowDeclaration("mines_left", SEAT),
    RowDeclaration("cubes_left", SEAT),
    RowDeclaration("ore_tin", SEAT),
    RowDeclaration("ore_copper", SEAT),
    RowDeclaration("column", SEAT),
    RowDeclaration("depth", SEAT),
    RowDeclaration("place", SEAT, blank=kinds.EMPTY),
    RowDeclaration("bidding", SEAT),
    RowDeclaration("declined", SEAT),
    RowDeclaration("hand", HAND, kinds.HAND_SLOT_COUNT, blank=kinds.EMPTY, secret=True),
    RowDeclaration("discarded", HAND, kinds.REGION_COUNT, blank=kinds.EMPTY, secret=True),
    RowDeclaration("tile", AREA, blank=kinds.EMPTY, secret=True),
    RowDeclaration("face_up", AREA),
    RowDeclaration("seen", AREA),
    RowDeclaration("owner", AREA, blank=kinds.EMPTY),
    RowDeclaration("tin", AREA, grows=True),
    RowDeclaration("copper", AREA, grows=True),
    RowDeclaration("water", AREA),
    RowDeclaration("drainage", AREA),
    RowDeclaration("miner", AREA, grows=True),
    RowDeclaration("port", AREA, grows=True),
    RowDeclaration("train", AREA, grows=True),
    RowDeclaration("pump", AREA),
    RowDeclaration("adit", BORDER, grows=True),
    RowDeclaration("stock", STOCK),
    RowDeclaration("pumps", PUMPS),
    RowDeclaration("boxes", BOX, kinds.BOX_PLACE_COUNT, blank=kinds.EMPTY),
    RowDeclaration("deck", DECKED_CARD, secret=True),
    RowDeclaration("deck_size", REGION),
    RowDeclaration("played", CARD),
    RowDeclaration("built", TILE),
    RowDeclaration("ore_arsenic", SEAT, part=EXTRAS),
    RowDeclaration("limiter", SEAT, part=EXTRAS),
    RowDeclaration("calciner_left", SEAT, part=EXTRAS),
    RowDeclaration("own_miners", SEAT, part=EXTRAS),
    RowDeclaration("waiting", SEAT, kinds.STOCK_COUNT, part=EXTRAS),
    RowDeclaration("tin_rise", SEAT, part=EXTRAS),
    RowDeclaration("copper_rise", SEAT, part=EXTRAS),
    RowDeclaration("arsenic", AREA, part=EXTRAS, grows=True),
    RowDeclaration("calciner", AREA, blank=kinds.EMPTY, part=EXTRAS),
    RowDeclaration("own_miner", AREA, blank=kinds.EMPTY, part=EXTRAS),
    RowDeclaration("market", MARKET_SPACE, part=EXTRAS),
    RowDeclaration("emigrated", ROUND, kinds.PLACE_COUNT, blank=kinds.EMPTY, part=EXTRAS),
    RowDeclaration("wallace_cards", WALLACE_CARD, part=EXTRAS),
]
FORM: Final = StateForm(
    [name for name in NUMBERS if name not in OF_2007],
    [row for row in ROWS if row.name not in OF_2007],
)
FORM_2007: Final = StateForm(
    [name for name in NUMBERS if name not in OF_REMASTERED],
    [row for row in ROWS if row.name not in OF_REMASTERED and row.part != EXTRAS],
)
