"""A digest of the component numbers: two boxes with other numbers have other digests."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import astuple, fields
from typing import Final

from game.notation.component_files import digest_of
from game.titles.tinners_trail.rules.components import Components
from game.titles.tinners_trail.rules.set_up import NOBODY_AUTOMATIC, SetUp

NOT_IN_EVERY_GAME: Final = (
    "wallace",
    "kickstarter_tiles",
    "kickstarter_cards",
    "market",
    "emigration",
)


def components_used(set_up: SetUp) -> tuple[str, ...]:
    """Return which of the components that not every game needs this one does."""
    asked = {
        "wallace": set_up.wallace_seat != NOBODY_AUTOMATIC,
        "kickstarter_tiles": set_up.kickstarter_tiles,
        "kickstarter_cards": set_up.kickstarter_cards,
        "market": set_up.arsenic,
        "emigration": set_up.emigration,
    }
    return tuple(name for name in NOT_IN_EVERY_GAME if asked[name])


def components_digest(components: Components, used: Collection[str] = ()) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order.

    `used` names the components that only some games need and this one does; so games that do
    not use them are not strangers to a box in which only those differ.
    """
    left_out = [name for name in NOT_IN_EVERY_GAME if name not in used]
    parts = [
        part
        for field, part in zip(fields(components), astuple(components), strict=True)
        if field.name not in left_out
    ]
    return digest_of(parts)
