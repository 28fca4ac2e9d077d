"""Law 5: a seat knows what its view says and nothing else. Law 5, of secret moves: what a
seat chose in secret shows nowhere (S-4). No leak on paper: what is written, sent or listed for a
seat tells nothing that is hidden."""

from game.engine.events import Event
from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from game.records.codec import encode_rows
from tools.proof.random_games import PlayedStep, legal_codes, twin_of
from tools.proof.twins import make_swapped_twin, question_kinds, twin_of_step

NAMES = ("Ann", "Ben", "Cy", "Di", "Ed")


def check_step(game: Game, step: PlayedStep, luck: Luck) -> None:
    """Require that no seat's view before and after the step, and nothing written for one of the
    seats, depends on hidden information; raises AssertionError."""
    seats = range(int(step.before.seats))
    for seat in seats:
        check_seat(game, step, seat, luck)
    check_papers(game, step, step.number % len(seats), luck)


def check_seat(game: Game, step: PlayedStep, seat: int, luck: Luck) -> bool:
    """Require that one seat sees and is told the same in a step and in a twin of it; return False
    if no twin was found."""
    imagined = twin_of(game.rules, step.before, seat, luck)
    check_view(game, step.before, imagined, seat)
    check_question(game, step.before, imagined, seat)
    if is_secret_from(game, step, seat):
        hidden = make_swapped_twin(game.options.title, step.before, seat, luck)
        check_view(game, step.before, hidden, seat)
        # Require that the secret move looks to the seat like any other one it might have been
        seen = make_view_for_seat(game.rules, step.after, seat).to_plain()
        told = told_to(game, step.before, step.code, step.after, seat)
        for code in legal_codes(game.rules, step.before):
            after = step.before.clone()
            game.rules.apply(after, code)
            if question_kinds(game, after) != question_kinds(game, step.after):
                continue
            assert make_view_for_seat(game.rules, after, seat).to_plain() == seen, (
                f"seat {seat} sees a secret"
            )
            other = told_to(game, step.before, code, after, seat)
            assert other == told, f"seat {seat} is told a secret"
        return True
    twin = twin_of_step(game, step, seat, luck)
    if twin is None:
        return False
    check_view(game, step.before, twin.before, seat)
    check_question(game, step.before, twin.before, seat)
    # Require that the step looks the same, and is told the same, from truth and twin
    learned = f"seat {seat} learns what nobody revealed"
    views = [make_view_for_seat(game.rules, state, seat) for state in (step.after, twin.after)]
    assert views[0].to_plain() == views[1].to_plain(), learned
    told = told_to(game, step.before, step.code, step.after, seat)
    assert told_to(game, twin.before, step.code, twin.after, seat) == told, learned
    check_question(game, step.after, twin.after, seat)
    return True


def check_view(game: Game, state: State, twin: State, seat: int) -> None:
    """Require that the seat's views of a state and of its twin are equal; raises AssertionError."""
    view = make_view_for_seat(game.rules, state, seat)
    assert not any(view.luck.state_words()), f"seat {seat} sees the luck to come"
    used = state.clone()
    game.rules.write_view_for_seat(state, seat, used)
    assert used.to_plain() == view.to_plain(), "a view depends on what was in its place before"
    seen = make_view_for_seat(game.rules, twin, seat).to_plain()
    assert seen == view.to_plain(), f"seat {seat} sees something that is hidden from it"


def check_question(game: Game, state: State, twin: State, seat: int) -> None:
    """Require that the seat, if it has to decide, has the same moves in the true state, in its view
    and in the twin; raises AssertionError."""
    if state.to_move != seat:
        return
    view = make_view_for_seat(game.rules, state, seat)
    codes = legal_codes(game.rules, state)
    assert legal_codes(game.rules, view) == codes, "the view offers other moves"
    assert legal_codes(game.rules, twin) == codes, "a twin offers other moves"
    assert game.readable_moves(view) == game.readable_moves(state), (
        "the view names its moves differently"
    )


def check_playable(game: Game, state: State, seat: int, luck: Luck) -> None:
    """Play a twin of the state with random moves to the end; an error means that it cannot be
    played."""
    twin = twin_of(game.rules, state, seat, luck)
    while twin.to_move != NOBODY:
        codes = legal_codes(game.rules, twin)
        game.rules.apply(twin, codes[int(luck.draw_below(len(codes)))])


def is_secret_from(game: Game, step: PlayedStep, seat: int) -> bool:
    """Return whether the step is a secret move of another seat than `seat`."""
    return seat != step.before.to_move and game.is_secret_move(step.before, step.code)


def told_to(game: Game, before: State, code: int, after: State, seat: int) -> tuple[Event, ...]:
    """Return the events of a step as a seat is told them; of another seat's secret move without the
    move."""
    secret = game.is_secret_move(before, code) and before.to_move != seat
    move = None if secret else game.readable_move(before, code)
    views = [make_view_for_seat(game.rules, state, seat) for state in (before, after)]
    return game.events_of_step(views[0], move, views[1], seat)


Papers = tuple[str, bytes, tuple[int, ...], tuple[int, ...]]


def check_papers(game: Game, step: PlayedStep, seat: int, luck: Luck) -> None:
    """Require that what is written for the seat after the step is the same as after a twin of the
    step; raises AssertionError."""
    twin = None if is_secret_from(game, step, seat) else twin_of_step(game, step, seat, luck)
    if twin is not None:
        told = f"what is written for seat {seat} tells what is hidden"
        assert papers_for(game, step.after, seat) == papers_for(game, twin.after, seat), told


def papers_for(game: Game, state: State, seat: int) -> Papers:
    """Return everything written for a seat: its view as position text and as bytes, the points and
    the ranking."""
    view = make_view_for_seat(game.rules, state, seat)
    text = game.position_text(view, NAMES[: int(state.seats)])
    return text, encode_rows(view.to_plain()), game.scores(view), game.seats_from_best(view)
