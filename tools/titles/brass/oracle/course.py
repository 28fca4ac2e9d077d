"""What goes by itself between the questions: turns, rounds, income, eras (B-2, B-3, B-15)."""

from tools.titles.brass.oracle import income
from tools.titles.brass.oracle.rounds import (
    after,
    all_hands_are_empty,
    begin_rail_era,
    draw_cards,
    end_game,
    new_order,
    next_with_cards,
    score,
    turn_goes_on,
)
from tools.titles.brass.oracle.table import BrassOracleTable


def end_action(table: BrassOracleTable) -> bool:
    """B-2.3: the second action, or the end of the turn."""
    if turn_goes_on(table):
        table.action = 2
        table.phase = "actions"
    else:
        give_turn(table, next_with_cards(table, after(table, table.to_move)))
    return True


def give_turn(table: BrassOracleTable, colour: str | None) -> None:
    """B-2.3: the next player; B-2.2: after the last one the round is over."""
    table.action = 1
    if colour is None:
        table.phase = "round over"
    else:
        table.to_move = colour
        table.phase = "actions"


def end_round(table: BrassOracleTable) -> bool:
    """B-2.2: the new turn order, then cards; B-2.7: the era ends when all hands are empty."""
    new_order(table)
    draw_cards(table)
    if all_hands_are_empty(table):
        table.phase = "era over"
    else:
        table.round += 1
        begin_round(table)
    return True


def begin_round(table: BrassOracleTable) -> None:
    """B-2.2, B-3.7: income first, in turn order."""
    table.to_move = table.order[0]
    table.phase = "income"


def settle_income(table: BrassOracleTable) -> bool:
    """B-3.1: who cannot pay has a debt."""
    if income.collect(table, table.mover):
        table.phase = "debt"
    else:
        next_income(table)
    return True


def settle_debt(table: BrassOracleTable) -> bool:
    """B-3.2, B-3.3, B-3.6: counters leave until the debt is paid; the last one unasked."""
    player = table.mover
    own = table.counters_of(player.colour)
    if player.money < 0 and len(own) > 1:
        return False
    if player.money < 0 and own:
        income.remove(table, own[0])
        return True
    if player.money < 0:
        income.without_counters(table, player)
    next_income(table)
    return True


def next_income(table: BrassOracleTable) -> None:
    """B-3.7: the next player's income, or the first turn of the round."""
    rest = after(table, table.to_move)
    if rest:
        table.to_move = rest[0]
        table.phase = "income"
    else:
        give_turn(table, next_with_cards(table, table.order))


def end_era(table: BrassOracleTable) -> bool:
    """B-2.1, B-15.3: points, then the rail era or the end of the game."""
    score(table)
    if table.era == "rail":
        end_game(table)
        table.to_move = "nobody"
        table.phase = "over"
        return True
    begin_rail_era(table)
    if all_hands_are_empty(table):  # notation: a rail era without rounds
        table.phase = "era over"
    else:
        begin_round(table)
    return True
