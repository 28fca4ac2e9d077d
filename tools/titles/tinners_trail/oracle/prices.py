"""Phase 1: the dice set the prices of tin and copper (P-1, P-2)."""

from tools.titles.tinners_trail.oracle.table import DICE, ORES, PRICES, TrailOracleTable


def ore_to_roll_for(table: TrailOracleTable) -> str | None:
    """P-1: tin first, then copper; None when both prices are set."""
    for ore in ORES:
        if ore not in table.prices:
            return ore
    return None


def moves(table: TrailOracleTable) -> list[str]:
    """P-1: one throw for each ore."""
    return throws(f"roll {ore_to_roll_for(table)}")


def throws(of_what: str) -> list[str]:
    """Every combination of faces of the tin, copper and water die."""
    return [
        f"{of_what} {tin} {copper} {water}"
        for tin in sorted(set(DICE["tin"]))
        for copper in sorted(set(DICE["copper"]))
        for water in sorted(set(DICE["water"]))
    ]


def weight(_table: TrailOracleTable, outcome: str) -> int:
    """How many of the 6 x 6 x 6 throws show these faces."""
    tin, copper, water = (int(face) for face in outcome.split()[2:])
    faces = DICE["tin"].count(tin) * DICE["copper"].count(copper)
    return faces * DICE["water"].count(water)


def play(table: TrailOracleTable, words: list[str]) -> None:
    """The total of the dice, put right by the old price, gives the price."""
    ore = words[1]
    total = sum(int(face) for face in words[2:]) + correction(table, ore)
    table.prices[ore] = PRICES[ore][column_of_total(total)]


def correction(table: TrailOracleTable, ore: str) -> int:
    """P-2: +1 after the lowest price, -1 after the highest; nothing in round 1."""
    old_price = table.prices.get(f"last_{ore}")
    if old_price == PRICES[ore][0]:
        return int(PRICES["after_lowest"])
    if old_price == PRICES[ore][-1]:
        return int(PRICES["after_highest"])
    return 0


def column_of_total(total: int) -> int:
    """P-1: totals 0-4, 5-6, 7-8, 9 or more are the columns 0, 1, 2, 3."""
    reached = [column for column, least in enumerate(PRICES["column_from"]) if total >= least]
    return reached[-1]


def settle(table: TrailOracleTable) -> bool:
    """When both prices are set the actions begin."""
    if ore_to_roll_for(table) is None:
        table.phase = "actions"
        return True
    table.to_move = "luck"
    return False
