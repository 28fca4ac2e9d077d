"""What an area is worth to Lord Wallace and which one he builds in (LW-5, LW-AR)."""

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.developments import adjacent, may_have_miner, may_have_port
from tools.titles.tinners_trail.oracle.table import EASTING, OracleArea, Tile, TrailOracleTable

LEAST_NET_WORTH = 2
ARSENIC_WORTH = 2


def net_worth(area: OracleArea, tile: Tile) -> int:
    """LW-5: tin + copper - water of the tile; LW-AR: 2 for each arsenic in the area."""
    return tile.tin + tile.copper - tile.water + ARSENIC_WORTH * area.arsenic


def worth_of_card(area: OracleArea, tile: Tile, card: str) -> int:
    """LW-5: cubes by their number, port 2, miner 1, steam pump 1; what would be lost (A-9) 0."""
    benefit = cards.benefit(card)
    if benefit.startswith(("tin+", "copper+")):
        return int(benefit.partition("+")[2])
    if benefit.startswith("water-"):
        return min(tile.water, int(benefit.removeprefix("water-")))
    if benefit == "port":
        return 2 if may_have_port(area) else 0
    if benefit == "miner":
        return 1 if may_have_miner(area) else 0
    return 1


def is_next_to_own_mine(table: TrailOracleTable, area: OracleArea) -> bool:
    """LW-5: adjacent to his existing mines."""
    return any(neighbour.owner == table.wallace for neighbour in adjacent(table, area))


def best_area(table: TrailOracleTable, regions: list[str]) -> OracleArea | None:
    """LW-5: the best face-up tile worth 2 or more, else the best face-down tile."""
    waiting = [
        (area, area.tile)
        for area in table.areas.values()
        if area.tile is not None and area.region in regions
    ]
    good = [
        (area, tile)
        for area, tile in waiting
        if tile.face_up and net_worth(area, tile) >= LEAST_NET_WORTH
    ]
    if good:
        [chosen, _] = max(
            good,
            key=lambda pair: (
                net_worth(*pair),
                is_next_to_own_mine(table, pair[0]),
                pair[0].coastal,
                EASTING[pair[0].name],
            ),
        )
        return chosen
    unknown = [area for area, tile in waiting if not tile.face_up]
    return max(
        unknown,
        key=lambda area: (
            is_next_to_own_mine(table, area),
            area.drainage,
            area.coastal,
            EASTING[area.name],
        ),
        default=None,
    )
