"""A digest of the component numbers: two boxes with other numbers have other digests."""

from __future__ import annotations

from dataclasses import astuple

from game.notation.component_files import digest_of
from game.titles.tiletum.rules.components import Components


def components_digest(components: Components, *, silver: bool = False) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order.

    What In Search of Silver adds to the box counts in games with silver alone.
    """
    *base, added = astuple(components)
    used = [*base, added] if silver else base
    return digest_of(used)
