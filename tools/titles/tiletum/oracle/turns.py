"""Turns (T-301, T-312, C-201, C-210)."""

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.dice import begin_corruption
from tools.titles.tiletum.oracle.king import king_phase
from tools.titles.tiletum.oracle.table import TiletumPosition


def begin_turn(position: TiletumPosition) -> None:
    """Begin a seat's turn; the Cardinal's begins with drawing a decree (T-301, C-201).

    In a position without dice, which no game reaches (T-205), the next seat follows.
    """
    if not position["dice"]:
        next_seat(position)
    elif position.mover["cardinal"]:
        position |= {"phase": "decree", "to_move": "luck"}
    else:
        position |= {"phase": "turn", "to_move": position["seat"]}


def end_turn(position: TiletumPosition) -> None:
    """End a turn: the tiles of the contract offer move right into its gaps, and the offers are
    refilled (T-312)."""
    position |= {"die": None, "exchanged": False, "symbol": False, "fresh": []}
    tiles = [tile for tile in position["contract_offer"] if tile]
    gaps = len(facts.BOX["contract_prices"]) - len(tiles)
    position |= {"contract_offer": [""] * gaps + tiles, "phase": "refill", "to_move": "luck"}


def next_seat(position: TiletumPosition) -> None:
    """Begin the turn of the next seat in turn order, after the last seat the next of three turns,
    and after these the king phase (T-203)."""
    position["step"] += 1
    if position["solo"]:
        position["solo"]["decree"] = ""
    if position["step"] < len(position["player"]):
        position["seat"] = position["order"][position["step"]]
        begin_turn(position)
    elif position["turn"] < facts.LAST_TURN:
        position["turn"] += 1
        begin_corruption(position)
    else:
        king_phase(position)
