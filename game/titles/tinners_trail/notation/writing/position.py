"""A whole position as text, in the order of the notation."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.options import Options
from game.notation.position_lines import head_lines
from game.titles.tinners_trail.notation.writing.areas import area_lines, areas_written
from game.titles.tinners_trail.notation.writing.auction import auction_lines
from game.titles.tinners_trail.notation.writing.cards import deck_lines, seen_lines
from game.titles.tinners_trail.notation.writing.companies import company_lines
from game.titles.tinners_trail.notation.writing.table import table_lines
from game.titles.tinners_trail.notation.writing.toml_text import strings
from game.titles.tinners_trail.notation.writing.wallace import wallace_lines
from game.titles.tinners_trail.rules.state import TrailState


def write_position(
    state: TrailState, options: Options, colours: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = [
        *head_lines(state, options),
        *_own_lines(state, options),
        *table_lines(state, colours),
    ]
    for seat, name in enumerate(names):
        lines += ["", *company_lines(state, seat, colours[seat], name)]
    for area in areas_written(state):
        lines += ["", *area_lines(state, area, colours)]
    for block in (deck_lines(state), seen_lines(state), auction_lines(state, colours)):
        if block:
            lines += ["", *block]
    return "\n".join(lines) + "\n"


def _own_lines(state: TrailState, options: Options) -> Iterator[str]:
    yield f"wallace = {strings(options.automa or ())}"
    if state.board.solo:
        yield from wallace_lines(state)
