"""Every reader that is under fire, by name."""

from __future__ import annotations

from collections.abc import Callable

from tools.proof.fuzzing.moves_target import MovesTarget
from tools.proof.fuzzing.pack_target import PackTarget
from tools.proof.fuzzing.position_target import PositionTarget
from tools.proof.fuzzing.records_target import RecordsTarget
from tools.proof.fuzzing.target import Target

TARGETS: dict[str, Callable[[], Target]] = {
    each.name: each for each in (RecordsTarget, PositionTarget, MovesTarget, PackTarget)
}
