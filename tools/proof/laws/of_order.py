"""Law 6: exactly one decides, progress never falls, and the ranking is by points."""

from game.engine.events import rows_after_changes
from game.engine.knowledge import make_view_for_seat
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tools.proof.random_games import PlayedStep


def check_order(game: Game, step: PlayedStep) -> None:
    """Require a valid decider before and after the step, and a progress in per cent that never
    falls and is 100 at the end; raises AssertionError."""
    check_decider(game, step.before)
    check_decider(game, step.after)
    was = game.progress(step.before)
    now = game.progress(step.after)
    assert 0 <= was <= now <= 100, f"progress goes from {was} to {now}"
    assert step.before.to_move != NOBODY
    if step.after.to_move == NOBODY:
        assert now == 100, f"the game is over at {now} per cent"


def check_decider(game: Game, state: State) -> None:
    """Require that the state's decider is valid, and that ranking, ranks and points agree; raises
    AssertionError."""
    seats = range(int(game.rules.seats))
    assert state.to_move in (CHANCE, NOBODY, *seats), f"nobody is number {state.to_move}"
    scores = game.scores(state)
    ranking = game.seats_from_best(state)
    assert sorted(ranking) == list(seats)
    along = [scores[seat] for seat in ranking]
    assert along == sorted(along, reverse=True), "somebody with fewer points is ranked higher"
    places = game.rules.ranks(state)
    assert tuple(game.rules.scores(state)) == scores, "rules and game count other points"
    assert min(places) == 0, "nobody is first"
    ranked = [int(places[seat]) for seat in ranking]
    assert ranked == sorted(ranked), "ranking and places differ"
    assert game.rules.count_unknown_facts(state) >= 0


def check_events(game: Game, step: PlayedStep) -> None:
    """Require for every seat that the events of a step lead exactly from its view before to its
    view after it; raises AssertionError."""
    for seat in range(int(step.before.seats)):
        before = make_view_for_seat(game.rules, step.before, seat)
        after = make_view_for_seat(game.rules, step.after, seat)
        secret = game.is_secret_move(step.before, step.code) and step.before.to_move != seat
        move = None if secret else game.readable_move(step.before, step.code)
        rows = before.to_plain()
        events = game.events_of_step(before, move, after, seat)
        assert events, f"seat {seat} is told nothing"
        told = rows_after_changes(rows, events)
        assert told == after.to_plain(), f"what seat {seat} is told is not what it sees"
        assert before.to_plain() == rows, "narrating changes the view"


def check_own_laws(game: Game, step: PlayedStep) -> None:
    """Require that the step breaks no invariant of the title; the AssertionError names the broken
    one."""
    broken = game.rules.broken_invariant_sentence(step.before, step.code, step.after)
    assert not broken, broken
