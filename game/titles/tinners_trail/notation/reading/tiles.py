"""Reads area tiles by their numbers."""

from game.files.toml_fields import TomlFields, word_list_for_message
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.state import TrailState

CUBE_WORDS = ("tin", "copper", "water")
MAX_CUBES_OF_KIND = 9
MAX_BONUS_TEXT_LETTERS = 20


def tile_kind_number(entry: TomlFields, state: TrailState, region: str) -> int:
    """Return the number of the kind of tile with these cubes and bonus in the region; raise
    Unreadable if there is none (S-2).
    """
    board = state.board
    cubes = "/".join(str(entry.integer(cube, 0, MAX_CUBES_OF_KIND)) for cube in CUBE_WORDS)
    has_bonus = board.set_up.kickstarter_tiles  # K-2
    bonus = entry.text("bonus", MAX_BONUS_TEXT_LETTERS, default="") if has_bonus else ""
    kinds = {
        tile_kind_text(state, kind): kind
        for kind in range(int(board.tile_kind_count))
        if board.region_of_tile_kind[kind] == REGION_NAMES.index(region)
    }
    found = " ".join(filter(None, (cubes, bonus)))
    kind = kinds.get(found)
    if kind is None:
        allowed = word_list_for_message(kinds)
        problem = f"is {found}, which is not a tile of region {region}"
        raise entry.field_error("tin/copper/water", problem, allowed)
    return kind


def tile_kind_text(state: TrailState, kind: int) -> str:
    """Return a kind of tile as text for messages: tin/copper/water and its bonus."""
    board = state.board
    cubes = f"{board.tile_tin[kind]}/{board.tile_copper[kind]}/{board.tile_water[kind]}"
    return " ".join(filter(None, (cubes, board.tile_bonus[kind])))
