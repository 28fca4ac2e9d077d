"""The state of the compiled build while the interpreted one runs."""

from __future__ import annotations

from typing import Literal, NamedTuple


class BuildState(NamedTuple):
    """Whether this process lacks the compiled build, and why; "" if it has it or does not want it.

    "ready" means that it was made after this process started, "making" that it is `percent` done,
    "none" that it will not be made.
    """

    kind: Literal["", "making", "ready", "none"] = ""
    percent: int = 0
