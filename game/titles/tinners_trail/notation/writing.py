"""Writes a whole position, or a seat's view of it, as canonical text in the order of the
notation."""

from game.engine.title import Options
from game.notation.positions import position_head_lines
from game.titles.tinners_trail.notation.area_writing import area_lines, areas_to_write
from game.titles.tinners_trail.notation.deck_writing import (
    auction_lines,
    deck_lines,
    played_card_and_tile_lines,
)
from game.titles.tinners_trail.notation.player_writing import company_lines
from game.titles.tinners_trail.notation.table_writing import (
    Colours,
    table_lines_outside_players_and_areas,
)
from game.titles.tinners_trail.rules.state import TrailState


def state_to_position_text(
    state: TrailState, options: Options, colours: Colours, player_names: tuple[str, ...]
) -> str:
    """Return the canonical text of a position; a seat's view is written without luck."""
    lines = [
        *position_head_lines(state, options),
        *table_lines_outside_players_and_areas(state, options, colours),
    ]
    for seat, name in enumerate(player_names):
        lines += ["", *company_lines(state, seat, colours, name)]
    for area in areas_to_write(state):
        lines += ["", *area_lines(state, area, colours)]
    for block in (
        deck_lines(state),
        played_card_and_tile_lines(state),
        auction_lines(state, colours),
    ):
        found = list(block)
        lines += ["", *found] if found else []
    return "\n".join(lines) + "\n"
