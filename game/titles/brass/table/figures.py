"""Single pieces in large, as the rules reference shows them."""

from collections.abc import Callable
from operator import methodcaller
from types import MappingProxyType
from typing import Final

from game.tabletop.art.palette import PieceSprite
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.cards import HandCardFace
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRY_NAMES

COUNTER_SIZE = 92.0
CUBE_RADIUS = 24.0
COIN_RADIUS = 30.0
PIECE_SCALE = 2.0
SAMPLE_PLAYER_COLOUR: Final = "oxblood"
UNSOLD_MILL_COUNTER_FACE: Final = CounterFace(
    SAMPLE_PLAYER_COLOUR, "cotton-mill", 2, shows_bale=True
)
SOLD_MILL_COUNTER_FACE: Final = CounterFace(
    SAMPLE_PLAYER_COLOUR, "cotton-mill", 2, is_flipped=True, points_text="5"
)
FULL_MINE_COUNTER_FACE: Final = CounterFace(SAMPLE_PLAYER_COLOUR, "coal-mine", 2, cube_count=3)
FULL_IRONWORKS_COUNTER_FACE: Final = CounterFace("indigo", "ironworks", 1, cube_count=4)
LOCATION_CARD_FACE: Final = HandCardFace(
    ("Oldham",), industries_or_owner_by_space=(("cotton-mill", "coal-mine"),) * 2
)
INDUSTRY_CARD_FACE: Final = HandCardFace(("",), industry="cotton-mill")

PAINTER_BY_FIGURE: Final = MappingProxyType[str, Callable[[BrassArt], PieceSprite]](
    {
        **{
            name: methodcaller("counter", CounterFace(SAMPLE_PLAYER_COLOUR, name, 1), COUNTER_SIZE)
            for name in INDUSTRY_NAMES
        },
        "mill-waits": methodcaller("counter", UNSOLD_MILL_COUNTER_FACE, COUNTER_SIZE),
        "mill-sold": methodcaller("counter", SOLD_MILL_COUNTER_FACE, COUNTER_SIZE),
        "mine-full": methodcaller("counter", FULL_MINE_COUNTER_FACE, COUNTER_SIZE),
        "works-full": methodcaller("counter", FULL_IRONWORKS_COUNTER_FACE, COUNTER_SIZE),
        "coal": lambda art: art.cube("coal", CUBE_RADIUS),
        "iron": lambda art: art.cube("iron", CUBE_RADIUS),
        "canal": lambda art: art.line_counter(
            SAMPLE_PLAYER_COLOUR, is_rail=False, scale=PIECE_SCALE
        ),
        "rail": lambda art: art.line_counter(SAMPLE_PLAYER_COLOUR, is_rail=True, scale=PIECE_SCALE),
        "card-place": lambda art: art.card(LOCATION_CARD_FACE),
        "card-industry": lambda art: art.card(INDUSTRY_CARD_FACE),
        "card-back": lambda art: art.card_back(),
        "coin": lambda art: art.coin("£", COIN_RADIUS),
        "points": lambda art: art.points("5", COIN_RADIUS),
        "tile": lambda art: art.market_tile("2", PIECE_SCALE),
    }
)
