"""What events of the Cardinal's step tell besides: gains without effect, and his markers."""

# interpreted: used once a step, for people
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.engine.events import Event
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.cardinal import tiles
from game.titles.tiletum.rules.state import TiletumState

NO_EFFECT_KEY: Final = "no-effect"
"""The amount of an event that brings the Cardinal nothing: 1."""
MARKER_POINTS_KEY: Final = "marker"
"""The amount of an action that begins: the action points that the Cardinal's marker adds."""


def events_with_notes_on_cardinal(
    before: TiletumState, after: TiletumState, events: Sequence[Event]
) -> list[Event]:
    """Return the events of a step. An event of the Cardinal that brings him nothing, or begins an
    action that has more points by his marker, gets an amount that says so (C-209, C-401, S-905)."""
    told = []
    die_value = 0
    for event in events:
        if event.seat != before.board.cardinal:
            told.append(event)
            continue
        amount = ("", 0)
        if event.kind == "took-die":
            die_value = event.amount("value")
        elif event.kind == "began" and die_value:
            points = kinds.DIE_VALUE_AND_ACTION_POINTS_SUM - die_value
            amount = MARKER_POINTS_KEY, event.amount("ap") - points
            die_value = 0  # only the action of the die gets points of markers
        elif event.kind == "covered":
            amount = (
                NO_EFFECT_KEY,
                int(not before.challenges[kinds.FRUITFUL_JOURNEY_CHALLENGE]),
            )
        elif event.kind == "cardinal-took":
            tile = before.board.tile_numbers[event.card]
            amount = NO_EFFECT_KEY, int(_is_removed_without_effect(before, after, tile))
        name, number = amount
        told.append(replace(event, amounts=(*event.amounts, amount)) if name and number else event)
    return told


def _is_removed_without_effect(before: TiletumState, after: TiletumState, tile: int) -> bool:
    """Return whether the step removes a tile from the game and no challenge in force gives the
    Cardinal anything for it (C-401, C-504 to C-508)."""
    if after.gone[tile] == before.gone[tile]:
        return False
    rank = tiles.tile_rank_for_cardinal(before, before.board.cardinal, tile)
    challenges_by_rank: dict[int, tuple[int, ...]] = {
        tiles.RANK_OF_OTHER_TILES: (kinds.SPECIAL_FRIENDS_CHALLENGE,),
        tiles.GOODS_TILE_RANK: (kinds.INGENIOUS_CLERGY_CHALLENGE,),
    }
    paying = challenges_by_rank.get(int(rank), ())
    if rank == tiles.ACTION_TILE_RANK or before.board.boost_action_points_of_tile[tile] > 0:
        paying += (kinds.CHURCH_INCOME_CHALLENGE, kinds.WHISPERS_CHALLENGE)
    return not any(before.challenges[challenge] for challenge in paying)
