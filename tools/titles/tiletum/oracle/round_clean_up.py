"""Clean-up at the end of a round (T-711 .. T-713, S-204, S-704)."""

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.dice import begin_round
from tools.titles.tiletum.oracle.table import TiletumPosition

TRACK = "king-track"


def clean_up(position: TiletumPosition) -> None:
    """Set the next empty place whose tile is to be drawn (T-711); if none is left, turn the wheel
    and begin the next round (T-712, T-713)."""
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
    """Return the first action without a bonus tile, else the place of the king's tile if it has to
    be refilled; "" if no place is empty (T-711, S-704)."""
    for action in facts.actions(position.with_silver):
        if action not in position["action_tiles"]:
            return action
    return TRACK if not position["king_tile"] and position["round"] < facts.LAST_ROUND - 1 else ""
