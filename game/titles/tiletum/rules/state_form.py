"""The form of a state of Tiletum: its numbers and rows, in the order of saving."""

# compiled: used by the state, the board and every view
from __future__ import annotations

from typing import Final

from game.engine.state_form import RowDeclaration, StateForm
from game.titles.tiletum.rules import kinds

CELL_PER_SEAT: Final = "seat"
CELL_PER_TURN_ORDER_PLACE: Final = "turn"  # a place in the turn order
ONE_ROW_FOR_WHOLE_GAME: Final = "game"  # one row for all
CELL_PER_SPOT: Final = "spot"  # where a tile may lie
CELL_PER_SLOT: Final = "slot"  # a place for a house or a pillar
CELL_PER_SEAT_AND_CATHEDRAL: Final = "cathedral"  # of one seat
CELL_PER_CATHEDRAL: Final = "cost"  # of a cathedral
CELL_PER_PILE_PLACE: Final = "cell"  # of the piles
CELL_PER_BONUS_PILE_PLACE: Final = "bonus"  # cell of the bonus pile
CELL_PER_TILE: Final = "tile"
CELL_PER_CREST_KIND: Final = "crest"  # kind
CELL_PER_CHALLENGE: Final = "challenge"
CELL_PER_PATH_WITH_TABLET: Final = "path"  # with a tablet
CELL_PER_CONTRACT_UNDER_PILE: Final = "under"  # a place below the pile of contracts
CELL_PER_UNDERGROUND_TILE_UNDER_PILE: Final = "deep"  # a place below the pile of underground tiles
SOLO_GAME_PART: Final = "solo"  # what only the game against the Cardinal has
TILES_LEAVE_GAME_PART: Final = "leaving"  # games in which tiles leave the game

STATE_NUMBER_NAMES: Final = [
    *("round", "phase", "to_move", "turn", "step", "seat", "die_good", "die_value"),
    *("exchanged", "fresh", "refilling", "depth", "decree"),
]
STATE_ROWS: Final = [
    RowDeclaration("order", CELL_PER_TURN_ORDER_PLACE),
    RowDeclaration("king_order", CELL_PER_TURN_ORDER_PLACE),
    RowDeclaration("king", CELL_PER_SEAT),
    RowDeclaration("points", CELL_PER_SEAT),
    RowDeclaration("supply", CELL_PER_SEAT, kinds.BASE_PIECE_KIND_COUNT),
    RowDeclaration("people", CELL_PER_SEAT, kinds.MEEPLES_PER_SEAT_COUNT),
    RowDeclaration("goods", CELL_PER_SEAT, kinds.GOOD_COUNT),
    RowDeclaration("store", CELL_PER_SEAT, kinds.STOREHOUSE_SLOT_COUNT, blank=kinds.EMPTY),
    RowDeclaration("rooms", CELL_PER_SEAT, kinds.ROOM_COUNT_OF_A_SEAT, blank=kinds.EMPTY),
    RowDeclaration("crests", CELL_PER_SEAT, kinds.BUILDING_COUNT, blank=kinds.EMPTY),
    RowDeclaration("contracts", CELL_PER_SEAT, kinds.CONTRACT_SPACE_COUNT, blank=kinds.EMPTY),
    RowDeclaration("markers", CELL_PER_SEAT, kinds.CHARACTER_TYPE_COUNT),
    RowDeclaration("dice_taken", CELL_PER_SEAT, kinds.TURNS_PER_ROUND, blank=kinds.EMPTY),
    RowDeclaration("taken", CELL_PER_SEAT_AND_CATHEDRAL, blank=kinds.EMPTY),
    RowDeclaration("wheel", ONE_ROW_FOR_WHOLE_GAME, 6),
    RowDeclaration("dice", ONE_ROW_FOR_WHOLE_GAME, 30),
    RowDeclaration("tokens", ONE_ROW_FOR_WHOLE_GAME, 3, blank=kinds.EMPTY),
    RowDeclaration("fair", ONE_ROW_FOR_WHOLE_GAME, 2 * kinds.ROUND_COUNT),
    RowDeclaration("lying", CELL_PER_SPOT, blank=kinds.EMPTY),
    RowDeclaration("owner", CELL_PER_SLOT, blank=kinds.EMPTY),
    RowDeclaration("cost", CELL_PER_CATHEDRAL, blank=kinds.EMPTY),
    RowDeclaration("pile", CELL_PER_PILE_PLACE),
    RowDeclaration("discard", CELL_PER_BONUS_PILE_PLACE),
    RowDeclaration(
        "stack", ONE_ROW_FOR_WHOLE_GAME, kinds.CELLS_PER_QUESTION * kinds.MAX_STACKED_QUESTIONS
    ),
    RowDeclaration(
        "decrees",
        ONE_ROW_FOR_WHOLE_GAME,
        kinds.DECREE_COUNT,
        blank=kinds.EMPTY,
        part=SOLO_GAME_PART,
    ),
    RowDeclaration("decrees_left", ONE_ROW_FOR_WHOLE_GAME, kinds.DECREE_COUNT, part=SOLO_GAME_PART),
    RowDeclaration("challenges", CELL_PER_CHALLENGE, part=SOLO_GAME_PART),
    RowDeclaration(
        "open",
        ONE_ROW_FOR_WHOLE_GAME,
        kinds.CONTRACT_SPACE_COUNT,
        blank=kinds.EMPTY,
        part=SOLO_GAME_PART,
    ),
    RowDeclaration("hand", CELL_PER_CREST_KIND, part=SOLO_GAME_PART),
    RowDeclaration("gone", CELL_PER_TILE, part=TILES_LEAVE_GAME_PART),
]
BASE_GAME_STATE_FORM: Final = StateForm(STATE_NUMBER_NAMES, STATE_ROWS)
"""The form of states of the base game, also against the Cardinal."""

