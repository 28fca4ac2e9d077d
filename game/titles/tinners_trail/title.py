"""Tinners' Trail on the shelf, in its two editions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, final

from game.engine.rules import State
from game.engine.title import Game, Options, Pack, Replaceable
from game.fields import Fields
from game.notation.move_words import edition_of
from game.notation.positions import read_head
from game.titles.tinners_trail.classic import classic_digest, classic_game, read_classic
from game.titles.tinners_trail.components.loading import classic_numbers, remastered_numbers
from game.titles.tinners_trail.notation.offer import (
    AUTOMA_WORD,
    CLASSIC,
    EDITIONS,
    EXPANSIONS,
    REMASTERED,
    SEAT_COUNTS,
    TITLE,
)
from game.titles.tinners_trail.remastered import read_remastered, remastered_digest, remastered_game
from game.titles.tinners_trail.rules.refusals import LUCK_KINDS

RULES_REVISION: Final = 3
STATE_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Edition:
    """What one edition answers for the title."""

    game: Callable[[Options], Game]
    digest: Callable[[Options], bytes]
    read: Callable[[Fields, Pack | None], tuple[Game, State, tuple[str, ...]]]
    replaceable: Callable[[], Replaceable]


BY_NAME: Final = {
    REMASTERED: Edition(remastered_game, remastered_digest, read_remastered, remastered_numbers),
    CLASSIC: Edition(classic_game, classic_digest, read_classic, classic_numbers),
}


@final
class TrailTitle:
    """Tinners' Trail: remastered for 2 to 5 players, as first printed for 3 and 4."""

    name: str = TITLE
    editions: tuple[str, ...] = EDITIONS
    expansions: tuple[str, ...] = EXPANSIONS
    seats: tuple[int, ...] = SEAT_COUNTS
    automa: str = AUTOMA_WORD
    luck_kinds: frozenset[str] = LUCK_KINDS
    rules_revision: int = RULES_REVISION
    state_version: int = STATE_VERSION

    def game(self, options: Options) -> Game:
        """Return the game with these options; Unreadable says what is not offered."""
        edition = edition_of(options.edition, EDITIONS)
        return BY_NAME[edition].game(replace(options, edition=edition))

    def components_digest(self, options: Options) -> bytes:
        """Return a digest of the component numbers the options use."""
        return BY_NAME[options.edition].digest(options)

    def replaceable(self, edition: str) -> Replaceable:
        """Return which numbers packs may replace."""
        return BY_NAME[edition].replaceable()

    def read_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[Game, State, tuple[str, ...]]:
        """Return the game, state and seat names of a position text.

        The text may be a seat's view; then the state knows no luck and cannot be played on.
        Unreadable names source and key, what was found and what is allowed.
        """
        fields, edition = read_head(text, source, TITLE, EDITIONS, usual=True)
        return BY_NAME[edition].read(fields, pack)
