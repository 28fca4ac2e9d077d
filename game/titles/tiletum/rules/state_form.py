"""The form of a state of Tiletum: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import Row, StateForm
from game.titles.tiletum.rules import kinds

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
CREST: Final = "crest"  # kind
CHALLENGE: Final = "challenge"
PATH: Final = "path"  # with a tablet
UNDER: Final = "under"  # a place below the pile of contracts
DEEP: Final = "deep"  # a place below the pile of underground tiles
SOLO: Final = "solo"  # what only the game against the Cardinal has
LEAVING: Final = "leaving"  # games in which tiles leave the game

NUMBERS: Final = [
    *("round", "phase", "to_move", "turn", "step", "seat", "die_good", "die_value"),
    *("exchanged", "fresh", "refilling", "depth", "decree"),
]
ROWS: Final = [
    Row("order", TURN),
    Row("king_order", TURN),
    Row("king", SEAT),
    Row("points", SEAT),
    Row("supply", SEAT, kinds.PIECES),
    Row("people", SEAT, kinds.PEOPLE),
    Row("goods", SEAT, kinds.GOODS),
    Row("store", SEAT, kinds.STORE, blank=kinds.EMPTY),
    Row("rooms", SEAT, kinds.ROOMS, blank=kinds.EMPTY),
    Row("crests", SEAT, kinds.BUILDINGS, blank=kinds.EMPTY),
    Row("contracts", SEAT, kinds.CONTRACT_SPACES, blank=kinds.EMPTY),
    Row("markers", SEAT, kinds.TYPES),
    Row("dice_taken", SEAT, kinds.TURNS, blank=kinds.EMPTY),
    Row("taken", CATHEDRAL, blank=kinds.EMPTY),
    Row("wheel", GAME, 6),
    Row("dice", GAME, 30),
    Row("tokens", GAME, 3, blank=kinds.EMPTY),
    Row("fair", GAME, 2 * kinds.ROUNDS),
    Row("lying", SPOT, blank=kinds.EMPTY),
    Row("owner", SLOT, blank=kinds.EMPTY),
    Row("cost", COST, blank=kinds.EMPTY),
    Row("pile", CELL),
    Row("discard", BONUS),
    Row("stack", GAME, kinds.FRAME * kinds.FRAMES),
    Row("decrees", GAME, kinds.DECREES, blank=kinds.EMPTY, part=SOLO),
    Row("decrees_left", GAME, kinds.DECREES, part=SOLO),
    Row("challenges", CHALLENGE, part=SOLO),
    Row("open", GAME, kinds.CONTRACT_SPACES, blank=kinds.EMPTY, part=SOLO),
    Row("hand", CREST, part=SOLO),
    Row("gone", TILE, part=LEAVING),
]
FORM: Final = StateForm(NUMBERS, ROWS)
"""The base game, also against the Cardinal."""

SILVER_FORM: Final = StateForm(
    [*NUMBERS, "field", "symbol", "overlay", "surprises_due", "crest_due", "after", "his_marker"],
    [
        *ROWS,
        Row("silver", SEAT),
        Row("mines", SEAT, kinds.SUPPLIES),
        Row("explorers", SEAT, kinds.MAPS, blank=kinds.EMPTY),
        Row("levels", SEAT, kinds.TECHNOLOGIES),
        Row("bonused", SEAT, blank=kinds.EMPTY),
        Row("fresh_tiles", GAME, kinds.STORE, blank=kinds.EMPTY),
        Row("covered", PATH),
        Row("sides", GAME, kinds.MAPS),
        Row("technologies", GAME, kinds.IN_PLAY, blank=kinds.EMPTY),
        Row("bonused_left", GAME, kinds.GOODS),
        Row("contracts_under", UNDER, blank=kinds.EMPTY),
        Row("underground_under", DEEP, blank=kinds.EMPTY),
        Row("surprises_left", GAME, kinds.SURPRISES, part=SOLO),
        Row("tucked", GAME, kinds.SURPRISES, blank=kinds.EMPTY, part=SOLO),
        Row("box", TILE, part=SOLO),
    ],
)
"""Games with In Search of Silver: the same, and more."""
