"""The form of a state of Tiletum: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
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
    RowDeclaration("order", TURN),
    RowDeclaration("king_order", TURN),
    RowDeclaration("king", SEAT),
    RowDeclaration("points", SEAT),
    RowDeclaration("supply", SEAT, kinds.PIECE_COUNT),
    RowDeclaration("people", SEAT, kinds.PEOPLE_COUNT),
    RowDeclaration("goods", SEAT, kinds.GOOD_COUNT),
    RowDeclaration("store", SEAT, kinds.STORE_SLOT_COUNT, blank=kinds.EMPTY),
    RowDeclaration("rooms", SEAT, kinds.ROOM_COUNT, blank=kinds.EMPTY),
    RowDeclaration("crests", SEAT, kinds.BUILDING_COUNT, blank=kinds.EMPTY),
    RowDeclaration("contracts", SEAT, kinds.CONTRACT_SPACE_COUNT, blank=kinds.EMPTY),
    RowDeclaration("markers", SEAT, kinds.TYPE_COUNT),
    RowDeclaration("dice_taken", SEAT, kinds.TURN_COUNT, blank=kinds.EMPTY),
    RowDeclaration("taken", CATHEDRAL, blank=kinds.EMPTY),
    RowDeclaration("wheel", GAME, 6),
    RowDeclaration("dice", GAME, 30),
    RowDeclaration("tokens", GAME, 3, blank=kinds.EMPTY),
    RowDeclaration("fair", GAME, 2 * kinds.ROUND_COUNT),
    RowDeclaration("lying", SPOT, blank=kinds.EMPTY),
    RowDeclaration("owner", SLOT, blank=kinds.EMPTY),
    RowDeclaration("cost", COST, blank=kinds.EMPTY),
    RowDeclaration("pile", CELL),
    RowDeclaration("discard", BONUS),
    RowDeclaration("stack", GAME, kinds.FRAME_SIZE * kinds.FRAME_COUNT),
    RowDeclaration("decrees", GAME, kinds.DECREE_COUNT, blank=kinds.EMPTY, part=SOLO),
    RowDeclaration("decrees_left", GAME, kinds.DECREE_COUNT, part=SOLO),
    RowDeclaration("challenges", CHALLENGE, part=SOLO),
    RowDeclaration("open", GAME, kinds.CONTRACT_SPACE_COUNT, blank=kinds.EMPTY, part=SOLO),
    RowDeclaration("hand", CREST, part=SOLO),
    RowDeclaration("gone", TILE, part=LEAVING),
]
FORM: Final = StateForm(NUMBERS, ROWS)
"""The base game, also against the Cardinal."""

SILVER_FORM: Final = StateForm(
    [*NUMBERS, "field", "symbol", "overlay", "surprises_due", "crest_due", "after", "his_marker"],
    [
        *ROWS,
        RowDeclaration("silver", SEAT),
        RowDeclaration("mines", SEAT, kinds.SUPPLY_COUNT),
        RowDeclaration("explorers", SEAT, kinds.MAP_COUNT, blank=kinds.EMPTY),
        RowDeclaration("levels", SEAT, kinds.TECHNOLOGY_COUNT),
        RowDeclaration("bonused", SEAT, blank=kinds.EMPTY),
        RowDeclaration("fresh_tiles", GAME, kinds.STORE_SLOT_COUNT, blank=kinds.EMPTY),
        RowDeclaration("covered_tablets", PATH),
        RowDeclaration("sides", GAME, kinds.MAP_COUNT),
        RowDeclaration("technologies", GAME, kinds.IN_PLAY_COUNT, blank=kinds.EMPTY),
        RowDeclaration("bonused_left", GAME, kinds.GOOD_COUNT),
        RowDeclaration("contracts_under", UNDER, blank=kinds.EMPTY),
        RowDeclaration("underground_under", DEEP, blank=kinds.EMPTY),
        RowDeclaration("surprises_left", GAME, kinds.SURPRISE_COUNT, part=SOLO),
        RowDeclaration("tucked", GAME, kinds.SURPRISE_COUNT, blank=kinds.EMPTY, part=SOLO),
        RowDeclaration("box", TILE, part=SOLO),
    ],
)
"""Games with In Search of Silver: the same, and more."""
