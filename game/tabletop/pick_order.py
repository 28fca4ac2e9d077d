"""The order in which a player picks the parts of a move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PickOrder:
    """The order in which a player picks the parts of a move.

    `is_choice_before_places`: the choice of a move is picked before its places.
    `is_single_choice_shown`: a choice with only one option is shown too, because it says what the
    player gets.
    """

    is_choice_before_places: bool = False
    is_single_choice_shown: bool = False
