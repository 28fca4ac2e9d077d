"""Steam pumps (C-5, C-23)."""

from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable


def column_to_take(table: Edition2007OracleTable) -> int | None:
    """C-23: the tallest column on display; of equal ones the rightmost."""
    found = None
    for column in range(1, table.round + 1):
        if height(table, column) and (not found or height(table, column) >= height(table, found)):
            found = column
    return found


def height(table: Edition2007OracleTable, column: int) -> int:
    """How many pumps stand in the column of a round."""
    return sum(table.pumps[column - 1])


def take(table: Edition2007OracleTable) -> None:
    """C-23: the whole column, whether or not there is water."""
    column = column_to_take(table)
    assert column is not None, "no column of pumps is left"
    table.pumps_left = height(table, column)
    table.pumps[column - 1] = []
    table.phase = "pumps"


def wet(table: Edition2007OracleTable) -> list[str]:
    """C-23: any area with water, mine or not."""
    return [area.name for area in table.areas.values() if area.water]


def moves(table: Edition2007OracleTable) -> list[str]:
    """C-23: one by one; the rest may be given up."""
    return [*(f"pump {name}" for name in wet(table)), "pump none"]


def play(table: Edition2007OracleTable, text: str) -> None:
    """C-23: fewer are allowed, none is kept."""
    name = text.split()[1]
    if name == "none":
        table.pumps_left = 0
    else:
        table.areas[name].water -= 1
        table.pumps_left -= 1


def settle(table: Edition2007OracleTable) -> bool:
    """C-23: it ends when the pumps are used up or no water is left on the board."""
    if table.pumps_left and wet(table):
        return False
    table.pumps_left = 0
    table.phase = "action over"
    return True
