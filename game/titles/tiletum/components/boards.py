"""The boards: wheel, dice, king track, fairs, the map with its roads and cathedrals (T-106
to T-110, T-707)."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import (
    ACTIONS,
    FAIRS,
    GOODS,
    NOTHING,
    ROAD,
    SPACE_KINDS,
    CostTile,
    KingTrack,
    PlayerBoard,
    Start,
    TiletumSpace,
    Wheel,
    gain_parts,
)
from game.titles.tiletum.rules.components import Fairs as FairsOfTheBox
from game.titles.tiletum.rules.kinds import TURNS

# What is the same in every game: wheel, dice, king track, start and player boards.

MOST: Final = 99
SET_UPS: Final = 3  # with 2, 3 and 4 seats
BUILDINGS: Final = 6
TOKENS: Final = 6
STOREHOUSE: Final = 4
MOST_ROOMS: Final = 3


def read_wheel(fields: Fields) -> Wheel:
    """Return the wheel; each action stands on it once."""
    actions = fields.words("wheel", ACTIONS, "actions")
    if len(actions) != len(ACTIONS):
        raise fields.refusal("wheel", f"is {shown(actions)}", f"each of {listed(ACTIONS)}")
    dice = fields.table("dice")
    wheel = Wheel(
        tuple(actions),
        dice.wholes("in_bag", 1, MOST, SET_UPS),
        dice.wholes("drawn", 1, MOST, SET_UPS),
        fields.wholes("corruption", 0, MOST, TOKENS),
    )
    dice.finish()
    for in_bag, drawn in zip(wheel.in_bag, wheel.drawn, strict=True):
        if drawn > in_bag * len(GOODS):
            raise dice.refusal("drawn", f"is {drawn}", f"at most {in_bag * len(GOODS)}")
    return wheel


def read_king(fields: Fields, corruption: tuple[int, ...]) -> KingTrack:
    """Return the king track; it reaches down as far as the dearest corruption of a round."""
    entry = fields.table("king")
    track = KingTrack(
        entry.whole("lowest", -MOST, 0),
        entry.whole("highest", 1, MOST),
        entry.whole("last_round", 0, MOST),
    )
    entry.finish()
    dearest = sum(sorted(corruption)[-TURNS:])
    if track.lowest > -dearest:
        raise entry.refusal("lowest", f"is {track.lowest}", f"at most -{dearest}, for corruption")
    return track


def read_start(fields: Fields, spaces: tuple[TiletumSpace, ...]) -> Start:
    """Return what every seat starts with."""
    entry = fields.table("start")
    goods = entry.table("goods")
    start = Start(
        tuple(goods.whole(word, 0, MOST) for word in GOODS),
        entry.wholes("gold_by_order", 0, MOST, 4),
        entry.whole("houses", 0, MOST),
        entry.whole("pillars", 0, MOST),
        entry.whole("storehouse", STOREHOUSE, STOREHOUSE),
        entry.choice("town", [space.name for space in spaces if space.houses]),
    )
    goods.finish()
    entry.finish()
    return start


def read_board(fields: Fields, crests: int) -> PlayerBoard:
    """Return the player board: as many buildings as crests and contract spaces."""
    entry = fields.table("board")
    gains = [str(gain) for gain in entry.items("crest_gains", "gains")]
    board = PlayerBoard(
        entry.wholes("rooms", 1, MOST_ROOMS, BUILDINGS),
        entry.wholes("markers", 0, MOST, BUILDINGS),
        entry.wholes("crest_food", 0, MOST, crests),
        tuple(gains),
        entry.whole("contract_spaces", BUILDINGS, BUILDINGS),
    )
    entry.finish()
    try:
        parts = [gain_parts(gain) for gain in gains]
    except ValueError as error:
        raise fields.refusal("board", "has a gain that is none", listed(gains)) from error
    if len(parts) != BUILDINGS:
        raise fields.refusal("board", f"has {len(parts)} gains of crests", str(BUILDINGS))
    return board


ROUNDS: Final = 4


def read_fairs(fields: Fields, spaces: tuple[TiletumSpace, ...]) -> FairsOfTheBox:
    """Return the fair tiles, each kind once, and the towns that may hold one."""
    names = [space.name for space in spaces if space.fair]
    first = fields.choice("first_town", names)
    towns = fields.words("towns", [name for name in names if name != first], "towns")
    worth = []
    for entry in fields.tables("fair"):
        worth.append((entry.choice("name", FAIRS), entry.whole("points", 1, MOST)))
        entry.finish()
    if tuple(name for name, _ in worth) != FAIRS:
        raise fields.refusal("fair", "leaves one out or is out of order", listed(FAIRS))
    if len(towns) < ROUNDS - 1:
        raise fields.refusal("towns", f"has {len(towns)}", f"at least {ROUNDS - 1}")
    board = fields.wholes("board", 0, MOST, ROUNDS)
    return FairsOfTheBox(tuple(worth), first, tuple(towns), board)


# The main map: its spaces and roads, and the cathedrals (T-106, T-109, T-110).

LONGEST_NAME: Final = 30
MOST_PLACES: Final = 4  # for houses, or for pillars, of a space
SEAT_MARKS: Final = (2, 3, 4)


def read_spaces(fields: Fields) -> tuple[TiletumSpace, ...]:
    """Return every space, each name once."""
    spaces = tuple(_space(entry) for entry in fields.tables("space"))
    names = [space.name for space in spaces]
    if len(set(names)) != len(names):
        raise fields.refusal("space", f"has {listed(names)}", "each name once")
    return spaces


def _space(entry: Fields) -> TiletumSpace:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"space {name}: "
    kind, fair = entry.choice("kind", SPACE_KINDS), entry.flag("fair")
    space = read_places(entry, name, kind, fair=fair)
    if space.kind == ROAD and (space.houses or space.pillars or space.fair):
        raise entry.refusal("kind", f"is {ROAD}", "a town, where there are places or fairs")
    if max(len(space.houses), len(space.pillars)) > MOST_PLACES:
        raise entry.refusal("houses", "or pillars are too many", f"at most {MOST_PLACES} of each")
    entry.finish()
    return space


def read_places(entry: Fields, name: str, kind: str, *, fair: bool) -> TiletumSpace:
    """Return a space with its places for houses, pillars and a tile."""
    return TiletumSpace(
        name,
        kind,
        fair,
        tuple(_house(entry, place) for place in entry.items("houses", "places")),
        tuple(read_mark(entry, "pillars", mark) for mark in entry.items("pillars", "marks")),
        entry.whole("tile", 0, max(SEAT_MARKS)),
    )


def read_mark(entry: Fields, key: str, found: object) -> int:
    """Return from how many seats on a place is used."""
    if not isinstance(found, int) or found not in SEAT_MARKS:
        raise entry.refusal(key, f"has {shown(found)}", listed(SEAT_MARKS))
    return found


def _house(entry: Fields, found: object) -> tuple[int, str]:
    """Return a place for a house: from how many seats on it is used, and what it gives."""
    if not isinstance(found, list) or len(found) != 2 or not _is_house_gain(found[1]):
        raise entry.refusal("houses", f"has {shown(found)}", "seats, and points or a building")
    return read_mark(entry, "houses", found[0]), str(found[1])


def _is_house_gain(text: object) -> bool:
    try:
        parts = gain_parts(str(text))
    except ValueError:
        return False
    return text == NOTHING or (len(parts) == 1 and parts[0][0] in ("vp", "building"))


def read_roads(fields: Fields, spaces: tuple[TiletumSpace, ...]) -> tuple[tuple[str, str], ...]:
    """Return every road: two spaces, each pair once, and each space on one."""
    names = [space.name for space in spaces]
    roads: list[tuple[str, str]] = []
    for item in fields.items("roads", "roads"):
        if not isinstance(item, list) or len(item) != 2 or not set(item) <= set(names):
            raise fields.refusal("roads", f"has {shown(item)}", "two spaces of the map")
        roads.append((item[0], item[1]))
    pairs = {frozenset(road) for road in roads}
    if len(pairs) != len(roads) or {name for road in roads for name in road} != set(names):
        raise fields.refusal("roads", "has a road twice, or none to a space", "each road once")
    return tuple(roads)


def read_cathedrals(
    fields: Fields, spaces: tuple[TiletumSpace, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the tiles of every cathedral, from the highest down."""
    towns = [space.name for space in spaces if space.has_cathedral]
    cathedrals = tuple(_cathedral(entry, towns) for entry in fields.tables("cathedral"))
    if [town for town, _ in cathedrals] != towns:
        raise fields.refusal("cathedral", "leaves a town out or is out of order", listed(towns))
    return cathedrals


def _cathedral(entry: Fields, towns: list[str]) -> tuple[str, tuple[int, ...]]:
    town = entry.choice("town", towns)
    tiles = entry.items("tiles", "points")
    numbers = tuple(tile for tile in tiles if isinstance(tile, int) and 0 <= tile <= MOST)
    if len(numbers) != len(tiles) or not numbers or list(numbers) != sorted(numbers, reverse=True):
        raise entry.refusal("tiles", f"is {shown(tiles)}", "points from the highest down")
    entry.finish()
    return town, numbers


def read_costs(fields: Fields, cathedrals: int) -> tuple[CostTile, ...]:
    """Return the cost tiles: one for each cathedral."""
    costs = []
    for entry in fields.tables("cost"):
        costs.append(CostTile(entry.whole("stone", 1, MOST), entry.whole("points", 0, MOST)))
        entry.finish()
    if len(costs) != cathedrals:
        raise fields.refusal("cost", f"is there {len(costs)} times", f"{cathedrals} tiles")
    return tuple(costs)
