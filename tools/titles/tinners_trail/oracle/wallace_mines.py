"""What Lord Wallace does with his mines, pieces and miners (LW-7 .. LW-13, LW-AR, LW-E).

What he would rather have comes first in every order of preference: a tuple, the least of which
he takes.
"""

from typing import Any

from tools.titles.tinners_trail.oracle import actions
from tools.titles.tinners_trail.oracle.table import (
    EMIGRATION,
    LAST_ROUND,
    ORES,
    PIECES,
    PRICES,
    WALLACE,
    WORK_POINTS,
    Area,
    TrailPosition,
    easting,
    is_coastal,
    ore,
)

LIMITS: dict[str, Any] = WALLACE["limits"]


def own_mines(position: TrailPosition) -> list[Area]:
    """The areas with a mine of his."""
    return position.mines_of(position.him["colour"])


def copper_is_dear(position: TrailPosition) -> bool:
    """LW-3, LW-7: £8 or £10."""
    return position["prices"]["copper"] in PRICES["copper"][2:]


# Mine (LW-4, LW-7), arsenic (LW-AR).


def cubes_from(position: TrailPosition, area: Area) -> dict[str, int]:
    """LW-7: as much of the wanted ore as the capacity allows, then the other ore if he may.

    Copper at £8 and £10, filled up with tin; else tin, filled up with copper only in round 4.
    """
    dear = copper_is_dear(position)
    most = position.capacity(area)
    wanted, other = ("copper", "tin") if dear else ("tin", "copper")
    taken = {wanted: min(area[wanted], most), other: 0}
    if dear or position["round"] == LAST_ROUND:
        taken[other] = min(area[other], most - taken[wanted])
    return taken


def best_mine(position: TrailPosition) -> Area | None:
    """LW-7: most of the wanted ore, least water, fewest ore left, furthest east."""
    wanted = "copper" if copper_is_dear(position) else "tin"

    def preference(area: Area) -> tuple[int, ...]:
        taken = cubes_from(position, area)
        return -taken[wanted], area["water"], ore(area) - sum(taken.values()), -easting(area)

    mines = [area for area in own_mines(position) if sum(cubes_from(position, area).values()) > 0]
    return min(mines, key=preference, default=None)


def mine_or_emigrate(position: TrailPosition) -> bool:
    """LW-E: emigrating comes first; LW-AR: then arsenic if it is worth more; a tie is ore.

    LW-4: the cost is owed.
    """
    if emigrate_instead(position, ["sierra-madre", "kimberley"]):
        return True
    area = best_mine(position)
    player = position.him
    taken = cubes_from(position, area) if area else dict.fromkeys(ORES, 0)
    water = area["water"] if area else 0
    profit = sum(cubes * (position["prices"][kind] - water) for kind, cubes in taken.items())
    if can_process(position) and actions.best_space(position) > profit:
        # LW-AR: one cube from the mine furthest east, sold at once; only the limiter moves
        colour = position.him["colour"]
        mines = actions.mines_to_process(position, colour)
        actions.process(position, colour, max(mines, key=easting))
        position.him["income"] += actions.sell_arsenic(position, colour)
        return True
    if area is None:
        return False
    player["owed"] += sum(taken.values()) * water
    actions.take_ore(area, player["ore"], taken)
    position.spend(player["colour"], WORK_POINTS["extract"])
    return True


def can_process(position: TrailPosition) -> bool:
    """LW-AR: with his calciner, from an own mine, the limiter not past the floor of the round."""
    colour = position.him["colour"]
    floor = LIMITS["limiter_floor"][position["round"] - 1]
    above_floor = actions.next_of_limiter(position, colour) >= floor
    return above_floor and bool(actions.mines_to_process(position, colour))


# Steam pumps (LW-8).


def area_to_pump(position: TrailPosition) -> Area | None:
    """LW-8: his mine with ore for its capacity: most ore, highest capacity, least water, ..."""
    return min(
        (a for a in own_mines(position) if a["water"] and ore(a) >= position.capacity(a)),
        key=lambda area: (
            -ore(area),
            -position.capacity(area),
            area["water"],
            is_coastal(area),
            easting(area),
        ),
        default=None,
    )


def remove_water(position: TrailPosition, cubes: int) -> None:
    """LW-8: cube by cube, as far as there is a mine for it."""
    for _ in range(cubes):
        area = area_to_pump(position)
        if area is not None:
            area["water"] -= 1


