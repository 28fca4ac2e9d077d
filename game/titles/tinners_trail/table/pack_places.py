"""Which part of the table tells a number of the box."""

from __future__ import annotations

from typing import Any, Final

from game.box.pack_art import TablePlace
from game.packs.pieces import Path, Piece

BOARDS: Final = "boards.board"
DEVELOPED: Final = ("miner", "port", "train", "adit", "pumps")
PLACES: Final = {  # pieces, or their groups, and what tells them
    "prices.prices": TablePlace("exchange"),
    "rounds.developments": TablePlace("development"),
    "rounds.prices": TablePlace("exchange"),
    "company.start": TablePlace("plate:pink"),
    "investment.row": TablePlace("passing"),
    "market": TablePlace("market", expansions=("arsenic",)),
    "emigration": TablePlace("emigration", expansions=("emigration",)),
    "boxes": TablePlace("boxes"),
    "boxes.row": TablePlace("boxes"),
}
AROUND: Final = 80.0  # u of the map round an area


def place_of(piece: Piece, value: Any, path: Path) -> TablePlace | None:
    """Return what tells a number of a piece, None for what no part of the table does."""
    if piece.group == BOARDS:
        return TablePlace("development", seats=value["players"])
    if piece.name == "ground.printed" and path:
        return TablePlace(f"{path[0]}", around=AROUND)
    if piece.name == "company.work" and path:
        return _of_work(str(path[0]))
    return PLACES.get(piece.name) or PLACES.get(piece.group)


def _of_work(number: str) -> TablePlace:
    """Return where work points are told: the length of the day, the costs on board and buttons."""
    if number in DEVELOPED:
        return TablePlace("development")
    return TablePlace("working-day" if number == "columns" else f"action:{number}")
