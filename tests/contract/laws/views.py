"""Law 5: a seat knows what its view says and nothing else."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.luck import Luck
from game.engine.moves import kind_of
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from tests.contract.random_games import Step, legal_codes, twin_of, view_of


def check_step(game: Game, step: Step, luck: Luck) -> None:
    """Require it of every seat, before and across the step."""
    for seat in range(int(step.before.seats)):
        twin = twin_of(game.rules, step.before, seat, luck)
        check_view(game, step.before, twin, seat)
        check_question(game, step.before, twin, seat)
        check_across(game, step, twin, seat)


def check_view(game: Game, state: State, twin: State, seat: int) -> None:
    """Require that the seat cannot tell the twin from the true state, and foresees no luck."""
    view = view_of(game.rules, state, seat)
    assert not any(view.luck.words()), f"seat {seat} sees the luck to come"
    used = state.clone()
    game.rules.hide(state, seat, used)
    assert used.to_plain() == view.to_plain(), "a view depends on what was in its place before"
    seen = view_of(game.rules, twin, seat).to_plain()
    assert seen == view.to_plain(), f"seat {seat} sees that a position was only imagined"


def check_question(game: Game, state: State, twin: State, seat: int) -> None:
    """Require that the deciding seat is asked the same by truth, twin and view."""
    if state.to_move != seat:
        return
    view = view_of(game.rules, state, seat)
    codes = legal_codes(game.rules, state)
    assert legal_codes(game.rules, view) == codes, "the view offers other moves"
    assert legal_codes(game.rules, twin) == codes, "a twin offers other moves"
    assert game.moves(view) == game.moves(state), "the view names its moves differently"


def check_across(game: Game, step: Step, twin: State, seat: int) -> None:
    """Require that a step that reveals nothing looks the same from truth and twin.

    Left out are moves the twin does not allow, because its owner of a card holds another one,
    and steps after which the twin asks another question: being asked tells something too.
    """
    if step.code not in legal_codes(game.rules, twin):
        return
    after = twin.clone()
    game.rules.apply(after, step.code)
    reveals = game.rules.unknown_facts(step.after) < game.rules.unknown_facts(step.before)
    if reveals or question(game, after) != question(game, step.after):
        return
    true_view, twin_view = (view_of(game.rules, s, seat) for s in (step.after, after))
    learned = f"seat {seat} learns what nobody revealed"
    assert true_view.to_plain() == twin_view.to_plain(), learned
    true_events = events_of(game, step.before, step.code, step.after, seat)
    assert events_of(game, twin, step.code, after, seat) == true_events, learned


def question(game: Game, state: State) -> tuple[int, set[int]]:
    """Return who is asked, and for what kinds of moves."""
    return int(state.to_move), {int(kind_of(code)) for code in legal_codes(game.rules, state)}


def events_of(game: Game, before: State, code: int, after: State, seat: int) -> tuple[Event, ...]:
    """Return what the seat is told of a step."""
    secret = game.is_secret(before, code) and before.to_move != seat
    move = None if secret else game.move(before, code)
    views = [view_of(game.rules, state, seat) for state in (before, after)]
    return game.narrate(views[0], move, views[1], seat)


def check_playable(game: Game, state: State, seat: int, luck: Luck) -> None:
    """Require that an imagined game can be played to its end."""
    twin = twin_of(game.rules, state, seat, luck)
    while twin.to_move != NOBODY:
        codes = legal_codes(game.rules, twin)
        game.rules.apply(twin, codes[int(luck.below(len(codes)))])