def pump(position: TrailPosition) -> bool:
    """LW-8: impossible without a group or without a cube to remove."""
    if actions.pump_column(position) is None or area_to_pump(position) is None:
        return False
    actions.take_pumps(position)
    remove_water(position, position["pumps_left"])
    position["pumps_left"] = 0
    position.spend(position.him["colour"], WORK_POINTS["pumps"])
    return True


# Adit, port, train, miner and Develop (LW-9 .. LW-13).


def place_for(position: TrailPosition, piece: str, *, may_join: bool = False) -> list[str] | None:
    """LW-9 .. LW-12: the place he prefers for a piece; E-4: Michigan's miners may join others."""
    if piece == "adit":
        return border_for_adit(position)
    mines = [
        area
        for area in own_mines(position)
        if position.capacity(area) < ore(area)
        and (actions.may_have(area, piece) or (piece == "miner" and may_join))
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
    """LW-11: the adjacent areas with his mine."""
    return [near for near in position.adjacent(area) if near["owner"] == area["owner"]]


def border_for_adit(position: TrailPosition) -> list[str] | None:
    """LW-9: between two wet mines of his: fewest ore, least copper, furthest west."""
    wet = {area["name"]: area for area in own_mines(position) if area["water"] > 0}

    def preference(names: list[str]) -> tuple[int, ...]:
        pair = [wet[name] for name in names]
        return sum(map(ore, pair)), sum(a["copper"] for a in pair), sum(map(easting, pair))

    borders = [pair for pair in actions.free_borders(position) if all(one in wet for one in pair)]
    return min(borders, key=preference, default=None)


def develop_with(position: TrailPosition, piece: str) -> bool:
    """LW-3, D: the piece of the round, with the work points for it; LW-E: own miners first."""
    player = position.him
    names = place_for(position, piece)
    enough = position.work_points_left(player["colour"]) >= WORK_POINTS[piece]
    if names is None or not (enough and actions.in_stock(position, piece)):
        return False
    actions.take(position, piece)
    if piece == "miner" and "emigration" in position["expansions"] and player["miners_left"]:
        actions.place_own_miner(position, player["colour"], position["area"][names[0]])
    else:
        actions.put(position, piece, names)
    position.spend(player["colour"], WORK_POINTS[piece])
    return True


def develop_or_emigrate(position: TrailPosition) -> bool:
    """LW-E: Michigan if a miner can leave; else LW-13, in the order of LW-E with emigration."""
    if emigrate_instead(position, ["michigan"]):
        return True
    order = ["train", "adit", "port", "pumps", "miner"]
    if "emigration" in position["expansions"]:
        order = ["miner", "train", "adit", "port", "pumps"]
    return any(
        pump(position) if piece == "pumps" else develop_with(position, piece) for piece in order
    )


# His emigrating miners (LW-E).


def emigrate_instead(position: TrailPosition, places: list[str]) -> bool:
    """LW-E: a miner where less ore lies than the capacity goes to the first empty place.

    Kimberley waits for phase 3, in one sum; Adelaide acts when ore is sold.
    """
    player = position.him
    now = position["round"] - 1
    empty = [place for place in places if place in actions.empty_places(position)]
    idle = [
        area
        for area in position.areas
        if area["own_miner"] == player["colour"] and ore(area) < position.capacity(area)
    ]
    if "emigration" not in position["expansions"] or not idle or not empty:
        return False
    actions.leave(position, min(idle, key=lambda area: (ore(area), easting(area))), empty[0])
    position.spend(player["colour"], WORK_POINTS["emigrate"])
    if empty[0] == "michigan":
        player["waiting"] += actions.pieces_of_michigan(position)
    elif empty[0] == "sierra-madre":
        player["points"] += EMIGRATION["sierra_madre"]["points"][now]
    elif empty[0] == "kimberley":
        player["income"] += LIMITS["kimberley"][now]
    return True


def place_what_waits(position: TrailPosition) -> None:
    """LW-E: every piece for which the step before has left a place by his own rules."""
    player = position.wallace
    while player and player["waiting"]:
        waiting = [piece for piece in PIECES if piece in player["waiting"]]
        places = {piece: place_for(position, piece, may_join=True) for piece in waiting}
        found = next(((piece, names) for piece, names in places.items() if names), None)
        if found is None:
            return
        player["waiting"].remove(found[0])
        actions.put(position, *found)
