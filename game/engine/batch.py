"""Step many games of one set-up with one call and fill result rows that numpy reads in place."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i32, u8

from game.engine.cells import i64, vec
from game.engine.observation_writer import ObservationWriter
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY, Rules, State

BYTES_PER_ACTION: Final = 4  # bytes of one action index


def draw_chance_outcomes(rules: Rules, state: State) -> None:
    """Draw and apply chance outcomes to the state until a seat has to decide or the game is
    over."""
    while state.to_move == CHANCE:
        rules.apply(state, rules.draw_outcome(state))


@final
class Batch:
    """Many games with equal options, played side by side, each observed by the seat that has to
    decide; a finished game is replaced by a new one.

    The n-th play of game g has the seed first + g + n * games. After `step`, `done` is 1 where a
    game has just ended: `points` and `places` then hold its result for every seat, 0 elsewhere, and
    the observation is the first one of the next play.
    """

    def __init__(self, rules: Rules, game_count: i64) -> None:
        """Allocate rows for `game_count` games; `deal_all_games` deals them."""
        self.rules: Rules = rules
        self.games: i64 = game_count
        self.states: list[State] = [rules.new_state() for _ in range(game_count)]
        self.observation_writer: ObservationWriter = ObservationWriter(rules, game_count)
        self.seeds: vec[i64] = vec[i64]([i64(0) for _ in range(game_count)])
        self.to_move: vec[i32] = vec[i32]([i32(0) for _ in range(game_count)])
        self.done: vec[u8] = vec[u8]([u8(0) for _ in range(game_count)])
        self.points: vec[i32] = vec[i32]([i32(0) for _ in range(game_count * rules.seats)])
        self.places: vec[i32] = vec[i32]([i32(0) for _ in range(game_count * rules.seats)])
        self.result: vec[i64] = make_zero_row(rules.seats)

    def deal_all_games(self, seed: i64) -> None:
        """Deal every game with the seeds `seed`, `seed` + 1 and so on, and write its first
        observation.
        """
        for game in range(self.games):
            self.seeds[game] = seed + game
            self.deal_game(game)
            self.clear_result(game)
            self.write_observation_and_mask(game)

    def step(self, actions: bytes) -> None:
        """Play one move in every game; `actions` holds a little-endian move index of 4 bytes for
        each game.

        Raise ValueError that names the first game whose action is not legal; the games before
        it have moved.
        """
        if i64(len(actions)) != self.games * BYTES_PER_ACTION:
            raise ValueError(
                f"{len(actions)} bytes are not {self.games} actions of {BYTES_PER_ACTION}"
            )
        for game in range(self.games):
            at: i64 = game * BYTES_PER_ACTION
            action: i64 = (
                i64(actions[at])
                + i64(actions[at + 1]) * 256
                + i64(actions[at + 2]) * 65536
                + i64(actions[at + 3]) * 16777216
            )
            if not self.observation_writer.is_legal(game, action):
                raise ValueError(f"action {action} is not legal in game {game}; see the mask")
            self.play_move(game, action)

    def play_move(self, game: i64, move_index: i64) -> None:
        """Play the legal move with index `move_index` in one game, and the chance outcomes after
        it; if that ends the game, write the result and deal the next one. Then write the game's
        observation and mask."""
        state: State = self.states[game]
        if self.done[game] != u8(0):
            self.clear_result(game)
        self.rules.apply(state, self.observation_writer.moves.move_at_index(move_index))
        draw_chance_outcomes(self.rules, state)
        if state.to_move == NOBODY:
            self.write_result(game, state)
            self.seeds[game] += self.games
            self.deal_game(game)
        self.write_observation_and_mask(game)

    def deal_game(self, game: i64) -> None:
        """Deal one game from its seed, and draw the chance outcomes before the first decision."""
        state: State = self.states[game]
        self.rules.deal(state, self.seeds[game])
        draw_chance_outcomes(self.rules, state)

    def write_observation_and_mask(self, game: i64) -> None:
        """Write one game's row from its state: the seat that has to decide, its observation and
        the mask of its legal moves."""
        state: State = self.states[game]
        self.to_move[game] = i32(state.to_move)
        self.observation_writer.write_observation(state, state.to_move, game)
        self.observation_writer.write_legal_moves(state, game)

    def write_result(self, game: i64, state: State) -> None:
        """Set `done` to 1, and write the points and the places of a finished game."""
        self.done[game] = u8(1)
        first: i64 = game * self.rules.seats
        self.rules.write_points(state, self.result)
        for seat in range(self.rules.seats):
            self.points[first + seat] = i32(self.result[seat])
        self.rules.write_ranks(state, self.result)
        for seat in range(self.rules.seats):
            self.places[first + seat] = i32(self.result[seat])

    def clear_result(self, game: i64) -> None:
        """Set `done`, the points and the places of one game to 0."""
        self.done[game] = u8(0)
        first: i64 = game * self.rules.seats
        for seat in range(self.rules.seats):
            self.points[first + seat] = i32(0)
            self.places[first + seat] = i32(0)
