"""The positions that puzzles are made of."""

import re
from typing import Final, cast

from game.engine.title import Game
from game.titles import title_by_name
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling import games

# Where puzzles are looked for: games of greedy players.

TITLE: Final = "tiletum"
PILE: Final = re.compile(r"^(contracts|characters) = \[[^\]]*\]$", re.MULTILINE)


def read(position: str) -> tuple[Game, TiletumState]:
    """Return the game and the state of a position given as text."""
    game, state, _ = title_by_name(TITLE).parse_position(position, "puzzle")
    return game, cast("TiletumState", state)


def moment_of(game: Game, state: TiletumState, source: str) -> games.Moment:
    """Return the current decision as a moment whose piles of contracts and characters are empty, so
    that nothing can be drawn."""
    laid, decks, piles = games.position_text_with_colours(game, state).partition("[decks]")
    return games.Moment(laid + decks + PILE.sub(r"\1 = []", piles), int(state.to_move), source)
