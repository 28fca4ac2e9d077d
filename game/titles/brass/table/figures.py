"""Single pieces in large, as the rules reference shows them."""

from collections.abc import Callable
from operator import methodcaller
from types import MappingProxyType
from typing import Final

from game.tabletop.art.palette import PieceSprite
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.cards import CardFace
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES

SIZE = 92.0
CUBE = 24.0
COIN = 30.0
SCALE = 2.0
OWN: Final = "oxblood"
MILL: Final = CounterFace(OWN, "cotton-mill", 2, shows_bale=True)
SOLD: Final = CounterFace(OWN, "cotton-mill", 2, flipped=True, points="5")
MINE: Final = CounterFace(OWN, "coal-mine", 2, cubes=3)
WORKS: Final = CounterFace("indigo", "ironworks", 1, cubes=4)
LOCATION: Final = CardFace(("Oldham",), spaces=(("cotton-mill", "coal-mine"),) * 2)
INDUSTRY: Final = CardFace(("",), industry="cotton-mill")

FIGURES: Final = MappingProxyType[str, Callable[[BrassArt], PieceSprite]](
    {
        **{name: methodcaller("counter", CounterFace(OWN, name, 1), SIZE) for name in INDUSTRIES},
        "mill-waits": methodcaller("counter", MILL, SIZE),
        "mill-sold": methodcaller("counter", SOLD, SIZE),
        "mine-full": methodcaller("counter", MINE, SIZE),
        "works-full": methodcaller("counter", WORKS, SIZE),
        "coal": lambda art: art.cube("coal", CUBE),
        "iron": lambda art: art.cube("iron", CUBE),
        "canal": lambda art: art.line_counter(OWN, rail=False, scale=SCALE),
        "rail": lambda art: art.line_counter(OWN, rail=True, scale=SCALE),
        "card-place": lambda art: art.card(LOCATION),
        "card-industry": lambda art: art.card(INDUSTRY),
        "card-back": lambda art: art.card_back(),
        "coin": lambda art: art.coin("£", COIN),
        "points": lambda art: art.points("5", COIN),
        "tile": lambda art: art.market_tile("2", SCALE),
    }
)
