"""The form of a state of Brass: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
from game.titles.brass.rules.kinds import EMPTY, HAND_SLOT_COUNT, INDUSTRY_COUNT, LEVEL_COUNT

SEAT: Final = "seat"
TURN: Final = "turn"  # a place in the turn order
HAND: Final = "hand"  # a seat's cells that change at the end of a step
SPACE: Final = "space"
LINE: Final = "line"
CARD: Final = "card"
TILE: Final = "tile"
PACK: Final = "pack"

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
        RowDeclaration("order", TURN),
        RowDeclaration("money", SEAT),
        RowDeclaration("spent", SEAT),
        RowDeclaration("income", SEAT),
        RowDeclaration("points", SEAT),
        RowDeclaration("hand", HAND, HAND_SLOT_COUNT, blank=EMPTY, secret=True),
        RowDeclaration("stack", SEAT, INDUSTRY_COUNT * LEVEL_COUNT),
        RowDeclaration("owner", SPACE, blank=EMPTY),
        RowDeclaration("counter", SPACE, blank=EMPTY),
        RowDeclaration("flipped", SPACE),
        RowDeclaration("cubes", SPACE),
        RowDeclaration("link", LINE, blank=EMPTY),
        RowDeclaration("discards", CARD),
        RowDeclaration("distant", TILE),
        RowDeclaration("deck", PACK, blank=EMPTY, secret=True),
        RowDeclaration("rail_deck", PACK, blank=EMPTY, secret=True),
    ],
)
