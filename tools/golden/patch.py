"""A patch of two screens that differs."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Patch:
    """A tile that differs: where it lies on the screen in percent, and by how many codes."""

    left: int
    top: int
    codes: float

    def __str__(self) -> str:
        """Return the patch in words."""
        return f"{self.left} % across, {self.top} % down by {self.codes:.0f} codes"
