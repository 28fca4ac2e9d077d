"""A digest of the component numbers: two boxes with other numbers have other digests."""

from __future__ import annotations

from dataclasses import astuple

from game.notation.component_files import digest_of
from game.titles.brass.rules.components import Components


def components_digest(components: Components) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order."""
    return digest_of(astuple(components))
