"""The end of the game (T8, S-8, C7, S-915)."""

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.cardinal_tasks import do_tasks
from tools.titles.tiletum.oracle.player_board import is_completed
from tools.titles.tiletum.oracle.table import Player, TiletumPosition


def finish(position: TiletumPosition) -> None:
    """Add the points of the end, set the ranking, and end the game (T-801, T-802, S-801).

    The Cardinal first does his tasks once more (C-701), and wins ties (C-702). Other ties are
    broken by the turn order of the last king phase.
    """
    if position["solo"]:
        do_tasks(position)
    for player in position["player"].values():
        completed = sum(is_completed(player, at) for at in facts.BUILDINGS)
        player["points"] += facts.BOX["completed_buildings"][completed] + product(position, player)
        if player["cardinal"]:
            player["points"] += player["silver"]
        else:
            player["points"] += (
                sum(player["goods"].values()) // facts.FACTS["box"]["goods_per_point"]
            )
            player["points"] += player["silver"] // facts.SILVER["silver_per_point"]
            worth = facts.SILVER["technology_cost"]
            player["points"] += sum(sum(worth[:reached]) for reached in player["levels"])
    players = position["player"]
    order = position["order"]
    position["ranking"] = sorted(
        players,
        key=lambda at: (-players[at]["points"], not players[at]["cardinal"], order.index(at)),
    )
    position |= {"phase": "over", "to_move": "nobody"}


def product(position: TiletumPosition, player: Player) -> int:
    """Return the player's number of houses times that of pillars (T-801); with silver the number of
    mines replaces one of them, by the side of the overlay, if it is larger (S-802)."""
    houses, pillars, mines = (
        position.number_on_maps(player["colour"], piece) for piece in ("house", "pillar", "mine")
    )
    if not position.with_silver:
        return houses * pillars
    if position["silver"]["overlay"] == "A":
        return pillars * max(houses, mines)
    return houses * max(pillars, mines)
