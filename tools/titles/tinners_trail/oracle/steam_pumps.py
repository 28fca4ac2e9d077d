"""Steam pumps (D-6)."""

from tools.titles.tinners_trail.oracle.table import TrailPosition


def pump_column(position: TrailPosition) -> int | None:
    """Return the round, at most the current one, of the rightmost column with a group of steam
    pumps; None if all are empty (D-6)."""
    columns = range(position["round"], 0, -1)
    return next((at for at in columns if position["developments"]["pumps"][at - 1]), None)


def take_pumps(position: TrailPosition) -> None:
    """Take the whole group of steam pumps, which the mover then uses, even if no water can be
    removed (D-6)."""
    column = pump_column(position)
    assert column is not None, "no group of steam pumps is available"
    position["pumps_left"] = position["developments"]["pumps"][column - 1].pop()


def pump_moves(position: TrailPosition) -> list[str]:
    """Return the answers of removing a water cube from any mine with water, of any owner, and of
    giving up the remaining pumps (D-6)."""
    wet = [area["name"] for area in position.areas if area["owner"] and area["water"]]
    return [*(f"pump {name}" for name in wet), "pump none"]


def pump(position: TrailPosition, words: list[str]) -> None:
    """Remove one water cube with a pump, or give up all remaining pumps (D-6)."""
    if words[1] == "none":
        position["pumps_left"] = 0
    else:
        position["area"][words[1]]["water"] -= 1
        position["pumps_left"] -= 1


def settle_pumps(position: TrailPosition) -> bool:
    """Return to the actions if no pump is left or no mine has water; return False if the mover has
    to choose (D-6)."""
    if position["pumps_left"] and len(pump_moves(position)) > 1:
        return False
    position |= {"pumps_left": 0, "phase": "actions"}
    return True
