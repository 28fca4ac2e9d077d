"""Developments (C-5, C-8, C-11) and steam pumps (C-5, C-23)."""

from typing import Any

from tools.titles.tinners_trail.oracle.developments import in_stock, take
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition
from tools.titles.tinners_trail.oracle_2007.prospecting import FACTS, is_empty

AREAS: dict[str, dict[str, Any]] = FACTS["areas"]


def development_moves(position: TrailPosition, piece: str) -> list[str]:
    """Return the text of every placement of a piece, mine or not; [] if none is left on display
    (C-8, C-11)."""
    if not in_stock(position, piece):
        return []
    if piece == "adit":
        borders = [[one, two] for one in AREAS for two in AREAS[one]["neighbours"] if one < two]
        return [f"adit {' '.join(pair)}" for pair in borders if pair not in position["adits"]]
    key = "miners" if piece == "miner" else piece
    return [
        f"{piece} {name}"
        for name in AREAS
        if not position["area"][name][key] and (piece != "port" or AREAS[name]["coast"])
    ]


def develop(position: TrailPosition, piece: str, names: list[str]) -> None:
    """Take a piece from the display and place it with its effects; an adit brings no ore to an
    empty area (C-5, C-11)."""
    take(position, piece)
    here = [position["area"][name] for name in names]
    if piece == "adit":
        position["adits"].append(names)
        for area in here:
            if not is_empty(area):
                drain(area, 1)
                area["tin"] += 1
                area["copper"] += 1
        return
    here[0]["miners" if piece == "miner" else piece] = True
    drain(here[0], {"miner": 0, "port": 1, "train": 2}[piece])
    for other in AREAS[names[0]]["neighbours"] if piece == "train" else ():
        drain(position["area"][other], 1)


def drain(area: Area, cubes: int) -> None:
    """Remove water cubes from an area, down to 0 at most (C-11)."""
    area["water"] = max(0, area["water"] - cubes)


def pump_columns(position: TrailPosition) -> list[int]:
    """Return the indices of the columns of steam pumps on display, the tallest last, of equal ones
    the rightmost (C-23)."""
    heights = [sum(column) for column in position["developments"]["pumps"][: position["round"]]]
    return sorted((at for at, height in enumerate(heights) if height), key=lambda at: heights[at])


def pump_moves(position: TrailPosition) -> list[str]:
    """Return the answers of removing a water cube from any area with water, mine or not, and of
    giving up the remaining pumps (C-23)."""
    return [*(f"pump {a['name']}" for a in position.areas if a["water"]), "pump none"]


def settle_pumps(position: TrailPosition) -> bool:
    """End the action if no pump or no water is left; return False if the mover has to choose
    (C-23)."""
    if position["pumps_left"] and len(pump_moves(position)) > 1:
        return False
    position |= {"pumps_left": 0, "phase": "action over"}
    return True
