"""The boards: wheel, dice, king track, fairs, start and player boards; the main map with its
cathedrals (T-106, T-109, T-110)."""

from collections.abc import Sequence
from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules import components
from game.titles.tiletum.rules.components import Fairs as FairsOfTheBox
from game.titles.tiletum.rules.kinds import TURNS

MOST: Final = 99
SET_UPS: Final = 3  # with 2, 3 and 4 seats
BUILDINGS: Final = 6
TOKENS: Final = 6
STOREHOUSE: Final = 4
MOST_ROOMS: Final = 3
ROUNDS: Final = 4
Spaces = tuple[components.TiletumSpace, ...]

LONGEST_NAME: Final = 30
MOST_PLACES: Final = 4  # for houses, or for pillars, of a space
SEAT_MARKS: Final = (2, 3, 4)


def read_wheel(fields: Fields) -> components.Wheel:
    """Return the wheel; each action stands on it once."""
    actions = fields.words("wheel", components.ACTIONS, "actions")
    if len(actions) != len(components.ACTIONS):
        allowed = f"each of {listed(components.ACTIONS)}"
        raise fields.refusal("wheel", f"is {shown(actions)}", allowed)
    dice = fields.table("dice")
    in_bag, drawn = (dice.wholes(key, 1, MOST, SET_UPS) for key in ("in_bag", "drawn"))
    dice.finish()
    for there, most in zip(drawn, in_bag, strict=True):
        if there > most * len(components.GOODS):
            raise dice.refusal("drawn", f"is {there}", f"at most {most * len(components.GOODS)}")
    corruption = fields.wholes("corruption", 0, MOST, TOKENS)
    return components.Wheel(tuple(actions), in_bag, drawn, corruption)


def read_king(fields: Fields, corruption: tuple[int, ...]) -> components.KingTrack:
    """Return the king track; it reaches down as far as the dearest corruption of a round."""
    entry = fields.table("king")
    track = entry.finished(
        lambda entry: components.KingTrack(
            entry.whole("lowest", -MOST, 0),
            entry.whole("highest", 1, MOST),
            entry.whole("last_round", 0, MOST),
        )
    )
    dearest = sum(sorted(corruption)[-TURNS:])
    if track.lowest > -dearest:
        raise entry.refusal("lowest", f"is {track.lowest}", f"at most -{dearest}, for corruption")
    return track


def read_start(entry: Fields, spaces: Spaces) -> components.Start:
    """Return what every seat starts with."""
    goods = entry.table("goods")
    found = tuple(goods.whole(word, 0, MOST) for word in components.GOODS)
    goods.finish()
    return components.Start(
        found,
        entry.wholes("gold_by_order", 0, MOST, 4),
        entry.whole("houses", 0, MOST),
        entry.whole("pillars", 0, MOST),
        entry.whole("storehouse", STOREHOUSE, STOREHOUSE),
        entry.choice("town", [space.name for space in spaces if space.houses]),
    )


def read_board(entry: Fields, crests: int) -> components.PlayerBoard:
    """Return the player board: as many buildings as crests and contract spaces."""
    gains = [str(gain) for gain in entry.items("crest_gains", "gains")]
    if len(gains) != BUILDINGS or not all(map(is_gain, gains)):
        raise entry.refusal("crest_gains", f"is {listed(gains)}", f"{BUILDINGS} gains")
    return components.PlayerBoard(
        entry.wholes("rooms", 1, MOST_ROOMS, BUILDINGS),
        entry.wholes("markers", 0, MOST, BUILDINGS),
        entry.wholes("crest_food", 0, MOST, crests),
        tuple(gains),
        entry.whole("contract_spaces", BUILDINGS, BUILDINGS),
    )


def require_order(fields: Fields, key: str, found: Sequence[str], known: Sequence[str]) -> None:
    """Refuse entries that are not all there in the printed order."""
    if [*found] != [*known]:
        raise fields.refusal(key, "leaves one out or is out of order", listed(known))


def is_gain(text: str) -> bool:
    """Whether a text is a gain."""
    try:
        components.gain_parts(text)
    except ValueError:
        return False
    return True


