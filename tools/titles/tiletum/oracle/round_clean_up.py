"""Clean-up at the end of a round (T-711 .. T-713, S-204, S-704)."""

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.dice import begin_round
from tools.titles.tiletum.oracle.table import TiletumPosition

TRACK = "king-track"


def clean_up(position: TiletumPosition) -> None:
    """T-711: name the next place to refill; with none left T-712 and T-713."""
    decks = position["decks"]
    position["refilling"] = next_empty_place(position)
    if position["refilling"]:
        if not decks["bonus"]:  # T-603: the discards become the pile
            decks["bonus"], decks["bonus_discard"] = decks["bonus_discard"], []
        if decks["bonus"]:
            return
    position |= {"refilling": "", "dice": {}, "corruption": [], "round": position["round"] + 1}
    for player in position["player"].values():
        player["dice"] = []
    position["wheel"] = position["wheel"][1:] + position["wheel"][:1]
    values = position["explorer_values"]
    position["explorer_values"] = [(value - 3) % len(facts.VALUES) + 1 for value in values]
    begin_round(position)


def next_empty_place(position: TiletumPosition) -> str:
    """T-711, S-704: the next place that is empty, in order; empty when none is left to fill."""
    for action in facts.actions(position.with_silver):
        if action not in position["action_tiles"]:
            return action
    return TRACK if not position["king_tile"] and position["round"] < facts.LAST_ROUND - 1 else ""
