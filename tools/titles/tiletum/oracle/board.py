"""The player board: rooms, roof houses, crests, completed buildings and their markers (T5)."""

from tools.titles.tiletum.oracle.effects import gain
from tools.titles.tiletum.oracle.facts import BOX
from tools.titles.tiletum.oracle.king import climb
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import gain_of, type_of

BUILDINGS = [1, 2, 3, 4, 5, 6]
ANY_TYPE = 6


def rooms_full(player: TiletumOraclePlayer, building: int) -> bool:
    """Whether every room of a building holds a character."""
    rooms: int = BOX["rooms"][building - 1]
    return len(player.rooms[building - 1]) == rooms


def is_completed(player: TiletumOraclePlayer, building: int) -> bool:
    """T-509: rooms full and a crest below."""
    return rooms_full(player, building) and player.crests[building - 1] != ""


def next_floor(player: TiletumOraclePlayer, building: int) -> int:
    """T-501: rooms are filled from floor 1 up."""
    return len(player.rooms[building - 1]) + 1


def may_live(player: TiletumOraclePlayer, tile: str, building: int) -> bool:
    """T-502: one type a building, one building a type; T-503: building 6 takes any."""
    if rooms_full(player, building):
        return False
    if building == ANY_TYPE:
        return True
    inside = player.rooms[building - 1]
    if inside:
        return type_of(inside[0]) == type_of(tile)
    others = [room for number in BUILDINGS[:-1] for room in player.rooms[number - 1]]
    return all(type_of(other) != type_of(tile) for other in others)


def place_character(
    table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str, building: int
) -> None:
    """T-501, T-508, T-509: house and marker first, then its gain is asked."""
    player.store.remove(tile)
    player.rooms[building - 1].append(tile)
    if rooms_full(player, building):
        player.houses += BOX["roof_house"][building - 1]
    completed = is_completed(player, building)
    if completed:
        win_marker(table, player, building)
    gain(table, player, gain_of(tile))
    if completed:
        ask_completed(table, player, building)


def place_crest(
    table: TiletumOracleTable, player: TiletumOraclePlayer, kind: str, building: int
) -> None:
    """T-606, T-509: marker first, then its gain is asked."""
    player.crests[building - 1] = kind
    completed = is_completed(player, building)
    if completed:
        win_marker(table, player, building)
    gain(table, player, BOX["crest_gain"][building - 1])
    if completed:
        ask_completed(table, player, building)


def win_marker(table: TiletumOracleTable, player: TiletumOraclePlayer, building: int) -> None:
    """T-510: it counts from then on, for the main action in progress too."""
    number = BOX["markers"][building - 1]
    if number == 0:
        return
    action = type_of(player.rooms[building - 1][0])
    player.markers[action] = number
    frame = main_action(table)
    if frame is not None and frame["kind"] == action and not frame.get("switched"):
        add_points(table, player, frame, marker_of(table, player, action))


def marker_of(table: TiletumOracleTable, player: TiletumOraclePlayer, action: str) -> int:
    """T-307: the AP of the own marker; S-609: character II makes each one more."""
    if action not in player.markers:
        return 0
    return player.markers[action] + (1 if table.level(player, "character") >= 2 else 0)


def main_action(table: TiletumOracleTable) -> Frame | None:
    """The main action in progress, whatever is resolved above it."""
    for frame in table.pending:
        if frame["q"] == "act" and frame.get("main"):
            return frame
    return None


def add_points(
    table: TiletumOracleTable, player: TiletumOraclePlayer, frame: Frame, number: int
) -> None:
    """T-308: AP for the main action; with king the steps are made at once."""
    if frame["kind"] == "king":
        climb(table, player.colour, number)
    else:
        frame["ap"] += number


def ask_completed(table: TiletumOracleTable, player: TiletumOraclePlayer, building: int) -> None:
    """S-609: character III gives the gain of each character of a building when completed."""
    if table.level(player, "character") >= 3:
        left = sorted(player.rooms[building - 1])
        table.pending.append({"q": "characters", "left": left})


def characters(player: TiletumOraclePlayer) -> list[str]:
    """Every character on the board."""
    return [tile for rooms in player.rooms for tile in rooms]


def crest_price(table: TiletumOracleTable, player: TiletumOraclePlayer, building: int) -> int:
    """T-606: food by the building; S-609: character I takes one off."""
    return int(BOX["crest_food"][building - 1]) - (1 if table.level(player, "character") else 0)
