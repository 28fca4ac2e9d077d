"""Reading what lies in the areas and beside them: tiles or mines, cubes, pieces, adits."""

from game.fields import Fields, allowed_words, listed, shown
from game.titles.tinners_trail.notation.moves import beside
from game.titles.tinners_trail.notation.offer import HIDDEN
from game.titles.tinners_trail.notation.reading.expansions import (
    pass_over,
    read_arsenic_there,
    read_miners,
)
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.kinds import EMPTY, PUMP_GROUPS, ROUNDS, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import STOCK_NAMES

# Areas with tiles or mines, cubes and developments, and the adits between them.

MOST_CUBES = 9999

CUBES = ("tin", "copper", "water")
TILES_MOST_CUBES = 9
LONGEST_BONUS = 20


def read_areas(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set every area that is named, each only once; the others are empty and have no tile.

    Beyond the map card there may be pieces and cubes, nothing else (D-1).
    """
    named: list[int] = []
    for entry in fields.tables("area", needed=False):
        area = area_number(entry, state, entry.raw("name", "an area"), "name")
        name = state.board.area_names[area]
        if area in named:
            raise entry.refusal("name", f'is "{name}" again', "each area once")
        named.append(area)
        entry.label = f"area {name}: "
        _read_area(entry, state, area, colours)


def area_number(fields: Fields, state: TrailState, name: object, key: str) -> int:
    """Return the number of an area."""
    numbers = state.board.area_numbers
    if isinstance(name, str) and name in numbers:
        return numbers[name]
    raise fields.refusal(key, f"is {shown(name)}", allowed_words(name, numbers))


def _read_area(entry: Fields, state: TrailState, area: int, colours: tuple[str, ...]) -> None:
    remastered = not state.board.edition_2007
    for key in ("tile", "owner"):
        if key in entry and area >= state.board.areas:
            game = "the solo game" if state.board.solo else f"{state.seats} players"
            found = f"is there beyond the map card of {game}"
            raise entry.refusal(key, found, "pieces and cubes of ore or arsenic")
    if remastered and "tile" in entry:
        _read_tile(entry.table("tile"), state, area, colours)
    if "owner" in entry:
        state.owner[area] = colours.index(entry.choice("owner", colours))
    for cubes in (*CUBES, "drainage") if remastered else CUBES:
        state.row(cubes)[area] = entry.whole(cubes, 0, MOST_CUBES, 0)
    read_miners(entry, state, area, colours)
    for piece in ("port", "train", "pump") if remastered else ("port", "train"):
        state.row(piece)[area] = entry.flag(piece, default=False)
    read_arsenic_there(entry, state, area, colours)
    pass_over(entry, "area", state)
    entry.finish()
    _check_area(entry, state, area)


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
    pass_over(tile, "tile", state)
    tile.finish()


def _check_area(entry: Fields, state: TrailState, area: int) -> None:
    """Ports need the coast; water and pumps a mine, drainage tokens a tile (A-8, D-3, D-7)."""
    if state.port[area] and not state.board.coastal[area]:
        raise entry.refusal("port", "is true inland", "false")
    if state.board.edition_2007:
        return
    mine = state.owner[area] != EMPTY
    tile = state.tile[area] != EMPTY
    if mine and tile:
        raise entry.refusal("owner", "stands beside a tile", "a tile or an owner")
    if not mine and state.water[area]:
        raise entry.refusal("water", f"is {state.water[area]} without a mine", "0")
    if not mine and state.pump[area]:
        raise entry.refusal("pump", "is true without a mine", "false")
    if not tile and state.drainage[area]:
        raise entry.refusal("drainage", f"is {state.drainage[area]} without a tile", "0")


def read_adits(fields: Fields, state: TrailState) -> None:
    """Set the adits, each on the border of two areas, which may be named in either order."""
    for pair in fields.items("adits", "pairs of areas", ()):
        if not isinstance(pair, list) or len(pair) != 2:
            raise fields.refusal("adits", f"has {shown(pair)}", "pairs of areas")
        one, other = (area_number(fields, state, name, "adits") for name in pair)
        border = state.board.border_between(one, other)
        if border == EMPTY:
            near = f"{state.board.area_names[one]} beside {listed(beside(state.board, one))}"
            problem = f"has {shown(pair)}, which have no border"
            raise fields.refusal("adits", problem, near)
        if state.adit[border]:
            raise fields.refusal("adits", f"has {shown(pair)} twice", "one adit a border")
        state.adit[border] = 1


# Area tiles by their numbers.


def tile_kind(entry: Fields, state: TrailState, region: str) -> int:
    """Return the number of the tile with these cubes and bonus; the region must have it (S-2)."""
    board = state.board
    cubes = "/".join(str(entry.whole(cube, 0, TILES_MOST_CUBES)) for cube in CUBES)
    has_bonus = board.set_up.kickstarter_tiles  # K-2
    bonus = entry.text("bonus", LONGEST_BONUS, default="") if has_bonus else ""
    kinds = {
        tile_text(state, kind): kind
        for kind in range(int(board.tile_kinds))
        if board.tile_region[kind] == REGION_NAMES.index(region)
    }
    found = " ".join(filter(None, (cubes, bonus)))
    kind = kinds.get(found)
    if kind is None:
        allowed = listed(kinds)
        problem = f"is {found}, which is no tile of region {region}"
        raise entry.refusal("tin/copper/water", problem, allowed)
    return kind


def tile_text(state: TrailState, kind: int) -> str:
    """Return a kind of tile for a sentence: tin/copper/water and its bonus."""
    board = state.board
    cubes = f"{board.tile_tin[kind]}/{board.tile_copper[kind]}/{board.tile_water[kind]}"
    return " ".join(filter(None, (cubes, board.tile_bonus[kind])))


# The development board: pieces and groups of steam pumps that are left (S-6).


def read_developments(fields: Fields, state: TrailState) -> None:
    """Set the stocks; left out they are full, past columns empty."""
    developments = fields.table("developments", needed=False)
    for row, name in enumerate(STOCK_NAMES):
        _read_stock(developments, state, name, row * ROUNDS)
    _read_pumps(developments, state)
    developments.finish()


def _read_stock(developments: Fields, state: TrailState, name: str, start: int) -> None:
    printed = list(state.board.stock)[start : start + ROUNDS]
    past = int(state.round) - 1
    left = [0] * past + printed[past:]
    if name in developments:
        left = list(developments.wholes(name, 0, max(printed), ROUNDS))
    for column, (pieces, most) in enumerate(zip(left, printed, strict=True)):
        if pieces > most:
            problem = f"has {pieces} in round {column + 1}"
            raise developments.refusal(name, problem, f"at most {most} there")
        state.stock[start + column] = pieces


def _read_pumps(developments: Fields, state: TrailState) -> None:
    cells = [int(group) for group in state.board.pumps]
    starts = range(0, len(cells), PUMP_GROUPS)
    printed = [[group for group in cells[start : start + PUMP_GROUPS] if group] for start in starts]
    columns = developments.items("pumps", "pump groups", printed)
    if len(columns) != ROUNDS:
        allowed = f"{ROUNDS}, one a round"
        raise developments.refusal("pumps", f"has {len(columns)} lists", allowed)
    for start, column, most in zip(starts, columns, printed, strict=True):
        for group, pumps in enumerate(_groups(developments, column, most)):
            state.pumps[start + group] = pumps


def _groups(developments: Fields, column: object, printed: list[int]) -> list[int]:
    """Return a round's groups; taken ones are missing from the right (D-6)."""
    if not isinstance(column, list) or any(type(group) is not int for group in column):
        raise developments.refusal("pumps", f"has {shown(column)}", "lists of whole numbers")
    if column != printed[: len(column)]:
        allowed = f"{shown(printed)} or less of it from the right"
        raise developments.refusal("pumps", f"has {shown(column)}", allowed)
    return column
