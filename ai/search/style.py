"""The settings of a search: every choice that was or will be measured, in one place."""

# interpreted: used once, when a search is made

from dataclasses import dataclass
from typing import Final

TO_THE_END: Final = 0


@dataclass(frozen=True, slots=True)
class SearchStyle:
    """The settings of one searching player; the defaults are the strongest measured ones.

    `stages`: playouts stop after so many stages and are scored by the value of the name `value`;
    TO_THE_END plays on to the end of the game. Inside the tree: `exploration` in hundredths of a
    full reward, and `first_width`, the moves admitted at a new node. `doubts`: how many times each
    determinization is resampled by belief. `own_points`: per cent of a reward that the seat's own
    points count, whoever leads.
    """

    stages: int = 1
    value: str = "learned"
    exploration: int = 25
    first_width: int = 3
    doubts: int = 3
    own_points: int = 0
