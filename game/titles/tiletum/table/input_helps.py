"""What the input of the action sheet asks the table, so that it needs no rules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.engine.move import Move


class TableFunctions(NamedTuple):
    """Functions that the input uses: `set_out` is called with a picked way, `most` returns how
    often a move can be repeated, `repeat` is called with a number of repetitions, and `numbers` are
    those of goods, offers, storehouse and buildings by name.

    `draws` tells whether something is drawn after a move, so that it cannot be undone.
    `beside_offers` tells that the storehouse is listed with the offers, `region_of` returns the
    part of the table of a place, "" for the map of Europe.
    """

    set_out: Callable[[tuple[str, ...]], None] = lambda way: None
    most: Callable[[Move], int] = lambda move: 1
    repeat: Callable[[Move, int], None] = lambda move, times: None
    numbers: Mapping[str, int] = MappingProxyType({})
    beside_offers: bool = False
    draws: Callable[[Move], bool] = lambda move: False
    region_of: Callable[[str], str] = lambda place: ""
