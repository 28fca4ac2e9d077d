"""The Cardinal's merchant and architect (C-304 .. C-306)."""

from tools.titles.tiletum.oracle.cardinal_gains import take_best_tile
from tools.titles.tiletum.oracle.cardinal_tasks import contribution_points
from tools.titles.tiletum.oracle.facts import SPACES
from tools.titles.tiletum.oracle.gains import place
from tools.titles.tiletum.oracle.table import TiletumPosition
from tools.titles.tiletum.oracle.tile_names import parts

PIECE_OF = {"merchant": "house", "architect": "pillar"}


def goals(position: TiletumPosition, action: str) -> list[str]:
    """Return every space of the main map where the Cardinal may place the piece of an action,
    "merchant" or "architect"; [] if he has none left (C-304, C-305)."""
    player = position.him
    piece = PIECE_OF[action]
    return [space for space in SPACES if position.may_place(player, space, piece)]


def travel(position: TiletumPosition, action: str, points: int) -> None:
    """Move the Cardinal's merchant or architect to the best goal, take the best tile in range, and
    place the piece there (C-304, C-305).

    There must be a goal; if none is in range, the range is extended to the nearest one.
    """
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
    """Return the points of the first free house space of a town, or the gold of its first free mine
    space; 0 for a pillar (C-306, S-903)."""
    if piece == "pillar":
        return 0
    printed = position.printed_gain(town, piece)
    if isinstance(printed, int):
        return printed
    return sum(number for word, number in parts(printed) if word == "vp")


def put_piece(position: TiletumPosition, piece: str, town: str) -> None:
    """Place one of the Cardinal's pieces in a town; a house gives him only its printed points, a
    mine its usual gain (C-306, S-906)."""
    if piece == "house":
        position.him["points"] += printed_points(position, town, piece)
        position.lay(position.him, town, piece)
    else:
        place(position, position.him, piece, town)
