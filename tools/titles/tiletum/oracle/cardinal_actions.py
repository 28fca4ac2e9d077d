"""What the Cardinal does with an action of so many AP (C-304 .. C-308, S-903 .. S-907)."""

from tools.titles.tiletum.oracle.cardinal_characters import (
    contract_place,
    house_characters,
    room,
    take_contracts,
)
from tools.titles.tiletum.oracle.cardinal_pieces import PIECE_OF, goals, travel
from tools.titles.tiletum.oracle.facts import BOX, CARDINAL
from tools.titles.tiletum.oracle.table import TiletumPosition


def can_do(position: TiletumPosition, action: str, points: int) -> bool:
    """Return whether the Cardinal can carry out an action with this number of action points
    (C-205); True for the explorer."""
    if action == "king":
        return bool(position["king"][CARDINAL] < BOX["king_top"])
    if action in PIECE_OF:
        return bool(goals(position, action))
    if action == "character":
        return bool(position["character_offer"]) and bool(room(position.him, points))
    return contract_place(position, points) >= 0 if action == "contract" else True


def do(position: TiletumPosition, action: str, points: int) -> None:
    """Carry out one of the Cardinal's actions, except the explorer, with this number of action
    points; do nothing if it is not possible (C-210)."""
    if not can_do(position, action, points):
        return
    if action == "king":
        position.climb(CARDINAL, points)
    elif action in PIECE_OF:
        travel(position, action, points)
    elif action == "character":
        house_characters(position, points)
    else:
        take_contracts(position, points)
