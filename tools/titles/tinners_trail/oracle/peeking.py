"""Phase 4: a look at a face-down tile (R-3)."""

from tools.titles.tinners_trail.oracle.table import OracleArea, TrailOracleTable


def tiles_to_peek_at(table: TrailOracleTable, colour: str) -> list[OracleArea]:
    """R-3: face down and not yet marked with this player's peek token."""
    return [
        area
        for area in table.areas.values()
        if area.tile is not None and not area.tile.face_up and colour not in area.tile.seen
    ]


def moves(table: TrailOracleTable) -> list[str]:
    """R-3: one tile, or decline."""
    areas = tiles_to_peek_at(table, table.to_move)
    return [f"peek {area.name}" for area in areas] + ["peek none"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """R-3: the peek token is public; LW-2: in solo the tile is turned face up instead."""
    if words[1] != "none" and table.wallace is not None:
        table.tile_in(words[1]).face_up = True
    elif words[1] != "none":
        table.tile_in(words[1]).seen.append(table.to_move)
    table.peekers.remove(table.to_move)


def settle(table: TrailOracleTable) -> bool:
    """One after the other; who finds no tile is not asked; then the next round starts."""
    if not table.peekers:
        table.phase = "start of round"
        return True
    if not tiles_to_peek_at(table, table.peekers[0]):
        table.peekers.pop(0)
        return True
    table.to_move = table.peekers[0]
    return False
