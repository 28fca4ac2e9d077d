"""Plays one game between computer players, from its seed to its scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ai.levels import make_player
from ai.players import Player, always
from game.commands.reasons import reason_in_english
from game.engine.reasons import Unreadable
from game.engine.title import Game, Options
from game.match.computer_answers import thinking_seed
from game.match.match import Match
from game.match.match_factory import new_game
from game.match.seating import seat_players
from game.records.records import AUTOMA, NotSaved, Record
from game.records.saves import Saves
from game.titles import title

LARGEST_SEED: Final = 2**62


@dataclass(frozen=True, slots=True)
class Simulation:
    """A game to be played: set-up, seed, and the folder for its journal or "".

    `players` are in seat order, and `names` are their names.
    """

    options: Options
    players: tuple[str, ...]
    names: tuple[str, ...]
    seed: int
    save: str


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game; places count from 1, and `moves` is the number of decisions of all seats."""

    seed: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    fingerprint: str


def play_game(simulation: Simulation) -> Played:
    """Play a game to its end; the same seed gives the same game on every machine.

    Raises Unreadable if it cannot be saved.
    """
    shelf = title(simulation.options.title)
    game = _cached_game(simulation.options)
    seats = seat_players(simulation.players, game.colours, simulation.names)
    beginning = new_game(shelf, simulation.options, seats, simulation.seed % LARGEST_SEED)
    try:
        journal = Saves(Path(simulation.save)).create() if simulation.save else None
        match = Match.begin(beginning, journal)
        try:
            moves = _play_match(match, simulation)
        finally:
            match.close()
    except NotSaved as refused:
        raise not_saved_error(simulation, refused) from refused
    places = {seat: place for place, seat in enumerate(match.ranking(), start=1)}
    return Played(
        simulation.seed,
        match.scores(),
        tuple(places[seat] for seat in range(len(seats))),
        moves,
        match.fingerprint().hex(),
    )


def play_remotely(simulation: Simulation) -> tuple[Played, tuple[Record, ...]]:
    """Play a game on another machine, and return it with the records to be saved."""
    if not simulation.save:
        return play_game(simulation), ()
    with TemporaryDirectory() as folder:
        played = play_game(replace(simulation, save=folder))
        saves = Saves(Path(folder))
        [chronicle] = [saves.read(file).chronicle for file in saves.files()]
    assert chronicle is not None
    return played, (chronicle.opening, *chronicle.records)


def not_saved_error(simulation: Simulation, refused: NotSaved) -> Unreadable:
    """Return the error that tells why a simulated game was not saved."""
    said = reason_in_english(refused.reason, title(simulation.options.title).name)
    return Unreadable(f"simulate: {simulation.save}: {said}. Choose a folder you can write to.")


def _play_match(match: Match, simulation: Simulation) -> int:
    options = simulation.options
    players = {
        seat: _cached_player(name, options)
        for seat, name in enumerate(simulation.players)
        if name != AUTOMA  # the rules play him
    }
    moves = 0
    while question := match.question():
        seat = question.seat
        seed = thinking_seed(simulation.seed, seat, moves)
        match.send_answer(seat, players[seat].choose(question.view, seat, seed, always))
        moves += 1
    return moves


@cache
def _cached_game(options: Options) -> Game:
    return title(options.title).game(options)


@cache
def _cached_player(name: str, options: Options) -> Player:
    """Return a cached player; players have no state between decisions, so seats can share one."""
    return make_player(name, _cached_game(options))
