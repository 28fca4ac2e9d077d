"""A digest of the component numbers: two boxes with other numbers have other digests."""

from __future__ import annotations

import hashlib
import json
from dataclasses import astuple
from typing import Final

from game.titles.tiletum.rules.components import Components

DIGEST_BYTES: Final = 8


def components_digest(components: Components) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order."""
    canonical = json.dumps(astuple(components), ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=DIGEST_BYTES).digest()
