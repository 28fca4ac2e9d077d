"""Miner, port, train and adit (D-1 .. D-5, D-7)."""

from tools.titles.tinners_trail.oracle.table import NEIGHBOURS, OracleArea, TrailOracleTable


def in_stock(table: TrailOracleTable, piece: str) -> bool:
    """D: only the current round's column counts."""
    return table.stock[piece][table.round - 1] > 0


def take(table: TrailOracleTable, piece: str) -> None:
    """D: the piece comes from the current round's column."""
    table.stock[piece][table.round - 1] -= 1


def may_have_miner(area: OracleArea) -> bool:
    """D-1: one miner an area, whoever it belongs to (E-1, E-3)."""
    return not area.miner


def may_have_port(area: OracleArea) -> bool:
    """D-1, D-3: one port an area, on the coast only."""
    return area.coastal and not area.port


def may_have_train(area: OracleArea) -> bool:
    """D-1: one train an area."""
    return not area.train


def adjacent(table: TrailOracleTable, area: OracleArea) -> list[OracleArea]:
    """The neighbours, on the map card or beyond it."""
    return [table.areas[name] for name in NEIGHBOURS[area.name]]


def drain(area: OracleArea, cubes: int) -> None:
    """D-3: water of the mine, or drainage tokens without one (D-7: only on a tile)."""
    if area.owner is not None:
        area.water = max(0, area.water - cubes)
    elif area.tile is not None:
        area.drainage += cubes


def place_miner(area: OracleArea) -> None:
    """D-2; E-4: a miner from Michigan may join others."""
    area.plain_miners += 1


def place_port(area: OracleArea) -> None:
    """D-3: 1 water less."""
    area.port = True
    drain(area, 1)


def place_train(table: TrailOracleTable, area: OracleArea) -> None:
    """D-4: 2 water less here, 1 less in each adjacent area."""
    area.train = True
    drain(area, 2)
    for neighbour in adjacent(table, area):
        drain(neighbour, 1)


def place_adit(table: TrailOracleTable, names: list[str]) -> None:
    """D-5: on both sides 1 water less, 1 tin and 1 copper more, mine or not."""
    table.adits.append(sorted(names))
    for name in names:
        area = table.areas[name]
        drain(area, 1)
        area.tin += 1
        area.copper += 1


def miner_places(table: TrailOracleTable) -> list[str]:
    """D-1, D-2."""
    return [area.name for area in table.areas.values() if may_have_miner(area)]


def port_places(table: TrailOracleTable) -> list[str]:
    """D-1, D-3."""
    return [area.name for area in table.areas.values() if may_have_port(area)]


def train_places(table: TrailOracleTable) -> list[str]:
    """D-1, D-4."""
    return [area.name for area in table.areas.values() if may_have_train(area)]


def adit_places(table: TrailOracleTable) -> list[str]:
    """D-1, D-5: one adit a border; each border once, the areas in alphabetical order."""
    return [
        f"{area.name} {neighbour.name}"
        for area in table.areas.values()
        for neighbour in adjacent(table, area)
        if area.name < neighbour.name and [area.name, neighbour.name] not in table.adits
    ]


def moves(table: TrailOracleTable, piece: str) -> list[str]:
    """D: where a piece of the current round's column may go."""
    if not in_stock(table, piece):
        return []
    places = {
        "miner": miner_places,
        "port": port_places,
        "train": train_places,
        "adit": adit_places,
    }
    return [f"{piece} {place}" for place in places[piece](table)]


def place(table: TrailOracleTable, piece: str, names: list[str]) -> None:
    """D-2 .. D-5: a piece goes on the map with all its effects."""
    if piece == "miner":
        place_miner(table.areas[names[0]])
    elif piece == "port":
        place_port(table.areas[names[0]])
    elif piece == "train":
        place_train(table, table.areas[names[0]])
    else:
        place_adit(table, names)
