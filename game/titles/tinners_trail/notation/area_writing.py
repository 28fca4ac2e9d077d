"""Writes the entry of an area."""

from collections.abc import Iterator

from game.notation.positions import toml_line
from game.titles.tinners_trail.notation.game_options import HIDDEN_WORD
from game.titles.tinners_trail.notation.table_writing import Colours
from game.titles.tinners_trail.rules import kinds, table_view
from game.titles.tinners_trail.rules.state import TrailState

CUBE_WORDS = ("tin", "copper", "water")


def areas_to_write(state: TrailState) -> Iterator[int]:
    """Yield the number of every area on the map card, and of areas beyond it that have a piece or
    cubes (D-1).
    """
    board = state.board
    yield from range(int(board.areas_in_play_count))
    rows = [state.tin, state.copper, state.miner, state.port, state.train]
    rows += [state.arsenic] if board.has_arsenic else []
    for area in range(int(board.areas_in_play_count), int(board.area_count)):
        if any(row[area] for row in rows):
            yield area


def area_lines(state: TrailState, area: int, colours: Colours) -> Iterator[str]:
    """Yield an area's notation lines: its name, cubes and pieces, and its tile and owner if it has
    them.
    """
    remastered = not state.board.is_edition_2007
    yield "[[area]]"
    yield toml_line("name", state.board.area_names[area])
    if remastered and state.tile[area] != kinds.EMPTY:
        face = "up" if state.face_up[area] else "down"
        seen = [colour for seat, colour in enumerate(colours) if state.seen[area] >> seat & 1]
        yield toml_line(
            "tile",
            {
                **notation_cubes_and_bonus_of_tile_kind(state, int(state.tile[area])),
                "face": face,
                "seen": seen,
            },
        )
    if state.owner[area] != kinds.EMPTY:
        yield toml_line("owner", colours[state.owner[area]])
    yield toml_line("tin", int(state.tin[area]))
    yield toml_line("copper", int(state.copper[area]))
    yield toml_line("water", int(state.water[area]))
    if state.board.has_arsenic:
        yield toml_line("arsenic", int(state.arsenic[area]))
    if remastered:
        yield toml_line("drainage", int(state.drainage[area]))
    yield toml_line("miner", _miners_notation_value(state, area, colours))
    yield toml_line("port", bool(state.port[area]))
    yield toml_line("train", bool(state.train[area]))
    if remastered:
        yield toml_line("pump", bool(state.pump[area]))
    if state.board.has_arsenic and state.calciner[area] != kinds.EMPTY:
        yield toml_line("calciner", colours[state.calciner[area]])


def _miners_notation_value(state: TrailState, area: int, colours: Colours) -> object:
    """Return the notation value of an area's miners. Without an own miner it is false, true for one
    miner, or a number from 2. With an own miner it is the colour of its owner, or [colour, number]
    if there are plain miners beside it."""
    plain = int(state.miner[area])
    if state.board.has_emigration and state.own_miner[area] != kinds.EMPTY:
        own = colours[state.own_miner[area]]
        return own if plain == 1 else [own, plain - 1]
    return plain if plain > 1 else bool(plain)


def notation_cubes_and_bonus_of_tile_kind(state: TrailState, tile: int) -> dict[str, object]:
    """Return the cubes of a tile kind for the notation, "?" if it is unknown, and its bonus if
    it has one."""
    if tile == kinds.UNKNOWN_TILE:
        return dict.fromkeys(CUBE_WORDS, HIDDEN_WORD)
    bonus = state.board.tile_bonus[tile]
    numbers = zip(CUBE_WORDS, table_view.cube_counts_of_tile_kind(state.board, tile), strict=True)
    return dict(numbers) | ({"bonus": bonus} if bonus else {})
