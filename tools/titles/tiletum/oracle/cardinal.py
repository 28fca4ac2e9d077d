"""The Cardinal's turn: a decree, his die, his action (C-2, S-907 .. S-914)."""

from tools.titles.tiletum.oracle import (
    cardinal_actions,
    cardinal_explorer,
    cardinal_gains,
    cardinal_tasks,
    turn,
)
from tools.titles.tiletum.oracle.cardinal_die import choose, points_of
from tools.titles.tiletum.oracle.table import TiletumPosition

GUILD_POINTS = 1


def decree_outcomes(position: TiletumPosition) -> dict[str, int]:
    """Return an outcome with odds of 1 for each decree card that is not drawn yet (C-103)."""
    return {f"decree {name}": 1 for name in position["solo"]["decrees_left"]}


def take_turn(position: TiletumPosition, decree: str) -> None:
    """Play the Cardinal's whole turn after this decree was drawn: die, tile, goods, action, tasks
    (C-209).

    After the sixth decree all six can be drawn again (C-103). The challenges Explorers' Guild, Deep
    Coffers and Rare Chance change the turn (S-914, C-501).
    """
    cards = position["solo"]
    player = position.him
    cards["decree"] = decree
    cards["decrees_left"].remove(decree)
    cards["decrees_left"] = cards["decrees_left"] or list(cards["decrees"])
    choice = choose(position)
    good = choice["good"]
    value = choice["value"]
    action = choice["action"]
    turn.take_from_wheel(position, good, value)
    player["dice"].append({"good": good, "value": value})
    if position.has("explorers-guild") and value == turn.symbol_value(position):
        explore_or_draw(position, GUILD_POINTS, cardinal_explorer.ALL_KINDS)
    below = action == "explorer" and value in position["explorer_values"]
    of_tile = "explorer" if below else position["wheel"][value - 1]
    if of_tile in position["action_tiles"]:
        cardinal_gains.gain_tile(position, position["action_tiles"].pop(of_tile), action)
    player["goods"][good] += value + position.has("deep-coffers")
    player["silver"] += value == 6 and position.has("rare-chance")
    points = points_of(position, action, value)
    if action == "explorer":
        explore_or_draw(position, points, choice["kinds"])
    else:
        cardinal_actions.do(position, action, points)
    cardinal_tasks.do_tasks(position)
    cards["surprises_due"] = min(cards["surprises_due"], len(cards["surprises_left"]))
    if cards["surprises_due"]:
        position |= {"phase": "surprise", "to_move": "luck"}
        cards["after"] = "refill"


def explore_or_draw(position: TiletumPosition, points: int, kinds: list[str]) -> None:
    """Carry out the Cardinal's explorer action; if his explorers have no goal, he draws one more
    surprise after his tasks (S-907)."""
    if not cardinal_explorer.explore(position, points, kinds, "explorer"):
        position["solo"]["surprises_due"] += 1
