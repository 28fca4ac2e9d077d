"""Single pieces in large, as the rules reference shows them."""

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Final

from game.tabletop.art.palette import PieceSprite
from game.titles.tiletum.rules import components
from game.titles.tiletum.rules.components import GOODS, TYPES
from game.titles.tiletum.table.art.inks import ENAMEL
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

OWN: Final = "oxblood"
SCALE = 2.0
SIZE = 64.0
Paint = Callable[[TiletumArt], PieceSprite]

FIGURES: Final = MappingProxyType[str, Paint](
    {
        **{
            kind: partial(TiletumArt.piece, kind=kind, colour=OWN, scale=SCALE)
            for kind in ("house", "pillar", "merchant", "architect")
        },
        **{f"good-{good}": partial(TiletumArt.good_sprite, good=good, size=SIZE) for good in GOODS},
        **{f"die-{good}": partial(TiletumArt.die, good=good, value=4, size=SIZE) for good in GOODS},
        **{
            f"action-{each}": partial(TiletumArt.action_enamel_sprite, action=each, size=SIZE)
            for each in ENAMEL
        },
        **{f"person-{each}": partial(TiletumArt.bust, person=each, scale=SCALE) for each in TYPES},
        **{
            f"tablet-{each}": partial(TiletumArt.tablet, name=f"tablet:{each}", scale=SCALE)
            for each in components.TABLETS
        },
        "crest": lambda art: art.crest_sprite("lion", SIZE),
        "contract": lambda art: art.offer_card_sprite("wool2+iron2:6"),
        "points": lambda art: art.points_hexagon_sprite("5", 30.0),
        "action-points": lambda art: art.action_points_sprite("4", 30.0),
    }
)
