"""Miner, port, train and adit (D-1 .. D-5, D-7)."""

from .components import NEIGHBOURS
from .table import Area, Table


def in_stock(table: Table, piece: str) -> bool:
    """D: only the current round's column counts."""
    return table.stock[piece][table.round - 1] > 0


def take(table: Table, piece: str) -> None:
    """D: the piece comes from the current round's column."""
    table.stock[piece][table.round - 1] -= 1


def may_have_miner(area: Area) -> bool:
    """D-1: one miner an area."""
    return not area.miner


def may_have_port(area: Area) -> bool:
    """D-1, D-3: one port an area, on the coast only."""
    return area.coastal and not area.port


def may_have_train(area: Area) -> bool:
    """D-1: one train an area."""
    return not area.train


def adjacent(table: Table, area: Area) -> list[Area]:
    """The neighbours in play."""
    return [table.areas[name] for name in NEIGHBOURS[area.name] if name in table.areas]


def drain(area: Area, cubes: int) -> None:
    """D-3: water of the mine, or drainage tokens without one (D-7: only on a tile)."""
    if area.owner is not None:
        area.water = max(0, area.water - cubes)
    elif area.tile is not None:
        area.drainage += cubes


def place_miner(area: Area) -> None:
    """D-2."""
    area.miner = True


def place_port(area: Area) -> None:
    """D-3: 1 water less."""
    area.port = True
    drain(area, 1)


def place_train(table: Table, area: Area) -> None:
    """D-4: 2 water less here, 1 less in each adjacent area."""
    area.train = True
    drain(area, 2)
    for neighbour in adjacent(table, area):
        drain(neighbour, 1)


def place_adit(table: Table, names: list[str]) -> None:
    """D-5: on both sides 1 water less, 1 tin and 1 copper more, mine or not."""
    table.adits.append(sorted(names))
    for name in names:
        area = table.areas[name]
        drain(area, 1)
        area.tin += 1
        area.copper += 1


def miner_moves(table: Table) -> list[str]:
    """D-1, D-2."""
    areas = table.areas.values() if in_stock(table, "miner") else []
    return [f"miner {area.name}" for area in areas if may_have_miner(area)]


def port_moves(table: Table) -> list[str]:
    """D-1, D-3."""
    areas = table.areas.values() if in_stock(table, "port") else []
    return [f"port {area.name}" for area in areas if may_have_port(area)]


def train_moves(table: Table) -> list[str]:
    """D-1, D-4."""
    areas = table.areas.values() if in_stock(table, "train") else []
    return [f"train {area.name}" for area in areas if may_have_train(area)]


def adit_moves(table: Table) -> list[str]:
    """D-1, D-5: one adit a border; each border once, the areas in alphabetical order."""
    areas = table.areas.values() if in_stock(table, "adit") else []
    return [
        f"adit {area.name} {neighbour.name}"
        for area in areas
        for neighbour in adjacent(table, area)
        if area.name < neighbour.name and [area.name, neighbour.name] not in table.adits
    ]
