"""A region in which two screens differ."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Patch:
    """A tile that differs: its position on the screen in per cent, and its colour difference."""

    left: int
    top: int
    codes: float

    def __str__(self) -> str:
        """Return the patch as text."""
        return f"{self.left} % across, {self.top} % down by {self.codes:.0f} codes"
