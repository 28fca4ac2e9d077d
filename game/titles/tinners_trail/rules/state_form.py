"""The form of a state of Tinners' Trail: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
from game.titles.tinners_trail.rules import kinds

# Whose a cell is. Areas are written as far as the map card; what may lie beyond it grows (D-1).
SEAT_HOLDER: Final = "seat"
HAND_HOLDER: Final = "hand"  # a seat's cells that change at the end of a step
AREA_HOLDER: Final = "area"
BORDER_HOLDER: Final = "border"
STOCK_HOLDER: Final = "stock"
PUMPS_HOLDER: Final = "pumps"
REGION_HOLDER: Final = "region"
CARD_HOLDER: Final = "card"
DECKED_CARD_HOLDER: Final = "decked card"  # none unless there are decks
TILE_HOLDER: Final = "tile"
ROUND_HOLDER: Final = "round"
MARKET_SPACE_HOLDER: Final = "market space"
WALLACE_CARD_HOLDER: Final = "wallace card"
BOX_HOLDER: Final = "box"

EXTRAS_PART: Final = "extras"  # the part with the expansions and Lord Wallace

# What only one edition has is left out of the form of the other. In that of 2007 everything lies
# open (C-19).
ROW_NAMES_OF_2007: Final = ("next_prospector", "later_prospector", "cubes_left", "boxes")
ROW_NAMES_OF_REMASTERED: Final = (
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
    RowDeclaration("money", SEAT_HOLDER),
    RowDeclaration("points", SEAT_HOLDER),
    RowDeclaration("mines_left", SEAT_HOLDER),
    RowDeclaration("cubes_left", SEAT_HOLDER),
    RowDeclaration("ore_tin", SEAT_HOLDER),
    RowDeclaration("ore_copper", SEAT_HOLDER),
    RowDeclaration("column", SEAT_HOLDER),
    RowDeclaration("depth", SEAT_HOLDER),
    RowDeclaration("place", SEAT_HOLDER, blank=kinds.EMPTY),
    RowDeclaration("bidding", SEAT_HOLDER),
    RowDeclaration("declined", SEAT_HOLDER),
    RowDeclaration("hand", HAND_HOLDER, kinds.HAND_SLOT_COUNT, blank=kinds.EMPTY, secret=True),
    RowDeclaration("discarded", HAND_HOLDER, kinds.REGION_COUNT, blank=kinds.EMPTY, secret=True),
    RowDeclaration("tile", AREA_HOLDER, blank=kinds.EMPTY, secret=True),
    RowDeclaration("face_up", AREA_HOLDER),
    RowDeclaration("seen", AREA_HOLDER),
    RowDeclaration("owner", AREA_HOLDER, blank=kinds.EMPTY),
    RowDeclaration("tin", AREA_HOLDER, grows=True),
    RowDeclaration("copper", AREA_HOLDER, grows=True),
    RowDeclaration("water", AREA_HOLDER),
    RowDeclaration("drainage", AREA_HOLDER),
    RowDeclaration("miner", AREA_HOLDER, grows=True),
    RowDeclaration("port", AREA_HOLDER, grows=True),
    RowDeclaration("train", AREA_HOLDER, grows=True),
    RowDeclaration("pump", AREA_HOLDER),
    RowDeclaration("adit", BORDER_HOLDER, grows=True),
    RowDeclaration("stock", STOCK_HOLDER),
    RowDeclaration("pumps", PUMPS_HOLDER),
    RowDeclaration("boxes", BOX_HOLDER, kinds.BOX_PLACE_COUNT, blank=kinds.EMPTY),
    RowDeclaration("deck", DECKED_CARD_HOLDER, secret=True),
    RowDeclaration("deck_size", REGION_HOLDER),
    RowDeclaration("played", CARD_HOLDER),
    RowDeclaration("built", TILE_HOLDER),
    RowDeclaration("ore_arsenic", SEAT_HOLDER, part=EXTRAS_PART),
    RowDeclaration("limiter", SEAT_HOLDER, part=EXTRAS_PART),
    RowDeclaration("calciner_left", SEAT_HOLDER, part=EXTRAS_PART),
    RowDeclaration("own_miners", SEAT_HOLDER, part=EXTRAS_PART),
    RowDeclaration("waiting", SEAT_HOLDER, kinds.STOCK_COUNT, part=EXTRAS_PART),
    RowDeclaration("tin_rise", SEAT_HOLDER, part=EXTRAS_PART),
    RowDeclaration("copper_rise", SEAT_HOLDER, part=EXTRAS_PART),
    RowDeclaration("arsenic", AREA_HOLDER, part=EXTRAS_PART, grows=True),
    RowDeclaration("calciner", AREA_HOLDER, blank=kinds.EMPTY, part=EXTRAS_PART),
    RowDeclaration("own_miner", AREA_HOLDER, blank=kinds.EMPTY, part=EXTRAS_PART),
    RowDeclaration("market", MARKET_SPACE_HOLDER, part=EXTRAS_PART),
    RowDeclaration(
        "emigrated", ROUND_HOLDER, kinds.PLACE_COUNT, blank=kinds.EMPTY, part=EXTRAS_PART
    ),
    RowDeclaration("wallace_cards", WALLACE_CARD_HOLDER, part=EXTRAS_PART),
]
FORM: Final = StateForm(
    [name for name in NUMBERS if name not in ROW_NAMES_OF_2007],
    [row for row in ROWS if row.name not in ROW_NAMES_OF_2007],
)
FORM_2007: Final = StateForm(
    [name for name in NUMBERS if name not in ROW_NAMES_OF_REMASTERED],
    [row for row in ROWS if row.name not in ROW_NAMES_OF_REMASTERED and row.part != EXTRAS_PART],
)
