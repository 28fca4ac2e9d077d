"""Questions about the die (T-304, T-305, S-203, S-603)."""

from tools.titles.tiletum.oracle import table, tile_names, turn
from tools.titles.tiletum.oracle.facts import GOODS
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition


def colour_moves(position: TiletumPosition, _frame: Frame) -> list[str]:
    """Return the answers of using a stored colour helper for any good, even the die's own, and "use
    none" (T-304).

    A helper taken in this turn cannot be used.
    """
    stored = [tile for tile in position.mover["store"] if tile_names.is_colour(tile)]
    for tile in position["fresh"]:
        stored.remove(tile)
    return [*(f"use {tile} {good}" for tile in stored for good in GOODS), "use none"]


def use_colour(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """Use up a colour helper: the die then gives the chosen good and, with one kind of helper, 1
    action point more (T-304, S-706)."""
    position.mover["store"].remove(words[1])
    position.discard(words[1])
    turn.die_frame(position).update(good=words[2], boost=tile_names.boost_of(words[1]))


def bonus_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """Return the answers of taking the bonus tile of the die's action, if it may be taken, and of
    leaving it (T-305)."""
    tile = position["action_tiles"].get(frame["kind"])
    taking = ["bonus take"] if tile and table.may_take(position.mover, tile) else []
    return [*taking, "bonus leave"]


def give_for_silver(position: TiletumPosition, frame: Frame, _words: list[str]) -> None:
    """Exchange 1 good of the die for 1 silver (S-603)."""
    position.mover["goods"][frame["good"]] -= 1
    position.mover["silver"] += 1
