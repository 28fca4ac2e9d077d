"""Developments (D-1 .. D-5, D-7)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def in_stock(position: TrailPosition, piece: str) -> bool:
    """D: only the current round's column counts."""
    return bool(position["developments"][piece][position["round"] - 1])


def take(position: TrailPosition, piece: str) -> None:
    """D: the piece comes from the current round's column."""
    position["developments"][piece][position["round"] - 1] -= 1


def may_have(area: Area, piece: str) -> bool:
    """D-1: one of a kind an area (E-1, E-3: of whatever owner); D-3: a port on the coast only."""
    if piece == "miner":
        return area["miners"] == 0 and area["own_miner"] is None
    return not area[piece] and (piece != "port" or table.is_coastal(area))


def free_borders(position: TrailPosition) -> list[list[str]]:
    """D-1, D-5: one adit a border; the areas in alphabetical order."""
    return [
        [area["name"], neighbour["name"]]
        for area in position.areas
        for neighbour in position.adjacent(area)
        if area["name"] < neighbour["name"]
        and [area["name"], neighbour["name"]] not in position["adits"]
    ]


def places_for(position: TrailPosition, piece: str) -> list[str]:
    """D-1: where a piece may go, mine or not, tile or not."""
    if piece == "adit":
        return [" ".join(names) for names in free_borders(position)]
    return [area["name"] for area in position.areas if may_have(area, piece)]


def development_moves(position: TrailPosition, piece: str) -> list[str]:
    """D; E-1: a miner exchanged for an own one, in an area with an own mine and no miner."""
    if not in_stock(position, piece):
        return []
    found = [f"{piece} {place}" for place in places_for(position, piece)]
    if piece == "miner" and "emigration" in position["expansions"]:
        own = position.mines_of(position["to_move"]) if position.mover["miners_left"] else []
        found += [f"miner {area['name']} own" for area in own if may_have(area, "miner")]
    return found


def drain(area: Area, cubes: int) -> None:
    """D-3: water of the mine, or drainage tokens without one (D-7: only on a tile)."""
    if area["owner"] is not None:
        area["water"] = max(0, area["water"] - cubes)
    elif area["tile"] is not None:
        area["drainage"] += cubes


def put(position: TrailPosition, piece: str, names: list[str]) -> None:
    """D-2 .. D-5: a piece goes on the map with all its effects."""
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
