"""Pieces from Michigan: placed at once or in a later own turn (E-4)."""

from tools.titles.tinners_trail.oracle import developments
from tools.titles.tinners_trail.oracle.table import TrailOracleTable


def places_for(table: TrailOracleTable, piece: str) -> list[str]:
    """D-1; E-4: a miner from Michigan may stand with other miners."""
    if piece == "miner":
        return list(table.areas)
    if piece == "port":
        return developments.port_places(table)
    if piece == "train":
        return developments.train_places(table)
    return developments.adit_places(table)


def place_moves(table: TrailOracleTable, colour: str) -> list[str]:
    """E-4: every place for every kind of piece that waits."""
    return [
        f"place {piece} {place}"
        for piece in sorted(set(table.players[colour].waiting))
        for place in places_for(table, piece)
    ]


def place(table: TrailOracleTable, colour: str, words: list[str]) -> None:
    """E-4: from the supply, with all effects of D-3 .. D-5."""
    table.players[colour].waiting.remove(words[1])
    developments.place(table, words[1], words[2:])


def moves(table: TrailOracleTable) -> list[str]:
    """E-4: now, or put off."""
    return [*place_moves(table, table.to_move), "place none"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """E-4: the two miners of round 4 are placed one by one."""
    if words[1] == "none":
        table.phase = "actions"
    else:
        place(table, table.to_move, words)


def settle(table: TrailOracleTable) -> bool:
    """The question ends when no piece is left or none has a place."""
    if place_moves(table, table.to_move):
        return False
    table.phase = "actions"
    return True
