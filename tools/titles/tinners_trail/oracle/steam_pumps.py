"""Steam pumps (D-6)."""

from tools.titles.tinners_trail.oracle.table import TrailPosition


def pump_column(position: TrailPosition) -> int | None:
    """D-6: among the columns of rounds 1 to the current one, the rightmost that has a group."""
    columns = range(position["round"], 0, -1)
    return next((at for at in columns if position["developments"]["pumps"][at - 1]), None)


def take_pumps(position: TrailPosition) -> None:
    """D-6: the whole group is taken, even if no water can be removed."""
    column = pump_column(position)
    assert column is not None, "no group of steam pumps is available"
    position["pumps_left"] = position["developments"]["pumps"][column - 1].pop()


def pump_moves(position: TrailPosition) -> list[str]:
    """D-6: one cube from a mine, whoever owns it, or give up all that is left."""
    wet = [area["name"] for area in position.areas if area["owner"] and area["water"]]
    return [*(f"pump {name}" for name in wet), "pump none"]


def pump(position: TrailPosition, words: list[str]) -> None:
    """D-6: pumps given up are not kept."""
    if words[1] == "none":
        position["pumps_left"] = 0
    else:
        position["area"][words[1]]["water"] -= 1
        position["pumps_left"] -= 1


def settle_pumps(position: TrailPosition) -> bool:
    """D-6: choosing ends when the pumps are used up or no mine has water."""
    if position["pumps_left"] and len(pump_moves(position)) > 1:
        return False
    position |= {"pumps_left": 0, "phase": "actions"}
    return True
