"""What Lanterns conserves: pebbles and candles."""

from __future__ import annotations

from game.engine.title import Game
from tools.proof.random_games import Step
from tools.titles.lanterns.rules import CANDLES, HEAP, ROUNDS, LanternsState


def check_step(_game: Game, step: Step) -> None:
    """Require that pebbles only change hands and candles are only used up."""
    for state in (step.before, step.after):
        assert isinstance(state, LanternsState)
        assert state.heap + sum(state.pebbles) == HEAP
        assert state.heap >= 0
        used = sum(1 for candle in state.candle if candle == 0)
        assert used <= ROUNDS * state.seats <= CANDLES * state.seats
