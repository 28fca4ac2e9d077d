"""The colour of a player: three tones, mark and pattern."""

from dataclasses import dataclass

from game.tabletop.art.palette import Colour


@dataclass(frozen=True, slots=True)
class PlayerColour:
    """A player's three tones, mark and pattern, so that players differ in more than colour."""

    name: str
    light: Colour
    mid: Colour
    dark: Colour
    mark: str
    mark_fill: Colour
    pattern: str
    dash: tuple[int, ...]

    @property
    def shape_file_colours(self) -> dict[str, str]:
        """Return the three tones by the name of their placeholder in shape files: "light", "mid"
        and "dark"."""
        return {"light": self.light, "mid": self.mid, "dark": self.dark}
