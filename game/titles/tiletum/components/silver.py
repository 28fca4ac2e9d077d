"""What In Search of Silver adds to the box: maps, tiles, prices, fairs and technologies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.components.cardinal import read_silver_cardinal
from game.titles.tiletum.components.map import read_mark, read_places
from game.titles.tiletum.components.tiles import Naming, read_priced_tiles
from game.titles.tiletum.rules.components import EVERY_DECK, FAIRS, GOODS, SILVER_FAIRS, TOWN
from game.titles.tiletum.rules.expansion import TABLETS, TECHNOLOGIES, Silver, Town, Underground

MOST: Final = 99
LONGEST_NAME: Final = 30
MAPS: Final = 3
SIDES: Final = ("A", "B")
COSTS: Final = ("gold", "silver")
NONE: Final = "none"


def read_silver(files: Sequence[Fields], naming: Naming) -> Silver:
    """Return the expansion, from its files: numbers, maps, tiles and the Cardinal's cards."""
    box, underground, tiles, cardinal = files
    crest = box.text("crest", LONGEST_NAME)
    if tuple(box.words("technologies", TECHNOLOGIES, "technologies")) != TECHNOLOGIES:
        raise box.refusal("technologies", "are out of order", listed(TECHNOLOGIES))
    if tuple(box.words("overlays", SIDES, "sides")) != SIDES:
        raise box.refusal("overlays", "leave a side out", listed(SIDES))
    own = naming._replace(crests=[*naming.crests, crest])
    start = box.table("start")
    fairs = box.table("fairs")
    silver = Silver(
        maps=tuple(_map(entry) for entry in underground.tables("map")),
        tiles=tuple(tile for deck in EVERY_DECK for tile in read_priced_tiles(tiles, deck, own)),
        cathedrals=tuple(_cathedral(entry) for entry in box.tables("cathedral")),
        costs=tuple(_cost(entry) for entry in box.tables("cost")),
        fairs=tuple((fair, fairs.whole(fair, 1, MOST)) for fair in SILVER_FAIRS),
        fair_removed=box.choice("fair_removed", FAIRS),
        crest=crest,
        explorer_cost=box.wholes("explorer_cost", 0, MOST, MAPS),
        ribbons=tuple(_ribbon(box, ribbon) for ribbon in box.items("ribbons", "ribbons")),
        symbol=box.whole("symbol", 1, 5),
        technology_cost=box.wholes("technology_cost", 1, MOST, 3),
        first_technologies=tuple(box.words("first_technologies", TECHNOLOGIES, "technologies")),
        bonused_goods=tuple(box.words("bonused_goods", GOODS, "goods")),
        silver_per_point=box.whole("silver_per_point", 1, MOST),
        start_silver=start.wholes("silver", 0, MOST, 4),
        start_mines=start.whole("mines", 0, MOST),
        start_mines_general=start.whole("mines_general", 0, MOST),
        cardinal=read_silver_cardinal(cardinal),
    )
    start.finish()
    fairs.finish()
    return silver


def _map(entry: Fields) -> Underground:
    number, side = entry.whole("map", 1, MAPS), entry.choice("side", SIDES)
    entry.label = f"map {number} {side}: "
    towns = tuple(_town(town) for town in entry.tables("space"))
    names = [town.space.name for town in towns]
    start = entry.choice("start", names)
    paths = tuple(_path(entry, path, names) for path in entry.items("paths", "paths"))
    entry.finish()
    return Underground(number, side, start, towns, paths)


def _path(entry: Fields, path: object, names: Sequence[str]) -> tuple[str, str, str]:
    if not isinstance(path, list) or len(path) != 3 or not set(path[:2]) <= set(names):
        raise entry.refusal("paths", f"has {shown(path)}", "two towns of the map and a tablet")
    if path[2] not in (*TABLETS, NONE):
        raise entry.refusal("paths", f"has {shown(path[2])}", listed((*TABLETS, NONE)))
    return str(path[0]), str(path[1]), str(path[2])


def _town(entry: Fields) -> Town:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"town {name}: "
    space = read_places(entry, name, TOWN, fair=False)
    mines = tuple(_mine(entry, place) for place in entry.items("mines", "places"))
    town = Town(space, mines, entry.choice("cost", (*COSTS, NONE)))
    if space.has_cathedral == (town.cost == NONE):
        raise entry.refusal("cost", f"is {town.cost}", "a cost where pillars can stand alone")
    entry.finish()
    return town


def _mine(entry: Fields, found: object) -> tuple[int, int]:
    if not isinstance(found, list) or len(found) != 2 or type(found[1]) is not int:
        raise entry.refusal("mines", f"has {shown(found)}", "seats, and gold")
    return read_mark(entry, "mines", found[0]), found[1]


def _cathedral(entry: Fields) -> tuple[int, str, tuple[int, ...]]:
    number, cost = entry.whole("map", 1, MAPS), entry.choice("cost", COSTS)
    tiles = tuple(tile for tile in entry.items("tiles", "points") if isinstance(tile, int))
    if not tiles or list(tiles) != sorted(tiles, reverse=True):
        raise entry.refusal("tiles", f"is {shown(list(tiles))}", "points from the highest down")
    entry.finish()
    return number, cost, tiles


def _cost(entry: Fields) -> tuple[str, int, int]:
    cost = (
        entry.choice("kind", COSTS),
        entry.whole("amount", 1, MOST),
        entry.whole("points", 0, MOST),
    )
    entry.finish()
    return cost


def _ribbon(fields: Fields, ribbon: object) -> tuple[int, int, int]:
    if not isinstance(ribbon, list) or len(ribbon) != 3 or not all(type(n) is int for n in ribbon):
        raise fields.refusal("ribbons", f"has {shown(ribbon)}", "first and last space, and silver")
    return int(ribbon[0]), int(ribbon[1]), int(ribbon[2])
