"""The parts of a journal panel, in u: its head, one line, and its foot."""

from __future__ import annotations

from typing import Final

JOURNAL_HEAD: Final = 44.0
JOURNAL_LINE: Final = 30.0
JOURNAL_FOOT: Final = 6.0
