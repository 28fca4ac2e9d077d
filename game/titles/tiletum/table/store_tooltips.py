"""Tooltip lines that say why a tile on offer cannot be stored, or a piece not placed."""

from collections.abc import Callable
from typing import Final

from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.buildings import floor_for_new_character_or_zero
from game.titles.tiletum.rules.reasons_of_places import why_not_store_tile
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.view import TiletumModel

SUPPLY_INDEX_BY_GAIN: Final = {"house-anywhere": 0, "pillar-anywhere": 1}
"""Gains that place a piece of the own supply, with its place there."""


def missing_piece_lines(context: TableContext, model: TiletumModel, gain: str) -> tuple[str, ...]:
    """Return a line which says that a gain places nothing because the viewer has no house or pillar
    for it in the supply. Return () if the viewer has one, or if the gain places neither."""
    if (
        gain not in SUPPLY_INDEX_BY_GAIN
        or model.own_board.house_and_pillar_supply[SUPPLY_INDEX_BY_GAIN[gain]]
    ):
        return ()
    return (context.say(f"no-piece-{gain}"),)


def storage_problem_lines(
    context: TableContext, model: TiletumModel, tile: str, reason_text: Callable[[Reason], str]
) -> tuple[str, ...]:
    """Return why the seat to move cannot store a tile, or that no building has room for it; () when
    there is no problem.
    """
    state = model.state
    number = model.state.board.tile_numbers[tile]
    reason = why_not_store_tile(state, number)
    if reason is not None:
        return (reason_text(reason),)
    if state.board.tile_kind[number] != kinds.CHARACTER_TILE:
        return ()
    who = state.board.character_type_of_tile[number]
    every = range(kinds.BUILDING_COUNT)
    has_floor = any(
        floor_for_new_character_or_zero(state, state.seat, building, who) for building in every
    )
    return () if has_floor else (context.say("no-room"),)
