"""The king phase (T-701 .. T-705, S-701 .. S-703, S-910, C-601)."""

from tools.titles.tiletum.oracle import facts, surprises
from tools.titles.tiletum.oracle.fair_scoring import fair_phase, score_fair
from tools.titles.tiletum.oracle.gains import take_mines
from tools.titles.tiletum.oracle.table import Player, TiletumPosition, may_take

COURT_FAVOUR = 5


def king_phase(position: TiletumPosition) -> None:
    """Give everyone the points, income and mines of the king track; then ask the leader about the
    king's tile, or discard it (T-701, T-702, S-701, S-702).

    The Cardinal as leader removes the tile and scores 4 points (C-601).
    """
    for colour, player in position["player"].items():
        space = position["king"][colour]
        if position.with_silver:
            income(position, player, space)
        player["points"] += space
        if position.with_silver and space >= 0 and not player["cardinal"]:
            take_mines(player, 1)
    leader = position["player"][position["king_order"][0]]
    position["seat"] = leader["colour"]
    if leader["cardinal"] or position["round"] == facts.LAST_ROUND:
        leader["points"] += facts.BOX["leader_points"]
    if leader["cardinal"] and position["king_tile"]:
        position["decks"]["gone"].append(position["king_tile"])
        position["king_tile"] = ""
    tile = position["king_tile"]
    if tile and position["round"] < facts.LAST_ROUND and may_take(leader, tile):
        position |= {"phase": "king-tile", "to_move": leader["colour"]}
    else:
        leave_king_tile(position)


def income(position: TiletumPosition, player: Player, space: int) -> None:
    """Give a player the silver of mines and of the ribbon at a space of the king track, and with
    merchant III a point for each house (S-701)."""
    colour = player["colour"]
    player["silver"] += position.number_on_maps(colour, "mine")
    ribbons = facts.SILVER["ribbons"]
    player["silver"] += sum(silver for first, last, silver in ribbons if first <= space <= last)
    if position.level(player, "merchant") >= 3:
        player["points"] += position.number_on_maps(colour, "house")


def king_tile(position: TiletumPosition, choice: str) -> None:
    """Carry out the leader's answer about the king's tile, "take" or "leave", and finish the king
    phase (T-702)."""
    if choice == "take":
        position.mover["store"].append(position["king_tile"])
        position["king_tile"] = ""
    leave_king_tile(position)


def leave_king_tile(position: TiletumPosition) -> None:
    """Discard the king's tile, if it is still there, and finish the king phase (T-702).

    Set the turn order, score the fair "king", lift the markers (T-704, T-705, S-703), and let the
    Cardinal buy surprises (S-910).
    """
    if position["king_tile"]:
        position.discard(position["king_tile"])
        position["king_tile"] = ""
    position["order"] = list(position["king_order"])
    score_fair(position, at_once=True)
    position.lift(list(position["player"]), 0)
    if position["solo"] and "court-favour" in position["solo"]["challenges"]:
        position.lift([facts.CARDINAL], COURT_FAVOUR)
    for colour in position["order"]:
        if position.level(position["player"][colour], "king") >= 2:
            position.climb(colour, 2)
    last = position["round"] == facts.LAST_ROUND
    if last or not (position["solo"] and position.with_silver and surprises.buy(position)):
        fair_phase(position)
