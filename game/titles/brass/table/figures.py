"""Figures: single pieces in large, as the rules reference shows them."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from game.tabletop.art.sprite import PieceSprite
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES

SIZE, CUBE, COIN, SCALE = 92.0, 24.0, 30.0, 2.0
OWN: Final = "oxblood"
MILL: Final = CounterFace(OWN, "cotton-mill", 2, bale=True)
SOLD: Final = CounterFace(OWN, "cotton-mill", 2, flipped=True, points="5")
MINE: Final = CounterFace(OWN, "coal-mine", 2, cubes=3)
WORKS: Final = CounterFace("indigo", "ironworks", 1, cubes=4)
LOCATION: Final = CardPrint(("Oldham",), spaces=(("cotton-mill", "coal-mine"),) * 2)
INDUSTRY: Final = CardPrint(("",), industry="cotton-mill")


def _counter(face: CounterFace) -> Callable[[BrassArt], PieceSprite]:
    return lambda art: art.counter(face, SIZE)


FIGURES: Final = MappingProxyType[str, Callable[[BrassArt], PieceSprite]](
    {
        **{name: _counter(CounterFace(OWN, name, 1)) for name in INDUSTRIES},
        "mill-waits": _counter(MILL),
        "mill-sold": _counter(SOLD),
        "mine-full": _counter(MINE),
        "works-full": _counter(WORKS),
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
