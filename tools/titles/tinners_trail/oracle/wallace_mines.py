"""What Lord Wallace does with his mines, pieces and miners (LW-7 .. LW-13, LW-AR, LW-E).

What he would rather have comes first in every order of preference: a tuple, the least of which
he takes.
"""

from tools.titles.tinners_trail.oracle import arsenic, extraction
from tools.titles.tinners_trail.oracle.table import (
    LAST_ROUND,
    ORES,
    PRICES,
    WORK_POINTS,
    Area,
    TrailPosition,
    easting,
    ore,
)
from tools.titles.tinners_trail.oracle.wallace_emigration import LIMITS, emigrate_instead


def own_mines(position: TrailPosition) -> list[Area]:
    """The areas with a mine of his."""
    return position.mines_of(position.him["colour"])


def copper_is_dear(position: TrailPosition) -> bool:
    """LW-3, LW-7: £8 or £10."""
    return position["prices"]["copper"] in PRICES["copper"][2:]


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
    if can_process(position) and arsenic.best_space(position) > profit:
        # LW-AR: one cube from the mine furthest east, sold at once; only the limiter moves
        colour = position.him["colour"]
        mines = arsenic.mines_to_process(position, colour)
        arsenic.process(position, colour, max(mines, key=easting))
        position.him["income"] += arsenic.sell_arsenic(position, colour)
        return True
    if area is None:
        return False
    player["owed"] += sum(taken.values()) * water
    extraction.take_ore(area, player["ore"], taken)
    position.spend(player["colour"], WORK_POINTS["extract"])
    return True


def can_process(position: TrailPosition) -> bool:
    """LW-AR: with his calciner, from an own mine, the limiter not past the floor of the round."""
    colour = position.him["colour"]
    floor = LIMITS["limiter_floor"][position["round"] - 1]
    above_floor = arsenic.next_of_limiter(position, colour) >= floor
    return above_floor and bool(arsenic.mines_to_process(position, colour))
