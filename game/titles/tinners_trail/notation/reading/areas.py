"""Areas with tiles or mines, cubes and developments, and the adits between them."""

from __future__ import annotations

from collections.abc import Iterator

from game.fields import Fields, allowed_words, listed, shown
from game.titles.tinners_trail.notation.hidden import HIDDEN
from game.titles.tinners_trail.notation.reading.arsenic import read_arsenic_there
from game.titles.tinners_trail.notation.reading.emigration import read_miners
from game.titles.tinners_trail.notation.reading.later import OF_A_TILE, OF_AN_AREA, pass_over
from game.titles.tinners_trail.notation.reading.tiles import CUBES, tile_kind
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.kinds import EMPTY, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState

MOST_CUBES = 9999
PIECES = ("miner", "port", "train", "pump")


def read_areas(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set every area that is named; the others are empty and have no tile.

    Beyond the map card there may be pieces and cubes, nothing else (D-1).
    """
    for entry, area in area_entries(fields, state):
        _read_area(entry, state, area, colours)


def area_entries(fields: Fields, state: CountyState) -> Iterator[tuple[Fields, int]]:
    """Yield the entry of every area that is named, with its number; each only once."""
    named: list[int] = []
    for entry in fields.tables("area", needed=False):
        area = area_number(entry, state, entry.raw("name", "an area"), "name")
        name = state.county.area_names[area]
        if area in named:
            raise entry.refusal("name", f'is "{name}" again', "each area once")
        named.append(area)
        entry.label = f"area {name}: "
        yield entry, area


def area_number(fields: Fields, state: CountyState, name: object, key: str) -> int:
    """Return the number of an area."""
    numbers = state.county.area_numbers
    if isinstance(name, str) and name in numbers:
        return numbers[name]
    raise fields.refusal(key, f"is {shown(name)}", allowed_words(name, numbers))


def _read_area(entry: Fields, state: TrailState, area: int, colours: tuple[str, ...]) -> None:
    for key in ("tile", "owner"):
        if key in entry and area >= state.board.areas:
            place = f"beyond the map card of {_card(state)}"
            raise entry.refusal(key, f"is there {place}", "pieces and cubes of ore or arsenic")
    if "tile" in entry:
        _read_tile(entry.table("tile"), state, area, colours)
    if "owner" in entry:
        state.owner[area] = colours.index(entry.choice("owner", colours))
    state.tin[area] = entry.whole("tin", 0, MOST_CUBES, 0)
    state.copper[area] = entry.whole("copper", 0, MOST_CUBES, 0)
    state.water[area] = entry.whole("water", 0, MOST_CUBES, 0)
    state.drainage[area] = entry.whole("drainage", 0, MOST_CUBES, 0)
    read_miners(entry, state, area, colours)
    state.port[area] = entry.flag("port", default=False)
    state.train[area] = entry.flag("train", default=False)
    state.pump[area] = entry.flag("pump", default=False)
    read_arsenic_there(entry, state, area, colours)
    pass_over(entry, OF_AN_AREA, state)
    entry.finish()
    _check_area(entry, state, area)


def _card(state: TrailState) -> str:
    return "the solo game" if state.board.solo else f"{state.seats} players"


def _read_tile(tile: Fields, state: TrailState, area: int, colours: tuple[str, ...]) -> None:
    face = tile.choice("face", ("up", "down"), default="down")
    seen = tile.words("seen", colours, "colours", ())
    hidden = [cube for cube in CUBES if cube in tile and tile.raw(cube, "") == HIDDEN]
    if hidden and len(hidden) < len(CUBES):
        raise tile.refusal(hidden[0], 'is "?" beside known numbers', 'numbers, or nothing but "?"')
    if hidden and face == "up":
        raise tile.refusal("face", 'is "up" although the numbers are "?"', "down")
    if seen and face == "up":
        raise tile.refusal("seen", f"is {shown(seen)} on a tile face up", "[]")
    region = REGION_NAMES[int(state.board.region[area])]
    state.tile[area] = UNKNOWN_TILE if hidden else tile_kind(tile, state, region)
    state.face_up[area] = face == "up"
    state.seen[area] = sum(2 ** colours.index(colour) for colour in seen)
    pass_over(tile, OF_A_TILE, state)
    tile.finish()


def _check_area(entry: Fields, state: TrailState, area: int) -> None:
    """Water and pumps need a mine, drainage tokens a tile, ports the coast (A-8, D-3, D-7)."""
    mine, tile = state.owner[area] != EMPTY, state.tile[area] != EMPTY
    if mine and tile:
        raise entry.refusal("owner", "stands beside a tile", "a tile or an owner")
    if not mine and state.water[area]:
        raise entry.refusal("water", f"is {state.water[area]} without a mine", "0")
    if not mine and state.pump[area]:
        raise entry.refusal("pump", "is true without a mine", "false")
    if not tile and state.drainage[area]:
        raise entry.refusal("drainage", f"is {state.drainage[area]} without a tile", "0")
    if state.port[area] and not state.board.coastal[area]:
        raise entry.refusal("port", "is true inland", "false")


def read_adits(fields: Fields, state: CountyState) -> None:
    """Set the adits, each on the border of two areas, which may be named in either order."""
    for pair in fields.items("adits", "pairs of areas", ()):
        if not isinstance(pair, list) or len(pair) != 2:
            raise fields.refusal("adits", f"has {shown(pair)}", "pairs of areas")
        one, other = (area_number(fields, state, name, "adits") for name in pair)
        border = state.county.border_between(one, other)
        if border == EMPTY:
            names = state.county.area_names
            near = [
                names[number]
                for number in range(len(names))
                if state.county.border_between(one, number) != EMPTY
            ]
            problem = f"has {shown(pair)}, which have no border"
            raise fields.refusal("adits", problem, f"{names[one]} beside {listed(near)}")
        if state.adit[border]:
            raise fields.refusal("adits", f"has {shown(pair)} twice", "one adit a border")
        state.adit[border] = 1
