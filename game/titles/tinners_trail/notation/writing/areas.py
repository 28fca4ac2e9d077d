"""One area's entry."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.tinners_trail.notation.hidden import HIDDEN
from game.titles.tinners_trail.notation.writing.toml_text import (
    array,
    boolean,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.rules.kinds import EMPTY, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState


def areas_written(state: TrailState) -> Iterator[int]:
    """Yield every area on the map card; beyond it those where something stands or lies (D-1)."""
    board = state.board
    yield from range(int(board.areas))
    rows = [state.tin, state.copper, state.miner, state.port, state.train]
    rows += [state.arsenic] if board.arsenic else []
    for area in range(int(board.areas), int(board.all_areas)):
        if any(row[area] for row in rows):
            yield area


def area_lines(state: TrailState, area: int, colours: tuple[str, ...]) -> Iterator[str]:
    """Yield an area's lines; tile and owner only where there is one."""
    yield "[[area]]"
    yield f"name = {quoted(state.board.area_names[area])}"
    if state.tile[area] != EMPTY:
        yield f"tile = {_tile(state, area, colours)}"
    if state.owner[area] != EMPTY:
        yield f"owner = {quoted(colours[state.owner[area]])}"
    yield f"tin = {state.tin[area]}"
    yield f"copper = {state.copper[area]}"
    yield f"water = {state.water[area]}"
    if state.board.arsenic:
        yield f"arsenic = {state.arsenic[area]}"
    yield f"drainage = {state.drainage[area]}"
    yield f"miner = {_miners(state, area, colours)}"
    yield f"port = {boolean(state.port[area])}"
    yield f"train = {boolean(state.train[area])}"
    yield f"pump = {boolean(state.pump[area])}"
    if state.board.arsenic and state.calciner[area] != EMPTY:
        yield f"calciner = {quoted(colours[state.calciner[area]])}"


def _miners(state: TrailState, area: int, colours: tuple[str, ...]) -> str:
    """Plain miners as false, true or a number from 2; an own one as its colour, perhaps beside."""
    plain = int(state.miner[area])
    if state.board.emigration and state.own_miner[area] != EMPTY:
        own = quoted(colours[state.own_miner[area]])
        return own if plain == 1 else array((own, str(plain - 1)))
    return str(plain) if plain > 1 else boolean(plain)


def _tile(state: TrailState, area: int, colours: tuple[str, ...]) -> str:
    seen = state.seen[area]
    who = strings(colour for seat, colour in enumerate(colours) if seen >> seat & 1)
    face = quoted("up" if state.face_up[area] else "down")
    return inline_table([*cubes(state, int(state.tile[area])), ("face", face), ("seen", who)])


def cubes(state: TrailState, tile: int) -> list[tuple[str, str]]:
    """Return the numbers of a tile kind, and its bonus if it has one, as entries of a table."""
    if tile == UNKNOWN_TILE:
        return [(cube, quoted(HIDDEN)) for cube in ("tin", "copper", "water")]
    board = state.board
    return [
        ("tin", str(board.tile_tin[tile])),
        ("copper", str(board.tile_copper[tile])),
        ("water", str(board.tile_water[tile])),
        *([("bonus", quoted(board.tile_bonus[tile]))] if board.tile_bonus[tile] else []),
    ]
