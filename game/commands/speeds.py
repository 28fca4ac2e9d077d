"""Measures the speeds of one set-up in processor time, which other programs disturb least."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.commands.computer_players import make_game_search, make_sample_states_of_first_rounds
from game.engine.luck import Luck
from game.engine.playout import play_random_games_and_count_decisions
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, State
from game.engine.title import Game

SECONDS_PER_MEASUREMENT: Final = 0.8  # of processor time for each number
QUICK_MEASUREMENT_TIME_SHARE: Final = 1 / 8  # of that time, in a quick measurement
MID_GAME_POSITION_COUNT: Final = 9  # the search thinks about each, to the end of the game and cut
DECISIONS_BEFORE_POSITION: Final = 40  # the position that is copied and thought about
SPEED_MEASUREMENT_SEED: Final = 7
GAMES_PER_BATCH: Final = 40  # played in one go, so that making the first state does not count
CLONES_PER_BATCH: Final = 200
ITERATIONS_PER_BATCH: Final = 10


@dataclass(frozen=True, slots=True)
class MeasuredSpeeds:
    """The measured speeds of a game; the fields have the names used in the report."""

    players: int
    games_per_second: float
    decisions_per_second: float
    clone_microseconds: float
    iterations_per_second: float  # of the search, every playout to the end of the game
    cut_iterations_per_second: float  # every playout to the end of the round, then a value


def estimated_measurement_seconds(*, is_quick: bool) -> float:
    """Return the approximate processor time of a full measurement, or of a quick one if `is_quick`,
    in seconds."""
    return (
        (2 + 2 * MID_GAME_POSITION_COUNT)
        * SECONDS_PER_MEASUREMENT
        * (QUICK_MEASUREMENT_TIME_SHARE if is_quick else 1.0)
    )


def measure_speeds(
    game: Game, seed: int = SPEED_MEASUREMENT_SEED, *, is_quick: bool = False
) -> MeasuredSpeeds:
    """Measure how fast random games are played, states are cloned and the search runs, with
    playouts to the end and cut ones; `is_quick` measures for a shorter time."""
    seconds = SECONDS_PER_MEASUREMENT * (QUICK_MEASUREMENT_TIME_SHARE if is_quick else 1.0)
    games, decisions = _measure_random_play_rates(game, seed, seconds)
    state = _random_mid_game_state(game, seed)
    return MeasuredSpeeds(
        players=int(game.rules.seats),
        games_per_second=round(games, 1),
        decisions_per_second=round(decisions, 1),
        clone_microseconds=round(
            1e6
            / _measure_rate_per_second(lambda: _clone_repeatedly(state), CLONES_PER_BATCH, seconds),
            3,
        ),
        iterations_per_second=round(
            _measure_search_iteration_rate(game, seed, seconds, cuts_playouts=False), 1
        ),
        cut_iterations_per_second=round(
            _measure_search_iteration_rate(game, seed, seconds, cuts_playouts=True), 1
        ),
    )


def _measure_rate_per_second(
    function: Callable[[], object], units_per_call: int, seconds: float
) -> float:
    """Call `function` repeatedly for `seconds` of processor time, and return how many units it does
    per second; one call does `units_per_call` units."""
    done = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        function()
        done += units_per_call
        now = time.process_time()
    return done / (now - begin)


def _measure_random_play_rates(game: Game, seed: int, seconds: float) -> tuple[float, float]:
    played = 0
    decisions = 0

    def play_batch() -> None:
        nonlocal played, decisions
        decisions += int(
            play_random_games_and_count_decisions(game.rules, seed + played, GAMES_PER_BATCH)
        )
        played += GAMES_PER_BATCH

    games = _measure_rate_per_second(play_batch, GAMES_PER_BATCH, seconds)
    return games, games * decisions / played


def _random_mid_game_state(game: Game, seed: int) -> State:
    """Return a position after a fixed number of random moves, in which a seat has to decide."""
    rules = game.rules
    luck = Luck()
    luck.reset_from_seed(seed)
    state = rules.new_state()
    out = make_zero_row(rules.max_move_count)
    rules.deal(state, seed)
    decisions = 0
    while decisions < DECISIONS_BEFORE_POSITION or state.to_move == CHANCE:
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            rules.apply(state, out[luck.draw_below(rules.legal_moves(state, out))])
            decisions += 1
    return state


def _clone_repeatedly(state: State) -> None:
    for _ in range(CLONES_PER_BATCH):
        state.clone()


def _measure_search_iteration_rate(
    game: Game, seed: int, seconds_per_position: float, *, cuts_playouts: bool
) -> float:
    """Return the search's iterations per second over all mid-game positions together, measured for
    `seconds_per_position` seconds in every position; `cuts_playouts` as in `make_game_search`."""
    search = make_game_search(game, cuts_playouts=cuts_playouts)
    done = 0
    seconds = 0.0
    for state in make_sample_states_of_first_rounds(game, seed):
        seat = int(state.to_move)
        view = game.rules.new_state()
        game.rules.write_view_for_seat(state, seat, view)
        search.begin(view, seat, seed)
        rate = _measure_rate_per_second(
            lambda: search.run_iterations(ITERATIONS_PER_BATCH),
            ITERATIONS_PER_BATCH,
            seconds_per_position,
        )
        iterations = int(search.iterations)
        done += iterations
        seconds += iterations / rate
    return done / seconds
