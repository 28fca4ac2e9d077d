"""Refusals of this floor: a game that cannot be saved, or cannot go on."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from game.engine.title import Reason


class NotSaved(Exception):
    """Nothing was written: the disk refused, or another program holds the file.

    `reason` has a key `saving.…`; the game is as it was before.
    """

    def __init__(self, reason: Reason) -> None:
        """Keep the reason; words make the sentence."""
        super().__init__(f"{reason.key} {reason.facts}")
        self.reason = reason


class NotContinued(Exception):
    """A journal that can be looked at but not played on; `reason` has a key `record.…`."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason; words make the sentence."""
        super().__init__(f"{reason.key} {reason.facts}")
        self.reason = reason


_KEYS = {
    errno.ENOSPC: "saving.disk-full",
    errno.EDQUOT: "saving.disk-full",
    errno.EACCES: "saving.not-allowed",
    errno.EPERM: "saving.not-allowed",
    errno.EROFS: "saving.not-allowed",
    errno.ESTALE: "saving.gone",
}


def disk_refusal(error: OSError, name: str, folder: Path | None = None) -> NotSaved:
    """Return the refusal that tells of an error of the disk while writing the named file.

    `folder` is where the file was to be opened.
    """
    key = _KEYS.get(error.errno or 0, "saving.failed")
    if error.errno == errno.EACCES and folder is not None and not os.access(folder, os.X_OK):
        key = "saving.no-entry"
    return NotSaved(Reason(key, {"file": name, "cause": error.strerror or str(error)}))
