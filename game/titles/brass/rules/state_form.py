"""The form of a state of Brass: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
from game.titles.brass.rules.kinds import EMPTY, HAND_SLOT_COUNT, INDUSTRY_COUNT, LEVEL_COUNT

CELL_PER_SEAT: Final = "seat"
CELL_PER_TURN_ORDER_PLACE: Final = "turn"  # a place in the turn order
CELL_PER_HAND: Final = "hand"  # a seat's cells that change at the end of a step
CELL_PER_SPACE: Final = "space"
CELL_PER_LINE: Final = "line"
CELL_PER_CARD_KIND: Final = "card"
CELL_PER_MARKET_TILE_KIND: Final = "tile"
CELL_PER_CARD_OF_PACK: Final = "pack"

STATE_FORM: Final = StateForm(
    [
        "era",
        "round",
        "phase",
        "to_move",
        "turn",
        "action",
        "pending",
        "pending_cards",
        "pending_number",
        "coal",
        "iron",
        "demand",
        "deck_size",
        "rail_deck_size",
    ],
    [
        RowDeclaration("order", CELL_PER_TURN_ORDER_PLACE),
        RowDeclaration("money", CELL_PER_SEAT),
        RowDeclaration("spent", CELL_PER_SEAT),
        RowDeclaration("income", CELL_PER_SEAT),
        RowDeclaration("points", CELL_PER_SEAT),
        RowDeclaration("hand", CELL_PER_HAND, HAND_SLOT_COUNT, blank=EMPTY, secret=True),
        RowDeclaration("stack", CELL_PER_SEAT, INDUSTRY_COUNT * LEVEL_COUNT),
        RowDeclaration("owner", CELL_PER_SPACE, blank=EMPTY),
        RowDeclaration("counter", CELL_PER_SPACE, blank=EMPTY),
        RowDeclaration("flipped", CELL_PER_SPACE),
        RowDeclaration("cubes", CELL_PER_SPACE),
        RowDeclaration("link", CELL_PER_LINE, blank=EMPTY),
        RowDeclaration("discards", CELL_PER_CARD_KIND),
        RowDeclaration("distant", CELL_PER_MARKET_TILE_KIND),
        RowDeclaration("deck", CELL_PER_CARD_OF_PACK, blank=EMPTY, secret=True),
        RowDeclaration("rail_deck", CELL_PER_CARD_OF_PACK, blank=EMPTY, secret=True),
    ],
)
