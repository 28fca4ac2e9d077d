"""The settings of a search, whose effects on its strength can be measured."""

# interpreted: used once, when a search is made

from dataclasses import dataclass
from typing import Final

STAGES_TO_THE_END: Final = 0


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings of one searching player; the defaults are the strongest measured ones.

    `playout_stages`: after this many stages a playout stops, and the value named `value_name`
    estimates its result; STAGES_TO_THE_END plays it to the end of the game.
    `exploration_hundredths`: the weight of exploration in hundredths of a full reward.
    `moves_at_new_node`: the number of moves admitted at a new node.
    `resamplings_per_determinization`: how many times each determinization is resampled.
    `own_points_percent`: how much of a reward, in per cent, depends on the seat's own points
    instead of winning.
    `has_tree_per_seat`: whether each seat has a tree of only its moves, in which it searches for
    its reward, whatever the others do in between; otherwise all moves are in one tree. Only for
    titles whose macro moves are legal moves, and whose candidates are public only before another
    seat moves.
    """

    playout_stages: int = 1
    value_name: str = "learned"
    exploration_hundredths: int = 25
    moves_at_new_node: int = 3
    resamplings_per_determinization: int = 3
    own_points_percent: int = 0
    has_tree_per_seat: bool = False
