"""The player board: rooms, crests, completed buildings and their markers (T5, T-606, S-609)."""

from tools.titles.tiletum.oracle.facts import BOX
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition

ANY_TYPE = 6


def rooms_full(player: Player, building: int) -> bool:
    """Return whether every room of a building holds a character."""
    return bool(len(player["rooms"][building - 1]) == BOX["rooms"][building - 1])


def is_completed(player: Player, building: int) -> bool:
    """Return whether a building has all its characters and a crest (T-509)."""
    return rooms_full(player, building) and player["crests"][building - 1] != ""


def next_floor(player: Player, building: int) -> int:
    """Return the floor of the next free room of a building, from 1; rooms are filled from the
    bottom (T-501)."""
    return len(player["rooms"][building - 1]) + 1


def may_live(player: Player, tile: str, building: int) -> bool:
    """Return whether a character may be placed in a building: it has a free room, and only
    characters of one type, which live in no other building (T-502).

    Building 6 takes every type (T-503).
    """
    kind = tile.partition(":")[0]
    types = [[one.partition(":")[0] for one in rooms] for rooms in player["rooms"]]
    if rooms_full(player, building):
        return False
    if building == ANY_TYPE:
        return True
    if types[building - 1]:
        return bool(types[building - 1][0] == kind)
    return all(kind not in others for others in types[: ANY_TYPE - 1])


def place_character(position: TiletumPosition, player: Player, tile: str, building: int) -> None:
    """Move a stored character into a building and give its gain; if the building is full then, its
    roof house goes to the player's supply (T-501, T-508, T-509)."""
    player["store"].remove(tile)
    player["rooms"][building - 1].append(tile)
    if rooms_full(player, building):
        player["houses"] += BOX["roof_house"][building - 1]
    complete(position, player, building, tile.partition(":")[2])


def place_crest(position: TiletumPosition, player: Player, kind: str, building: int) -> None:
    """Place a crest below a building and give the gain printed there (T-606)."""
    player["crests"][building - 1] = kind
    complete(position, player, building, BOX["crest_gain"][building - 1])


def complete(position: TiletumPosition, player: Player, building: int, what: str) -> None:
    """Give the gain `what` after a character or crest was placed; if the building is completed by
    it, its marker comes first (T-509).

    With character III a completed building also gives the gains of all its characters (S-609).
    """
    if is_completed(player, building):
        # T-510: it counts from then on, for the main action in progress too
        number = BOX["markers"][building - 1]
        if number:
            action = player["rooms"][building - 1][0].partition(":")[0]
            player["markers"][action] = number
            frame = main_action(position)
            if frame and frame["kind"] == action and not frame.get("switched"):
                add_points(position, frame, marker_of(position, player, action))
    gain(position, player, what)
    if is_completed(player, building) and position.level(player, "character") >= 3:
        ask(position, "characters", left=sorted(player["rooms"][building - 1]))


def marker_of(position: TiletumPosition, player: Player, action: str) -> int:
    """Return the action points of the player's marker for an action, 0 without one; character II
    adds 1 (T-307, S-609)."""
    if action not in player["markers"]:
        return 0
    return int(player["markers"][action]) + (position.level(player, "character") >= 2)


def main_action(position: TiletumPosition) -> Frame | None:
    """Return the frame of the main action in progress, even if other questions are open above it;
    None if there is none."""
    frames = [frame for frame in position["pending"] if frame["q"] == "act" and frame["main"]]
    return frames[0] if frames else None


def add_points(position: TiletumPosition, frame: Frame, number: int) -> None:
    """Add action points to the main action; for the action king the steps are made at once
    (T-308)."""
    if frame["kind"] == "king":
        position.climb(position["seat"], number)
    else:
        frame["ap"] += number


def crest_price(position: TiletumPosition, player: Player, building: int) -> int:
    """Return the food for a crest below this building; character I reduces it by 1 (T-606,
    S-609)."""
    return int(BOX["crest_food"][building - 1]) - (position.level(player, "character") >= 1)
