"""Income and debts (B-3)."""

from tools.titles.brass.oracle.board import BrassPosition, income_level
from tools.titles.brass.oracle.turns import give_turn, later_in_turn_order


def settle_income(position: BrassPosition) -> bool:
    """B-3.1: income of one player; who has to pay and cannot has a debt."""
    player = position.mover
    player["money"] += income_level(player)
    if income_level(player) < 0 and player["money"] < 0:
        position["phase"] = "debt"
    else:
        settle_next_income_or_begin_round(position)
    return True


def settle_debt(position: BrassPosition) -> bool:
    """B-3.2, B-3.3, B-3.6: counters leave until the debt is paid; the last one unasked."""
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
    """B-3.2, B-3.4, B-3.5: half its cost, rounded down; counter and cubes leave the game."""
    position.mover["money"] += position.kind_of(at)["cost"] // 2
    del position["counter"][at]


def settle_next_income_or_begin_round(position: BrassPosition) -> None:
    """B-3.7: the next player's income, or the first turn of the round."""
    rest = later_in_turn_order(position)
    if rest:
        position |= {"to_move": rest[0], "phase": "income"}
    else:
        give_turn(position, position["order"])
