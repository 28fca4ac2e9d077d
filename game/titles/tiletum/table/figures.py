"""Single pieces in large, as the rules reference shows them."""

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Final

from game.tabletop.art.palette import PieceSprite
from game.titles.tiletum.rules import components
from game.titles.tiletum.rules.components import CHARACTER_TYPE_NAMES, GOOD_NAMES
from game.titles.tiletum.table.art.inks import ENAMEL_BY_ACTION
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

SAMPLE_PLAYER_COLOUR: Final = "oxblood"
PIECE_SCALE = 2.0
ICON_SIZE = 64.0
Paint = Callable[[TiletumArt], PieceSprite]

PAINTER_BY_FIGURE: Final = MappingProxyType[str, Paint](
    {
        **{
            kind: partial(
                TiletumArt.piece, kind=kind, colour=SAMPLE_PLAYER_COLOUR, scale=PIECE_SCALE
            )
            for kind in ("house", "pillar", "merchant", "architect")
        },
        **{
            f"good-{good}": partial(TiletumArt.good_sprite, good=good, size=ICON_SIZE)
            for good in GOOD_NAMES
        },
        **{
            f"die-{good}": partial(TiletumArt.die, good=good, value=4, size=ICON_SIZE)
            for good in GOOD_NAMES
        },
        **{
            f"action-{each}": partial(TiletumArt.action_enamel_sprite, action=each, size=ICON_SIZE)
            for each in ENAMEL_BY_ACTION
        },
        **{
            f"person-{each}": partial(TiletumArt.bust, person=each, scale=PIECE_SCALE)
            for each in CHARACTER_TYPE_NAMES
        },
        **{
            f"tablet-{each}": partial(TiletumArt.tablet, name=f"tablet:{each}", scale=PIECE_SCALE)
            for each in components.TABLET_GAIN_NAMES
        },
        "crest": lambda art: art.crest_sprite("lion", ICON_SIZE),
        "contract": lambda art: art.offer_card_sprite("wool2+iron2:6"),
        "points": lambda art: art.points_hexagon_sprite("5", 30.0),
        "action-points": lambda art: art.action_points_sprite("4", 30.0),
    }
)
