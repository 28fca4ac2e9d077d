"""Miner, port, train and adit (C-5, C-11)."""

from tools.titles.tinners_trail.oracle_2007.facts import AREAS, COASTAL, NEIGHBOURS
from tools.titles.tinners_trail.oracle_2007.ground import drain
from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable


def moves(table: Edition2007OracleTable, piece: str) -> list[str]:
    """C-8, C-11: anywhere it may stand, while one is on display."""
    if table.stock[piece][table.round - 1] == 0:
        return []
    if piece == "adit":
        borders = [[one, other] for one in AREAS for other in NEIGHBOURS[one] if one < other]
        return [f"adit {' '.join(border)}" for border in borders if border not in table.adits]
    return [
        f"{piece} {name}"
        for name in AREAS
        if not getattr(table.areas[name], piece) and (piece != "port" or COASTAL[name])
    ]


def build(table: Edition2007OracleTable, words: list[str]) -> None:
    """C-5, C-11: the piece leaves the display and takes effect."""
    piece, *names = words
    table.stock[piece][table.round - 1] -= 1
    if piece == "adit":
        build_adit(table, sorted(names))
    else:
        setattr(table.areas[names[0]], piece, True)
    if piece == "port":
        drain(table.areas[names[0]], 1)
    if piece == "train":
        drain(table.areas[names[0]], 2)
        for other in NEIGHBOURS[names[0]]:
            drain(table.areas[other], 1)


def build_adit(table: Edition2007OracleTable, names: list[str]) -> None:
    """C-11: a water less, a tin and a copper more in both areas; not in an empty one."""
    table.adits.append(names)
    for area in (table.areas[name] for name in names):
        if not area.is_empty:
            drain(area, 1)
            area.tin += 1
            area.copper += 1
