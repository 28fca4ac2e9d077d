"""Developments (D-1 .. D-5, D-7)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def in_stock(position: TrailPosition, piece: str) -> bool:
    """Return whether a piece is left in the column of the current round (rule D)."""
    return bool(position["developments"][piece][position["round"] - 1])


def take(position: TrailPosition, piece: str) -> None:
    """Take a piece from the column of the current round (rule D)."""
    position["developments"][piece][position["round"] - 1] -= 1


def may_have(area: Area, piece: str) -> bool:
    """Return whether a piece may be placed in an area: only one of each kind, a miner of whatever
    owner (D-1, E-1, E-3), and a port only at the coast (D-3)."""
    if piece == "miner":
        return area["miners"] == 0 and area["own_miner"] is None
    return not area[piece] and (piece != "port" or table.is_coastal(area))


def free_borders(position: TrailPosition) -> list[list[str]]:
    """Return the two areas of every border without an adit, in alphabetical order (D-1, D-5)."""
    return [
        [area["name"], neighbour["name"]]
        for area in position.areas
        for neighbour in position.adjacent(area)
        if area["name"] < neighbour["name"]
        and [area["name"], neighbour["name"]] not in position["adits"]
    ]


def places_for(position: TrailPosition, piece: str) -> list[str]:
    """Return every place for a piece as text: an area, or for an adit the two areas of a border;
    mines and tiles do not matter (D-1)."""
    if piece == "adit":
        return [" ".join(names) for names in free_borders(position)]
    return [area["name"] for area in position.areas if may_have(area, piece)]


def development_moves(position: TrailPosition, piece: str) -> list[str]:
    """Return the text of every placement of a piece that is in stock; a miner may also be placed as
    the mover's own, in an area with a mine of the mover (D, E-1)."""
    if not in_stock(position, piece):
        return []
    found = [f"{piece} {place}" for place in places_for(position, piece)]
    if piece == "miner" and "emigration" in position["expansions"]:
        own = position.mines_of(position["to_move"]) if position.mover["miners_left"] else []
        found += [f"miner {area['name']} own" for area in own if may_have(area, "miner")]
    return found


def drain(area: Area, cubes: int) -> None:
    """Remove water cubes from a mine, or, in an area with a tile but no mine, add drainage tokens;
    elsewhere do nothing (D-3, D-7)."""
    if area["owner"] is not None:
        area["water"] = max(0, area["water"] - cubes)
    elif area["tile"] is not None:
        area["drainage"] += cubes


def put(position: TrailPosition, piece: str, names: list[str]) -> None:
    """Place a piece on the map, in an area or on the border of two, with all its effects (D-2 to
    D-5)."""
    here = [position["area"][name] for name in names]
    if piece == "adit":
        position["adits"].append(sorted(names))
        for area in here:
            drain(area, 1)
            area["tin"] += 1
            area["copper"] += 1
    elif piece == "miner":
        here[0]["miners"] += 1
    else:
        here[0][piece] = True
        drain(here[0], 1 if piece == "port" else 2)
        for neighbour in position.adjacent(here[0]) if piece == "train" else ():
            drain(neighbour, 1)
