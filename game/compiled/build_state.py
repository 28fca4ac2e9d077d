"""The state of the compiled build while the interpreted one runs."""

from __future__ import annotations

from typing import Literal, NamedTuple


class CompiledBuildAvailability(NamedTuple):
    """Whether this process lacks the compiled build, and why.

    `kind` is "" if the process has the build or does not want it, "ready" if the build was made
    after the process started, "making" if it is being made (`percent` is the progress), and "none"
    if it will not be made.
    """

    kind: Literal["", "making", "ready", "none"] = ""
    percent: int = 0
