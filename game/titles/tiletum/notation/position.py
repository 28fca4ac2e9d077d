"""Writes a position as canonical text."""

from collections.abc import Iterator

from game.engine.title import Options
from game.files.toml_lines import toml_key_value_lines
from game.notation import positions
from game.titles.tiletum.notation import (
    pending_questions,
    pieces,
    piles,
    players,
    round_and_turn,
    silver_position,
    solo,
    tiles,
    wheel,
)
from game.titles.tiletum.notation.cells import Colours
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState


def state_to_position_text(
    state: TiletumState, options: Options, colours: Colours, player_names: tuple[str, ...]
) -> str:
    """Return the canonical position text of a state: a head, then tables of the game, the open
    questions, the players and the piles; that of a seat's view has no luck.
    """
    lines = list(positions.position_head_lines(state, options))
    if options.automa is not None:
        lines.append(positions.toml_line("cardinal", options.automa[0]))
    for part in (
        round_and_turn.round_and_turn_toml_table(state, colours),
        wheel.wheel_toml_table(state),
        tiles.offers_and_fairs_toml_table(state),
    ):
        lines += toml_key_value_lines(part)
    lines += toml_key_value_lines(round_and_turn.ranking_toml_table(state, colours))
    for key, told in _position_toml_tables(state, colours):
        lines += ["", f"[{key}]", *toml_key_value_lines(told)]
    for question in pending_questions.pending_question_toml_tables(state):
        lines += ["", "[[pending]]", *toml_key_value_lines(question)]
    for seat, name in enumerate(player_names):
        entry = {"colour": colours[seat], "name": name, **players.player_toml_table(state, seat)}
        lines += ["", "[[player]]", *toml_key_value_lines(entry)]
    lines += ["", *piles.pile_text_lines(state)]
    return "\n".join(lines) + "\n"


def _position_toml_tables(
    state: TiletumState, colours: Colours
) -> Iterator[tuple[str, dict[str, object]]]:
    yield "costs", tiles.cost_tiles_toml_table(state)
    yield "map_tiles", tiles.map_tiles_toml_table(state)
    for key in pieces.PIECE_WORDS[: kinds.BASE_PIECE_KIND_COUNT]:
        yield key, pieces.piece_colours_by_town(state, colours, key)
    if state.board.silver:
        yield "silver", silver_position.silver_toml_table(state)
        yield "mines", pieces.piece_colours_by_town(state, colours, "mines")
        yield "underground_tiles", tiles.map_tiles_toml_table(state, is_underground=True)
    if state.board.cardinal >= 0:
        yield "solo", solo.solo_toml_table(state)
    if turn := pending_questions.die_in_play_toml_table(state):
        yield "turn_of", turn
