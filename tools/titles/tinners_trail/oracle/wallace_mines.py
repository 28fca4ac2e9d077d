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
    """Return the areas with a mine of Lord Wallace."""
    return position.mines_of(position.him["colour"])


def copper_is_dear(position: TrailPosition) -> bool:
    """Return whether copper costs £8 or £10 (LW-3, LW-7)."""
    return position["prices"]["copper"] in PRICES["copper"][2:]


def cubes_from(position: TrailPosition, area: Area) -> dict[str, int]:
    """Return the tin and copper that Lord Wallace takes from a mine: the wanted ore up to the
    capacity, then perhaps the other (LW-7).

    If copper is dear he wants copper, filled up with tin; else tin, filled up with copper only in
    round 4.
    """
    dear = copper_is_dear(position)
    most = position.capacity(area)
    wanted, other = ("copper", "tin") if dear else ("tin", "copper")
    taken = {wanted: min(area[wanted], most), other: 0}
    if dear or position["round"] == LAST_ROUND:
        taken[other] = min(area[other], most - taken[wanted])
    return taken


def best_mine(position: TrailPosition) -> Area | None:
    """Return the mine that Lord Wallace extracts from: most of the wanted ore, least water, least
    ore left, furthest east; None if no mine has ore for him (LW-7)."""
    wanted = "copper" if copper_is_dear(position) else "tin"

    def preference(area: Area) -> tuple[int, ...]:
        taken = cubes_from(position, area)
        return -taken[wanted], area["water"], ore(area) - sum(taken.values()), -easting(area)

    mines = [area for area in own_mines(position) if sum(cubes_from(position, area).values()) > 0]
    return min(mines, key=preference, default=None)


def mine_or_emigrate(position: TrailPosition) -> bool:
    """Carry out Lord Wallace's Mine action: a miner emigrates if possible, else he processes
    arsenic if that earns more than ore, else extracts; return False if nothing is possible (LW-E,
    LW-AR).

    The cost of extracting is owed until phase 3 (LW-4).
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
    """Return whether Lord Wallace can process arsenic: he has a calciner and a mine with arsenic,
    and the limiter stays within the limit of the round (LW-AR)."""
    colour = position.him["colour"]
    floor = LIMITS["limiter_floor"][position["round"] - 1]
    above_floor = arsenic.next_of_limiter(position, colour) >= floor
    return above_floor and bool(arsenic.mines_to_process(position, colour))
