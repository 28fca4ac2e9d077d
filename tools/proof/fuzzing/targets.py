"""Every reader that is under fire, by name."""

from collections.abc import Callable

from tools.proof.fuzzing.move_texts import MovesTarget
from tools.proof.fuzzing.position_texts import PackTarget, PositionTarget
from tools.proof.fuzzing.records_target import RecordsTarget
from tools.proof.fuzzing.texts import Target

TARGETS: dict[str, Callable[[], Target]] = {
    each.name: each for each in (RecordsTarget, PositionTarget, MovesTarget, PackTarget)
}
