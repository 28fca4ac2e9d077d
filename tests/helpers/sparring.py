"""Sparring partners in whole games, by what their seats may know."""

from collections.abc import Iterator, Sequence

from ai.players import always_keep_thinking
from game.engine.rules import State
from game.engine.title import Game
from tools.contest.contestants import make_contestant
from tools.contest.game_turns import play_game_turns


def decisions(game: Game, names: Sequence[str], seed: int) -> Iterator[tuple[State, int, str]]:
    """Play a game; yield each true state, the move that is chosen there, and who chose it."""
    state = game.rules.new_state()
    partners = {name: make_contestant(name, game) for name in names}
    game.rules.deal(state, seed)
    for turn in play_game_turns(game.rules, state):
        name = names[turn.seat % len(names)]
        turn.move = partners[name].choose(turn.view, turn.seat, seed, always_keep_thinking)
        yield state, turn.move, name
