"""Reads the entries of areas and adits: tiles or mines, cubes, pieces."""

from game.files.toml_fields import (
    TomlFields,
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)
from game.titles.tinners_trail.notation.game_options import HIDDEN_WORD
from game.titles.tinners_trail.notation.move_parser import neighbour_names
from game.titles.tinners_trail.notation.reading.arsenic import read_area_arsenic_into_state
from game.titles.tinners_trail.notation.reading.emigration import read_miners_into_state
from game.titles.tinners_trail.notation.reading.expansions import (
    refuse_content_of_absent_expansions,
)
from game.titles.tinners_trail.notation.reading.tiles import CUBE_WORDS, tile_kind_number
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.kinds import EMPTY, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState

# Areas with tiles or mines, cubes and developments, and the adits between them.

MAX_CUBES_OF_AREA = 9999


def read_areas_into_state(fields: TomlFields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set every named area, each at most once; the others are empty and have no tile.

    Beyond the map card only pieces and cubes are allowed (D-1).
    """
    named: list[int] = []
    for entry in fields.tables("area", is_required=False):
        area = area_number(entry, state, entry.raw_value("name", "an area"), "name")
        name = state.board.area_names[area]
        if area in named:
            raise entry.field_error("name", f'is "{name}" again', "each area once")
        named.append(area)
        entry.label = f"area {name}: "
        _read_area_into_state(entry, state, area, colours)


def area_number(fields: TomlFields, state: TrailState, name: object, key: str) -> int:
    """Return the number of the area with this name; raise Unreadable if there is no such area."""
    numbers = state.board.area_numbers
    if isinstance(name, str) and name in numbers:
        return numbers[name]
    raise fields.field_error(
        key, f"is {value_for_message(name)}", allowed_words_for_message(name, numbers)
    )


def _read_area_into_state(
    entry: TomlFields, state: TrailState, area: int, colours: tuple[str, ...]
) -> None:
    remastered = not state.board.is_edition_2007
    for key in ("tile", "owner"):
        if key in entry and area >= state.board.areas_in_play_count:
            game = "the solo game" if state.board.is_solo_game else f"{state.seats} players"
            found = f"is there beyond the map card of {game}"
            raise entry.field_error(key, found, "pieces and cubes of ore or arsenic")
    if remastered and "tile" in entry:
        _read_tile_into_state(entry.table("tile"), state, area, colours)
    if "owner" in entry:
        state.owner[area] = colours.index(entry.choice("owner", colours))
    for cubes in (*CUBE_WORDS, "drainage") if remastered else CUBE_WORDS:
        state.row(cubes)[area] = entry.integer(cubes, 0, MAX_CUBES_OF_AREA, 0)
    read_miners_into_state(entry, state, area, colours)
    for piece in ("port", "train", "pump") if remastered else ("port", "train"):
        state.row(piece)[area] = entry.boolean(piece, default=False)
    read_area_arsenic_into_state(entry, state, area, colours)
    refuse_content_of_absent_expansions(entry, "area", state)
    entry.check_no_unknown_keys()
    _check_area(entry, state, area)


def _read_tile_into_state(
    tile: TomlFields, state: TrailState, area: int, colours: tuple[str, ...]
) -> None:
    face = tile.choice("face", ("up", "down"), default="down")
    seen = tile.word_list("seen", colours, "colours", ())
    hidden = [
        cube for cube in CUBE_WORDS if cube in tile and tile.raw_value(cube, "") == HIDDEN_WORD
    ]
    if hidden and len(hidden) < len(CUBE_WORDS):
        raise tile.field_error(
            hidden[0], 'is "?" beside known numbers', 'numbers, or nothing but "?"'
        )
    if hidden and face == "up":
        raise tile.field_error("face", 'is "up" although the numbers are "?"', "down")
    if seen and face == "up":
        raise tile.field_error("seen", f"is {value_for_message(seen)} on a tile face up", "[]")
    region = REGION_NAMES[int(state.board.region_of_area[area])]
    state.tile[area] = UNKNOWN_TILE if hidden else tile_kind_number(tile, state, region)
    state.face_up[area] = face == "up"
    state.seen[area] = sum(2 ** colours.index(colour) for colour in seen)
    refuse_content_of_absent_expansions(tile, "tile", state)
    tile.check_no_unknown_keys()


def _check_area(entry: TomlFields, state: TrailState, area: int) -> None:
    """Check that ports are on the coast, that water and pumps have a mine, and drainage tokens a
    tile (A-8, D-3, D-7)."""
    if state.port[area] and not state.board.is_area_coastal[area]:
        raise entry.field_error("port", "is true inland", "false")
    if state.board.is_edition_2007:
        return
    mine = state.owner[area] != EMPTY
    tile = state.tile[area] != EMPTY
    if mine and tile:
        raise entry.field_error("owner", "stands beside a tile", "a tile or an owner")
    if not mine and state.water[area]:
        raise entry.field_error("water", f"is {state.water[area]} without a mine", "0")
    if not mine and state.pump[area]:
        raise entry.field_error("pump", "is true without a mine", "false")
    if not tile and state.drainage[area]:
        raise entry.field_error("drainage", f"is {state.drainage[area]} without a tile", "0")


def read_adits_into_state(fields: TomlFields, state: TrailState) -> None:
    """Set the adits, each given as the pair of areas beside its border in either order."""
    for pair in fields.unchecked_list("adits", "pairs of areas", ()):
        if not isinstance(pair, list) or len(pair) != 2:
            raise fields.field_error("adits", f"has {value_for_message(pair)}", "pairs of areas")
        one, other = (area_number(fields, state, name, "adits") for name in pair)
        border = state.board.border_between(one, other)
        if border == EMPTY:
            neighbours = word_list_for_message(neighbour_names(state.board, one))
            near = f"{state.board.area_names[one]} beside {neighbours}"
            problem = f"has {value_for_message(pair)}, which have no border"
            raise fields.field_error("adits", problem, near)
        if state.adit[border]:
            raise fields.field_error(
                "adits", f"has {value_for_message(pair)} twice", "one adit a border"
            )
        state.adit[border] = 1