STATE_FORM_WITH_SILVER: Final = StateForm(
    [
        *STATE_NUMBER_NAMES,
        "field",
        "symbol",
        "overlay",
        "surprises_due",
        "crest_due",
        "after",
        "his_marker",
    ],
    [
        *STATE_ROWS,
        RowDeclaration("silver", CELL_PER_SEAT),
        RowDeclaration("mines", CELL_PER_SEAT, kinds.MINE_SUPPLY_COUNT),
        RowDeclaration("explorers", CELL_PER_SEAT, kinds.UNDERGROUND_MAP_COUNT, blank=kinds.EMPTY),
        RowDeclaration("levels", CELL_PER_SEAT, kinds.TECHNOLOGY_COUNT),
        RowDeclaration("bonused", CELL_PER_SEAT, blank=kinds.EMPTY),
        RowDeclaration(
            "fresh_tiles", ONE_ROW_FOR_WHOLE_GAME, kinds.STOREHOUSE_SLOT_COUNT, blank=kinds.EMPTY
        ),
        RowDeclaration("covered_tablets", CELL_PER_PATH_WITH_TABLET),
        RowDeclaration("sides", ONE_ROW_FOR_WHOLE_GAME, kinds.UNDERGROUND_MAP_COUNT),
        RowDeclaration(
            "technologies",
            ONE_ROW_FOR_WHOLE_GAME,
            kinds.TECHNOLOGIES_IN_PLAY_COUNT,
            blank=kinds.EMPTY,
        ),
        RowDeclaration("bonused_left", ONE_ROW_FOR_WHOLE_GAME, kinds.GOOD_COUNT),
        RowDeclaration("contracts_under", CELL_PER_CONTRACT_UNDER_PILE, blank=kinds.EMPTY),
        RowDeclaration(
            "underground_under", CELL_PER_UNDERGROUND_TILE_UNDER_PILE, blank=kinds.EMPTY
        ),
        RowDeclaration(
            "surprises_left", ONE_ROW_FOR_WHOLE_GAME, kinds.SURPRISE_COUNT, part=SOLO_GAME_PART
        ),
        RowDeclaration(
            "tucked",
            ONE_ROW_FOR_WHOLE_GAME,
            kinds.SURPRISE_COUNT,
            blank=kinds.EMPTY,
            part=SOLO_GAME_PART,
        ),
        RowDeclaration("box", CELL_PER_TILE, part=SOLO_GAME_PART),
    ],
)
"""The form of states of games with In Search of Silver, which has further numbers and rows."""
