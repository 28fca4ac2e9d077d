"""Which mine the coal comes from, which ironworks the iron (B-7, B-10.6)."""

from tools.titles.brass.oracle.actions import after_coal, carry_out
from tools.titles.brass.oracle.set_up import ends_of, place_of
from tools.titles.brass.oracle.sources import (
    coal_mines_for,
    ironworks_with_iron,
    take_from_counter,
    take_from_track,
)
from tools.titles.brass.oracle.table import BrassOracleTable


def sources(table: BrassOracleTable) -> list[str]:
    """The mines or ironworks to choose from; none when the track serves."""
    if table.phase == "iron":
        return ironworks_with_iron(table)
    kind, *rest = table.pending["move"].split()
    places = ends_of(" ".join(rest)) if kind == "rail" else [place_of(rest[1])]
    return coal_mines_for(table, places)


def moves(table: BrassOracleTable) -> list[str]:
    """B-7.2, B-7.8: the builder chooses."""
    return [f"{table.phase} {space}" for space in sources(table)]


def choose(table: BrassOracleTable, text: str) -> None:
    """The cube is taken from a counter."""
    take_from_counter(table, text.split()[1])
    go_on(table)


def settle(table: BrassOracleTable) -> bool:
    """B-17.5: one source, or the track, is no question."""
    found = sources(table)
    if len(found) > 1:
        return False
    if found:
        take_from_counter(table, found[0])
    else:
        take_from_track(table, table.phase, table.mover)
    go_on(table)
    return True


def go_on(table: BrassOracleTable) -> None:
    """The next cube, or the move itself."""
    if table.phase == "coal":
        after_coal(table)
    else:
        carry_out(table, table.pending["move"].split())
