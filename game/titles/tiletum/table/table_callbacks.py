"""What the input of the action sheet asks the table, so that it needs no rules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.engine.move import Move


class TableCallbacks(NamedTuple):
    """Functions and facts of the table that the input uses.

    `start_path` starts walking a path, `move_repeat_limit` returns how often a move can be
    repeated, `plan_repeated_moves` plans that many repetitions, and `key_number_by_target` has the
    key numbers of goods, offers, storehouse and buildings. `must_be_confirmed` tells whether a move
    has to be confirmed, since it cannot be undone, and `is_round_scored_by_move` whether that is
    because it ends the turn and the scoring of the round follows. `is_store_listed_with_offers`
    tells that the storehouse is listed with the offers; `underground_map_name_of_place` returns the
    underground map of a place, "" for Europe.
    """

    start_path: Callable[[tuple[str, ...]], None] = lambda way: None
    move_repeat_limit: Callable[[Move], int] = lambda move: 1
    plan_repeated_moves: Callable[[Move, int], None] = lambda move, times: None
    key_number_by_target: Mapping[str, int] = MappingProxyType({})
    is_store_listed_with_offers: bool = False
    must_be_confirmed: Callable[[Move], bool] = lambda move: False
    is_round_scored_by_move: Callable[[Move], bool] = lambda move: False
    underground_map_name_of_place: Callable[[str], str] = lambda place: ""
