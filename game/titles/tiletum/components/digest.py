"""A digest of the component numbers: two boxes with other numbers have other digests."""

from __future__ import annotations

import hashlib
import json
from dataclasses import astuple
from typing import Final

from game.titles.tiletum.rules.components import Components

DIGEST_BYTES: Final = 8


def components_digest(components: Components, *, silver: bool = False) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order.

    What In Search of Silver adds to the box counts in games with silver alone.
    """
    *base, added = astuple(components)
    used = [*base, added] if silver else base
    canonical = json.dumps(used, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=DIGEST_BYTES).digest()
