"""Figures: single pieces in large, as the rules reference shows them."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from game.tabletop.art.sprite import PieceSprite
from game.titles.tiletum.rules.components import GOODS, TYPES
from game.titles.tiletum.table.art.inks import ENAMEL
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

OWN: Final = "oxblood"
SCALE, SIZE = 2.0, 64.0
Paint = Callable[[TiletumArt], PieceSprite]


def _piece(kind: str) -> Paint:
    return lambda art: art.piece(kind, OWN, SCALE)


def _good(good: str) -> Paint:
    return lambda art: art.good(good, SIZE)


def _die(good: str) -> Paint:
    return lambda art: art.die(good, 4, SIZE)


def _enamel(action: str) -> Paint:
    return lambda art: art.enamel(action, SIZE)


def _bust(person: str) -> Paint:
    return lambda art: art.bust(person, SCALE)


FIGURES: Final = MappingProxyType[str, Paint](
    {
        **{kind: _piece(kind) for kind in ("house", "pillar", "merchant", "architect")},
        **{f"good-{good}": _good(good) for good in GOODS},
        **{f"die-{good}": _die(good) for good in GOODS},
        **{f"action-{action}": _enamel(action) for action in ENAMEL},
        **{f"person-{person}": _bust(person) for person in TYPES},
        "crest": lambda art: art.crest("lion", SIZE),
        "contract": lambda art: art.card("wool2+iron2:6"),
        "points": lambda art: art.hexagon("5", 30.0),
        "action-points": lambda art: art.quatrefoil("4", 30.0),
    }
)
