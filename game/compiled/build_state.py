"""The state of the compiled build while the game is played without it."""

from __future__ import annotations

from typing import Literal, NamedTuple


class BuildState(NamedTuple):
    """Whether this process lacks the compiled build, and why: "" when it does not, or wants none.

    "ready" has been made since this process started, "making" is so many per cent done, "none"
    will not be there.
    """

    kind: Literal["", "making", "ready", "none"] = ""
    percent: int = 0
