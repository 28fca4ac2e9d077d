"""What a state of Tiletum is made of, in the order it is saved."""

# compiled: the state, the board and every view go by it

from __future__ import annotations

from typing import Final

from game.engine.state_form import Row, StateForm
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CHALLENGES,
    CONTRACT_SPACES,
    CREST_KINDS,
    DECREES,
    EMPTY,
    FRAME,
    FRAMES,
    GOODS,
    PEOPLE,
    PIECES,
    ROOMS,
    ROUNDS,
    STORE,
    TURNS,
    TYPES,
)

SEAT: Final = "seat"
TURN: Final = "turn"  # a place in the turn order
GAME: Final = "game"  # one row for all
SPOT: Final = "spot"  # where a tile may lie
SLOT: Final = "slot"  # a place for a house or a pillar
CATHEDRAL: Final = "cathedral"  # of one seat
COST: Final = "cost"  # of a cathedral
CELL: Final = "cell"  # of the piles
BONUS: Final = "bonus"  # cell of the bonus pile
TILE: Final = "tile"
SOLO: Final = "solo"  # what only the game against the Cardinal has

FORM: Final = StateForm(
    [
        "round",
        "phase",
        "to_move",
        "turn",
        "step",
        "seat",
        "die_good",
        "die_value",
        "exchanged",
        "fresh",
        "refilling",
        "depth",
        "decree",
    ],
    [
        Row("order", TURN),
        Row("king_order", TURN),
        Row("king", SEAT),
        Row("points", SEAT),
        Row("supply", SEAT, PIECES),
        Row("people", SEAT, PEOPLE),
        Row("goods", SEAT, GOODS),
        Row("store", SEAT, STORE, blank=EMPTY),
        Row("rooms", SEAT, ROOMS, blank=EMPTY),
        Row("crests", SEAT, BUILDINGS, blank=EMPTY),
        Row("contracts", SEAT, CONTRACT_SPACES, blank=EMPTY),
        Row("markers", SEAT, TYPES),
        Row("dice_taken", SEAT, TURNS, blank=EMPTY),
        Row("taken", CATHEDRAL, blank=EMPTY),
        Row("wheel", GAME, 6),
        Row("dice", GAME, 30),
        Row("tokens", GAME, 3, blank=EMPTY),
        Row("fair", GAME, 2 * ROUNDS),
        Row("lying", SPOT, blank=EMPTY),
        Row("owner", SLOT, blank=EMPTY),
        Row("cost", COST, blank=EMPTY),
        Row("pile", CELL),
        Row("discard", BONUS),
        Row("stack", GAME, FRAME * FRAMES),
        Row("decrees", GAME, DECREES, blank=EMPTY, part=SOLO),
        Row("decrees_left", GAME, DECREES, part=SOLO),
        Row("challenges", GAME, CHALLENGES, part=SOLO),
        Row("open", GAME, CONTRACT_SPACES, blank=EMPTY, part=SOLO),
        Row("hand", GAME, CREST_KINDS, part=SOLO),
        Row("gone", TILE, part=SOLO),
    ],
)
