"""Extract ore (X-1 .. X-4)."""

from tools.titles.tinners_trail.oracle.table import COMPANY, OracleArea, TrailOracleTable


def capacity(table: TrailOracleTable, area: OracleArea) -> int:
    """X-2, E-4: 2 + miners + port + train; LW-D1: Lord Wallace's better mines begin with 3."""
    better = area.owner == table.wallace is not None and "better-mines" in table.difficulty
    base: int = COMPANY["extract"]["base_capacity"]
    return base + better + area.miners + area.port + area.train


def moves(table: TrailOracleTable, colour: str) -> list[str]:
    """X-1, X-3: every mix of ore from an own mine that the player can pay."""
    money = table.players[colour].money
    found = []
    for area in table.mines():
        if area.owner != colour:
            continue
        for tin in range(area.tin + 1):
            for copper in range(area.copper + 1):
                cubes = tin + copper
                if 1 <= cubes <= capacity(table, area) and cubes * area.water <= money:
                    found.append(f"extract {area.name} tin {tin} copper {copper}")
    return found


def extract(table: TrailOracleTable, colour: str, words: list[str]) -> None:
    """X-3, X-4: each cube costs as many pounds as there is water; then 1 water is added."""
    area = table.areas[words[1]]
    player = table.players[colour]
    tin, copper = int(words[3]), int(words[5])
    player.money -= (tin + copper) * area.water
    area.tin -= tin
    area.copper -= copper
    player.ore["tin"] += tin
    player.ore["copper"] += copper
    area.water += 1
