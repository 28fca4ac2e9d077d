"""Arsenic (AR-2 .. AR-5)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def has_built_calciner(position: TrailPosition, colour: str) -> bool:
    """AR-2, AR-5: both actions need the own calciner on the map."""
    return "arsenic" in position["expansions"] and not position["player"][colour]["calciner_left"]


def next_of_limiter(position: TrailPosition, colour: str) -> int:
    """AR-3: first column 10, then one column further left each time."""
    limiter: int = position["player"][colour]["limiter"]
    return limiter - 1 if limiter else table.FINAL_COLUMN


def mines_to_process(position: TrailPosition, colour: str) -> list[Area]:
    """AR-2: own mines with arsenic; AR-3: the limiter never reaches the own marker's column."""
    can_move = next_of_limiter(position, colour) > position.column_of(colour)
    if not (has_built_calciner(position, colour) and can_move):
        return []
    return [area for area in position.mines_of(colour) if area["arsenic"]]


def process(position: TrailPosition, colour: str, area: Area) -> None:
    """AR-2: exactly 1 arsenic, whatever the water; AR-3: the limiter moves."""
    player = position["player"][colour]
    player["limiter"] = next_of_limiter(position, colour)
    area["arsenic"] -= 1
    player["ore"]["arsenic"] += 1


def sell_moves(position: TrailPosition) -> list[str]:
    """AR-5: selling needs arsenic to sell."""
    can_sell = has_built_calciner(position, position["to_move"])
    return ["sell arsenic"] if can_sell and position.mover["ore"]["arsenic"] else []


def best_space(position: TrailPosition) -> int:
    """AR-5: the highest-valued empty space; each round the highest open section closes."""
    still_open = [value for section in table.MARKET[position["round"] - 1 :] for value in section]
    return max(value for value in still_open if value not in position["market"])


def sell_arsenic(position: TrailPosition, colour: str) -> int:
    """AR-5: one cube goes to the best space, the last one is never full; the pounds it earns."""
    space = best_space(position)
    position["player"][colour]["ore"]["arsenic"] -= 1
    if space != table.UNLIMITED:
        position["market"].append(space)
    return space
