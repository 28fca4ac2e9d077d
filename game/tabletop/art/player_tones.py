"""The colour of a player: three tones, mark and pattern."""

from dataclasses import dataclass

from game.tabletop.art.palette import HexColour


@dataclass(frozen=True, slots=True)
class PlayerColourAndPattern:
    """A player's three tones, mark, pattern and dash: players differ in more than colour."""

    name: str
    light: HexColour
    mid: HexColour
    dark: HexColour
    mark_name: str
    mark_fill: HexColour
    pattern_name: str
    dash_and_gap_lengths: tuple[int, ...]

    @property
    def shape_file_colours(self) -> dict[str, str]:
        """Return the three tones by the name of their placeholder in shape files: "light", "mid"
        and "dark"."""
        return {"light": self.light, "mid": self.mid, "dark": self.dark}
