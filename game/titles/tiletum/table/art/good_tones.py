"""The tones of a good."""

from typing import NamedTuple

from game.tabletop.art.palette import HexColour
from game.titles.tiletum.table.art.inks import OUTLINE_HEX


class GoodTones(NamedTuple):
    """The light, middle and dark tones in which a good is drawn."""

    light: HexColour
    mid: HexColour
    dark: HexColour

    @property
    def colour_by_shape_placeholder(self) -> dict[str, str]:
        """The colours to put in for the placeholders of the good's shape file."""
        return {"light": self.light, "mid": self.mid, "dark": self.dark, "edge": OUTLINE_HEX}
