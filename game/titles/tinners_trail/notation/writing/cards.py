"""Decks, and what everybody has seen leave the game."""

from __future__ import annotations

from collections.abc import Iterator

from game.notation.copies import several
from game.titles.tinners_trail.notation.hidden import HIDDEN
from game.titles.tinners_trail.notation.writing.areas import cubes
from game.titles.tinners_trail.notation.writing.toml_text import (
    array,
    inline_table,
    quoted,
    strings,
)
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.state import TrailState


def deck_lines(state: TrailState) -> list[str]:
    """Return the decks of a game for two, cards without their region; nothing with more."""
    if not state.board.two_player:
        return []
    decks = [
        f"{region} = {strings(_deck(state, number))}"
        for number, region in enumerate(REGION_NAMES[: state.board.regions])
    ]
    return ["[decks]", *decks]


def _deck(state: TrailState, region: int) -> Iterator[str]:
    known = 0
    for kind, copies in enumerate(state.deck):
        if copies and state.board.card_back[kind] == region:
            known += copies
            yield from several(state.board.card_texts[kind].partition(":")[2], copies)
    yield from several(HIDDEN, state.deck_size[region] - known)


def seen_lines(state: TrailState) -> list[str]:
    """Return the cards played and the tiles built on."""
    played: list[str] = []
    for kind, copies in enumerate(state.played):
        played += several(state.board.card_texts[kind], copies)
    built: list[str] = []
    for kind, copies in enumerate(state.built):
        built += several(_built_tile(state, kind), copies)
    return ["[seen]", f"played = {strings(played)}", f"built = {array(built)}"]


def _built_tile(state: TrailState, kind: int) -> str:
    region = REGION_NAMES[state.board.tile_region[kind]]
    return inline_table([("region", quoted(region)), *cubes(state, kind)])