def read_fairs(fields: Fields, spaces: Spaces) -> FairsOfTheBox:
    """Return the fair tiles, each kind once, and the towns that may hold one."""
    names = [space.name for space in spaces if space.fair]
    first = fields.choice("first_town", names)
    towns = fields.words("towns", [name for name in names if name != first], "towns")
    worth = fields.each(
        "fair",
        lambda entry: (entry.choice("name", components.FAIRS), entry.whole("points", 1, MOST)),
    )
    require_order(fields, "fair", [name for name, _ in worth], components.FAIRS)
    if len(towns) < ROUNDS - 1:
        raise fields.refusal("towns", f"has {len(towns)}", f"at least {ROUNDS - 1}")
    return FairsOfTheBox(worth, first, tuple(towns), fields.wholes("board", 0, MOST, ROUNDS))


# The main map: its spaces and roads, and the cathedrals.


def read_spaces(fields: Fields) -> Spaces:
    """Return every space, each name once."""
    spaces = fields.each("space", _space)
    names = [space.name for space in spaces]
    if len(set(names)) != len(names):
        raise fields.refusal("space", f"has {listed(names)}", "each name once")
    return spaces


def _space(entry: Fields) -> components.TiletumSpace:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"space {name}: "
    kind = entry.choice("kind", components.SPACE_KINDS)
    fair = entry.flag("fair")
    space = read_places(entry, name, kind, fair=fair)
    if space.kind == components.ROAD and (space.houses or space.pillars or space.fair):
        raise entry.refusal("kind", "is road", "a town, where there are places or fairs")
    if max(len(space.houses), len(space.pillars)) > MOST_PLACES:
        raise entry.refusal("houses", "or pillars are too many", f"at most {MOST_PLACES} of each")
    return space


def read_places(entry: Fields, name: str, kind: str, *, fair: bool) -> components.TiletumSpace:
    """Return a space with its places for houses, pillars and a tile."""
    return components.TiletumSpace(
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
    allowed = "seats, and points or a building"
    seats, gain = entry.row("houses", found, (int, str), allowed)
    known = is_gain(gain) and gain.rstrip("0123456789") in ("vp", "building")
    if gain != components.NOTHING and not known:
        raise entry.refusal("houses", f"has {shown(found)}", allowed)
    return read_mark(entry, "houses", seats), gain


def read_roads(fields: Fields, spaces: Spaces) -> tuple[tuple[str, str], ...]:
    """Return every road: two spaces, each pair once, and each space on one."""
    names = {space.name for space in spaces}
    roads: list[tuple[str, str]] = []
    for item in fields.items("roads", "roads"):
        one, other = fields.row("roads", item, (str, str), "two spaces of the map")
        if not {one, other} <= names:
            raise fields.refusal("roads", f"has {shown(item)}", "two spaces of the map")
        roads.append((one, other))
    pairs = {frozenset(road) for road in roads}
    if len(pairs) != len(roads) or {name for road in roads for name in road} != names:
        raise fields.refusal("roads", "has a road twice, or none to a space", "each road once")
    return tuple(roads)


def read_cathedrals(fields: Fields, spaces: Spaces) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the tiles of every cathedral, from the highest down."""
    towns = [space.name for space in spaces if space.has_cathedral]
    cathedrals = fields.each(
        "cathedral", lambda entry: (entry.choice("town", towns), read_sacred(entry))
    )
    require_order(fields, "cathedral", [town for town, _ in cathedrals], towns)
    return cathedrals


def read_sacred(entry: Fields) -> tuple[int, ...]:
    """Return the tiles of a cathedral, from the highest down."""
    tiles = entry.items("tiles", "points")
    numbers = tuple(tile for tile in tiles if isinstance(tile, int) and 0 <= tile <= MOST)
    if len(numbers) != len(tiles) or not numbers or list(numbers) != sorted(numbers, reverse=True):
        raise entry.refusal("tiles", f"is {shown(tiles)}", "points from the highest down")
    return numbers


def read_costs(fields: Fields, cathedrals: int) -> tuple[tuple[int, int], ...]:
    """Return stones and points of the cost tiles: one for each cathedral."""
    costs = fields.each("cost", lambda e: (e.whole("stone", 1, MOST), e.whole("points", 0, MOST)))
    if len(costs) != cathedrals:
        raise fields.refusal("cost", f"is there {len(costs)} times", f"{cathedrals} tiles")
    return costs
