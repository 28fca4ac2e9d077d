"""Houses, pillars and mines go onto the maps (T-409, T-410, S-302, S-303, S-405, S-406)."""

from tools.titles.tiletum.oracle import maps
from tools.titles.tiletum.oracle.effects import gain
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable


def free_house(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> bool:
    """T-409: a free house space and no own house; none in Tiletum."""
    return (
        player.houses > 0
        and town != maps.CLOSED_TO_HOUSES
        and has_site(table, player, town, "house")
    )


def free_pillar(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> bool:
    """T-410: an open cathedral with a free pillar space and no own pillar."""
    return player.pillars > 0 and has_site(table, player, town, "pillar")


def free_mine(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> bool:
    """S-303, S-405: a free mine space and no own mine."""
    return player.mines > 0 and has_site(table, player, town, "mine")


FREE = {"house": free_house, "pillar": free_pillar, "mine": free_mine}


def has_site(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str, piece: str) -> bool:
    """Whether a town has a free space for a piece and none of the seat's yet."""
    owners = pieces(table, piece).get(town, [])
    spaces = maps.spaces_for(table, town, f"{piece}s")
    return len(owners) < len(spaces) and player.colour not in owners


def pieces(table: TiletumOracleTable, piece: str) -> dict[str, list[str]]:
    """The owners on every space with a kind of piece."""
    return {"house": table.houses, "pillar": table.pillars, "mine": table.mines}[piece]


def printed_gain(table: TiletumOracleTable, town: str, piece: str) -> str | int:
    """What is printed on the first free space: a word for a house, gold for a mine."""
    taken = len(pieces(table, piece).get(town, []))
    found: str | int = maps.spaces_for(table, town, f"{piece}s")[taken]
    return found


def number_on_maps(table: TiletumOracleTable, colour: str, piece: str) -> int:
    """S-305: how many of a kind of piece a seat has on all maps."""
    return sum(owners.count(colour) for owners in pieces(table, piece).values())


def number_below(table: TiletumOracleTable, colour: str, piece: str) -> int:
    """How many of them are underground."""
    deep = maps.deep_towns(table)
    return sum(
        owners.count(colour) for town, owners in pieces(table, piece).items() if town in deep
    )


def place_house(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """T-409: the printed gain comes at once; S-604: then merchant II."""
    printed = str(printed_gain(table, town, "house"))
    table.houses.setdefault(town, []).append(player.colour)
    player.houses -= 1
    if table.level(player, "merchant") >= 2:
        table.pending.append({"q": "one-character"})
    gain(table, player, printed)


def place_pillar(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """T-410."""
    table.pillars.setdefault(town, []).append(player.colour)
    player.pillars -= 1


def place_mine(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """S-405: 1 silver and the printed gold; S-605: explorer II, three of one good."""
    gold = int(printed_gain(table, town, "mine"))
    table.mines.setdefault(town, []).append(player.colour)
    player.mines -= 1
    gain(table, player, f"silver1+gold{gold}" if gold else "silver1")
    if table.level(player, "explorer") >= 2:
        table.pending.append({"q": "same", "n": 3})


PLACE = {"house": place_house, "pillar": place_pillar, "mine": place_mine}
