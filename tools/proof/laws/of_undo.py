"""What a seat has learned is never taken back: without practice an undo ends where another seat,
luck or a reveal came in between."""

from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.match.undo import step_count_after_turn_undo, step_count_after_undo
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Seat, Step
from game.records.replay_cursor import ReplayCursor
from tools.proof.proofs import Case, find_title
from tools.proof.random_games import choose_code, legal_codes, make_luck
from tools.proof.twins import make_swapped_twin

COMPUTER_KIND = "ai:3"
OTHER_WORLDS_PER_UNDO = 2  # other worlds that each undo is held against


def check_undo_of_a_game(case: Case, seed: int) -> int:
    """Check the law of undo for all seats after every decision of a random game; return how often
    an undo was possible."""
    match = Match.begin(
        beginning_of_new_game(find_title(case.title), case.options, seats_of(case, seed), seed)
    )
    cursor = ReplayCursor(match.title, match.game, match.chronicle)
    states = [cursor.state_after_step(0)]
    luck = make_luck(seed)
    found = 0
    while question := match.question():
        codes = legal_codes(match.game.rules, question.view)
        match.send_answer(question.seat, choose_code(codes, luck, by_kind=seed % 2 == 1))
        played = cursor.transitions_between_steps(len(states), match.step_count)
        states += [passage.state_after for passage in played]
        for seat in range(case.seats):
            found += check_undo(match, states, seat, luck)
    return found


def seats_of(case: Case, seed: int) -> tuple[Seat, ...]:
    """Return seats with people and computers alternately, and the automa on its own seat."""
    players = [HUMAN_PLAYER if (at + seed) % 2 else COMPUTER_KIND for at in range(case.seats)]
    if case.options.automa is not None:
        players[case.options.automa_seat] = AUTOMA_PLAYER
    return make_seats(players, case.game().colours, ())


def check_undo(match: Match, states: list[State], seat: int, luck: Luck) -> bool:
    """Require that what a seat could undo contains only its own steps and has taught it nothing;
    return False if it can undo nothing."""
    chronicle = match.chronicle
    goal = step_count_after_undo(chronicle, seat)
    if isinstance(goal, Reason):
        assert isinstance(step_count_after_turn_undo(chronicle, seat), Reason), (
            "reset goes where undo may not"
        )
        return False
    furthest = step_count_after_turn_undo(chronicle, seat)
    assert not isinstance(furthest, Reason)
    assert furthest <= goal
    taken = chronicle.steps[furthest:]
    assert all(step.seat == seat for step in taken), "an answer of another seat is taken back"
    for _ in range(OTHER_WORLDS_PER_UNDO):
        twin = make_swapped_twin(match.title.name, states[furthest], seat, luck)
        check_nothing_learned(match.game, states[furthest], twin, taken, seat)
    return True


def check_nothing_learned(
    game: Game, state: State, twin: State, taken: list[Step], seat: int
) -> None:
    """Require that the undone steps lead to equal views from the true state and from its twin, so
    that the seat has learned nothing by them."""
    told = "what the seat has learned is taken back"
    worlds = (state.clone(), twin.clone())
    for step in taken:
        for world in worlds:
            assert step.move_code in legal_codes(game.rules, world), told
            game.rules.apply(world, step.move_code)
        views = [make_view_for_seat(game.rules, world, seat).to_plain() for world in worlds]
        assert views[0] == views[1], told
