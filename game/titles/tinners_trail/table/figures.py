"""Single pieces in large, as the rules reference shows them."""

from types import MappingProxyType
from typing import Final

from game.titles.tinners_trail.table.art import pieces
from game.titles.tinners_trail.table.art.pieces import Painter
from game.titles.tinners_trail.table.art.tiles import TileFace

CUBE = 24.0
TWICE = 2.0
TILE: Final = TileFace("b", "B", (3, 2, 4))
BONUS_TILE: Final = TileFace("c", "C", (2, 3, 3), "money+3")
RAW: Final = {"steam-pump": "steam_pump"} | {
    name: name for name in ("miner", "ship", "train", "adit", "calciner")
}

FIGURES: Final = MappingProxyType[str, Painter](
    {
        **{kind: pieces.cube_painter(kind, CUBE) for kind in ("tin", "copper", "water", "arsenic")},
        **{name: pieces.piece_painter(file, scale=TWICE) for name, file in RAW.items()},
        "house": lambda art: art.engine_house("oxblood", scale=TWICE),
        "marker": lambda art: art.disc("oxblood", 30.0),
        "tile-down": lambda art: art.face_down_tile("b", "B", scale=TWICE),
        "tile-up": lambda art: art.face_up_tile(TILE, scale=TWICE),
        "bonus-tile": lambda art: art.face_up_tile(BONUS_TILE, scale=TWICE),
        "card-back": lambda art: art.survey_card_back("a", "A"),
        "own-miner": pieces.piece_painter("miner", "oxblood", TWICE),
        "drainage": lambda art: art.drainage_token(scale=TWICE),
        "peek": lambda art: art.peek_token("gorse", scale=TWICE),
        "tin-die": lambda art: art.die("tin", 2),
        "copper-die": lambda art: art.die("copper", 3),
        "water-die": lambda art: art.die("water", 4),
        "ground": lambda art: art.unexplored_ground_sign((0, 0, 0), scale=TWICE),
        "investment-cube": lambda art: art.player_cube("oxblood", CUBE),
        "gate": lambda art: art.work_limiter_gate("oxblood"),
        "coin": lambda art: art.coin(30.0),
    }
)
