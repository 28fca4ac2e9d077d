"""Lord Wallace's adits, ports, trains, miners and Develop action (LW-9 .. LW-13)."""

from tools.titles.tinners_trail.oracle import developments, emigration
from tools.titles.tinners_trail.oracle.table import (
    PIECES,
    WORK_POINTS,
    Area,
    TrailPosition,
    easting,
    is_coastal,
    ore,
)
from tools.titles.tinners_trail.oracle.wallace_emigration import emigrate_instead
from tools.titles.tinners_trail.oracle.wallace_mines import own_mines
from tools.titles.tinners_trail.oracle.wallace_pumps import pump


def place_for(position: TrailPosition, piece: str, *, may_join: bool = False) -> list[str] | None:
    """Return the place that Lord Wallace prefers for a piece, as names of areas; None if there is
    none (LW-9 to LW-12).

    With `may_join` a miner may be placed beside others, as those from Michigan (E-4).
    """
    if piece == "adit":
        return border_for_adit(position)
    mines = [
        area
        for area in own_mines(position)
        if position.capacity(area) < ore(area)
        and (developments.may_have(area, piece) or (piece == "miner" and may_join))
        and (piece != "port" or area["water"] > 0)
        and (piece != "train" or (area["water"] >= 2 and own_neighbours(position, area)))
    ]

    def preference(area: Area) -> tuple[int, ...]:
        if piece == "port":  # LW-10
            return -ore(area), -area["water"], -area["copper"], easting(area)
        if piece == "miner":  # LW-12
            return -ore(area), area["water"], -area["copper"], is_coastal(area), easting(area)
        beside = sum(min(1, near["water"]) for near in own_neighbours(position, area))
        return -min(2, area["water"]) - beside, -ore(area), -easting(area)  # LW-11, D-4

    best = min(mines, key=preference, default=None)
    return None if best is None else [best["name"]]


def own_neighbours(position: TrailPosition, area: Area) -> list[Area]:
    """Return the areas adjacent to a mine that have a mine of the same owner (LW-11)."""
    return [near for near in position.adjacent(area) if near["owner"] == area["owner"]]


def border_for_adit(position: TrailPosition) -> list[str] | None:
    """Return the two areas between which Lord Wallace builds an adit: his mines with water, with
    the least ore, the least copper, furthest west; None if there are none (LW-9)."""
    wet = {area["name"]: area for area in own_mines(position) if area["water"] > 0}

    def preference(names: list[str]) -> tuple[int, ...]:
        pair = [wet[name] for name in names]
        return sum(map(ore, pair)), sum(a["copper"] for a in pair), sum(map(easting, pair))

    borders = [
        pair for pair in developments.free_borders(position) if all(one in wet for one in pair)
    ]
    return min(borders, key=preference, default=None)


def develop_with(position: TrailPosition, piece: str) -> bool:
    """Place a piece for Lord Wallace and spend its work points; return False if that is not
    possible (LW-3, D).

    With the expansion he places his own miners first (LW-E).
    """
    player = position.him
    names = place_for(position, piece)
    enough = position.work_points_left(player["colour"]) >= WORK_POINTS[piece]
    if names is None or not (enough and developments.in_stock(position, piece)):
        return False
    developments.take(position, piece)
    if piece == "miner" and "emigration" in position["expansions"] and player["miners_left"]:
        emigration.place_own_miner(position, player["colour"], position["area"][names[0]])
    else:
        developments.put(position, piece, names)
    position.spend(player["colour"], WORK_POINTS[piece])
    return True


def develop_or_emigrate(position: TrailPosition) -> bool:
    """Carry out Lord Wallace's Develop action: send a miner to Michigan, else place the first
    possible piece or use pumps; return False if nothing is possible (LW-13, LW-E)."""
    if emigrate_instead(position, ["michigan"]):
        return True
    order = ["train", "adit", "port", "pumps", "miner"]
    if "emigration" in position["expansions"]:
        order = ["miner", "train", "adit", "port", "pumps"]
    return any(
        pump(position) if piece == "pumps" else develop_with(position, piece) for piece in order
    )


def place_what_waits(position: TrailPosition) -> None:
    """Place each of Lord Wallace's waiting pieces for which there is a place by his own rules
    (LW-E)."""
    player = position.wallace
    while player and player["waiting"]:
        waiting = [piece for piece in PIECES if piece in player["waiting"]]
        places = {piece: place_for(position, piece, may_join=True) for piece in waiting}
        found = next(((piece, names) for piece, names in places.items() if names), None)
        if found is None:
            return
        player["waiting"].remove(found[0])
        developments.put(position, *found)
