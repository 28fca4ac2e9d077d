"""The form of a state of Brass: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
from game.titles.brass.rules.kinds import EMPTY, HAND_SLOT_COUNT, INDUSTRY_COUNT, LEVEL_COUNT

SEAT_HOLDER: Final = "seat"
TURN_HOLDER: Final = "turn"  # a place in the turn order
HAND_HOLDER: Final = "hand"  # a seat's cells that change at the end of a step
SPACE_HOLDER: Final = "space"
LINE_HOLDER: Final = "line"
CARD_HOLDER: Final = "card"
TILE_HOLDER: Final = "tile"
PACK_HOLDER: Final = "pack"

FORM: Final = StateForm(
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
        RowDeclaration("order", TURN_HOLDER),
        RowDeclaration("money", SEAT_HOLDER),
        RowDeclaration("spent", SEAT_HOLDER),
        RowDeclaration("income", SEAT_HOLDER),
        RowDeclaration("points", SEAT_HOLDER),
        RowDeclaration("hand", HAND_HOLDER, HAND_SLOT_COUNT, blank=EMPTY, secret=True),
        RowDeclaration("stack", SEAT_HOLDER, INDUSTRY_COUNT * LEVEL_COUNT),
        RowDeclaration("owner", SPACE_HOLDER, blank=EMPTY),
        RowDeclaration("counter", SPACE_HOLDER, blank=EMPTY),
        RowDeclaration("flipped", SPACE_HOLDER),
        RowDeclaration("cubes", SPACE_HOLDER),
        RowDeclaration("link", LINE_HOLDER, blank=EMPTY),
        RowDeclaration("discards", CARD_HOLDER),
        RowDeclaration("distant", TILE_HOLDER),
        RowDeclaration("deck", PACK_HOLDER, blank=EMPTY, secret=True),
        RowDeclaration("rail_deck", PACK_HOLDER, blank=EMPTY, secret=True),
    ],
)
