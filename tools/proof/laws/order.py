"""Law 6: exactly one decides, progress never falls, and the ranking is by points."""

from __future__ import annotations

from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tools.proof.random_games import PlayedStep


def check_step(game: Game, step: PlayedStep) -> None:
    """Require it before and after a step."""
    check_state(game, step.before)
    check_state(game, step.after)
    was, now = game.progress(step.before), game.progress(step.after)
    assert 0 <= was <= now <= 100, f"progress goes from {was} to {now}"
    assert step.before.to_move != NOBODY
    if step.after.to_move == NOBODY:
        assert now == 100, f"the game is over at {now} per cent"


def check_state(game: Game, state: State) -> None:
    """Require one decider, and a ranking, places and points that agree."""
    seats = range(int(game.rules.seats))
    assert state.to_move in (CHANCE, NOBODY, *seats), f"nobody is number {state.to_move}"
    scores, ranking = game.scores(state), game.ranking(state)
    assert sorted(ranking) == list(seats)
    along = [scores[seat] for seat in ranking]
    assert along == sorted(along, reverse=True), "somebody with fewer points is ranked higher"
    places = game.rules.places(state)
    assert tuple(game.rules.scores(state)) == scores, "rules and game count other points"
    assert min(places) == 0, "nobody is first"
    ranked = [int(places[seat]) for seat in ranking]
    assert ranked == sorted(ranked), "ranking and places differ"
    assert game.rules.unknown_facts(state) >= 0
