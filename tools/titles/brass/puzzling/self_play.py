"""Games of the computer players, decision by decision: where puzzles are looked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ai.levels import make_player
from ai.players import always
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.titles import title
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from tools.contest.play import dealt, turns

# Games of the computer players, decision by decision: where puzzles are looked for.

TITLE: Final = "brass"
PLAYERS: Final = ("ai:3", "ai:4", "ai:2", "ai:3")
TABLES: Final = (3, 4)
RAIL_DECK: Final = re.compile(r"^rail_deck = .*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class BrassMoment:
    """A decision of a game: its position as text, who decides, and where it comes from."""

    position: str
    seat: int
    source: str


def game_of(seats: int) -> Game:
    """Return the game for so many seats."""
    return title(TITLE).game(Options(TITLE, seats))


def names_of(game: Game) -> tuple[str, ...]:
    """Return one name for each seat, that of its colour; screens show their own."""
    return tuple(colour.capitalize() for colour in game.colours)


def read(position: str) -> tuple[Game, BrassState]:
    """Return game and state of a position."""
    game, state, _ = title(TITLE).read_position(position, "puzzle")
    assert isinstance(state, BrassState)
    return game, state


def decisions(seats: int, seed: int) -> Iterator[tuple[Game, BrassState, str]]:
    """Yield every decision of one game, with where it is; the state moves on."""
    game = game_of(seats)
    state = dealt(game.rules, seed)
    assert isinstance(state, BrassState)
    players = [make_player(name, game) for name in PLAYERS[:seats]]
    for turn in turns(game.rules, state):
        yield game, state, f"{seats} players, seed {seed}, step {turn.number}"
        player = players[(turn.seat + seed) % seats]
        turn.move = player.choose(turn.view, turn.seat, seed + turn.number, always)


def last_turns(seats: int, seed: int) -> Iterator[BrassMoment]:
    """Yield the last turn of each era of one game: nobody else decides after it.

    That of the canals is told without the rail era: the game ends with it.
    """
    for game, state, source in decisions(seats, seed):
        if not _is_last_turn(state):
            continue
        position = RAIL_DECK.sub("rail_deck = []", game.write_position(state, names_of(game)))
        yield BrassMoment(position, int(state.to_move), source)


def _is_last_turn(state: BrassState) -> bool:
    if state.phase != kinds.ACTIONS or state.action != 1 or state.round != state.board.rounds:
        return False
    return bool(state.turn == state.seats - 1)


# What the cheap computer players do in a position: the plausible mistakes, and the grade.

VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4")
SEEDS: Final = (1, 2)
STEPS_OF_GRADE: Final = (0.5, 0.9)  # share of wrong votes above which the grade rises


def moves_of_voters(game: Game, state: State, seat: int) -> Iterator[int]:
    """Yield the move of each player for each seed."""
    view = _view_of(game, state, seat)
    for name in VOTERS:
        player = make_player(name, game)
        for seed in SEEDS:
            yield player.choose(view, seat, seed, always)


def finals_of_voters(game: Game, state: State, seat: int) -> Iterator[int]:
    """Yield the points each comes to for each seed, playing the seat to the end."""
    for name in VOTERS:
        player = make_player(name, game)
        for seed in SEEDS:
            played = state.clone()
            while played.to_move != NOBODY:
                if played.to_move == CHANCE:
                    game.rules.apply(played, game.rules.draw_outcome(played))
                    continue
                view = _view_of(game, played, seat)
                game.rules.apply(played, player.choose(view, seat, seed, always))
            yield game.rules.scores(played)[seat]


def grade_of(wrong: int, votes: int) -> int:
    """Return 1 when most players are right, 3 when nearly all err."""
    return 1 + sum(wrong / votes > step for step in STEPS_OF_GRADE)


def _view_of(game: Game, state: State, seat: int) -> State:
    view = game.rules.new_state()
    game.rules.hide(state, seat, view)
    return view
