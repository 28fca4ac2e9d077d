"""Arsenic (AR-2 .. AR-5)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def has_built_calciner(position: TrailPosition, colour: str) -> bool:
    """Return whether arsenic is in the game and the player's calciner is on the map, as both
    arsenic actions require (AR-2, AR-5)."""
    return "arsenic" in position["expansions"] and not position["player"][colour]["calciner_left"]


def next_of_limiter(position: TrailPosition, colour: str) -> int:
    """Return the work column to which the player's limiter moves next: the final column at first,
    then one further left each time (AR-3)."""
    limiter: int = position["player"][colour]["limiter"]
    return limiter - 1 if limiter else table.FINAL_COLUMN


def mines_to_process(position: TrailPosition, colour: str) -> list[Area]:
    """Return the player's mines with arsenic that can be processed now (AR-2); [] if the limiter
    would reach the column of the player's marker (AR-3)."""
    can_move = next_of_limiter(position, colour) > position.column_of(colour)
    if not (has_built_calciner(position, colour) and can_move):
        return []
    return [area for area in position.mines_of(colour) if area["arsenic"]]


def process(position: TrailPosition, colour: str, area: Area) -> None:
    """Take exactly 1 arsenic from a mine for the player, whatever its water, and move the limiter
    (AR-2, AR-3)."""
    player = position["player"][colour]
    player["limiter"] = next_of_limiter(position, colour)
    area["arsenic"] -= 1
    player["ore"]["arsenic"] += 1


def sell_moves(position: TrailPosition) -> list[str]:
    """Return the action of selling arsenic as a list, [] if the mover has no arsenic or no calciner
    on the map (AR-5)."""
    can_sell = has_built_calciner(position, position["to_move"])
    return ["sell arsenic"] if can_sell and position.mover["ore"]["arsenic"] else []


def best_space(position: TrailPosition) -> int:
    """Return the value in pounds of the best empty space of the arsenic market; each round its
    highest section closes (AR-5)."""
    still_open = [value for section in table.MARKET[position["round"] - 1 :] for value in section]
    return max(value for value in still_open if value not in position["market"])


def sell_arsenic(position: TrailPosition, colour: str) -> int:
    """Sell one of the player's arsenic cubes to the best space of the market, and return its
    pounds, which the caller pays (AR-5)."""
    space = best_space(position)
    position["player"][colour]["ore"]["arsenic"] -= 1
    if space != table.UNLIMITED:
        position["market"].append(space)
    return space
