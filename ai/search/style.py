"""How a search thinks: every choice that was or will be measured, in one place."""

# interpreted: read once, when a search is made

from dataclasses import dataclass
from typing import Final

TO_THE_END: Final = 0


@dataclass(frozen=True, slots=True)
class SearchStyle:
    """The choices of one searching player; the defaults are those that won.

    `stages`: playouts stop once that many stages have ended since the leaf and the value of the
    name is asked; TO_THE_END plays on to the end of the game. Inside the tree: `exploration` in
    hundredths of a full reward, and `first_width`, the moves admitted at a new node. `doubts`:
    how often what is imagined is compared with what rivals' bids tell.
    """

    stages: int = 1
    value: str = "learned"
    exploration: int = 25
    first_width: int = 3
    doubts: int = 3
