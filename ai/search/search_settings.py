"""The settings of a search: every choice that was or will be measured, in one place."""

# interpreted: used once, when a search is made

from dataclasses import dataclass
from typing import Final

STAGES_TO_THE_END: Final = 0


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings of one searching player; the defaults are the strongest measured ones.

    `stages`: after this many stages a playout stops and the value named `value` scores it;
    STAGES_TO_THE_END plays it to the end of the game. `exploration`: in hundredths of a full
    reward. `first_width`: the number of moves admitted at a new node. `doubts`: how many times each
    determinization is resampled. `own_points`: the per cent of a reward for the seat's own
    points, whoever leads.
    """

    stages: int = 1
    value: str = "learned"
    exploration: int = 25
    first_width: int = 3
    doubts: int = 3
    own_points: int = 0
