"""Every reader that is under fire, by name."""

from __future__ import annotations

from collections.abc import Callable

from tests.fuzzing.moves_target import MovesTarget
from tests.fuzzing.position_target import PositionTarget
from tests.fuzzing.records_target import RecordsTarget
from tests.fuzzing.target import Target

TARGETS: dict[str, Callable[[], Target]] = {
    each.name: each for each in (RecordsTarget, PositionTarget, MovesTarget)
}
