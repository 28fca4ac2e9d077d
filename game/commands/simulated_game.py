"""Plays one game between computer players, from its seed to its scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ai.levels import make_player
from ai.players import Player, always_keep_thinking
from game.commands.reason_texts import english_reason_text
from game.engine.luck import LARGEST_SEED
from game.engine.reasons import Unreadable
from game.engine.title import Game, Options
from game.match.computer_answers import player_choice_seed
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.records.records import AUTOMA_PLAYER, NotSaved, Record
from game.records.saved_game_folder import SavedGameFolder
from game.titles import title_by_name


@dataclass(frozen=True, slots=True)
class GameToSimulate:
    """A game to be played by computers: options, players and their names in seat order, seed,
    and the folder for its journal, "" for none."""

    options: Options
    players: tuple[str, ...]
    names: tuple[str, ...]
    seed: int
    save_folder: str


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """The result of a simulated game in seat order; ranks count from 1, `moves` is the number of
    decisions of all seats, and `fingerprint`
    the hexadecimal fingerprint of the last position."""

    seed: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    fingerprint: str


def simulate_game(simulation: GameToSimulate) -> SimulatedGame:
    """Play a game to its end, save its journal if a folder is given, and return the result; a seed
    gives one game on every machine.

    Raises Unreadable if it cannot be saved.
    """
    shelf = title_by_name(simulation.options.title)
    game = _cached_game(simulation.options)
    seats = make_seats(simulation.players, game.colours, simulation.names)
    beginning = beginning_of_new_game(
        shelf, simulation.options, seats, simulation.seed % LARGEST_SEED
    )
    try:
        journal = (
            SavedGameFolder(Path(simulation.save_folder)).create_journal()
            if simulation.save_folder
            else None
        )
        match = Match.begin(beginning, journal)
        try:
            moves = _play_match_and_count_moves(match, simulation)
        finally:
            match.close()
    except NotSaved as refused:
        raise not_saved_error(simulation, refused) from refused
    places = {seat: place for place, seat in enumerate(match.seats_from_best(), start=1)}
    return SimulatedGame(
        simulation.seed,
        match.scores(),
        tuple(places[seat] for seat in range(len(seats))),
        moves,
        match.fingerprint().hex(),
    )


def simulate_game_for_remote_caller(
    simulation: GameToSimulate,
) -> tuple[SimulatedGame, tuple[Record, ...]]:
    """Play a game for another machine; return the result, and the records that the caller saves,
    () if there is no folder."""
    if not simulation.save_folder:
        return simulate_game(simulation), ()
    with TemporaryDirectory() as folder:
        played = simulate_game(replace(simulation, save_folder=folder))
        saves = SavedGameFolder(Path(folder))
        [chronicle] = [saves.read_game(file).chronicle for file in saves.game_files()]
    assert chronicle is not None
    return played, (chronicle.opening, *chronicle.records)


def not_saved_error(simulation: GameToSimulate, error: NotSaved) -> Unreadable:
    """Return the error that says why a simulated game was not saved."""
    said = english_reason_text(error.reason, title_by_name(simulation.options.title).name)
    return Unreadable(
        f"simulate: {simulation.save_folder}: {said}. Choose a folder you can write to."
    )


def _play_match_and_count_moves(match: Match, simulation: GameToSimulate) -> int:
    options = simulation.options
    players = {
        seat: _cached_player(name, options)
        for seat, name in enumerate(simulation.players)
        if name != AUTOMA_PLAYER  # the rules play him
    }
    moves = 0
    while question := match.question():
        seat = question.seat
        seed = player_choice_seed(simulation.seed, seat, moves)
        match.send_answer(
            seat, players[seat].choose(question.view, seat, seed, always_keep_thinking)
        )
        moves += 1
    return moves


@cache
def _cached_game(options: Options) -> Game:
    return title_by_name(options.title).make_game(options)


@cache
def _cached_player(name: str, options: Options) -> Player:
    """Return the player with this name for a game, made only once; seats can share it, since
    players have no state between decisions."""
    return make_player(name, _cached_game(options))
