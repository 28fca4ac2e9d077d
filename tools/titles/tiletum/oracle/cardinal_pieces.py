"""The Cardinal's merchant and architect (C-304 .. C-306)."""

from tools.titles.tiletum.oracle.cardinal_gains import take_best_tile
from tools.titles.tiletum.oracle.cardinal_tasks import contribution_points
from tools.titles.tiletum.oracle.facts import SPACES
from tools.titles.tiletum.oracle.gains import place
from tools.titles.tiletum.oracle.table import TiletumPosition
from tools.titles.tiletum.oracle.tile_names import parts

PIECE_OF = {"merchant": "house", "architect": "pillar"}


def goals(position: TiletumPosition, action: str) -> list[str]:
    """C-304, C-305: every space of the main map where he may place a piece, if he has one."""
    player = position.him
    piece = PIECE_OF[action]
    return [space for space in SPACES if position.may_place(player, space, piece)]


def travel(position: TiletumPosition, action: str, points: int) -> None:
    """C-304, C-305: choose the goal, take the best tile in range, move, place."""
    player = position.him
    found = goals(position, action)
    away = position.distances(player[action])
    reach = max(points, min(away[space] for space in found))
    due = [town for town, _ in position["fairs"]]

    def preference(at: str) -> tuple[int, ...]:
        """C-304: the earliest fair due, more points, nearer; C-305: more, cheaper, nearer."""
        if action == "architect":
            return -contribution_points(position, at), position["costs"][at][0], away[at]
        rounds = [now for now in range(position["round"] - 1, len(due)) if due[now] == at]
        return min(rounds, default=len(due)), -printed_points(position, at, "house"), away[at]

    goal = min((space for space in found if away[space] <= reach), key=preference)
    take_best_tile(position, position["map_tiles"], away, reach, action)
    player[action] = goal
    put_piece(position, PIECE_OF[action], goal)


def printed_points(position: TiletumPosition, town: str, piece: str) -> int:
    """C-306, S-903: points of a house space, gold of a mine space, nothing for a pillar."""
    if piece == "pillar":
        return 0
    printed = position.printed_gain(town, piece)
    if isinstance(printed, int):
        return printed
    return sum(number for word, number in parts(printed) if word == "vp")


def put_piece(position: TiletumPosition, piece: str, town: str) -> None:
    """C-306: of house spaces only points count for him; S-906: a mine gives what it always does."""
    if piece == "house":
        position.him["points"] += printed_points(position, town, piece)
        position.lay(position.him, town, piece)
    else:
        place(position, position.him, piece, town)
