"""Reads the era, the round and the tracks of a position."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState

# Era, round, tracks and the distant market of a position (B-0.10, B-7.6, B-12.4).

MAX_ROUND_NUMBER: Final = 99


def read_phase_and_tracks_into_state(fields: TomlFields, state: BrassState) -> None:
    """Set era, round, phase, the cubes on the coal and iron tracks, the demand, and the market
    tiles; missing keys have the values of the start of a game. Raise Unreadable for a value that
    is not allowed."""
    state.era = kinds.ERA_NAMES.index(
        fields.choice("era", kinds.ERA_NAMES, default=kinds.ERA_NAMES[0])
    )
    state.round = fields.integer("round", 1, MAX_ROUND_NUMBER, default=1)
    state.phase = kinds.PHASE_NAMES.index(
        fields.choice("phase", kinds.PHASE_NAMES, default="actions")
    )
    state.coal = fields.integer(
        "coal", 0, kinds.CUBE_TRACK_SPACE_COUNT, default=kinds.CUBE_TRACK_SPACE_COUNT
    )
    state.iron = fields.integer(
        "iron", 0, kinds.CUBE_TRACK_SPACE_COUNT, default=kinds.CUBE_TRACK_SPACE_COUNT
    )
    state.demand = fields.integer("demand", 0, kinds.LAST_DEMAND_SPACE, default=0)
    _read_tiles_into_state(fields, state)


def _read_tiles_into_state(fields: TomlFields, state: BrassState) -> None:
    """Set how many unused distant market tiles of each kind are left: by default all, none after
    the market has closed (B-12.6)."""
    counts = [int(count) for count in state.board.tile_copies_by_steps]
    box = [steps for steps, count in enumerate(counts) for _tile in range(count)]
    usual = box if state.demand < kinds.LAST_DEMAND_SPACE else []
    tiles = fields.unchecked_list("distant", "tiles", usual)
    found = [tiles.count(steps) for steps in range(kinds.DISTANT_TILE_KIND_COUNT)]
    whole = all(type(tile) is int for tile in tiles) and sum(found) == len(tiles)
    if not whole or any(has > most for has, most in zip(found, counts, strict=True)):
        raise fields.field_error(
            "distant", f"is {value_for_message(tiles)}", f"some of {word_list_for_message(box)}"
        )
    if tiles and state.demand == kinds.LAST_DEMAND_SPACE:
        raise fields.field_error("distant", f"is {value_for_message(tiles)}", "[] once demand is 8")
    for steps, count in enumerate(found):
        state.distant[steps] = count
