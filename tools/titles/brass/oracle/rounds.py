"""Turns and rounds (B-2, B-13.5 .. B-13.8)."""

from tools.titles.brass.oracle.facts import BOX
from tools.titles.brass.oracle.table import Table


def next_with_cards(table: Table, candidates: list[str]) -> str | None:
    """B-2.8: a player without cards has no turn."""
    return next((colour for colour in candidates if table.players[colour].hand), None)


def turn_goes_on(table: Table) -> bool:
    """B-2.3, B-2.4, B-2.8: a second action, but in round 1 of the canal era or without a card."""
    first_round = table.era == "canal" and table.round == 1
    return table.action == 1 and not first_round and bool(table.mover.hand)


def after(table: Table, colour: str) -> list[str]:
    """Who comes later in the turn order."""
    return table.order[table.order.index(colour) + 1 :]


def new_order(table: Table) -> None:
    """B-13.5, B-13.8: who spent least first; equal ones keep their order; sums are cleared."""
    table.order.sort(key=lambda colour: table.players[colour].spent)
    for player in table.players.values():
        player.spent = 0


def draw_cards(table: Table) -> None:
    """B-2.6: in the new turn order, up to eight cards while the deck lasts."""
    for colour in table.order:
        hand = table.players[colour].hand
        while len(hand) < BOX["hand"] and table.deck:
            hand.append(table.deck.pop(0))


def all_hands_are_empty(table: Table) -> bool:
    """B-2.7: then the era ends."""
    return not any(player.hand for player in table.players.values())
