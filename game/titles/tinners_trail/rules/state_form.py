"""The form of a state of Tinners' Trail: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
from game.titles.tinners_trail.rules import kinds

# Whose a cell is. Areas are written as far as the map card; what may lie beyond it grows (D-1).
CELL_PER_SEAT: Final = "seat"
CELL_PER_HAND: Final = "hand"  # a seat's cells that change at the end of a step
CELL_PER_AREA: Final = "area"
CELL_PER_BORDER: Final = "border"
CELL_PER_STOCK_AND_ROUND: Final = "stock"
CELL_PER_PUMP_GROUP_AND_ROUND: Final = "pumps"
CELL_PER_REGION: Final = "region"
CELL_PER_CARD_KIND: Final = "card"
CELL_PER_CARD_KIND_WITH_DECK: Final = "decked card"  # none unless there are decks
CELL_PER_TILE_KIND: Final = "tile"
CELL_PER_ROUND: Final = "round"
CELL_PER_MARKET_SPACE: Final = "market space"
CELL_PER_WALLACE_CARD: Final = "wallace card"
CELL_PER_INVESTMENT_BOX: Final = "box"

EXPANSIONS_AND_WALLACE_PART: Final = "extras"  # the part with the expansions and Lord Wallace

# What only one edition has is left out of the form of the other. In that of 2007 everything lies
# open (C-19).
ROW_NAMES_OF_2007: Final = ("next_prospector", "later_prospector", "cubes_left", "boxes")
ROW_NAMES_OF_REMASTERED: Final = (
    *("survey_card", "survey_from", "next_peek", "later_peek"),
    *("owed", "income", "impossible_cards"),
    *("hand", "discarded", "tile", "face_up", "seen", "drainage", "pump"),
    *("deck", "deck_size", "played", "built"),
)

STATE_NUMBER_NAMES: Final = [
    *("round", "phase", "to_move", "active", "passed"),
    *("tin_price", "copper_price", "last_tin", "last_copper"),
    *("area", "opener", "survey_card", "survey_from"),
    *("minimum", "high_bid", "high_bidder", "pumps_left"),
    *("next_prospector", "later_prospector", "next_peek", "later_peek"),
    *("owed", "income", "impossible_cards"),
]
STATE_ROWS: Final = [
    RowDeclaration("money", CELL_PER_SEAT),
    RowDeclaration("points", CELL_PER_SEAT),
    RowDeclaration("mines_left", CELL_PER_SEAT),
    RowDeclaration("cubes_left", CELL_PER_SEAT),
    RowDeclaration("ore_tin", CELL_PER_SEAT),
    RowDeclaration("ore_copper", CELL_PER_SEAT),
    RowDeclaration("column", CELL_PER_SEAT),
    RowDeclaration("depth", CELL_PER_SEAT),
    RowDeclaration("place", CELL_PER_SEAT, blank=kinds.EMPTY),
    RowDeclaration("bidding", CELL_PER_SEAT),
    RowDeclaration("declined", CELL_PER_SEAT),
    RowDeclaration("hand", CELL_PER_HAND, kinds.HAND_SLOT_COUNT, blank=kinds.EMPTY, secret=True),
    RowDeclaration("discarded", CELL_PER_HAND, kinds.REGION_COUNT, blank=kinds.EMPTY, secret=True),
    RowDeclaration("tile", CELL_PER_AREA, blank=kinds.EMPTY, secret=True),
    RowDeclaration("face_up", CELL_PER_AREA),
    RowDeclaration("seen", CELL_PER_AREA),
    RowDeclaration("owner", CELL_PER_AREA, blank=kinds.EMPTY),
    RowDeclaration("tin", CELL_PER_AREA, grows=True),
    RowDeclaration("copper", CELL_PER_AREA, grows=True),
    RowDeclaration("water", CELL_PER_AREA),
    RowDeclaration("drainage", CELL_PER_AREA),
    RowDeclaration("miner", CELL_PER_AREA, grows=True),
    RowDeclaration("port", CELL_PER_AREA, grows=True),
    RowDeclaration("train", CELL_PER_AREA, grows=True),
    RowDeclaration("pump", CELL_PER_AREA),
    RowDeclaration("adit", CELL_PER_BORDER, grows=True),
    RowDeclaration("stock", CELL_PER_STOCK_AND_ROUND),
    RowDeclaration("pumps", CELL_PER_PUMP_GROUP_AND_ROUND),
    RowDeclaration(
        "boxes", CELL_PER_INVESTMENT_BOX, kinds.CUBES_PER_INVESTMENT_BOX, blank=kinds.EMPTY
    ),
    RowDeclaration("deck", CELL_PER_CARD_KIND_WITH_DECK, secret=True),
    RowDeclaration("deck_size", CELL_PER_REGION),
    RowDeclaration("played", CELL_PER_CARD_KIND),
    RowDeclaration("built", CELL_PER_TILE_KIND),
    RowDeclaration("ore_arsenic", CELL_PER_SEAT, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration("limiter", CELL_PER_SEAT, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration("calciner_left", CELL_PER_SEAT, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration("own_miners", CELL_PER_SEAT, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration(
        "waiting", CELL_PER_SEAT, kinds.STOCK_KIND_COUNT, part=EXPANSIONS_AND_WALLACE_PART
    ),
    RowDeclaration("tin_rise", CELL_PER_SEAT, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration("copper_rise", CELL_PER_SEAT, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration("arsenic", CELL_PER_AREA, part=EXPANSIONS_AND_WALLACE_PART, grows=True),
    RowDeclaration("calciner", CELL_PER_AREA, blank=kinds.EMPTY, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration("own_miner", CELL_PER_AREA, blank=kinds.EMPTY, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration("market", CELL_PER_MARKET_SPACE, part=EXPANSIONS_AND_WALLACE_PART),
    RowDeclaration(
        "emigrated",
        CELL_PER_ROUND,
        kinds.EMIGRATION_PLACE_COUNT,
        blank=kinds.EMPTY,
        part=EXPANSIONS_AND_WALLACE_PART,
    ),
    RowDeclaration("wallace_cards", CELL_PER_WALLACE_CARD, part=EXPANSIONS_AND_WALLACE_PART),
]
STATE_FORM_REMASTERED: Final = StateForm(
    [name for name in STATE_NUMBER_NAMES if name not in ROW_NAMES_OF_2007],
    [row for row in STATE_ROWS if row.name not in ROW_NAMES_OF_2007],
)
STATE_FORM_2007: Final = StateForm(
    [name for name in STATE_NUMBER_NAMES if name not in ROW_NAMES_OF_REMASTERED],
    [
        row
        for row in STATE_ROWS
        if row.name not in ROW_NAMES_OF_REMASTERED and row.part != EXPANSIONS_AND_WALLACE_PART
    ],
)
