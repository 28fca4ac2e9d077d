"""The form of a state of Tiletum: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
from game.titles.tiletum.rules import kinds

SEAT_HOLDER: Final = "seat"
TURN_HOLDER: Final = "turn"  # a place in the turn order
GAME_HOLDER: Final = "game"  # one row for all
SPOT_HOLDER: Final = "spot"  # where a tile may lie
SLOT_HOLDER: Final = "slot"  # a place for a house or a pillar
CATHEDRAL_HOLDER: Final = "cathedral"  # of one seat
COST_HOLDER: Final = "cost"  # of a cathedral
CELL_HOLDER: Final = "cell"  # of the piles
BONUS_HOLDER: Final = "bonus"  # cell of the bonus pile
TILE_HOLDER: Final = "tile"
CREST_HOLDER: Final = "crest"  # kind
CHALLENGE_HOLDER: Final = "challenge"
PATH_HOLDER: Final = "path"  # with a tablet
UNDER_HOLDER: Final = "under"  # a place below the pile of contracts
DEEP_HOLDER: Final = "deep"  # a place below the pile of underground tiles
SOLO_HOLDER: Final = "solo"  # what only the game against the Cardinal has
LEAVING_HOLDER: Final = "leaving"  # games in which tiles leave the game

NUMBERS: Final = [
    *("round", "phase", "to_move", "turn", "step", "seat", "die_good", "die_value"),
    *("exchanged", "fresh", "refilling", "depth", "decree"),
]
ROWS: Final = [
    RowDeclaration("order", TURN_HOLDER),
    RowDeclaration("king_order", TURN_HOLDER),
    RowDeclaration("king", SEAT_HOLDER),
    RowDeclaration("points", SEAT_HOLDER),
    RowDeclaration("supply", SEAT_HOLDER, kinds.PIECE_COUNT),
    RowDeclaration("people", SEAT_HOLDER, kinds.MEEPLES_PER_SEAT_COUNT),
    RowDeclaration("goods", SEAT_HOLDER, kinds.GOOD_COUNT),
    RowDeclaration("store", SEAT_HOLDER, kinds.STOREHOUSE_SLOT_COUNT, blank=kinds.EMPTY),
    RowDeclaration("rooms", SEAT_HOLDER, kinds.ROOM_COUNT, blank=kinds.EMPTY),
    RowDeclaration("crests", SEAT_HOLDER, kinds.BUILDING_COUNT, blank=kinds.EMPTY),
    RowDeclaration("contracts", SEAT_HOLDER, kinds.CONTRACT_SPACE_COUNT, blank=kinds.EMPTY),
    RowDeclaration("markers", SEAT_HOLDER, kinds.CHARACTER_TYPE_COUNT),
    RowDeclaration("dice_taken", SEAT_HOLDER, kinds.TURN_COUNT, blank=kinds.EMPTY),
    RowDeclaration("taken", CATHEDRAL_HOLDER, blank=kinds.EMPTY),
    RowDeclaration("wheel", GAME_HOLDER, 6),
    RowDeclaration("dice", GAME_HOLDER, 30),
    RowDeclaration("tokens", GAME_HOLDER, 3, blank=kinds.EMPTY),
    RowDeclaration("fair", GAME_HOLDER, 2 * kinds.ROUND_COUNT),
    RowDeclaration("lying", SPOT_HOLDER, blank=kinds.EMPTY),
    RowDeclaration("owner", SLOT_HOLDER, blank=kinds.EMPTY),
    RowDeclaration("cost", COST_HOLDER, blank=kinds.EMPTY),
    RowDeclaration("pile", CELL_HOLDER),
    RowDeclaration("discard", BONUS_HOLDER),
    RowDeclaration("stack", GAME_HOLDER, kinds.CELLS_PER_QUESTION * kinds.MOST_STACKED_QUESTIONS),
    RowDeclaration("decrees", GAME_HOLDER, kinds.DECREE_COUNT, blank=kinds.EMPTY, part=SOLO_HOLDER),
    RowDeclaration("decrees_left", GAME_HOLDER, kinds.DECREE_COUNT, part=SOLO_HOLDER),
    RowDeclaration("challenges", CHALLENGE_HOLDER, part=SOLO_HOLDER),
    RowDeclaration(
        "open", GAME_HOLDER, kinds.CONTRACT_SPACE_COUNT, blank=kinds.EMPTY, part=SOLO_HOLDER
    ),
    RowDeclaration("hand", CREST_HOLDER, part=SOLO_HOLDER),
    RowDeclaration("gone", TILE_HOLDER, part=LEAVING_HOLDER),
]
FORM: Final = StateForm(NUMBERS, ROWS)
"""The base game, also against the Cardinal."""

SILVER_FORM: Final = StateForm(
    [*NUMBERS, "field", "symbol", "overlay", "surprises_due", "crest_due", "after", "his_marker"],
    [
        *ROWS,
        RowDeclaration("silver", SEAT_HOLDER),
        RowDeclaration("mines", SEAT_HOLDER, kinds.MINE_SUPPLY_COUNT),
        RowDeclaration("explorers", SEAT_HOLDER, kinds.UNDERGROUND_MAP_COUNT, blank=kinds.EMPTY),
        RowDeclaration("levels", SEAT_HOLDER, kinds.TECHNOLOGY_COUNT),
        RowDeclaration("bonused", SEAT_HOLDER, blank=kinds.EMPTY),
        RowDeclaration("fresh_tiles", GAME_HOLDER, kinds.STOREHOUSE_SLOT_COUNT, blank=kinds.EMPTY),
        RowDeclaration("covered_tablets", PATH_HOLDER),
        RowDeclaration("sides", GAME_HOLDER, kinds.UNDERGROUND_MAP_COUNT),
        RowDeclaration(
            "technologies", GAME_HOLDER, kinds.TECHNOLOGIES_IN_PLAY_COUNT, blank=kinds.EMPTY
        ),
        RowDeclaration("bonused_left", GAME_HOLDER, kinds.GOOD_COUNT),
        RowDeclaration("contracts_under", UNDER_HOLDER, blank=kinds.EMPTY),
        RowDeclaration("underground_under", DEEP_HOLDER, blank=kinds.EMPTY),
        RowDeclaration("surprises_left", GAME_HOLDER, kinds.SURPRISE_COUNT, part=SOLO_HOLDER),
        RowDeclaration(
            "tucked", GAME_HOLDER, kinds.SURPRISE_COUNT, blank=kinds.EMPTY, part=SOLO_HOLDER
        ),
        RowDeclaration("box", TILE_HOLDER, part=SOLO_HOLDER),
    ],
)
"""Games with In Search of Silver: the same, and more."""
