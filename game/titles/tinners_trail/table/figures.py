"""Figures: single pieces in large, as the rules reference shows them."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from game.tabletop.art.sprite import PieceSprite
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace

CUBE, TWICE = 24.0, 2.0
TILE: Final = TileFace("b", "B", (3, 2, 4))
BONUS_TILE: Final = TileFace("c", "C", (2, 3, 3), "money+3")

FIGURES: Final = MappingProxyType[str, Callable[[PieceArt], PieceSprite]](
    {
        "tin": lambda art: art.cube("tin", CUBE),
        "copper": lambda art: art.cube("copper", CUBE),
        "water": lambda art: art.cube("water", CUBE),
        "arsenic": lambda art: art.cube("arsenic", CUBE),
        "house": lambda art: art.engine_house("oxblood", scale=TWICE),
        "marker": lambda art: art.disc("oxblood", 30.0),
        "tile-down": lambda art: art.tile_down("b", "B", scale=TWICE),
        "tile-up": lambda art: art.tile_up(TILE, scale=TWICE),
        "bonus-tile": lambda art: art.tile_up(BONUS_TILE, scale=TWICE),
        "card-back": lambda art: art.survey_back("a", "A"),
        "miner": lambda art: art.miner(scale=TWICE),
        "own-miner": lambda art: art.miner("oxblood", scale=TWICE),
        "ship": lambda art: art.ship(scale=TWICE),
        "train": lambda art: art.train(scale=TWICE),
        "adit": lambda art: art.adit(scale=TWICE),
        "steam-pump": lambda art: art.steam_pump(scale=TWICE),
        "calciner": lambda art: art.calciner(scale=TWICE),
        "drainage": lambda art: art.drainage_token(scale=TWICE),
        "peek": lambda art: art.peek_token("gorse", scale=TWICE),
        "tin-die": lambda art: art.die("tin", 2),
        "copper-die": lambda art: art.die("copper", 3),
        "water-die": lambda art: art.die("water", 4),
        "ground": lambda art: art.ground_sign((0, 0, 0), scale=TWICE),
        "investment-cube": lambda art: art.player_cube("oxblood", CUBE),
        "gate": lambda art: art.gate("oxblood"),
        "coin": lambda art: art.coin(30.0),
    }
)
