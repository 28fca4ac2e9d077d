"""The depth of the analysis: the number of games played for a hint and for each judged decision.

It is counted in games and not in seconds, so that a seed gives the same result on every machine.
"""

from typing import Final

from ai.analysis.hint_depth import HintDepth
from ai.analysis.judge_depth import JudgingEffort
from game.compiled.native import running_build_kind

COMPILED_HINT_DEPTH: Final = HintDepth(iterations=4000, moves=3, world_count=500)
INTERPRETED_HINT_DEPTH: Final = HintDepth(
    iterations=300, moves=3, world_count=30
)  # takes up to half a minute
USUAL_HINT_DEPTH: Final = (
    COMPILED_HINT_DEPTH if running_build_kind() == "native" else INTERPRETED_HINT_DEPTH
)
USUAL_JUDGING_EFFORT: Final = JudgingEffort(
    iterations=250,
    worlds_to_choose_best=48,
    worlds_to_measure_loss=96,
    max_worlds_to_measure_loss=960,
    worlds_per_step_forecast=96,
    worlds_beside_chance_event=600,
)
