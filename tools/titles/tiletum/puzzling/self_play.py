"""Games of naive players, decision by decision: where puzzles are looked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ai.players import always
from game.engine.title import Game, Options
from game.titles import title
from game.titles.tiletum.rules.state import TiletumState
from tools.contest.play import dealt, turns
from tools.titles.tiletum.players import PLAYERS

TITLE: Final = "tiletum"
PLAYER: Final = "naive"
TABLES: Final = (2, 3, 4)
PILE: Final = re.compile(r"^(contracts|characters) = \[[^\]]*\]$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class TiletumMoment:
    """A decision of a game: its position as text, who decides, and where it comes from."""

    position: str
    seat: int
    source: str


def read(position: str) -> tuple[Game, TiletumState]:
    """Return game and state of a position."""
    game, state, _ = title(TITLE).read_position(position, "puzzle")
    assert isinstance(state, TiletumState)
    return game, state


def decisions(seats: int, seed: int) -> Iterator[tuple[Game, TiletumState, str]]:
    """Yield every decision of one game, with where it is; the state moves on."""
    game = title(TITLE).game(Options(TITLE, seats))
    state = dealt(game.rules, seed)
    assert isinstance(state, TiletumState)
    players = [PLAYERS[PLAYER](game) for _ in range(seats)]
    for turn in turns(game.rules, state):
        yield game, state, f"{seats} players, seed {seed}, step {turn.number}"
        turn.move = players[turn.seat].choose(turn.view, turn.seat, seed + turn.number, always)


def moment_of(game: Game, state: TiletumState, source: str) -> TiletumMoment:
    """Return a decision without what is left in the piles of the offers: nothing is drawn."""
    names = tuple(colour.capitalize() for colour in game.colours)
    laid, piles = _parted(game.write_position(state, names))
    return TiletumMoment(laid + PILE.sub(r"\1 = []", piles), int(state.to_move), source)


def _parted(position: str) -> tuple[str, str]:
    at = position.index("[decks]")
    return position[:at], position[at:]
