"""The player board: rooms, crests, completed buildings and their markers (T5, T-606, S-609)."""

from tools.titles.tiletum.oracle.facts import BOX
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition

ANY_TYPE = 6


def rooms_full(player: Player, building: int) -> bool:
    """Return whether every room of a building holds a character."""
    return bool(len(player["rooms"][building - 1]) == BOX["rooms"][building - 1])


def is_completed(player: Player, building: int) -> bool:
    """T-509: rooms full and a crest below."""
    return rooms_full(player, building) and player["crests"][building - 1] != ""


def next_floor(player: Player, building: int) -> int:
    """T-501: rooms are filled from floor 1 up."""
    return len(player["rooms"][building - 1]) + 1


def may_live(player: Player, tile: str, building: int) -> bool:
    """T-502: one type a building, one building a type; T-503: building 6 takes any."""
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
    """T-501, T-508: the roof house comes when the rooms are full; T-509: then the gain."""
    player["store"].remove(tile)
    player["rooms"][building - 1].append(tile)
    if rooms_full(player, building):
        player["houses"] += BOX["roof_house"][building - 1]
    complete(position, player, building, tile.partition(":")[2])


def place_crest(position: TiletumPosition, player: Player, kind: str, building: int) -> None:
    """T-606: below a building, with the gain of its place."""
    player["crests"][building - 1] = kind
    complete(position, player, building, BOX["crest_gain"][building - 1])


def complete(position: TiletumPosition, player: Player, building: int, what: str) -> None:
    """T-509: a completed building wins its marker before the last gain is asked.

    S-609: character III gives the gain of each of its characters.
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
    """T-307: the AP of the own marker; S-609: character II makes each one more."""
    if action not in player["markers"]:
        return 0
    return int(player["markers"][action]) + (position.level(player, "character") >= 2)


def main_action(position: TiletumPosition) -> Frame | None:
    """The main action in progress, whatever is resolved above it."""
    frames = [frame for frame in position["pending"] if frame["q"] == "act" and frame["main"]]
    return frames[0] if frames else None


def add_points(position: TiletumPosition, frame: Frame, number: int) -> None:
    """T-308: AP for the main action; with king the steps are made at once."""
    if frame["kind"] == "king":
        position.climb(position["seat"], number)
    else:
        frame["ap"] += number


def crest_price(position: TiletumPosition, player: Player, building: int) -> int:
    """T-606: food by the building; S-609: character I takes one off."""
    return int(BOX["crest_food"][building - 1]) - (position.level(player, "character") >= 1)
