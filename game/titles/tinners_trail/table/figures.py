"""Single pieces in large, as the rules reference shows them."""

from types import MappingProxyType
from typing import Final

from game.titles.tinners_trail.table.art import pieces
from game.titles.tinners_trail.table.art.pieces import Painter
from game.titles.tinners_trail.table.art.tiles import TileFace

CUBE_RADIUS = 24.0
TWICE_SCALE = 2.0
TILE_FACE: Final = TileFace("b", "B", (3, 2, 4))
BONUS_TILE_FACE: Final = TileFace("c", "C", (2, 3, 3), "money+3")
FILE_BY_RAW_PIECE: Final = {"steam-pump": "steam_pump"} | {
    name: name for name in ("miner", "ship", "train", "adit", "calciner")
}

PAINTER_BY_FIGURE: Final = MappingProxyType[str, Painter](
    {
        **{
            kind: pieces.cube_painter(kind, CUBE_RADIUS)
            for kind in ("tin", "copper", "water", "arsenic")
        },
        **{
            name: pieces.piece_painter(file, scale=TWICE_SCALE)
            for name, file in FILE_BY_RAW_PIECE.items()
        },
        "house": lambda art: art.engine_house("oxblood", scale=TWICE_SCALE),
        "marker": lambda art: art.disc("oxblood", 30.0),
        "tile-down": lambda art: art.face_down_tile("b", "B", scale=TWICE_SCALE),
        "tile-up": lambda art: art.face_up_tile(TILE_FACE, scale=TWICE_SCALE),
        "bonus-tile": lambda art: art.face_up_tile(BONUS_TILE_FACE, scale=TWICE_SCALE),
        "card-back": lambda art: art.survey_card_back("a", "A"),
        "own-miner": pieces.piece_painter("miner", "oxblood", TWICE_SCALE),
        "drainage": lambda art: art.drainage_token(scale=TWICE_SCALE),
        "peek": lambda art: art.peek_token("gorse", scale=TWICE_SCALE),
        "tin-die": lambda art: art.die("tin", 2),
        "copper-die": lambda art: art.die("copper", 3),
        "water-die": lambda art: art.die("water", 4),
        "ground": lambda art: art.unexplored_ground_sign((0, 0, 0), scale=TWICE_SCALE),
        "investment-cube": lambda art: art.player_cube("oxblood", CUBE_RADIUS),
        "gate": lambda art: art.work_limiter_gate("oxblood"),
        "coin": lambda art: art.coin(30.0),
    }
)
