"""Income and debts (B-3)."""

from tools.titles.brass.oracle.board import BrassPosition, income_level
from tools.titles.brass.oracle.turns import give_turn, later_in_turn_order


def settle_income(position: BrassPosition) -> bool:
    """Pay the mover's income; a mover who cannot pay a negative income goes to the phase "debt",
    otherwise the next player's income is due (B-3.1). Return True."""
    player = position.mover
    player["money"] += income_level(player)
    if income_level(player) < 0 and player["money"] < 0:
        position["phase"] = "debt"
    else:
        settle_next_income_or_begin_round(position)
    return True


def settle_debt(position: BrassPosition) -> bool:
    """Settle the mover's debt if that needs no decision, and go on to the next income (B-3.2,
    B-3.3, B-3.6).

    With one counter left it is removed; without counters the debt costs points. Return False if the
    player has to choose which counter to remove.
    """
    player = position.mover
    own = position.counters_of(position["to_move"])
    if player["money"] < 0 and own:
        if len(own) == 1:
            remove_counter_for_half_cost(position, own[0])
        return len(own) == 1
    if player["money"] < 0 and "debt-stays" not in position["expansions"]:  # B-19.1
        player["points"] = max(0, player["points"] + player["money"])
        player["money"] = 0
    settle_next_income_or_begin_round(position)
    return True


def remove_counter_for_half_cost(position: BrassPosition, at: str) -> None:
    """Remove the mover's counter on a space from the game, with its cubes, and give the mover half
    its cost, rounded down (B-3.2, B-3.4, B-3.5)."""
    position.mover["money"] += position.kind_of(at)["cost"] // 2
    del position["counter"][at]


def settle_next_income_or_begin_round(position: BrassPosition) -> None:
    """Go on to the income of the next player in turn order; after the last one give the first turn
    of the round (B-3.7)."""
    rest = later_in_turn_order(position)
    if rest:
        position |= {"to_move": rest[0], "phase": "income"}
    else:
        give_turn(position, position["order"])
