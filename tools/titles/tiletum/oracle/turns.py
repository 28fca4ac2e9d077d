"""Turns (T-301, T-312, C-201, C-210)."""

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.dice import begin_corruption
from tools.titles.tiletum.oracle.king import king_phase
from tools.titles.tiletum.oracle.table import TiletumPosition


def begin_turn(position: TiletumPosition) -> None:
    """T-301; C-201: the Cardinal's turn begins with luck.

    T-205: there always is a die; in a position somebody wrote a seat may find none.
    """
    if not position["dice"]:
        next_seat(position)
    elif position.mover["cardinal"]:
        position |= {"phase": "decree", "to_move": "luck"}
    else:
        position |= {"phase": "turn", "to_move": position["seat"]}


def end_turn(position: TiletumPosition) -> None:
    """T-312: the contract offer slides right into the gaps; then the offers are filled."""
    position |= {"die": None, "exchanged": False, "symbol": False, "fresh": []}
    tiles = [tile for tile in position["contract_offer"] if tile]
    gaps = len(facts.BOX["contract_prices"]) - len(tiles)
    position |= {"contract_offer": [""] * gaps + tiles, "phase": "refill", "to_move": "luck"}


def next_seat(position: TiletumPosition) -> None:
    """T-203: every seat in turn order, three turns, then the king phase."""
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
