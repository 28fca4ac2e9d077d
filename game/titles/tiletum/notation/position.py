"""Writes a position as canonical text."""

from collections.abc import Iterator

from game.engine.title import Options
from game.files.toml_lines import pairs
from game.notation import positions
from game.titles.tiletum.notation import (
    expansions,
    moment,
    pending_questions,
    piles,
    players,
    solo,
    table,
    tiles,
    wheel,
)
from game.titles.tiletum.notation.cells import Colours
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState


def write_position(
    state: TiletumState, options: Options, colours: Colours, names: tuple[str, ...]
) -> str:
    """Return the canonical text of a position; a seat's view is written without luck."""
    lines = list(positions.head_lines(state, options))
    if options.automa is not None:
        lines.append(positions.written("cardinal", options.automa[0]))
    for part in (
        moment.moment_table(state, colours),
        wheel.wheel_table(state),
        tiles.offers_table(state),
    ):
        lines += pairs(part)
    lines += pairs(moment.ranking_table(state, colours))
    for key, told in _position_tables(state, colours):
        lines += ["", f"[{key}]", *pairs(told)]
    for question in pending_questions.pending_tables(state):
        lines += ["", "[[pending]]", *pairs(question)]
    for seat, name in enumerate(names):
        entry = {"colour": colours[seat], "name": name, **players.player_table(state, seat)}
        lines += ["", "[[player]]", *pairs(entry)]
    lines += ["", *piles.deck_lines(state)]
    return "\n".join(lines) + "\n"


def _position_tables(
    state: TiletumState, colours: Colours
) -> Iterator[tuple[str, dict[str, object]]]:
    yield "costs", tiles.costs_table(state)
    yield "map_tiles", tiles.map_tiles_table(state)
    for key in table.PIECES[: kinds.PIECES]:
        yield key, table.pieces_on_maps(state, colours, key)
    if state.board.silver:
        yield "silver", expansions.silver_table(state)
        yield "mines", table.pieces_on_maps(state, colours, "mines")
        yield "underground_tiles", tiles.map_tiles_table(state, below=True)
    if state.board.cardinal >= 0:
        yield "solo", solo.solo_table(state)
    if turn := pending_questions.die_in_play(state):
        yield "turn_of", turn
